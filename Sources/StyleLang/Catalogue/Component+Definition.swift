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

  /// Whether it is a state of the control and not of its surroundings.
  public var isOfControl: Bool {
    switch self {
    case .pressed, .disabled, .hovered, .focused, .destructive: true
    case .dark, .highContrast, .reduceMotion, .inactiveWindow, .rightToLeft: false
    }
  }
}
