/// A token on the way from one that names it to those that it names.
private struct TokenVisit {
  var token: TokenID
  var uses: [TokenID]
  /// How many of `uses` have been gone to.
  var next = 0
}

extension Analyzer {
  /// Gives each token its type and value, those that others use first.
  ///
  /// The walk keeps its own stack: a chain of tokens may be as long as the file.
  mutating func checkTokens() {
    var stack: [TokenVisit] = []
    for start in tokenSites.indices where tokenSites[start].state == .waiting {
      tokenSites[start].state = .running
      stack.append(TokenVisit(token: TokenID(start), uses: uses(of: TokenID(start))))
      while let top = stack.last {
        if top.next == top.uses.count {
          stack.removeLast()
          if tokenSites[Int(top.token)].state == .running { checkToken(top.token) }
          continue
        }
        stack[stack.count - 1].next += 1
        let used = top.uses[top.next]
        switch tokenSites[Int(used)].state {
        case .waiting:
          tokenSites[Int(used)].state = .running
          stack.append(TokenVisit(token: used, uses: uses(of: used)))
        case .running:
          reportTokenCycle(stack, from: used)
        case .done, .failed: break
        }
      }
    }
  }

  private mutating func reportTokenCycle(_ stack: [TokenVisit], from first: TokenID) {
    guard let start = stack.lastIndex(where: { $0.token == first }) else { return }
    let cycle = stack[start...].map(\.token)
    // A circle that shares a part with one already reported may be the same mistake.
    let isKnown = cycle.contains { tokenSites[Int($0)].state == .failed }
    for token in cycle { tokenSites[Int(token)].state = .failed }
    if isKnown { return }
    let names = cycle.map { sheet.tokens[Int($0)].name } + [sheet.tokens[Int(first)].name]
    report(.tokenCycle(names), at: tree.mainRange(tokenSites[Int(first)].node))
  }

  /// The tokens that a token's value names.
  private mutating func uses(of token: TokenID) -> [TokenID] {
    let site = tokenSites[Int(token)]
    var uses: [TokenID] = []
    var node = site.node
    let end = tree.subtreeEnd(site.node)
    while node < end {
      let kind = tree.kind(node)
      if kind == .nameExpression || kind == .member,
        case .token(let used) = resolvePath(node, from: site.group)
      {
        uses.append(used)
      }
      node += 1
    }
    return uses
  }

  private mutating func checkToken(_ id: TokenID) {
    let site = tokenSites[Int(id)]
    if recordsUses { recordedNodes = nodes(of: site.node) }
    scope = Scope(group: site.group)
    guard !isBroken(site.node), let value = child(site.node, .value),
      let checked = readTokenValue(value)
    else {
      tokenSites[Int(id)].state = .failed
      return
    }
    sheet.tokens[Int(id)].type = checked.type
    sheet.tokens[Int(id)].value = checked.value
    checkSystems(checked.value, at: tree.range(value))
    tokenSites[Int(id)].state = .done
    keepDerivedValue(checked.value, of: id)
  }

  /// Keeps what a token's value comes to where it rests on other tokens.
  private mutating func keepDerivedValue(_ value: Value, of id: TokenID) {
    switch value {
    case .scalar(.token(let other)): derivedNumbers[id] = known(.token(other))
    case .color(.token), .color(.opacity):
      if case .color(let color) = value { derivedColors[id] = known(color) }
    default: break
    }
  }

  /// A token takes the type of its value, so the form of the value must tell it.
  private mutating func readTokenValue(_ value: NodeID) -> (type: ParameterType, value: Value)? {
    let shape = valueForm(value)
    switch shape {
    case .single(let node): return readSingleTokenValue(node)
    case .insets: return readInsets(value).map { (.insets, $0) }
    case .border: return readBorder(value).map { (.border, $0) }
    case .shadow: return readShadows(value).map { (.shadow, $0) }
    case .unknown:
      reportMixed(value)
      return nil
    }
  }

  /// Says that a value has no type, unless that is because a part of it is wrong.
  private mutating func reportMixed(_ value: NodeID) {
    guard let run = tree.firstChild(value), let first = tree.firstChild(run) else { return }
    let hasFirst = evaluate(first) != nil
    let second = tree.nextSibling(first, in: run)
    let hasSecond = second.map { evaluate($0) != nil } ?? true
    if hasFirst && hasSecond { report(.mixedTokenValue, at: tree.range(value)) }
  }

  private mutating func readSingleTokenValue(_ node: NodeID) -> (type: ParameterType, value: Value)?
  {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .number(let scalar, let dimension): return (dimension.parameterType, .scalar(scalar))
    case .color(let color): return (.color, .color(color))
    case .font(let font): return (.font, .font(font))
    case .animation(let animation): return (.animation, .animation(animation))
    case .string(.literal(let string)): return (.string, .string(string))
    case .bool(let bool): return (.bool, .bool(bool))
    case .other(.glass, _):
      report(
        .typeMismatch(expected: "a value of a token", found: "glass, which only a background is"),
        at: tree.range(node))
      return nil
    case .other(.shape(.trim), _):
      report(
        .typeMismatch(
          expected: "a value of a token", found: "a part of a shape, which belongs in a style"),
        at: tree.range(node))
      return nil
    case .other(let value, let type): return (type, value)
    case .word(.standard):
      let insets = Insets(
        top: .standard, trailing: .standard, bottom: .standard, leading: .standard)
      return (.insets, .insets(insets))
    case .word(let word): return readWordAsToken(word, at: node)
    case .string(.parameter), .boolParameter, .enumeration:
      report(.mixedTokenValue, at: tree.range(node))
      return nil
    }
  }

  private mutating func readWordAsToken(
    _ word: Word, at node: NodeID
  ) -> (type: ParameterType, value: Value)? {
    report(.unknownName(word.name, suggestion: nil), at: tree.range(node))
    return nil
  }

  private enum ValueForm {
    case single(NodeID), insets, border, shadow, unknown
  }

  private mutating func valueForm(_ value: NodeID) -> ValueForm {
    guard let run = tree.firstChild(value), let first = tree.firstChild(run) else {
      return .unknown
    }
    let hasOneRun = tree.nextSibling(run, in: value) == nil
    guard let second = tree.nextSibling(first, in: run) else {
      return hasOneRun ? .single(first) : .unknown
    }
    if tree.kind(first) == .nameExpression, let word = names.word(nameID(first)),
      edges(of: word) != nil
    {
      return .insets
    }
    switch (typeOfForm(first), typeOfForm(second)) {
    case (.number, .color), (.number, .fill): return hasOneRun ? .border : .unknown
    case (.number, .number): return hasOneRun ? .insets : .unknown
    case (.color, .number): return .shadow
    default: return .unknown
    }
  }

  /// What kind of value an expression gives, told from its form without reporting anything.
  private mutating func typeOfForm(_ node: NodeID) -> ParameterType? {
    switch silently({ $0.evaluate(node) }) {
    case .number: return .number
    case .color: return .color
    case .other(_, .fill): return .fill
    case .word(.standard): return .number
    default: return nil
    }
  }
}
