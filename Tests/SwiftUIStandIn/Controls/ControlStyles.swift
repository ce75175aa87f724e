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
  let texts = mirror.children.map { ($0.label, textOfParameter($0.value)) }
  switch mirror.displayStyle {
  case .optional: return texts.first?.1 ?? "nil"
  case .collection: return "[\(texts.map(\.1).joined(separator: " "))]"
  case .tuple: return texts.map(\.1).joined(separator: " ")
  // A shape of a style's own type, such as `rounded 8.0 continuous`; a case by itself.
  case .enum: return texts.isEmpty ? "\(value)" : texts.map { "\($0 ?? "") \($1)" }.joined()
  case .struct where value is any Hashable || value is EdgeInsets:
    let fields = texts.map { "\($0 ?? "_"): \($1)" }.joined(separator: ", ")
    return "\(type(of: value))(\(fields))"
  // Of what is no value of the language, such as a configuration, the type is enough.
  case .struct: return "\(type(of: value))"
  default: return "\(value)"
  }
}

extension RecordedView {
  /// The control that a style was given, drawn by another style.
  static func control(_ name: String, drawnBy content: RecordedView) -> RecordedView {
    RecordedView(name: name, arguments: [Argument("of", "configuration")], children: [content])
  }
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
