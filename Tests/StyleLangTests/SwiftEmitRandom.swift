@testable import StyleLang

/// Makes sheets at random that the analyzer could have made, from a seed.
struct SwiftEmitRandom {
  private var seed: UInt64
  private var tokens: [Token] = []
  private var parameters: [Parameter] = []

  init(seed: UInt64) { self.seed = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  // MARK: Choosing

  private mutating func next() -> UInt64 {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return seed
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 11) % (range.upperBound - range.lowerBound + 1)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private mutating func list<Element>(
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

  private static let types: [ParameterType] = [
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
    for property in Property.allCases where chance(share) {
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

// MARK: - Values

extension SwiftEmitRandom {
  private mutating func value(of property: Property) -> Value {
    switch property.definition.type {
    case .fill:
      if property == .foreground, chance(25) { return .inherit }
      return chance(15) ? .none : .color(color(inStyle: true))
    case .color: return .color(color(inStyle: true))
    case .font: return chance(20) ? .inherit : value(of: .font, inStyle: true)
    case .lineLimit:
      return chance(30) ? pick([.none, .inherit]) : .scalar(.literal(Double(number(1...4))))
    case .fraction, .factor, .signedFraction:
      return .scalar(scalar([.number, .percentage], depth: 2, inStyle: true))
    case .length: return property == .blur || chance(70) ? length() : .inherit
    case .maximum: return pick([.infinity, .inherit, length(), length()])
    case .insets: return value(of: .insets, inStyle: true)
    case .shape:
      if property == .hitShape, chance(30) { return .inherit }
      return value(of: .shape, inStyle: true)
    case .border: return chance(20) ? .none : value(of: .border, inStyle: true)
    case .shadow:
      if chance(20) { return .none }
      if chance(40) { return value(of: .shadow, inStyle: true) }
      return .shadows(list(1...3) { $0.shadow(inStyle: true) })
    case .bool: return .bool(chance(60))
    case .scale:
      let x = scalar([.number], depth: 1, inStyle: true)
      let y = chance(50) ? x : scalar([.number], depth: 1, inStyle: true)
      return .scale(Scale(x: x, y: y, anchor: pick(UnitPoint.allCases)))
    case .rotation:
      return .rotation(
        Rotation(
          angle: scalar([.angle], depth: 1, inStyle: true), anchor: pick(UnitPoint.allCases)))
    case .offset:
      return .offset(
        x: chance(40) ? .literal(0) : scalar([.length], depth: 1, inStyle: true),
        y: scalar([.length], depth: 1, inStyle: true))
    case .animation: return chance(20) ? .none : value(of: .animation, inStyle: true)
    case .keyword(let words):
      if property.definition.defaultValue == .inherit, property != .hoverEffect, chance(25) {
        return .inherit
      }
      return .keyword(UInt8(number(0...words.count - 1)))
    }
  }

  private mutating func length() -> Value {
    .scalar(scalar([.length, .number], depth: 2, inStyle: true))
  }

  /// A value of a type: of a token or a default, or, in a style, one that may name parameters.
  private mutating func value(of type: ParameterType, inStyle: Bool) -> Value {
    switch type {
    case .color: return .color(color(inStyle: inStyle))
    case .number, .length, .angle, .duration, .percentage:
      return .scalar(scalar([type], depth: 0, inStyle: inStyle))
    case .bool: return .bool(chance(50))
    case .string: return .string(pick(["Avenir", "A \"b\" \\(c)"]))
    case .enumeration(let enumeration):
      return .keyword(UInt8(number(0...enumeration.cases.count - 1)))
    case .font: return .font(font(inStyle: inStyle))
    case .animation: return .animation(animation(inStyle: inStyle))
    case .insets, .shape, .border, .shadow:
      if let reference = reference(to: type, inStyle: inStyle) { return reference }
      return composite(type, inStyle: inStyle)
    }
  }

  private mutating func composite(_ type: ParameterType, inStyle: Bool) -> Value {
    func edge(_ random: inout SwiftEmitRandom) -> Insets.Edge {
      if inStyle, random.chance(10) { return .standard }
      return .length(random.scalar([.length], depth: 1, inStyle: inStyle))
    }
    switch type {
    case .insets:
      let vertical = edge(&self)
      let horizontal = chance(40) ? vertical : edge(&self)
      let isEven = chance(60)
      return .insets(
        Insets(
          top: vertical, trailing: horizontal, bottom: isEven ? vertical : edge(&self),
          leading: isEven ? horizontal : edge(&self)))
    case .shape:
      let radius = scalar([.length], depth: 0, inStyle: inStyle)
      let shapes: [ShapeValue] = [
        .rectangle, .capsule, .circle, .ellipse, .containerRelative,
        .rounded(radius, pick(CornerStyle.allCases)), .rounded(radius, .circular),
        .rounded(radius, .circular),
        .corners(
          CornerRadii(
            topLeading: radius, topTrailing: .literal(5), bottomTrailing: .literal(0),
            bottomLeading: radius), pick(CornerStyle.allCases)),
      ]
      return .shape(pick(shapes))
    case .border:
      return .border(
        Border(
          width: scalar([.length], depth: 1, inStyle: inStyle), color: color(inStyle: inStyle),
          dash: chance(30) ? [.literal(4), scalar([.length], depth: 1, inStyle: inStyle)] : [],
          placement: inStyle ? pick(Border.Placement.allCases) : .inside))
    default: return .shadows([shadow(inStyle: inStyle)])
    }
  }

  private mutating func shadow(inStyle: Bool) -> Shadow {
    Shadow(
      color: color(inStyle: inStyle), radius: scalar([.length], depth: 1, inStyle: inStyle),
      x: chance(50) ? .literal(0) : scalar([.length], depth: 1, inStyle: inStyle),
      y: scalar([.length], depth: 1, inStyle: inStyle))
  }

  private mutating func token(of types: [ParameterType]) -> TokenID? {
    let fitting = tokens.indices.filter { types.contains(tokens[$0].type) }
    return fitting.isEmpty ? nil : TokenID(pick(fitting))
  }

  private mutating func parameter(of types: [ParameterType]) -> ParameterID? {
    let fitting = parameters.indices.filter { types.contains(parameters[$0].type) }
    return fitting.isEmpty ? nil : ParameterID(pick(fitting))
  }

  private mutating func reference(to type: ParameterType, inStyle: Bool) -> Value? {
    if inStyle, chance(40), let parameter = parameter(of: [type]) { return .parameter(parameter) }
    if chance(35), let token = token(of: [type]) {
      return .token(token, tokens[Int(token)].value.withoutReference)
    }
    return nil
  }

  private mutating func color(inStyle: Bool) -> ColorValue {
    if inStyle, chance(40), let parameter = parameter(of: [.color]) {
      return chance(30)
        ? .opacity(.parameter(parameter), scalar([.percentage], depth: 1, inStyle: true))
        : .parameter(parameter)
    }
    if chance(40), let token = token(of: [.color]) { return .token(token) }
    func components(_ random: inout SwiftEmitRandom) -> RGBA {
      RGBA(
        Double(random.number(0...255)) / 255, Double(random.number(0...1000)) / 1000, 0.5,
        alpha: random.chance(30) ? 0.25 : 1, space: random.chance(20) ? .displayP3 : .sRGB)
    }
    switch number(0...7) {
    case 0, 1: return .named(pick(NamedColor.all))
    case 2: return .asset("Brand \"1\"")
    case 3:
      return .adaptive(
        AppearanceColors(
          light: components(&self), dark: components(&self),
          highContrast: chance(50) ? components(&self) : nil))
    case 4: return .literal(RGBA(0, 0, 0, alpha: pick([0, 0.5, 1])))
    case 5: return .literal(RGBA(1, 1, 1, alpha: pick([0, 0.5, 1])))
    case 6: return .literal(RGBA(0.25, 0.25, 0.25))
    default: return .literal(components(&self))
    }
  }

  private mutating func scalar(
    _ types: [ParameterType], depth: Int, inStyle: Bool
  ) -> Scalar {
    if inStyle, chance(45), let parameter = parameter(of: types) {
      guard depth > 0, chance(50) else { return .parameter(parameter) }
      let other = scalar(types, depth: depth - 1, inStyle: true)
      switch number(0...6) {
      case 0: return .negated(.parameter(parameter))
      case 1: return .binary(pick(BinaryOperator.allCases), .parameter(parameter), .literal(-2))
      case 2: return .binary(pick([.add, .subtract, .multiply]), other, .parameter(parameter))
      case 3:
        return .binary(
          .subtract, .literal(1), .negated(.binary(.add, other, .parameter(parameter))))
      case 4: return .call(pick([.min, .max]), [.parameter(parameter), other, .literal(3)])
      case 5:
        return .call(
          .clamp, [.binary(.multiply, other, .parameter(parameter)), .literal(-1), .literal(6)])
      default: return .call(.round, [.binary(.divide, .parameter(parameter), .literal(3))])
      }
    }
    if chance(30), let token = token(of: types) { return .token(token) }
    if types.contains(.length) { return .literal(pick([0, 0, 1, 2, 4.5, 8, 20])) }
    return .literal(pick([0, 1, 2, 8, 0.5, 0.97, 1.0 / 3, -4]))
  }

  private mutating func font(inStyle: Bool) -> FontValue {
    var font: FontValue
    let size = Scalar.literal(Double(number(9...20)))
    if inStyle, chance(30), let parameter = parameter(of: [.font]) {
      font = FontValue(.parameter(parameter))
    } else if chance(25), let token = token(of: [.font]) {
      font = FontValue(.token(token))
    } else if chance(30) {
      var name = StringValue.literal("Avenir \"Next\"")
      if inStyle, let parameter = parameter(of: [.string]) { name = .parameter(parameter) }
      font = FontValue(.custom(name, size, relativeTo: chance(50) ? .title2 : nil))
    } else {
      font = FontValue(chance(50) ? .system(size) : .textStyle(pick(TextStyle.allCases)))
      if chance(30) { font.design = pick(FontDesign.allCases) }
    }
    if chance(30) { font.weight = pick(FontWeight.allCases) }
    font.isItalic = chance(20)
    font.hasMonospacedDigits = chance(20)
    return font
  }

  private mutating func animation(inStyle: Bool) -> AnimationValue {
    var animation: AnimationValue
    let seconds = scalar([.duration], depth: 1, inStyle: inStyle)
    if inStyle, chance(30), let parameter = parameter(of: [.animation]) {
      animation = AnimationValue(.parameter(parameter))
    } else if chance(25), let token = token(of: [.animation]) {
      animation = AnimationValue(.token(token))
    } else {
      let curves: [AnimationValue.Curve] = [
        .timing(pick(TimingCurve.allCases), nil), .timing(pick(TimingCurve.allCases), seconds),
        .spring(response: seconds, damping: .literal(0.7)), .standard,
        .physicalSpring(stiffness: .literal(100), damping: .literal(10), mass: .literal(1)),
      ]
      animation = AnimationValue(pick(curves))
    }
    if chance(20) { animation.delay = .literal(0.05) }
    return animation
  }
}
