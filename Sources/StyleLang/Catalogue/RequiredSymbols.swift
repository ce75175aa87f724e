/// What generated Swift cannot do without, by what is written in the language.
///
/// Where an older symbol would serve as well, the emitter takes it, and nothing stands here.
extension Property {
  /// The symbols that it needs.
  var requiredSymbols: [String] {
    switch self {
    case .textCase: ["View.textCase(_:)"]
    case .symbolVariant: ["View.symbolVariant(_:)"]
    case .imageScale: ["View.imageScale(_:)"]
    case .hoverEffect: ["View.hoverEffect(_:)"]
    case .haptic: ["View.onChange(of:perform:)", "UIImpactFeedbackGenerator"]
    case .controlSize: ["View.controlSize(_:)"]
    case .labelStyle: ["View.labelStyle(_:)"]
    case .tooltip: ["View.help(_:)"]
    case .accessibilityLabel: ["View.accessibilityLabel(_:)"]
    case .accessibilityHint: ["View.accessibilityHint(_:)"]
    case .accessibilityTraits: ["View.accessibilityAddTraits(_:)"]
    case .accessibilityHidden: ["View.accessibilityHidden(_:)"]
    default: []
    }
  }

  /// The systems that have it.
  var systems: Availability {
    let systems = APISymbol.systems(withAll: requiredSymbols)
    // A button of tvOS has such an effect by itself.
    return self == .hoverEffect ? systems.without(.tvOS) : systems
  }

  /// The targets on which it has an effect.
  func platforms(of targets: DeploymentTargets) -> [Platform] {
    switch self {
    case .hoverEffect, .controlSize: targets.having(systems)
    case .haptic:
      targets.platforms.filter { platform in
        targets.having("UIImpactFeedbackGenerator").contains(platform)
          || targets.having("View.sensoryFeedback(_:trigger:condition:)").contains(platform)
      }
    default: targets.platforms
    }
  }

  /// Whether a platform that has no form of it goes without, instead of being an error.
  var isLeftOutWhereMissing: Bool {
    switch self {
    case .hoverEffect, .haptic, .controlSize: true
    default: false
    }
  }
}

extension State {
  /// The symbols that it needs, in a style of a component.
  ///
  /// A platform that has none of them has not the state: it is false there.
  func requiredSymbols(in component: Component) -> [String] {
    switch self {
    case .hovered: ["View.onHover(perform:)", "View.onChange(of:perform:)"]
    case .focused: component == .field ? ["FocusState"] : ["EnvironmentValues.isFocused"]
    case .destructive: ["ButtonStyleConfiguration.role"]
    case .pressed, .disabled, .on, .indeterminate, .dark, .highContrast, .reduceMotion,
      .inactiveWindow, .rightToLeft:
      []
    }
  }
}

extension ControlSize {
  /// The symbols that asking for it needs; a platform without them always has `regular`.
  static let requiredSymbols = ["EnvironmentValues.controlSize"]
}

extension Component {
  /// The symbols that a style of it needs; on a platform without them there is no such style.
  var requiredSymbols: [String] {
    switch self {
    case .button, .view, .field, .custom: []
    // So that it is still read to people as a toggle.
    case .toggle: ["View.accessibilityRepresentation(representation:)"]
    case .label: ["LabelStyle"]
    case .group: ["GroupBoxStyle"]
    case .progress: ["ProgressViewStyle"]
    }
  }

  /// The systems that have styles of it.
  var systems: Availability { APISymbol.systems(withAll: requiredSymbols) }
}

extension APISymbol {
  /// The systems that have each of some symbols.
  static func systems(withAll names: [String]) -> Availability {
    guard let first = names.first else { return .iOS13 }
    return names.dropFirst().reduce(systems(with: first)) { $0.intersection(systems(with: $1)) }
  }
}
