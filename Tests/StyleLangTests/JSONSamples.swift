@testable import StyleLang

/// Sheets built by hand, which between them have every case of the model.
enum JSONSamples {
  static let all: [(name: String, sheet: Sheet)] = [
    ("palette", palette), ("buttons", buttons), ("everything", everything), ("hostile", hostile),
    ("empty", Sheet(name: "empty.style")),
  ]

  static func sheet(_ name: String) -> Sheet? { all.first { $0.name == name }?.sheet }

  static let violet = RGBA(123.0 / 255, 47.0 / 255, 247.0 / 255)
  static let red = ColorValue.named(NamedColor.named("red") ?? NamedColor(index: 0))
  static let white = ColorValue.named(NamedColor.named("white") ?? NamedColor(index: 0))
  static let accent = ColorValue.named(NamedColor.named("accent") ?? NamedColor(index: 0))

  static func token(
    _ name: String, _ type: ParameterType, _ value: Value, documentation: String? = nil,
    deprecation: String? = nil
  ) -> Token {
    Token(
      name: name, swiftName: name.contains(".") ? name : "PaletteTokens.\(name)", type: type,
      value: value, documentation: documentation,
      deprecation: deprecation)
  }

  static func parameter(
    _ name: String, _ type: ParameterType, optional: Bool = false, default value: Value? = nil,
    documentation: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, type: type, isOptional: optional, defaultValue: value,
      documentation: documentation)
  }

  static func style(
    _ name: String, _ component: Component = .button, _ parameters: [Parameter] = [],
    _ rules: [Rule]
  ) -> Style {
    Style(
      name: name, swiftName: name + (component == .button ? "ButtonStyle" : "Modifier"),
      memberName: name.lowercased(), component: component, parameters: parameters,
      enumerations: parameters.compactMap {
        if case .enumeration(let enumeration) = $0.type { enumeration } else { nil }
      }, rules: rules)
  }

  static func insets(_ vertical: Scalar, _ horizontal: Scalar) -> Value {
    .insets(
      Insets(
        top: .length(vertical), trailing: .length(horizontal), bottom: .length(vertical),
        leading: .length(horizontal)))
  }

  static func size(of style: String) -> ParameterType {
    .enumeration(
      Enumeration(
        style: style, swiftName: "\(style)ButtonStyle.Size", cases: ["small", "regular", "large"]))
  }
}

extension JSONSamples {
  /// Groups, references, and every type of token.
  static let palette: Sheet = {
    var sheet = Sheet(name: "palette.style")
    let surface = AppearanceColors(
      light: RGBA(1, 1, 1), dark: RGBA(28.0 / 255, 28.0 / 255, 30.0 / 255),
      darkHighContrast: RGBA(0, 0, 0))
    sheet.tokens = [
      token("brand", .color, .color(.literal(violet)), documentation: "The colour of the firm."),
      token("copy", .color, .color(.token(0))),
      token(
        "Palette.surface", .color, .color(.adaptive(surface)), deprecation: "use Palette.ground"),
      token(
        "Palette.wide", .color, .color(.literal(RGBA(1, 0.25, 0, alpha: 0.5, space: .displayP3)))),
      token("Palette.alarm", .color, .color(red)),
      token("Palette.own", .color, .color(.asset("Brand \"2\""))),
      token("Palette.faint", .color, .color(.opacity(.token(5), .literal(0.4)))),
      token("Palette.button.radius", .length, .scalar(.literal(8))),
      token("Palette.button.corner", .length, .scalar(.token(7))),
      token("ratio", .number, .scalar(.literal(1.0 / 3))),
      token("turn", .angle, .scalar(.literal(-45))),
      token("fast", .duration, .scalar(.literal(0.15))),
      token("half", .percentage, .scalar(.literal(0.5))),
      token("gap", .insets, insets(.literal(8), .token(7))),
      token("round", .shape, .shape(.rounded(.token(7), .continuous))),
      token(
        "line", .border,
        .border(Border(width: .literal(1), color: .token(0), dash: [], placement: .inside))),
      token("lift", .shadow, .shadows([shadow(.literal(RGBA(0, 0, 0, alpha: 0.2)))])),
      token("title", .font, .font(font(.textStyle(.headline), weight: .semibold))),
      token("heading", .font, .token(17, .font(font(.textStyle(.headline), weight: .semibold)))),
      token("move", .animation, .animation(AnimationValue(.timing(.easeOut, .token(11))))),
      token("flat", .border, .none),
      token("shout", .bool, .bool(true)),
      token("face", .string, .string("Avenir Next")),
    ]
    sheet.namespaces = [
      TokenNamespace(
        name: nil, swiftName: "PaletteTokens",
        members: sheet.tokens.indices.filter { !sheet.tokens[$0].name.contains(".") }
          .map { .token(TokenID($0)) }),
      TokenNamespace(
        name: "Palette", swiftName: "Palette",
        members: [
          .token(2), .token(3), .token(4), .token(5), .token(6),
          .group(
            TokenNamespace(
              name: "button", swiftName: "button", members: [.token(7), .token(8)],
              documentation: "Measures of buttons.\nAll in points.", deprecation: "use Measures")),
        ],
        documentation: "The colours."),
    ]
    return sheet
  }()

  static func shadow(_ color: ColorValue) -> Shadow {
    Shadow(color: color, radius: .literal(8), x: .literal(0), y: .literal(4))
  }

  static func font(
    _ base: FontValue.Base, weight: FontWeight? = nil, design: FontDesign? = nil,
    italic: Bool = false, digits: Bool = false
  ) -> FontValue {
    var font = FontValue(base)
    font.weight = weight
    font.design = design
    font.isItalic = italic
    font.hasMonospacedDigits = digits
    return font
  }
}
