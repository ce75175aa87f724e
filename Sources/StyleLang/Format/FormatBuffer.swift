/// The formatted text as it grows at its end, and is cut back where a line turns out too long.
///
/// All access to raw memory of the formatter is in this file: every write first makes room.
struct FormatBuffer: ~Copyable {
  /// A place to cut back to.
  struct Mark {
    fileprivate var count: Int
    fileprivate var lineStart: Int
  }

  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// Where the last line begins.
  private var lineStart = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// A copy of the bytes.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// The bytes of the last line, which are at least its columns.
  var lineLength: Int { count - lineStart }

  var mark: Mark { Mark(count: count, lineStart: lineStart) }

  mutating func cut(to mark: Mark) {
    count = mark.count
    lineStart = mark.lineStart
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Appends the bytes of `source` from `first` up to `end`, in which no line ends.
  @inline(__always)
  mutating func append(_ source: [UInt8], _ first: Int, _ end: Int) {
    let length = end - first
    guard length > 0, first >= 0, end <= source.count else { return }
    reserve(length)
    source.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      (start + count).update(from: base + first, count: length)
    }
    count += length
  }

  /// Appends bytes of `source`, in which lines may end.
  mutating func appendLines(_ source: [UInt8], _ first: Int, _ end: Int) {
    append(source, first, end)
    var index = count
    let least = count - max(0, end - first)
    while index > least {
      if isLineBreak(start[index - 1]) {
        lineStart = index
        return
      }
      index -= 1
    }
  }

  mutating func append(spaces: Int) {
    guard spaces > 0 else { return }
    reserve(spaces)
    (start + count).update(repeating: UInt8(ascii: " "), count: spaces)
    count += spaces
  }

  @inline(__always)
  mutating func append(_ ending: LineEnding) {
    reserve(2)
    switch ending {
    case .lf: append(0x0A)
    case .cr: append(0x0D)
    case .crlf:
      append(0x0D)
      append(0x0A)
    }
    lineStart = count
  }

  /// The columns of the last line, as an editor shows them.
  var lineWidth: Int {
    displayWidth(UnsafeBufferPointer(start: start + lineStart, count: lineLength))
  }

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

/// The columns of text in UTF-8, as an editor shows it.
func displayWidth(_ text: UnsafeBufferPointer<UInt8>) -> Int {
  if text.allSatisfy({ $0 < 0x80 }) { return text.count }
  return String(decoding: text, as: UTF8.self).displayWidth
}

/// How the lines of a file end.
enum LineEnding {
  case lf, crlf, cr

  /// The ending that all lines of a file have; LF where they differ, or there is none.
  init(of bytes: [UInt8]) {
    let span = bytes.span
    var found: LineEnding?
    var index = 0
    while index < span.count {
      let byte = span[index]
      index += 1
      guard isLineBreak(byte) else { continue }
      var ending = LineEnding.lf
      if byte == 0x0D {
        ending = .cr
        if index < span.count, span[index] == 0x0A {
          ending = .crlf
          index += 1
        }
      }
      if ending == .lf || ending != found ?? ending {
        self = .lf
        return
      }
      found = ending
    }
    self = found ?? .lf
  }
}
