import Testing

@testable import StyleLang

/// Many conditions, long lists, deep nesting.
///
/// None of this needs a clock: going through the states would not end.
@Suite struct DecisionScaleTests {
  private static let flags = (0..<501).map { _ in Universe.parameter(.bool) }

  private func flag(_ index: Int) -> Condition { .flag(ParameterID(index)) }

  @Test(arguments: [16, 60, 64, 65, 200, 500])
  func independentConditionsAreTriedInTurn(_ count: Int) {
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let conditions = (0..<count).map(flag) + [.always]
    #expect(analyzer.canWin(conditions) == conditions.map { _ in true })
    let withDead = analyzer.canWin(conditions + [flag(3)])
    #expect(withDead.last == false)
    let decision = analyzer.decide(conditions.enumerated().map { ($1, $0) })
    #expect(decision.testCount == count)
    var world = World()
    #expect(world.leaf(of: decision) == count)
    world.inputs = [.flag(ParameterID(count - 1)), .flag(7)]
    #expect(world.leaf(of: decision) == 7)
  }

  /// Beyond some number of variables nothing is claimed, rather than the stack used up.
  @Test func tooManyVariablesAreLeftAlone() {
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let conditions = (0..<501).map(flag)
    let wins = analyzer.canWin(conditions + [flag(3), .always])
    #expect(wins == [Bool](repeating: true, count: 503))
    #expect(analyzer.implies(.all(conditions), flag(3)) == false)
    #expect(analyzer.decide(rules(conditions)).testCount == 501)
  }

  @Test func pairsStayPairs() {
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let pairs = (0..<30).map { Condition.all([flag($0), flag($0 + 30)]) }
    let dead = Condition.all([flag(3), flag(33), .state(.dark)])
    let wins = analyzer.canWin(pairs + [dead])
    #expect(wins == pairs.map { _ in true } + [false])
    let decision = analyzer.decide(rules(pairs))
    #expect(decision.testCount == 60)
  }

  /// In the order of appearance the diagram of these would have a billion nodes.
  @Test func variablesThatBelongTogetherAreBroughtTogether() {
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let long: [Condition] = [.all((0..<30).map(flag)), .all((30..<60).map(flag))]
    let conditions = long + (0..<30).map { .all([flag($0), flag($0 + 30)]) }
    let dead = Condition.all([flag(20), flag(50), .state(.dark)])
    let wins = analyzer.canWin(conditions + [dead, .always])
    #expect(wins == conditions.map { _ in true } + [false, true])
  }

  @Test func longListsOfCasesBecomeASelect() {
    let parameters = [Universe.parameter(Universe.cases(300))]
    var analyzer = ConditionAnalyzer(parameters: parameters)
    let conditions = (0..<299).map { Condition.equal(0, UInt16($0)) }
    guard case .select(.parameter(0), let branches) = analyzer.decide(rules(conditions)) else {
      Issue.record("no select")
      return
    }
    #expect(branches.count == 300)
    #expect(branches.map(\.decision) == (0..<300).map { Decision.leaf($0) })
  }

  /// A thousand rules over sixty conditions, too entangled for one diagram.
  @Test func entangledListsStayRules() {
    var generator = SeededGenerator(seed: 7)
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let conditions = (0..<1_000).map { _ in
      Condition.all(
        (0..<3).map { _ in
          let flag = flag(Int.random(in: 0..<60, using: &generator))
          return Bool.random(using: &generator) ? flag : .not(flag)
        })
    }
    let rules = rules(conditions)
    let decision = analyzer.decide(rules)
    #expect(decision.testCount <= 3_000)
    for _ in 0..<20 {
      var world = World()
      for index in 0..<60 where Bool.random(using: &generator) {
        world.inputs.insert(.flag(ParameterID(index)))
      }
      #expect(world.leaf(of: decision) == rules.first { world.holds($0.condition) }?.leaf)
    }
  }

  /// As a tree this would have 2³⁰ leaves.
  @Test func bindingsOfManyOptionalsStayLinear() {
    let parameters = (0..<60).map { index in
      index < 30 ? Universe.parameter(.color, optional: true) : Universe.parameter(.bool)
    }
    var analyzer = ConditionAnalyzer(parameters: parameters)
    let rules = rules((0..<30).map { .all([.isSet(ParameterID($0)), flag($0 + 30)]) })
    var decision = analyzer.decide(rules)
    #expect(decision.testCount == 60)
    for index in 0..<30 {
      guard
        case .test(.all(let parts), .leaf(index), let rest) = decision,
        parts.first == .input(.isSet(ParameterID(index)))
      else {
        Issue.record("rule \(index): \(decision)")
        return
      }
      decision = rest
    }
  }

  @Test(arguments: [999, 1_000])
  func negationsMayNestDeeply(_ depth: Int) {
    var analyzer = ConditionAnalyzer()
    let condition = (0..<depth).reduce(Condition.state(.dark)) { inner, _ in .not(inner) }
    let isEven = depth.isMultiple(of: 2)
    #expect(analyzer.areEquivalent(condition, .state(.dark)) == isEven)
    #expect(analyzer.test(for: condition) == .when(isEven ? .input(.dark) : .not(.input(.dark))))
  }

  @Test func listsMayNestDeeply() {
    var analyzer = ConditionAnalyzer(parameters: DecisionScaleTests.flags)
    let condition = (0..<200).reduce(Condition.state(.dark)) { inner, index in
      index.isMultiple(of: 2) ? .all([inner, flag(index % 8)]) : .any([inner, flag(index % 8)])
    }
    #expect(analyzer.isSatisfiable(condition) == true)
    #expect(analyzer.isTautology(condition) == false)
  }

  /// The rules of these conditions, each with a leaf of its own, and one more for all else.
  private func rules(_ conditions: [Condition]) -> [DecisionRule] {
    (conditions + [.always]).enumerated().map { ($1, $0) }
  }
}
