extension ConditionAnalyzer {
  /// A state in which a condition holds, with as few states and parameters set as can be.
  ///
  /// - Returns: What is so in that state, to be read as "and": states, Bool parameters, cases,
  ///   `isSet`. Whatever is not mentioned is not so, and a case that is not mentioned may be any.
  ///   Empty if nothing need be so; nil if the condition never holds, or is too large to tell.
  mutating func example(of condition: Condition) -> [Condition]? {
    guard let (diagram, order, node) = diagram(of: condition), node != Diagram.no else {
      return nil
    }
    var search = ExampleSearch(diagram: diagram, order: order)
    return search.example(node)
  }
}

/// Looks for the path to `yes` on which the fewest things are so.
private struct ExampleSearch {
  let diagram: Diagram
  let order: VariableOrder
  /// Of each node, how many things must be so for `yes`.
  private var distances: [Diagram.Node: Int] = [:]
  private static let never = Int.max / 2

  init(diagram: Diagram, order: VariableOrder) {
    self.diagram = diagram
    self.order = order
  }

  mutating func example(_ node: Diagram.Node) -> [Condition] {
    var node = node
    var isEnabled: Bool?
    var raw: [State] = []
    var conditions: [(rank: UInt32, condition: Condition)] = []
    var setParameters: [ParameterID] = []
    var valuedParameters: [ParameterID] = []
    while !diagram.isTerminal(node) {
      let level = diagram.levels[Int(node)]
      let value = best(node, level)
      let variable = order.variables[Int(level)]
      let rank = order.rank(of: variable)
      switch variable {
      case .input(.enabled): isEnabled = value == 1
      case .input(let input): if value == 1, let state = State(input) { raw.append(state) }
      case .isSet(let parameter): if value == 1 { setParameters.append(parameter) }
      case .flag(let parameter):
        if value == 1 {
          conditions.append((rank, .flag(parameter)))
          valuedParameters.append(parameter)
        }
      case .value(let parameter):
        conditions.append((rank, .equal(parameter, UInt16(value))))
        valuedParameters.append(parameter)
      case .controlSize:
        conditions.append((rank, .controlSize(ControlSize.allCases[Int(value)])))
      }
      node = diagram.child(node, level, value)
    }
    if isEnabled == false { conditions.append((0, .state(.disabled))) }
    for state in raw {
      let input = VariableOrder.inputs[Int(VariableOrder.index(of: state))]
      conditions.append((order.rank(of: .input(input)), .state(state)))
    }
    // What has a value is set.
    for parameter in setParameters where !valuedParameters.contains(parameter) {
      conditions.append((order.rank(of: .isSet(parameter)), .isSet(parameter)))
    }
    return conditions.sorted { $0.rank < $1.rank }.map(\.condition)
  }

  /// The value of the node's variable with the fewest things so.
  private mutating func best(_ node: Diagram.Node, _ level: UInt32) -> UInt32 {
    var best: (value: UInt32, distance: Int) = (0, .max)
    for value in 0..<diagram.arities[Int(level)] {
      let distance = cost(level, value) + distance(diagram.child(node, level, value))
      if distance < best.distance { best = (value, distance) }
    }
    return best.value
  }

  private mutating func distance(_ node: Diagram.Node) -> Int {
    if diagram.isTerminal(node) { return node == Diagram.yes ? 0 : ExampleSearch.never }
    if let known = distances[node] { return known }
    let level = diagram.levels[Int(node)]
    var result = ExampleSearch.never
    for value in 0..<diagram.arities[Int(level)] {
      let child = distance(diagram.child(node, level, value))
      result = min(result, child + cost(level, value))
    }
    distances[node] = result
    return result
  }

  /// Whether a person would have to be told of this value.
  private func cost(_ level: UInt32, _ value: UInt32) -> Int {
    switch order.variables[Int(level)] {
    case .input(.enabled): value == 0 ? 1 : 0
    case .input, .flag, .isSet: value == 1 ? 1 : 0
    case .value, .controlSize: 1
    }
  }
}

extension State {
  /// The state that a raw input other than `enabled` stands for.
  fileprivate init?(_ input: Input) {
    let states = State.allCases.filter { $0 != .disabled }
    let match = states.first {
      VariableOrder.inputs[Int(VariableOrder.index(of: $0))] == input
    }
    guard let match else { return nil }
    self = match
  }
}
