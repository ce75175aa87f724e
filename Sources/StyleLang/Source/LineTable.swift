/// Where lines begin in a file; made only when a message needs a line number.
///
/// LF, CRLF and a lone CR each end a line.
public struct LineTable: Sendable {
  /// A place as people count it.
  public struct Position: Hashable, Sendable {
    /// Line number, from 1.
    public var line: Int
    /// Column in Unicode scalars, from 1.
    public var column: Int
  }

  private let starts: [UInt32]

  /// Finds the lines of `bytes`.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    let span = bytes.span
    var index = 0
    while index < span.count {
      let byte = span[index]
      index += 1
      if byte == 0x0A {
        starts.append(UInt32(index))
      } else if byte == 0x0D {
        if index < span.count, span[index] == 0x0A { index += 1 }
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
  }

  /// The number of lines; a file that ends in a line break has an empty last one.
  public var lineCount: Int { starts.count }

  /// The line that holds the byte at `offset`, from 0.
  public func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line break.
  public func range(ofLine index: Int, in bytes: [UInt8]) -> SourceRange {
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : UInt32(bytes.count)
    while end > start, bytes[Int(end) - 1] == 0x0A || bytes[Int(end) - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// The line and column of the byte at `offset`.
  public func position(of offset: UInt32, in bytes: [UInt8]) -> Position {
    let line = lineIndex(of: offset)
    var column = 1
    var index = Int(starts[line])
    // A byte order mark takes no column.
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < min(Int(offset), bytes.count) {
      // Continuation bytes belong to the scalar before them.
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return Position(line: line + 1, column: column)
  }
}
