/// A reduced, ordered, multi-valued decision diagram: functions of variables, each of a few values,
/// to any number of terminals.
///
/// Nodes are shared, so that two functions are equal exactly if their nodes are. All lie in flat
/// arrays, a node after its children. `reset` keeps the capacity.
struct Diagram {
  typealias Node = UInt32

  /// The terminal that a condition has where it does not hold.
  static let no: Node = 0
  /// The terminal that a condition has where it holds.
  static let yes: Node = 1
  /// The terminal that stands for any other: the value does not matter there.
  static let free: Node = 2
  /// The level of a terminal: below every variable.
  static let terminalLevel = UInt32.max

  /// The variable that each node looks at.
  private(set) var levels: [UInt32] = []
  /// Where each node's children begin; of a terminal, its value.
  private var payloads: [UInt32] = []
  private var children: [Node] = []
  /// How many values each variable has.
  private(set) var arities: [UInt32] = []
  /// Whether `free` can be reached from each node.
  private var reachesFree: [Bool] = []
  /// Open addressing: node + 1, or 0.
  private var table: [UInt32] = []
  private var cache = OperationCache()
  /// The children of nodes that are being made, innermost last.
  private var pending: [Node] = []

  /// Steps left before the diagram gives up.
  private(set) var fuel = 0
  /// Whether it gave up, so that what operations return means nothing until `refuel`.
  private(set) var isExhausted = false

  /// Forgets all nodes.
  ///
  /// - Parameters:
  ///   - arities: How many values each variable has, in the order of levels.
  ///   - fuel: How many steps all operations together may take.
  mutating func reset(arities: [UInt32], fuel: Int) {
    self.arities = arities
    self.fuel = fuel
    isExhausted = false
    levels.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    reachesFree.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: 256))
    cache.clear()
    for value in 0..<3 { _ = terminal(UInt32(value)) }
  }

  // MARK: Reading

  /// How many nodes there are.
  var count: Int { levels.count }

  /// Whether a node is a terminal.
  func isTerminal(_ node: Node) -> Bool { levels[Int(node)] == Diagram.terminalLevel }

  /// The value that `terminal(_:)` was given.
  func terminalValue(_ node: Node) -> UInt32 { payloads[Int(node)] }

  /// What follows where the variable of `level` has `value`; `level` is at or above the node's own.
  @inline(__always)
  func child(_ node: Node, _ level: UInt32, _ value: UInt32) -> Node {
    levels[Int(node)] == level ? children[Int(payloads[Int(node)] + value)] : node
  }

  /// Whether some terminal of the function is `free`.
  func hasFree(_ node: Node) -> Bool { reachesFree[Int(node)] }

  // MARK: Making

  /// The terminal of a value; 0, 1 and 2 are `no`, `yes` and `free`.
  mutating func terminal(_ value: UInt32) -> Node {
    var slot = Int(truncatingIfNeeded: Diagram.mix(UInt64(value) | 1 << 63)) & (table.count - 1)
    while table[slot] != 0 {
      let node = table[slot] - 1
      if isTerminal(node), payloads[Int(node)] == value { return node }
      slot = (slot + 1) & (table.count - 1)
    }
    return append(level: Diagram.terminalLevel, payload: value, isFree: value == 2, slot: slot)
  }

  /// The condition that a variable has one of some values.
  mutating func literal(_ level: UInt32, where holds: (UInt32) -> Bool) -> Node {
    let base = beginNode()
    for value in 0..<arities[Int(level)] { push(holds(value) ? Diagram.yes : Diagram.no) }
    return makeNode(level, from: base)
  }

  /// Begins a node: its children are to be pushed in the order of values.
  func beginNode() -> Int { pending.count }

  /// Adds a child to the node begun last.
  mutating func push(_ child: Node) { pending.append(child) }

  /// Gives up the node begun at `base`.
  mutating func abandonNode(from base: Int) { pending.removeLast(pending.count - base) }

  /// The node begun at `base`, all of whose children have been pushed.
  mutating func makeNode(_ level: UInt32, from base: Int) -> Node {
    let first = pending[base]
    let count = pending.count - base
    defer { pending.removeLast(count) }
    var hash = UInt64(level)
    var isConstant = true
    var isFree = false
    for index in base..<pending.count {
      let child = pending[index]
      isConstant = isConstant && child == first
      isFree = isFree || reachesFree[Int(child)]
      hash = Diagram.mix(hash ^ UInt64(child))
    }
    if isConstant { return first }
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    search: while table[slot] != 0 {
      let node = table[slot] - 1
      slot = (slot + 1) & (table.count - 1)
      guard levels[Int(node)] == level else { continue }
      let start = Int(payloads[Int(node)])
      for index in 0..<count where children[start + index] != pending[base + index] {
        continue search
      }
      return node
    }
    let payload = UInt32(truncatingIfNeeded: children.count)
    for index in 0..<count { children.append(pending[base + index]) }
    return append(level: level, payload: payload, isFree: isFree, slot: slot)
  }

  private mutating func append(
    level: UInt32, payload: UInt32, isFree: Bool, slot: Int
  ) -> Node {
    let node = Node(truncatingIfNeeded: levels.count)
    levels.append(level)
    payloads.append(payload)
    reachesFree.append(isFree)
    table[slot] = node + 1
    if levels.count * 2 > table.count { growTable() }
    return node
  }

  private mutating func growTable() {
    let size = table.count * 2
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: size))
    for node in levels.indices {
      var hash = UInt64(levels[node])
      if levels[node] == Diagram.terminalLevel {
        hash = Diagram.mix(UInt64(payloads[node]) | 1 << 63)
      } else {
        let start = Int(payloads[node])
        for index in start..<start + Int(arities[Int(levels[node])]) {
          hash = Diagram.mix(hash ^ UInt64(children[index]))
        }
      }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while table[slot] != 0 { slot = (slot + 1) & (size - 1) }
      table[slot] = UInt32(truncatingIfNeeded: node) + 1
    }
    cache.grow(to: size)
  }

  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }

  // MARK: Operations

  /// `then` where the condition holds, else `otherwise`.
  mutating func choose(_ condition: Node, _ then: Node, _ otherwise: Node) -> Node {
    if condition == Diagram.yes || then == otherwise { return then }
    if condition == Diagram.no { return otherwise }
    if then == Diagram.yes && otherwise == Diagram.no { return condition }
    if let known = cached(.choose, condition, then, otherwise) { return known }
    guard burn() else { return Diagram.no }
    let level = min(
      levels[Int(condition)], min(levels[Int(then)], levels[Int(otherwise)]))
    let base = beginNode()
    for value in 0..<arities[Int(level)] {
      let child = choose(
        child(condition, level, value), child(then, level, value), child(otherwise, level, value))
      push(child)
    }
    let node = makeNode(level, from: base)
    remember(.choose, condition, then, otherwise, node)
    return node
  }

  /// Both conditions.
  mutating func and(_ first: Node, _ second: Node) -> Node { choose(first, second, Diagram.no) }

  /// At least one condition.
  mutating func or(_ first: Node, _ second: Node) -> Node { choose(first, Diagram.yes, second) }

  /// The opposite of a condition.
  mutating func not(_ condition: Node) -> Node { choose(condition, Diagram.no, Diagram.yes) }

  /// The function where the variable of a level has a value.
  mutating func cofactor(_ node: Node, _ level: UInt32, _ value: UInt32) -> Node {
    let own = levels[Int(node)]
    if own > level { return node }
    if own == level { return child(node, level, value) }
    if let known = cached(.cofactor, node, level, value) { return known }
    guard burn() else { return Diagram.no }
    let base = beginNode()
    for index in 0..<arities[Int(own)] {
      let child = cofactor(child(node, own, index), level, value)
      push(child)
    }
    let result = makeNode(own, from: base)
    remember(.cofactor, node, level, value, result)
    return result
  }

  /// The result of an operation, if it is still known.
  func cached(
    _ operation: OperationCache.Operation, _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> Node? {
    cache[operation, first, second, third]
  }

  /// Keeps the result of an operation, unless it was cut short.
  mutating func remember(
    _ operation: OperationCache.Operation, _ first: UInt32, _ second: UInt32, _ third: UInt32,
    _ result: Node
  ) {
    if !isExhausted { cache[operation, first, second, third] = result }
  }

  /// Gives the diagram so many steps, and a new chance if it gave up.
  mutating func refuel(_ steps: Int) {
    fuel = steps
    isExhausted = false
  }

  /// Takes one step; false if none is left.
  mutating func burn() -> Bool {
    fuel -= 1
    if fuel < 0 { isExhausted = true }
    return !isExhausted
  }
}
