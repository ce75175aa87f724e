import StyleLang

extension JSONContext {
  /// A style that is named, with a value for each of its parameters.
  func reference(_ value: JSONValue) throws -> String {
    if value == .string("none") { return "inherit" }
    if let name = value["builtIn"]?.text ?? value["swift"]?.text { return LookText.style(name) }
    guard let name = value["style"]?.text,
      let style = styles.first(where: { $0["name"]?.text == name }),
      let component = Component(rawValue: try JSONContext.text(style["component"]))
    else { throw JSONEvaluator.Failure(description: "no style that is known: \(value)") }
    let arguments = value["arguments"]?.members ?? []
    let parameters = style["parameters"]?.elements ?? []
    for member in arguments where !parameters.contains(where: { $0["name"]?.text == member.key }) {
      throw JSONEvaluator.Failure(description: "'\(name)' has no parameter '\(member.key)'")
    }
    return LookText.style(
      SwiftWords.typeName(name, suffix: component.typeSuffix),
      try parameters.map { parameter in
        let label = try JSONContext.text(parameter["name"])
        let given = arguments.first { $0.key == label }?.value
        return (label, try text(of: given ?? parameter["default"] ?? .null, for: parameter))
      })
  }

  /// What a parameter of another style is given.
  private func text(of value: JSONValue, for parameter: JSONValue) throws -> String {
    var value = value
    // A parameter of this style that is handed on may be absent.
    if value.keys == ["parameter"] { value = try argument(value) }
    if value == .null {
      if parameter["optional"] == .bool(true) { return "nil" }
      throw JSONEvaluator.Failure(description: "an argument is missing: \(parameter)")
    }
    switch try JSONContext.text(parameter["type"]) {
    case "color": return try color(value).description
    case "number", "length", "percentage", "angle", "duration":
      return LookText.number(try number(value))
    case "bool": return try text(of: .clip, value)
    case "string": return LookText.quoted(try JSONContext.text(plain(value)))
    case "font": return try text(of: .font, value)
    case "animation": return try text(of: .animation, value)
    case "insets": return try text(of: .padding, value)
    case "shape": return try text(of: .shape, value)
    case "border": return try text(of: .border, value)
    case "shadow": return try text(of: .shadow, value)
    case "fill": return try fill(value)
    case "image": return try image(value)
    case "enumeration": return try JSONContext.text(plain(value))
    case let type: throw JSONEvaluator.Failure(description: "there is no type '\(type)'")
    }
  }
}
