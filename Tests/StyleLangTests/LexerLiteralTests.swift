import Testing

@testable import StyleLang

private func whole(_ text: String) -> (SourceFile, SourceRange) {
  (SourceFile(name: "", text: text), SourceRange(0, UInt32(text.utf8.count)))
}

@Suite struct LexerLiteralTests {
  @Test(arguments: [
    ("\"\"", ""),
    ("\"abc\"", "abc"),
    ("\"a\\n\\t\\\"\\\\b\"", "a\n\t\"\\b"),
    ("\"\\u{41}\\u{1F600}\\u{0000E9}\"", "A😀é"),
    ("\"grün 名\"", "grün 名"),
    ("\"abc", "abc"),
    ("\"abc\\", "abc"),
    ("\"a\\qb\\u{D800}c\"", "abc"),
    ("\"\\é\"", "é"),
  ])
  func stringsAreDecoded(text: String, value: String) {
    let (source, range) = whole(text)
    #expect(source.stringValue(range) == value)
  }

  @Test(arguments: [
    ("12", 12, ""), ("0.5", 0.5, ""), (".5", 0.5, ""), ("1e3", 1000, ""), ("1E-3px", 0.001, "px"),
    ("85%", 85, "%"), ("150ms", 150, "ms"), ("1em", 1, "em"), ("1e", 1, "e"), ("10µs", 10, "µs"),
    ("1_000", 1, "_000"), ("00012.500", 12.5, ""), ("1e+2", 100, ""), ("1e-400", 0, ""),
    ("0e999999999999999999999", 0, ""), ("9007199254740993", 9_007_199_254_740_992, ""),
  ])
  func numbersAreTakenApart(text: String, value: Double, unit: String) {
    let (source, range) = whole(text)
    let number = source.number(range)
    #expect(number.value == value)
    #expect(source.text(number.unit) == unit)
    #expect(!number.isMalformed)
    #expect(!number.overflows)
  }

  @Test(arguments: ["1e309", "1e999999999999999999999pt", String(repeating: "9", count: 400)])
  func overflowIsTold(text: String) {
    let (source, range) = whole(text)
    #expect(source.number(range).overflows)
  }

  @Test(arguments: [("8.pt", 8, "pt"), ("1.", 1, ""), ("1.e3", 1000, "")])
  func malformedNumbersHaveAValueAllTheSame(text: String, value: Double, unit: String) {
    let (source, range) = whole(text)
    let number = source.number(range)
    #expect(number.isMalformed)
    #expect(number.value == value)
    #expect(source.text(number.unit) == unit)
  }

  @Test func numbersAreRoundedLikeTheStandardLibrary() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<20_000 {
      var text = String(random.next() % 1_000_000_000_000_000_000)
      if random.next() % 2 == 0 { text += "." + String(random.next() >> (random.next() % 64)) }
      if random.next() % 2 == 0 { text += "e" + String(Int(random.next() % 640) - 330) }
      let (source, range) = whole(text)
      let expected = try #require(Double(text))
      #expect(source.number(range).value == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("/// One\nstyle", "One"),
    ("/// One\n///   Two\n///\n///Three\nstyle", "One\n  Two\n\nThree"),
    ("/// One\r\n/// Two\r\nstyle", "One\nTwo"),
    ("/// One\r/// Two\rstyle", "One\nTwo"),
    ("/// Lost\n\n/// One\nstyle", "One"),
    ("/// One\n  // an ordinary one\n/// Two\nstyle", "One\nTwo"),
    ("/// One\n/* an ordinary one */\nstyle", "One"),
    ("   /// One  \nstyle", "One"),
    ("\u{FEFF}/// One\nstyle", "One"),
    ("///\nstyle", ""),
  ])
  func documentationIsRead(text: String, expected: String) {
    let source = SourceFile(name: "", text: text)
    #expect(lex(source).0.documentation(before: 0, in: source) == expected)
  }

  @Test(arguments: [
    "style", "// One\nstyle", "//// One\nstyle", "/// One\n\nstyle", "/// One\n \t\nstyle",
  ])
  func documentationIsAbsent(text: String) {
    let source = SourceFile(name: "", text: text)
    #expect(lex(source).0.documentation(before: 0, in: source) == nil)
  }

  @Test func documentationBelongsToTheNextTokenOnly() {
    let source = SourceFile(name: "", text: "a /// of the line\nb\n/// Of c\nc")
    let tokens = lex(source).0
    #expect(tokens.documentation(before: 1, in: source) == nil)
    #expect(tokens.documentation(before: 2, in: source) == "Of c")
  }
}

/// A small generator of random numbers, the same on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension [UInt8] {
  /// Changes, removes or inserts some bytes.
  mutating func changeBytes(using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let offset = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where offset < count: self[offset] = .random(in: 0...255, using: &random)
      case 1 where offset < count: remove(at: offset)
      default: insert(.random(in: 0...255, using: &random), at: offset)
      }
    }
  }
}
