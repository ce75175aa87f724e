/// Shows diagnostics as JSON, for tools.
///
/// ```
/// {"diagnostics": [{"code": "S204", "severity": "error", "message": "…", "file": "card.style",
///   "range": {"start": {"line": 3, "column": 5}, "end": {"line": 3, "column": 11}},
///   "notes": [{"message": "…", "range": {…}}],
///   "fixIts": [{"title": "…", "edits": [{"range": {…}, "replacement": "…"}],
///     "isSafe": false}]}]}
/// ```
///
/// Lines and columns count from 1, columns in Unicode scalars; an end is past the last character.
/// A note about another file has a member `file`. The range of a note may be absent, and that of a
/// problem of a file as a whole is `null`. A fix-it that is safe may be made without a look at it.
public struct JSONRenderer: DiagnosticRenderer {
  private var objects = ""

  /// Creates a renderer that has no diagnostic yet.
  public init() {}

  /// The document: every diagnostic so far, one a line.
  public var document: String {
    "{\"diagnostics\": [" + objects + (objects.isEmpty ? "" : "\n") + "]}\n"
  }

  /// Adds the diagnostics of one file.
  ///
  /// - Parameter others: The other files that notes may be about.
  public mutating func append(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile] = []
  ) {
    guard !diagnostics.isEmpty else { return }
    var locator = ProjectLocator(source, others: others, columns: .scalars)
    for diagnostic in diagnostics {
      let notes = diagnostic.notes.map { note in
        "{\"message\": \(jsonString(note.message))\(place(of: note, &locator))}"
      }
      let fixIts = diagnostic.fixIts.map { fixIt in
        let edits = fixIt.edits.map {
          "{\"range\": \(json(locator.span($0.range)))"
            + ", \"replacement\": \(jsonString($0.replacement))}"
        }
        return
          "{\"title\": \(jsonString(fixIt.title)), \"edits\": [\(edits.joined(separator: ", "))]"
          + ", \"isSafe\": \(fixIt.isSafe)}"
      }
      append(
        code: diagnostic.problem.code, severity: diagnostic.severity,
        message: diagnostic.problem.message, file: source.name,
        range: json(locator.span(diagnostic.range)), notes: notes, fixIts: fixIts)
    }
  }

  /// The members of a note that say where it is.
  private func place(of note: Note, _ locator: inout ProjectLocator) -> String {
    let file = note.file.map { ", \"file\": \(jsonString($0))" } ?? ""
    return file + (locator.span(of: note).map { ", \"range\": \(json($0))" } ?? "")
  }

  /// Adds the problem of a file.
  public mutating func append(_ diagnostic: FileDiagnostic) {
    append(
      code: diagnostic.problem.code.rawValue, severity: .error,
      message: diagnostic.problem.message, file: diagnostic.path, range: "null", notes: [],
      fixIts: [])
  }

  private mutating func append(
    code: String, severity: Severity, message: String, file: String, range: String,
    notes: [String], fixIts: [String]
  ) {
    objects += objects.isEmpty ? "\n  " : ",\n  "
    objects += "{\"code\": \(jsonString(code)), \"severity\": \(jsonString(severity.rawValue))"
    objects +=
      ", \"message\": \(jsonString(message)), \"file\": \(jsonString(file)), \"range\": \(range)"
    objects += ", \"notes\": [\(notes.joined(separator: ", "))]"
    objects += ", \"fixIts\": [\(fixIts.joined(separator: ", "))]}"
  }

  private func json(_ span: ProjectLocator.Span) -> String {
    "{\"start\": \(json(span.start)), \"end\": \(json(span.end))}"
  }

  private func json(_ position: LineTable.Position) -> String {
    "{\"line\": \(position.line), \"column\": \(position.column)}"
  }
}

extension JSONRenderer {
  /// Takes the diagnostics of one file.
  public mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void
  ) {
    append(diagnostics, of: source, others: others)
  }

  /// Takes the problem of a file as a whole.
  public mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void) {
    append(diagnostic)
  }

  /// The document.
  public var ending: String { document }
}
