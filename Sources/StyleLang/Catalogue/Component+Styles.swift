extension Property {
  /// The controls in the content that the property gives a style; nil for other properties.
  var componentOfContent: Component? {
    switch self {
    case .buttonStyle: .button
    case .labelStyle: .label
    default: nil
    }
  }
}

extension Component {
  /// The styles of SwiftUI that controls of this kind can wear, by the names of their static members.
  ///
  /// Which systems have one is in the table of symbols, under `builtInStyleSymbol`.
  public var builtInStyles: [String] {
    switch self {
    case .button:
      [
        "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass",
        "glassProminent", "link",
      ]
    case .toggle: ["automatic", "switch", "button", "checkbox"]
    case .label: ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]
    case .field: ["automatic", "plain", "roundedBorder"]
    case .group: ["automatic"]
    case .progress: ["automatic", "linear", "circular"]
    case .view, .custom: []
    }
  }

  /// Whether its styles draw a control of SwiftUI, which may be drawn by another style as well.
  var controlHasStyles: Bool { self != .view && self != .custom }

  /// The name under which the table of symbols has such a style.
  func builtInStyleSymbol(_ name: String) -> String {
    (self == .button ? "PrimitiveButtonStyle." : protocolName + ".") + name
  }

  /// The states that a style does not get to know of a control that another style draws: what
  /// draws it is told of them.
  var statesHiddenByBase: [State] {
    switch self {
    case .button, .custom: [.pressed, .hovered, .focused, .destructive]
    case .toggle: [.pressed, .hovered, .focused]
    case .label, .field, .group, .progress, .view: []
    }
  }
}
