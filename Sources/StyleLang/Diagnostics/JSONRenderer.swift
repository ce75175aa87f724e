/// Shows diagnostics as JSON, for tools.
///
/// ```
/// {"diagnostics": [{"code": "S204", "severity": "error", "message": "…", "file": "card.style",
///   "range": {"start": {"line": 3, "column": 5}, "end": {"line": 3, "column": 11}},
///   "notes": [{"message": "…", "range": {…}}],
///   "fixIts": [{"title": "…", "edits": [{"range": {…}, "replacement": "…"}]}]}]}
/// ```
///
/// Lines and columns count from 1, columns in Unicode scalars; an end is past the last character.
/// A note about another file has a member `file`. The range of a note may be absent, and that of a problem of a file as a whole is `null`.
public struct JSONRenderer {
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
    var locator = SourceLocator(source)
    for diagnostic in diagnostics {
      let notes = diagnostic.notes.map { note in
        "{\"message\": \(json(note.message))\(place(of: note, &locator, others))}"
      }
      let fixIts = diagnostic.fixIts.map { fixIt in
        let edits = fixIt.edits.map {
          "{\"range\": \(json($0.range, &locator)), \"replacement\": \(json($0.replacement))}"
        }
        return "{\"title\": \(json(fixIt.title)), \"edits\": [\(edits.joined(separator: ", "))]}"
      }
      append(
        code: diagnostic.problem.code, severity: diagnostic.severity,
        message: diagnostic.problem.message, file: source.name,
        range: json(diagnostic.range, &locator), notes: notes, fixIts: fixIts)
    }
  }

  /// The members of a note that say where it is.
  private func place(
    of note: Note, _ locator: inout SourceLocator, _ others: [SourceFile]
  ) -> String {
    guard let range = note.range else { return "" }
    guard let file = note.file else { return ", \"range\": \(json(range, &locator))" }
    let name = ", \"file\": \(json(file))"
    guard let source = others.first(where: { $0.name == file }) else { return name }
    var other = SourceLocator(source)
    return name + ", \"range\": \(json(range, &other))"
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
    objects += "{\"code\": \(json(code)), \"severity\": \(json(severity.rawValue))"
    objects += ", \"message\": \(json(message)), \"file\": \(json(file)), \"range\": \(range)"
    objects += ", \"notes\": [\(notes.joined(separator: ", "))]"
    objects += ", \"fixIts\": [\(fixIts.joined(separator: ", "))]}"
  }

  private func json(_ range: SourceRange, _ locator: inout SourceLocator) -> String {
    "{\"start\": \(json(range.start, &locator)), \"end\": \(json(range.end, &locator))}"
  }

  private func json(_ offset: UInt32, _ locator: inout SourceLocator) -> String {
    let position = locator.position(of: offset)
    return "{\"line\": \(position.line), \"column\": \(position.column)}"
  }

  private func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
