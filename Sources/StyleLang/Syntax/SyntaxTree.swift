/// An index into the columns of a `SyntaxTree`; the root is 0.
public typealias NodeID = UInt32

/// The syntax tree of a file: flat columns in pre-order, and lossless.
///
/// Each node covers a contiguous run of tokens, its children's runs lie inside it in order, and the
/// root covers all of them; so printing the tokens of the leaves with what stands between gives
/// the file back byte for byte. The tree holds no meaning: names are offsets, not yet looked up.
public struct SyntaxTree: Sendable {
  /// The kind of each node.
  public internal(set) var kinds: [SyntaxKind] = []
  /// The main token of each node; see `SyntaxKind`.
  public internal(set) var mainTokens: [UInt32] = []
  /// The first token that each node covers.
  public internal(set) var firstTokens: [UInt32] = []
  /// One past the last token that each node covers.
  public internal(set) var endTokens: [UInt32] = []
  /// One past the last node of each node's subtree.
  public internal(set) var subtreeEnds: [NodeID] = []
  /// The tokens of the file.
  public internal(set) var tokens: Tokens

  /// The number of nodes.
  public var count: Int { kinds.count }

  /// The first child of a node, or nil where it has none.
  public func firstChild(_ node: NodeID) -> NodeID? {
    node + 1 < subtreeEnds[Int(node)] ? node + 1 : nil
  }

  /// The sibling after `child` inside `parent`.
  public func nextSibling(_ child: NodeID, in parent: NodeID) -> NodeID? {
    let next = subtreeEnds[Int(child)]
    return next < subtreeEnds[Int(parent)] ? next : nil
  }

  /// Calls `body` with each child of a node, in order.
  public func forEachChild(_ node: NodeID, _ body: (NodeID) -> Void) {
    var child = firstChild(node)
    while let current = child {
      body(current)
      child = nextSibling(current, in: node)
    }
  }

  /// The children of a node, in order; for places that are not hot, since it allocates.
  public func children(_ node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    forEachChild(node) { result.append($0) }
    return result
  }

  /// The kind of a node.
  public func kind(_ node: NodeID) -> SyntaxKind { kinds[Int(node)] }

  /// The bytes of a node's main token.
  public func mainRange(_ node: NodeID) -> SourceRange {
    tokens.range(Int(mainTokens[Int(node)]))
  }

  /// The bytes from the first to the last token of a node.
  public func range(_ node: NodeID) -> SourceRange {
    let first = Int(firstTokens[Int(node)])
    let end = Int(endTokens[Int(node)])
    guard end > first else { return SourceRange(tokens.starts[first], tokens.starts[first]) }
    return SourceRange(tokens.starts[first], tokens.ends[end - 1])
  }

  /// Whether a mistake in the text was met inside a node: it is reported, and what is said of the
  /// node's meaning would be a guess.
  ///
  /// Scans the nodes of the subtree.
  public func containsError(_ node: NodeID) -> Bool {
    for index in Int(node)..<Int(subtreeEnds[Int(node)]) where kinds[index] == .error {
      return true
    }
    return false
  }
}
