/// Finds lines and columns for many places of one file.
///
/// In a long line it does not count columns from the beginning each time, so that a million problems
/// in one line of megabytes take linear time.
public struct SourceLocator {
  /// The file.
  public let source: SourceFile
  /// Its lines.
  public let lines: LineTable
  /// What columns count.
  public let unit: ColumnUnit
  /// The offset past a byte order mark, which takes no column.
  private let textStart: UInt32
  /// The units before each block of the file; empty until a long line needs it.
  private var unitsBeforeBlocks: [UInt32] = []

  private static let blockSize: UInt32 = 1024

  /// Finds the lines of `source`.
  public init(_ source: SourceFile, columns unit: ColumnUnit = .scalars) {
    self.source = source
    self.lines = LineTable(source.bytes)
    self.unit = unit
    self.textStart = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and column of the byte at `offset`.
  public mutating func position(of offset: UInt32) -> LineTable.Position {
    let offset = min(offset, UInt32(clamping: source.bytes.count))
    let line = lines.lineIndex(of: offset)
    let start = content(ofLine: line).start
    let column = offset > start ? unitsOfLine(from: start, to: offset) : 0
    return LineTable.Position(line: line + 1, column: 1 + Int(column))
  }

  /// The bytes of a line, from 0, without its line break and without a byte order mark.
  public func content(ofLine index: Int) -> SourceRange {
    let range = lines.range(ofLine: index, in: source.bytes)
    return SourceRange(max(range.start, textStart), range.end)
  }

  private mutating func unitsOfLine(from start: UInt32, to end: UInt32) -> UInt32 {
    if unit == .utf8 { return end - start }
    guard end - start > 4 * SourceLocator.blockSize else { return units(from: start, to: end) }
    if unitsBeforeBlocks.isEmpty { countBlocks() }
    return units(before: end) - units(before: start)
  }

  private mutating func countBlocks() {
    var count: UInt32 = 0
    var start: UInt32 = 0
    let end = UInt32(clamping: source.bytes.count)
    unitsBeforeBlocks.reserveCapacity(Int(end / SourceLocator.blockSize) + 1)
    while true {
      unitsBeforeBlocks.append(count)
      guard end - start > SourceLocator.blockSize else { return }
      count += units(from: start, to: start + SourceLocator.blockSize)
      start += SourceLocator.blockSize
    }
  }

  private func units(before offset: UInt32) -> UInt32 {
    let block = min(Int(offset / SourceLocator.blockSize), unitsBeforeBlocks.count - 1)
    return unitsBeforeBlocks[block]
      + units(from: UInt32(block) * SourceLocator.blockSize, to: offset)
  }

  private func units(from start: UInt32, to end: UInt32) -> UInt32 {
    var count: UInt32 = 0
    for index in Int(start)..<Int(end) {
      let byte = source.bytes[index]
      // Continuation bytes belong to the scalar before them.
      if byte & 0xC0 != 0x80 { count += 1 }
      // Scalars of four bytes take two units of UTF-16.
      if unit == .utf16, byte >= 0xF0 { count += 1 }
    }
    return count
  }
}
