/// The rules of one property as functions over a space: who holds where, and who wins.
///
/// Rules stand in the order to try, and the last one holds everywhere: it is the property's default,
/// or a rule without a condition. If the space `isExhausted`, nothing here counts.
struct RuleTable {
  typealias Node = Diagram.Node

  /// The space.
  var space: StateSpace
  /// Where there is a value at all: the reachable combinations in which that is drawn which the
  /// rules are about.
  private(set) var domain = Diagram.yes
  /// Where the condition of each rule holds, within the domain.
  private(set) var holds: [Node] = []
  /// Where each rule is the first that holds.
  private(set) var wins: [Node] = []

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - conditions: In the order to try; the last is `always`.
  ///   - context: When that is drawn which the rules are about.
  ///   - others: Conditions that are to be compiled in the space later.
  init(
    _ conditions: [Condition], in context: Condition = .always, parameters: [Parameter],
    others: [Condition] = []
  ) {
    space = StateSpace(of: conditions + [context] + others, parameters: parameters)
    guard !space.isExhausted else { return }
    let drawn = space.compile(context)
    domain = space.diagram.and(drawn, space.reachable)
    var remaining = domain
    for condition in conditions {
      let node = space.compile(condition)
      let inside = space.diagram.and(node, domain)
      holds.append(inside)
      let win = space.diagram.and(inside, remaining)
      wins.append(win)
      remaining = space.diagram.choose(inside, Diagram.no, remaining)
      if space.isExhausted { return }
    }
  }

  /// Whether it took too much work, so that no answer counts.
  var isExhausted: Bool { space.isExhausted }

  /// The function that has in each combination the terminal `leaves[i] + 3`, where `i` is the rule
  /// that wins; outside the domain it is free.
  mutating func function(_ leaves: [Int]) -> Node {
    var result = Diagram.free
    for (hold, leaf) in zip(holds, leaves).reversed() {
      let terminal = space.diagram.terminal(UInt32(leaf) + 3)
      result = space.diagram.choose(hold, terminal, result)
    }
    return result
  }

  // MARK: Rules that do nothing

  /// The rules without which every combination has the same value.
  ///
  /// Those found first are taken as removed when the next is looked at, so that all can be removed
  /// together.
  ///
  /// - Parameters:
  ///   - values: A number for the value of each rule: equal values have equal numbers.
  ///   - isOpen: Of each rule, whether it is in question.
  ///   - isLeftOut: Of each rule, whether it is taken as removed from the start.
  mutating func rulesWithoutEffect(
    values: [Int], isOpen: [Bool], isLeftOut: [Bool]
  ) -> [Int] {
    // Of each rule, the function of those after it.
    var following: [Node] = []
    var rest = Diagram.free
    for rule in holds.indices.reversed() {
      following.append(rest)
      if isLeftOut[rule] { continue }
      let terminal = space.diagram.terminal(UInt32(values[rule]) + 3)
      rest = space.diagram.choose(holds[rule], terminal, rest)
    }
    following.reverse()
    var result: [Int] = []
    var remaining = domain
    for rule in holds.indices where !isLeftOut[rule] {
      if isOpen[rule], rule + 1 < holds.count {
        let own = space.diagram.terminal(UInt32(values[rule]) + 3)
        let win = space.diagram.and(holds[rule], remaining)
        let instead = space.diagram.choose(win, following[rule], own)
        if instead == own, win != Diagram.no {
          result.append(rule)
          continue
        }
      }
      remaining = space.diagram.choose(holds[rule], Diagram.no, remaining)
    }
    return isExhausted ? [] : result
  }

  // MARK: Rules that hold together

  /// Two rules that hold together though neither implies the other.
  struct Overlap: Hashable {
    /// The one that is tried first.
    var winner: Int
    /// The other.
    var loser: Int
    /// Where the first wins and the other holds too.
    var region: Node
  }

  /// The pairs of rules with different values that hold together in some combination in which one of
  /// them wins, though neither implies the other.
  ///
  /// - Parameters:
  ///   - values: A number for the value of each rule.
  ///   - isOpen: Of each rule, whether it is in question.
  mutating func overlaps(values: [Int], isOpen: [Bool]) -> [Overlap] {
    var result: [Overlap] = []
    for loser in holds.indices where isOpen[loser] {
      for winner in 0..<loser where isOpen[winner] && values[winner] != values[loser] {
        let region = space.diagram.and(wins[winner], holds[loser])
        if region == Diagram.no { continue }
        let both = space.diagram.and(holds[winner], holds[loser])
        if both == holds[winner] || both == holds[loser] { continue }
        result.append(Overlap(winner: winner, loser: loser, region: region))
      }
    }
    return isExhausted ? [] : result
  }

  // MARK: Rules that never win

  /// The fewest of the rules before a rule that together hold wherever it does; nil if they do not, or
  /// if it is too much work to tell.
  mutating func shadows(of rule: Int) -> [Int]? {
    guard !isExhausted, wins[rule] == Diagram.no, holds[rule] != Diagram.no else { return nil }
    let candidates = (0..<rule).filter { space.diagram.and(holds[$0], holds[rule]) != Diagram.no }
    for count in 1...max(1, candidates.count) {
      var chosen: [Int] = []
      var work = 20_000
      if cover(holds[rule], candidates, count, &chosen, &work) { return chosen.sorted() }
      if work <= 0 { break }
    }
    if isExhausted { return nil }
    // Not the fewest, but none too many.
    var kept = candidates
    for candidate in candidates {
      let others = kept.filter { $0 != candidate }
      if uncovered(holds[rule], by: others) == Diagram.no { kept = others }
    }
    return isExhausted ? nil : kept
  }

  private mutating func uncovered(_ node: Node, by rules: [Int]) -> Node {
    rules.reduce(node) { space.diagram.choose(holds[$1], Diagram.no, $0) }
  }

  /// Whether so many rules cover a function: any one combination must be covered by one of them.
  private mutating func cover(
    _ node: Node, _ candidates: [Int], _ count: Int, _ chosen: inout [Int], _ work: inout Int
  ) -> Bool {
    if node == Diagram.no { return true }
    work -= 1
    guard count > 0, work > 0, !isExhausted else { return false }
    let combination = space.combination(in: node)
    // The last written are the likeliest that a person thinks of.
    for candidate in candidates where space.diagram.value(of: holds[candidate], at: combination) {
      let rest = space.diagram.choose(holds[candidate], Diagram.no, node)
      chosen.append(candidate)
      if cover(rest, candidates, count - 1, &chosen, &work) { return true }
      chosen.removeLast()
    }
    return false
  }

  // MARK: What values depend on

  /// Whether some combination has another value if the value of a variable alone changes, as far as
  /// both can be.
  mutating func depends(_ function: Node, on variable: StateSpace.Variable) -> Bool {
    guard let level = space.level(of: variable) else { return false }
    let first = space.diagram.cofactor(function, level, 0)
    for value in 1..<space.diagram.arities[Int(level)] {
      let other = space.diagram.cofactor(function, level, value)
      if space.diagram.join(first, other) == Diagram.none { return true }
    }
    return false
  }
}

extension StateSpace {
  /// One combination in which a condition holds: a value for each level.
  func combination(in node: Diagram.Node) -> [UInt32] {
    var values = [UInt32](repeating: 0, count: variables.count)
    var node = node
    while !diagram.isTerminal(node) {
      let level = diagram.levels[Int(node)]
      for value in 0..<diagram.arities[Int(level)] {
        let child = diagram.child(node, level, value)
        if child == Diagram.no { continue }
        values[Int(level)] = value
        node = child
        break
      }
    }
    return values
  }
}

extension Diagram {
  /// Whether a condition holds where the variables have these values.
  func value(of node: Node, at values: [UInt32]) -> Bool {
    leaf(of: node, at: values) == Diagram.yes
  }

  /// The terminal that a function comes to where the variables have these values.
  func leaf(of node: Node, at values: [UInt32]) -> Node {
    var node = node
    while !isTerminal(node) {
      let level = levels[Int(node)]
      node = child(node, level, values[Int(level)])
    }
    return node
  }
}
