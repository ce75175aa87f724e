extension RGBA {
  /// Creates a colour of sRGB from the digits after `#`: three or six for the components, four or
  /// eight with the opacity last; a single digit counts twice, as in CSS.
  ///
  /// - Parameter hexDigits: ASCII; either case.
  /// - Returns: nil if the number of digits is another, or one is no hexadecimal digit.
  public init?(hexDigits: Span<UInt8>) {
    let isShort = hexDigits.count == 3 || hexDigits.count == 4
    guard isShort || hexDigits.count == 6 || hexDigits.count == 8 else { return nil }
    var value: UInt32 = 0
    for index in hexDigits.indices {
      guard let digit = hexValue(hexDigits[index]) else { return nil }
      value = value << 4 | digit
      if isShort { value = value << 4 | digit }
    }
    if hexDigits.count == 3 || hexDigits.count == 6 { value = value << 8 | 0xFF }
    self.init(rrggbbaa: value)
  }

  /// Creates an opaque colour of sRGB from a number such as `0x7B2FF7`.
  init(hex rrggbb: UInt32, alpha: Double = 1) {
    self.init(rrggbbaa: rrggbb << 8)
    self.alpha = Float(alpha)
  }

  private init(rrggbbaa value: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(component(24), component(16), component(8), alpha: component(0))
  }

  /// The components in sRGB, each rounded to 0…255; a colour outside it is fitted into its gamut.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    let color = converted(to: .sRGB)
    func byte(_ component: Float) -> UInt8 {
      UInt8((unitClamp(Double(component)) * 255).rounded())
    }
    return (byte(color.red), byte(color.green), byte(color.blue))
  }

  /// `#rrggbb`, lower case, in sRGB; the opacity is left out.
  public var hexString: String {
    let (red, green, blue) = bytes
    var text: [UInt8] = [UInt8(ascii: "#")]
    for byte in [red, green, blue] {
      text.append(hexDigit(byte >> 4))
      text.append(hexDigit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private func hexValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
