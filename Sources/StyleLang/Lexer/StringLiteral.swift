/// Whether a string token ends with the quote that closes it.
func isClosedString(_ range: SourceRange, in bytes: Span<UInt8>) -> Bool {
  var offset = Int(range.start) + 1
  let end = min(Int(range.end), bytes.count)
  while offset < end {
    switch bytes[offset] {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "\\"): offset += 2
    default: offset += 1
    }
  }
  return false
}

/// Whether the trivia in `range` holds a block comment that is not closed.
func hasUnclosedComment(_ range: SourceRange, in bytes: Span<UInt8>) -> Bool {
  var offset = Int(range.start)
  let end = min(Int(range.end), bytes.count)
  var depth = 0
  while offset < end {
    let pair = (byte(at: offset, in: bytes), byte(at: offset + 1, in: bytes))
    switch pair {
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      depth += 1
      offset += 2
    case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
      depth -= 1
      offset += 2
    case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
      while offset < end, !isLineBreak(bytes[offset]) { offset += 1 }
    default:
      offset += 1
    }
  }
  return depth > 0
}

extension SourceFile {
  /// The value of a string token: the text between its quotes, escapes replaced.
  ///
  /// Malformed escapes, which the lexer has reported, give nothing.
  public func stringValue(_ range: SourceRange) -> String {
    let bytes = bytes.span
    var value: [UInt8] = []
    var offset = Int(range.start) + 1
    let end = min(Int(range.end), bytes.count)
    while offset < end, bytes[offset] != UInt8(ascii: "\"") {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        value.append(bytes[offset])
        offset += 1
        continue
      }
      offset = appendEscape(bytes, at: offset, end: end, to: &value)
    }
    return String(decoding: value, as: UTF8.self)
  }
}

/// Appends what the escape at `offset` stands for, and gives the offset after it.
private func appendEscape(
  _ bytes: Span<UInt8>, at offset: Int, end: Int, to value: inout [UInt8]
) -> Int {
  guard offset + 1 < end else { return end }
  switch bytes[offset + 1] {
  case UInt8(ascii: "n"): value.append(0x0A)
  case UInt8(ascii: "t"): value.append(0x09)
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): value.append(bytes[offset + 1])
  case UInt8(ascii: "u"):
    let escape = unicodeEscape(bytes, at: offset)
    if let scalar = escape.scalar { value.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
    return escape.end
  case 0x80...: return offset + 1
  default: break
  }
  return offset + 2
}
