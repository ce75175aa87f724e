extension Diagram {
  /// No node: two functions cannot be joined.
  static let none = Node.max

  /// The function that agrees with both wherever these are not free, or `none` if they differ
  /// somewhere.
  mutating func join(_ first: Node, _ second: Node) -> Node {
    if first == second || second == Diagram.free { return first }
    if first == Diagram.free { return second }
    guard hasFree(first) || hasFree(second) else { return Diagram.none }
    let level = min(levels[Int(first)], levels[Int(second)])
    if level == Diagram.terminalLevel { return Diagram.none }
    if let known = cached(.join, first, second, 0) { return known }
    guard burn() else { return Diagram.none }
    let base = beginNode()
    for value in 0..<arities[Int(level)] {
      let child = join(child(first, level, value), child(second, level, value))
      guard child != Diagram.none else {
        abandonNode(from: base)
        remember(.join, first, second, 0, Diagram.none)
        return Diagram.none
      }
      push(child)
    }
    let node = makeNode(level, from: base)
    remember(.join, first, second, 0, node)
    return node
  }

  /// How many nodes a function has, terminals not counted.
  func size(of node: Node, visited: inout [UInt32], stamp: UInt32) -> Int {
    if isTerminal(node) || visited[Int(node)] == stamp { return 0 }
    visited[Int(node)] = stamp
    var size = 1
    let level = levels[Int(node)]
    for value in 0..<arities[Int(level)] {
      size += self.size(of: child(node, level, value), visited: &visited, stamp: stamp)
    }
    return size
  }
}
