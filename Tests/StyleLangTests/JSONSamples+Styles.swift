@testable import StyleLang

extension JSONSamples {
  /// The first look at the language, in the model.
  static let buttons: Sheet = {
    var sheet = Sheet(name: "buttons.style")
    sheet.tokens = [
      token("brand", .color, .color(.literal(violet))),
      token("radius", .length, .scalar(.literal(8))),
    ]
    var primary = style(
      "Primary", .button,
      [
        parameter("tint", .color, default: .color(.token(0)), documentation: "The background."),
        parameter("size", size(of: "Primary"), default: .keyword(1)),
      ],
      [
        Rule(.foreground, .state(.disabled), .color(.literal(RGBA(1, 1, 1, alpha: 0.6)))),
        Rule(.foreground, .always, .color(white)),
        Rule(.font, .always, .font(font(.textStyle(.body), weight: .semibold))),
        Rule(.padding, .equal(1, 2), insets(.literal(12), .literal(24))),
        Rule(.padding, .always, insets(.literal(8), .literal(16))),
        Rule(.maxWidth, .always, .infinity),
        Rule(.shape, .always, .shape(.rounded(.token(1), .circular))),
        Rule(.background, .state(.disabled), .color(red)),
        Rule(.background, .state(.pressed), .color(.opacity(.parameter(0), .literal(0.85)))),
        Rule(.background, .always, .color(.parameter(0))),
        Rule(
          .scale, .state(.pressed),
          .scale(Scale(x: .literal(0.97), y: .literal(0.97), anchor: .center))),
        Rule(.scale, .always, .scale(.identity)),
        Rule(.animation, .always, .animation(AnimationValue(.timing(.easeOut, .literal(0.15))))),
      ])
    primary.documentation = "A call to action that fills the width."
    primary.animates = [.state(.pressed), .state(.disabled), .parameter(1)]
    var plain = style("Quiet", .view, [], [Rule(.opacity, .always, .scalar(.literal(0.5)))])
    plain.parent = "Primary"
    plain.deprecation = "use Primary"
    sheet.tokens.append(token("cut", .bool, .bool(true)))
    let bare = style("Bare", .view, [], [Rule(.clip, .always, .token(2, .bool(true)))])
    sheet.styles = [primary, plain, bare, style("Empty", .view, [], [])]
    return sheet
  }()

  /// Every property and every case of a value and a condition.
  static let everything: Sheet = {
    var sheet = palette
    sheet.name = "everything.style"
    let parameters = [
      parameter("isOn", .bool, default: .bool(false)),
      parameter("size", size(of: "Everything"), optional: true),
      parameter("line", .color, optional: true),
      parameter("length", .length, default: .scalar(.literal(4))),
      parameter("face", .string),
      parameter("corner", .shape, default: .shape(.capsule)),
      parameter("face2", .font, default: .font(font(.system(.literal(17))))),
      parameter("move", .animation, default: .animation(AnimationValue(.standard))),
      parameter("edge", .border, optional: true),
      parameter("lift", .shadow, default: .shadows([shadow(.literal(RGBA(0, 0, 0)))])),
      parameter("space", .insets, default: insets(.literal(1), .literal(2))),
      parameter("angle", .angle, default: .scalar(.token(10))),
    ]
    sheet.styles = [
      style("Everything", .button, parameters, contentRules + surfaceRules + effectRules)
    ]
    sheet.styles[0].animates = State.allCases.prefix(5).map { .state($0) } + [.parameter(0)]
    return sheet
  }()

  private static let contentRules: [Rule] = [
    Rule(.foreground, .state(.destructive), .none),
    Rule(.foreground, .not(.state(.hovered)), .color(accent)),
    Rule(.foreground, .isSet(2), .color(.parameter(2))),
    Rule(.foreground, .always, .inherit),
    Rule(.tint, .always, .color(.token(1))),
    Rule(.font, .state(.pressed), .font(font(.parameter(6), weight: .bold, digits: true))),
    Rule(.font, .state(.focused), .font(font(.token(18), italic: true))),
    Rule(.font, .state(.dark), .font(font(.token(18)))),
    Rule(.font, .flag(0), .font(font(.custom(.parameter(4), .literal(17), relativeTo: .body)))),
    Rule(.font, .isSet(2), .font(font(.custom(.literal("A"), .parameter(3), relativeTo: nil)))),
    Rule(.font, .state(.disabled), .font(font(.system(.literal(18)), design: .rounded))),
    Rule(.font, .always, .font(font(.parameter(6)))),
    Rule(.lineLimit, .state(.dark), .none),
    Rule(.lineLimit, .always, .scalar(.literal(2))),
    Rule(.textAlignment, .always, .keyword(1)),
    Rule(.minimumScale, .always, .scalar(.literal(0.75))),
    Rule(.textCase, .state(.reduceMotion), .keyword(0)),
    Rule(.textCase, .always, .keyword(1)),
    Rule(.imageScale, .always, .keyword(2)),
    Rule(.symbolVariant, .always, .keyword(1)),
    Rule(.fixedSize, .always, .keyword(2)),
    Rule(
      .padding, .state(.inactiveWindow),
      .insets(
        Insets(
          top: .standard, trailing: .length(.parameter(3)), bottom: .length(.literal(0)),
          leading: .standard))),
    Rule(.padding, .state(.rightToLeft), .parameter(10)),
    Rule(.padding, .state(.disabled), .token(13, insets(.literal(8), .token(7)))),
    Rule(.padding, .always, insets(.literal(8), .token(8))),
  ]

  private static let surfaceRules: [Rule] = [
    Rule(.width, .controlSize(.mini), .inherit),
    Rule(.width, .always, .scalar(.binary(.multiply, .parameter(3), .token(8)))),
    Rule(.height, .always, .scalar(.negated(.parameter(3)))),
    Rule(
      .minWidth, .always, .scalar(.call(.clamp, [.parameter(3), .literal(10), .literal(1e9)]))),
    Rule(.maxWidth, .always, .infinity),
    Rule(.minHeight, .always, .scalar(.token(8))),
    Rule(.maxHeight, .always, .scalar(.parameter(3))),
    Rule(.alignment, .always, .keyword(5)),
    Rule(.shape, .equal(1, 0), .shape(.ellipse)),
    Rule(.shape, .equal(1, 1), .shape(.corners(radii, .continuous))),
    Rule(.shape, .state(.pressed), .token(14, .shape(.rounded(.token(7), .continuous)))),
    Rule(.shape, .state(.focused), .shape(.containerRelative)),
    Rule(.shape, .always, .parameter(5)),
    Rule(.background, .state(.dark), .color(.token(2))),
    Rule(.background, .state(.highContrast), .color(.opacity(.token(2), .literal(0.5)))),
    Rule(.background, .state(.pressed), .color(.token(6))),
    Rule(.background, .always, .color(.token(3))),
    Rule(.shadow, .state(.pressed), .parameter(9)),
    Rule(.shadow, .state(.disabled), .none),
    Rule(.shadow, .state(.dark), .token(16, palette.tokens[16].value)),
    Rule(.shadow, .always, .shadows([shadow(.token(0)), shadow(red)])),
    Rule(.clip, .always, .token(21, .bool(true))),
    Rule(
      .overlay, .state(.pressed),
      .color(.opacity(.opacity(.token(4), .token(12)), .literal(0.5)))),
    Rule(.overlay, .state(.hovered), .color(.opacity(white, .literal(0.5)))),
    Rule(.overlay, .always, .none),
    Rule(.border, .state(.pressed), .parameter(8)),
    Rule(.border, .state(.disabled), .token(20, .none)),
    Rule(
      .border, .always,
      .border(
        Border(
          width: .token(8), color: .parameter(2), dash: [.literal(4), .parameter(3)],
          placement: .center))),
    Rule(.hitShape, .state(.pressed), .shape(.circle)),
    Rule(.hitShape, .always, .inherit),
  ]

  private static let effectRules: [Rule] = [
    Rule(
      .opacity,
      .all([.state(.pressed), .any([.flag(0), .not(.equal(1, 2)), .controlSize(.large)])]),
      .scalar(.literal(0.5))),
    Rule(.opacity, .always, .scalar(.token(12))),
    Rule(.brightness, .always, .scalar(.literal(-0.1))),
    Rule(.saturation, .always, .scalar(.literal(1.5))),
    Rule(.blur, .always, .scalar(.call(.round, [.parameter(3)]))),
    Rule(.blend, .always, .keyword(6)),
    Rule(.margin, .always, insets(.literal(0), .literal(-1))),
    Rule(
      .scale, .always,
      .scale(Scale(x: .literal(1), y: .literal(0.9), anchor: .bottomTrailing))),
    Rule(
      .rotation, .always, .rotation(Rotation(angle: .parameter(11), anchor: .top))),
    Rule(.offset, .always, .offset(x: .literal(0), y: .negated(.parameter(3)))),
    Rule(.animation, .state(.reduceMotion), .none),
    Rule(
      .animation, .state(.dark),
      .animation(
        AnimationValue(
          .spring(response: .literal(0.3), damping: .literal(0.7)), delay: .literal(0.05)))),
    Rule(
      .animation, .state(.pressed),
      .animation(
        AnimationValue(
          .physicalSpring(stiffness: .literal(100), damping: .literal(10), mass: .literal(1))))),
    Rule(
      .animation, .state(.hovered), .animation(AnimationValue(.parameter(7), delay: .literal(1)))),
    Rule(.animation, .state(.focused), .animation(AnimationValue(.parameter(7)))),
    Rule(
      .animation, .state(.disabled), .animation(AnimationValue(.token(19), delay: .token(11)))),
    Rule(.animation, .flag(0), .animation(AnimationValue(.timing(.linear, nil)))),
    Rule(.animation, .always, .animation(AnimationValue(.token(19)))),
    Rule(.hoverEffect, .always, .keyword(2)),
    Rule(.haptic, .state(.pressed), .keyword(0)),
    Rule(.haptic, .always, .none),
  ]

  private static let radii = CornerRadii(
    topLeading: .literal(8), topTrailing: .token(8), bottomTrailing: .literal(0),
    bottomLeading: .parameter(3))

  /// Names and texts that try to break out of a string.
  static let hostile: Sheet = {
    let nasty =
      "\"}],\\ \u{0}\u{8}\u{C}\n\r\t\u{1F}\u{7F}\u{2028}\u{2029}\u{202E}\u{2066}\u{61C} é漢👩‍👩‍👧 </script>"
    var sheet = Sheet(name: nasty)
    sheet.tokens = [
      token(nasty, .string, .string(nasty), documentation: nasty, deprecation: nasty),
      token("red", .color, .color(.asset(nasty))),
    ]
    sheet.namespaces = [
      TokenNamespace(
        name: nasty, swiftName: nasty, members: [.token(0)], documentation: nasty,
        deprecation: nasty)
    ]
    var style = JSONSamples.style(
      nasty, .button,
      [
        parameter(nasty, size(of: nasty), default: .keyword(0), documentation: nasty),
        parameter("controlSize", .bool, default: .bool(true)),
      ],
      [
        Rule(
          .font, .equal(0, 1), .font(font(.custom(.literal(nasty), .literal(1), relativeTo: nil)))),
        Rule(.font, .always, .inherit),
        Rule(.background, .always, .color(.token(1))),
      ])
    style.parameters[0].type = .enumeration(
      Enumeration(style: nasty, swiftName: nasty, cases: [nasty, nasty + "2"]))
    style.parent = nasty
    style.documentation = nasty
    style.deprecation = nasty
    sheet.styles = [style]
    return sheet
  }()
}
