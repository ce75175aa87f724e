@testable import StyleLang

extension RandomStyleWriter {
  /// Writes a `content`, and says what it means.
  mutating func writeContent(_ component: Component) -> (String, RandomElement) {
    slots = component.slots.shuffled(using: &random).filter { $0 != .thumb && $0 != .bar }
    let (source, element) = writeElement(depth: 0, indent: "    ", inRoot: true)
    return ("    content: " + source, element)
  }

  /// An element with all that stands in it, and the end of its line.
  private mutating func writeElement(
    depth: Int, indent: String, inRoot: Bool = false, plain: Bool = false
  ) -> (String, RandomElement) {
    var (source, element) = plain ? leaf() : kind(depth: depth)
    if let slot = element.slot, optionalSlots.contains(slot), chance(70) {
      element.isOptional = true
      source += "?"
    }
    if !inRoot, chance(25) {
      let condition = condition(depth: 1)
      element.condition = condition.holds
      source += " when \(condition.source)"
    }
    let inner = indent + "    "
    var block = ""
    let holds = ["hstack", "vstack", "zstack", "box"].contains(element.kind)
    if element.slot == "track" {
      let isToggle = component == .toggle
      block += "\(inner)\(isToggle ? "width: 50" : "height: 6")\n"
      element.rules.append(always(isToggle ? .width : .height, isToggle ? "50" : "6"))
      block += writeProperties(of: &element, inRoot: false, indent: inner)
      let (text, part) = writePart(isToggle ? "thumb" : "bar", indent: inner)
      block += text
      element.children = [part]
      if isToggle {
        element.arguments = {
          ["alignment": $0.state.states.contains(.on) ? "trailing" : "leading"]
        }
      } else {
        element.arguments = { _ in ["alignment": "center"] }
      }
    } else {
      if holds, !plain {
        for _ in 0..<(inRoot ? 2 : 0) + below(depth == 0 ? 3 : 2) {
          let (text, child) = writeElement(depth: depth + 1, indent: inner)
          block += inner + text
          element.children.append(child)
        }
        if !element.children.isEmpty, chance(20) { block += writeGuarded(&element, inner) }
      }
      if chance(inRoot ? 30 : 45) || element.kind == "box" {
        block += writeProperties(of: &element, inRoot: inRoot, indent: inner)
      }
    }
    return (source + (block.isEmpty ? "\n" : " {\n\(block)\(indent)}\n"), element)
  }

  /// Children and statements under a condition.
  private mutating func writeGuarded(_ element: inout RandomElement, _ indent: String) -> String {
    let condition = condition(depth: 1)
    var (text, child) = writeElement(depth: 2, indent: indent + "    ", plain: true)
    let own = child.condition
    child.condition = { condition.holds($0) && own($0) }
    element.children.append(child)
    text = "\(indent)when \(condition.source) {\n\(indent)    \(text)"
    return text + "\(indent)}\n"
  }

  private mutating func writePart(_ name: String, indent: String) -> (String, RandomElement) {
    var part = RandomElement("box", slot: name)
    var block = ""
    if name == "thumb" {
      part.rules.append(always(.width, "20"))
      block = "\(indent)    width: 20\n"
    }
    block += writeProperties(of: &part, inRoot: false, indent: indent + "    ")
    return ("\(indent)\(name) {\n\(block)\(indent)}\n", part)
  }

  private func always(_ property: Property, _ text: String) -> RandomRule {
    RandomRule(id: 0, property: property, condition: { _ in true }, value: { _ in text })
  }

  // MARK: Kinds

  private var optionalSlots: Set<String> {
    switch component {
    case .label: ["icon"]
    case .group: ["label"]
    case .progress: ["label", "value"]
    default: []
    }
  }

  private mutating func kind(depth: Int) -> (String, RandomElement) {
    if depth == 0 || depth == 1 && chance(30) { return stack() }
    if chance(50), let slot = slots.popLast() { return part(slot) }
    return chance(15) && depth < 3 ? stack() : leaf()
  }

  private func part(_ slot: Slot) -> (String, RandomElement) {
    let name = slot.rawValue
    let kind = slot == .track ? "box" : slot == .spinner ? "progress" : name
    return (name, RandomElement(kind, slot: name))
  }

  private mutating func stack() -> (String, RandomElement) {
    let axis = pick([Stack.Axis.horizontal, .vertical, .depth])
    let name = axis == .horizontal ? "hstack" : axis == .vertical ? "vstack" : "zstack"
    var element = RandomElement(name)
    var list: [String] = []
    var alignment = "center"
    if chance(40) {
      alignment = pick(StackAlignment.cases(of: axis)).rawValue
      list.append("alignment: \(alignment)")
    }
    let across = alignment
    if axis == .depth {
      element.arguments = { _ in ["alignment": across] }
    } else if chance(50) {
      let spacing = number(.length, depth: 1).written
      list.insert("spacing: \(spacing.source)", at: chance(50) ? 0 : list.count)
      element.arguments = { situation in
        spacing.read(situation).map { ["spacing": LookText.number($0), "alignment": across] }
      }
    } else {
      element.arguments = { _ in ["spacing": "standard", "alignment": across] }
    }
    return (name + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"), element)
  }

  private mutating func leaf() -> (String, RandomElement) {
    switch below(6) {
    case 0: return ("box", RandomElement("box"))
    case 1: return ("divider", RandomElement("divider"))
    case 2:
      guard chance(50) else {
        return ("spacer", RandomElement("spacer", ["minLength": "standard"]))
      }
      let length = number(.length, depth: 1).written
      var element = RandomElement("spacer")
      element.arguments = { situation in
        length.read(situation).map { ["minLength": LookText.number($0)] }
      }
      return ("spacer(minLength: \(length.source))", element)
    case 3:
      var element = RandomElement("image")
      let picture: Written<String> =
        chance(40) ? string(optional: true).map(LookText.symbol) : image(optional: true)
      element.arguments = { situation in picture.read(situation).map { ["image": $0] } }
      return ("image(\(picture.source))", element)
    case 4: return ("progress", RandomElement("progress"))
    default:
      let text = string(optional: true)
      var element = RandomElement("text")
      element.arguments = { situation in
        text.read(situation).map { ["string": LookText.quoted($0)] }
      }
      return ("text(\(text.source))", element)
    }
  }

  // MARK: Properties

  /// What stands before the distance to the edge, and is not drawn on a surface.
  private static let inner: Set<Property> = [
    .foreground, .tint, .font, .lineLimit, .textAlignment, .minimumScale, .truncation, .textCase,
    .imageScale, .symbolVariant, .fixedSize,
  ]

  private mutating func writeProperties(
    of element: inout RandomElement, inRoot: Bool, indent: String
  ) -> String {
    var properties = Property.allCases.filter { $0.definition.places.contains(.element) }
    // The chain of modifiers of the root goes on with the style's: of two surfaces in one chain
    // nobody can see where it was cut.
    if inRoot { properties = properties.filter(Self.inner.contains) }
    if element.kind == "box", element.children.isEmpty { properties.removeAll { $0 == .padding } }
    let sizes: Set<Property> = [.width, .minWidth, .maxWidth]
    if element.slot == "bar" { properties.removeAll(where: sizes.contains) }
    let taken = Set(element.rules.map(\.property))
    let minimums: Set<Property> = [.minWidth, .minHeight]
    properties.removeAll { taken.contains($0) || minimums.contains($0) && !taken.isEmpty }
    let count = element.kind == "box" ? 1 + below(4) : 1 + below(3)
    var chosen = Array(properties.shuffled(using: &random).prefix(count))
    if element.kind == "box", !chosen.contains(.background) { chosen.append(.background) }
    let (text, rules) = writeRules(of: chosen, indent: indent)
    element.rules += rules
    return text
  }

  /// Statements about each of some properties, and conditional ones.
  mutating func writeRules(
    of properties: [Property], indent: String
  ) -> (String, [RandomRule]) {
    let outer = rules
    rules = []
    defer { rules = outer }
    var text = ""
    var chosen = properties
    if chosen.contains(.shadow), !chosen.contains(.background) { chosen.append(.background) }
    for property in chosen {
      let isNeeded = isSetThroughout(property) || property == .background || property == .shadow
      guard isNeeded || chance(75) else { continue }
      var value = value(of: property, optional: !isNeeded)
      while property == .background, value.source == "none" {
        value = self.value(of: property, optional: false)
      }
      text += indent + statement(property, value, when: []) + "\n"
    }
    let varying = chosen.filter { !isConstant($0) }
    for _ in 0..<below(3) where !varying.isEmpty && canTest {
      let property = pick(varying)
      let condition = condition(depth: 1)
      let value = value(of: property, optional: true)
      text +=
        indent
        + statement(property, value, when: [condition], suffix: " when \(condition.source)") + "\n"
    }
    return (text, rules)
  }

  // MARK: Layers

  /// Writes layers; those of a parent may go on.
  mutating func writeLayers(after parent: [RandomLayer]) -> (String, [RandomLayer]) {
    var text = ""
    var layers: [RandomLayer] = []
    var names = ["glow", "badge", "above2"] + parent.map(\.name)
    names = Array(Set(names)).sorted().shuffled(using: &random)
    for name in names.prefix(1 + below(2)) {
      var layer = RandomLayer(name: name, isAbove: chance(50))
      text += "    layer \(name)\(layer.isAbove ? " above" : "")"
      if chance(50), canTest {
        let condition = condition(depth: 1)
        layer.condition = condition.holds
        text += " when \(condition.source)"
      }
      text += " {\n"
      let hasContent = chance(45)
      var properties = Property.allCases.filter { $0.definition.places.contains(.layer) }
      if !hasContent { properties.removeAll { $0 == .padding } }
      let chosen = Array(properties.shuffled(using: &random).prefix(1 + below(5)))
      let (block, rules) = writeRules(of: chosen + [.background], indent: "        ")
      text += block
      layer.rules = rules
      if hasContent {
        slots = []
        let (source, element) = writeElement(depth: 2, indent: "        ", inRoot: true)
        text += "        content: \(source)"
        layer.content = element
      }
      layers.append(layer)
      text += "    }\n"
    }
    return (text, layers)
  }
}
