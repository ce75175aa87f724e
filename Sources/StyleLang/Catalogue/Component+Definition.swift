extension Component {
  /// Those that a style can name without a declaration.
  public static let builtIn: [Component] = allCases.filter { $0 != .custom }

  /// The states that a condition may name: the control's own, then the environment's.
  public var states: [State] {
    switch self {
    case .button: Component.buttonStates
    case .toggle: Component.toggleStates
    case .label, .group: Component.plainStates
    case .field: Component.fieldStates
    case .progress: Component.progressStates
    case .view: Component.viewStates
    case .custom: Component.customStates
    }
  }

  /// The name of the protocol in Swift; that of a declared control is its own.
  public var protocolName: String {
    switch self {
    case .button: "ButtonStyle"
    case .toggle: "ToggleStyle"
    case .label: "LabelStyle"
    case .field: "TextFieldStyle"
    case .group: "GroupBoxStyle"
    case .progress: "ProgressViewStyle"
    case .view: "ViewModifier"
    case .custom: ""
    }
  }

  /// What the name of a struct ends with.
  public var typeSuffix: String {
    switch self {
    case .view: "Modifier"
    default: protocolName
    }
  }

  private static let buttonStates: [State] =
    [.pressed, .disabled, .hovered, .focused, .destructive] + State.environment
  private static let toggleStates: [State] =
    [.on, .pressed, .disabled, .hovered, .focused] + State.environment
  private static let plainStates: [State] = [.disabled] + State.environment
  private static let fieldStates: [State] = [.focused, .disabled, .hovered] + State.environment
  private static let progressStates: [State] = [.indeterminate, .disabled] + State.environment
  private static let viewStates: [State] = [.disabled, .hovered] + State.environment
  private static let customStates: [State] =
    [.pressed, .disabled, .hovered, .focused] + State.environment

  /// The parts that its styles can place.
  public var slots: [Slot] {
    switch self {
    case .button, .view, .custom: [.label]
    case .toggle: [.label, .track, .thumb]
    case .label: [.icon, .title]
    case .field: [.input]
    case .group: [.label, .body]
    case .progress: [.track, .bar, .label, .value, .spinner]
    }
  }
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
    case .on: 1 << 5
    case .indeterminate: 1 << 6
    case .dark: 1 << 7
    case .highContrast: 1 << 8
    case .reduceMotion: 1 << 9
    case .inactiveWindow: 1 << 10
    case .rightToLeft: 1 << 11
    }
  }

  /// Whether it is a state of the control and not of its surroundings.
  public var isOfControl: Bool {
    switch self {
    case .pressed, .disabled, .hovered, .focused, .destructive, .on, .indeterminate: true
    case .dark, .highContrast, .reduceMotion, .inactiveWindow, .rightToLeft: false
    }
  }
}
