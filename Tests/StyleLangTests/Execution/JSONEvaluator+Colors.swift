import StyleLang

extension JSONContext {
  /// A colour, in the appearance at hand; `none` is clear.
  func color(_ value: JSONValue?) throws -> LookColor {
    let value = try plain(value ?? .null)
    if value == .string("none") { return .clear }
    if let name = value["asset"] { return LookColor(.asset(try JSONContext.text(name))) }
    if let name = value["system"] {
      let opacity = try value["systemOpacity"].map { try number($0) } ?? 1
      if let color = try systemColor(JSONContext.text(name)) { return color.opacity(opacity) }
    }
    if value["call"] == .string("opacity"), value["arguments"]?.elements.count == 2 {
      return try color(value["arguments"]?[0]).opacity(number(value["arguments"]?[1]))
    }
    if value["call"] == .string("mix"), value["arguments"]?.elements.count == 3 {
      let share = try number(value["arguments"]?[2])
      return LookColor.mix(
        try color(value["arguments"]?[0]), try color(value["arguments"]?[1]), share)
    }
    return try knownColor(value["light"] == nil ? value : value[appearance] ?? .null)
  }

  /// The member of an adaptive colour that holds.
  private var appearance: String {
    if platform == .watchOS { return "dark" }
    let isDark = state.states.contains(.dark)
    guard state.states.contains(.highContrast) else { return isDark ? "dark" : "light" }
    return isDark ? "darkHighContrast" : "lightHighContrast"
  }

  private func knownColor(_ value: JSONValue) throws -> LookColor {
    guard let components = value["components"]?.elements.compactMap(\.double),
      components.count == 3, let alpha = value["alpha"]?.double
    else { throw JSONEvaluator.Failure(description: "no colour: \(value)") }
    let (red, green, blue) = (components[0], components[1], components[2])
    switch try JSONContext.text(value["colorSpace"]) {
    case "srgb": return LookColor(.srgb(red, green, blue), alpha: alpha)
    case "display-p3": return LookColor(.p3(red, green, blue), alpha: alpha)
    case let space: throw JSONEvaluator.Failure(description: "there is no space '\(space)'")
    }
  }

  /// The platform's own colour of a name; nil where it has none, so that the components count.
  private func systemColor(_ name: String) throws -> LookColor? {
    guard let color = NamedColor.named(name) else {
      throw JSONEvaluator.Failure(description: "there is no colour '\(name)'")
    }
    return color.swiftForm == .literal ? nil : LookColor(color, on: platform, in: state)
  }
}
