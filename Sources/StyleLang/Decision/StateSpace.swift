/// The combinations of all that some conditions look at, as the language sees them.
///
/// Where `ConditionAnalyzer` reasons about what generated code reads, this is about what a person
/// would list: a state is so or not, a parameter has one of its cases, or is absent. Combinations
/// that cannot be are known: a disabled control is neither pressed nor hovered nor focused, and who
/// has a newer system has the older one.
///
/// Nothing is enumerated. Work that takes more than its fuel stops, and then `isExhausted` says that
/// no answer counts.
struct StateSpace {
  /// Something that a condition can look at.
  enum Variable: Hashable, Sendable {
    /// It is not so, or so.
    case state(State)
    /// One of `ControlSize.allCases`.
    case controlSize
    /// Of a Bool: not so, or so; of an enumeration: its cases; of any other: it is set. An optional
    /// one is absent first.
    case parameter(ParameterID)
  }

  /// The parameters of the style.
  let parameters: [Parameter]
  /// What the conditions look at, by level of the diagram.
  private(set) var variables: [Variable] = []
  private var levels: [Variable: UInt32] = [:]
  /// Where the functions are.
  var diagram = Diagram()
  /// The combinations that can be.
  private(set) var reachable = Diagram.yes

  /// How many steps the work on a space may take.
  static let fuel = 1_000_000
  /// The most variables of a space; operations are as deep as this.
  static let maximumVariables = 500

  /// The space of these conditions, which are to be compiled in it.
  init(of conditions: [Condition], parameters: [Parameter], fuel: Int = StateSpace.fuel) {
    self.parameters = parameters
    var groups: [[UInt32]] = []
    for condition in conditions {
      var group: [UInt32] = []
      collect(condition, into: &group)
      if group.count > 1 { groups.append(group) }
    }
    if groups.contains(where: { $0.count > 2 }), variables.count > 16 {
      bringTogether(groups)
    }
    guard variables.count <= StateSpace.maximumVariables else {
      diagram.reset(arities: [], fuel: 0)
      _ = diagram.burn()
      return
    }
    diagram.reset(arities: variables.map { UInt32(valueCount(of: $0)) }, fuel: fuel)
    findReachable()
  }

  /// Whether it took too much work, so that no answer counts.
  var isExhausted: Bool { diagram.isExhausted }

  /// The level of a variable that some condition looks at.
  func level(of variable: Variable) -> UInt32? { levels[variable] }

  /// How many values a variable has.
  func valueCount(of variable: Variable) -> Int {
    switch variable {
    case .state: return 2
    case .controlSize: return ControlSize.allCases.count
    case .parameter(let id):
      guard Int(id) < parameters.count else { return 1 }
      let parameter = parameters[Int(id)]
      let absent = parameter.isOptional ? 1 : 0
      switch parameter.type {
      case .bool: return 2 + absent
      case .enumeration(let enumeration): return enumeration.cases.count + absent
      default: return 1 + absent
      }
    }
  }

  // MARK: Conditions

  /// A condition as a function.
  mutating func compile(_ condition: Condition) -> Diagram.Node {
    switch condition {
    case .always: return Diagram.yes
    case .state(let state): return literal(.state(state), 1)
    case .controlSize(let size): return literal(.controlSize, UInt32(size.index))
    case .flag(let id):
      guard Int(id) < parameters.count, parameters[Int(id)].type == .bool else { return Diagram.no }
      return literal(.parameter(id), parameters[Int(id)].isOptional ? 2 : 1)
    case .equal(let id, let index):
      guard Int(id) < parameters.count, case .enumeration = parameters[Int(id)].type else {
        return Diagram.no
      }
      return literal(.parameter(id), UInt32(index) + (parameters[Int(id)].isOptional ? 1 : 0))
    case .isSet(let id):
      guard Int(id) < parameters.count, parameters[Int(id)].isOptional else { return Diagram.yes }
      guard let level = levels[.parameter(id)] else { return Diagram.no }
      return diagram.literal(level) { $0 > 0 }
    case .not(let inner):
      let inner = compile(inner)
      return diagram.not(inner)
    case .all(let parts):
      var result = Diagram.yes
      for part in parts {
        let node = compile(part)
        result = diagram.and(result, node)
      }
      return result
    case .any(let parts):
      var result = Diagram.no
      for part in parts {
        let node = compile(part)
        result = diagram.or(result, node)
      }
      return result
    }
  }

  private mutating func literal(_ variable: Variable, _ value: UInt32) -> Diagram.Node {
    guard let level = levels[variable] else { return Diagram.no }
    return diagram.literal(level) { $0 == value }
  }

  private mutating func collect(_ condition: Condition, into group: inout [UInt32]) {
    switch condition {
    case .always: break
    case .state(let state): use(.state(state), &group)
    case .controlSize: use(.controlSize, &group)
    case .flag(let id), .equal(let id, _), .isSet(let id): use(.parameter(id), &group)
    case .not(let inner): collect(inner, into: &group)
    case .all(let parts), .any(let parts): for part in parts { collect(part, into: &group) }
    }
  }

  private mutating func use(_ variable: Variable, _ group: inout [UInt32]) {
    let level = levels[variable] ?? UInt32(variables.count)
    if levels.updateValue(level, forKey: variable) == nil { variables.append(variable) }
    if !group.contains(level) { group.append(level) }
  }

  private mutating func bringTogether(_ groups: [[UInt32]]) {
    let order = forceOrder(count: variables.count, groups: groups)
    variables = order.map { variables[$0] }
    for (level, variable) in variables.enumerated() { levels[variable] = UInt32(level) }
  }

  // MARK: What can be

  private mutating func findReachable() {
    if levels[.state(.disabled)] != nil {
      for state in State.allCases where state.needsEnabled && levels[.state(state)] != nil {
        exclude(.all([.state(.disabled), .state(state)]))
      }
    }
    let systems = variables.compactMap { variable -> (ParameterID, Availability)? in
      guard case .parameter(let id) = variable, Int(id) < parameters.count,
        case .availability(let availability) = parameters[Int(id)].source
      else { return nil }
      return (id, availability)
    }
    for (newer, availability) in systems {
      for (older, other) in systems where newer != older && availability.isSubset(of: other) {
        exclude(.all([.flag(newer), .not(.flag(older))]))
      }
    }
  }

  private mutating func exclude(_ condition: Condition) {
    let node = compile(condition)
    reachable = diagram.choose(node, Diagram.no, reachable)
  }
}
