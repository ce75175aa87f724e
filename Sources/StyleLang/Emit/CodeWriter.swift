/// A buffer of source text with indentation.
///
/// Everything that is emitted goes through it as bytes: no `String` is put together on the way.
/// A line is begun by `beginLine`, written in pieces, and ended by `endLine`; a place can be marked
/// and gone back to, to try how something looks.
///
/// It manages its memory itself: a piece whose length is known at compile time is then copied by a
/// few instructions, a tenth of what appending to an array takes.
struct CodeWriter: ~Copyable {
  /// A place in the text.
  struct Mark {
    fileprivate var count: Int
    fileprivate var lineStart: Int
  }

  /// How many bytes there are.
  private(set) var count = 0
  /// How many spaces a line begins with.
  var indentation = 0
  /// How many bytes the last whole line has.
  private(set) var lengthOfLastLine = 0

  private var lineStart = 0
  // The first `count` bytes are initialised.
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Creates an empty buffer.
  init(capacity: Int = 1024) {
    self.capacity = max(capacity, 64)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  /// The text so far, as UTF-8.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  /// How many bytes the current line has so far.
  var column: Int { count - lineStart }

  /// The current place.
  var mark: Mark { Mark(count: count, lineStart: lineStart) }

  /// Drops what was written since `mark`.
  mutating func rewind(to mark: Mark) {
    count = mark.count
    lineStart = mark.lineStart
  }

  /// Drops everything and keeps the memory.
  mutating func removeAll() {
    count = 0
    lineStart = 0
  }

  /// Whether the line before opened a block.
  var isAtBlockStart: Bool { count < 2 || memory[count - 2] == UInt8(ascii: "{") }

  /// Whether a line break stands here.
  func isLineBreak(at offset: Int) -> Bool { offset < count && memory[offset] == 0x0A }

  // MARK: Pieces of a line

  /// Writes text without line breaks.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (memory + count).update(from: text.utf8Start, count: length)
    count += length
  }

  /// Writes text without line breaks.
  mutating func write(string text: String) {
    let length = text.utf8.count
    reserve(length)
    let target = memory + count
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { source in
      if let start = source.baseAddress { target.update(from: start, count: source.count) }
    }
    if done != nil {
      count += length
    } else {
      for byte in text.utf8 { write(byte: byte) }
    }
  }

  /// Writes text without line breaks.
  mutating func write(string text: Substring) {
    for byte in text.utf8 { write(byte: byte) }
  }

  /// Writes one ASCII character that is no line break.
  @inline(__always)
  mutating func write(byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  /// Writes a part of some text without line breaks.
  mutating func write(_ text: [UInt8], _ range: Range<Int>) {
    reserve(range.count)
    text.withUnsafeBufferPointer { source in
      let part = UnsafeBufferPointer(rebasing: source[range])
      guard let start = part.baseAddress else { return }
      (memory + count).update(from: start, count: part.count)
    }
    count += range.count
  }

  /// Writes a part of another buffer that consists of whole lines.
  mutating func write(linesOf other: borrowing CodeWriter, from start: Int, to end: Int) {
    guard start < end, end <= other.count else { return }
    reserve(end - start)
    (memory + count).update(from: other.memory + start, count: end - start)
    count += end - start
    lineStart = count
  }

  // MARK: Lines

  /// Writes the indentation.
  @inline(__always)
  mutating func beginLine() {
    reserve(indentation)
    (memory + count).update(repeating: UInt8(ascii: " "), count: indentation)
    count += indentation
  }

  /// Ends the line.
  @inline(__always)
  mutating func endLine() {
    reserve(1)
    memory[count] = 0x0A
    lengthOfLastLine = column
    count += 1
    lineStart = count
  }

  /// Writes a whole line.
  @inline(__always)
  mutating func line(_ text: StaticString) {
    beginLine()
    write(text)
    endLine()
  }

  /// Writes whole lines, which come with indentation of their own; for what is not hot.
  mutating func lines(_ text: String) {
    for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty {
        beginLine()
        write(string: text)
      }
      endLine()
    }
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

  // MARK: Memory

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if capacity - count < length { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let newCapacity = max(capacity * 2, count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity = newCapacity
  }
}
