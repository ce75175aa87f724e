import Foundation
import Testing

@testable import StyleLang

/// `grammar/style.ebnf` and the parser describe one language.
@Suite struct GrammarTests {
  static func readGrammar() throws -> Grammar { try grammar.get() }

  private static let grammar = Result {
    try Grammar(TestFiles.text(TestFiles.root.appending(path: "grammar/style.ebnf")))
  }

  /// Whether the lexer and the parser have nothing against a text.
  static func parses(_ text: String) -> Bool { problems(text).isEmpty }

  static func problems(_ text: String) -> [String] {
    let source = SourceFile(name: "generated.style", text: text)
    let (tokens, lexical) = lex(source)
    let (_, syntactic) = parse(tokens, of: source)
    return (lexical + syntactic).map { "\($0.problem.code): \($0.problem.message)" }
  }

  static func accepts(_ grammar: Grammar, _ text: String) -> Bool {
    let source = SourceFile(name: "generated.style", text: text)
    let (tokens, lexical) = lex(source)
    let accepted = SyntacticMatcher.accepts(grammar, tokens, of: source)
    return lexical.isEmpty && accepted
  }

  /// Whether a text has a number that the parser leaves to the checker: with another unit, or with
  /// a member.
  static func hasOddNumber(_ text: String) -> Bool {
    let source = SourceFile(name: "generated.style", text: text)
    let tokens = lex(source).0
    return (0..<tokens.count).contains { index in
      guard tokens.kind(index) == .number else { return false }
      let unit = source.text(source.number(tokens.range(index)).unit)
      return !["", "%", "pt", "deg", "rad", "turn", "ms", "s"].contains(unit)
        || tokens.kind(index + 1) == .dot && tokens.flags(index + 1).isEmpty
    }
  }

  // MARK: The grammar itself

  @Test func everyNameIsARuleAndEveryRuleIsUsed() throws {
    let grammar = try Self.readGrammar()
    var named: Set<String> = [try #require(grammar.names.first), "GAP"]
    grammar.forEach { _, expression in
      if case .rule(let name) = expression { named.insert(name) }
    }
    let known = Grammar.marks.union(["XID_START", "XID_CONTINUE"])
    #expect(named.subtracting(grammar.names) == known)
    #expect(Set(grammar.names).subtracting(named) == [])
  }

  @Test func marksAndTokensDoNotMix() throws {
    let grammar = try Self.readGrammar()
    grammar.forEach { rule, expression in
      guard case .rule(let name) = expression, Grammar.isLexical(rule) else { return }
      #expect(Grammar.isLexical(name), "'\(rule)' spells tokens and names '\(name)'")
    }
  }

  // MARK: From the grammar to the parser

  @Test(arguments: 0..<600)
  func sentencesParse(_ seed: Int) throws {
    var generator = GrammarGenerator(try Self.readGrammar(), seed: UInt64(seed))
    let sentence = generator.sentence(depth: 4 + seed % 10)
    #expect(Self.problems(sentence) == [], "\(sentence)")
  }

  /// What is generated is what the grammar means, so the two readings of the grammar agree.
  @Test func sentencesAreAccepted() throws {
    let grammar = try Self.readGrammar()
    for seed in 0..<200 {
      var generator = GrammarGenerator(grammar, seed: UInt64(seed))
      let sentence = generator.sentence(depth: 4 + seed % 10)
      let accepted = Self.accepts(grammar, sentence)
      #expect(accepted, "\(sentence)")
    }
  }

  @Test func sentencesUseEveryRuleTokenAndNode() throws {
    let grammar = try Self.readGrammar()
    var generator = GrammarGenerator(grammar, seed: 1)
    var tokenKinds: Set<TokenKind> = []
    var nodeKinds: Set<SyntaxKind> = []
    for _ in 0..<300 {
      let source = SourceFile(name: "generated.style", text: generator.sentence(depth: 12))
      let (tokens, _) = lex(source)
      tokenKinds.formUnion((0..<tokens.count).map(tokens.kind))
      let tree = parse(tokens, of: source).0
      nodeKinds.formUnion((0..<NodeID(tree.count)).map(tree.kind))
    }
    var expected = Set(grammar.names).subtracting(["BOM", "GAP", "COMMENT"])
    grammar.forEach { rule, expression in
      if case .text(let text) = expression { expected.insert(text) }
    }
    // What only says what is not matched is not used.
    expected.subtract(["RESERVED", "0"])
    #expect(expected.subtracting(generator.used) == [])
    #expect(Set(TokenKind.allCases).subtracting(tokenKinds) == [.invalid])
    #expect(Set(SyntaxKind.allCases).subtracting(nodeKinds) == [.error])
  }

  // MARK: From the parser to the grammar

  /// The words that the parser compares with are those of the grammar, but for what it knows in
  /// order to refuse it.
  @Test func wordsOfTheParserAreThoseOfTheGrammar() throws {
    let grammar = try Self.readGrammar()
    var words: Set<String> = []
    grammar.forEach { rule, expression in
      guard case .text(let text) = expression, !Grammar.isLexical(rule) else { return }
      if text.allSatisfy(\.isLetter) { words.insert(text) }
    }
    var expected: Set<String> = ["when", "and", "or", "not", "is"]
    let folder = TestFiles.root.appending(path: "Sources/StyleLang/Parser")
    for name in TestFiles.names(in: folder, extension: "swift") {
      let text = try TestFiles.text(folder.appending(path: name))
      for part in text.components(separatedBy: "isWord(\"").dropFirst() {
        expected.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    let refused: Set<String> = ["if", "else", "let", "var", "configuration", "systemName", "Color"]
    #expect(words == expected.subtracting(refused))
    #expect(refused.isSubset(of: expected))
  }

  @Test(arguments: [
    "tokens { a: 1 b: 2 }", "style A button { }", "style A: button { padding 8 }",
    "style A: button { pressed { padding: 8 } }", "tokens { a: 8.pt }", "tokens { a: 1\n+ 2 }",
    "style A: button { padding: 8 when pressed == on == off }", "tokens { when: 1 }",
    "style A: button { padding: - 8 }", "style A: button { padding: 8when pressed",
    "style A: button { content: hstack icon }", "tokens { a: 1 when pressed }", "tokens { a: (1 }",
    "style A: button { padding: 8 when not }", "style A(x): button { }", "a: 1",
    "import a", "import \"a\" as", "import \"a\" tokens { }", "environment a: Bool style A: b { }",
    "deprecated \"a\" import \"b\"", "component { }", "style A: b { layer { } }",
    "style A: b { layer above { } }", "style A: b { layer\na { } }", "style A: b { content { a } }",
    "style A: b { content:\na }", "style A: b { content: a ? }", "style A: b { content: a { } b }",
    "style A: b { content: a { } when c }", "style A: b { content: c { d e } }",
    "style A: b { content: c { content: d } }", "style A: b { content: c { layer d { } } }",
    "style A: b { content: a (1) }", "style A: b { a { } }",
    "style A: b { when available(ios: ) { } }", "tokens { a:\n1 }",
  ])
  func mistakesAreRefusedByBoth(_ text: String) throws {
    #expect(!Self.parses(text))
    #expect(!Self.accepts(try Self.readGrammar(), text))
  }

  /// Of a file that somebody wrote the grammar says what the parser says, but for nesting.
  @Test(arguments: ["diagnostics", "model"])
  func fixturesAreReadAlike(_ folder: String) throws {
    let folder = TestFiles.fixtures(folder)
    for name in TestFiles.names(in: folder) {
      let text = try TestFiles.text(folder.appending(path: name))
      if Self.hasOddNumber(text) || Self.problems(text).contains(where: Self.isBeyondTheGrammar) {
        continue
      }
      let accepted = Self.accepts(try Self.readGrammar(), text)
      #expect(accepted == Self.parses(text), "\(name)")
    }
  }

  private static func isBeyondTheGrammar(_ problem: String) -> Bool {
    problem.hasPrefix(SyntaxProblem.Code.nestedTooDeeply.rawValue)
  }

  /// A sentence with one token dropped, doubled or exchanged with the next: the parser accepts it
  /// exactly where the grammar does, and both refuse most of them.
  @Test func mutatedSentencesAreRefusedAlike() throws {
    let grammar = try Self.readGrammar()
    var random = SeededGenerator(seed: 7)
    var counts = (accepted: 0, refused: 0)
    for seed in 0..<400 {
      var generator = GrammarGenerator(grammar, seed: UInt64(seed))
      let sentence = generator.sentence(depth: 4 + seed % 8)
      for mutation in Mutation.allCases {
        let text = mutation.apply(to: sentence, using: &random)
        let problems = Self.problems(text)
        if Self.hasOddNumber(text) { continue }
        let accepted = Self.accepts(grammar, text)
        #expect(problems.isEmpty == accepted, "\(mutation): \(problems)\n\(text)")
        if accepted { counts.accepted += 1 } else { counts.refused += 1 }
      }
    }
    #expect(counts.refused > counts.accepted, "\(counts)")
  }
}

/// A change of one token.
private enum Mutation: CaseIterable {
  case drop, double, exchange

  func apply(to text: String, using random: inout SeededGenerator) -> String {
    let bytes = Array(text.utf8)
    let (tokens, _) = lex(SourceFile(name: "generated.style", bytes: bytes))
    guard tokens.count > 2 else { return text }
    let index = Int.random(in: 0..<tokens.count - 2, using: &random)
    let (first, second) = (tokens.range(index), tokens.range(index + 1))
    let words = { (range: SourceRange) in Array(bytes[Int(range.start)..<Int(range.end)]) }
    let gap = Array(bytes[Int(first.end)..<Int(second.start)])
    let changed: [UInt8] =
      switch self {
      case .drop: gap + words(second)
      case .double: words(first) + [0x20] + words(first) + gap + words(second)
      case .exchange: words(second) + gap + words(first)
      }
    return String(
      decoding: bytes[..<Int(first.start)] + changed + bytes[Int(second.end)...], as: UTF8.self)
  }
}
