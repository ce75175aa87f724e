import StyleLang

/// Shows diagnostics as they come, or collects them for one JSON document.
struct Reporter {
  private let format: DiagnosticFormat
  private let options: TextOptions
  private var count = DiagnosticCount()
  private var json = JSONRenderer()

  init(_ arguments: Arguments) {
    format = arguments.choice(.diagnostics) ?? .text
    options = Terminal.error.options(arguments.choice(.color) ?? .auto)
  }

  /// Whether an error was reported.
  var hasErrors: Bool { count.errors > 0 }

  mutating func report(_ result: ProjectCompilation) {
    report(result.compilation.diagnostics, of: result.compilation.source, others: result.others)
  }

  private mutating func report(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile]
  ) {
    for diagnostic in diagnostics { count.add(diagnostic.severity) }
    switch format {
    case .json: json.append(diagnostics, of: source, others: others)
    case .text:
      guard !diagnostics.isEmpty else { return }
      var renderer = TextRenderer(source, options: options, others: others)
      var text = ""
      for diagnostic in diagnostics {
        text += renderer.render(diagnostic)
        if text.utf8.count > 1 << 16 {
          show(text)
          text = ""
        }
      }
      show(text)
    }
  }

  mutating func report(_ diagnostic: FileDiagnostic) {
    count.add(.error)
    switch format {
    case .json: json.append(diagnostic)
    case .text: show(diagnostic.text(options))
    }
  }

  /// Ends the report, and returns the exit status.
  func finish() throws -> ExitStatus {
    switch format {
    case .json: try Terminal.output.write(json.document)
    case .text: if let text = count.text { show(text + "\n") }
    }
    return hasErrors ? .failure : .success
  }

  /// Nobody may be there to read errors; that is no reason not to compile.
  private func show(_ text: String) { try? Terminal.error.write(text) }
}
