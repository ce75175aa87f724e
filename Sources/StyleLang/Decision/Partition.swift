/// Divides the combinations of a function into rows: each combination lies in one row, and all of a
/// row have the same terminal.
///
/// A row says for some variables which values they have; the others do not matter. The search asks
/// for one variable after another, and tries each value, or group of values with the same
/// consequence, against the rest. With up to `exhaustiveVariables` variables it tries all, so that no
/// such questions give fewer rows; with more it takes the question that leaves the smaller functions.
struct Partition {
  typealias Node = Diagram.Node

  /// One row.
  struct Row: Hashable {
    /// Of each variable, by level, the values that it has; nil where it does not matter.
    var values: [[UInt32]?]
    /// The terminal.
    var leaf: Node
  }

  /// With so many variables all questions are tried.
  static let exhaustiveVariables = 7
  /// With so many the best question is looked for; with more the first one is taken.
  static let greedyVariables = 20
  /// Of a variable with more groups of values than this, the first is split off first.
  static let maximumGroups = 4
  /// The most rows that a table may have.
  static let maximumRows = 2_000

  private enum Choice {
    case leaf(Node)
    case nothing
    /// As another function, which agrees where this one is not free.
    case same(Node)
    /// The values of a variable that have one function, and the function of all others.
    case split(level: UInt32, values: [UInt32], then: Node, else: Node)
  }

  private var space: StateSpace
  private let domain: Node
  private var plans: [Node: (choice: Choice, rows: Int)] = [:]
  /// Whether every question was tried, everywhere.
  private(set) var isExhaustive = true

  /// - Parameters:
  ///   - space: Where the function is.
  ///   - domain: The combinations that count: outside of them the function is free.
  init(_ space: StateSpace, domain: Node) {
    self.space = space
    self.domain = domain
  }

  /// The rows of a function; nil if there are too many, or they take too much work.
  mutating func rows(of function: Node) -> [Row]? {
    // What was spent on the function is not missed here.
    space.diagram.refuel(4 * StateSpace.fuel)
    guard solve(function) <= Partition.maximumRows, !space.isExhausted else { return nil }
    var rows: [Row] = []
    let open = [[UInt32]?](repeating: nil, count: space.variables.count)
    write(function, open, into: &rows)
    for index in rows.indices { relax(&rows[index]) }
    return space.isExhausted ? nil : rows
  }

  // MARK: The search

  private mutating func solve(_ node: Node) -> Int {
    if let known = plans[node] { return known.rows }
    if node == Diagram.free { return keep(node, .nothing, 0) }
    if space.diagram.isTerminal(node) { return keep(node, .leaf(node), 1) }
    let support = space.diagram.support(of: node)
    if let leaf = onlyLeaf(of: node) { return keep(node, .same(leaf), 1) }
    // A variable whose values all agree need not be asked for.
    if space.diagram.hasFree(node) {
      for level in support {
        if let joined = joined(node, level) {
          return keep(node, .same(joined), solve(joined))
        }
      }
    }
    if support.count > Partition.exhaustiveVariables { isExhaustive = false }
    var best: (choice: Choice, rows: Int) = (.nothing, .max)
    if support.count <= Partition.exhaustiveVariables {
      for level in support {
        for choice in splits(of: node, at: level) {
          guard case .split(_, _, let then, let otherwise) = choice else { continue }
          let first = solve(then)
          if first >= best.rows { continue }
          let second = solve(otherwise)
          if first + second < best.rows { best = (choice, first + second) }
          if space.isExhausted { return .max / 4 }
        }
      }
      return keep(node, best.choice, best.rows)
    }
    var bestSize = Int.max
    for level in support.count > Partition.greedyVariables ? [support[0]] : support {
      for choice in splits(of: node, at: level) {
        guard case .split(_, _, let then, let otherwise) = choice else { continue }
        let size = space.diagram.size(of: then) + space.diagram.size(of: otherwise)
        if size < bestSize {
          bestSize = size
          best.choice = choice
        }
      }
    }
    guard case .split(_, _, let then, let otherwise) = best.choice, !space.isExhausted else {
      return keep(node, .nothing, .max / 4)
    }
    let first = solve(then)
    if first > Partition.maximumRows { return keep(node, best.choice, first) }
    return keep(node, best.choice, first + solve(otherwise))
  }

  private mutating func keep(_ node: Node, _ choice: Choice, _ rows: Int) -> Int {
    plans[node] = (choice, rows)
    return rows
  }

  /// The terminal of a function that has one besides `free`.
  private func onlyLeaf(of node: Node) -> Node? {
    var leaf: Node?
    var isOnly = true
    space.diagram.forEachNode(below: node) { node in
      guard isOnly, space.diagram.isTerminal(node), node != Diagram.free else { return }
      if leaf != nil { isOnly = false }
      leaf = node
    }
    return isOnly ? leaf : nil
  }

  /// The one function that serves for all values of a variable, if there is one.
  private mutating func joined(_ node: Node, _ level: UInt32) -> Node? {
    var result = Diagram.free
    for value in 0..<space.diagram.arities[Int(level)] {
      let child = space.diagram.cofactor(node, level, value)
      result = space.diagram.join(result, child)
      if result == Diagram.none { return nil }
    }
    return result
  }

  /// Each group of values of a variable with the same function, against the rest.
  private mutating func splits(of node: Node, at level: UInt32) -> [Choice] {
    let count = space.diagram.arities[Int(level)]
    var groups: [(node: Node, values: [UInt32])] = []
    for value in 0..<count {
      let child = space.diagram.cofactor(node, level, value)
      if let index = groups.firstIndex(where: { $0.node == child }) {
        groups[index].values.append(value)
      } else {
        groups.append((child, [value]))
      }
    }
    groups.removeAll { $0.node == Diagram.free }
    guard groups.count > 1 else { return [] }
    // Of two groups one against the other is the same as the other against the one; and of many the
    // order does not matter much, but trying all would take for ever.
    let isSmall = (3...Partition.maximumGroups).contains(groups.count)
    return groups.prefix(isSmall ? groups.count : 1).map { group in
      let inside = space.diagram.literal(level) { group.values.contains($0) }
      let rest =
        groups.count == 2
        ? groups[1].node : space.diagram.choose(inside, Diagram.free, node)
      return .split(level: level, values: group.values, then: group.node, else: rest)
    }
  }

  // MARK: The rows

  private func write(_ node: Node, _ values: [[UInt32]?], into rows: inout [Row]) {
    switch plans[node]?.choice ?? .nothing {
    case .nothing: break
    case .leaf(let leaf): rows.append(Row(values: values, leaf: leaf))
    case .same(let other):
      if plans[other] == nil {
        rows.append(Row(values: values, leaf: other))
      } else {
        write(other, values, into: &rows)
      }
    case .split(let level, let group, let then, let otherwise):
      let all = values[Int(level)] ?? Array(0..<space.diagram.arities[Int(level)])
      var inside = values
      inside[Int(level)] = all.filter { group.contains($0) }
      write(then, inside, into: &rows)
      var outside = values
      outside[Int(level)] = all.filter { !group.contains($0) }
      write(otherwise, outside, into: &rows)
    }
  }

  /// Leaves out what follows from the rest, since other combinations cannot be.
  private mutating func relax(_ row: inout Row) {
    let reachable = domain
    for level in row.values.indices where row.values[level] != nil {
      var wider = row.values
      wider[level] = nil
      let before = cube(row.values)
      let after = cube(wider)
      let added = space.diagram.choose(before, Diagram.no, after)
      if space.diagram.and(added, reachable) == Diagram.no { row.values = wider }
    }
  }

  /// The combinations of a row.
  mutating func cube(_ values: [[UInt32]?]) -> Node {
    var result = Diagram.yes
    for (level, allowed) in values.enumerated().reversed() {
      guard let allowed else { continue }
      let literal = space.diagram.literal(UInt32(level)) { allowed.contains($0) }
      result = space.diagram.and(literal, result)
    }
    return result
  }
}

extension Diagram {
  /// Calls `body` once with each node of a function.
  func forEachNode(below node: Node, _ body: (Node) -> Void) {
    var seen: Set<Node> = [node]
    var waiting = [node]
    while let node = waiting.popLast() {
      body(node)
      if isTerminal(node) { continue }
      let level = levels[Int(node)]
      for value in 0..<arities[Int(level)] {
        let child = child(node, level, value)
        if seen.insert(child).inserted { waiting.append(child) }
      }
    }
  }

  /// The levels that a function looks at, ascending.
  func support(of node: Node) -> [UInt32] {
    var levels: Set<UInt32> = []
    forEachNode(below: node) { if !isTerminal($0) { levels.insert(self.levels[Int($0)]) } }
    return levels.sorted()
  }

  /// How many nodes a function has, terminals not counted.
  func size(of node: Node) -> Int {
    var size = 0
    forEachNode(below: node) { if !isTerminal($0) { size += 1 } }
    return size
  }
}
