extension Analyzer {
  /// Turns what a style draws beyond its label into that of the model.
  mutating func finishBody(of style: inout Style, at index: Int) {
    for layer in body.layers.indices {
      var rules = body.layers[layer].rules
      guard let first = rules.first, first.isInherited else { continue }
      takePlaces(&rules)
      body.layers[layer].rules = rules
    }
    if styleSites[index].isParent || keepsRules { inheritedBodies[index] = body.inherited }
    if let content = body.content { checkParts(content) }
    let content = body.content.flatMap { settle($0, in: .always, of: style) }
    let layers = body.layers.compactMap { settle($0, of: style) }
    if content != nil || !layers.isEmpty { style.body = .body(content: content, layers: layers) }
  }

  /// Turns the content of a component into that of the model.
  ///
  /// - Parameter style: Stands for the label that the content is.
  mutating func finishContent(of style: Style) -> Element? {
    reasoning.reset(parameters: style.parameters)
    defer { body = SourceBody() }
    return body.content.flatMap { settle($0, in: .always, of: style) }
  }

  private mutating func settle(_ source: SourceLayer, of style: Style) -> Layer? {
    guard reasoning.isSatisfiable(source.condition) else {
      if source.isOwn { report(.impossibleCondition, at: conditionRange(of: source.node)) }
      return nil
    }
    var layer = Layer(
      name: source.name, isAbove: source.isAbove,
      condition: simplified(source.condition, in: .always),
      rules: [])
    var rules = source.rules
    layer.rules = settle(&rules, in: source.condition, of: style)
    layer.content = source.content.flatMap { settle($0, in: source.condition, of: style) }
    if source.content == nil { checkPadding(rules, of: source.name, style) }
    return layer
  }

  /// - Parameter context: When that is drawn in which the element stands.
  private mutating func settle(
    _ source: SourceElement, in context: Condition, of style: Style
  ) -> Element? {
    let whole = context.and(source.condition)
    guard reasoning.isSatisfiable(whole) else {
      if !source.isInherited { report(.impossibleCondition, at: conditionRange(of: source.node)) }
      return nil
    }
    if !source.isInherited {
      checkSystems(source.kind, at: tree.mainRange(source.node), whole, style.parameters)
    }
    var element = Element(source.kind, isOptional: source.isOptional)
    element.condition = simplified(source.condition, in: context)
    var rules = source.rules
    element.rules = settle(&rules, in: whole, of: style)
    element.children = source.children.compactMap { settle($0, in: whole, of: style) }
    if let name = source.kind.nameOfEmptySurface, source.children.isEmpty {
      checkPadding(rules, of: name, style)
    }
    return element
  }

  /// A condition without what is known in a context anyway.
  mutating func simplified(_ condition: Condition, in context: Condition) -> Condition {
    if condition == .always || reasoning.implies(context, condition) { return .always }
    if context == .always { return condition }
    if reasoning.areDisjoint(context, condition) { return .never }
    switch condition {
    case .always, .state, .controlSize, .flag, .equal, .isSet: return condition
    case .not(let inner): return simplified(inner, in: context).negated
    case .all(let parts):
      return parts.reduce(.always) { $0.and(simplified($1, in: context)) }
    case .any(let parts):
      return parts.reduce(.never) { $0.or(simplified($1, in: context)) }
    }
  }

  /// Padding lies between a surface and what stands on it.
  private mutating func checkPadding(_ rules: RuleList, of name: String, _ style: Style) {
    guard let padding = rules.first(where: { $0.rule.property == .padding }) else { return }
    report(.paddingWithoutContent(name), about: padding, in: style)
  }

  /// The condition that is written for a layer or an element, or its name where there is none.
  private func conditionRange(of node: NodeID) -> SourceRange {
    var range = tree.mainRange(node)
    tree.forEachChild(node) { child in
      switch tree.kind(child) {
      case .layerAbove, .argumentList, .optionalMark, .block, .error: break
      default: range = tree.range(child)
      }
    }
    return range
  }
}

extension ElementKind {
  /// The name of a surface that has no content of its own; nil of anything else.
  fileprivate var nameOfEmptySurface: String? {
    switch self {
    case .box: "box"
    case .slot(let slot) where [.track, .thumb, .bar].contains(slot): slot.rawValue
    default: nil
    }
  }
}

extension ConditionInputs {
  /// Adds what the parts of a body look at.
  mutating func add(_ body: StyleBody?) {
    guard case .body(let content, let layers)? = body else { return }
    if let content { add(content) }
    for layer in layers {
      add(layer.condition)
      for rule in layer.rules { add(rule.condition) }
      if let content = layer.content { add(content) }
    }
  }

  private mutating func add(_ element: Element) {
    add(element.condition)
    for rule in element.rules { add(rule.condition) }
    for child in element.children { add(child) }
  }
}
