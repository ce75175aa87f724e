extension Parser {
  /// Reads a statement or token entry whose value is one run of literals and names, as most are,
  /// all at once: its nodes are known before they are added, so none has to be changed afterwards.
  ///
  /// The token is the name, the next the `:`. The tree is the one that the general way gives.
  ///
  /// - Returns: Whether it is such a statement; nothing is taken otherwise.
  mutating func plainStatement(_ kind: SyntaxKind) -> Bool {
    guard let end = endOfPlainRun else { return false }
    let name = UInt32(truncatingIfNeeded: position)
    let first = name &+ 2
    let endToken = UInt32(truncatingIfNeeded: end)
    let leaves = NodeID(truncatingIfNeeded: tree.nodes.count &+ 3)
    let subtreeEnd = leaves &+ (endToken &- first)
    tree.nodes.append(
      SyntaxNode(
        kind, mainToken: name, firstToken: consumedEnd, endToken: endToken,
        subtreeEnd: subtreeEnd))
    tree.nodes.append(
      SyntaxNode(
        .value, mainToken: first, firstToken: first, endToken: endToken, subtreeEnd: subtreeEnd))
    tree.nodes.append(
      SyntaxNode(
        .run, mainToken: first, firstToken: first, endToken: endToken, subtreeEnd: subtreeEnd))
    for token in first..<endToken {
      tree.nodes.append(
        SyntaxNode(
          leafKind(tokens.kind(Int(token))), mainToken: token, firstToken: token,
          endToken: token &+ 1, subtreeEnd: leaves &+ (token &- first) &+ 1))
    }
    advance(to: end)
    return true
  }

  /// Where the run of literals and names after the `:` ends, if the statement ends there too.
  private var endOfPlainRun: Int? {
    let start = position &+ 2
    var index = start
    while true {
      let head = tokens.head(index)
      if head.flags.contains(.newlineBefore) { return index == start ? nil : index }
      switch head.kind {
      case .number, .name, .color, .string:
        if index != start, !head.flags.contains(.spaceBefore) { return nil }
        index &+= 1
      case .rightBrace, .semicolon, .endOfFile:
        return index == start ? nil : index
      default:
        return nil
      }
    }
  }
}

@inline(__always)
private func leafKind(_ kind: TokenKind) -> SyntaxKind {
  switch kind {
  case .number: .numberLiteral
  case .string: .stringLiteral
  case .color: .colorLiteral
  default: .nameExpression
  }
}
