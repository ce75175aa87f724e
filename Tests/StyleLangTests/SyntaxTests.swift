import Testing

@testable import StyleLang

private let conditions: Set<SyntaxKind> = [
  .orCondition, .andCondition, .notCondition, .equalCondition, .notEqualCondition, .isSetCondition,
  .nameCondition, .availableCondition,
]
private let expressions: Set<SyntaxKind> = [
  .binaryExpression, .negation, .parenthesized, .numberLiteral, .stringLiteral, .colorLiteral,
  .nameExpression, .call, .member,
]

/// What `SyntaxKind` says of the children of a kind: sets of kinds with how many may come.
private func childList(_ kind: SyntaxKind) -> [(kinds: Set<SyntaxKind>, count: ClosedRange<Int>)] {
  let deprecation: (Set<SyntaxKind>, ClosedRange<Int>) = ([.deprecation], 0...1)
  let any = 0...Int.max
  return switch kind {
  case .file:
    [
      (
        [
          .importDeclaration, .tokensDeclaration, .styleDeclaration, .componentDeclaration,
          .environmentDeclaration,
        ], any
      )
    ]
  case .importDeclaration: [([.importAlias], 0...1)]
  case .tokensDeclaration, .tokenGroup: [deprecation, ([.tokenEntry, .tokenGroup], any)]
  case .tokenEntry: [deprecation, ([.value], 1...1)]
  case .styleDeclaration:
    [deprecation, ([.parameterList], 0...1), ([.baseClause], 1...1), ([.block], 1...1)]
  case .parameterList: [([.parameter], any)]
  case .componentDeclaration: [deprecation, ([.block], 1...1)]
  case .environmentDeclaration: [deprecation] + childList(.parameter)
  case .parameter:
    [([.typeName, .enumerationType], 1...1), ([.optionalMark], 0...1), ([.value], 0...1)]
  case .enumerationType: [([.enumerationCase], 2...Int.max)]
  case .baseClause: [([.argumentList], 0...1)]
  case .block: [([.statement, .whenBlock, .layerBlock, .contentStatement, .element], any)]
  case .statement: [([.value], 1...1), (conditions, 0...1)]
  case .whenBlock: [(conditions, 1...1), ([.block], 1...1)]
  case .layerBlock: [([.layerAbove], 0...1), (conditions, 0...1), ([.block], 1...1)]
  case .contentStatement: [([.element], 1...1)]
  case .element:
    [
      ([.argumentList], 0...1), ([.optionalMark], 0...1), (conditions, 0...1), ([.block], 0...1),
    ]
  case .availableCondition: [([.argumentList], 1...1)]
  case .orCondition, .andCondition: [(conditions, 2...2)]
  case .notCondition: [(conditions, 1...1)]
  case .value: [([.run], 1...Int.max)]
  case .run: [(expressions, 1...Int.max)]
  case .binaryExpression: [(expressions, 2...2)]
  case .negation, .parenthesized: [(expressions, 1...1)]
  case .call: [([.argumentList], 1...1)]
  case .member: [(expressions, 1...1), ([.argumentList], 0...1)]
  case .argumentList: [([.argument, .labeledArgument], any)]
  case .argument, .labeledArgument: [([.run], 1...1)]
  case .deprecation, .importAlias, .layerAbove, .typeName, .enumerationCase, .optionalMark,
    .equalCondition,
    .notEqualCondition, .isSetCondition, .nameCondition, .numberLiteral, .stringLiteral,
    .colorLiteral, .nameExpression, .error:
    []
  }
}

/// The first node whose children are not those that `SyntaxKind` lists, in words; nodes with an
/// `error` among their children are passed over.
func brokenShape(_ tree: SyntaxTree) -> String? {
  for index in 0..<tree.count where tree.kind(NodeID(index)) != .error {
    let node = NodeID(index)
    var children = tree.children(node).map(tree.kind)[...]
    if children.contains(.error) { continue }
    for (kinds, count) in childList(tree.kind(node)) {
      let found = children.prefix { kinds.contains($0) }.prefix(count.upperBound).count
      guard count.contains(found) else { return "\(tree.kind(node)) \(node) has \(found)" }
      children = children.dropFirst(found)
    }
    if let extra = children.first { return "\(tree.kind(node)) \(node) has \(extra)" }
  }
  return nil
}

@Suite struct SyntaxTests {
  @Test func nodesTake16Bytes() {
    #expect(MemoryLayout<SyntaxKind>.size == 1)
    #expect(MemoryLayout<SyntaxNode>.stride == 16)
  }

  @Test(arguments: SyntaxKind.allCases)
  func nodesKeepWhatTheyAreGiven(kind: SyntaxKind) {
    let far = 7 + SyntaxNode.mainTokenLimit - 1
    var node = SyntaxNode(kind, mainToken: far, firstToken: 7, endToken: .max, subtreeEnd: 9)
    #expect(node.kind == kind)
    #expect(node.mainToken == far)
    node.kind = .error
    #expect(node.mainToken == far)
    node.kind = kind
    node.mainToken = 7
    #expect(node.kind == kind)
    #expect(node.mainToken == 7)
    #expect((node.firstToken, node.endToken, node.subtreeEnd) == (7, .max, 9))
  }

  @Test(arguments: corpus)
  func treesFollowTheChildLists(text: String) {
    let parsed = ParsedText(text)
    #expect(parsed.problems.isEmpty)
    #expect(brokenShape(parsed.tree) == nil)
    #expect(brokenInvariant(parsed) == nil)
  }

  @Test func theCorpusUsesEveryKind() {
    let kinds = Set(corpus.flatMap { ParsedText($0).tree.nodes.map(\.kind) })
    #expect(Set(SyntaxKind.allCases).subtracting(kinds) == [.error])
    let tokens = Set(
      corpus.flatMap { text in
        let tokens = ParsedText(text).tokens
        return (0..<tokens.count).map(tokens.kind)
      })
    #expect(Set(TokenKind.allCases).subtracting(tokens) == [.invalid])
  }

  @Test func errorsAreFoundInSubtrees() throws {
    let parsed = ParsedText("style A: button { a: 1; b: f(, 2) }")
    let statements = (0..<parsed.tree.count).map { NodeID($0) }
      .filter { parsed.tree.kind($0) == .statement }
    #expect(statements.map(parsed.tree.containsError) == [false, true])
    #expect(parsed.tree.containsError(0))
  }

  @Test func tokensAreDumped() {
    let source = SourceFile(name: "", text: "/// d\nstyle A\u{202E} 8pt\n")
    #expect(
      dumpTokens(lex(source).0, of: source) == """
        6..<11 name 'style' newline documentation
        12..<13 name 'A' space
        13..<16 invalid '\\u{202E}'
        17..<20 number '8pt' space
        21..<21 endOfFile newline

        """)
  }

  @Test func mistakesAreSeenInTheDump() {
    let parsed = ParsedText("style A: button { a: ; b: 1 + }")
    #expect(
      parsed.dump(from: .block) == """
        block
          statement 'a'
            value
              run
                error
          statement 'b'
            value
              run
                binaryExpression '+'
                  numberLiteral '1'
                  error
        """)
  }
}
