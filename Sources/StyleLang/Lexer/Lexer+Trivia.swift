/// The end of a run of spaces.
@inline(__always)
func endOfSpaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  // Indentation is a third of a style file: eight spaces at a time.
  let raw = bytes.bytes
  while offset &+ 8 <= bytes.count {
    let eight = raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    let different = eight.littleEndian ^ 0x2020_2020_2020_2020
    guard different == 0 else { return offset &+ different.trailingZeroBitCount / 8 }
    offset &+= 8
  }
  while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  return offset
}

extension Lexer {
  /// A `//` comment, up to and not including the line break.
  mutating func lineComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
    flags.insert(.spaceBefore)
    // Three slashes document; more are a line drawn across the page.
    if byte(at: start + 2, in: bytes) == UInt8(ascii: "/"),
      byte(at: start + 3, in: bytes) != UInt8(ascii: "/")
    {
      flags.insert(.documentationBefore)
    }
    var offset = start + 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if isPlainText(byte) {
        offset += 1
      } else if isLineBreak(byte) {
        break
      } else {
        offset = unusualText(bytes, from: offset)
      }
    }
    return offset
  }

  /// A `/* */` comment with the comments nested in it.
  mutating func blockComment(_ bytes: Span<UInt8>, from start: Int) -> Int {
    flags.insert(.spaceBefore)
    var offset = start + 2
    var depth = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "*"), isByte(UInt8(ascii: "/"), at: offset + 1, in: bytes) {
        offset += 2
        depth -= 1
        if depth == 0 { return offset }
      } else if byte == UInt8(ascii: "/"), isByte(UInt8(ascii: "*"), at: offset + 1, in: bytes) {
        offset += 2
        depth += 1
      } else if isPlainText(byte) {
        offset += 1
      } else if isLineBreak(byte) {
        flags.insert(.newlineBefore)
        offset += 1
      } else {
        offset = unusualText(bytes, from: offset)
      }
    }
    report(.unclosedComment, start, start + 2)
    return offset
  }

  private func isByte(_ wanted: UInt8, at offset: Int, in bytes: Span<UInt8>) -> Bool {
    byte(at: offset, in: bytes) == wanted
  }
}

/// Whether a byte can stand in a comment or a string without a closer look.
@inline(__always)
func isPlainText(_ byte: UInt8) -> Bool {
  byte &- 0x20 < 0x5F || byte == UInt8(ascii: "\t")
}

@inline(__always)
func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
