extension JSONWriter {
  /// Appends a string literal.
  ///
  /// Besides what RFC 8259 asks for (quotation mark, backslash, C0 controls), the characters that
  /// would change how a line of the output reads are escaped: DEL, the line and paragraph
  /// separators, and the bidirectional controls.
  mutating func string(_ text: String) {
    byte(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var plainStart = 0
      var index = 0
      while index < utf8.count {
        guard JSONWriter.mayNeedEscape(utf8[index]) else {
          index += 1
          continue
        }
        let length = JSONWriter.lengthToEscape(utf8, at: index)
        if length > 0 {
          raw(UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
          escape(utf8, at: index, length: length)
          plainStart = index + length
        }
        index += max(length, 1)
      }
      raw(UnsafeBufferPointer(rebasing: utf8[plainStart..<index]))
    }
    byte(UInt8(ascii: "\""))
  }

  /// A quick test that lets almost every byte of a text pass.
  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// How many bytes at `index` form a character that must be escaped; 0 for one that need not.
  private static func lengthToEscape(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    switch utf8[index] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
      return 1
    case 0xD8 where utf8[index + 1] == 0x9C:  // U+061C
      return 2
    case 0xE2:
      switch (utf8[index + 1], utf8[index + 2]) {
      // U+200E, U+200F, U+2028…U+202E; U+2066…U+2069
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default:
      return 0
    }
  }

  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
    switch utf8[index] {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    default:
      var scalar = UInt32(utf8[index])
      if length == 2 {
        scalar = (scalar & 0x1F) << 6 | UInt32(utf8[index + 1] & 0x3F)
      } else if length == 3 {
        scalar =
          (scalar & 0x0F) << 12 | UInt32(utf8[index + 1] & 0x3F) << 6
          | UInt32(utf8[index + 2] & 0x3F)
      }
      raw("\\u")
      hexadecimal(UInt8(scalar >> 8))
      hexadecimal(UInt8(scalar & 0xFF))
    }
  }

  /// Appends two lower-case hexadecimal digits.
  mutating func hexadecimal(_ value: UInt8) {
    hexadecimalDigit(value >> 4)
    hexadecimalDigit(value & 0xF)
  }

  private mutating func hexadecimalDigit(_ digit: UInt8) {
    byte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
