/// Bytes that grow at the end, for text of which little pieces are written very often.
///
/// An array checks for shared storage and calls out for each append; here a constant piece comes
/// down to a comparison and a few moves. All access to raw memory of the emitter is in this file:
/// every write first makes room, so none can leave the storage.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// A copy of the bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Appends the bytes after the first `first` to an array.
  func copy(from first: Int, to bytes: inout [UInt8]) {
    guard first < count else { return }
    bytes.append(contentsOf: UnsafeBufferPointer(start: start + first, count: count - first))
  }

  /// Forgets the bytes and keeps the storage.
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (start + count).update(from: text.utf8Start, count: length)
    count += length
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends the lowest `length` bytes of `text`, the lowest first.
  @inline(__always)
  mutating func append(_ text: UInt64, length: Int) {
    reserve(8)
    UnsafeMutableRawPointer(start + count)
      .storeBytes(of: text.littleEndian, as: UInt64.self)
    count += min(length, 8)
  }

  /// Appends a line feed and spaces.
  @inline(__always)
  mutating func appendLine(indentation: Int) {
    let spaces = min(max(indentation, 0), 32)
    // All that there can be are stored: those that are too many are written over later.
    reserve(1 + 32)
    start[count] = UInt8(ascii: "\n")
    UnsafeMutableRawPointer(start + count + 1)
      .storeBytes(of: SIMD32(repeating: UInt8(ascii: " ")), as: SIMD32<UInt8>.self)
    count += 1 + spaces
  }

  /// Appends the decimal digits of `value`, the last `places` of them after a point.
  @inline(__always)
  mutating func append(_ value: UInt, places: Int) {
    var digits = 1
    var power: UInt = 10
    while value >= power, digits < 19 {
      power *= 10
      digits += 1
    }
    digits = max(digits, places + 1)
    reserve(digits + 1)
    let end = count + digits + (places > 0 ? 1 : 0)
    var rest = value
    var target = end
    for place in 0..<digits {
      if place == places, places > 0 {
        target -= 1
        start[target] = UInt8(ascii: ".")
      }
      target -= 1
      start[target] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count = end
  }

  @inline(__always)
  private mutating func reserve(_ additional: Int) {
    if capacity - count < additional { grow(additional) }
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    let wider = max(2 * capacity, count + additional)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
    storage.update(from: start, count: count)
    start.deallocate()
    start = storage
    capacity = wider
  }
}
