/// Facts about the nodes of a diagram of at most 64 levels, each a set of bits.
struct NodeMasks {
  private var supports: [UInt64] = []
  private var needs: [UInt64] = []
  /// Of each terminal value, the levels that must be known to be set where it stands.
  private(set) var leafNeeds: [UInt64] = []

  /// Forgets all nodes.
  mutating func reset(leafNeeds: [UInt64]) {
    supports.removeAll(keepingCapacity: true)
    needs.removeAll(keepingCapacity: true)
    self.leafNeeds = leafNeeds
  }

  /// The levels that a function depends on.
  mutating func support(_ node: Diagram.Node, _ diagram: borrowing Diagram) -> UInt64 {
    update(diagram)
    return supports[Int(node)]
  }

  /// The levels that a function depends on; it has been asked for before.
  func support(_ node: Diagram.Node) -> UInt64 { supports[Int(node)] }

  /// The levels that some leaf of a function must have above it.
  mutating func needs(_ node: Diagram.Node, _ diagram: borrowing Diagram) -> UInt64 {
    update(diagram)
    return needs[Int(node)]
  }

  private mutating func update(_ diagram: borrowing Diagram) {
    // A node comes after its children.
    for index in supports.count..<diagram.count {
      let node = Diagram.Node(index)
      let level = diagram.levels[index]
      if level == Diagram.terminalLevel {
        let value = Int(diagram.terminalValue(node))
        supports.append(0)
        needs.append(value < leafNeeds.count ? leafNeeds[value] : 0)
        continue
      }
      var support: UInt64 = 1 << UInt64(level)
      var need: UInt64 = 0
      for value in 0..<diagram.arities[Int(level)] {
        let child = Int(diagram.child(node, level, value))
        support |= supports[child]
        need |= needs[child]
      }
      supports.append(support)
      needs.append(need)
    }
  }
}
