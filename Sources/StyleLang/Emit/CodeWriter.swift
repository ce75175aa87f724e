/// A buffer of source text with indentation.
///
/// Everything that is emitted goes through it as bytes: no `String` is put together on the way.
/// A line is begun by `beginLine`, written in pieces, and ended by `endLine`; a place can be marked
/// and gone back to, to try how something looks.
struct CodeWriter {
  /// A place in the text.
  struct Mark {
    fileprivate var count: Int
    fileprivate var lineStart: Int
  }

  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
  /// How many spaces a line begins with.
  var indentation = 0
  private var lineStart = 0
  /// How many bytes the last whole line has.
  private(set) var lengthOfLastLine = 0

  /// Creates an empty buffer.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// How many bytes the current line has so far.
  var column: Int { bytes.count - lineStart }

  /// The current place.
  var mark: Mark { Mark(count: bytes.count, lineStart: lineStart) }

  /// Drops what was written since `mark`.
  mutating func rewind(to mark: Mark) {
    bytes.removeLast(bytes.count - mark.count)
    lineStart = mark.lineStart
  }

  /// Drops everything and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    lineStart = 0
  }

  /// Whether the line before opened a block.
  var isAtBlockStart: Bool {
    bytes.count < 2 || bytes[bytes.count - 2] == UInt8(ascii: "{")
  }

  // MARK: Pieces of a line

  /// Writes text without line breaks.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text without line breaks.
  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes text without line breaks.
  mutating func write(_ text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes one ASCII character that is no line break.
  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a part of another buffer that consists of whole lines.
  mutating func write(lines: ArraySlice<UInt8>) {
    bytes.append(contentsOf: lines)
    lineStart = bytes.count
  }

  // MARK: Lines

  /// Writes the indentation.
  mutating func beginLine() {
    let spaces: StaticString = "                                                                "
    var rest = indentation
    while rest > 0 {
      let count = min(rest, spaces.utf8CodeUnitCount)
      bytes.append(contentsOf: UnsafeBufferPointer(start: spaces.utf8Start, count: count))
      rest -= count
    }
  }

  /// Ends the line.
  mutating func endLine() {
    lengthOfLastLine = column
    bytes.append(0x0A)
    lineStart = bytes.count
  }

  /// Writes a whole line.
  mutating func line(_ text: StaticString) {
    beginLine()
    write(text)
    endLine()
  }

  /// Writes an empty line.
  mutating func blankLine() { endLine() }

  /// Begins to indent by one step more.
  mutating func indent() { indentation += 4 }

  /// Ends what `indent` began.
  mutating func outdent() { indentation -= 4 }

  /// Writes the line that opens a block, and indents.
  mutating func open(_ text: StaticString) {
    line(text)
    indent()
  }

  /// Closes a block.
  mutating func close(_ text: StaticString = "}") {
    outdent()
    line(text)
  }
}
