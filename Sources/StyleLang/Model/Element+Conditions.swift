extension StyleBody {
  /// The same with each condition turned into another.
  func mappingConditions(_ transform: (Condition) -> Condition) -> StyleBody {
    let content: Element?
    let layers: [Layer]
    switch self {
    case .body(let inner, let further): (content, layers) = (inner, further)
    }
    return .body(
      content: content?.mappingConditions(transform),
      layers: layers.map { layer in
        var layer = layer
        layer.condition = transform(layer.condition)
        layer.rules = layer.rules.map { Rule($0.property, transform($0.condition), $0.value) }
        layer.content = layer.content?.mappingConditions(transform)
        return layer
      })
  }
}

extension Element {
  /// The same with each condition turned into another, its own and those inside.
  func mappingConditions(_ transform: (Condition) -> Condition) -> Element {
    var element = self
    element.condition = transform(condition)
    element.rules = rules.map { Rule($0.property, transform($0.condition), $0.value) }
    element.children = children.map { $0.mappingConditions(transform) }
    return element
  }
}
