import Testing

@testable import StyleLang

/// Decisions, compared with trying the rules in order.
@Suite struct DecisionTests {
  @Test(arguments: Universe.all)
  func decisionsGiveTheFirstRuleThatHolds(_ universe: Universe) {
    var generator = SeededGenerator(seed: 3)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds(atMost: 500)
    for _ in 0..<(worlds.count > 100 ? 25 : 100) {
      let rules = universe.rules(freeShare: 0, using: &generator)
      let decision = analyzer.decide(rules)
      expect(decision, for: rules, in: worlds)
      expectForm(decision)
      expectBindings(decision, rules, universe)
    }
  }

  @Test(arguments: Universe.all)
  func freeLeavesMayBeAnything(_ universe: Universe) {
    var generator = SeededGenerator(seed: 4)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds(atMost: 500)
    for _ in 0..<(worlds.count > 100 ? 25 : 100) {
      let rules = universe.rules(freeShare: 0.4, using: &generator)
      let decision = analyzer.decide(rules)
      expect(decision, for: rules, in: worlds)
      expectForm(decision)
      expectBindings(decision, rules, universe)
    }
  }

  @Test(arguments: Universe.all)
  func testsSayWhatTheirConditionsSay(_ universe: Universe) {
    var generator = SeededGenerator(seed: 5)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    let worlds = universe.worlds
    for _ in 0..<(worlds.count > 100 ? 15 : 60) {
      let condition = universe.condition(depth: 3, using: &generator)
      let answers = worlds.map { $0.holds(condition) }
      switch analyzer.test(for: condition) {
      case .always: #expect(!answers.contains(false))
      case .never: #expect(!answers.contains(true))
      case .when(let test):
        #expect(worlds.map { $0.passes(test) } == answers)
        #expect(answers.contains(true) && answers.contains(false))
      }
    }
  }

  private func expect(_ decision: Decision, for rules: [DecisionRule], in worlds: [World]) {
    for world in worlds {
      let winner = rules.first { world.holds($0.condition) }
      guard let leaf = winner?.leaf else { continue }
      #expect(world.leaf(of: decision) == leaf, "\(rules) gives \(decision)")
      if world.leaf(of: decision) != leaf { return }
    }
  }

  /// What every decision keeps to: see `Decision`.
  private func expectForm(_ decision: Decision) {
    switch decision {
    case .leaf: break
    case .test(let test, let then, let otherwise):
      #expect(then != otherwise)
      #expect(test.isBinding || !test.mentionsIsSet, "\(test)")
      #expect(test.isNormal, "\(test)")
      expectForm(then)
      expectForm(otherwise)
    case .select(_, let branches):
      #expect(branches.count >= 3)
      let cases = branches.flatMap(\.cases)
      #expect(cases.sorted() == (0..<UInt16(cases.count)).map { $0 })
      #expect(branches.map { $0.cases.first ?? 0 } == branches.map { $0.cases.first ?? 0 }.sorted())
      for branch in branches {
        #expect(branch.cases == branch.cases.sorted())
        expectForm(branch.decision)
      }
    }
  }

  /// A leaf all of whose rules ask for `isSet` stands under such a test.
  private func expectBindings(_ decision: Decision, _ rules: [DecisionRule], _ universe: Universe) {
    var needs: [Int: Set<Input>] = [:]
    for rule in rules {
      guard let leaf = rule.leaf else { continue }
      let bound = rule.condition.boundInputs
      needs[leaf] = needs[leaf].map { $0.intersection(bound) } ?? bound
    }
    func visit(_ decision: Decision, _ known: Set<Input>) {
      switch decision {
      case .leaf(let leaf):
        #expect((needs[leaf] ?? []).isSubset(of: known), "\(rules)")
      case .test(.all(let parts), let then, let otherwise):
        let inputs = parts.compactMap { if case .input(let input) = $0 { input } else { nil } }
        visit(then, known.union(inputs))
        visit(otherwise, known)
      case .test(.input(let input), let then, let otherwise):
        visit(then, known.union([input]))
        visit(otherwise, known)
      case .test(_, let then, let otherwise):
        visit(then, known)
        visit(otherwise, known)
      case .select(let selector, let branches):
        if case .parameter(let parameter) = selector, universe.parameters[Int(parameter)].isOptional
        {
          #expect(known.contains(.isSet(parameter)))
        }
        for branch in branches { visit(branch.decision, known) }
      }
    }
    visit(decision, [])
  }
}
