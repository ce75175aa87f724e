import Testing

@testable import StyleLang

/// What the analyzer says of conditions, compared with trying every combination.
@Suite struct DecisionAnalyzerTests {
  @Test(arguments: Universe.all)
  func relationsAgreeWithEnumeration(_ universe: Universe) {
    var generator = SeededGenerator(seed: 1)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<60 {
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
    for _ in 0..<60 {
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
}
