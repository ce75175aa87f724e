import StyleLang

/// Reads a `Look` off recorded modifiers, innermost first.
struct LookReader {
  var look = Look()
  var problems: [String] = []
  var surface = SurfaceReader()
  /// The layers, in the order in which the style writes them.
  var layers: [LookLayer] = []

  private var place = 0
  private var frameAlignments: [String] = []
  private var hasHitShape = false

  /// The order in which the language applies modifiers.
  private static let order = [
    "foregroundStyle", "tint", "font", "lineLimit", "multilineTextAlignment",
    "minimumScaleFactor", "truncationMode", "textCase", "imageScale", "symbolVariant", "fixedSize",
    "controlSize", "buttonStyle", "labelStyle", "padding",
    "frame", "flexibleFrame", "clipShape", "background", "layerBehind", "overlay", "border",
    "layerAbove", "contentShape", "opacity", "brightness", "saturation", "blur", "blendMode",
    "onHover", "margin",
    "scaleEffect", "rotationEffect", "offset", "animation", "hoverEffect",
    "help", "accessibilityLabel", "accessibilityHint", "accessibilityAddTraits",
    "accessibilityHidden",
  ]

  private static let paddingPlace = order.firstIndex(of: "padding") ?? 0

  private static let repeatable: Set = [
    "padding", "margin", "background", "overlay", "border", "animation", "layerBehind",
    "layerAbove",
  ]

  /// Whether a modifier has no place in the look: of a change the feedback is read at the end, and a
  /// value of the environment is set by the app, around the style.
  private static func isPlaceless(_ modifier: RecordedModifier) -> Bool {
    modifier.name == "onChange"
      || modifier.name == "environment" && modifier.arguments?["symbolVariants"] == nil
  }

  /// Whether a modifier may follow those that were read.
  func mayRead(_ modifier: RecordedModifier) -> Bool {
    if LookReader.isPlaceless(modifier) { return true }
    guard let index = LookReader.order.firstIndex(of: step(of: modifier)) else { return true }
    return index > place || index == place && (place == 0 || isRepeatable(index))
  }

  private func isRepeatable(_ index: Int) -> Bool {
    LookReader.repeatable.contains(LookReader.order[index])
  }

  /// Takes in one more modifier.
  mutating func read(_ modifier: RecordedModifier) {
    if LookReader.isPlaceless(modifier) { return }
    let name = step(of: modifier)
    guard moveOn(to: name) else {
      return problems.append("'\(modifier.name)' is no modifier of the language")
    }
    apply(name, Arguments(values: modifier.arguments ?? [:]), modifier)
  }

  /// Takes in a layer.
  mutating func readLayer(_ layer: LookLayer) {
    _ = moveOn(to: layer.isAbove ? "layerAbove" : "layerBehind")
    if layer.isAbove { layers.append(layer) } else { layers.insert(layer, at: 0) }
  }

  /// Notes that a step is applied; whether there is such a step.
  private mutating func moveOn(to name: String) -> Bool {
    guard let index = LookReader.order.firstIndex(of: name) else { return false }
    if index < place {
      problems.append("'\(name)' is applied after '\(LookReader.order[place])'")
    } else if index == place, place > 0, !isRepeatable(index) {
      problems.append("'\(name)' is applied twice")
    }
    place = max(place, index)
    return true
  }

  /// The name in `order`.
  private func step(of modifier: RecordedModifier) -> String {
    switch modifier.name {
    case "padding": place <= LookReader.paddingPlace ? "padding" : "margin"
    case "environment": "symbolVariant"
    case "overlay":
      modifier.views?.first?.arguments?["operation"]?.hasPrefix("stroke") == true
        ? "border" : "overlay"
    default: modifier.name
    }
  }

  private mutating func apply(_ name: String, _ values: Arguments, _ modifier: RecordedModifier) {
    switch name {
    case "foregroundStyle": look[.foreground] = values.fill("style") ?? values.word("style")
    case "tint": look[.tint] = values.color("color")
    case "font": look[.font] = values.word("font")
    case "lineLimit": look[.lineLimit] = values.word("limit")
    case "multilineTextAlignment": look[.textAlignment] = values.word("alignment")
    case "minimumScaleFactor": look[.minimumScale] = values.number("factor")
    case "truncationMode": look[.truncation] = values.word("mode")
    case "controlSize": look[.controlSize] = values.word("size")
    case "buttonStyle": look[.buttonStyle] = StyleText.read(values.word("style"))
    case "labelStyle": look[.labelStyle] = StyleText.read(values.word("style"))
    case "textCase": look[.textCase] = values.word("case")
    case "imageScale": look[.imageScale] = values.word("scale")
    case "symbolVariant":
      look[.symbolVariant] = values.word(
        modifier.name == "environment" ? "symbolVariants" : "variants")
    case "fixedSize": look[.fixedSize] = values.axes
    case "padding": look[.padding] = LookText.sum(ofInsets: look[.padding], values.insets)
    case "margin": look[.margin] = LookText.sum(ofInsets: look[.margin], values.insets)
    case "frame": readFrame(values, [.width, .height])
    case "flexibleFrame": readFrame(values, [.minWidth, .maxWidth, .minHeight, .maxHeight])
    case "clipShape", "background", "overlay", "border":
      surface.read(name, values, modifier.views ?? [], &problems)
    case "contentShape":
      hasHitShape = true
      look[.hitShape] = values.shape("shape")
    default: applyEffect(name, values)
    }
  }

  private mutating func applyEffect(_ name: String, _ values: Arguments) {
    switch name {
    case "opacity": look[.opacity] = values.number("value")
    case "brightness": look[.brightness] = values.number("value")
    case "saturation": look[.saturation] = values.number("value")
    case "blur": look[.blur] = values.number("value")
    case "blendMode": look[.blend] = values.word("mode")
    case "onHover":
      if !hasHitShape { problems.append("hovering is not measured on a hit shape") }
    case "scaleEffect":
      look[.scale] = LookText.scale(
        x: values.double("x"), y: values.double("y"), anchor: values.anchor)
    case "rotationEffect":
      look[.rotation] = LookText.rotation(
        degrees: values.double("degrees"), anchor: values.anchor)
    case "offset":
      look[.offset] = LookText.offset(x: values.double("x"), y: values.double("y"))
    case "animation": readAnimation(values)
    case "hoverEffect": look[.hoverEffect] = values.word("effect")
    case "help": look[.tooltip] = LookText.quoted(values.word("text"))
    case "accessibilityLabel": look[.accessibilityLabel] = LookText.quoted(values.word("text"))
    case "accessibilityHint": look[.accessibilityHint] = LookText.quoted(values.word("text"))
    case "accessibilityAddTraits": look[.accessibilityTraits] = values.word("traits")
    case "accessibilityHidden": look[.accessibilityHidden] = values.word("hidden")
    default: problems.append("'\(name)' is not read")
    }
  }

  private mutating func readFrame(_ values: Arguments, _ properties: [Property]) {
    for property in properties { look[property] = values.length(property.name) }
    if values.length("idealWidth") != "inherit" || values.length("idealHeight") != "inherit" {
      problems.append("an ideal size")
    }
    if properties.contains(where: { look[$0] != "inherit" }) {
      frameAlignments.append(values.word("alignment"))
    }
  }

  private mutating func readAnimation(_ values: Arguments) {
    let animation = values.word("animation")
    if !look.animates.isEmpty, look[.animation] != animation {
      problems.append("animations differ: '\(look[.animation])', '\(animation)'")
    }
    look[.animation] = animation
    look.animates.append(values.word("value"))
  }

  /// Puts together what several modifiers say.
  mutating func finish() {
    if Set(frameAlignments).count > 1 { problems.append("alignments differ: \(frameAlignments)") }
    look[.alignment] = frameAlignments.last ?? "center"
    surface.finish(&look, &problems)
  }
}

/// The arguments of a recorded modifier, as texts of a look.
struct Arguments {
  var values: [String: String]

  /// A word; the surroundings' value is `inherit`.
  func word(_ name: String) -> String {
    let value = values[name] ?? "missing"
    return value == "surroundings" ? "inherit" : value
  }

  func double(_ name: String) -> Double { values[name].flatMap(Double.init) ?? .nan }

  func number(_ name: String) -> String { LookText.number(double(name)) }

  /// A length, or `standard`.
  func standardLength(_ name: String) -> String {
    values[name].flatMap(Double.init).map(LookText.number) ?? word(name)
  }

  /// A length of a frame, which may be absent.
  func length(_ name: String) -> String {
    guard let value = values[name], value != "none" else { return "inherit" }
    return Double(value).map(LookText.number) ?? value
  }

  func color(_ name: String) -> String {
    LookColor(text: values[name] ?? "")?.description ?? word(name)
  }

  /// A fill: a colour, a gradient, a material or glass; nil for anything else.
  func fill(_ name: String) -> String? {
    guard let text = values[name] else { return nil }
    if let color = LookColor(text: text) { return color.description }
    let kinds = ["linear(", "radial(", "angular(", "material ", "glass "]
    return kinds.contains { text.hasPrefix($0) } ? text : nil
  }

  /// By how much a shape was brought inwards before a part of it was taken; nil of a whole shape.
  func inset(_ name: String) -> Double? {
    guard let text = values[name], text.contains(" trim ") else { return nil }
    return text.firstMatch(of: #/ inset (\S+) trim /#).flatMap { Double($0.1) } ?? 0
  }

  func shape(_ name: String) -> String { LookText.shape(fromRecord: values[name] ?? "missing") }

  var anchor: UnitPoint { UnitPoint(rawValue: values["anchor"] ?? "") ?? .center }

  var insets: String {
    func edge(_ name: String) -> Double? {
      values[name] == "standard" ? nil : values[name].flatMap(Double.init) ?? 0
    }
    return LookText.insets(
      top: edge("top"), trailing: edge("trailing"), bottom: edge("bottom"),
      leading: edge("leading"))
  }

  var axes: String {
    switch (values["horizontal"], values["vertical"]) {
    case ("true", "true"): "both"
    case ("true", _): "horizontal"
    case (_, "true"): "vertical"
    default: "none"
    }
  }
}

extension LookText {
  /// The text of a shape from that of the stand-in.
  static func shape(fromRecord text: String) -> String {
    if let parts = text.firstMatch(of: /^(.*?)(?: inset (\S+))? trim (\S+) (\S+)$/) {
      guard let from = Double(parts.3), let to = Double(parts.4) else { return text }
      return trim(shape(fromRecord: String(parts.1)), from: from, to: to)
    }
    let words = text.split(separator: " ")
    let radii = words.compactMap { Double($0) }
    guard let style = words.last.flatMap({ CornerStyle(rawValue: String($0)) }),
      radii.count == 1 || radii.count == 4
    else { return text }
    return shape(
      radii: radii.count == 1 ? Array(repeating: radii[0], count: 4) : radii, style: style)
  }
}
