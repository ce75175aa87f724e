/// What the body of a style reads besides the parameters.
struct Reads: OptionSet {
  var rawValue: UInt32

  static let isEnabled = Reads(rawValue: 1 << 0)
  static let isFocused = Reads(rawValue: 1 << 1)
  static let colorScheme = Reads(rawValue: 1 << 2)
  static let colorSchemeContrast = Reads(rawValue: 1 << 3)
  static let reduceMotion = Reads(rawValue: 1 << 4)
  static let layoutDirection = Reads(rawValue: 1 << 5)
  static let controlSize = Reads(rawValue: 1 << 6)
  static let inactiveWindow = Reads(rawValue: 1 << 7)
  static let font = Reads(rawValue: 1 << 8)
  static let lineLimit = Reads(rawValue: 1 << 9)
  static let textAlignment = Reads(rawValue: 1 << 10)
  static let textCase = Reads(rawValue: 1 << 11)
  static let imageScale = Reads(rawValue: 1 << 12)
  static let symbolVariants = Reads(rawValue: 1 << 13)
  static let isHovered = Reads(rawValue: 1 << 14)
  static let configuration = Reads(rawValue: 1 << 15)
  /// What the button that a toggle is made of is told.
  static let isPressed = Reads(rawValue: 1 << 16)

  /// How far a progress view is.
  static let fraction = Reads(rawValue: 1 << 17)
  /// Lengths that grow with the user's text size.
  static let scaledLengths = Reads(rawValue: 1 << 18)
  static let truncationMode = Reads(rawValue: 1 << 19)

  /// The one of the highest bit.
  static let last = truncationMode

  /// The name of the property of the view that holds it.
  var name: StaticString {
    switch self {
    case .isEnabled: "isEnabled"
    case .isFocused: "isFocused"
    case .colorScheme: "colorScheme"
    case .colorSchemeContrast: "colorSchemeContrast"
    case .reduceMotion: "reduceMotion"
    case .layoutDirection: "layoutDirection"
    case .controlSize: "controlSize"
    case .inactiveWindow: "isWindowInactive"
    case .font: "font"
    case .lineLimit: "lineLimit"
    case .textAlignment: "multilineTextAlignment"
    case .textCase: "textCase"
    case .imageScale: "imageScale"
    case .symbolVariants: "symbolVariants"
    case .isHovered: "isHovered"
    case .isPressed: "isPressed"
    case .fraction: "fraction"
    case .truncationMode: "truncationMode"
    case .scaledLengths: "scaledLength"
    default: "configuration"
    }
  }

  /// The value of the environment that it is; nil if it is none, or not on every platform.
  var environmentKey: StaticString? {
    switch self {
    case .reduceMotion: "accessibilityReduceMotion"
    case .controlSize, .inactiveWindow, .isHovered, .isPressed, .fraction, .configuration,
      .scaledLengths:
      nil
    default: name
    }
  }

  /// What a condition reads, at most.
  init(_ condition: Condition) {
    switch condition {
    case .always, .flag, .equal, .isSet: self = []
    case .state(let state): self = Reads(state)
    case .controlSize: self = .controlSize
    case .not(let condition): self = Reads(condition)
    case .all(let conditions), .any(let conditions):
      self = conditions.reduce(into: []) { $0.formUnion(Reads($1)) }
    }
  }

  /// What an argument of a view of the app reads, at most.
  init(_ input: OpaqueView.Input) {
    if case .state(let state) = input.value { self.init(state) } else { self = [] }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ state: State) {
    switch state {
    case .pressed: self = [.isEnabled, .configuration]
    case .disabled: self = .isEnabled
    case .hovered: self = [.isEnabled, .isHovered]
    case .focused: self = [.isEnabled, .isFocused]
    case .destructive, .on, .indeterminate: self = .configuration
    case .dark: self = .colorScheme
    case .highContrast: self = .colorSchemeContrast
    case .reduceMotion: self = .reduceMotion
    case .inactiveWindow: self = .inactiveWindow
    case .rightToLeft: self = .layoutDirection
    }
  }
}
