/// A control that a file declares by `component`, with a style protocol of its own.
public struct Control: Hashable, Sendable {
  /// How it takes touches.
  public enum Gesture: String, Hashable, Sendable, CaseIterable {
    /// As a Button does.
    case press
    /// It follows the finger in and out, and acts on release inside.
    case drag
  }

  /// A control of SwiftUI that it is built on.
  public enum Wrapped: String, Hashable, Sendable, CaseIterable {
    case button, link
  }

  /// The name as written.
  public var name: String
  /// The name of the control's type in Swift; those of its configuration, protocol and modifier are
  /// made from it.
  public var swiftName: String
  /// The text of the `///` comment.
  public var documentation: String?
  /// The message after `deprecated`.
  public var deprecation: String?
  /// Its states that mean what they do for a button.
  public var states: [State] = []
  /// Its further states: Bools of its configuration and of its initialisers.
  public var flags: [String] = []
  /// How it takes touches.
  public var gesture = Gesture.press
  /// What it is built on; empty where it has a gesture of its own.
  public var wraps: [Wrapped] = []
  /// Whether its label is a closure of the configuration.
  public var isLabelConfigured = false
  /// The style it wears where the environment gives none.
  public var defaultStyle: StyleReference?
  /// The label of a ready control, made of its `icon` and `title`.
  public var content: Element?
  /// The style of SwiftUI's Button that a ready control wears.
  public var style: StyleReference?

  /// Creates a control.
  public init(name: String, swiftName: String) {
    self.name = name
    self.swiftName = swiftName
  }

  /// Whether it has styles of its own: not where its label, or a style of SwiftUI's Button, is all
  /// that it looks like.
  public var hasStyles: Bool { style == nil && !isLabelConfigured }

  /// The states that a condition of its styles may name; its flags come on top of them.
  public var conditionStates: [State] {
    (states.contains(.disabled) ? states : states + [.disabled]) + State.environment
  }
}

/// A custom value of the environment that a file declares.
public struct EnvironmentEntry: Hashable, Sendable {
  /// The name, in the language and as a property of `EnvironmentValues`.
  public var name: String
  /// The type of the value.
  public var type: ParameterType
  /// Whether it may be absent.
  public var isOptional: Bool
  /// The value where nobody has set one; nil where it is absent then.
  public var defaultValue: Value?
  /// The text of the `///` comment.
  public var documentation: String?
  /// The message after `deprecated`.
  public var deprecation: String?
  /// Whether another file of the project declares it, and its Swift.
  public var isImported = false

  /// Creates an entry.
  public init(name: String, type: ParameterType, isOptional: Bool, defaultValue: Value?) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
  }
}
