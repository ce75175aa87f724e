@testable import StyleLang

extension RandomStyleWriter {
  /// Writes a style, perhaps one that starts from another.
  mutating func writeStyle(
    _ name: String, _ component: Component, parent: RandomStyle?
  ) -> (String, RandomStyle) {
    parameters = []
    // The more there is to tell apart, the more situations there are.
    let most = inputs.isEmpty && systems.isEmpty ? 6 : 4
    let count = parent == nil ? below(most) : below(3)
    for _ in 0..<count { if let parameter = newParameter() { parameters.append(parameter) } }
    let declaration = declaration(of: parameters)
    let allStates = states
    isDrawnByBase =
      parent?.isDrawnByBase
      ?? (component.controlHasStyles && chance(targets.isEmpty ? 5 : 20, of: .base))
    if isDrawnByBase { states.removeAll(where: component.statesHiddenByBase.contains) }
    defer { states = allStates }
    parameters += inputs
    var base = component == .custom ? componentName : component.rawValue
    var inherited: [RandomRule] = []
    var content = parent?.content
    var layers = parent?.layers ?? []
    if let parent {
      let (arguments, given) = arguments(for: parent)
      base = parent.name + arguments
      let open = parent.parameters
      let translate: @Sendable (RandomSituation) -> RandomSituation = { situation in
        var inner = situation
        for parameter in open {
          inner.arguments[parameter.name] =
            given[parameter.name].map { $0.read(situation) ?? .absent }
            ?? situation.arguments[parameter.name]
        }
        return inner
      }
      inherited = parent.rules.map { $0.reading(translate) }
      content = content?.reading(translate)
      layers = layers.map { $0.reading(translate) }
      parameters += parent.parameters.filter { $0.source == .argument && given[$0.name] == nil }
    }
    let space = RandomStyle.space(
      of: parameters, states: states, ofSizes: usesControlSize,
      systems: systems.isEmpty ? [] : [nil] + systems.map { Version($0.macOS - 1) })
    rules = []
    allowsScaled = chance(50, of: .scaled)
    var body = writeBody(component, isDerived: parent != nil)
    if isDrawnByBase {
      if parent == nil { body = writeBases(component) + body }
    } else if chance(parent == nil ? 45 : 15, of: .content), canTest {
      let (text, element) = writeContent(component)
      body += text
      content = element
    }
    if chance(25, of: .layers) {
      let (text, own) = writeLayers(after: layers)
      body += text
      layers = RandomLayer.merge(layers, own, in: space)
    }
    allowsScaled = false
    let documentation = chance(40) ? "/// The style \(name).\n" : ""
    let source = "\(documentation)style \(name)\(declaration): \(base) {\n\(body)}\n"
    return (
      source,
      RandomStyle(
        name: name, component: component, parameters: parameters,
        rules: RandomStyle.merge(inherited, rules, in: space), content: content, layers: layers,
        space: space)
    )
  }

  /// The arguments that a derived style gives, in parentheses, and by name.
  private mutating func arguments(
    for parent: RandomStyle
  ) -> (String, [String: Written<LookValue>]) {
    var given: [String: Written<LookValue>] = [:]
    var list: [String] = []
    for parameter in parent.parameters where parameter.source == .argument && chance(50) {
      let own = parameters.filter {
        hasSameType($0, parameter) && (!$0.isOptional || parameter.isOptional)
      }
      let value: Written<LookValue>
      if chance(40), let other = own.randomElement(using: &random) {
        value = use(other)
      } else if parameter.isOptional, chance(30) {
        value = Written("absent") { _ in nil }
      } else {
        var written = argument(for: parameter)
        // A comma would begin the next argument.
        while written.source.contains(", "), [.insets, .shadow].contains(parameter.type) {
          written = argument(for: parameter)
        }
        value = written
      }
      given[parameter.name] = value
      list.append("\(parameter.name): \(value.source)")
    }
    if list.isEmpty { return (chance(20) ? "()" : "", given) }
    return ("(\(list.joined(separator: ", ")))", given)
  }

  func hasSameType(_ a: RandomParameter, _ b: RandomParameter) -> Bool {
    a.cases.isEmpty ? a.type == b.type : a.cases == b.cases
  }

  // MARK: Statements

  /// Whether a property may not vary.
  func isConstant(_ property: Property) -> Bool { Self.constants.contains(property) }

  /// Whether a property is set in all states or in none.
  func isSetThroughout(_ property: Property) -> Bool {
    isConstant(property) || Self.complete.contains(property)
  }

  /// Properties that may not vary.
  private static let constants: Set<Property> = [
    .clip, .hoverEffect, .modifier, .buttonStyle, .labelStyle,
  ]
  /// Properties that are set in all states or in none.
  private static let complete: Set<Property> = [
    .base, .tint, .animation, .controlSize, .tooltip, .accessibilityLabel, .accessibilityHint,
  ]

  private mutating func writeBody(_ component: Component, isDerived: Bool) -> String {
    var chosen = Property.allCases.shuffled(using: &random).prefix(isDerived ? 6 : 13)
    if isDrawnByBase { chosen.removeAll { $0 == .base } }
    if chosen.contains(.shadow), !chosen.contains(.background) { chosen.append(.background) }
    var text = ""
    for property in chosen where property != .haptic {
      let isNeeded =
        Self.constants.contains(property) || Self.complete.contains(property)
        || !isDerived && (property == .background || property == .shadow)
      guard isNeeded || chance(70) else { continue }
      let optional = !isNeeded
      var value = value(of: property, optional: optional)
      while property == .background, value.source == "none" {
        value = self.value(of: property, optional: optional)
      }
      text += "    " + statement(property, value, when: []) + (chance(10) ? "; " : "\n")
    }
    let varying = chosen.filter { !Self.constants.contains($0) && $0 != .base }
    if varying.isEmpty || states.isEmpty { return text }
    for _ in 0..<3 + below(6) { text += block(Array(varying), [], depth: 0) }
    return text
  }

  /// A statement with a condition of its own, or a block of statements and further blocks.
  private mutating func block(
    _ properties: [Property], _ outer: [RandomCondition], depth: Int
  ) -> String {
    let condition = condition()
    let indent = String(repeating: "    ", count: depth + 1)
    if depth == 3 || chance(60) {
      let property = pick(properties)
      let value = value(of: property)
      return indent
        + statement(property, value, when: outer + [condition], suffix: " when \(condition.source)")
        + "\n"
    }
    var text = "\(indent)when \(condition.source) {\n"
    for _ in 0..<1 + below(3) {
      if chance(30) {
        text += block(properties, outer + [condition], depth: depth + 1)
      } else {
        let property = pick(properties)
        let value = value(of: property)
        text += "\(indent)    " + statement(property, value, when: outer + [condition]) + "\n"
      }
    }
    return text + "\(indent)}\n"
  }

  /// Writes a statement and remembers its rule.
  mutating func statement(
    _ property: Property, _ value: Written<String>, when conditions: [RandomCondition],
    suffix: String = ""
  ) -> String {
    nextID += 1
    rules.append(
      RandomRule(
        id: nextID, property: property,
        condition: { situation in conditions.allSatisfy { $0.holds(situation) } },
        value: value.read))
    return "\(property.name): \(value.source)\(suffix)"
  }
}
