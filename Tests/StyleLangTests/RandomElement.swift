@testable import StyleLang

/// A part of the content of a random style.
struct RandomElement: Sendable {
  /// As that of a `LookElement`.
  var kind: String
  /// As those of a `LookElement`; nil where a parameter is needed that is absent.
  var arguments: @Sendable (RandomSituation) -> [String: String]?
  var condition: @Sendable (RandomSituation) -> Bool = { _ in true }
  /// The part of the control that it is.
  var slot: String?
  /// Whether it is left out where the control lacks the part.
  var isOptional = false
  var rules: [RandomRule] = []
  var children: [RandomElement] = []

  init(_ kind: String, _ arguments: [String: String] = [:], slot: String? = nil) {
    self.kind = kind
    self.arguments = { _ in arguments }
    self.slot = slot
  }

  /// What is drawn in a situation; nil where it is not there.
  func look(in situation: RandomSituation) -> LookElement? {
    guard condition(situation), var arguments = arguments(situation) else { return nil }
    if isOptional, let slot, situation.state.absentSlots.contains(slot) { return nil }
    var look = Look(rules, in: situation)
    let children = children.compactMap { $0.look(in: situation) }
    if kind == "box" {
      // Where a surface lies in its frame cannot be seen: it fills that.
      let own = children.isEmpty ? "center" : look[.alignment]
      arguments["alignment"] = arguments["alignment"] ?? own
      look[.alignment] = "center"
    }
    // The track is recorded with a width of a hundred points.
    if slot == "bar" { look[.width] = LookText.number(situation.fraction * 100) }
    return LookElement(kind, arguments, look: look, children: children)
  }

  /// The element with its parameters read otherwise.
  func reading(
    _ translate: @escaping @Sendable (RandomSituation) -> RandomSituation
  ) -> RandomElement {
    var element = self
    let (condition, arguments) = (self.condition, self.arguments)
    element.condition = { condition(translate($0)) }
    element.arguments = { arguments(translate($0)) }
    element.rules = rules.map { $0.reading(translate) }
    element.children = children.map { $0.reading(translate) }
    return element
  }
}

/// A further surface of a random style.
struct RandomLayer: Sendable {
  var name: String
  var isAbove: Bool
  /// Nil where the layer is always drawn.
  var condition: (@Sendable (RandomSituation) -> Bool)?
  var rules: [RandomRule] = []
  var content: RandomElement?

  func look(in situation: RandomSituation) -> LookLayer? {
    if let condition, !condition(situation) { return nil }
    var layer = LookLayer(isAbove: isAbove, look: Look(rules, in: situation))
    layer.alignment = layer.look[.alignment]
    layer.look[.alignment] = "center"
    layer.content = content?.look(in: situation)
    return layer
  }

  func reading(
    _ translate: @escaping @Sendable (RandomSituation) -> RandomSituation
  ) -> RandomLayer {
    var layer = self
    if let condition { layer.condition = { condition(translate($0)) } }
    layer.rules = rules.map { $0.reading(translate) }
    layer.content = content?.reading(translate)
    return layer
  }

  /// Layers of a parent, and those of a style that starts from it: one of the same name goes on.
  static func merge(
    _ inherited: [RandomLayer], _ own: [RandomLayer], in space: [RandomSituation]
  ) -> [RandomLayer] {
    var layers = inherited
    for layer in own {
      guard let index = layers.firstIndex(where: { $0.name == layer.name }) else {
        layers.append(layer)
        continue
      }
      layers[index].condition = layer.condition ?? layers[index].condition
      layers[index].isAbove = layers[index].isAbove || layer.isAbove
      layers[index].content = layer.content ?? layers[index].content
      layers[index].rules = RandomStyle.merge(layers[index].rules, layer.rules, in: space)
    }
    return layers
  }
}

extension Look {
  /// What the rules of an element or a layer give: of each property the last that holds.
  init(_ rules: [RandomRule], in situation: RandomSituation) {
    self.init()
    for property in Property.allCases {
      if property == .controlSize, situation.platform == .tvOS { continue }
      let winner = rules.last { $0.property == property && $0.holds(in: situation) }
      if let text = winner?.value(situation) { self[property] = text }
    }
  }
}

extension RandomSituation {
  /// How much is done.
  var fraction: Double { state.states.contains(.indeterminate) ? 0 : state.fraction }
}

extension Component {
  /// What the reference says that a style draws which has no content; nil where that is a part of the
  /// control alone.
  var randomContent: RandomElement? {
    switch self {
    case .button, .toggle, .field, .view, .custom: return nil
    case .label:
      var stack = RandomElement("hstack", ["spacing": "standard", "alignment": "center"])
      stack.children = [RandomElement.optional("icon"), RandomElement("title", slot: "title")]
      return stack
    case .group:
      var stack = RandomElement("vstack", ["spacing": "standard", "alignment": "leading"])
      stack.children = [RandomElement.optional("label"), RandomElement("body", slot: "body")]
      return stack
    case .progress:
      var stack = RandomElement("vstack", ["spacing": "standard", "alignment": "leading"])
      var bar = RandomElement("box", slot: "bar")
      bar.rules = [RandomRule(.shape, "capsule"), RandomRule(.background, "named:accentColor")]
      var track = RandomElement("box", ["alignment": "center"], slot: "track")
      track.condition = { !$0.state.states.contains(.indeterminate) }
      track.rules = [
        RandomRule(.height, "4"), RandomRule(.shape, "capsule"),
        RandomRule(.background, "named:gray*0.2"),
      ]
      track.children = [bar]
      var spinner = RandomElement("progress", slot: "spinner")
      spinner.condition = { $0.state.states.contains(.indeterminate) }
      stack.children = [RandomElement.optional("label"), track, spinner, .optional("value")]
      return stack
    }
  }
}

extension RandomElement {
  fileprivate static func optional(_ slot: String) -> RandomElement {
    var element = RandomElement(slot, slot: slot)
    element.isOptional = true
    return element
  }
}

extension RandomRule {
  /// A rule that always holds.
  fileprivate init(_ property: Property, _ text: String) {
    self.init(id: 0, property: property, condition: { _ in true }, value: { _ in text })
  }
}
