/// An index into the nodes of a `SyntaxTree`; the root is 0.
public typealias NodeID = UInt32

/// The syntax tree of a file: a flat array in pre-order, and lossless.
///
/// Each node covers a contiguous run of tokens, its children's runs lie inside it in order, and the
/// root covers all of them; so printing the tokens of the leaves with what stands between gives
/// the file back byte for byte. The tree holds no meaning: names are offsets, not yet looked up.
public struct SyntaxTree: Sendable {
  /// The nodes in pre-order.
  ///
  /// (One array rather than a column for each field: an append checks that its array is not shared,
  /// which would be half of the parser's time.)
  var nodes: [SyntaxNode] = []
  /// The tokens of the file.
  public let tokens: Tokens

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The kind of a node.
  public func kind(_ node: NodeID) -> SyntaxKind { nodes[Int(node)].kind }

  /// The main token of a node; see `SyntaxKind`.
  public func mainToken(_ node: NodeID) -> Int { Int(nodes[Int(node)].mainToken) }

  /// The first token that a node covers.
  public func firstToken(_ node: NodeID) -> Int { Int(nodes[Int(node)].firstToken) }

  /// One past the last token that a node covers.
  public func endToken(_ node: NodeID) -> Int { Int(nodes[Int(node)].endToken) }

  /// One past the last node of a node's subtree.
  public func subtreeEnd(_ node: NodeID) -> NodeID { nodes[Int(node)].subtreeEnd }

  /// The first child of a node, or nil where it has none.
  public func firstChild(_ node: NodeID) -> NodeID? {
    node + 1 < subtreeEnd(node) ? node + 1 : nil
  }

  /// The first child of a kind, or nil where there is none.
  public func firstChild(of node: NodeID, _ kind: SyntaxKind) -> NodeID? {
    var child = firstChild(node)
    while let current = child {
      if self.kind(current) == kind { return current }
      child = nextSibling(current, in: node)
    }
    return nil
  }

  /// The sibling after `child` inside `parent`.
  public func nextSibling(_ child: NodeID, in parent: NodeID) -> NodeID? {
    let next = subtreeEnd(child)
    return next < subtreeEnd(parent) ? next : nil
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

  /// The bytes of a node's main token.
  public func mainRange(_ node: NodeID) -> SourceRange { tokens.range(mainToken(node)) }

  /// The bytes from the first to the last token of a node.
  public func range(_ node: NodeID) -> SourceRange {
    let first = firstToken(node)
    let end = endToken(node)
    let start = tokens.start(first)
    return SourceRange(start, end > first ? tokens.end(end - 1) : start)
  }

  /// Whether a mistake in the text was met inside a node: it is reported, and what is said of the
  /// node's meaning would be a guess.
  ///
  /// Scans the nodes of the subtree.
  public func containsError(_ node: NodeID) -> Bool {
    for index in Int(node)..<Int(subtreeEnd(node)) where nodes[index].kind == .error {
      return true
    }
    return false
  }
}
