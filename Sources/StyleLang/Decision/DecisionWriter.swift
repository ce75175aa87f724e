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
      let known = known | isSetMask(test)
      let then = decision(yes, rules: rules, known: known)
      let otherwise = decision(no, rules: rules, known: known & ~isSetMask(test))
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

  /// The level of a test that is a single question whether a parameter is set, as a bit.
  private func isSetMask(_ test: Formulas.Reference) -> UInt64 {
    let entry = formulas.entries[Int(test >> 1)]
    guard
      entry.kind == .literal, case .isSet = compiler.order.variables[Int(entry.first)]
    else { return 0 }
    return 1 << UInt64(entry.first)
  }

  /// Whether a test reads better the other way round: with fewer negations, or, with as many, as an
  /// `all`.
  private func isBetterNegated(_ test: Formulas.Reference) -> Bool {
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
