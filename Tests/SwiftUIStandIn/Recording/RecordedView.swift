/// A view with the modifiers that were applied to it, innermost first.
struct RecordedView: Hashable, Sendable {
  /// What the view is: `hstack`, `text`, `button`, `shape`, `color`, `empty`, a slot such as `label`.
  var name: String
  var arguments: [Argument] = []
  var modifiers: [RecordedModifier] = []
  /// The views within it.
  var children: [RecordedView] = []
}

/// A modifier with its arguments resolved for the environment of the recording.
struct RecordedModifier: Hashable, Sendable {
  /// The name of the modifier in SwiftUI.
  var name: String
  var arguments: [Argument] = []
  /// The views behind or over the content.
  var views: [RecordedView] = []
}

/// An argument and the text of its value.
struct Argument: Hashable, Sendable {
  var name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ value: CGFloat) { self.init(name, text(value)) }

  /// An optional length; nil is `none`.
  init(_ name: String, _ value: CGFloat?) { self.init(name, value.map(text) ?? "none") }
}

/// A number.
func text(_ value: CGFloat) -> String { String(Double(value)) }

/// A number.
func text(_ value: Double) -> String { String(value) }

extension RecordedView {
  /// Appends JSON: `{"name", "arguments": {…}, "modifiers": [{"name", "arguments", "views"}],
  /// "children"}`; empty members are left out.
  func write(to json: inout String) {
    json += "{\"name\":\(quoted(name))"
    writeArguments(arguments, to: &json)
    writeList("modifiers", modifiers, to: &json) { modifier, json in
      json += "{\"name\":\(quoted(modifier.name))"
      writeArguments(modifier.arguments, to: &json)
      writeList("views", modifier.views, to: &json) { $0.write(to: &$1) }
      json += "}"
    }
    writeList("children", children, to: &json) { $0.write(to: &$1) }
    json += "}"
  }
}

/// A JSON string.
func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\u{0}"..<" ":
      let hex = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

private func writeArguments(_ arguments: [Argument], to json: inout String) {
  if arguments.isEmpty { return }
  json += ",\"arguments\":{"
  json += arguments.map { "\(quoted($0.name)):\(quoted($0.value))" }.joined(separator: ",")
  json += "}"
}

private func writeList<Element>(
  _ name: String, _ elements: [Element], to json: inout String,
  _ write: (Element, inout String) -> Void
) {
  if elements.isEmpty { return }
  json += ",\"\(name)\":["
  for (index, element) in elements.enumerated() {
    if index > 0 { json += "," }
    write(element, &json)
  }
  json += "]"
}
