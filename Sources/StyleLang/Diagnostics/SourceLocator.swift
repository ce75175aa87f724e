/// Finds lines and columns for many places of one file.
///
/// It gives what `LineTable` gives, and remembers the last place: in the same line, columns are
/// counted from there in either direction, so that a million problems of one long line take linear
/// time if each is near to the one before.
public struct SourceLocator {
  /// The file.
  public let source: SourceFile
  /// Its lines.
  public let lines: LineTable
  /// The offset past a byte order mark, which takes no column.
  private let textStart: UInt32
  private var last: (offset: UInt32, position: LineTable.Position)?

  /// Finds the lines of `source`.
  public init(_ source: SourceFile) {
    self.source = source
    self.lines = LineTable(source.bytes)
    self.textStart = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and column of the byte at `offset`.
  public mutating func position(of offset: UInt32) -> LineTable.Position {
    let offset = min(offset, UInt32(clamping: source.bytes.count))
    let line = lines.lineIndex(of: offset)
    var position: LineTable.Position
    if let last, last.position.line == line + 1,
      min(last.offset, offset) >= textStart
    {
      position = last.position
      let between = Int(min(last.offset, offset))..<Int(max(last.offset, offset))
      var scalars = 0
      for index in between where source.bytes[index] & 0xC0 != 0x80 { scalars += 1 }
      position.column += last.offset <= offset ? scalars : -scalars
    } else {
      position = lines.position(of: offset, in: source.bytes)
    }
    last = (offset, position)
    return position
  }

  /// The bytes of a line, from 0, without its line break and without a byte order mark.
  public func content(ofLine index: Int) -> SourceRange {
    let range = lines.range(ofLine: index, in: source.bytes)
    return SourceRange(max(range.start, textStart), range.end)
  }
}
