/// The byte at `offset`, or 0 past the end; 0 begins no token, so the two need no telling apart.
@inline(__always)
func byte(at offset: Int, in bytes: Span<UInt8>) -> UInt8 {
  offset < bytes.count ? bytes[offset] : 0
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// Whether an ASCII byte continues a name: a letter, a digit or `_`.
@inline(__always)
func continuesName(_ byte: UInt8) -> Bool {
  // A letter in either case, by its lower-case form.
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_")
}

/// The value of a hexadecimal digit, or nil.
@inline(__always)
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  if isDigit(byte) { return byte &- UInt8(ascii: "0") }
  let letter = (byte | 0x20) &- UInt8(ascii: "a")
  return letter < 6 ? letter + 10 : nil
}

func hasByteOrderMark(_ bytes: Span<UInt8>) -> Bool {
  bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
}

/// Whether the file begins with the byte order mark of UTF-16, in either order.
func looksLikeUTF16(_ bytes: Span<UInt8>) -> Bool {
  bytes.count >= 2 && (bytes[0], bytes[1]) == (0xFF, 0xFE)
    || bytes.count >= 2 && (bytes[0], bytes[1]) == (0xFE, 0xFF)
}

/// A scalar in UTF-8.
struct DecodedScalar {
  var scalar: Unicode.Scalar
  /// Its bytes, 1 to 4.
  var length: Int
}

/// The scalar at `offset`, or nil where the bytes are not UTF-8: a stray or missing continuation,
/// an overlong form, a surrogate, or a number above U+10FFFF.
func decodeScalar(_ bytes: Span<UInt8>, at offset: Int) -> DecodedScalar? {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), length: 1) }
  let length: Int
  let least: UInt32
  var value: UInt32
  switch first {
  case 0xC2...0xDF: (length, least, value) = (2, 0x80, UInt32(first & 0x1F))
  case 0xE0...0xEF: (length, least, value) = (3, 0x800, UInt32(first & 0x0F))
  case 0xF0...0xF4: (length, least, value) = (4, 0x10000, UInt32(first & 0x07))
  default: return nil
  }
  guard offset + length <= bytes.count else { return nil }
  for index in offset + 1..<offset + length {
    let next = bytes[index]
    guard next & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(next & 0x3F)
  }
  guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
  return DecodedScalar(scalar: scalar, length: length)
}
