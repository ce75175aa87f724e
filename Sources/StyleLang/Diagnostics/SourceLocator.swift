/// Finds lines and columns for many places of one file.
///
/// It gives what `LineTable` gives. In a long line it does not count columns from the beginning
/// each time, so that a million problems in one line of megabytes take linear time.
public struct SourceLocator {
  /// The file.
  public let source: SourceFile
  /// Its lines.
  public let lines: LineTable
  /// The offset past a byte order mark, which takes no column.
  private let textStart: UInt32
  /// The number of scalars before each block of the file; empty until a long line needs it.
  private var scalarsBeforeBlocks: [UInt32] = []

  private static let blockSize: UInt32 = 1024

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
    let start = content(ofLine: line).start
    guard offset > start, offset - start > 4 * SourceLocator.blockSize else {
      return lines.position(of: offset, in: source.bytes)
    }
    if scalarsBeforeBlocks.isEmpty { countBlocks() }
    let column = 1 + scalars(before: offset) - scalars(before: start)
    return LineTable.Position(line: line + 1, column: Int(column))
  }

  /// The bytes of a line, from 0, without its line break and without a byte order mark.
  public func content(ofLine index: Int) -> SourceRange {
    let range = lines.range(ofLine: index, in: source.bytes)
    return SourceRange(max(range.start, textStart), range.end)
  }

  private mutating func countBlocks() {
    var count: UInt32 = 0
    var start: UInt32 = 0
    let end = UInt32(clamping: source.bytes.count)
    scalarsBeforeBlocks.reserveCapacity(Int(end / SourceLocator.blockSize) + 1)
    while true {
      scalarsBeforeBlocks.append(count)
      guard end - start > SourceLocator.blockSize else { return }
      count += scalars(from: start, to: start + SourceLocator.blockSize)
      start += SourceLocator.blockSize
    }
  }

  private func scalars(before offset: UInt32) -> UInt32 {
    let block = min(Int(offset / SourceLocator.blockSize), scalarsBeforeBlocks.count - 1)
    return scalarsBeforeBlocks[block]
      + scalars(from: UInt32(block) * SourceLocator.blockSize, to: offset)
  }

  private func scalars(from start: UInt32, to end: UInt32) -> UInt32 {
    var count: UInt32 = 0
    // Continuation bytes belong to the scalar before them.
    for index in Int(start)..<Int(end) where source.bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
