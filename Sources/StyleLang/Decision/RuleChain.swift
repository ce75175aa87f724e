extension DecisionPlanner {
  /// The rules one after another, each with what its condition says beyond those before it.
  ///
  /// Its size is linear in the number of rules.
  mutating func chain(_ rules: CompiledRules) -> (decision: Decision, tests: Int) {
    reset(mergesIsSet: true, leafNeeds: rules.leafNeeds)
    var links: [(test: Test, leaf: Int)] = []
    var last: Int?
    var remaining = Diagram.yes
    for (condition, leafIndex) in zip(rules.conditions, rules.leafIndices) {
      let wins = compiler.diagram.and(condition, remaining)
      if wins == Diagram.no { continue }
      if wins == remaining {
        last = leafIndex.map { rules.leaves[$0] }
        break
      }
      // What may be anything is left to the rules after it.
      if let leafIndex {
        let test = test(condition, within: remaining, needs: rules.leafNeeds[leafIndex + 3])
        links.append((test, rules.leaves[leafIndex]))
      }
      remaining = compiler.diagram.choose(condition, Diagram.no, remaining)
    }
    let end = Decision.leaf(last ?? rules.anyLeaf(known: 0))
    let decision = links.reversed().reduce(end) {
      .test($1.test, then: .leaf($1.leaf), else: $0)
    }
    return (decision, links.reduce(0) { $0 + $1.test.atomCount })
  }

  /// What a condition says where `remaining` holds and not always it does.
  private mutating func test(_ condition: Node, within remaining: Node, needs: UInt64) -> Test {
    var rest = compiler.diagram.choose(remaining, condition, Diagram.free)
    var parts: [Test] = []
    var needs = needs
    while needs != 0 {
      let level = UInt32(needs.trailingZeroBitCount)
      needs &= needs - 1
      rest = compiler.diagram.cofactor(rest, level, 1)
      let isSet = formulas.literal(level, [1])
      parts.append(formulas.test(isSet, order: compiler.order))
    }
    if case .formula(let formula) = outcome(rest) {
      let test = formulas.test(formula, order: compiler.order)
      if case .all(let others) = test, !parts.isEmpty {
        parts += others
      } else {
        parts.append(test)
      }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// The rules one after another, word for word: where even one diagram would be too large.
  mutating func literalChain(_ words: [UInt32], from index: Int) -> Decision {
    reset(mergesIsSet: true)
    var links: [(test: Test, leaf: Int)] = []
    var last = Decision.anyLeaf
    var index = index
    while index < words.count {
      let leaf = Int(words[index + 1]) - 1
      index += 2
      switch literalOutcome(words, at: &index) {
      case .constant(false): continue
      case .constant(true):
        last = leaf
        index = words.count
      case .formula(let formula):
        links.append((bindingFirst(formulas.test(formula, order: compiler.order)), leaf))
      }
    }
    return links.reversed().reduce(.leaf(last)) { .test($1.test, then: .leaf($1.leaf), else: $0) }
  }

  /// The test with those parts first that say that a parameter is set.
  private func bindingFirst(_ test: Test) -> Test {
    guard case .all(let parts) = test else { return test }
    let bindings = parts.filter(\.isBinding)
    return bindings.isEmpty ? test : .all(bindings + parts.filter { !$0.isBinding })
  }
}

extension Test {
  /// How many atoms it has.
  var atomCount: Int {
    switch self {
    case .input, .equal, .controlSize: 1
    case .not(let inner): inner.atomCount
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.atomCount }
    }
  }

  /// Whether it is the question whether a parameter is set.
  fileprivate var isBinding: Bool {
    if case .input(.isSet) = self { return true }
    return false
  }
}
