/// What a style draws beyond its label, as it is written.
struct SourceBody: Sendable {
  var content: SourceElement?
  /// In written order, those of the parents first.
  var layers: [SourceLayer] = []

  var isEmpty: Bool { content == nil && layers.isEmpty }

  /// Puts other conditions in the places of all.
  mutating func mapConditions(_ transform: (Condition) -> Condition) {
    content?.mapConditions(transform)
    for index in layers.indices {
      layers[index].condition = transform(layers[index].condition)
      layers[index].rules.mapConditions(transform)
      layers[index].content?.mapConditions(transform)
    }
  }

  /// The same as a derived style takes it over.
  var inherited: SourceBody {
    var body = self
    body.content?.inherit()
    for index in body.layers.indices {
      body.layers[index].isOwn = false
      body.layers[index].rules.inherit()
      body.layers[index].content?.inherit()
    }
    return body
  }
}

/// A layer with the block that it comes from.
struct SourceLayer: Sendable {
  var name: String
  var nameID: NameID
  var node: NodeID
  var isAbove: Bool
  /// When it is drawn.
  var condition: Condition
  var rules: RuleList = []
  var content: SourceElement?
  /// Whether the style at hand has a block of this name.
  var isOwn: Bool
}

/// An element with the place that it comes from.
struct SourceElement: Sendable {
  var kind: ElementKind
  var node: NodeID
  /// When it is drawn, where what it stands in is.
  var condition: Condition
  var isOptional: Bool
  var rules: RuleList = []
  var children: [SourceElement] = []
  var isInherited: Bool

  fileprivate mutating func mapConditions(_ transform: (Condition) -> Condition) {
    condition = transform(condition)
    rules.mapConditions(transform)
    for index in children.indices { children[index].mapConditions(transform) }
  }

  fileprivate mutating func inherit() {
    isInherited = true
    rules.inherit()
    for index in children.indices { children[index].inherit() }
  }
}

extension RuleList {
  fileprivate mutating func mapConditions(_ transform: (Condition) -> Condition) {
    for index in indices { self[index].rule.condition = transform(self[index].rule.condition) }
  }

  fileprivate mutating func inherit() {
    for index in indices { self[index].isInherited = true }
  }
}

extension Analyzer {
  /// Reads a layer into the body under the hand; one that a parent has goes on with that.
  ///
  /// - Parameter condition: What must hold around it; nil where that is wrong.
  mutating func readLayer(_ node: NodeID, condition: Condition?, isInherited: Bool) {
    guard place == .style else {
      report(.misplacedPart("layer", place: "a style"), at: tree.mainRange(node))
      return
    }
    var layer = SourceLayer(
      name: text(node), nameID: nameID(node), node: node, isAbove: child(node, .layerAbove) != nil,
      condition: condition ?? .always, isOwn: !isInherited)
    var isWrong = condition == nil
    var part = tree.firstChild(node)
    while let current = part {
      switch tree.kind(current) {
      case .layerAbove, .error: break
      case .block: readBlock(current, of: &layer, isInherited: isInherited)
      default:
        if let own = readCondition(current) {
          layer.condition = layer.condition.and(own)
        } else {
          isWrong = true
        }
      }
      part = tree.nextSibling(current, in: node)
    }
    if !isWrong { add(layer, isInherited: isInherited) }
  }

  private mutating func readBlock(_ block: NodeID, of layer: inout SourceLayer, isInherited: Bool) {
    // The order of the style's own statements says nothing of those in a layer.
    let places = placesOfInherited
    let content = body.content
    placesOfInherited = nil
    body.content = nil
    place = .layer
    readStatements(block, condition: .always, into: &layer.rules, isInherited: isInherited)
    place = .style
    layer.content = body.content
    body.content = content
    placesOfInherited = places
  }

  private mutating func add(_ layer: SourceLayer, isInherited: Bool) {
    guard let index = body.layers.firstIndex(where: { $0.nameID == layer.nameID }) else {
      body.layers.append(layer)
      return
    }
    if !isInherited, body.layers[index].isOwn {
      reportDuplicate(
        layer.name, "layer", at: tree.mainRange(layer.node), first: body.layers[index].node)
      return
    }
    if layer.condition != .always { body.layers[index].condition = layer.condition }
    if layer.isAbove { body.layers[index].isAbove = true }
    if let content = layer.content { body.layers[index].content = content }
    body.layers[index].rules += layer.rules
    body.layers[index].node = layer.node
    body.layers[index].isOwn = layer.isOwn
  }

  /// Reads a `content` into the body under the hand, in the place of that of a parent.
  mutating func readContent(_ node: NodeID, isUnderCondition: Bool, isInherited: Bool) {
    guard !isUnderCondition else {
      report(.conditionOnContent, at: tree.mainRange(node))
      return
    }
    if !isInherited, let first = body.content, !first.isInherited {
      report(
        .duplicateName("content", kind: "statement"), at: tree.mainRange(node),
        notes: [Note("first declared here", at: tree.mainRange(first.node))])
      return
    }
    guard let element = child(node, .element) else { return }
    let outer = place
    let places = placesOfInherited
    placesOfInherited = nil
    place = .element
    let content = readElement(element, condition: .always, in: nil, isInherited: isInherited)
    place = outer
    placesOfInherited = places
    if let content { body.content = content }
  }

  /// Whether a property may stand in the layer or the element under the hand.
  mutating func hasPlace(_ property: Property, _ node: NodeID) -> Bool {
    if property.definition.places.contains(place) { return true }
    report(
      .misplacedProperty(property.name, in: place == .layer ? "a layer" : "an element"),
      at: tree.mainRange(node))
    return false
  }
}
