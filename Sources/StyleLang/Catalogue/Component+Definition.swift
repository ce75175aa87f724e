extension Component {
  /// The states that a condition may name: the control's own, then the environment's.
  public var states: [State] {
    switch self {
    case .button: Component.buttonStates
    case .view: Component.viewStates
    }
  }

  /// The name of the protocol in Swift.
  public var protocolName: String {
    switch self {
    case .button: "ButtonStyle"
    case .view: "ViewModifier"
    }
  }

  /// What the name of a struct ends with.
  public var typeSuffix: String {
    switch self {
    case .button: "ButtonStyle"
    case .view: "Modifier"
    }
  }

  private static let buttonStates: [State] =
    [.pressed, .disabled, .hovered, .focused, .destructive] + State.environment
  private static let viewStates: [State] = [.disabled, .hovered] + State.environment
}

extension State {
  /// The states of the environment, which every component has.
  public static let environment: [State] = [
    .dark, .highContrast, .reduceMotion, .inactiveWindow, .rightToLeft,
  ]

  /// A bit of its own, for sets of states in a word.
  var bit: UInt16 {
    switch self {
    case .pressed: 1 << 0
    case .disabled: 1 << 1
    case .hovered: 1 << 2
    case .focused: 1 << 3
    case .destructive: 1 << 4
    case .dark: 1 << 5
    case .highContrast: 1 << 6
    case .reduceMotion: 1 << 7
    case .inactiveWindow: 1 << 8
    case .rightToLeft: 1 << 9
    }
  }

  /// Whether it is a state of the control and not of its surroundings.
  public var isOfControl: Bool {
    switch self {
    case .pressed, .disabled, .hovered, .focused, .destructive: true
    case .dark, .highContrast, .reduceMotion, .inactiveWindow, .rightToLeft: false
    }
  }
}
