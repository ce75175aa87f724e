extension TableQuery {
  /// The value of a property in a combination, and what it comes from.
  func chain(
    _ part: TablePart, _ property: Property, when words: [String]
  ) throws(QueryProblem) -> ValueChain {
    let situation = try Situation(words, for: subject.style)
    let path = [subject.style.name, part.name, property.name].filter { !$0.isEmpty }
      .joined(separator: ".")
    var chain = ValueChain(path: path, situation: words, value: nil, drawnWhen: nil, links: [])
    try check(part.block.context, situation)
    guard situation.holds(part.block.context) else {
      chain.drawnWhen = part.block.context.text(parameters: subject.style.parameters)
      return chain
    }
    var winner: SourceRule?
    for rule in PropertyRules(property, of: part.block, in: subject).rules {
      try check(rule.rule.condition, situation)
      if situation.holds(rule.rule.condition) {
        winner = rule
        break
      }
    }
    chain.value = value(winner, of: property)
    if let winner {
      var builder = ChainBuilder(query: self)
      builder.add(winner)
      chain.links = builder.links
    }
    return chain
  }

  private func check(_ condition: Condition, _ situation: Situation) throws(QueryProblem) {
    guard let name = situation.openParameter(in: condition) else { return }
    throw .openParameter(name)
  }
}

/// Follows names to what they stand for.
private struct ChainBuilder {
  let query: TableQuery
  var links: [ValueChain.Link] = []
  /// What is being followed, so that nothing is followed into itself.
  private var open: Set<StatementID> = []

  init(query: TableQuery) { self.query = query }

  mutating func add(_ rule: SourceRule) {
    let file = query.files[Int(rule.file)]
    var text = file.text(rule.node)
    // The condition of a block around it is not in the statement.
    if file.tree.condition(of: rule.node) == nil, rule.rule.condition != .always {
      text += " when \(rule.rule.condition.text(parameters: query.subject.style.parameters))"
    }
    let owner = file.styleIndex(around: rule.node)
    append(.rule, text, file, file.tree.mainRange(rule.node), style: owner, depth: 0)
    if let value = file.tree.firstChild(of: rule.node, .value) {
      follow(value, in: file, depth: 1)
    }
  }

  private mutating func append(
    _ kind: ValueChain.Link.Kind, _ text: String, _ file: LintedFile, _ range: SourceRange?,
    style: Int?, depth: Int
  ) {
    let place = range.map { range in
      let position = LineTable(file.source.bytes).position(of: range.start, in: file.source.bytes)
      return TableValue.Place(
        file: file.source.name, line: position.line, column: position.column)
    }
    let name = style.map { file.source.text(file.tree.mainRange(file.styleSites[$0].node)) }
    links.append(
      ValueChain.Link(kind: kind, text: text, style: name, place: place, depth: depth))
  }

  /// Adds what the names in a value stand for.
  private mutating func follow(_ value: NodeID, in file: LintedFile, depth: Int) {
    let key = StatementID(file: UInt16(file.number), node: value)
    guard open.insert(key).inserted else { return }
    defer { open.remove(key) }
    let nodes = value..<file.tree.subtreeEnd(value)
    let uses = file.analysis.uses.filter { nodes.contains($0.node) }.sorted { $0.node < $1.node }
    var seen: Set<NameTarget> = []
    for use in uses where seen.insert(use.target).inserted {
      let name = file.source.text(file.tree.mainRange(use.node))
      switch use.target {
      case .token(let origin): followToken(origin, depth: depth)
      case .parameter(let style, _):
        followParameter(name, of: StyleID(file: file.number, index: style), depth: depth)
      case .style(let id):
        let other = query.files[id.file]
        let node = other.styleSites[id.index].node
        append(.style, name, other, other.tree.mainRange(node), style: nil, depth: depth)
      case .environment:
        append(.environment, name, file, file.tree.mainRange(use.node), style: nil, depth: depth)
      case .control: break
      }
    }
  }

  private mutating func followToken(_ origin: TokenOrigin, depth: Int) {
    let file = query.files[origin.file]
    guard Int(origin.token) < file.sheet.tokens.count else { return }
    let token = file.sheet.tokens[Int(origin.token)]
    if file.isDesignTokens {
      let dump = ValueDump(sheet: file.sheet, parameters: [], form: .language)
      append(
        .token, "\(token.name): \(dump.text(token.value, of: token.type))", file, nil, style: nil,
        depth: depth)
      links[links.count - 1].place = TableValue.Place(file: file.source.name, line: 1, column: 1)
      return
    }
    let node = file.analysis.context.tokenSites[Int(origin.token)].node
    guard let value = file.tree.firstChild(of: node, .value) else { return }
    append(
      .token, "\(token.name): \(file.text(value))", file, file.tree.mainRange(node), style: nil,
      depth: depth)
    follow(value, in: file, depth: depth + 1)
  }

  /// A parameter is what the nearest style below gives for it, or else its default.
  private mutating func followParameter(_ name: String, of style: StyleID, depth: Int) {
    if let argument = argument(name, for: style) {
      let file = query.files[argument.style.file]
      append(
        .argument, file.text(argument.node), file, file.tree.mainRange(argument.node),
        style: argument.style.index, depth: depth)
      follow(argument.node, in: file, depth: depth + 1)
      return
    }
    guard let (owner, node) = declaration(of: name, in: style) else { return }
    let file = query.files[owner.file]
    append(
      .parameter, file.text(node), file, file.tree.mainRange(node), style: owner.index,
      depth: depth)
    if let value = file.tree.firstChild(of: node, .value) {
      follow(value, in: file, depth: depth + 1)
    }
  }

  /// The argument that the chain of styles from the one in question up to `style` gives.
  private func argument(_ name: String, for style: StyleID) -> (style: StyleID, node: NodeID)? {
    var heirs: [StyleID] = []
    var current = query.subject.id
    while current != style {
      heirs.append(current)
      guard let parent = query.files[current.file].parent(of: current.index) else { return nil }
      current = parent
    }
    // The nearest first: what it leaves open, the next may give.
    for heir in heirs.reversed() {
      let file = query.files[heir.file]
      let node = file.styleSites[heir.index].node
      guard let base = file.tree.firstChild(of: node, .baseClause),
        let list = file.tree.firstChild(of: base, .argumentList)
      else { continue }
      for argument in file.tree.children(list)
      where file.source.text(file.tree.mainRange(argument)) == name {
        return (heir, argument)
      }
    }
    return nil
  }

  private func declaration(of name: String, in style: StyleID) -> (StyleID, NodeID)? {
    var current: StyleID? = style
    while let id = current {
      let file = query.files[id.file]
      if let list = file.tree.firstChild(of: file.styleSites[id.index].node, .parameterList) {
        for parameter in file.tree.children(list)
        where file.source.text(file.tree.mainRange(parameter)) == name {
          return (id, parameter)
        }
      }
      current = file.parent(of: id.index)
    }
    return nil
  }
}

extension LintedFile {
  /// The text of a node on one line.
  fileprivate func text(_ node: NodeID) -> String {
    source.text(tree.range(node)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The style that a node stands in.
  fileprivate func styleIndex(around node: NodeID) -> Int? {
    styleSites.firstIndex { ($0.node..<tree.subtreeEnd($0.node)).contains(node) }
  }
}
