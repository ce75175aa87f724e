/// The report as text for people; see `TextRenderer`.
public struct TextReport: DiagnosticRenderer {
  private let options: TextOptions

  /// Creates a report.
  public init(_ options: TextOptions) { self.options = options }

  /// Takes the diagnostics of one file.
  public mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void
  ) {
    guard !diagnostics.isEmpty else { return }
    var renderer = TextRenderer(source, options: options, others: others)
    for diagnostic in diagnostics { show(renderer.render(diagnostic)) }
  }

  /// Takes the problem of a file as a whole.
  public mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void) {
    show(diagnostic.text(options))
  }
}
