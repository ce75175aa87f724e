import Testing

@testable import StyleLang

@Suite struct SwiftEmitNumberTests {
  static let numbers: [(Double, String)] = [
    (8, "8"), (0, "0"), (-0.0, "0"), (0.97, "0.97"), (1.5, "1.5"), (-4, "-4"), (-0.25, "-0.25"),
    (1234.5678, "1234.5678"), (0.0001, "0.0001"), (0.00012, "0.00012"), (1e9, "1000000000"),
    (1.0 / 3, "0.3333333333333333"), (1e-7, "0.0000001"), (-1.5e-7, "-0.00000015"),
    (1e20, "100000000000000000000"), (1.25e17, "125000000000000000"),
    (123456789.125, "123456789.125"), (0.1 + 0.2, "0.30000000000000004"),
  ]

  @Test(arguments: numbers)
  func numbersAreShortAndHaveNoExponent(number: Double, text: String) {
    var writer = CodeWriter()
    writer.write(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test func numbersAreReadBack() {
    let scales: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1e7]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let digits = Double(Int.random(in: -9_999_999...9_999_999, using: &generator))
      let places = scales.randomElement(using: &generator) ?? 1
      let number = digits / places
      var writer = CodeWriter()
      writer.write(number)
      #expect(Double(String(decoding: writer.bytes, as: UTF8.self)) == number)
    }
  }
}
