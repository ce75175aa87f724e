/// A node to be put around nodes that are in the tree already: the operand of an operator is read
/// before the operator is seen, and a parent comes before its children.
struct PendingWrap {
  /// The first node that goes inside, as numbered without the pending wraps.
  var position: NodeID
  /// One past the last node that goes inside, numbered likewise.
  var end: NodeID
  var kind: SyntaxKind
  var mainToken: UInt32
  var firstToken: UInt32
  var endToken: UInt32
}

extension SyntaxTree {
  mutating func reserveCapacity(_ capacity: Int) {
    kinds.reserveCapacity(capacity)
    mainTokens.reserveCapacity(capacity)
    firstTokens.reserveCapacity(capacity)
    endTokens.reserveCapacity(capacity)
    subtreeEnds.reserveCapacity(capacity)
  }

  /// Appends a node; a parent gets its two ends when it is closed.
  @inline(__always)
  mutating func append(
    _ kind: SyntaxKind, main: UInt32, first: UInt32, end: UInt32, subtreeEnd: NodeID
  ) {
    kinds.append(kind)
    mainTokens.append(main)
    firstTokens.append(first)
    endTokens.append(end)
    subtreeEnds.append(subtreeEnd)
  }

  /// Puts all pending wraps in place with one pass over the nodes from `base` on.
  ///
  /// Inserting each wrap at once would move its operand each time, which is quadratic for a chain of
  /// operators and for nested ones; nodes before `base` must not end inside what is wrapped.
  ///
  /// - Parameter wraps: In the order in which the nodes were completed, so that of two at the same
  ///   position the later is outside.
  mutating func insert(_ wraps: [PendingWrap], from base: Int) {
    let sorted = outsideIn(wraps)
    let oldCount = count
    for wrap in sorted {
      append(
        wrap.kind, main: wrap.mainToken, first: wrap.firstToken, end: wrap.endToken, subtreeEnd: 0)
    }
    // From the back, so that no node is overwritten before it has moved. `before` is the number of
    // wraps at or before a node: the distance that it moves.
    var before = sorted.count
    for node in stride(from: oldCount - 1, through: base, by: -1) {
      while before > 0, sorted[before - 1].position > NodeID(node) { before -= 1 }
      let target = node + before
      kinds[target] = kinds[node]
      mainTokens[target] = mainTokens[node]
      firstTokens[target] = firstTokens[node]
      endTokens[target] = endTokens[node]
      subtreeEnds[target] = moved(subtreeEnds[node], by: sorted)
    }
    for (index, wrap) in sorted.enumerated() {
      let target = Int(wrap.position) + index
      kinds[target] = wrap.kind
      mainTokens[target] = wrap.mainToken
      firstTokens[target] = wrap.firstToken
      endTokens[target] = wrap.endToken
      subtreeEnds[target] = moved(wrap.end, by: sorted)
    }
  }
}

/// Wraps by position; of those at the same position, the last completed first.
private func outsideIn(_ wraps: [PendingWrap]) -> [PendingWrap] {
  guard wraps.count > 1 else { return wraps }
  // Reversed, so that a stable sort leaves the outer ones of a position before the inner ones.
  return wraps.reversed().enumerated()
    .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    .map(\.element)
}

/// Where the end of a subtree lies after the wraps that begin before it are inserted.
private func moved(_ end: NodeID, by sorted: [PendingWrap]) -> NodeID {
  var low = 0
  var high = sorted.count
  while low < high {
    let middle = (low + high) / 2
    if sorted[middle].position < end { low = middle + 1 } else { high = middle }
  }
  return end + NodeID(low)
}
