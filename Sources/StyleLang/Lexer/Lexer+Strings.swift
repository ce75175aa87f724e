extension Lexer {
  /// A string with its quotes; one that is not closed ends with its line.
  mutating func string(_ bytes: Span<UInt8>, from start: Int) -> Int {
    kind = .string
    var offset = start + 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        return offset + 1
      } else if byte == UInt8(ascii: "\\") {
        offset = escape(bytes, from: offset)
      } else if isPlainText(byte) {
        offset += 1
      } else if isLineBreak(byte) {
        break
      } else {
        offset = unusualText(bytes, from: offset)
      }
    }
    report(.unclosedString, start, start + 1)
    return offset
  }

  /// Checks the escape at `start` and passes over it.
  private mutating func escape(_ bytes: Span<UInt8>, from start: Int) -> Int {
    switch byte(at: start + 1, in: bytes) {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return start + 2
    case UInt8(ascii: "u"):
      let escape = unicodeEscape(bytes, at: start)
      if escape.scalar == nil {
        report(.invalidUnicodeEscape(text(bytes, start, escape.end)), start, escape.end)
      }
      return escape.end
    case 0, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // The string is not closed, which is told; or a NUL follows, which is told too.
      return start + 1
    case 0x80...:
      let length = decodeScalar(bytes, at: start + 1)?.length ?? 1
      report(.unknownEscape(text(bytes, start, start + 1 + length)), start, start + 1 + length)
      return start + 1
    default:
      report(.unknownEscape(text(bytes, start, start + 2)), start, start + 2)
      return start + 2
    }
  }
}

/// Reads the `\u{…}` at `start`.
///
/// - Returns: The scalar, nil where the escape is malformed, and the offset after what was read.
func unicodeEscape(_ bytes: Span<UInt8>, at start: Int) -> (scalar: Unicode.Scalar?, end: Int) {
  var offset = start + 2
  guard byte(at: offset, in: bytes) == UInt8(ascii: "{") else { return (nil, offset) }
  offset += 1
  var value: UInt32 = 0
  var count = 0
  while let digit = hexadecimalDigit(byte(at: offset, in: bytes)) {
    // Nine digits or more are malformed whatever their value; eight cannot overflow.
    if count < 8 { value = value << 4 | UInt32(digit) }
    count += 1
    offset += 1
  }
  guard byte(at: offset, in: bytes) == UInt8(ascii: "}") else { return (nil, offset) }
  offset += 1
  guard (1...8).contains(count) else { return (nil, offset) }
  return (Unicode.Scalar(value), offset)
}
