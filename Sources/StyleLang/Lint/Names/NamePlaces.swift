extension LintedFile {
  /// Where a name is used; of `Palette.button.height`, all of it.
  func useRange(_ node: NodeID) -> SourceRange {
    guard tree.kind(node) == .member else { return tree.mainRange(node) }
    return SourceRange(tree.tokens.start(tree.firstToken(node)), tree.mainRange(node).end)
  }

  /// The token of the file in whose declaration a node stands.
  func token(around node: NodeID) -> TokenID? {
    let sites = analysis.context.tokenSites
    guard let index = lastIndex(in: sites, of: { $0.node <= node }),
      node < tree.subtreeEnd(sites[index].node)
    else { return nil }
    return TokenID(index)
  }

  /// The style of the file in whose declaration a node stands, as a place in `styleSites`.
  func style(around node: NodeID) -> Int? {
    guard let index = lastIndex(in: styleSites, of: { $0.node <= node }),
      node < tree.subtreeEnd(styleSites[index].node)
    else { return nil }
    return index
  }

  /// Whether a `///` comment stands before a declaration.
  func isDocumented(_ node: NodeID) -> Bool {
    tree.tokens.flags(tree.firstToken(node)).contains(.documentationBefore)
  }

  /// Whether a comment stands between two tokens of a range of them.
  func hasComment(between first: Int, and last: Int) -> Bool {
    guard first < last else { return false }
    for token in first..<last {
      let gap = Int(tree.tokens.end(token))..<Int(tree.tokens.start(token + 1))
      if source.bytes[gap].contains(UInt8(ascii: "/")) { return true }
    }
    return false
  }

  /// The lines of a node with their line break; nil where something else stands in them, or above
  /// them a `///` comment that would then be that of what follows.
  func lines(of node: NodeID) -> SourceRange? {
    guard !isDocumented(node) else { return nil }
    let range = tree.range(node)
    let bytes = source.bytes
    var start = Int(range.start)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let mark = hasByteOrderMark(bytes.span) ? 3 : 0
    guard start <= mark || isLineBreak(bytes[start - 1]) else { return nil }
    var end = Int(range.end)
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end < bytes.count {
      guard isLineBreak(bytes[end]) else { return nil }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      end += isPair ? 2 : 1
    }
    return SourceRange(UInt32(max(start, mark)), UInt32(end))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The last index whose element `holds`, where all that hold come first.
private func lastIndex<Element>(in array: [Element], of holds: (Element) -> Bool) -> Int? {
  var low = 0
  var high = array.count
  while low < high {
    let middle = (low + high) / 2
    if holds(array[middle]) { low = middle + 1 } else { high = middle }
  }
  return low > 0 ? low - 1 : nil
}

/// Parts of a tree that do not overlap, in written order.
struct NodeRanges {
  private var ranges: [Range<NodeID>] = []

  /// Appends a part after all others.
  mutating func append(_ range: Range<NodeID>) { ranges.append(range) }

  /// Whether a node lies in one of the parts.
  func contains(_ node: NodeID) -> Bool {
    guard let index = lastIndex(in: ranges, of: { $0.lowerBound <= node }) else { return false }
    return ranges[index].contains(node)
  }
}

extension SyntaxTree {
  /// Whether a group of tokens has a name: the main token of an unnamed one is its first word.
  func isNamedGroup(_ node: NodeID) -> Bool {
    if kind(node) == .tokenGroup { return true }
    let first = firstChild(of: node, .deprecation).map { endToken($0) } ?? firstToken(node)
    return mainToken(node) > first
  }
}
