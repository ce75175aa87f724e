import StyleLang

extension JSONContext {
  /// The text of a value in a `Look`.
  func text(of property: Property, _ value: JSONValue) throws -> String {
    let value = try plain(value)
    switch property {
    case .base: return try reference(value)
    case .buttonStyle, .labelStyle:
      return value == .string("inherit") ? "inherit" : try reference(value)
    case .foreground, .background, .overlay:
      return value == .string("inherit") ? "inherit" : try fill(value)
    case .tint: return value == .string("inherit") ? "inherit" : try color(value).description
    case .font:
      return value == .string("inherit") ? "inherit" : try font(value).text
    case .lineLimit, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .minimumScale,
      .opacity, .brightness, .saturation, .blur:
      return try value.text ?? LookText.number(number(value))
    case .tooltip, .accessibilityLabel, .accessibilityHint:
      return LookText.quoted(try JSONContext.text(value))
    case .modifier:
      if value == .string("none") { return "none" }
      return try value.elements.map { try JSONContext.text($0["swift"]) }.joined(separator: ", ")
    case .accessibilityTraits:
      if value == .string("none") { return "none" }
      return try value.elements.map { try JSONContext.text($0) }.joined(separator: " ")
    case .textAlignment, .truncation, .controlSize, .textCase, .imageScale, .symbolVariant,
      .fixedSize, .alignment, .blend,
      .haptic:
      return try JSONContext.text(value)
    case .hoverEffect:
      return value == .string("inherit") ? "none" : try JSONContext.text(value)
    case .padding, .margin: return try insets(value)
    case .shape: return try shape(value)
    case .hitShape:
      return value == .string("inherit") ? "inherit" : LookText.whole(try shape(value))
    case .clip, .accessibilityHidden:
      guard let truth = value.truth else {
        throw JSONEvaluator.Failure(description: "no truth value: \(value)")
      }
      return String(truth)
    case .shadow: return value == .string("none") ? "none" : try shadows(value)
    case .border: return value == .string("none") ? "none" : try border(value)
    case .scale:
      return LookText.scale(
        x: try number(value["x"]), y: try number(value["y"]), anchor: try word(value["anchor"]))
    case .rotation:
      return LookText.rotation(
        degrees: try number(value["angle"]), anchor: try word(value["anchor"]))
    case .offset:
      return LookText.offset(x: try number(value["x"]), y: try number(value["y"]))
    case .animation:
      if value == .string("inherit") || value == .string("none") { return value.text ?? "" }
      let (curve, delay) = try animation(value)
      return LookText.animation(curve, delay: delay)
    }
  }

  /// A number, computed if need be.
  func number(_ value: JSONValue?) throws -> Double {
    let value = try plain(value ?? .null)
    if let number = value.double { return number }
    // At the default text size.
    if value["call"] == .string("scaled") { return try number(value["length"]) * state.textScale }
    let arguments = try (value["arguments"]?.elements ?? []).map { try number($0) }
    switch (try JSONContext.text(value["call"]), arguments.count) {
    case ("+", 2): return arguments[0] + arguments[1]
    case ("-", 2): return arguments[0] - arguments[1]
    case ("-", 1): return -arguments[0]
    case ("*", 2): return arguments[0] * arguments[1]
    case ("/", 2): return arguments[0] / arguments[1]
    case ("min", 1...): return arguments.min() ?? 0
    case ("max", 1...): return arguments.max() ?? 0
    case ("clamp", 3): return min(max(arguments[0], arguments[1]), arguments[2])
    case ("round", 1): return arguments[0].rounded(.toNearestOrAwayFromZero)
    default: throw JSONEvaluator.Failure(description: "no calculation: \(value)")
    }
  }

  /// A word of an enumeration of the model whose cases are spelled as in JSON.
  func word<Word: RawRepresentable<String>>(_ value: JSONValue?) throws -> Word {
    let text = try JSONContext.text(value)
    guard let word = Word(rawValue: text) else {
      throw JSONEvaluator.Failure(description: "there is no \(Word.self) '\(text)'")
    }
    return word
  }

  private func optionalWord<Word: RawRepresentable<String>>(_ value: JSONValue?) throws -> Word? {
    try value.map { try word($0) }
  }

  private func insets(_ value: JSONValue) throws -> String {
    func edge(_ name: String) throws -> Double? {
      guard let distance = value[name] else {
        throw JSONEvaluator.Failure(description: "no edge '\(name)': \(value)")
      }
      return distance == .string("standard") ? nil : try number(distance)
    }
    return LookText.insets(
      top: try edge("top"), trailing: try edge("trailing"), bottom: try edge("bottom"),
      leading: try edge("leading"))
  }

  private func shape(_ value: JSONValue) throws -> String {
    let kind = try JSONContext.text(value["kind"])
    switch kind {
    case "rectangle", "capsule", "circle", "ellipse", "containerRelative": return kind
    case "rounded":
      return LookText.shape(
        radii: [try number(value["radius"])], style: try word(value["cornerStyle"]))
    case "corners":
      let names = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
      return LookText.shape(
        radii: try names.map { try number(value[$0]) }, style: try word(value["cornerStyle"]))
    case "trim":
      return LookText.trim(
        try shape(plain(value["shape"] ?? .null)), from: try number(value["from"]),
        to: try number(value["to"]))
    default: throw JSONEvaluator.Failure(description: "there is no shape '\(kind)'")
    }
  }

  private func border(_ value: JSONValue) throws -> String {
    LookText.border(
      width: try number(value["width"]),
      fill: try fill(value["gradient"] ?? value["color"] ?? .null),
      dash: try (value["dash"]?.elements ?? []).map { try number($0) },
      placement: try word(value["placement"]), isRound: value["round"] == .bool(true))
  }

  private func shadows(_ value: JSONValue) throws -> String {
    LookText.shadows(
      try value.elements.map { shadow in
        LookText.shadow(
          color: try color(shadow["color"]), radius: try number(shadow["radius"]),
          x: try number(shadow["x"]), y: try number(shadow["y"]))
      })
  }
}

// MARK: - Fonts and animations

extension JSONContext {
  /// A font, with its traits apart.
  struct FontParts: Hashable, Sendable {
    var base: LookText.FontBase
    var weight: FontWeight?
    var design: FontDesign?
    var isItalic = false
    var hasMonospacedDigits = false

    var text: String {
      LookText.font(
        base, weight: weight, design: design, isItalic: isItalic,
        hasMonospacedDigits: hasMonospacedDigits)
    }
  }

  private func font(_ value: JSONValue) throws -> FontParts {
    let value = try plain(value)
    var font: FontParts
    if let base = value["base"] {
      font = try self.font(base)
    } else if value["textStyle"] != nil {
      font = FontParts(base: .textStyle(try word(value["textStyle"])))
    } else if let size = value["system"] {
      font = FontParts(base: .system(try number(size)))
    } else {
      let name = try JSONContext.text(plain(value["custom"] ?? .null))
      font = FontParts(
        base: .custom(
          name, try number(value["size"]), relativeTo: try optionalWord(value["relativeTo"])))
    }
    font.weight = try optionalWord(value["weight"]) ?? font.weight
    font.design = try optionalWord(value["design"]) ?? font.design
    font.isItalic = font.isItalic || value["italic"] == .bool(true)
    font.hasMonospacedDigits =
      font.hasMonospacedDigits || value["monospacedDigits"] == .bool(true)
    return font
  }

  private func animation(_ value: JSONValue) throws -> (LookText.Curve, delay: Double) {
    let value = try plain(value)
    let delay = try value["delay"].map { try number($0) } ?? 0
    if let base = value["base"] {
      let (curve, earlier) = try animation(base)
      return (curve, earlier + delay)
    }
    switch try JSONContext.text(value["curve"]) {
    case "spring":
      let spring = LookText.Curve.spring(
        response: try number(value["response"]), damping: try number(value["damping"]))
      return (spring, delay)
    case "physicalSpring":
      let spring = LookText.Curve.physicalSpring(
        stiffness: try number(value["stiffness"]), damping: try number(value["damping"]),
        mass: try number(value["mass"]))
      return (spring, delay)
    case "standard": return (.standard, delay)
    default:
      let duration = try value["duration"].map { try number($0) }
      return (.timing(try word(value["curve"]), duration), delay)
    }
  }
}
