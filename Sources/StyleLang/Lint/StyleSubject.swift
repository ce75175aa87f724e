/// A style under lint: its model, and where it is written.
struct StyleSubject {
  /// The number of its file.
  let file: Int
  /// Its place among the declarations of the file, which the targets of names say.
  let index: Int
  /// The model.
  let style: Style
  /// The `styleDeclaration`.
  let node: NodeID
  /// The nodes of the declaration.
  let nodes: Range<NodeID>
  /// Its rules in written order, those of its parents where they have come to stand; also those that
  /// never win.
  let rules: RuleList
  /// What it draws beyond its label, as written.
  let body: SourceBody?
  /// Of statements that alone take the place of an inherited one, that one.
  let replaced: [StatementID: SourceRule]

  /// The style among those of the project.
  var id: StyleID { StyleID(file: file, index: index) }

  /// Whether a rule is written in this style, and not in one that it starts from.
  func isOwn(_ rule: SourceRule) -> Bool { Int(rule.file) == file && nodes.contains(rule.node) }
}

/// A list of rules of a style: its own, or those of a layer or an element.
struct RuleBlock {
  /// Whose rules they are.
  enum Owner: Hashable {
    case style
    case layer(String)
    /// An element, by its node.
    case element(NodeID)
  }

  /// Whose rules they are.
  var owner: Owner
  /// When that is drawn which they are about.
  var context: Condition
  /// The rules in written order: the last whose condition holds wins.
  var rules: RuleList
}

extension StyleSubject {
  /// Calls `body` with each list of rules: that of the style, those of its layers, those of the
  /// elements.
  func forEachBlock(_ body: (RuleBlock) -> Void) {
    body(RuleBlock(owner: .style, context: .always, rules: rules))
    guard let source = self.body else { return }
    if let content = source.content { content.forEachBlock(in: .always, body) }
    for layer in source.layers {
      body(RuleBlock(owner: .layer(layer.name), context: layer.condition, rules: layer.rules))
      if let content = layer.content { content.forEachBlock(in: layer.condition, body) }
    }
  }
}

extension SourceElement {
  fileprivate func forEachBlock(in context: Condition, _ body: (RuleBlock) -> Void) {
    let whole = context.and(condition)
    body(RuleBlock(owner: .element(node), context: whole, rules: rules))
    for child in children { child.forEachBlock(in: whole, body) }
  }
}
