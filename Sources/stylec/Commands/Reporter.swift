import StyleLang

/// Shows diagnostics as they come, or collects them for one document.
struct Reporter {
  private let format: DiagnosticFormat
  private var renderer: any DiagnosticRenderer
  /// How many errors are shown; nil for all.
  var limit: Int?
  private var count = DiagnosticCount()
  /// Whether a warning is a failure too.
  var failsOnWarnings = false
  private var hiddenErrors = 0

  init(_ arguments: Arguments) {
    format = arguments.choice(.diagnostics) ?? .text
    renderer = format.renderer(arguments)
  }

  /// Whether an error was reported.
  var hasErrors: Bool { count.errors > 0 }

  mutating func report(_ result: ProjectCompilation) {
    report(result.compilation.diagnostics, of: result.compilation.source, others: result.others)
  }

  mutating func report(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile]
  ) {
    let diagnostics = diagnostics.filter { isShown($0.severity) }
    var text = ""
    renderer.render(diagnostics, of: source, others: others) {
      text += $0
      guard text.utf8.count > 1 << 16 else { return }
      Reporter.show(text)
      text = ""
    }
    Reporter.show(text)
  }

  mutating func report(_ diagnostic: FileDiagnostic) {
    guard isShown(.error) else { return }
    renderer.render(diagnostic) { Reporter.show($0) }
  }

  /// Reports a fix that was not made.
  mutating func report(_ refused: RefusedFix) {
    report([refused.remark], of: refused.source, others: [])
  }

  /// Says how much was mended, to people.
  func note(fixes: Int, files: Int) {
    guard fixes > 0, format == .text else { return }
    Reporter.show(
      "\(fixes) \(fixes == 1 ? "fix" : "fixes") made in \(files) \(files == 1 ? "file" : "files")\n"
    )
  }

  /// Counts a diagnostic, and says whether the limit of errors lets it be shown.
  private mutating func isShown(_ severity: Severity) -> Bool {
    count.add(severity)
    guard severity == .error, let limit, count.errors > limit else { return true }
    hiddenErrors += 1
    return false
  }

  /// Ends the report, and returns the exit status.
  func finish() throws -> ExitStatus {
    if format.isDocument { try Terminal.output.write(renderer.ending) }
    if format == .text || hiddenErrors > 0, !summary.isEmpty {
      Reporter.show(renderer.remark(summary))
    }
    return hasErrors || failsOnWarnings && count.warnings > 0 ? .failure : .success
  }

  /// The last line: how many errors and warnings there were; empty if there was none.
  private var summary: String {
    guard let text = count.text else { return "" }
    if hiddenErrors == 0 { return text }
    return
      "\(text); \(hiddenErrors) more \(hiddenErrors == 1 ? "error is" : "errors are") not shown"
  }

  /// Nobody may be there to read errors; that is no reason not to compile.
  private static func show(_ text: String) {
    if !text.isEmpty { try? Terminal.error.write(text) }
  }
}
