import Testing

@testable import StyleLang

/// The tokens as `kind text`, joined; the end of the file is left out.
private func tokenList(_ text: String) -> String {
  let source = SourceFile(name: "test.style", text: text)
  let tokens = lex(source).0
  return (0..<tokens.count - 1)
    .map { "\(tokens.kind($0)) \(source.text(tokens.range($0)))" }
    .joined(separator: " | ")
}

@Suite struct LexerTests {
  @Test func tokenKindsAndFlagsTakeOneByte() {
    #expect(MemoryLayout<TokenKind>.size == 1)
    #expect(MemoryLayout<TokenFlags>.size == 1)
    #expect(MemoryLayout<Tokens.Head>.stride == 2)
    #expect(MemoryLayout<SourceRange>.stride == 8)
  }

  @Test(arguments: [
    ("", ""),
    ("padding: 8", "name padding | colon : | number 8"),
    ("a_1 _b Ärger 名前 x\u{0301}", "name a_1 | name _b | name Ärger | name 名前 | name x\u{0301}"),
    ("when and or not is", "when when | and and | or or | not not | is is"),
    ("when1 And Or nots iss", "name when1 | name And | name Or | name nots | name iss"),
    ("style tokens deprecated import", "name style | name tokens | name deprecated | name import"),
    ("{}():;,.+-*/|?== =!=", punctuation),
    (
      "= == === != !=",
      "equal = | equalEqual == | equalEqual == | equal = | notEqual != | notEqual !="
    ),
  ])
  func splits(text: String, expected: String) {
    #expect(tokenList(text) == expected)
    #expect(lex(SourceFile(name: "", text: text)).1.isEmpty)
  }

  @Test(arguments: [
    ("12 0.5 .5 1e3 1E+3 1e-3 2.5e10", "12|0.5|.5|1e3|1E+3|1e-3|2.5e10"),
    ("85% 45deg 1rad 0.5turn 150ms 2s 8pt", "85%|45deg|1rad|0.5turn|150ms|2s|8pt"),
    ("1em 1e 1e+ 1.5e3px", "1em|1e|1e|+|1.5e3px"),
    ("10µs 1_000", "10µs|1_000"),
    ("-4", "-|4"),
    ("a.5", "a|.|5"),
    ("a .5", "a|.5"),
    ("(.5)", "(|.5|)"),
    ("f(8).5", "f|(|8|)|.|5"),
    ("8.5.5", "8.5|.|5"),
    ("8,.5", "8|,|.5"),
    ("\"a\".5", "\"a\"|.|5"),
    ("#fff.5", "#fff|.|5"),
    ("a/**/.5", "a|.5"),
    ("1-2", "1|-|2"),
    ("50%x", "50%|x"),
  ])
  func splitsNumbers(text: String, expected: String) {
    let source = SourceFile(name: "test.style", text: text)
    let (tokens, diagnostics) = lex(source)
    let spellings = (0..<tokens.count - 1).map { source.text(tokens.range($0)) }
    #expect(spellings.joined(separator: "|") == expected)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: ["#fff", "#FFFA", "#1C1C1E", "#7B2FF780"])
  func takesColors(text: String) {
    #expect(tokenList(text) == "color \(text)")
    #expect(lex(SourceFile(name: "", text: text)).1.isEmpty)
  }

  @Test func flagsTellWhatComesBefore() {
    let source = SourceFile(name: "", text: "a b/**/c\nd/*\n*/e // x\n/// y\nf //// z\n g")
    let tokens = lex(source).0
    #expect(tokens.flags(0) == .newlineBefore)
    #expect(tokens.flags(1) == .spaceBefore)
    #expect(tokens.flags(2) == .spaceBefore)
    #expect(tokens.flags(3) == [.spaceBefore, .newlineBefore])
    #expect(tokens.flags(4) == [.spaceBefore, .newlineBefore])
    #expect(tokens.flags(5) == [.spaceBefore, .newlineBefore, .documentationBefore])
    #expect(tokens.flags(6) == [.spaceBefore, .newlineBefore])
    #expect(tokens.kind(7) == .endOfFile)
    #expect(tokens.flags(7).isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineBreakCounts(lineBreak: String) {
    let tokens = lex(SourceFile(name: "", text: "a\(lineBreak)b // c\(lineBreak)d")).0
    #expect(tokens.count == 4)
    #expect(tokens.flags(1).contains(.newlineBefore))
    #expect(tokens.flags(2).contains(.newlineBefore))
  }

  @Test func aByteOrderMarkMayBeginTheFileOnly() {
    let (tokens, diagnostics) = lex(SourceFile(name: "", text: "\u{FEFF}a"))
    #expect(diagnostics.isEmpty)
    #expect(tokens.range(0) == SourceRange(3, 4))
    #expect(tokens.flags(0) == .newlineBefore)
    let later = lex(SourceFile(name: "", text: "a \u{FEFF}b")).1
    #expect(later.map(\.problem) == [.syntax(.unknownCharacter("\u{FEFF}"))])
  }

  @Test func commentsNest() {
    #expect(
      tokenList("a /* b /* c */ d */ e /**/ f /***/ g // /* h")
        == "name a | name e | name f | name g")
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let source = SourceFile(name: "", text: "padding: 8")
    let (tokens, diagnostics) = lex(source, sizeLimit: 10)
    #expect(diagnostics.map(\.problem) == [.syntax(.fileTooLarge)])
    #expect(tokens.count == 1)
    #expect(lex(source, sizeLimit: 11).1.isEmpty)
  }

  @Test func tokensAcrossChunksAreAllThere() {
    // The lexer appends 4096 tokens at a time.
    for count in [4094, 4095, 4096, 4097, 10_000] {
      let tokens = lex(SourceFile(name: "", text: String(repeating: "a ", count: count))).0
      #expect(tokens.count == count + 1)
      #expect(tokens.range(count - 1).start == UInt32(2 * count - 2))
    }
  }

  @Test(arguments: 0...40)
  func runsOfSpacesEndWhereTheyEnd(count: Int) {
    let spaces = String(repeating: " ", count: count)
    let tokens = lex(SourceFile(name: "", text: "\(spaces)a\(spaces)")).0
    #expect(tokens.range(0) == SourceRange(UInt32(count), UInt32(count + 1)))
    #expect(tokens.range(1).start == UInt32(2 * count + 1))
  }
}

private let punctuation = """
  leftBrace { | rightBrace } | leftParen ( | rightParen ) | colon : | semicolon ; | comma , | dot . \
  | plus + | minus - | star * | slash / | pipe | | question ? | equalEqual == | equal = | \
  notEqual !=
  """
