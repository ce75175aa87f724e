import Testing

@testable import StyleLang

/// What the analyzer says of conditions, compared with trying every combination.
@Suite struct DecisionAnalyzerTests {
  @Test(arguments: Universe.all)
  func relationsAgreeWithEnumeration(_ universe: Universe) {
    var generator = SeededGenerator(seed: 1)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<(worlds.count > 100 ? 15 : 60) {
      let first = universe.condition(depth: 2, using: &generator)
      let second = universe.condition(depth: 2, using: &generator)
      let answers = worlds.map { (first: $0.holds(first), second: $0.holds(second)) }
      let relation = analyzer.relation(first, second)
      #expect(relation.isImplication == answers.allSatisfy { !$0.first || $0.second })
      #expect(relation.isImplied == answers.allSatisfy { $0.first || !$0.second })
      #expect(relation.isDisjoint == !answers.contains { $0.first && $0.second })
      #expect(analyzer.isSatisfiable(first) == answers.contains { $0.first })
      #expect(analyzer.isTautology(first) == answers.allSatisfy { $0.first })
      #expect(analyzer.areEquivalent(first, second) == answers.allSatisfy { $0.first == $0.second })
    }
  }

  @Test(arguments: Universe.all)
  func winnersAgreeWithEnumeration(_ universe: Universe) {
    var generator = SeededGenerator(seed: 2)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<(worlds.count > 100 ? 15 : 60) {
      let conditions = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        universe.condition(depth: 2, using: &generator)
      }
      var expected = conditions.map { _ in false }
      for world in worlds {
        if let winner = conditions.firstIndex(where: world.holds) { expected[winner] = true }
      }
      #expect(analyzer.canWin(conditions) == expected)
    }
  }

  @Test(arguments: Universe.all)
  func overlapsAgreeWithEnumeration(_ universe: Universe) {
    var generator = SeededGenerator(seed: 6)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<20 {
      let conditions = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
        universe.condition(depth: 2, using: &generator)
      }
      let answers = worlds.map { world in conditions.map(world.holds) }
      var expected: Set<ConditionOverlap> = []
      for first in conditions.indices {
        for second in conditions.indices where second > first {
          let both = answers.filter { $0[first] && $0[second] }
          let isImplied = !answers.contains { $0[second] && !$0[first] }
          let isImplication = !answers.contains { $0[first] && !$0[second] }
          if both.isEmpty || isImplied || isImplication { continue }
          let isVisible = both.contains { !$0[..<first].contains(true) }
          expected.insert(ConditionOverlap(first: first, second: second, isVisible: isVisible))
        }
      }
      #expect(Set(analyzer.overlaps(among: conditions)) == expected, "\(conditions)")
    }
  }

  @Test(arguments: Universe.all)
  func examplesAreStatesWithTheFewestThingsSo(_ universe: Universe) {
    var generator = SeededGenerator(seed: 9)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<20 {
      let condition = universe.condition(depth: 3, using: &generator)
      let matches = worlds.filter { $0.holds(condition) }
      guard let example = analyzer.example(of: condition) else {
        #expect(matches.isEmpty)
        continue
      }
      // Some state is as the example says, and has no state or parameter set besides.
      let count = matches.map(\.countOfThingsSo).min()
      let exact = matches.contains { world in
        example.allSatisfy(world.holds) && world.countOfThingsSo == count
      }
      #expect(exact, "\(condition) has \(example)")
    }
  }

  @Test func disabledExcludesWhatNeedsAnEnabledControl() {
    var analyzer = ConditionAnalyzer()
    for state in [State.pressed, .hovered, .focused] {
      #expect(analyzer.areDisjoint(.state(state), .state(.disabled)) == true)
      #expect(analyzer.implies(.state(state), .not(.state(.disabled))) == true)
      #expect(analyzer.isSatisfiable(.all([.state(state), .state(.disabled)])) == false)
    }
    #expect(analyzer.areDisjoint(.state(.pressed), .state(.hovered)) == false)
    #expect(analyzer.areDisjoint(.state(.destructive), .state(.disabled)) == false)
  }

  /// The relations that need no diagram are the same as with one.
  @Test func simpleRelationsAgree() {
    var analyzer = ConditionAnalyzer()
    let conditions = [Condition.always] + State.allCases.map(Condition.state)
    for first in conditions {
      for second in conditions {
        let relation = analyzer.relation(.not(.not(first)), .all([second, .always]))
        #expect(analyzer.relation(first, second) == relation, "\(first), \(second)")
      }
    }
  }

  /// Lists of single states are remembered by a key of their own; the answers are the same.
  @Test func simpleListsAgree() {
    var generator = SeededGenerator(seed: 8)
    var simple = ConditionAnalyzer()
    var general = ConditionAnalyzer()
    for _ in 0..<400 {
      let conditions = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Condition.state(State.allCases.randomElement(using: &generator) ?? .pressed)
      }
      let wrapped = conditions.map { Condition.not(.not($0)) }
      #expect(simple.canWin(conditions) == general.canWin(wrapped))
      #expect(simple.overlaps(among: conditions) == general.overlaps(among: wrapped))
      let leaves = conditions.map { _ in
        Bool.random(using: &generator) ? Int.random(in: 0..<20, using: &generator) : nil
      }
      let decision = simple.decide(Array(zip(conditions, leaves)) + [(.always, 14)])
      #expect(decision == general.decide(Array(zip(wrapped, leaves)) + [(.always, 14)]))
    }
  }

  @Test func casesExcludeEachOtherAndLeaveNothingOut() {
    let parameters = [
      Universe.parameter(Universe.cases(3)), Universe.parameter(Universe.cases(2), optional: true),
    ]
    var analyzer = ConditionAnalyzer(parameters: parameters)
    #expect(analyzer.areDisjoint(.equal(0, 0), .equal(0, 1)) == true)
    #expect(analyzer.isTautology(.any((0..<3).map { .equal(0, $0) })) == true)
    // An absent value is none of the cases.
    #expect(analyzer.isTautology(.any((0..<2).map { .equal(1, $0) })) == false)
    #expect(analyzer.areEquivalent(.any((0..<2).map { .equal(1, $0) }), .isSet(1)) == true)
    #expect(analyzer.isTautology(.any(ControlSize.allCases.map(Condition.controlSize))) == true)
    // Two cases out of three are the third one's negation.
    #expect(analyzer.areEquivalent(.any([.equal(0, 0), .equal(0, 2)]), .not(.equal(0, 1))) == true)
  }

  @Test func whatAParameterCannotBeIsNever() {
    let parameters = [Universe.parameter(.color), Universe.parameter(Universe.cases(2))]
    var analyzer = ConditionAnalyzer(parameters: parameters)
    #expect(analyzer.isTautology(.isSet(0)) == true)
    #expect(analyzer.isSatisfiable(.flag(0)) == false)
    #expect(analyzer.isSatisfiable(.equal(1, 2)) == false)
    #expect(analyzer.isSatisfiable(.flag(9)) == false)
  }

  @Test func anAnalyzerForgetsTheParametersOfOtherStyles() {
    var analyzer = ConditionAnalyzer(parameters: [Universe.parameter(Universe.cases(2))])
    let all = Condition.any([.equal(0, 0), .equal(0, 1)])
    #expect(analyzer.isTautology(all) == true)
    analyzer.reset(parameters: [Universe.parameter(Universe.cases(3))])
    #expect(analyzer.isTautology(all) == false)
    analyzer.reset(parameters: [Universe.parameter(Universe.cases(2), optional: true)])
    #expect(analyzer.isTautology(all) == false)
    analyzer.reset(parameters: [Universe.parameter(Universe.cases(2))])
    #expect(analyzer.isTautology(all) == true)
  }
}
