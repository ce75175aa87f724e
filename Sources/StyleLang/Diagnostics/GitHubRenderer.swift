/// Shows diagnostics as workflow commands of GitHub Actions, which turns them into annotations.
///
/// ```
/// ::error file=card.style,line=3,endLine=3,col=5,endColumn=11,title=S202::unknown property 'colour'
/// ```
///
/// Columns count UTF-16 code units; an end is past the last character. They are left out where the
/// range has several lines, because GitHub takes them only for one. Notes and fixes are further lines
/// of the message. Paths are seen from the folder of the run, as annotations are of files of a
/// repository.
public struct GitHubRenderer: DiagnosticRenderer {
  private let folder: ReportFolder

  /// Creates a renderer for a run in `folder`.
  public init(in folder: ReportFolder) { self.folder = folder }

  /// Takes the diagnostics of one file.
  public mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void
  ) {
    guard !diagnostics.isEmpty else { return }
    var locator = ProjectLocator(source, others: others, columns: .utf16)
    for diagnostic in diagnostics {
      let span = locator.span(diagnostic.range)
      var properties = ["line=\(span.start.line)", "endLine=\(span.end.line)"]
      if span.start.line == span.end.line {
        properties += ["col=\(span.start.column)", "endColumn=\(span.end.column)"]
      }
      var message = diagnostic.problem.message
      for note in diagnostic.notes { message += "\nnote: " + text(of: note, source, &locator) }
      for fixIt in diagnostic.fixIts { message += "\nfix: \(fixIt.title)" }
      show(
        command(
          diagnostic.severity, source.name, properties, title: diagnostic.problem.code, message))
    }
  }

  /// Takes the problem of a file as a whole.
  public mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void) {
    let problem = diagnostic.problem
    show(command(.error, diagnostic.path, [], title: problem.code.rawValue, problem.message))
  }

  /// A line about the whole report.
  public func remark(_ text: String) -> String { "::notice::\(data(text))\n" }

  private func text(
    of note: Note, _ source: SourceFile, _ locator: inout ProjectLocator
  ) -> String {
    guard note.range != nil else { return note.message }
    let file = folder.relative(note.file ?? source.name)
    guard let start = locator.span(of: note)?.start else { return "\(file): \(note.message)" }
    return "\(file):\(start.line):\(start.column): \(note.message)"
  }

  private func command(
    _ severity: Severity, _ file: String, _ places: [String], title: String, _ message: String
  ) -> String {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let properties =
      ["file=\(property(folder.relative(file)))"] + places + ["title=\(property(title))"]
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// A message with the escapes of `@actions/core`.
  private func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    // A log is a terminal too: what it does not show is spelled out.
    return result.visible
  }
}
