import StyleLang

/// A value as text, by reflection: a field a line, indented; what fits on a line stays on it.
///
/// It follows the declarations of the model, whatever they become; an absent optional, an empty
/// list and the names of wrapped values are left out.
func describe(_ value: Any) -> String {
  var text = ""
  Description.append(value, label: nil, depth: 0, to: &text)
  return text
}

private enum Description {
  private static let lineWidth = 72

  static func append(_ value: Any, label: String?, depth: Int, to text: inout String) {
    let indent = String(repeating: "  ", count: depth)
    let head = indent + (label.map { $0 + ": " } ?? "")
    if let line = line(value, room: lineWidth - head.count) {
      text += head + line + "\n"
      return
    }
    let value = unwrapped(value)
    let mirror = Mirror(reflecting: value)
    // A case that wraps one structure, as `.font(FontValue(…))`, takes its line with it.
    if mirror.displayStyle == .enum, let child = parts(mirror).first, parts(mirror).count == 1,
      Mirror(reflecting: child.value).displayStyle == .struct
    {
      let label = (label.map { $0 + ": " } ?? "") + name(of: value, mirror)
      append(child.value, label: label, depth: depth, to: &text)
      return
    }
    text += head + name(of: value, mirror) + "\n"
    let isList = mirror.displayStyle == .collection
    for (index, child) in parts(mirror).enumerated() where !isAbsent(child.value) {
      let label = isList ? "\(index)" : name(of: child)
      append(child.value, label: label, depth: depth + 1, to: &text)
    }
  }

  /// The value on one line, or nil if it takes more than `room`.
  private static func line(_ value: Any, room: Int) -> String? {
    guard room > 0 else { return nil }
    let value = unwrapped(value)
    // A string cannot be broken, however long it is.
    if let string = value as? String { return string.debugDescription }
    if let color = value as? NamedColor { return color.name }
    let mirror = Mirror(reflecting: value)
    let isList = mirror.displayStyle == .collection
    let name = isList ? "" : name(of: value, mirror)
    var texts: [String] = []
    var rest = room - name.count - 2
    for child in parts(mirror) where !isAbsent(child.value) {
      guard let text = line(child.value, room: rest) else { return nil }
      texts.append((self.name(of: child).map { $0 + ": " } ?? "") + text)
      rest -= texts[texts.count - 1].count + 2
      if rest < -2 { return nil }
    }
    if texts.isEmpty { return isList ? "[]" : name }
    let list = texts.joined(separator: ", ")
    return isList ? "[\(list)]" : "\(name)(\(list))"
  }

  /// What a value consists of; of an enumeration's case, the parts of the tuple that it carries,
  /// or the one value.
  private static func parts(_ mirror: Mirror) -> [Mirror.Child] {
    switch mirror.displayStyle {
    case .struct, .class, .tuple, .collection: return Array(mirror.children)
    case .enum:
      guard let child = mirror.children.first else { return [] }
      let inner = Mirror(reflecting: child.value)
      return inner.displayStyle == .tuple ? Array(inner.children) : [(nil, child.value)]
    default: return []
    }
  }

  private static func name(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .enum: "." + (mirror.children.first?.label ?? "\(value)")
    case .struct, .class: "\(type(of: value))"
    case .collection: mirror.children.count == 1 ? "1 element" : "\(mirror.children.count) elements"
    case .tuple: ""
    default: "\(value)"
    }
  }

  /// A label that says something: not the number of a part of a tuple.
  private static func name(of child: Mirror.Child) -> String? {
    child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
    return unwrapped(child.value)
  }

  private static func isAbsent(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return (mirror.displayStyle == .optional || mirror.displayStyle == .collection)
      && mirror.children.isEmpty
  }
}
