import StyleLang

extension LookTree {
  /// Brings trees of equal pictures to one form.
  ///
  /// - Each look is normalised.
  /// - The element at the root of a content is drawn with its own properties and then with those of
  ///   the style: one chain of modifiers, of which nobody can see where it was cut. It is cut as
  ///   late as the order of application allows: what can be read as the style's is the style's.
  /// - A layer of which nothing can be seen is none, and one that fills the control lies nowhere else.
  /// - A `zstack` of one element, without properties of its own, is that element.
  /// - An element that is just the label (or what a component draws by default) is no content.
  /// - A first layer above that is a mere fill in the style's shape is the style's `overlay`, if
  ///   that has none and no border either: they are the same drawing.
  mutating func normalize(for component: Component) {
    look.normalize()
    LookTree.join(&content, with: &look)
    if content == .standard(for: component) { content = nil }
    for index in layers.indices {
      layers[index].look.normalize()
      layers[index].content?.normalize()
      // With nothing on the surface, all distance is around it.
      if layers[index].content == nil {
        let look = layers[index].look
        layers[index].look[.margin] = LookText.sum(ofInsets: look[.padding], look[.margin])
        layers[index].look[.padding] = "0 0 0 0"
        if layers[index].look.fillsItsPlace { layers[index].alignment = "center" }
      }
    }
    layers.removeAll { layer in
      layer.look[.opacity] == "0" || layer.content == nil && !layer.look.isVisible
    }
    readLayerAsOverlay()
  }

  /// Cuts the chain of an element and what encloses it anew.
  private static func join(_ element: inout LookElement?, with outer: inout Look) {
    guard var inner = element else { return }
    inner.normalize()
    inner.look.join(&outer)
    outer.normalize()
    element = inner
  }

  private mutating func readLayerAsOverlay() {
    guard look[.overlay] == "clear", look[.border] == "none",
      let index = layers.firstIndex(where: \.isAbove), layers[index].content == nil
    else { return }
    let layer = layers[index].look
    guard look[.shape] == "unused" || look[.shape] == layer[.shape] else { return }
    var fill = Look()
    fill[.background] = layer[.background]
    fill[.shape] = layer[.shape]
    if layer != fill { return }
    look[.overlay] = layer[.background]
    look[.shape] = layer[.shape]
    layers.remove(at: index)
  }
}

extension LookElement {
  /// Normalises its look and those of what it holds.
  mutating func normalize() {
    look.normalize()
    for index in children.indices { children[index].normalize() }
    if kind == "zstack", children.count == 1, look == Look.nothing { self = children[0] }
  }

  /// What a component draws where the style has no content; normalised.
  static func standard(for component: Component) -> LookElement {
    var element = LookElement(component == .field ? "input" : "label")
    element.normalize()
    return element
  }
}

extension Look {
  /// Whether a mere surface has the size of what it lies on.
  fileprivate var fillsItsPlace: Bool {
    [.width, .minWidth, .maxWidth, .height, .minHeight, .maxHeight].allSatisfy {
      self[$0] == Look.nothing[$0] || self[$0] == "fill"
    }
  }

  /// Whether something of it is drawn where it has no content.
  var isVisible: Bool {
    self[.background] != "clear" || self[.overlay] != "clear" || self[.border] != "none"
  }

  /// The properties in the order in which their modifiers are applied, those of one step together.
  private static let steps: [[Property]] =
    [
      Property.foreground, .tint, .font, .lineLimit, .textAlignment, .minimumScale, .truncation,
      .textCase,
    ]
    .map { [$0] }
    + [
      [.imageScale], [.symbolVariant], [.fixedSize], [.controlSize], [.buttonStyle],
      [.labelStyle], [.padding], [.width, .height],
      [.minWidth, .maxWidth, .minHeight, .maxHeight],
      [.shape, .background, .shadow, .overlay, .clip, .border], [.hitShape],
      [.opacity], [.brightness], [.saturation], [.blur], [.blend], [.margin], [.scale],
      [.rotation], [.offset], [.animation], [.hoverEffect],
      [.tooltip], [.accessibilityLabel], [.accessibilityHint], [.accessibilityTraits],
      [.accessibilityHidden],
    ]
  private static let paddingStep = steps.firstIndex(of: [.padding]) ?? 0
  private static let marginStep = steps.firstIndex(of: [.margin]) ?? 0

  static let nothing: Look = {
    var look = Look()
    look.normalize()
    return look
  }()

  /// The steps at which something is applied.
  private var appliedSteps: [Int] {
    Look.steps.indices.filter { step in
      Look.steps[step].contains { self[$0] != Look.nothing[$0] }
    }
  }

  /// Moves to an outer look what can be read as part of it, this look's modifiers coming first.
  fileprivate mutating func join(_ outer: inout Look) {
    if let last = appliedSteps.last, let first = outer.appliedSteps.first,
      first == Look.paddingStep, last > first, last <= Look.marginStep
    {
      // A second distance is read as the margin of what it surrounds.
      self[.margin] = LookText.sum(ofInsets: self[.margin], outer[.padding])
      outer[.padding] = "0 0 0 0"
      normalize()
    }
    guard let last = appliedSteps.last else { return }
    let first = outer.appliedSteps.first ?? Look.steps.count
    guard last < first || last == first && (first == Look.paddingStep || first == Look.marginStep)
    else { return }
    for property in Look.steps.joined() where self[property] != Look.nothing[property] {
      outer[property] =
        property == .padding || property == .margin
        ? LookText.sum(ofInsets: self[property], outer[property]) : self[property]
    }
    outer[.alignment] = self[.alignment] == "center" ? outer[.alignment] : self[.alignment]
    self = Look.nothing
  }
}
