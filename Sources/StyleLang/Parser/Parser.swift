/// Arranges the tokens of a file in a tree.
///
/// - Returns: The tree, whatever the errors, and the errors in the order in which they were met.
func parse(_ tokens: Tokens, of source: SourceFile) -> (SyntaxTree, [Diagnostic]) {
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
  /// How many levels the parser has recursed, counted by what nests.
  var depth = 0
  /// Whether the declaration at hand was found to be too deep; once is enough.
  var reportedDepth = false
  /// Where a missing `}` was reported: the diagnostic, and the token before which it is missing.
  var missingBrace: (diagnostic: Int, position: Int)?

  init(_ tokens: Tokens, bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    self.tree = SyntaxTree(tokens: tokens)
    tree.reserveCapacity(tokens.count * 5 / 4 + 8)
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

  @inline(__always)
  private mutating func look() {
    kind = tokens.kinds[position]
    flags = tokens.flags[position]
    if kind == .invalid { passOverInvalidTokens() }
  }

  @inline(never)
  private mutating func passOverInvalidTokens() {
    while kind == .invalid {
      invalidCount += 1
      position += 1
      kind = tokens.kinds[position]
      flags.formUnion(tokens.flags[position])
    }
    recovering = true
  }

  /// The kind of the token after the next; `endOfFile` past the end.
  @inline(__always)
  var nextKind: TokenKind { kindAhead(1) }

  @inline(__always)
  func kindAhead(_ distance: Int) -> TokenKind {
    let index = position &+ distance
    return index < tokens.count ? tokens.kinds[index] : .endOfFile
  }

  /// Whether the next token touches this one.
  @inline(__always)
  var nextTouches: Bool {
    let next = position &+ 1
    return next < tokens.count && !tokens.flags[next].contains(.spaceBefore)
  }

  @inline(__always)
  var isOnNewLine: Bool { flags.contains(.newlineBefore) }

  /// Whether the value or condition at hand ends before this token because its line does.
  @inline(__always)
  var lineEnded: Bool { parenthesisDepth == 0 && isOnNewLine }

  /// Whether the token is this word.
  func isWord(_ word: StaticString) -> Bool { isWord(word, at: position) }

  func isWord(_ word: StaticString, at index: Int) -> Bool {
    guard index < tokens.count, tokens.kinds[index] == .name else { return false }
    let start = Int(tokens.starts[index])
    guard Int(tokens.ends[index]) - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { expected in
      for offset in expected.indices where bytes[start + offset] != expected[offset] {
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
    let node = tree.count
    tree.append(
      kind, main: UInt32(truncatingIfNeeded: position), first: consumedEnd, end: 0, subtreeEnd: 0)
    return node
  }

  @inline(__always)
  mutating func close(_ node: Int) {
    tree.endTokens[node] = consumedEnd
    tree.subtreeEnds[node] = NodeID(truncatingIfNeeded: tree.count)
  }

  /// A node of the token alone, which is taken.
  @inline(__always)
  mutating func leaf(_ kind: SyntaxKind) {
    let end = NodeID(truncatingIfNeeded: tree.count &+ 1)
    let main = UInt32(truncatingIfNeeded: position)
    tree.append(kind, main: main, first: consumedEnd, end: main &+ 1, subtreeEnd: end)
    advance()
  }

  /// A node without tokens in place of what is missing.
  @inline(never)
  mutating func missing() {
    tree.append(
      .error, main: UInt32(position), first: consumedEnd, end: consumedEnd,
      subtreeEnd: NodeID(tree.count + 1))
  }

  /// Makes the token the main token of a node, and takes it.
  @inline(__always)
  mutating func takeMainToken(of node: Int) {
    tree.mainTokens[node] = UInt32(truncatingIfNeeded: position)
    advance()
  }

  /// Puts a node around those from `position` on, once the value is complete.
  @inline(__always)
  mutating func wrap(_ kind: SyntaxKind, from position: Int, main: Int, first: UInt32) {
    pendingWraps.append(
      PendingWrap(
        position: NodeID(truncatingIfNeeded: position),
        end: NodeID(truncatingIfNeeded: tree.count), kind: kind,
        mainToken: UInt32(truncatingIfNeeded: main), firstToken: first, endToken: consumedEnd))
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
