extension StyleSubject {
  /// Whether something differs between a state and its absence: a value, or what is drawn.
  ///
  /// - Parameter state: A state of the control.
  func distinguishes(_ state: State) -> Bool {
    if looksPlainlyDifferent(state) || handsOn(state) { return true }
    var result = false
    forEachBlock { block in
      if result { return }
      if block.context != .always, depends(block, state) { result = true }
      var properties = PropertySet()
      for rule in block.rules where rule.rule.condition.mentions(state) {
        properties.insert(rule.rule.property)
      }
      for property in properties where !result {
        let rules = PropertyRules(property, of: block, in: self)
        var table = rules.table(of: style.parameters)
        let function = table.function(rules.values)
        result = table.depends(function, on: .state(state)) || table.isExhausted
      }
    }
    return result
  }

  /// The first of the style's own statements that asks for a state, of those that have an effect.
  func statement(askingFor state: State) -> SourceRule? {
    var result: SourceRule?
    forEachBlock { block in
      for rule in block.rules where isOwn(rule) && rule.rule.condition.mentions(state) {
        if let first = result, first.node < rule.node { continue }
        let rules = PropertyRules(rule.rule.property, of: block, in: self, withReplaced: true)
        if rules.isInEffect(rule.statement, style.parameters) { result = rule }
      }
    }
    return result
  }

  /// Whether a statement that needs the state, and wins, has a value that no other one has: a quick
  /// look that settles most styles.
  private func looksPlainlyDifferent(_ state: State) -> Bool {
    for rule in style.rules where rule.condition.isOnly(in: state) {
      let equal = style.rules.count { $0.property == rule.property && $0.value == rule.value }
      if equal == 1 { return true }
    }
    return false
  }

  private func depends(_ block: RuleBlock, _ state: State) -> Bool {
    var table = RuleTable([.always], in: block.context, parameters: style.parameters)
    let drawn = table.space.compile(block.context)
    let value = table.space.diagram.choose(table.space.reachable, drawn, Diagram.free)
    return table.depends(value, on: .state(state)) || table.isExhausted
  }

  /// Whether a view of the app's own code is told of the state.
  private func handsOn(_ state: State) -> Bool {
    (style.content?.handsOn(state) ?? false)
      || style.layers.contains { $0.content?.handsOn(state) ?? false }
  }
}

extension PropertyRules {
  /// Whether a statement wins somewhere, and is not one that could be removed without a change.
  fileprivate func isInEffect(_ statement: StatementID, _ parameters: [Parameter]) -> Bool {
    let table = table(of: parameters)
    guard let index = rules.firstIndex(where: { $0.statement == statement }), !table.isExhausted,
      table.wins[index] != Diagram.no
    else { return false }
    return !withoutEffect(parameters).contains { $0.statement == statement }
  }
}

extension Condition {
  /// The states that it looks at, as bits.
  var stateBits: UInt16 {
    switch self {
    case .state(let state): state.bit
    case .always, .controlSize, .flag, .equal, .isSet: 0
    case .not(let inner): inner.stateBits
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 | $1.stateBits }
    }
  }

  /// Whether it is the state, or that and something else.
  fileprivate func isOnly(in state: State) -> Bool {
    switch self {
    case .state(let own): own == state
    case .all(let parts): parts.contains(.state(state))
    default: false
    }
  }
}

extension Element {
  fileprivate func handsOn(_ state: State) -> Bool {
    if case .opaque(let view) = kind {
      for input in view.inputs where input.value == .state(state) { return true }
    }
    return children.contains { $0.handsOn(state) }
  }
}
