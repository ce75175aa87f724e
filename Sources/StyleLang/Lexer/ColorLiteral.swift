/// A colour literal taken apart.
public struct ColorLiteral: Hashable, Sendable {
  /// The components, 0 to 255.
  public var red, green, blue, alpha: UInt8
}

extension SourceFile {
  /// The components of a colour token: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// - Returns: Nil for a malformed one, which the lexer has reported.
  public func color(_ range: SourceRange) -> ColorLiteral? {
    let bytes = bytes.span
    var value: UInt32 = 0
    let count = Int(range.end) - Int(range.start) - 1
    guard count <= 8 else { return nil }
    for index in Int(range.start) + 1..<Int(range.end) {
      guard let digit = hexadecimalDigit(bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    // A single digit stands for two of it.
    func single(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 0xF) * 17 }
    func double(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 0xFF) }
    switch count {
    case 3: return ColorLiteral(red: single(8), green: single(4), blue: single(0), alpha: 255)
    case 4:
      return ColorLiteral(red: single(12), green: single(8), blue: single(4), alpha: single(0))
    case 6: return ColorLiteral(red: double(16), green: double(8), blue: double(0), alpha: 255)
    case 8:
      return ColorLiteral(red: double(24), green: double(16), blue: double(8), alpha: double(0))
    default: return nil
    }
  }
}
