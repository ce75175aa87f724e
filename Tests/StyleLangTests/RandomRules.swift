@testable import StyleLang

/// A small random style with one property, as text and as what brute force needs to know.
struct RandomRules {
  /// One statement.
  struct Statement {
    var value: String
    /// As written; nil for none.
    var condition: Condition?
  }

  static let parameters = [
    Parameter(
      name: "size",
      type: .enumeration(Enumeration(style: "S", swiftName: "S.Size", cases: ["a", "b", "c"])),
      isOptional: false, defaultValue: nil, documentation: nil),
    Parameter(
      name: "flag", type: .bool, isOptional: false, defaultValue: nil, documentation: nil),
    Parameter(
      name: "extra", type: .color, isOptional: true, defaultValue: nil, documentation: nil),
  ]
  static let states: [State] = [.pressed, .disabled, .hovered, .dark]
  static let worlds = Universe(name: "", parameters: parameters, states: states).worlds

  var statements: [Statement] = []

  init(using generator: inout SeededGenerator) {
    if Bool.random(using: &generator) { statements.append(Statement(value: "red")) }
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      statements.append(RandomRules.statement(using: &generator))
    }
  }

  private static func statement(using generator: inout SeededGenerator) -> Statement {
    let value = ["red", "blue", "gray", "none", "extra"].randomElement(using: &generator) ?? "red"
    return Statement(value: value, condition: condition(depth: 2, using: &generator))
  }

  private static func condition(depth: Int, using generator: inout SeededGenerator) -> Condition {
    let atoms: [Condition] =
      states.map(Condition.state) + (0..<3).map { .equal(0, $0) } + [.flag(1), .isSet(2)]
    switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &generator) {
    case 0...3: return atoms.randomElement(using: &generator) ?? .flag(1)
    case 4:
      let inner = condition(depth: depth - 1, using: &generator)
      if case .not = inner { return inner }
      return .not(inner)
    case let choice:
      let parts = (0..<2).map { _ in condition(depth: depth - 1, using: &generator) }
      return choice == 5 ? .any(parts) : .all(parts)
    }
  }

  /// The style with a statement dropped, two exchanged, or a condition changed.
  func mutated(using generator: inout SeededGenerator) -> RandomRules {
    var result = self
    let first = Int.random(in: 0..<statements.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where statements.count > 1: result.statements.remove(at: first)
    case 1:
      result.statements.swapAt(first, Int.random(in: 0..<statements.count, using: &generator))
    default:
      result.statements[first].condition = RandomRules.condition(depth: 2, using: &generator)
    }
    return result
  }

  /// The text: the statements begin in line 2.
  var text: String {
    var lines = ["style S(size: a | b | c, flag: Bool, extra: Color?): button {"]
    for statement in statements {
      let condition = statement.condition.map {
        " when \($0.text(parameters: RandomRules.parameters))"
      }
      lines.append("    background: \(statement.value)\(condition ?? "")")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  // MARK: Brute force

  /// Where a statement applies: its condition, and what its value needs.
  func holds(_ statement: Int, in world: World) -> Bool {
    if statements[statement].value == "extra", !world.holds(.isSet(2)) { return false }
    return world.holds(statements[statement].condition ?? .always)
  }

  /// The statement that wins of those that are there; nil for the default.
  func winner(in world: World, of kept: some BidirectionalCollection<Int>) -> Int? {
    kept.last { holds($0, in: world) }
  }

  func value(in world: World, of kept: some BidirectionalCollection<Int>) -> String {
    winner(in: world, of: kept).map { statements[$0].value } ?? "none"
  }

  private var worlds: [World] { RandomRules.worlds }

  /// Statements that never hold.
  var impossible: Set<Int> {
    Set(statements.indices.filter { index in !worlds.contains { holds(index, in: $0) } })
  }

  /// Statements that never win.
  var dead: Set<Int> {
    Set(statements.indices).subtracting(
      worlds.compactMap { winner(in: $0, of: statements.indices) })
  }

  /// Statements that can be removed, all together, the last looked at first.
  var idle: Set<Int> {
    var kept = statements.indices.filter { !dead.contains($0) }
    var result: Set<Int> = []
    for index in kept.reversed() {
      if statements[index].value == "none", statements[index].condition == nil { continue }
      let others = kept.filter { $0 != index }
      guard worlds.allSatisfy({ value(in: $0, of: kept) == value(in: $0, of: others) }) else {
        continue
      }
      kept = others
      result.insert(index)
    }
    return result
  }

  /// Of each statement that wins over another with which it overlaps, the nearest such other, and the
  /// combinations that show it.
  var overlaps: [Int: (loser: Int, region: [World])] {
    let open = statements.indices.filter { !dead.contains($0) && !idle.contains($0) }
    var result: [Int: (loser: Int, region: [World])] = [:]
    for winner in open {
      for loser in open.reversed() where loser < winner && result[winner] == nil {
        guard statements[winner].value != statements[loser].value else { continue }
        let region = worlds.filter { world in
          self.winner(in: world, of: statements.indices) == winner && holds(loser, in: world)
        }
        let isNarrower = !worlds.contains { holds(winner, in: $0) && !holds(loser, in: $0) }
        let isWider = !worlds.contains { holds(loser, in: $0) && !holds(winner, in: $0) }
        if !region.isEmpty, !isNarrower, !isWider { result[winner] = (loser, region) }
      }
    }
    return result
  }

  /// Whether a part of a condition can be left out, or all of it.
  func isRedundant(_ statement: Int) -> Bool {
    guard let condition = statements[statement].condition else { return false }
    let answers = worlds.map { $0.holds(condition) }
    if !answers.contains(true) { return false }
    let isJunction =
      switch condition {
      case .all, .any, .not: true
      default: false
      }
    guard isJunction else { return false }
    if !answers.contains(false) { return true }
    return condition.withoutOneOperand.contains { other in worlds.map { $0.holds(other) } == answers
    }
  }

  /// Whether some combination has another value if a state alone changes.
  func distinguishes(_ state: State) -> Bool {
    var looks: [World: Set<String>] = [:]
    for world in worlds {
      var key = World()
      key.cases = world.cases
      for other in RandomRules.states where other != state && world.holds(.state(other)) {
        key.inputs.insert(VariableOrder.inputs[Int(VariableOrder.index(of: other))])
      }
      for input in [Input.flag(1), .isSet(2)] where world.inputs.contains(input) {
        key.inputs.insert(input)
      }
      let look = value(in: world, of: statements.indices)
      looks[key, default: []].insert(look)
    }
    return looks.values.contains { $0.count > 1 }
  }
}

extension Condition {
  /// The conditions in which one operand of an `and` or an `or` is missing.
  fileprivate var withoutOneOperand: [Condition] {
    func rebuilt(_ parts: [Condition], _ make: ([Condition]) -> Condition) -> [Condition] {
      parts.indices.flatMap { index -> [Condition] in
        let others = parts.indices.filter { $0 != index }.map { parts[$0] }
        let shorter = others.count == 1 ? others[0] : make(others)
        let changed = parts[index].withoutOneOperand.map { part in
          var parts = parts
          parts[index] = part
          return make(parts)
        }
        return [shorter] + changed
      }
    }
    switch self {
    case .not(let inner): return inner.withoutOneOperand.map(Condition.not)
    case .all(let parts): return rebuilt(parts, Condition.all)
    case .any(let parts): return rebuilt(parts, Condition.any)
    default: return []
    }
  }
}

extension World: Hashable {
  static func == (first: World, second: World) -> Bool {
    first.inputs == second.inputs && first.cases == second.cases
      && first.controlSize == second.controlSize
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(inputs)
    hasher.combine(cases)
    hasher.combine(controlSize)
  }
}
