@testable import StyleLang

/// Values of every type, at random.
extension SwiftEmitRandom {
  mutating func value(of property: Property) -> Value {
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
    case .string: return value(of: .string, inStyle: true)
    case .modifiers: return .none
    case .words(let words):
      return chance(20)
        ? .none : .words(Set(list(1...3) { UInt8($0.number(0...words.count - 1)) }).sorted())
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
    case .style:
      let styles = (property == .labelStyle ? Component.label : .button).builtInStyles
      return .style(StyleReference(.builtIn(styles[number(0...1)])))
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
  mutating func value(of type: ParameterType, inStyle: Bool) -> Value {
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
    case .fill: return .color(color(inStyle: inStyle))
    case .image: return .image(.asset("Logo"))
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
