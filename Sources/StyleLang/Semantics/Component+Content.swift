extension Component {
  /// What a style draws that says nothing of it; nil where that is one part of the control, on the
  /// surface of the style.
  var defaultContent: Element? {
    switch self {
    case .button, .toggle, .field, .view, .custom: nil
    case .label:
      Element(
        .stack(Stack(.horizontal)),
        children: [Element(.slot(.icon), isOptional: true), Element(.slot(.title))])
    case .group:
      Element(
        .stack(Stack(.vertical, alignment: .leading)),
        children: [Element(.slot(.label), isOptional: true), Element(.slot(.body))])
    case .progress: Component.progressContent
    }
  }

  private static var progressContent: Element {
    let capsule = Rule(.shape, .always, .shape(.capsule))
    let bar = Element(.slot(.bar), rules: [capsule, background(.named("accent"))])
    let track = Element(
      .slot(.track), condition: .not(.state(.indeterminate)),
      rules: [
        Rule(.height, .always, .scalar(.literal(4))), capsule,
        background(.opacity(.named("gray"), .literal(0.2))),
      ], children: [bar])
    return Element(
      .stack(Stack(.vertical, alignment: .leading)),
      children: [
        Element(.slot(.label), isOptional: true), track,
        Element(.slot(.spinner), condition: .state(.indeterminate)),
        Element(.slot(.value), isOptional: true),
      ])
  }

  private static func background(_ color: ColorValue) -> Rule {
    Rule(.background, .always, .color(color))
  }
}

extension ColorValue {
  fileprivate static func named(_ name: String) -> ColorValue {
    NamedColor.all.first { $0.name == name }.map { .named($0) } ?? .asset(name)
  }
}

extension Parameter {
  /// How much of a task is done, from 0 to 1; 0 where nobody knows.
  static let fraction = Parameter(
    name: "fraction", type: .number, isOptional: false, defaultValue: nil,
    documentation: "How much is done, from 0 to 1.", source: .configuration)
}
