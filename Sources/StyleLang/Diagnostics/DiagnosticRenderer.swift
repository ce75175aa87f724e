/// Shows the diagnostics of a run in one form.
///
/// What a renderer has to say at once it hands on; a form that is one document is said at the end.
public protocol DiagnosticRenderer {
  /// Takes the diagnostics of one file, in the order in which they are to be shown.
  ///
  /// - Parameters:
  ///   - others: The other files that notes may be about.
  ///   - show: Takes what can be shown by now, in whole lines.
  mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void)

  /// Takes the problem of a file as a whole.
  mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void)

  /// What stands at the end of the report.
  var ending: String { get }

  /// A line about the whole report.
  func remark(_ text: String) -> String
}

extension DiagnosticRenderer {
  /// Forms of lines end with their last line.
  public var ending: String { "" }

  /// A line about the whole report.
  public func remark(_ text: String) -> String { text + "\n" }
}
