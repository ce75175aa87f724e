@testable import StyleLang

/// Makes sheets at random that the analyzer could have made, from a seed.
struct SwiftEmitRandom {
  private var seed: UInt64
  var tokens: [Token] = []
  var parameters: [Parameter] = []

  init(seed: UInt64) { self.seed = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  // MARK: Choosing

  private mutating func next() -> UInt64 {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return seed
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 11) % (range.upperBound - range.lowerBound + 1)
  }

  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ element: (inout SwiftEmitRandom) -> Element
  ) -> [Element] {
    (0..<number(count)).map { _ in element(&self) }
  }

  // MARK: Sheets

  /// Names that a style file may use and Swift has other plans for.
  static let names = [
    "tint", "size", "self", "init", "Self", "Type", "in", "default", "inout", "configuration",
    "content", "body", "style", "label", "isEnabled", "isHovered", "Color", "CGFloat", "Double",
    "min", "max", "shape", "font", "opacity", "backgroundColor", "modifier", "makeBody",
    "RoundedRectangle", "value", "Border", "Outline", "palette", "shadow", "background", "var",
    "nil", "true", "state", "view", "environment", "StyledLabel", "PaletteTokens",
  ]

  /// A sheet of some styles; with each, some more that differ in the defaults only.
  mutating func sheet(styles: Int, variants: Int, deprecations: Bool = true) -> Sheet {
    var sheet = Sheet(name: "random.style")
    makeTokens()
    sheet.tokens = tokens
    let indices = tokens.indices
    sheet.namespaces = [
      TokenNamespace(
        name: nil, swiftName: "PaletteTokens",
        members: indices.filter { tokens[$0].swiftName.hasPrefix("PaletteTokens.") }
          .map { .token(TokenID($0)) }),
      TokenNamespace(
        name: "padding", swiftName: "padding",
        members: [
          .group(
            TokenNamespace(
              name: "Color", swiftName: "Color",
              members: indices.filter { tokens[$0].swiftName.hasPrefix("padding.Color.") }
                .map { .token(TokenID($0)) }))
        ]),
    ]
    for index in 0..<styles {
      var style = style("R\(index)")
      if !deprecations { style.deprecation = nil }
      sheet.styles.append(style)
      for variant in 0..<variants {
        let name = "R\(index)v\(variant)"
        style.name = name
        style.swiftName = "\(name)\(style.component == .button ? "ButtonStyle" : "Modifier")"
        style.memberName = name.lowercased()
        for parameter in style.parameters.indices {
          if case .enumeration(var enumeration) = style.parameters[parameter].type {
            enumeration.style = name
            enumeration.swiftName =
              "\(style.swiftName).\(SheetNames.lastPart(of: enumeration.swiftName))"
            style.parameters[parameter].type = .enumeration(enumeration)
          }
          let old = style.parameters[parameter]
          style.parameters[parameter].defaultValue =
            old.isOptional && chance(50) ? nil : value(of: old.type, inStyle: false)
        }
        style.enumerations = style.parameters.compactMap {
          if case .enumeration(let enumeration) = $0.type { enumeration } else { nil }
        }
        sheet.styles.append(style)
      }
    }
    return sheet
  }

  static let types: [ParameterType] = [
    .color, .number, .length, .angle, .duration, .percentage, .insets, .shape, .border, .shadow,
    .font, .animation, .bool, .string,
  ]

  private mutating func makeTokens() {
    for round in 0..<3 {
      for type in SwiftEmitRandom.types {
        let prefix = chance(70) ? "PaletteTokens" : "padding.Color"
        let name = "\(type)\(round)"
        tokens.append(
          Token(
            name: "\(prefix).\(name)", swiftName: "\(prefix).\(name)", type: type,
            value: value(of: type, inStyle: false),
            deprecation: chance(15) ? "use \"another\"" : nil))
      }
    }
  }

  private mutating func style(_ name: String) -> Style {
    let component: Component = chance(70) ? .button : .view
    let swiftName = "\(name)\(component == .button ? "ButtonStyle" : "Modifier")"
    parameters = []
    let typesOfParameters = list(0...6) { $0.pick(SwiftEmitRandom.types + [.bool, .color]) }
    var names = SwiftEmitRandom.names
    for type in typesOfParameters {
      let name = names.remove(at: number(0...names.count - 1))
      let isOptional = chance(40)
      parameters.append(
        Parameter(
          name: name, type: type, isOptional: isOptional,
          defaultValue: isOptional && chance(50) ? nil : value(of: type, inStyle: false),
          documentation: chance(20) ? "Of \(name).\nAnd more." : nil))
    }
    for index in 0..<number(0...2) {
      let enumeration = Enumeration(
        style: name, swiftName: "\(swiftName).\(index == 0 ? "Size" : "State")",
        cases: index == 0
          ? ["small", "none", "self"] : ["default", "init", "some", "hash", "Type"])
      let isOptional = chance(40)
      parameters.append(
        Parameter(
          name: index == 0 ? "size\(name)" : "state\(name)", type: .enumeration(enumeration),
          isOptional: isOptional,
          defaultValue: isOptional && chance(50)
            ? nil : .keyword(UInt8(number(0...enumeration.cases.count - 1)))))
    }
    var style = Style(
      name: name, swiftName: swiftName, memberName: name.lowercased(), component: component,
      documentation: chance(30) ? "A style." : nil, deprecation: chance(10) ? "no" : nil,
      parameters: parameters)
    style.enumerations = parameters.compactMap {
      if case .enumeration(let enumeration) = $0.type { enumeration } else { nil }
    }
    let share = pick([10, 25, 60])
    for property in Property.allCases where property != .base && chance(share) {
      if property == .shadow, !style.rules.contains(where: { $0.property == .background }) {
        continue
      }
      style.rules += rules(of: property, component)
    }
    if style.rules.contains(where: { $0.property == .animation }) {
      style.animates = triggers(style)
    }
    return style
  }

  private func triggers(_ style: Style) -> [AnimationTrigger] {
    var states: Set<State> = []
    var used: Set<ParameterID> = []
    func visit(_ condition: Condition) {
      switch condition {
      case .state(let state): states.insert(state)
      case .flag(let parameter), .equal(let parameter, _): used.insert(parameter)
      case .not(let inner): visit(inner)
      case .all(let parts), .any(let parts): parts.forEach(visit)
      case .always, .controlSize, .isSet: break
      }
    }
    for rule in style.rules where rule.property != .animation { visit(rule.condition) }
    return State.allCases.prefix(5).filter(states.contains).map { .state($0) }
      + used.sorted().map { .parameter($0) }
  }

  // MARK: Rules

  private mutating func rules(of property: Property, _ component: Component) -> [Rule] {
    let definition = property.definition
    var rules: [Rule] = []
    let isConstant = definition.variation == .constant
    if !isConstant {
      for _ in 0..<number(0...3) {
        let value = value(of: property)
        if definition.variation == .allOrNothing, value == .inherit { continue }
        var parts = optionals(in: value).map { Condition.isSet($0) }
        if parts.isEmpty || chance(80) { parts.append(condition(component, depth: 2)) }
        rules.append(Rule(property, parts.count == 1 ? parts[0] : .all(parts), value))
      }
    }
    var last: Value = definition.defaultValue
    if definition.variation != .conditionOnly, chance(70) || isConstant {
      let value = value(of: property)
      if optionals(in: value).isEmpty { last = value }
    }
    if definition.variation == .allOrNothing, last == .inherit {
      last = property == .tint ? .color(.literal(RGBA(0, 0.5, 1))) : .none
    }
    rules.append(Rule(property, .always, last))
    var analyzer = ConditionAnalyzer(parameters: parameters)
    let wins = analyzer.canWin(rules.map(\.condition))
    return zip(rules, wins).filter(\.1).map(\.0)
  }

  private mutating func condition(_ component: Component, depth: Int) -> Condition {
    if depth > 0, chance(45) {
      let parts = list(2...3) { $0.condition(component, depth: depth - 1) }
      return pick([.all(parts), .any(parts), .not(parts[0])])
    }
    if !parameters.isEmpty, chance(45) {
      let index = number(0...parameters.count - 1)
      let parameter = parameters[index]
      if case .enumeration(let enumeration) = parameter.type, chance(80) {
        return .equal(ParameterID(index), UInt16(number(0...enumeration.cases.count - 1)))
      }
      if parameter.isOptional { return .isSet(ParameterID(index)) }
      if parameter.type == .bool { return .flag(ParameterID(index)) }
    }
    if chance(15) { return .controlSize(pick(ControlSize.allCases)) }
    let ofView: [State] = [
      .disabled, .hovered, .dark, .highContrast, .reduceMotion, .inactiveWindow, .rightToLeft,
    ]
    return .state(component == .view ? pick(ofView) : pick(State.allCases))
  }

  /// The optional parameters that a value needs.
  private func optionals(in value: Value) -> [ParameterID] {
    parameters.indices.map { ParameterID($0) }.filter {
      parameters[Int($0)].isOptional && SwiftEmitRandom.mentions(value, $0)
    }
  }

  private static func mentions(_ value: Value, _ parameter: ParameterID) -> Bool {
    switch value {
    case .color(let color): Part.color(color).uses(parameter)
    case .scalar(let scalar): Part.scalar(scalar).uses(parameter)
    case .boolParameter(let other), .parameter(let other): other == parameter
    case .insets(let insets):
      [insets.top, insets.trailing, insets.bottom, insets.leading].contains {
        if case .length(let length) = $0 { Part.scalar(length).uses(parameter) } else { false }
      }
    case .shape(let shape): Part.shape(shape).uses(parameter)
    case .border(let border):
      Part.color(border.color).uses(parameter) || Part.scalar(border.width).uses(parameter)
        || Part.dash(border.dash).uses(parameter)
    case .shadows(let shadows):
      shadows.contains { shadow in
        Part.color(shadow.color).uses(parameter)
          || Part.dash([shadow.radius, shadow.x, shadow.y]).uses(parameter)
      }
    case .font(let font): Part.font(font).uses(parameter)
    case .animation(let animation): Part.animation(animation).uses(parameter)
    case .offset(let x, let y): Part.dash([x, y]).uses(parameter)
    case .scale(let scale): Part.dash([scale.x, scale.y]).uses(parameter)
    case .rotation(let rotation): Part.scalar(rotation.angle).uses(parameter)
    default: false
    }
  }
}
