/// Shows diagnostics in the lines that Xcode reads from the tools of a build.
///
/// ```
/// /app/card.style:3:5: error: unknown property 'colour' [S202]
/// /app/card.style:3:5-3:11: fixit: background
/// /app/card.style:1:7: note: in this style
/// ```
///
/// The lines are what `CommandLineToolSpec` of swift-build matches: a path from the root, a line and a
/// column in bytes of UTF-8 as Swift counts them, a kind, one line of text. The lines of a fix come
/// straight after their diagnostic, since a note ends it, and Xcode makes all of them at once: so of
/// several ways to mend a problem only the first has such lines, and the others are notes.
///
/// No path with a colon or a quote is one for Xcode. Such a diagnostic has no place then, and its path
/// is part of the message.
public struct XcodeRenderer: DiagnosticRenderer {
  private let folder: ReportFolder

  /// Creates a renderer for a run in `folder`.
  public init(in folder: ReportFolder) { self.folder = folder }

  /// Takes the diagnostics of one file.
  public mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void
  ) {
    guard !diagnostics.isEmpty else { return }
    var locator = ProjectLocator(source, others: others, columns: .utf8)
    let path = XcodePath(source.name, in: folder)
    for diagnostic in diagnostics {
      let problem = diagnostic.problem
      let start = locator.span(diagnostic.range).start
      var text = path.line(
        start, diagnostic.severity.rawValue, "\(problem.message) [\(problem.code)]")
      if path.isReadable, let fixIt = diagnostic.fixIts.first {
        for edit in fixIt.edits { text += line(of: edit, path, &locator) }
      }
      for fixIt in diagnostic.fixIts.dropFirst() {
        let place = fixIt.edits.first.map { locator.span($0.range).start } ?? start
        text += path.line(place, "note", fixIt.title)
      }
      for note in diagnostic.notes {
        let other = note.file.map { XcodePath($0, in: folder) }
        let place = other == nil && note.range == nil ? start : locator.span(of: note)?.start
        text += (other ?? path).line(place, "note", note.message)
      }
      show(text)
    }
  }

  /// Takes the problem of a file as a whole.
  public mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void) {
    let problem = diagnostic.problem
    let path = XcodePath(diagnostic.path, in: folder)
    show(path.line(nil, "error", "\(problem.message) [\(problem.code.rawValue)]"))
  }

  /// A line about the whole report.
  public func remark(_ text: String) -> String { "note: \(text.visible)\n" }

  private func line(
    of edit: FixIt.Edit, _ path: XcodePath, _ locator: inout ProjectLocator
  ) -> String {
    let span = locator.span(edit.range)
    var place = "\(span.start.line):\(span.start.column)"
    if !edit.range.isEmpty { place += "-\(span.end.line):\(span.end.column)" }
    let text = jsonString(edit.replacement).dropFirst().dropLast()
    return "\(path.text):\(place): fixit: \(text)\n"
  }
}

/// A path as it begins a line for Xcode.
private struct XcodePath {
  let text: String
  /// Whether Xcode can tell it from what follows.
  let isReadable: Bool

  init(_ name: String, in folder: ReportFolder) {
    text = folder.absolute(name).visible
    isReadable = !text.utf8.contains {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
    }
  }

  func line(_ place: LineTable.Position?, _ kind: String, _ message: String) -> String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return isReadable
      ? "\(text)\(place): \(kind): \(message.visible)\n"
      : "\(kind): \(text)\(place): \(message.visible)\n"
  }
}
