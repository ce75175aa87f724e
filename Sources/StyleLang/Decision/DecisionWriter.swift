extension DecisionPlanner {
  /// The decision at a solved node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - rules: The rules, for their leaves.
  ///   - known: The levels of optional parameters that are known to be set here.
  func decision(_ node: Node, rules: CompiledRules, known: UInt64 = 0) -> Decision {
    switch plans[Int(node)].choice {
    case .same(let other):
      return decision(other, rules: rules, known: known)
    case .test(let test, let yes, let no):
      let then = decision(yes, rules: rules, known: known | formulas.boundLevels(test))
      let otherwise = decision(no, rules: rules, known: known | formulas.boundLevels(test ^ 1))
      if isBetterNegated(test) {
        return .test(
          formulas.test(test ^ 1, order: compiler.order), then: otherwise, else: then)
      }
      return .test(formulas.test(test, order: compiler.order), then: then, else: otherwise)
    case .select(let level, let start, let count):
      let list = branches[start..<start + count].map { branch in
        Decision.Branch(
          cases: Array(branchValues[branch.values]),
          decision: decision(branch.node, rules: rules, known: known))
      }
      return .select(selector(level), list.sorted { ($0.cases.first ?? 0) < ($1.cases.first ?? 0) })
    case .leaf, .unsolved, .underWay:
      if node == Diagram.free { return .leaf(rules.anyLeaf(known: known)) }
      return .leaf(rules.leaves[Int(compiler.diagram.terminalValue(node)) - 3])
    }
  }

  /// Whether a test reads better the other way round.
  ///
  /// That is with fewer negations, or, with as many, as an `all`. A test that binds is written so
  /// that it does.
  private func isBetterNegated(_ test: Formulas.Reference) -> Bool {
    let binding = formulas.binding(of: test)
    if binding != .none { return binding == .loses }
    let own = formulas.negations(test)
    let opposite = formulas.negations(test ^ 1)
    if own != opposite { return opposite < own }
    let entry = formulas.entries[Int(test >> 1)]
    return entry.kind != .literal && (entry.kind == .all) == (test & 1 != 0)
  }

  private func selector(_ level: UInt32) -> Selector {
    switch compiler.order.variables[Int(level)] {
    case .value(let parameter), .flag(let parameter), .isSet(let parameter): .parameter(parameter)
    case .controlSize, .input: .controlSize
    }
  }
}
