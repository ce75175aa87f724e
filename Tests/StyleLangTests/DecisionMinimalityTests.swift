import Testing

@testable import StyleLang

/// No decision has fewer tests than the analyzer's, over a few variables.
@Suite struct DecisionMinimalityTests {
  private static let universes = [
    Universe(name: "three inputs", states: [.dark, .highContrast, .reduceMotion]),
    Universe(
      name: "enumeration", parameters: [Universe.parameter(Universe.cases(3))], states: [.dark]),
    Universe(
      name: "larger enumeration", parameters: [Universe.parameter(Universe.cases(4))],
      states: [.dark]),
    Universe(name: "control size", states: [.dark], hasControlSize: true),
    Universe(
      name: "optional", parameters: [Universe.parameter(.color, optional: true)],
      states: [.dark, .highContrast]),
    Universe(
      name: "optional flag", parameters: [Universe.parameter(.bool, optional: true)],
      states: [.dark]),
    Universe(
      name: "optional enumeration",
      parameters: [Universe.parameter(Universe.cases(3), optional: true)], states: [.dark]),
  ]

  @Test(arguments: universes, [false, true])
  func decisionsAreMinimal(_ universe: Universe, withFree: Bool) {
    let optimum = DecisionOptimum(universe)
    var analyzer = ConditionAnalyzer(parameters: universe.parameters)
    // One rule for each state, which says everything of it.
    let conditions = optimum.worlds.map { world in
      Condition.all(universe.atoms.map { world.holds($0) ? $0 : .not($0) })
    }
    var leaves = [Int?](repeating: 0, count: conditions.count)
    var index = 0
    forEach(&leaves, from: 0, leafCount: 0, withFree: withFree) { leaves in
      index += 1
      guard index.isMultiple(of: stride(conditions.count, withFree: withFree)) else { return }
      let rules = zip(conditions, leaves).map { (condition: $0, leaf: $1) }
      let decision = analyzer.decide(rules + [(.always, nil)])
      #expect(decision.testCount == optimum.tests(leaves), "\(leaves) gives \(decision)")
    }
  }

  /// Which functions to look at, of 4,140 and 21,147 over eight states.
  ///
  /// All are minimal; a debug build has not the time for all.
  private func stride(_ worlds: Int, withFree: Bool) -> Int {
    worlds < 8 ? (withFree ? 11 : 3) : (withFree ? 307 : 61)
  }

  /// Every way to give leaves to the states from `index` on, up to the names of the leaves.
  private func forEach(
    _ leaves: inout [Int?], from index: Int, leafCount: Int, withFree: Bool,
    _ body: ([Int?]) -> Void
  ) {
    if index == leaves.count { return body(leaves) }
    for leaf in (withFree ? -1 : 0)...leafCount {
      leaves[index] = leaf < 0 ? nil : leaf
      forEach(
        &leaves, from: index + 1, leafCount: max(leafCount, leaf + 1), withFree: withFree, body)
    }
  }
}
