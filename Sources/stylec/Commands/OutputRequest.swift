import StyleLang

/// What `compile` is to write, and where.
struct OutputRequest {
  let format: OutputFormat
  /// A file or a folder; nil for standard output.
  let path: Path?

  /// The outputs that are asked for: by options, or by `stylec.json` for the sources that it lists.
  static func all(_ settings: Settings) -> [OutputRequest] {
    let arguments = settings.arguments
    let format = arguments.choice(.emit, as: OutputFormat.self)
    let path = arguments.path(.output)
    if path == nil, settings.usesSources, let file = settings.file {
      let named: [(OutputFormat, String?)] = [
        (.swift, settings.configuration.swiftOutput), (.json, settings.configuration.jsonOutput),
      ]
      let requests = named.compactMap { named, text in
        text.map { OutputRequest(format: named, path: file.path($0).withSlash) }
      }
      let chosen = requests.filter { format == nil || $0.format == format }
      if !chosen.isEmpty { return chosen }
    }
    let isJSON = path?.hasSuffix(".json") ?? false
    return [OutputRequest(format: format ?? (isJSON ? .json : .swift), path: path)]
  }
}
