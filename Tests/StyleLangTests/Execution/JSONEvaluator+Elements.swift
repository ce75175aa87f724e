import StyleLang

extension JSONContext {
  /// All that the style draws, normalised.
  func tree() throws -> LookTree {
    var tree = LookTree(try surface())
    tree.layers = try (style["layers"]?.elements ?? []).compactMap(layer)
    // A content that is not there leaves nothing to be drawn.
    tree.content = try style["content"].map { try element($0) ?? .nothing }
    let component = Component(rawValue: try JSONContext.text(style["component"])) ?? .custom
    tree.normalize(for: component)
    return tree
  }

  private func layer(_ json: JSONValue) throws -> LookLayer? {
    guard try json["when"].map(holds) ?? true else { return nil }
    var layer = LookLayer()
    layer.name = try JSONContext.text(json["name"])
    layer.isAbove = json["above"] == .bool(true)
    layer.look = try look(of: json)
    layer.alignment = layer.look[.alignment]
    layer.look[.alignment] = "center"
    layer.content = try json["content"].flatMap(element)
    return layer
  }

  /// An element; nil where it is not drawn.
  private func element(_ json: JSONValue) throws -> LookElement? {
    guard try json["when"].map(holds) ?? true else { return nil }
    if json["optional"] == .bool(true), let slot = json["slot"]?.text,
      state.absentSlots.contains(slot)
    {
      return nil
    }
    let children = try (json["children"]?.elements ?? []).compactMap(element)
    var (kind, arguments) = try describe(json)
    var look = try look(of: json)
    if kind == "box" {
      // A surface fills its frame: `alignment` is for what stands on it.
      if arguments["alignment"] == nil {
        arguments["alignment"] = children.isEmpty ? "center" : look[.alignment]
      }
      look[.alignment] = "center"
    }
    // The recorded track is a hundred points wide.
    if json["slot"]?.text == "bar" { look[.width] = LookText.number(fraction * 100) }
    return LookElement(kind, arguments, look: look, children: children)
  }

  /// How much is done.
  private var fraction: Double { state.states.contains(.indeterminate) ? 0 : state.fraction }

  private func describe(
    _ json: JSONValue
  ) throws -> (kind: String, arguments: [String: String]) {
    let kind = try JSONContext.text(json["kind"])
    switch kind {
    case "hstack", "vstack":
      return (
        kind,
        [
          "spacing": try length(json["spacing"]),
          "alignment": try JSONContext.text(json["alignment"]),
        ]
      )
    case "zstack": return (kind, ["alignment": try JSONContext.text(json["alignment"])])
    case "box", "divider": return (kind, [:])
    case "spacer": return (kind, ["minLength": try length(json["minLength"])])
    case "image": return (kind, ["image": try image(json["image"] ?? .null)])
    case "text":
      let text = try JSONContext.text(plain(json["text"] ?? .null))
      return (kind, ["string": LookText.quoted(text)])
    case "spinner": return ("progress", [:])
    case "opaque": return (kind, ["swift": try JSONContext.text(json["swift"])])
    case "slot": return try describe(slot: JSONContext.text(json["slot"]))
    default: throw JSONEvaluator.Failure(description: "there is no kind '\(kind)'")
    }
  }

  private func describe(slot: String) throws -> (kind: String, arguments: [String: String]) {
    switch slot {
    case "spinner": return ("progress", [:])
    case "thumb", "bar": return ("box", [:])
    case "track" where style["component"]?.text == "toggle":
      return ("box", ["alignment": state.states.contains(.on) ? "trailing" : "leading"])
    case "track": return ("box", ["alignment": "center"])
    default: return (slot, [:])
    }
  }

  /// A length, or that of the platform.
  private func length(_ json: JSONValue?) throws -> String {
    guard let json else { return "standard" }
    return LookText.number(try number(json))
  }

  /// A picture.
  func image(_ json: JSONValue) throws -> String {
    let value = try plain(json)
    if let symbol = value["symbol"] {
      return LookText.symbol(try JSONContext.text(plain(symbol)))
    }
    return LookText.asset(try JSONContext.text(value["asset"]))
  }
}
