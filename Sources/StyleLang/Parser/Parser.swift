/// Arranges the tokens of a file in a tree.
///
/// - Returns: The tree, whatever the errors, and the errors in the order in which they were met.
package func parse(_ tokens: Tokens, of source: SourceFile) -> (SyntaxTree, [Diagnostic]) {
  var parser = Parser(tokens, bytes: source.bytes)
  parser.file()
  return parser.finish()
}

/// How many levels of brackets, blocks, signs and operators may lie inside each other.
///
/// The parser and every later stage recurse over the tree, so its depth is bounded by the language,
/// and a thread of 512 KB is enough.
let nestingLimit = 200

/// The state of parsing: a place among the tokens, and the tree so far.
///
/// Three rules keep it simple. `recovering` silences a second message about the same mistake, and
/// is cleared where a new statement or argument begins. `invalid` tokens are passed over, since the
/// lexer has reported them. Nodes are appended in pre-order; an operator, which comes after its
/// operand, waits in `pendingWraps` until the value is complete.
struct Parser: ~Copyable {
  let tokens: Tokens
  let bytes: [UInt8]
  var tree: SyntaxTree
  var pendingWraps: [PendingWrap] = []
  var diagnostics: [Diagnostic] = []

  /// The token that is looked at.
  var position = 0
  /// Its kind; never `invalid`.
  var kind = TokenKind.endOfFile
  /// What precedes it, joined with what precedes the `invalid` tokens before it.
  var flags: TokenFlags = []
  /// One past the last token that was taken.
  var consumedEnd: UInt32 = 0

  /// Whether a mistake was reported and no safe place was reached since.
  var recovering = false
  /// How many `invalid` tokens were passed over.
  var invalidCount = 0
  /// `invalidCount` where the statement at hand began.
  var invalidCountAtStatement = 0
  /// How many parentheses are open, in which line breaks do not count.
  var parenthesisDepth = 0
  /// Whether a number may have three parts, as in `17.4.1`.
  var readsVersions = false
  /// How many levels the parser has recursed, counted by what nests.
  var depth = 0
  /// Whether the declaration at hand was found to be too deep; once is enough.
  var reportedDepth = false
  /// `consumedEnd` after the last element that was found outside `content`.
  var endOfMisplacedElement: UInt32 = 0
  /// The last place where a `}` was found missing.
  var missingBrace: MissingBrace?

  init(_ tokens: Tokens, bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    self.tree = SyntaxTree(tokens: tokens)
    tree.nodes.reserveCapacity(tokens.count * 5 / 4 + 8)
    look()
  }

  consuming func finish() -> (SyntaxTree, [Diagnostic]) {
    (tree, diagnostics)
  }

  // MARK: Tokens

  /// Takes the token.
  @inline(__always)
  mutating func advance() {
    guard kind != .endOfFile else { return }
    consumedEnd = UInt32(truncatingIfNeeded: position &+ 1)
    position &+= 1
    look()
  }

  /// Takes the tokens before `index`, of which none is `invalid` or `endOfFile`.
  @inline(__always)
  mutating func advance(to index: Int) {
    consumedEnd = UInt32(truncatingIfNeeded: index)
    position = index
    look()
  }

  @inline(__always)
  private mutating func look() {
    let head = tokens.head(position)
    kind = head.kind
    flags = head.flags
    if kind == .invalid { passOverInvalidTokens() }
  }

  @inline(never)
  private mutating func passOverInvalidTokens() {
    while kind == .invalid {
      invalidCount += 1
      position += 1
      kind = tokens.kind(position)
      flags.formUnion(tokens.flags(position))
    }
    recovering = true
  }

  /// The kind of the token after the next; `endOfFile` past the end.
  @inline(__always)
  var nextKind: TokenKind { kindAhead(1) }

  @inline(__always)
  func kindAhead(_ distance: Int) -> TokenKind {
    let index = position &+ distance
    return index < tokens.count ? tokens.kind(index) : .endOfFile
  }

  /// Whether the next token touches this one.
  @inline(__always)
  var nextTouches: Bool {
    let next = position &+ 1
    return next < tokens.count && !tokens.flags(next).contains(.spaceBefore)
  }

  @inline(__always)
  var isOnNewLine: Bool { flags.contains(.newlineBefore) }

  /// Whether the value or condition at hand ends before this token because its line does.
  @inline(__always)
  var lineEnded: Bool { parenthesisDepth == 0 && isOnNewLine }

  /// Whether the token is this word.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool { isWord(word, at: position) }

  @inline(__always)
  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    let range = tokens.range(index)
    guard Int(range.end &- range.start) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { expected in
      for offset in expected.indices where bytes[Int(range.start) + offset] != expected[offset] {
        return false
      }
      return true
    }
  }

  /// The spelling of a token, for a message.
  func spelling(_ index: Int) -> String {
    let range = tokens.range(index)
    let end = min(range.end, range.start + 200)
    return printable(String(decoding: bytes[Int(range.start)..<Int(end)], as: UTF8.self))
  }

  // MARK: Nodes

  /// Begins a node at the token; its children follow until `close`.
  @inline(__always)
  mutating func open(_ kind: SyntaxKind) -> Int {
    let node = tree.nodes.count
    tree.nodes.append(
      SyntaxNode(
        kind, mainToken: UInt32(truncatingIfNeeded: position), firstToken: consumedEnd,
        endToken: 0, subtreeEnd: 0))
    return node
  }

  /// Ends a node after its last child.
  @inline(__always)
  mutating func close(_ node: Int) {
    var closed = tree.nodes[node]
    closed.endToken = consumedEnd
    closed.subtreeEnd = NodeID(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[node] = closed
  }

  /// A node of the token alone, which is taken.
  @inline(__always)
  mutating func leaf(_ kind: SyntaxKind) {
    let main = UInt32(truncatingIfNeeded: position)
    tree.nodes.append(
      SyntaxNode(
        kind, mainToken: main, firstToken: consumedEnd, endToken: main &+ 1,
        subtreeEnd: NodeID(truncatingIfNeeded: tree.nodes.count &+ 1)))
    advance()
  }

  /// A node without tokens in place of what is missing.
  @inline(never)
  mutating func missing() {
    tree.nodes.append(
      SyntaxNode(
        .error, mainToken: UInt32(position), firstToken: consumedEnd, endToken: consumedEnd,
        subtreeEnd: NodeID(tree.nodes.count + 1)))
  }

  /// Makes the token the main token of a node, and takes it.
  @inline(__always)
  mutating func takeMainToken(of node: Int) {
    tree.nodes[node].mainToken = UInt32(truncatingIfNeeded: position)
    advance()
  }

  /// Puts a node around those from `position` on, once the value is complete.
  mutating func wrap(_ kind: SyntaxKind, from position: Int, main: Int, first: UInt32) {
    let main = UInt32(main)
    let isFar = main - first >= SyntaxNode.mainTokenLimit
    if isFar { reportNesting(at: tokens.range(Int(main))) }
    pendingWraps.append(
      PendingWrap(
        position: NodeID(position),
        node: SyntaxNode(
          isFar ? .error : kind, mainToken: isFar ? first : main, firstToken: first,
          endToken: consumedEnd, subtreeEnd: NodeID(tree.nodes.count))))
  }

  /// Inserts the nodes that wait.
  ///
  /// - Parameter base: The first node that can have moved children.
  @inline(__always)
  mutating func applyWraps(from base: Int) {
    guard !pendingWraps.isEmpty else { return }
    tree.insert(pendingWraps, from: base)
    pendingWraps.removeAll(keepingCapacity: true)
  }
}
