import Testing

@testable import StyleLang

@Suite struct LexerProblemTests {
  @Test(arguments: [
    ("a ‹/*› b", SyntaxProblem.unclosedComment),
    ("a ‹/*› b /* c */", .unclosedComment),
    ("‹\"›abc", .unclosedString),
    ("‹\"›abc\n\"d\"", .unclosedString),
    ("‹\"›abc\\\"", .unclosedString),
    ("‹\"›abc\\", .unclosedString),
    ("\"a‹\\q›b\"", .unknownEscape("\\q")),
    ("\"a‹\\é›b\"", .unknownEscape("\\é")),
    ("\"‹\\u›b\"", .invalidUnicodeEscape("\\u")),
    ("\"‹\\u{}›\"", .invalidUnicodeEscape("\\u{}")),
    ("\"‹\\u{D800}›\"", .invalidUnicodeEscape("\\u{D800}")),
    ("\"‹\\u{110000}›\"", .invalidUnicodeEscape("\\u{110000}")),
    ("\"‹\\u{000000041}›\"", .invalidUnicodeEscape("\\u{000000041}")),
    ("\"‹\\u{41›\"", .invalidUnicodeEscape("\\u{41")),
    ("8‹.›pt", .missingFractionDigits),
    ("1‹.›", .missingFractionDigits),
    ("1‹.› e3", .missingFractionDigits),
    ("‹#12345›", .invalidColor("#12345")),
    ("‹#12›", .invalidColor("#12")),
    ("‹#xyz›", .invalidColor("#xyz")),
    ("‹#›", .invalidColor("#")),
    ("‹#1234567890›", .invalidColor("#1234567890")),
    ("a ‹@› b", .unknownCharacter("@")),
    ("a ‹@$~› b", .unknownCharacter("@")),
    ("a ‹“”› b", .unknownCharacter("“")),
    ("a ‹\u{1}\u{2}› b", .controlCharacter("\u{1}")),
    ("a ‹\u{7F}› b", .controlCharacter("\u{7F}")),
    ("a ‹\u{85}› b", .controlCharacter("\u{85}")),
    ("// ‹\u{0}›", .controlCharacter("\u{0}")),
    ("/* ‹\u{B}› */", .controlCharacter("\u{B}")),
    ("\"‹\u{1B}›\"", .controlCharacter("\u{1B}")),
    ("a ‹&&› b", .foreignSpelling("&&", write: "and")),
    ("a ‹||› b", .foreignSpelling("||", write: "or")),
    ("‹!›a", .foreignSpelling("!", write: "not")),
  ])
  func reports(source: String, problem: SyntaxProblem) {
    let (text, range) = marked(source)
    let diagnostics = lex(SourceFile(name: "", text: text)).1
    #expect(diagnostics.map(\.problem) == [.syntax(problem)])
    #expect(diagnostics.first?.range == range)
  }

  @Test(
    arguments: [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
      "\u{2068}",
      "\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}",
    ] as [Unicode.Scalar])
  func bidirectionalControlsAreReportedEverywhere(scalar: Unicode.Scalar) {
    for text in ["a ‹\(scalar)›b", "// a‹\(scalar)›b", "/* a‹\(scalar)›b */", "\"a‹\(scalar)›b\""] {
      let (text, range) = marked(text)
      let diagnostics = lex(SourceFile(name: "", text: text)).1
      #expect(diagnostics.map(\.problem) == [.syntax(.bidirectionalControl(scalar))])
      #expect(diagnostics.first?.range == range)
      #expect(diagnostics.first?.fixIts.first?.edits.first?.replacement == "")
    }
  }

  @Test(
    arguments: [
      // A stray continuation, a missing one, overlong forms, a surrogate, too large, never valid.
      [0x80], [0xC3], [0xE2, 0x82], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func eachRunThatIsNotUTF8IsOneProblem(bad: [UInt8]) {
    for (before, after) in [("a ", " b"), ("// a", "b"), ("/*", "*/"), ("\"", "\""), ("a", "b")] {
      let bytes = Array(before.utf8) + bad + Array(after.utf8)
      let diagnostics = lex(SourceFile(name: "", bytes: bytes)).1
      let offset = UInt32(before.utf8.count)
      #expect(diagnostics.map(\.problem) == [.syntax(.invalidUTF8(byte: bad[0], offset: offset))])
      #expect(diagnostics.first?.range == SourceRange(offset, offset + UInt32(bad.count)))
    }
  }

  @Test func twoRunsThatAreNotUTF8AreTwoProblems() {
    let diagnostics = lex(SourceFile(name: "", bytes: [0xFF, 0x20, 0xFE, 0xFD])).1
    #expect(diagnostics.map(\.range) == [SourceRange(0, 1), SourceRange(2, 4)])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func aFileInUTF16IsOneProblem(bytes: [UInt8]) {
    let (tokens, diagnostics) = lex(SourceFile(name: "", bytes: bytes))
    #expect(diagnostics.map(\.problem) == [.syntax(.invalidUTF8(byte: bytes[0], offset: 0))])
    #expect(tokens.count == 2)
    #expect(tokens.range(0) == SourceRange(0, 4))
  }

  @Test func problemsAreLimited() {
    let diagnostics = lex(SourceFile(name: "", text: String(repeating: "@ ", count: 5000))).1
    #expect(diagnostics.count == problemLimit + 1)
    #expect(diagnostics.last?.problem == .syntax(.tooManyProblems(limit: problemLimit)))
  }
}
