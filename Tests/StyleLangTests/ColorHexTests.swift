import Testing

@testable import StyleLang

@Test(arguments: [
  ("7B2FF7", RGBA(123.0 / 255, 47.0 / 255, 247.0 / 255)),
  ("7b2ff7", RGBA(123.0 / 255, 47.0 / 255, 247.0 / 255)),
  ("fff", RGBA.white),
  ("0000", RGBA.clear),
  ("f80C", RGBA(1, 136.0 / 255, 0, alpha: 0.8)),
  ("12345678", RGBA(18.0 / 255, 52.0 / 255, 86.0 / 255, alpha: 120.0 / 255)),
  ("000000ff", RGBA.black),
])
func hexDigits(text: String, expected: RGBA) {
  #expect(RGBA(hexDigits: Array(text.utf8).span) == expected)
}

@Test(arguments: ["", "f", "ff", "fffff", "fffffff", "fffffffff", "ffg", "FF 0", "12345é", "#fff"])
func noHexDigits(text: String) {
  #expect(RGBA(hexDigits: Array(text.utf8).span) == nil)
}

@Test func hexStringsRoundTrip() {
  for value in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x1357) {
    let color = RGBA(hex: value)
    let text = color.hexString
    #expect(text.utf8.count == 7)
    #expect(RGBA(hexDigits: Array(text.utf8.dropFirst()).span) == color)
  }
  #expect(RGBA(hex: 0x0A0B0C, alpha: 0.5).hexString == "#0a0b0c")
}

@Test func hexStringOfDisplayP3IsFittedIntoSRGB() {
  #expect(RGBA.displayP3(1, 1, 1).hexString == "#ffffff")
  #expect(RGBA.displayP3(0, 0, 1).hexString == "#0000ff")
  #expect(RGBA(hex: 0x7B2FF7).converted(to: .displayP3).hexString == "#7b2ff7")
}
