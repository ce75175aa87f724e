import StyleLang

/// A `stylec.json`, where it was found.
struct ConfigurationFile {
  static let name = "stylec.json"

  /// The text; its name is the path for messages.
  let source: SourceFile
  /// The folder of the file; empty for the current one.
  let folder: Path

  /// The path of something that the file names.
  func path(_ text: String) -> Path {
    let path = Path(text)
    return path.bytes.first == UInt8(ascii: "/") ? path : folder.appending(path)
  }

  /// Finds the file: the one that is named, or the nearest one in the current folder and those above.
  ///
  /// A folder with `.git` is the last that is looked at: what lies above it belongs to others.
  static func find(_ arguments: Arguments) throws -> ConfigurationFile? {
    if let path = arguments.path(.config) {
      if arguments.has(.noConfig) {
        throw UsageError("'--config' names a file, and '--no-config' wants none")
      }
      return try ConfigurationFile(path)
    }
    if arguments.has(.noConfig) { return nil }
    var folder = Path("")
    while true {
      let path = folder.appending(Path(name))
      if try FileStatus.of(path)?.kind == .regular { return try ConfigurationFile(path) }
      if try FileStatus.of(folder.appending(Path(".git"))) != nil { return nil }
      let place = folder.bytes.isEmpty ? Path(".") : folder
      guard let resolved = place.resolved, resolved != Path("/") else { return nil }
      folder = folder.appending(Path(".."))
    }
  }

  private init(_ path: Path) throws(FileDiagnostic) {
    source = try Input(path: path, relativePath: path.lastComponent).readJSON()
    folder = path.bytes.contains(UInt8(ascii: "/")) ? path.parent : Path("")
  }
}
