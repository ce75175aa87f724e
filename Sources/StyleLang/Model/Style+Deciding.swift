extension Style {
  /// The style where some of its Bool parameters are known: without the rules, elements and layers
  /// that cannot hold then.
  func deciding(_ known: [ParameterID: Bool]) -> Style {
    var style = self
    style.rules = Style.deciding(rules, known)
    style.body = body.flatMap { $0.deciding(known) }
    return style
  }

  fileprivate static func deciding(_ rules: [Rule], _ known: [ParameterID: Bool]) -> [Rule] {
    var result: [Rule] = []
    var settled: Property?
    for (index, rule) in rules.enumerated() where rule.property != settled {
      let condition = rule.condition.deciding(known)
      guard condition != .not(.always) else { continue }
      if condition == .always { settled = rule.property }
      // What was set under a condition alone is not set where that does not hold.
      let isAlone = result.last?.property != rule.property
      let wasAlone = index == 0 || rules[index - 1].property != rule.property
      if isAlone, !wasAlone, condition == .always,
        rule.value == rule.property.definition.defaultValue
      {
        continue
      }
      result.append(Rule(rule.property, condition, rule.value))
    }
    return result
  }
}

extension StyleBody {
  fileprivate func deciding(_ known: [ParameterID: Bool]) -> StyleBody? {
    switch self {
    case .body(let content, let layers):
      let layers = layers.compactMap { layer -> Layer? in
        var layer = layer
        layer.condition = layer.condition.deciding(known)
        if layer.condition == .not(.always) { return nil }
        layer.rules = Style.deciding(layer.rules, known)
        layer.content = layer.content?.deciding(known)
        return layer
      }
      let content = content?.deciding(known)
      return content == nil && layers.isEmpty ? nil : .body(content: content, layers: layers)
    }
  }
}

extension Element {
  fileprivate func deciding(_ known: [ParameterID: Bool]) -> Element? {
    var element = self
    element.condition = condition.deciding(known)
    if element.condition == .not(.always) { return nil }
    element.rules = Style.deciding(rules, known)
    element.children = children.compactMap { $0.deciding(known) }
    return element
  }
}

extension Condition {
  /// The condition where some Bool parameters are known, simplified; `not always` if it never holds.
  func deciding(_ known: [ParameterID: Bool]) -> Condition {
    switch self {
    case .always, .state, .controlSize, .equal, .isSet: return self
    case .flag(let id): return known[id].map { $0 ? .always : .not(.always) } ?? self
    case .not(let inner):
      let inner = inner.deciding(known)
      if case .not(let opposite) = inner { return opposite }
      return .not(inner)
    case .all(let parts):
      let parts = parts.map { $0.deciding(known) }.filter { $0 != .always }
      if parts.contains(.not(.always)) { return .not(.always) }
      return parts.count > 1 ? .all(parts) : parts.first ?? .always
    case .any(let parts):
      let parts = parts.map { $0.deciding(known) }.filter { $0 != .not(.always) }
      if parts.contains(.always) { return .always }
      return parts.count > 1 ? .any(parts) : parts.first ?? .not(.always)
    }
  }
}
