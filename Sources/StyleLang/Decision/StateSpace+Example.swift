extension StateSpace {
  /// The combination in which a condition holds with the fewest things so: states, Bool parameters,
  /// optional parameters that are set; and of these one that needs few cases.
  ///
  /// - Returns: What is so, to be read as "and"; what is not mentioned is not so, and a case that is
  ///   not mentioned may be any. Nil if the condition never holds.
  func example(of node: Diagram.Node) -> [Condition]? {
    guard node != Diagram.no, !isExhausted else { return nil }
    var distances: [Diagram.Node: Int] = [:]
    var node = node
    var values = [UInt32](repeating: 0, count: variables.count)
    let whole = node
    while !diagram.isTerminal(node) {
      let level = diagram.levels[Int(node)]
      let variable = variables[Int(level)]
      var best: (value: UInt32, distance: Int) = (0, .max)
      for value in 0..<diagram.arities[Int(level)] {
        let rest = distance(diagram.child(node, level, value), &distances)
        let distance = StateSpace.add(rest, cost(variable, value))
        if distance < best.distance { best = (value, distance) }
      }
      values[Int(level)] = best.value
      node = diagram.child(node, level, best.value)
    }
    let said = variables.indices.filter { cost(variables[$0], values[$0]) > 0 }
      .filter { isNeeded($0, values, whole) }
    return said.sorted { rank(of: variables[$0]) < rank(of: variables[$1]) }
      .compactMap { condition(variables[$0], values[$0]) }
  }

  /// Whether a condition holds only with some of the values of a variable, where the others are known.
  private func isNeeded(_ level: Int, _ values: [UInt32], _ node: Diagram.Node) -> Bool {
    (0..<diagram.arities[level]).contains { value in
      var other = values
      other[level] = value
      return !diagram.value(of: node, at: other)
    }
  }

  /// How many things are so in the combination with the fewest in which a condition holds; nil if it
  /// never does.
  func fewestThingsSo(_ node: Diagram.Node) -> Int? {
    var distances: [Diagram.Node: Int] = [:]
    let result = distance(node, &distances)
    return result == .max ? nil : result / StateSpace.weight
  }

  /// What is so where a variable has a value; nil where that is not much to say.
  func condition(_ variable: Variable, _ value: UInt32) -> Condition? {
    switch variable {
    case .state(let state): return value == 1 ? .state(state) : nil
    case .controlSize: return .controlSize(ControlSize.allCases[Int(value)])
    case .parameter(let id):
      let parameter = parameters[Int(id)]
      if parameter.isOptional, value == 0 { return nil }
      let value = value - (parameter.isOptional ? 1 : 0)
      switch parameter.type {
      case .bool: return value == 1 ? .flag(id) : parameter.isOptional ? .isSet(id) : nil
      case .enumeration: return .equal(id, UInt16(value))
      default: return .isSet(id)
      }
    }
  }

  /// The place of a variable in what is read by people: the control's states, the parameters, the
  /// environment, the systems.
  func rank(of variable: Variable) -> Int {
    switch variable {
    case .state(let state):
      let index = State.allCases.firstIndex(of: state) ?? 0
      return state.isOfControl ? index : 200_000 + index
    case .controlSize: return 199_999
    case .parameter(let id):
      if case .availability = parameters[Int(id)].source { return 300_000 + Int(id) }
      return 1_000 + Int(id)
    }
  }

  /// How much a thing that is so counts, compared with a case that has to be said.
  private static let weight = 1_000

  /// How much a person has to be told of a value.
  private func cost(_ variable: Variable, _ value: UInt32) -> Int {
    switch variable {
    case .state: return value == 1 ? StateSpace.weight : 0
    case .controlSize: return 1
    case .parameter(let id):
      let parameter = parameters[Int(id)]
      let isSet = parameter.isOptional && value > 0 ? StateSpace.weight : 0
      switch parameter.type {
      case .bool: return value == (parameter.isOptional ? 2 : 1) ? StateSpace.weight : isSet
      case .enumeration: return parameter.isOptional ? isSet + (value > 0 ? 1 : 0) : 1
      default: return isSet
      }
    }
  }

  private func distance(_ node: Diagram.Node, _ distances: inout [Diagram.Node: Int]) -> Int {
    if diagram.isTerminal(node) { return node == Diagram.no ? .max : 0 }
    if let known = distances[node] { return known }
    let level = diagram.levels[Int(node)]
    var result = Int.max
    for value in 0..<diagram.arities[Int(level)] {
      let rest = distance(diagram.child(node, level, value), &distances)
      result = min(result, StateSpace.add(rest, cost(variables[Int(level)], value)))
    }
    distances[node] = result
    return result
  }

  private static func add(_ distance: Int, _ cost: Int) -> Int {
    distance == .max ? .max : distance + cost
  }
}
