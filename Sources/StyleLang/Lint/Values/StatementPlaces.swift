extension LintedFile {
  /// The value of a statement, from its first to its last token.
  func valueRange(_ statement: NodeID) -> SourceRange {
    tree.range(tree.firstChild(of: statement, .value) ?? statement)
  }

  /// The only expression of a statement's value; nil where there are several.
  func onlyExpression(_ statement: NodeID) -> NodeID? {
    guard let value = tree.firstChild(of: statement, .value), let run = tree.firstChild(value),
      tree.nextSibling(run, in: value) == nil, let expression = tree.firstChild(run),
      tree.nextSibling(expression, in: run) == nil
    else { return nil }
    return expression
  }
}

extension Condition {
  /// Whether it looks at a parameter, so that whoever makes the style decides whether it holds.
  var mentionsParameter: Bool {
    switch self {
    case .always, .state, .controlSize: false
    case .flag, .equal, .isSet: true
    case .not(let inner): inner.mentionsParameter
    case .all(let parts), .any(let parts): parts.contains(where: \.mentionsParameter)
    }
  }

  /// Whether it looks at a state.
  func mentions(_ state: State) -> Bool {
    switch self {
    case .always, .controlSize, .flag, .equal, .isSet: false
    case .state(let other): other == state
    case .not(let inner): inner.mentions(state)
    case .all(let parts), .any(let parts): parts.contains { $0.mentions(state) }
    }
  }
}
