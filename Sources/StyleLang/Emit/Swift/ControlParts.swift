/// The names and the repeated parts of a declared control in Swift.
struct ControlParts {
  let control: Control
  /// The access level and a space; empty where it is the one that Swift assumes.
  let access: String

  /// A state of its own: its name in the language and in Swift.
  struct Flag {
    var name: String
    var swiftName: String
  }

  /// The states of its own, which whoever makes the control gives.
  var flags: [Flag] {
    control.flags.map { Flag(name: $0, swiftName: Control.swiftName(ofFlag: $0)) }
  }

  /// Whether it tells its styles, or its label, of presses.
  var hasPressed: Bool { control.states.contains(.pressed) }

  /// The style of SwiftUI's Button by which a press is passed on.
  var pressStyle: String { control.swiftName + "Press" }

  /// The key of the preference by which the control learns its size.
  var sizeKey: String { control.swiftName + "SizeKey" }

  /// The properties of the configuration that are states: a summary, a name.
  var configurationStates: [(summary: String, name: String)] {
    (hasPressed ? [("Whether the control is pressed.", "isPressed")] : [])
      + flags.map { ("Whether the state `\($0.name)` holds.", $0.swiftName) }
  }

  /// The arguments that make a configuration.
  ///
  /// - Parameters:
  ///   - label: What is passed as the label; nil where there is none.
  ///   - isPressed: The expression of whether the control is pressed.
  func configuration(label: String?, isPressed: String) -> [String] {
    (label.map { ["label: .init(\($0))"] } ?? [])
      + (hasPressed ? ["isPressed: \(isPressed)"] : [])
      + flags.map { "\($0.swiftName): \($0.swiftName)" }
  }
}

/// A parameter of an initialiser of a control.
struct ControlArgument {
  /// How it is declared: `action: @escaping @MainActor () -> Void`.
  var declaration: String
  /// What it is, for the documentation; empty for none.
  var summary: String
  /// The name inside the function.
  var name: String
  /// The statement that keeps it; nil where it is handed on.
  var assignment: String?

  static let action = ControlArgument(
    declaration: "action: @escaping @MainActor () -> Void", summary: "What the control does.",
    name: "action", assignment: "self.action = action")

  static func flag(_ flag: ControlParts.Flag) -> ControlArgument {
    ControlArgument(
      declaration: "\(flag.swiftName): Bool = false",
      summary: "Whether the state `\(flag.name)` holds.", name: flag.swiftName,
      assignment: "self.\(flag.swiftName) = \(flag.swiftName)")
  }

  static let destination = ControlArgument(
    declaration: "@ViewBuilder destination: @escaping () -> Destination",
    summary: "What the link leads to.", name: "destination",
    assignment: "self.destination = destination")

  static let label = ControlArgument(
    declaration: "@ViewBuilder label: () -> Label", summary: "What the control shows.",
    name: "label", assignment: "self.label = label()")
}
