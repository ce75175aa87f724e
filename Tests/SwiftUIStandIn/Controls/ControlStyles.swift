/// A style in the environment: what controls of its kind are drawn by.
struct ControlStyle<Parts> {
  /// As `LookText.style` of the tests.
  var text: String
  /// Nil for a style of the system's, which draws in its own way.
  var make: ((Parts) -> RecordedView)?
  /// Whether it draws a control of its kind within, which then takes the touches.
  var isPrimitive = false
}

/// The styles in the environment; nil is the system's own choice.
struct ControlStyles {
  var button: ControlStyle<ButtonParts>?
  var toggle: ControlStyle<ToggleStyleConfiguration>?
  var label: ControlStyle<LabelStyleConfiguration>?
  var progress: ControlStyle<ProgressViewStyleConfiguration>?
  #if !PLATFORM_TVOS && !PLATFORM_WATCHOS
    var group: ControlStyle<GroupBoxStyleConfiguration>?
  #endif
  var field: ControlStyle<TextField<_TextFieldStyleLabel>>?
}

/// A style of the system's.
protocol BuiltInStyle {
  var name: String { get }
}

/// A style as a tree names it: `plain`, `PrimaryButtonStyle(tint: named:red)`.
func text<S>(ofStyle style: S) -> String {
  if let style = style as? any BuiltInStyle { return style.name }
  let arguments = Mirror(reflecting: style).children.compactMap { child -> String? in
    if child.value is any ConnectedProperty { return nil }
    return "\(child.label ?? "_"): \(textOfParameter(child.value))"
  }
  let name = "\(S.self)"
  return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
}

/// The value of a parameter.
func textOfParameter(_ value: Any) -> String {
  switch value {
  case let value as any RecordingStyle: return value.text
  case let value as Font: return value.text
  case let value as Animation: return value.text
  case let value as Angle: return text(value.writtenDegrees)
  case let value as Image: return value.text
  case let value as CGFloat: return text(value)
  case let value as Double: return text(value)
  case let value as String: return value.debugDescription
  default: break
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { textOfParameter($0.value) } ?? "nil"
  }
  // Of what is no value of the language, such as a configuration, the type is enough.
  return mirror.displayStyle == .struct ? "\(type(of: value))" : "\(value)"
}

/// A part of a control that its style draws: what the app gave, or just the name of the part.
struct Slot {
  var name: String
  var content: (() -> [RecordedView])?

  func record() -> RecordedView {
    RecordedView(name: name, children: content?() ?? [])
  }
}

extension Slot {
  init(_ name: String, _ view: some View) {
    self.init(name: name) { recordList(view) }
  }
}
