import Testing

@testable import StyleLang

/// The value of a property as an S-expression: operators around their operands, `[…]` a run.
func valueShape(_ value: String) -> String {
  let parsed = ParsedText("style A: button { p: \(value)\n}")
  guard let problem = parsed.problems.first else { return shape(parsed, of: .value) }
  return "error: \(problem.message)"
}

/// The condition of a statement, likewise.
func conditionShape(_ condition: String) -> String {
  let parsed = ParsedText("style A: button { p: 1 when \(condition)\n}")
  if let problem = parsed.problems.first { return "error: \(problem.message)" }
  let statement = (0..<tree(parsed).count).map { NodeID($0) }
    .first { tree(parsed).kind($0) == .statement }
  return statement.map { shape(parsed, tree(parsed).children($0)[1]) } ?? ""
}

private func tree(_ parsed: ParsedText) -> SyntaxTree { parsed.tree }

private func shape(_ parsed: ParsedText, of kind: SyntaxKind) -> String {
  let node = (0..<parsed.tree.count).first { parsed.tree.kind(NodeID($0)) == kind }
  return node.map { shape(parsed, NodeID($0)) } ?? ""
}

private func shape(_ parsed: ParsedText, _ node: NodeID) -> String {
  let tree = parsed.tree
  let text = parsed.source.text(tree.mainRange(node))
  let children = tree.children(node).map { shape(parsed, $0) }
  switch tree.kind(node) {
  case .value: return children.joined(separator: ", ")
  case .run: return "[" + children.joined(separator: " ") + "]"
  case .binaryExpression, .andCondition, .orCondition:
    return "(\(children[0]) \(text) \(children[1]))"
  case .negation: return "(-\(children[0]))"
  case .notCondition: return "(not \(children[0]))"
  case .parenthesized: return "{\(children[0])}"
  case .call: return text + children[0]
  case .member: return "\(children[0]).\(text)" + children.dropFirst().joined()
  case .argumentList: return "<" + children.joined(separator: ", ") + ">"
  case .argument: return children[0]
  case .labeledArgument: return "\(text): \(children[0])"
  case .equalCondition, .notEqualCondition, .isSetCondition:
    return "(" + parsed.source.text(tree.range(node)) + ")"
  default: return text
  }
}

@Suite struct ParserValueTests {
  @Test(arguments: [
    ("8", "[8]"),
    ("8 16", "[8 16]"),
    ("1 red dash(4, 2)", "[1 red dash<[4], [2]>]"),
    ("top 4, leading 8", "[top 4], [leading 8]"),
    ("red,\n  blue", "[red], [blue]"),
    ("\"a\" #fff 85% body", "[\"a\" #fff 85% body]"),
    ("f()", "[f<>]"),
    ("f(a, b: c d,)", "[f<[a], b: [c d]>]"),
    ("f (x)", "[f {x}]"),
    ("f(x)(y)", "error: only a name can be followed by arguments; put a space before '('"),
    ("f(\n  a\n  b,\n  c\n)", "[f<[a b], [c]>]"),
    ("a.b", "[a.b]"),
    ("a.b.c(1).d", "[a.b.c<[1]>.d]"),
    ("tint.opacity(85%) 8", "[tint.opacity<[85%]> 8]"),
    ("f(1).g", "[f<[1]>.g]"),
    ("(a).b", "[{a}.b]"),
    ("8 .5", "[8 .5]"),
    ("8 .b", "error: '.b' has no meaning here; write 'b'"),
    ("a .b", "error: expected the end of the line or ';', found '.'"),
    ("a.opacity (50%)", "[a.opacity {50%}]"),
  ])
  func componentsAndCalls(value: String, expected: String) {
    #expect(valueShape(value) == expected)
  }

  @Test(arguments: [
    ("a - b", "[(a - b)]"),
    ("a-b", "[(a - b)]"),
    ("a- b", "[(a - b)]"),
    ("a -b", "[a (-b)]"),
    ("a/**/-b", "[a (-b)]"),
    ("a -/**/b", "[(a - b)]"),
    ("8-4", "[(8 - 4)]"),
    ("8 -4", "[8 (-4)]"),
    ("-8 -4", "[(-8) (-4)]"),
    ("-a.b", "[(-a.b)]"),
    ("--8", "[(-(-8))]"),
    ("a - -b", "[(a - (-b))]"),
    ("a*-b", "[(a * (-b))]"),
    ("f(-1, a -b)", "[f<[(-1)], [a (-b)]>]"),
    ("-a * b", "[((-a) * b)]"),
    ("(-a)", "[{(-a)}]"),
  ])
  func spacesDecideWhatMinusMeans(value: String, expected: String) {
    #expect(valueShape(value) == expected)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "[(1 + (2 * 3))]"),
    ("1 * 2 + 3", "[((1 * 2) + 3)]"),
    ("1 - 2 - 3", "[((1 - 2) - 3)]"),
    ("8 / 4 / 2", "[((8 / 4) / 2)]"),
    ("1+2*3-4/5", "[((1 + (2 * 3)) - (4 / 5))]"),
    ("(1 + 2) * 3", "[({(1 + 2)} * 3)]"),
    ("a + b c * d", "[(a + b) (c * d)]"),
    ("1 +\n  2", "[(1 + 2)]"),
    ("1 *\n  2 -\n 3", "[((1 * 2) - 3)]"),
    ("(1\n  + 2)", "[{(1 + 2)}]"),
    ("f(1\n  - 2)", "[f<[(1 - 2)]>]"),
    ("a.b + c.d(1)", "[(a.b + c.d<[1]>)]"),
    ("-1 + -2", "[((-1) + (-2))]"),
    ("1 + 2 + 3 * 4 * 5 + 6", "[(((1 + 2) + ((3 * 4) * 5)) + 6)]"),
    (
      "f(1 + 2, g(3 * 4 + 5)) - h.i(6 + 7)",
      "[(f<[(1 + 2)], [g<[((3 * 4) + 5)]>]> - h.i<[(6 + 7)]>)]"
    ),
  ])
  func operatorsBind(value: String, expected: String) {
    #expect(valueShape(value) == expected)
  }

  @Test(arguments: [
    ("pressed", "pressed"),
    ("not pressed", "(not pressed)"),
    ("not not pressed", "(not (not pressed))"),
    ("a and b or c and d", "((a and b) or (c and d))"),
    ("a or b and c or d", "((a or (b and c)) or d)"),
    ("a and b and c", "((a and b) and c)"),
    ("not a and b", "((not a) and b)"),
    ("not (a or b)", "(not (a or b))"),
    ("(a or b) and c", "((a or b) and c)"),
    ("((a))", "a"),
    ("size == large", "(size == large)"),
    ("size != large and not on", "((size != large) and (not on))"),
    ("not size == large", "(not (size == large))"),
    ("border is set", "(border is set)"),
    ("not border is set or a", "((not (border is set)) or a)"),
    ("a and\n  b or\n  c", "((a and b) or c)"),
    ("(a\n  or b)", "(a or b)"),
    ("(size\n == large)", "(size\n == large)"),
    ("set", "set"),
  ])
  func conditionsBind(condition: String, expected: String) {
    #expect(conditionShape(condition) == expected)
  }

  @Test func wordsAreKeywordsOnlyInTheirPlace() {
    let words = ["style", "tokens", "import", "component", "deprecated", "set", "layer"]
    let entries = words.map { "  \($0): red\n" }.joined()
    let groups = words.map { "  \($0) { \($0): red }\n" }.joined()
    let statements = words.map { "  \($0): \($0)\n" }.joined()
    let parsed = ParsedText(
      "tokens {\n\(entries)\(groups)}\nstyle style(style: style): style {\n\(statements)}\n"
        + "tokens tokens {}")
    #expect(parsed.problems.isEmpty)
    #expect(brokenShape(parsed.tree) == nil)
  }
}
