import StyleLang

/// How diagnostics are shown.
enum DiagnosticFormat: String, CaseIterable {
  case text, json, sarif, github, xcode

  /// Whether it is one document, which goes to standard output; lines go to standard error.
  var isDocument: Bool {
    switch self {
    case .json, .sarif: true
    case .text, .github, .xcode: false
    }
  }

  /// What shows them so.
  func renderer(_ arguments: Arguments) -> any DiagnosticRenderer {
    switch self {
    case .text: TextReport(Terminal.error.options(arguments.choice(.color) ?? .auto))
    case .json: JSONRenderer()
    case .sarif:
      SARIFRenderer(
        version: version, in: .current, describing: { [all = RuleDescription.all] in all[$0] })
    case .github: GitHubRenderer(in: .current)
    case .xcode: XcodeRenderer(in: .current)
    }
  }
}

extension Arguments {
  /// Refuses a form of diagnostics that would be mixed with what a command writes.
  func checkDiagnostics(whileOutputUsesStandardOutput usesOutput: Bool, or hint: String)
    throws(UsageError)
  {
    guard usesOutput, let format = choice(.diagnostics, as: DiagnosticFormat.self),
      format.isDocument
    else { return }
    throw UsageError(
      "'\(Option.diagnostics.name) \(format)' and the output cannot both go to standard output;"
        + " \(hint)")
  }
}

extension ReportFolder {
  /// The folder in which the command runs.
  fileprivate static var current: ReportFolder { ReportFolder(Path(".").resolved?.text) }
}
