/// Writes JSON text (RFC 8259) into bytes, indented by two spaces.
///
/// A container takes one line a member or, *inline*, one line altogether; everything inside an
/// inline container is inline too. The writer places commas, line breaks and indentation. It does
/// not check that containers nest.
struct JSONWriter: ~Copyable {
  private var buffer: ByteBuffer
  /// How many containers with a line a member are open.
  private var depth = 0
  /// How many inline containers are open; they are the innermost ones.
  private var inlineDepth = 0
  /// Whether the innermost open container has no member yet.
  private var isEmpty = true

  init(capacity: Int) { buffer = ByteBuffer(capacity: capacity) }

  /// How many bytes were written and not yet handed on.
  var count: Int { buffer.count }

  /// The bytes that were written and not yet handed on.
  var bytes: [UInt8] { buffer.bytes }

  /// Hands on what was written and forgets it, keeping the storage for more.
  mutating func drain(into write: ([UInt8]) throws -> Void) rethrows {
    guard count > 0 else { return }
    try write(bytes)
    buffer.removeAll()
  }

  /// Appends text that is already JSON.
  @inline(__always)
  mutating func raw(_ text: StaticString) { buffer.append(text) }

  /// Appends the bytes written after the first `start` to an array.
  func copy(from start: Int, to bytes: inout [UInt8]) { buffer.copy(from: start, to: &bytes) }

  /// Appends bytes that are already JSON.
  @inline(__always)
  mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) { buffer.append(bytes) }

  /// Appends bytes that are already JSON.
  mutating func raw(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { buffer.append($0) } }

  /// Appends one byte of JSON.
  @inline(__always)
  mutating func byte(_ byte: UInt8) { buffer.append(byte) }

  /// Appends up to eight bytes of JSON, the first in the lowest byte of `text`.
  @inline(__always)
  mutating func word(_ text: UInt64, length: Int) { buffer.append(text, length: length) }

  /// Appends the decimal digits of `value`, the last `places` of them after a point.
  mutating func digits(_ value: UInt, places: Int) { buffer.append(value, places: places) }

  // MARK: - Containers

  /// An opening bracket; the closing one is two code points further.
  enum Bracket: UInt8 {
    case object = 0x7B
    case array = 0x5B
  }

  /// Opens an object or an array.
  mutating func open(_ bracket: Bracket, inline: Bool = false) {
    buffer.append(bracket.rawValue)
    if inline || inlineDepth > 0 { inlineDepth += 1 } else { depth += 1 }
    isEmpty = true
  }

  /// Closes the innermost open container; one without members takes one line.
  mutating func close(_ bracket: Bracket) {
    if inlineDepth > 0 {
      inlineDepth -= 1
    } else {
      depth -= 1
      if !isEmpty { newline() }
    }
    buffer.append(bracket.rawValue + 2)
    isEmpty = false
  }

  /// Begins the next member of an array.
  @inline(__always)
  mutating func element() {
    if inlineDepth > 0 {
      if !isEmpty { raw(", ") }
    } else {
      if !isEmpty { byte(UInt8(ascii: ",")) }
      newline()
    }
    isEmpty = false
  }

  /// Begins the next member of an object; `name` is a string literal that needs no escaping.
  @inline(__always)
  mutating func key(_ name: StaticString) {
    element()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\": ")
  }

  /// Begins the next member of an object; `text` is its key with quotation marks and colon.
  mutating func key(text: [UInt8]) {
    element()
    raw(text)
  }

  /// Begins the next member of an object.
  mutating func key(escaping name: String) {
    element()
    string(name)
    buffer.append(": ")
  }

  private mutating func newline() { buffer.appendLine(indentation: 2 * depth) }
}
