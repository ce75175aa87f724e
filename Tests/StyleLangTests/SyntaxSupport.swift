import Testing

@testable import StyleLang

/// A file read up to its tree, with what was wrong.
struct ParsedText {
  let source: SourceFile
  let tree: SyntaxTree
  let diagnostics: [Diagnostic]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    source = SourceFile(name: "test.style", bytes: bytes)
    let (tokens, lexical) = lex(source)
    let (tree, syntactic) = parse(tokens, of: source)
    self.tree = tree
    diagnostics = lexical + syntactic
  }

  var tokens: Tokens { tree.tokens }

  /// The problems as data, in the order in which they were found.
  var problems: [SyntaxProblem] {
    diagnostics.compactMap { diagnostic in
      if case .syntax(let problem) = diagnostic.problem { return problem }
      return nil
    }
  }

  /// The tree without the lines above the first node of this kind.
  func dump(from kind: SyntaxKind) -> String {
    let lines = dumpTree(tree, of: source).split(separator: "\n")
    guard let index = (0..<tree.count).first(where: { tree.kind(NodeID($0)) == kind }) else {
      return "no \(kind)"
    }
    let indentation = lines[index].prefix { $0 == " " }.count
    return lines[index..<Int(tree.subtreeEnd(NodeID(index)))]
      .map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}

/// Source with ‹ and › around a range.
func marked(_ text: String) -> (text: String, range: SourceRange) {
  let parts = text.split(separator: "‹", maxSplits: 1, omittingEmptySubsequences: false)
  let rest = parts[1].split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
  let start = UInt32(parts[0].utf8.count)
  return (
    String(parts[0] + rest[0] + rest[1]), SourceRange(start, start + UInt32(rest[0].utf8.count))
  )
}

/// What does not hold that must hold of every tree, whatever the text.
func brokenInvariant(_ parsed: ParsedText) -> String? {
  brokenTiling(parsed.tokens, parsed.source.bytes) ?? brokenTree(parsed.tree)
    ?? brokenRanges(parsed)
}

/// Tokens follow each other without overlap, the last is the only `endOfFile`, and what lies between
/// is white space and comments.
private func brokenTiling(_ tokens: Tokens, _ bytes: [UInt8]) -> String? {
  var end: UInt32 = 0
  for index in 0..<tokens.count {
    let range = tokens.range(index)
    let isLast = index == tokens.count - 1
    if range.start < end { return "token \(index) overlaps the one before" }
    if range.isEmpty != isLast { return "token \(index) is empty, or the last is not" }
    if (tokens.kind(index) == .endOfFile) != isLast { return "token \(index) ends the file" }
    if let first = bytes[Int(end)..<Int(range.start)].first, !isTriviaStart(first, at: end) {
      return "the bytes before token \(index) are no trivia"
    }
    let hasGap = range.start > end && !(end == 0 && range.start == 3 && bytes[0] == 0xEF)
    if tokens.flags(index).contains(.spaceBefore) != hasGap { return "space before \(index)" }
    end = range.end
  }
  return end == bytes.count ? nil : "the tokens end at \(end)"
}

private func isTriviaStart(_ byte: UInt8, at offset: UInt32) -> Bool {
  [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/")].contains(byte) || (offset == 0 && byte == 0xEF)
}

/// Subtrees nest, children lie inside their parent in order, and a walk that emits the tokens that
/// no child covers meets every token once and in order.
private func brokenTree(_ tree: SyntaxTree) -> String? {
  var emitted = 0
  var problem: String?

  func emit(upTo end: Int) {
    if end < emitted { problem = problem ?? "a node begins before token \(emitted)" }
    emitted = max(emitted, end)
  }

  func walk(_ node: NodeID, depth: Int) {
    if depth > 6 * nestingLimit { problem = problem ?? "the tree is too deep" }
    guard problem == nil else { return }
    let (first, end) = (tree.firstToken(node), tree.endToken(node))
    if first > end { problem = "node \(node) ends before it begins" }
    if end > first, !(first..<end).contains(tree.mainToken(node)),
      tree.kind(node) != .error, tree.kind(node) != .value, tree.kind(node) != .run,
      tree.kind(node) != .argument
    {
      problem = "the main token of node \(node) is outside"
    }
    if tree.subtreeEnd(node) <= node || Int(tree.subtreeEnd(node)) > tree.count {
      problem = "the subtree of node \(node) ends at \(tree.subtreeEnd(node))"
    }
    emit(upTo: first)
    tree.forEachChild(node) { child in
      if tree.subtreeEnd(child) > tree.subtreeEnd(node) { problem = "node \(child) sticks out" }
      if tree.firstToken(child) < first || tree.endToken(child) > end {
        problem = problem ?? "the tokens of node \(child) stick out of \(node)"
      }
      walk(child, depth: depth + 1)
    }
    emit(upTo: end)
  }

  guard tree.count > 0, tree.kind(0) == .file else { return "no root" }
  walk(0, depth: 0)
  if Int(tree.subtreeEnd(0)) != tree.count { return "the root does not hold every node" }
  if problem == nil, emitted != tree.tokens.count { problem = "\(emitted) tokens were emitted" }
  return problem
}

/// Diagnostics and their fixes lie inside the file.
private func brokenRanges(_ parsed: ParsedText) -> String? {
  let end = UInt32(parsed.source.bytes.count)
  for diagnostic in parsed.diagnostics {
    if diagnostic.range.end > end { return "\(diagnostic.problem.code) points past the end" }
    let edits = diagnostic.fixIts.flatMap(\.edits)
    if edits.contains(where: { $0.range.end > end }) { return "a fix is past the end" }
    let message = diagnostic.problem.message
    if message.hasSuffix(".") || message.contains("\n") || message.isEmpty {
      return "the message '\(message)' is not well formed"
    }
  }
  return nil
}
