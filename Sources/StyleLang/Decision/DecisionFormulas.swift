extension DecisionPlanner {
  /// A condition as it can be written: always the same, or a formula.
  enum Outcome {
    case constant(Bool)
    case formula(Formulas.Reference)
  }

  /// The shortest formula for a function whose terminals are `yes`, `no` and `free`.
  mutating func outcome(_ node: Node) -> Outcome {
    if node == Diagram.no { return .constant(false) }
    if compiler.diagram.isTerminal(node) { return .constant(true) }
    if compiler.diagram.hasFree(node) {
      if compiler.diagram.join(node, Diagram.yes) != Diagram.none { return .constant(true) }
      if compiler.diagram.join(node, Diagram.no) != Diagram.none { return .constant(false) }
    }
    if let known = outcomes[node] { return .formula(known) }
    solve(node)
    var best: Formulas.Reference?
    for index in plans[Int(node)].forms {
      let form = forms[index]
      let formula = formula(form.test, outcome(form.yes), outcome(form.no))
      if isShorter(formula, best) { best = formula }
    }
    switch plans[Int(node)].choice {
    case .same(let other):
      if case .formula(let formula) = outcome(other), isShorter(formula, best) { best = formula }
    case .select(let level, let start, let count) where best == nil:
      best = formula(of: branches[start..<start + count], level)
    default: break
    }
    guard let best else { return .constant(true) }
    outcomes[node] = best
    return .formula(best)
  }

  private func isShorter(_ formula: Formulas.Reference, _ best: Formulas.Reference?) -> Bool {
    guard let best else { return true }
    return Cost(tests: formulas.atoms(formula), negations: formulas.negations(formula))
      < Cost(tests: formulas.atoms(best), negations: formulas.negations(best))
  }

  private mutating func formula(
    _ test: Formulas.Reference, _ yes: Outcome, _ no: Outcome
  ) -> Formulas.Reference {
    switch (yes, no) {
    case (.constant(let value), .constant): value ? test : test ^ 1
    case (.constant(true), .formula(let no)): formulas.or(test, no)
    case (.constant(false), .formula(let no)): formulas.and(test ^ 1, no)
    case (.formula(let yes), .constant(true)): formulas.or(test ^ 1, yes)
    case (.formula(let yes), .constant(false)): formulas.and(test, yes)
    case (.formula(let yes), .formula(let no)):
      formulas.or(formulas.and(test, yes), formulas.and(test ^ 1, no))
    }
  }

  private mutating func formula(
    of branches: ArraySlice<Branch>, _ level: UInt32
  ) -> Formulas.Reference? {
    var result: Formulas.Reference?
    for branch in branches {
      var part = formulas.literal(level, branchValues[branch.values])
      switch outcome(branch.node) {
      case .constant(false): continue
      case .constant(true): break
      case .formula(let formula): part = formulas.and(part, formula)
      }
      result = result.map { formulas.or($0, part) } ?? part
    }
    return result
  }

  /// A condition word for word, without a diagram.
  mutating func literalOutcome(_ words: [UInt32], at index: inout Int) -> Outcome {
    let word = ConditionWord(words[index])
    let second = word.hasSecondWord ? words[index + 1] : 0
    index += word.hasSecondWord ? 2 : 1
    let sign: Formulas.Reference = word.isNegated ? 1 : 0
    switch word.tag {
    case .constant, .leaf: return .constant(!word.isNegated)
    case .all, .any:
      let isAll = word.tag == .all
      var result = Outcome.constant(isAll)
      for _ in 0..<second {
        let part = literalOutcome(words, at: &index)
        result = isAll ? and(result, part) : or(result, part)
      }
      return result
    case .state:
      let input = literal(.input(VariableOrder.inputs[Int(word.operand)]), 1)
      guard VariableOrder.needsEnabled(word.operand) else { return .formula(input ^ sign) }
      let enabled = literal(.input(.enabled), 1)
      return .formula(formulas.and(enabled, input) ^ sign)
    case .controlSize: return .formula(literal(.controlSize, word.operand) ^ sign)
    case .flag: return .formula(literal(.flag(ParameterID(word.operand)), 1) ^ sign)
    case .equal:
      return .formula(literal(.value(ParameterID(word.operand)), second & 0xFFFF) ^ sign)
    case .isSet: return .formula(literal(.isSet(ParameterID(word.operand)), 1) ^ sign)
    }
  }

  private mutating func literal(
    _ variable: VariableOrder.Variable, _ value: UInt32
  ) -> Formulas.Reference {
    formulas.literal(compiler.order.level(of: variable) ?? 0, [UInt16(value)])
  }

  private mutating func and(_ first: Outcome, _ second: Outcome) -> Outcome {
    switch (first, second) {
    case (.constant(let value), let other), (let other, .constant(let value)):
      value ? other : .constant(false)
    case (.formula(let first), .formula(let second)): .formula(formulas.and(first, second))
    }
  }

  private mutating func or(_ first: Outcome, _ second: Outcome) -> Outcome {
    switch (first, second) {
    case (.constant(let value), let other), (let other, .constant(let value)):
      value ? .constant(true) : other
    case (.formula(let first), .formula(let second)): .formula(formulas.or(first, second))
    }
  }
}
