@testable import StyleLang

/// A condition as a style file writes it, with what it means.
struct RandomCondition: Sendable {
  /// How tightly its outermost operator binds.
  enum Strength: Int, Sendable { case or, and, not, test }

  var source: String
  var strength: Strength
  var holds: @Sendable (RandomSituation) -> Bool

  /// The source, in parentheses where another operator would take it apart.
  func source(within strength: Strength) -> String {
    self.strength.rawValue < strength.rawValue ? "(\(source))" : source
  }
}

extension RandomStyleWriter {
  mutating func condition(depth: Int = 2) -> RandomCondition {
    if depth == 0 || chance(55) { return test() }
    let a = condition(depth: depth - 1)
    switch below(4) {
    case 0:
      return RandomCondition(
        source: "not \(a.source(within: .not))", strength: .not, holds: { !a.holds($0) })
    case 1:
      return RandomCondition(source: "(\(a.source))", strength: .test, holds: a.holds)
    case 2:
      let b = condition(depth: depth - 1)
      return RandomCondition(
        source: "\(a.source(within: .and)) and \(b.source(within: .and))", strength: .and,
        holds: { a.holds($0) && b.holds($0) })
    default:
      let b = condition(depth: depth - 1)
      return RandomCondition(
        source: "\(a.source(within: .or)) or \(b.source(within: .or))", strength: .or,
        holds: { a.holds($0) || b.holds($0) })
    }
  }

  /// Whether there is something to test.
  var canTest: Bool { !states.isEmpty }

  private mutating func test() -> RandomCondition {
    let tested = parameters.filter { $0.type == .bool || !$0.cases.isEmpty || $0.isOptional }
    if chance(20), let system = systems.randomElement(using: &random) {
      return RandomCondition(
        source: "available(ios: \(system.iOS), macos: \(system.macOS))", strength: .test,
        holds: { situation in
          let first = situation.platform == .macOS ? system.macOS : system.iOS
          return situation.state.system.map { $0 >= Version(first) } ?? true
        })
    }
    if usesControlSize, chance(15) {
      let size = pick(ControlSize.allCases)
      return compare(chance(70), "controlSize", size.rawValue) {
        $0.state.controlSize(on: $0.platform) == size
      }
    }
    if states.isEmpty || chance(35), let parameter = tested.randomElement(using: &random) {
      return test(parameter)
    }
    guard let state = states.randomElement(using: &random) else {
      return compare(true, "controlSize", "large") {
        $0.state.controlSize(on: $0.platform) == .large
      }
    }
    return RandomCondition(
      source: state.rawValue, strength: .test,
      holds: { $0.state.holds(state, on: $0.platform) })
  }

  private mutating func test(_ parameter: RandomParameter) -> RandomCondition {
    let name = parameter.name
    if parameter.isOptional, chance(50) {
      return RandomCondition(
        source: "\(name) is set", strength: .test, holds: { $0.arguments[name] != .absent })
    }
    if let word = parameter.cases.randomElement(using: &random) {
      return compare(chance(70), name, word) { $0.arguments[name] == .word(word) }
    }
    if parameter.type == .bool {
      return RandomCondition(
        source: name, strength: .test, holds: { $0.arguments[name] == .bool(true) })
    }
    return RandomCondition(
      source: "not \(name) is set", strength: .not, holds: { $0.arguments[name] == .absent })
  }

  private func compare(
    _ isEqual: Bool, _ name: String, _ word: String,
    _ holds: @escaping @Sendable (RandomSituation) -> Bool
  ) -> RandomCondition {
    RandomCondition(
      source: "\(name) \(isEqual ? "==" : "!=") \(word)", strength: .test,
      holds: { holds($0) == isEqual })
  }
}
