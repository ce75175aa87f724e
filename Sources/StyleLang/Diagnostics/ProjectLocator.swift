/// Finds lines and columns in a file and in those that its notes are about, the lines of each once.
struct ProjectLocator {
  /// Two places, the second past the last character.
  struct Span {
    var start: LineTable.Position
    var end: LineTable.Position
  }

  private(set) var main: SourceLocator
  private let others: [SourceFile]
  private var located: [String: SourceLocator] = [:]

  init(_ source: SourceFile, others: [SourceFile], columns: ColumnUnit) {
    main = SourceLocator(source, columns: columns)
    self.others = others
  }

  /// The places of a range of the file itself.
  mutating func span(_ range: SourceRange) -> Span {
    Span(start: main.position(of: range.start), end: main.position(of: range.end))
  }

  /// The places of a note's range; nil if it has none, or its file is not at hand.
  mutating func span(of note: Note) -> Span? {
    guard let range = note.range else { return nil }
    guard let file = note.file else { return span(range) }
    if located[file] == nil {
      guard let source = others.first(where: { $0.name == file }) else { return nil }
      located[file] = SourceLocator(source, columns: main.unit)
    }
    guard let start = located[file]?.position(of: range.start),
      let end = located[file]?.position(of: range.end)
    else { return nil }
    return Span(start: start, end: end)
  }
}
