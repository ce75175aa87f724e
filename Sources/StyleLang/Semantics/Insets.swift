extension Analyzer {
  /// The edges that a word of insets names.
  func edges(of word: Word) -> [WritableKeyPath<Insets, Insets.Edge>]? {
    switch word {
    case .horizontal: [\.leading, \.trailing]
    case .vertical: [\.top, \.bottom]
    case .top: [\.top]
    case .trailing: [\.trailing]
    case .bottom: [\.bottom]
    case .leading: [\.leading]
    default: nil
    }
  }

  /// Reads `8`, `8 16`, `1 2 3 4`, `horizontal 16`, `top 4, leading 8`, `standard`.
  mutating func readInsets(_ value: NodeID) -> Value? {
    guard let run = tree.firstChild(value), let first = tree.firstChild(run) else { return nil }
    if tree.nextSibling(first, in: run) != nil, tree.kind(first) == .nameExpression,
      names.word(nameID(first)).flatMap({ edges(of: $0) }) != nil || namesSide(first)
    {
      return readNamedEdges(value)
    }
    if let second = tree.nextSibling(run, in: value) {
      report(
        .unexpectedComponent("'\(source.text(tree.range(second)))'", expected: "the insets"),
        at: tree.range(second))
      return nil
    }
    if tree.nextSibling(first, in: run) == nil {
      if let whole = readWholeInsets(first) { return whole }
    }
    return readEdgeList(run)
  }

  /// A token or parameter that holds insets; nil where it is something else, not yet reported.
  private mutating func readWholeInsets(_ node: NodeID) -> Value? {
    guard tree.kind(node) == .nameExpression || tree.kind(node) == .member else { return nil }
    guard case .other(_, .insets) = silently({ $0.evaluate(node) }),
      case .other(let value, _) = evaluate(node)
    else { return nil }
    return value
  }

  private mutating func readEdgeList(_ run: NodeID) -> Value? {
    var edges: [Insets.Edge] = []
    var failed = false
    var node = tree.firstChild(run)
    while let current = node {
      if edges.count == 4 {
        report(
          .unexpectedComponent("'\(source.text(tree.range(current)))'", expected: "four edges"),
          at: tree.range(current))
        return nil
      }
      if let edge = readEdge(current) { edges.append(edge) } else { failed = true }
      node = tree.nextSibling(current, in: run)
    }
    guard !failed else { return nil }
    switch edges.count {
    case 1:
      return .insets(Insets(top: edges[0], trailing: edges[0], bottom: edges[0], leading: edges[0]))
    case 2:
      return .insets(Insets(top: edges[0], trailing: edges[1], bottom: edges[0], leading: edges[1]))
    case 4:
      return .insets(Insets(top: edges[0], trailing: edges[1], bottom: edges[2], leading: edges[3]))
    default:
      report(
        .missingComponent("an edge: insets are one, two (vertical, horizontal) or four numbers"),
        at: tree.range(run))
      return nil
    }
  }

  private mutating func readEdge(_ node: NodeID) -> Insets.Edge? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .word(.standard): return .standard
    case .number(let scalar, .number), .number(let scalar, .length): return .length(scalar)
    default:
      report(
        .typeMismatch(expected: "a length or 'standard'", found: operand.phrase),
        at: tree.range(node))
      return nil
    }
  }

  private mutating func readNamedEdges(_ value: NodeID) -> Value? {
    var insets = Insets.zero
    var failed = false
    var run = tree.firstChild(value)
    while let current = run {
      if !readNamedEdge(current, into: &insets) { failed = true }
      run = tree.nextSibling(current, in: value)
    }
    return failed ? nil : .insets(insets)
  }

  /// Whether a name is `left` or `right`, which depend on where text begins.
  private mutating func namesSide(_ node: NodeID) -> Bool {
    ["left", "right"].contains(text(node)) && isOpen(nameID(node))
  }

  private mutating func readNamedEdge(_ run: NodeID, into insets: inout Insets) -> Bool {
    guard let first = tree.firstChild(run) else { return false }
    guard tree.kind(first) == .nameExpression, let word = names.word(nameID(first)),
      let edges = edges(of: word)
    else {
      if namesSide(first) {
        let name = text(first)
        reportUnknown(
          { .unknownName(name, suggestion: $0) }, name, at: tree.mainRange(first),
          among: ["leading", "trailing"], habits: ForeignWords.values)
        return false
      }
      report(
        .typeMismatch(
          expected: "an edge such as 'top' or 'horizontal'",
          found: "'\(source.text(tree.range(first)))'"),
        at: tree.range(first))
      return false
    }
    guard let second = tree.nextSibling(first, in: run) else {
      report(.missingComponent("the distance of '\(word.name)'"), at: tree.range(first))
      return false
    }
    if let third = tree.nextSibling(second, in: run) {
      report(
        .unexpectedComponent(
          "'\(source.text(tree.range(third)))'", expected: "the distance of '\(word.name)'"),
        at: tree.range(third))
      return false
    }
    guard let edge = readEdge(second) else { return false }
    for path in edges { insets[keyPath: path] = edge }
    return true
  }
}
