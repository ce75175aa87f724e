/// A node of a `SyntaxTree`: what it is and where it lies, among tokens and nodes; 16 bytes.
struct SyntaxNode: Sendable {
  /// The first token that the node covers.
  let firstToken: UInt32
  /// One past the last token that the node covers.
  var endToken: UInt32
  /// One past the last node of the subtree.
  var subtreeEnd: NodeID
  /// The kind in the low 8 bits; above, how far the main token is from the first.
  private var packed: UInt32

  /// The greatest distance of a main token from the first token of its node.
  ///
  /// Only an operand of sixteen million tokens comes near; the parser refuses it.
  static let mainTokenLimit: UInt32 = 1 << 24

  @inline(__always)
  init(
    _ kind: SyntaxKind, mainToken: UInt32, firstToken: UInt32, endToken: UInt32, subtreeEnd: NodeID
  ) {
    self.firstToken = firstToken
    self.endToken = endToken
    self.subtreeEnd = subtreeEnd
    self.packed = (mainToken &- firstToken) << 8 | UInt32(kind.rawValue)
  }

  @inline(__always)
  var kind: SyntaxKind {
    get { SyntaxKind(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .error }
    set { packed = packed & ~0xFF | UInt32(newValue.rawValue) }
  }

  @inline(__always)
  var mainToken: UInt32 {
    get { firstToken &+ packed >> 8 }
    set { packed = packed & 0xFF | (newValue &- firstToken) << 8 }
  }
}
