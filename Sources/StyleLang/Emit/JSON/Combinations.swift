/// The most property sets that flattening one style may give.
public let flattenedSetLimit = 65_536

/// Counts the property sets that flattening gives: one for each reachable combination of the
/// states, Bool and enumeration parameters, tests of optional ones, and answers to `available(…)`,
/// that its conditions name.
///
/// - Parameter style: A style of a model without errors.
/// - Returns: The number, or `Int.max` where it is greater; above `flattenedSetLimit` the style
///   should be refused.
public func flattenedSetCount(_ style: Style) -> Int {
  Combinations(style).count
}

/// What the inputs of a style are in one situation.
struct Combination: Equatable {
  /// What a parameter is, as far as conditions can tell.
  enum Argument: Equatable {
    case absent
    /// A value that conditions do not tell from others.
    case some
    case flag(Bool)
    /// The case of this index.
    case word(UInt16)
  }

  /// The states that hold, as a sum of their bits.
  var stateBits: UInt16 = 0
  var controlSize = ControlSize.regular
  /// By `ParameterID`; `some` for one that no condition names.
  var arguments: [Argument]

  /// Whether `condition` holds.
  func satisfies(_ condition: Condition) -> Bool {
    switch condition {
    case .always: true
    case .state(let state): stateBits & state.bit != 0
    case .controlSize(let size): controlSize == size
    case .flag(let id): arguments[Int(id)] == .flag(true)
    case .equal(let id, let word): arguments[Int(id)] == .word(word)
    case .isSet(let id): arguments[Int(id)] != .absent
    case .not(let inner): !satisfies(inner)
    case .all(let parts): parts.allSatisfy(satisfies)
    case .any(let parts): parts.contains(where: satisfies)
    }
  }
}

/// The reachable combinations of what a style's conditions name.
///
/// They run like the digits of a number: the first state changes slowest, the last parameter
/// fastest; false comes before true, absent before present, cases come in written order.
///
/// Where a style asks which system it runs on, the answers belong together, and some go with some
/// states only: a combination is reachable if there is a system on which all of it can be so.
struct Combinations {
  let inputs: StyleInputs
  /// For each parameter what it can be; one choice for a parameter that no condition names.
  let arguments: [[Combination.Argument]]
  /// The systems between which the style can tell; empty if it asks for none.
  private let systems: [PlayedSystem]
  /// Of each parameter that is an `available(…)`, the systems on which it holds.
  private let availabilities: [Availability?]

  init(_ style: Style) {
    let inputs = StyleInputs(style)
    self.inputs = inputs
    arguments = style.parameters.indices.map { index in
      guard inputs.hasParameter[index] else { return [.some] }
      let parameter = style.parameters[index]
      var choices: [Combination.Argument] = parameter.isOptional ? [.absent] : []
      switch parameter.type {
      case .bool: choices += [.flag(false), .flag(true)]
      case .enumeration(let type): choices += type.cases.indices.map { .word(UInt16($0)) }
      default: choices.append(.some)
      }
      return choices
    }
    availabilities = style.parameters.indices.map { index in
      guard inputs.hasParameter[index],
        case .availability(let availability) = style.parameters[index].source
      else { return nil }
      return availability
    }
    systems = PlayedSystem.all(
      among: availabilities.compactMap(\.self), component: style.component)
  }

  /// How many there are, or `Int.max` where that is less.
  var count: Int {
    var count = systems.isEmpty ? stateCount : answeredStateCount
    for (index, choices) in arguments.enumerated() where availabilities[index] == nil {
      let (product, overflow) = count.multipliedReportingOverflow(by: choices.count)
      if overflow { return Int.max }
      count = product
    }
    return count
  }

  /// How many combinations of states and sizes there are.
  private var stateCount: Int {
    var count = 1
    for state in inputs.states where state.isExcludedByDisabled { count *= 2 }
    // While the control is disabled, the states that this excludes have one combination.
    if inputs.contains(.disabled) { count += 1 }
    for state in inputs.states where !state.isExcludedByDisabled && state != .disabled {
      count *= 2
    }
    return inputs.hasControlSize ? count * ControlSize.allCases.count : count
  }

  /// How many there are with the answers that go with each of them.
  private var answeredStateCount: Int {
    var counts: [[Bool]: Int] = [:]
    var count = 0
    forEachState { combination in
      let isPlayed = systems.map { $0.allows(combination, of: inputs) }
      let known = counts[isPlayed]
      let number = known ?? answers(of: zip(systems, isPlayed).filter(\.1).map(\.0)).count
      if known == nil { counts[isPlayed] = number }
      count += number
    }
    return count
  }

  private func answers(of systems: [PlayedSystem]) -> Set<[Bool]> {
    Set(systems.map { system in availabilities.compactMap { $0.map(system.has) } })
  }

  /// Calls `body` with each combination, in order.
  func forEach(_ body: (Combination) throws -> Void) rethrows {
    try forEachState { combination in
      let systems = systems.filter { $0.allows(combination, of: inputs) }
      try forEachArgument(of: combination, from: 0, systems, body)
    }
  }

  private func forEachState(_ body: (Combination) throws -> Void) rethrows {
    let states = inputs.states
    let sizes = inputs.hasControlSize ? ControlSize.allCases : [.regular]
    var first = Combination(arguments: arguments.map { $0[0] })
    for number in 0..<(1 << states.count) {
      first.stateBits = 0
      for (place, state) in states.enumerated()
      where number & (1 << (states.count - 1 - place)) != 0 {
        first.stateBits |= state.bit
      }
      guard isReachable(first.stateBits) else { continue }
      for size in sizes {
        first.controlSize = size
        try body(first)
      }
    }
  }

  private func isReachable(_ stateBits: UInt16) -> Bool {
    guard stateBits & State.disabled.bit != 0 else { return true }
    return State.allCases.allSatisfy { !$0.isExcludedByDisabled || stateBits & $0.bit == 0 }
  }

  /// - Parameter systems: Those on which all that is chosen so far can be so.
  private func forEachArgument(
    of combination: Combination, from index: Int, _ systems: [PlayedSystem],
    _ body: (Combination) throws -> Void
  ) rethrows {
    guard index < arguments.count else { return try body(combination) }
    var combination = combination
    for choice in arguments[index] {
      var remaining = systems
      if let availability = availabilities[index] {
        remaining.removeAll { choice != .flag($0.has(availability)) }
        if remaining.isEmpty { continue }
      }
      combination.arguments[index] = choice
      try forEachArgument(of: combination, from: index + 1, remaining, body)
    }
  }
}
