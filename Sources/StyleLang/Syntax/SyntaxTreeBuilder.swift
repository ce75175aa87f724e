/// A node to be put around nodes that are in the tree already: the operand of an operator is read
/// before the operator is seen, and a parent comes before its children.
struct PendingWrap {
  /// The first node that goes inside, as numbered without the pending wraps.
  var position: NodeID
  /// Its `subtreeEnd` is numbered likewise.
  var node: SyntaxNode
}

extension SyntaxTree {
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
    nodes.append(contentsOf: sorted.lazy.map(\.node))
    // From the back, so that no node is overwritten before it has moved. `before` is the number of
    // wraps at or before a node: the distance that it moves.
    var before = sorted.count
    for index in stride(from: oldCount - 1, through: base, by: -1) {
      while before > 0, sorted[before - 1].position > NodeID(index) { before -= 1 }
      var node = nodes[index]
      node.subtreeEnd = moved(node.subtreeEnd, by: sorted)
      nodes[index + before] = node
    }
    for (distance, wrap) in sorted.enumerated() {
      var node = wrap.node
      node.subtreeEnd = moved(node.subtreeEnd, by: sorted)
      nodes[Int(wrap.position) + distance] = node
    }
  }
}

/// Wraps by position; of those at the same position, the last completed first.
private func outsideIn(_ wraps: [PendingWrap]) -> [PendingWrap] {
  guard wraps.count > 1 else { return wraps }
  return wraps.enumerated()
    .sorted { ($0.element.position, $1.offset) < ($1.element.position, $0.offset) }
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
