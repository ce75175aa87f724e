import Testing

@testable import StyleLang

/// A statement inside a style, for problems of values; ‹ and › as in `marked`.
private func inStyle(_ text: String) -> String { "style A: button {\n\(text)\n}" }

/// A wrong text, the one message about it, and whether the first fix mends it.
typealias Mistake = (text: String, message: String, isMended: Bool)

private let mistakes: [Mistake] =
  elementMistakes + [
    // Declarations.
    (
      "‹padding›: 8",
      "expected 'import', 'tokens', 'style', 'component' or 'environment', found 'padding'", false
    ),
    (
      "‹Style› A: button {}",
      "expected 'import', 'tokens', 'style', 'component' or 'environment', found 'Style'", true
    ),
    (
      "‹token› { a: 1 }",
      "expected 'import', 'tokens', 'style', 'component' or 'environment', found 'token'", true
    ),
    (
      "deprecated \"x\" ‹foo›", "expected what is deprecated after 'deprecated \"…\"', found 'foo'",
      false
    ),
    (
      "tokens { deprecated \"x\" ‹}›",
      "expected what is deprecated after 'deprecated \"…\"', found '}'", false
    ),
    (
      "deprecated‹› style A: button {}",
      "expected a string after 'deprecated' that says what to use instead", false
    ),
    ("‹}›\nstyle A: button {}", "'}' closes nothing", true),
    ("style ‹:› button {}", "expected the style's name, found ':'", false),
    ("style ‹not›: button {}", "'not' is reserved and cannot be a name", false),
    (
      "style A ‹{› a: 1 }",
      "expected ':' and the component or the style that this style is for, as in ': button', found '{'",
      false
    ),
    (
      "style A ‹button› { a: 1 }",
      "expected ':' and the component or the style that this style is for, as in ': button', found 'button'",
      true
    ),
    (
      "style A: ‹{› a: 1 }",
      "expected ':' and the component or the style that this style is for, as in ': button', found '{'",
      false
    ),
    (
      "style A: button‹›\n  a: 1\n}\nstyle B: button {}",
      "expected '{' and the style's properties, found the end of the line", true
    ),
    (
      "style A: button‹›", "expected '{' and the style's properties, found the end of the file",
      false
    ),
    ("style A: button ‹x› { a: 1 }", "expected '{' and the style's properties, found 'x'", false),
    ("tokens‹›\n  a: 1\n}", "expected '{' and the tokens, found the end of the line", true),
    ("style A(‹:› Color): button {}", "expected the parameter's name, found ':'", false),
    (
      "style A(x ‹Color›): button {}", "expected ':' after the parameter's name 'x', found 'Color'",
      true
    ),
    ("style A(x: ‹)›: button {}", "expected the type of the parameter 'x', found ')'", false),
    ("style A(x: a | ‹)›: button {}", "expected the case's name, found ')'", false),
    ("style A(x: a | ‹or›): button {}", "'or' is reserved and cannot be a name", false),
    (
      "style A(x: Color ‹y›: Color): button {}",
      "expected ',' or ')' after the parameter, found 'y'",
      false
    ),
    ("style A(x: Color ‹{› a: 1 }", "expected ')', found '{'", false),
    ("style A(x: Color = ‹,› y: Color): button {}", "expected a value, found ','", false),
    // Tokens.
    ("tokens { a ‹1› }", "expected ':' after the token's name 'a', found '1'", true),
    ("tokens { a ‹=› 1 }", "expected ':' after the token's name 'a', found '='", true),
    ("tokens { ‹when›: 1 }", "'when' is reserved and cannot be a name", false),
    ("tokens { ‹\"a\"›: 1 }", "expected a token, as in 'brand: red', found '\"a\"'", false),
    (
      "tokens { a: 1 ‹when› pressed }",
      "a token has one value and no 'when'; put the condition where the token is used", false
    ),
    (
      "tokens { a: 1‹,› b: 2 }", "nothing follows the ','; statements are separated by line breaks",
      false
    ),
    // Blocks.
    (
      inStyle("‹pressed› { a: 1 }"),
      "a block inside a style begins with 'when', as in 'when pressed { … }'", true
    ),
    (inStyle("‹8›: 1"), "expected a property, as in 'padding: 8', found '8'", false),
    (inStyle("‹is›: 1"), "'is' is reserved and cannot be a name", false),
    (inStyle("a ‹1›"), "expected ':' after the property's name 'a', found '1'", true),
    (
      inStyle("a‹›\nb: 1"), "expected ':' after the property's name 'a', found the end of the line",
      false
    ),
    (inStyle("a: 1 ‹)›\nb: 1"), "')' closes nothing", true),
    (inStyle("a: 1 ‹b›: 2"), "expected the end of the line or ';', found 'b'", true),
    (
      inStyle("a: 1\n‹+› 2"),
      "a line that begins with '+' does not continue the one before; end that line with the operator or use parentheses",
      false
    ),
    (
      inStyle("when a\n  ‹or› b { c: 1 }"),
      "a line that begins with 'or' does not continue the one before; end that line with the operator or use parentheses",
      false
    ),
    (
      inStyle("when a‹›\n  b: 1\n}\nc: 2"),
      "expected '{' after the condition, found the end of the line", true
    ),
    (
      inStyle("a: 1,\nwhen x‹›\nb: 1").replacing("1,", with: "1"),
      "expected '{' after the condition, found the end of the line", false
    ),
    ("style A: button {\n  a: 1‹›", "expected '}', found the end of the file", true),
    ("style A: button {\n  when b { a: 1‹›", "expected '}', found the end of the file", true),
    ("style A: button {\n  a: 1\n‹style› B: button { }", "expected '}', found 'style'", true),
    ("tokens {\n  a: 1\n‹tokens› B { }", "expected '}', found 'tokens'", true),
    // Values.
    (inStyle("a:‹›\nb: 1"), "expected a value, found the end of the line", false),
    (inStyle("a: 1 +‹›\nb: 1"), "expected a value, found the end of the line", false),
    (inStyle("a: ‹+›8"), "expected a value, found '+'", false),
    (
      inStyle("a: 1‹,›\nb: 1"), "nothing follows the ','; statements are separated by line breaks",
      true
    ),
    (inStyle("a: f(‹,› 2)"), "expected a value, found ','", false),
    (inStyle("a: f(1 ‹=› 2, 3)"), "expected ',' or ')' after the argument, found '='", false),
    (inStyle("a: f(1‹›\nb: 1"), "expected ')', found the end of the line", true),
    (inStyle("a: f(g(1, (2 + 3‹›\nb: 1"), "expected ')', found the end of the line", false),
    (inStyle("a: f(1 ‹when› x"), "expected ')', found 'when'", true),
    (inStyle("a: (1 ‹2›) 3"), "expected ')', found '2'", false),
    (inStyle("a: \"b\"‹c›"), "expected a space before 'c'", true),
    (inStyle("a: f(1)‹#fff›"), "expected a space before '#fff'", true),
    (inStyle("a: ‹-› 8"), "a sign touches its number: write '-' without a space after it", true),
    (
      inStyle("a: b.‹›\nc: 1"), "expected a name directly after '.', found the end of the line",
      false
    ),
    (inStyle("a: b.‹5›"), "expected a name directly after '.', found '5'", false),
    (inStyle("a: b.‹is›"), "'is' is reserved and cannot be a name", false),
    (
      inStyle("a: 8‹(›2)"), "only a name can be followed by arguments; put a space before '('",
      false
    ),
    (inStyle("a: ‹when› x"), "expected a value, found 'when'", false),
    // Conditions.
    (inStyle("when ‹{› a: 1 }"), "expected a condition, as in 'pressed', found '{'", false),
    (
      inStyle("a: 1 when‹›\nb: 1"),
      "expected a condition, as in 'pressed', found the end of the line", false
    ),
    (inStyle("when a and ‹{› b: 1 }"), "expected a condition, as in 'pressed', found '{'", false),
    (
      inStyle("when a == ‹3› { b: 1 }"), "expected the name of a case to compare with, found '3'",
      false
    ),
    (inStyle("when a is ‹not› set { b: 1 }"), "expected 'set' after 'is', found 'not'", false),
    (
      inStyle("when a == b ‹==› c { d: 1 }"),
      "comparisons do not chain; join them with 'and' or 'or'", false
    ),
    (
      inStyle("when (a != b ‹is› set) { d: 1 }"),
      "comparisons do not chain; join them with 'and' or 'or'", false
    ),
    (inStyle("when (a or b ‹{› c: 1 }"), "expected ')', found '{'", true),
    (inStyle("when a ‹=› b { c: 1 }"), "'=' has no meaning here; write '=='", true),
    (inStyle("a: 1 when b ‹c›"), "expected the end of the line or ';', found 'c'", false),
    (
      inStyle("a: 1 when b and‹›\nc: 2"),
      "expected a condition, as in 'pressed', found the end of the line", false
    ),
    (
      inStyle("a ‹top›: 8"), "expected ':' after the property's name 'a', found 'top'", false
    ),
    // What the lexer reports is one message, too.
    (
      inStyle("a: custom(‹\"›Name, 17)\nb: 1"),
      "the string is not closed: a string ends with '\"' on the line where it begins", false
    ),
    ("style A: button { a: 1 ‹/*› b }", "the comment is not closed: its '*/' is missing", false),
    (inStyle("pad‹@›ding: 8"), "unexpected character '@'", false),
    (inStyle("‹@›a: 8"), "unexpected character '@'", false),
    (inStyle("a: ‹$›\nb: 1"), "unexpected character '$'", false),
    (inStyle("a: 8 ‹[›"), "unexpected character '['", false),
    (inStyle("a: f(1 ‹'› 2)"), "unexpected character '''", false),
  ]

private func apply(_ fixIt: FixIt, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fixIt.edits.reversed() {
    bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct ParserProblemTests {
  @Test(arguments: mistakes)
  func oneMistakeIsOneMessage(source: String, message: String, isMended: Bool) {
    let (text, range) = marked(source)
    let parsed = ParsedText(text)
    #expect(parsed.diagnostics.map(\.problem.message) == [message])
    #expect(parsed.diagnostics.first?.range == range)
    #expect(brokenInvariant(parsed) == nil)
    #expect(brokenShape(parsed.tree) == nil)
  }

  @Test(arguments: mistakes.filter(\.isMended))
  func theFixMendsIt(source: String, message: String, isMended: Bool) throws {
    let text = marked(source).text
    let fixIt = try #require(ParsedText(text).diagnostics.first?.fixIts.first)
    let mended = apply(fixIt, to: text)
    #expect(ParsedText(mended).diagnostics.isEmpty, "\(mended)")
  }

  @Test func everyCodeHasAMistake() {
    let codes = Set(
      mistakes.flatMap { ParsedText(marked($0.text).text).problems.map(\.code) })
    // Those of the lexer have their own table, and the depth its own test.
    let syntactic = SyntaxProblem.Code.allCases.filter { $0.rawValue >= "S120" }
    #expect(Set(syntactic).subtracting(codes) == [.nestedTooDeeply])
  }

  @Test func codesAreUniqueAndAscend() {
    let codes = SyntaxProblem.Code.allCases.map(\.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.hasPrefix("S1") && $0.utf8.count == 4 })
  }

  @Test func independentMistakesAreAllReported() {
    let parsed = ParsedText(
      """
      tokens {
        a 1
        b: f(1 = 2, , 3)
        c: #12345
      }
      style A(x Color): button {
        padding: 8 16 +
        when {
          scale: )
        }
        when pressed { opacity 1; b: "\\q" }
        border: 1 red dash(4, 2
      }
      Style B: view { a:: 1 }
      """)
    let lines = parsed.diagnostics.map { diagnostic in
      LineTable(parsed.source.bytes)
        .position(of: diagnostic.range.start, in: parsed.source.bytes).line
    }
    #expect(lines.sorted() == [2, 3, 3, 4, 6, 7, 8, 9, 11, 11, 12, 14, 14])
  }

  @Test func indentationTellsWhichBlockIsNotClosed() {
    let parsed = ParsedText("style A: button {\n  when x {\n    a: 1\n}\nstyle B: button {}")
    #expect(parsed.diagnostics.count == 1)
    let notes = parsed.diagnostics.first?.notes ?? []
    #expect(notes.compactMap(\.range) == [SourceRange(16, 17), SourceRange(27, 28)])
  }

  @Test func anUnclosedBlockPointsToItsBrace() {
    let parsed = ParsedText("style A: button {\n  when x {\n    a: 1\n")
    let notes = parsed.diagnostics.first?.notes ?? []
    #expect(notes.compactMap(\.range) == [SourceRange(27, 28), SourceRange(16, 17)])
  }
}
