import Testing

@testable import StyleLang

/// One combination of everything that a decision can read.
struct World {
  /// The raw inputs that are so; a Bool parameter counts only while it is set.
  var inputs: Set<Input> = []
  /// Of each enumeration parameter that is set, its case.
  var cases: [ParameterID: UInt16] = [:]
  var controlSize = ControlSize.regular

  /// How many states and Bool parameters are so, and how many optional parameters are set.
  var countOfThingsSo: Int {
    inputs.count + (inputs.contains(.enabled) ? -1 : 1)
  }

  /// Whether a condition of the language holds, by its definition.
  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .always: true
    case .state(.disabled): !inputs.contains(.enabled)
    case .state(.pressed): inputs.isSuperset(of: [.enabled, .pressed])
    case .state(.hovered): inputs.isSuperset(of: [.enabled, .hovered])
    case .state(.focused): inputs.isSuperset(of: [.enabled, .focused])
    case .state(.destructive): inputs.contains(.destructive)
    case .state(.on): inputs.contains(.on)
    case .state(.indeterminate): inputs.contains(.indeterminate)
    case .state(.dark): inputs.contains(.dark)
    case .state(.highContrast): inputs.contains(.highContrast)
    case .state(.reduceMotion): inputs.contains(.reduceMotion)
    case .state(.inactiveWindow): inputs.contains(.inactiveWindow)
    case .state(.rightToLeft): inputs.contains(.rightToLeft)
    case .controlSize(let size): controlSize == size
    case .flag(let parameter): inputs.contains(.flag(parameter))
    case .equal(let parameter, let index): cases[parameter] == index
    case .isSet(let parameter): inputs.contains(.isSet(parameter))
    case .not(let inner): !holds(inner)
    case .all(let parts): parts.allSatisfy(holds)
    case .any(let parts): parts.contains(where: holds)
    }
  }

  /// The answer to a test.
  func passes(_ test: StyleLang.Test) -> Bool {
    switch test {
    case .input(let input): inputs.contains(input)
    case .equal(let parameter, let index): cases[parameter] == index
    case .controlSize(let size): controlSize == size
    case .not(let inner): !passes(inner)
    case .all(let parts): parts.allSatisfy(passes)
    case .any(let parts): parts.contains(where: passes)
    }
  }

  /// The leaf that a decision comes to; nil if a `select` has no branch for it.
  func leaf(of decision: Decision) -> Int? {
    switch decision {
    case .leaf(let leaf): return leaf
    case .test(let test, let then, let otherwise):
      return leaf(of: passes(test) ? then : otherwise)
    case .select(let selector, let branches):
      let value: UInt16?
      switch selector {
      case .parameter(let parameter): value = cases[parameter]
      case .controlSize: value = UInt16(controlSize.index)
      }
      guard let value, let branch = branches.first(where: { $0.cases.contains(value) }) else {
        return nil
      }
      return leaf(of: branch.decision)
    }
  }
}

/// A few variables, all their combinations, and random conditions about them.
struct Universe: CustomTestStringConvertible {
  var name: String
  var parameters: [Parameter] = []
  var states: [State] = []
  var hasControlSize = false

  var testDescription: String { name }

  static func parameter(_ type: ParameterType, optional: Bool = false) -> Parameter {
    Parameter(
      name: "p", type: type, isOptional: optional, defaultValue: nil, documentation: nil)
  }

  static func cases(_ count: Int) -> ParameterType {
    .enumeration(
      Enumeration(style: "S", swiftName: "S.P", cases: (0..<count).map { "case\($0)" }))
  }

  /// The universes that random tests run over.
  static let all = [
    Universe(name: "states", states: [.pressed, .disabled, .hovered]),
    Universe(name: "environment", states: [.dark, .pressed, .highContrast, .destructive]),
    Universe(name: "flags", parameters: [parameter(.bool), parameter(.bool)], states: [.pressed]),
    Universe(
      name: "enumeration", parameters: [parameter(cases(3)), parameter(.bool)],
      states: [.disabled]),
    Universe(
      name: "optional", parameters: [parameter(.color, optional: true), parameter(.bool)],
      states: [.pressed]),
    Universe(
      name: "optional flag", parameters: [parameter(.bool, optional: true)],
      states: [.pressed]),
    Universe(
      name: "optional enumeration", parameters: [parameter(cases(3), optional: true)],
      states: [.dark, .rightToLeft]),
    Universe(name: "control size", states: [.focused], hasControlSize: true),
    Universe(
      name: "everything",
      parameters: [
        parameter(cases(4)), parameter(.bool), parameter(.color, optional: true),
        parameter(cases(2), optional: true), parameter(.bool, optional: true),
      ], states: [.pressed, .dark], hasControlSize: true),
  ]

  /// Every combination.
  var worlds: [World] {
    var inputs: [Input] = []
    for state in states {
      let index = VariableOrder.index(of: state)
      if VariableOrder.needsEnabled(index), !inputs.contains(.enabled) { inputs.append(.enabled) }
      let input = VariableOrder.inputs[Int(index)]
      if !inputs.contains(input) { inputs.append(input) }
    }
    var worlds = [World()]
    for input in inputs {
      worlds += worlds.map { world in
        var world = world
        world.inputs.insert(input)
        return world
      }
    }
    for (index, parameter) in parameters.enumerated() {
      let id = ParameterID(index)
      worlds = worlds.flatMap { world in
        values(of: parameter, id).map { set in
          var world = world
          set(&world)
          return world
        }
      }
    }
    if hasControlSize {
      worlds = worlds.flatMap { world in
        ControlSize.allCases.map { size in
          var world = world
          world.controlSize = size
          return world
        }
      }
    }
    return worlds
  }

  /// At most so many combinations, chosen at random.
  func worlds(atMost limit: Int) -> [World] {
    let worlds = worlds
    guard worlds.count > limit else { return worlds }
    var generator = SeededGenerator(seed: 0)
    return (0..<limit).compactMap { _ in worlds.randomElement(using: &generator) }
  }

  private func values(of parameter: Parameter, _ id: ParameterID) -> [(inout World) -> Void] {
    var values: [(inout World) -> Void] = []
    switch parameter.type {
    case .bool:
      values = [{ _ in }, { $0.inputs.insert(.flag(id)) }]
    case .enumeration(let enumeration):
      values = enumeration.cases.indices.map { index in { $0.cases[id] = UInt16(index) } }
    default: values = [{ _ in }]
    }
    guard parameter.isOptional else { return values }
    return [{ _ in }]
      + values.map { set in
        {
          $0.inputs.insert(.isSet(id))
          set(&$0)
        }
      }
  }

  /// Every condition of one atom.
  var atoms: [Condition] {
    var atoms = states.map(Condition.state)
    for (index, parameter) in parameters.enumerated() {
      let id = ParameterID(index)
      switch parameter.type {
      case .bool: atoms.append(.flag(id))
      case .enumeration(let enumeration):
        atoms += enumeration.cases.indices.map { .equal(id, UInt16($0)) }
      default: break
      }
      if parameter.isOptional { atoms.append(.isSet(id)) }
    }
    if hasControlSize { atoms += ControlSize.allCases.map(Condition.controlSize) }
    return atoms
  }

  /// A random condition at most `depth` deep.
  func condition(depth: Int, using generator: inout SeededGenerator) -> Condition {
    let choice = Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &generator)
    switch choice {
    case 0...3: return atoms.randomElement(using: &generator) ?? .always
    case 4: return .not(condition(depth: depth - 1, using: &generator))
    case 5, 6:
      let parts = (0..<Int.random(in: 2...3, using: &generator)).map { _ in
        condition(depth: depth - 1, using: &generator)
      }
      return choice == 5 ? .all(parts) : .any(parts)
    default: return Bool.random(using: &generator) ? .always : .not(.not(.always))
    }
  }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

typealias DecisionRule = (condition: Condition, leaf: Int?)

extension Universe {
  /// A random list of rules; some lists bind optional parameters as values do.
  func rules(freeShare: Double, using generator: inout SeededGenerator) -> [DecisionRule] {
    let optionals = parameters.indices.filter { parameters[$0].isOptional }
    var rules: [DecisionRule] = []
    for index in 0..<Int.random(in: 1...5, using: &generator) {
      var condition = condition(depth: 2, using: &generator)
      if let optional = optionals.randomElement(using: &generator), index.isMultiple(of: 2) {
        condition = .all([.isSet(ParameterID(optional)), condition])
      }
      let isFree = Double.random(in: 0..<1, using: &generator) < freeShare
      rules.append((condition, isFree ? nil : Int.random(in: 0..<4, using: &generator)))
    }
    rules.append((.always, Int.random(in: 0..<5, using: &generator)))
    return rules
  }
}

extension StyleLang.Test {
  /// Whether it is one atom, not negated.
  var isSingle: Bool {
    switch self {
    case .input, .equal, .controlSize: true
    case .not, .all, .any: false
    }
  }

  /// Whether it asks whether parameters are set in a way that gives their values to the yes branch:
  /// by that question alone, or first in an `all`.
  var isBinding: Bool {
    switch self {
    case .input(.isSet): return true
    case .all(let parts):
      let rest = parts.drop { $0.isBinding }
      return rest.count < parts.count && !rest.contains(where: \.mentionsIsSet)
    default: return false
    }
  }

  var mentionsIsSet: Bool {
    switch self {
    case .input(.isSet): true
    case .input, .equal, .controlSize: false
    case .not(let inner): inner.mentionsIsSet
    case .all(let parts), .any(let parts): parts.contains(where: \.mentionsIsSet)
    }
  }

  /// Whether negations stand before atoms only, and lists are long enough and not nested alike.
  var isNormal: Bool {
    switch self {
    case .input, .equal, .controlSize: true
    case .not(let inner): inner.isSingle
    case .all(let parts):
      parts.count > 1
        && parts.allSatisfy { part in
          if case .all = part { return false }
          return part.isNormal
        }
    case .any(let parts):
      parts.count > 1
        && parts.allSatisfy { part in
          if case .any = part { return false }
          return part.isNormal
        }
    }
  }
}

extension Decision {
  /// How many atoms its tests have; a `select` counts for one fewer than its branches.
  var testCount: Int {
    switch self {
    case .leaf: 0
    case .test(let test, let then, let otherwise):
      test.atomCount + then.testCount + otherwise.testCount
    case .select(_, let branches):
      branches.reduce(branches.count - 1) { $0 + $1.decision.testCount }
    }
  }
}

extension Condition {
  /// The optional parameters that it asks for at its outermost level.
  var boundInputs: Set<Input> {
    switch self {
    case .isSet(let parameter): [.isSet(parameter)]
    case .all(let parts): parts.reduce(into: []) { $0.formUnion($1.boundInputs) }
    default: []
    }
  }
}

// MARK: Decisions as text

extension StyleLang.Test {
  /// As a person would write it.
  var text: String {
    switch self {
    case .input(.flag(let parameter)): "p\(parameter)"
    case .input(.isSet(let parameter)): "p\(parameter) is set"
    case .input(let input): "\(input)"
    case .equal(let parameter, let index): "p\(parameter) == \(index)"
    case .controlSize(let size): "\(size)"
    case .not(.equal(let parameter, let index)): "p\(parameter) != \(index)"
    case .not(let inner): "not \(inner.text)"
    case .all(let parts):
      parts.map { if case .any = $0 { "(\($0.text))" } else { $0.text } }
        .joined(separator: " and ")
    case .any(let parts): parts.map(\.text).joined(separator: " or ")
    }
  }
}

extension Decision {
  /// As a person would write it, leaves by number.
  var text: String {
    switch self {
    case .leaf(let leaf): "\(leaf)"
    case .test(let test, let then, let otherwise):
      "\(test.text) ? \(then.nestedText) : \(otherwise.nestedText)"
    case .select(let selector, let branches):
      switch selector {
      case .parameter(let parameter): "p\(parameter) { \(Decision.text(branches)) }"
      case .controlSize: "size { \(Decision.text(branches)) }"
      }
    }
  }

  private var nestedText: String {
    if case .test = self { "(\(text))" } else { text }
  }

  private static func text(_ branches: [Branch]) -> String {
    branches.map { branch in
      "\(branch.cases.map(String.init).joined(separator: ", ")): \(branch.decision.text)"
    }.joined(separator: "; ")
  }
}
