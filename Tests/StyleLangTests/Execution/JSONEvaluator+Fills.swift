import StyleLang

extension JSONContext {
  /// The text of a fill; `none` is clear.
  func fill(_ value: JSONValue) throws -> String {
    let value = try plain(value)
    if let name = value["material"] { return LookText.material(try JSONContext.text(name)) }
    if value["glass"] != nil { return try glass(value) }
    return value["gradient"] == nil ? try color(value).description : try gradient(value)
  }

  private func glass(_ value: JSONValue) throws -> String {
    LookText.glass(
      isClear: value["glass"] == .string("clear"), tint: try value["tint"].map { try color($0) },
      isInteractive: value["interactive"] == .bool(true))
  }

  /// The text of a gradient.
  func gradient(_ value: JSONValue) throws -> String {
    let stops = try (value["stops"]?.elements ?? []).map { stop in
      (try color(stop["color"]), try number(stop["location"]))
    }
    switch try JSONContext.text(value["gradient"]) {
    case "linear":
      return LookText.linear(stops, from: try word(value["from"]), to: try word(value["to"]))
    case "radial":
      return LookText.radial(
        stops, center: try word(value["center"]), from: try number(value["from"]),
        to: try number(value["to"]))
    case "angular":
      return LookText.angular(
        stops, center: try word(value["center"]), from: try number(value["from"]),
        to: try number(value["to"]))
    case let kind: throw JSONEvaluator.Failure(description: "there is no gradient '\(kind)'")
    }
  }
}
