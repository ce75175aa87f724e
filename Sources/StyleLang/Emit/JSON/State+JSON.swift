/// What the JSON form says of the states, the components, and the properties that not every platform
/// has.
extension State {
  /// The name as a JSON string.
  var literal: StaticString {
    switch self {
    case .pressed: "\"pressed\""
    case .disabled: "\"disabled\""
    case .hovered: "\"hovered\""
    case .focused: "\"focused\""
    case .destructive: "\"destructive\""
    case .on: "\"on\""
    case .indeterminate: "\"indeterminate\""
    case .dark: "\"dark\""
    case .highContrast: "\"highContrast\""
    case .reduceMotion: "\"reduceMotion\""
    case .inactiveWindow: "\"inactiveWindow\""
    case .rightToLeft: "\"rightToLeft\""
    }
  }

  /// The platforms that can be in the state; on others it is false.
  var platforms: [Platform] {
    switch self {
    case .hovered: [.iOS, .macOS, .visionOS]
    case .inactiveWindow: [.macOS]
    default: Platform.allCases
    }
  }

  /// The platforms that are always in the state.
  var always: [Platform] { self == .dark ? [.watchOS] : [] }

  /// Whether the state is false while the control is disabled.
  var isExcludedByDisabled: Bool {
    switch self {
    case .pressed, .hovered, .focused: true
    default: false
    }
  }
}

extension ControlSize {
  /// The name as a JSON string.
  var literal: StaticString {
    switch self {
    case .mini: "\"mini\""
    case .small: "\"small\""
    case .regular: "\"regular\""
    case .large: "\"large\""
    }
  }

  /// The platforms whose environment has a control size; on others it is regular.
  static let platforms: [Platform] = [.iOS, .macOS, .watchOS, .visionOS]
}

extension Component {
  /// The name as a JSON string.
  var literal: StaticString {
    switch self {
    case .button: "\"button\""
    case .toggle: "\"toggle\""
    case .label: "\"label\""
    case .field: "\"field\""
    case .group: "\"group\""
    case .progress: "\"progress\""
    case .view: "\"view\""
    case .custom: "\"custom\""
    }
  }

  /// The platforms whose controls can have such a style; nil for all of them.
  var platforms: [Platform]? {
    if requiredSymbols.isEmpty { return nil }
    let platforms = systems.platforms
    return platforms.count < Platform.allCases.count ? platforms : nil
  }
}

extension Property {
  /// Whether there are platforms on which it does nothing.
  var isOfSomePlatforms: Bool {
    self == .hoverEffect || self == .haptic || self == .controlSize
  }
}
