@testable import StyleLang
import Testing

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-4, "-4"), (0.5, "0.5"), (-0.25, "-0.25"), (0.1, "0.1"),
      (8.05, "8.05"), (0.0001, "0.0001"), (0.00001, "0.00001"), (1.0 / 3, "0.3333333333333333"),
      (123_456.789, "123456.789"), (1e9, "1000000000"), (-1e9, "-1000000000"),
      (123_456_789_012.5, "123456789012.5"), (1e21, "1000000000000000000000"),
      (1.5e-7, "0.00000015"), (-2.5e-10, "-0.00000000025"),
      (9_007_199_254_740_992, "9007199254740992"),
      (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func isShortestWithoutExponent(_ value: Double, _ text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test func everyNumberReadsBack() {
    var generator = Generator(state: 1)
    for _ in 0..<20_000 {
      let value = generator.double()
      let text = written { $0.number(value) }
      #expect(Double(text) == value && !text.contains("e"), "\(value)")
      #expect(digits(of: text) == digits(of: value.description), "\(value)")
    }
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (0.5, "0.5"), (0.5 / 255, "0.00196"), (123.0 / 255, "0.48235"),
      (0.999_999, "1"), (0.000_004, "0"), (0.1, "0.1"), (-1, "0"), (2, "1"),
    ] as [(Float, String)])
  func componentsHaveFivePlaces(_ value: Float, _ text: String) {
    #expect(written { $0.component(value) } == text)
  }

  @Test func componentsTellAllBytesApart() {
    for byte in 0...255 {
      let text = written { $0.component(Float(byte) / 255) }
      #expect(Double(text).map { Int(($0 * 255).rounded()) } == byte)
    }
  }

  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(capacity: 16)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The digits that carry information.
  private func digits(of text: String) -> String {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber)
    return String(mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed())
  }

  /// A linear congruential generator, so that a failure comes back.
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }

    /// A number of a few decimals, or any finite one.
    mutating func double() -> Double {
      let power = [1.0, 10, 100, 1000, 10_000, 100_000][Int(next() % 6)]
      if next() % 2 == 0 { return Double(Int(next() % 2_000_000) - 1_000_000) / power }
      let any = Double(bitPattern: next() << 11 | next())
      return any.isFinite ? any : 1
    }
  }
}
