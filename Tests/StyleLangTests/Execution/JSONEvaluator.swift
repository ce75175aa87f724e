import StyleLang

/// Finds how styles look from the JSON output alone, as `grammar/style.schema.json` says.
///
/// Of the compiler it knows nothing but how the named colours and the types of styles are written in
/// Swift, since a `Look` names them so. Whatever the schema does not promise is an error, never passed over.
struct JSONEvaluator {
  /// Something that a renderer could not make sense of.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The output of `emitJSON`, parsed.
  let json: JSONValue

  /// The look of a style.
  ///
  /// - Parameters:
  ///   - name: The name of the style.
  ///   - state: The state of the control and of its environment, as the system reports it.
  ///   - platform: The platform.
  ///   - arguments: Values of parameters in the JSON form, `null` for an absent one; of any other
  ///     parameter the default holds.
  /// - Returns: The look, normalised.
  func look(
    of name: String, in state: ControlState = ControlState(), on platform: Platform = .iOS,
    arguments: [String: JSONValue] = [:]
  ) throws -> Look {
    try context(of: name, in: state, on: platform, arguments: arguments).look()
  }

  /// All that a style draws; as `look`.
  func tree(
    of name: String, in state: ControlState = ControlState(), on platform: Platform = .iOS,
    arguments: [String: JSONValue] = [:]
  ) throws -> LookTree {
    try context(of: name, in: state, on: platform, arguments: arguments).tree()
  }

  private func context(
    of name: String, in state: ControlState, on platform: Platform,
    arguments: [String: JSONValue]
  ) throws -> JSONContext {
    guard let style = json["styles"]?.elements.first(where: { $0["name"]?.text == name }) else {
      throw Failure(description: "there is no style '\(name)'")
    }
    var values: [String: JSONValue] = [:]
    for parameter in style["parameters"]?.elements ?? [] {
      let name = try JSONContext.text(parameter["name"])
      let value = arguments[name] ?? parameter["default"] ?? .null
      if value == .null, parameter["optional"] == nil {
        throw Failure(description: "the parameter '\(name)' needs an argument")
      }
      values[name] = value
    }
    for input in style["inputs"]?.elements ?? [] {
      let name = try JSONContext.text(input["name"])
      values[name] = try value(of: input, named: name, in: state, given: arguments[name])
    }
    for name in arguments.keys where values[name] == nil {
      throw Failure(description: "there is no parameter '\(name)'")
    }
    return JSONContext(
      style: style, styles: json["styles"]?.elements ?? [], state: state, platform: platform,
      arguments: values)
  }

  /// The value of an input: a custom value of the environment that an app has set, or else its
  /// default; what the control says of itself is in the state.
  private func value(
    of input: JSONValue, named name: String, in state: ControlState, given: JSONValue?
  ) throws -> JSONValue {
    switch input["source"]?.text {
    case "environment": return given ?? input["default"] ?? .null
    case "configuration":
      if input["type"]?.text == "bool" { return .bool(state.declared.contains(name)) }
      return .number(state.states.contains(.indeterminate) ? 0 : state.fraction)
    default: throw Failure(description: "nobody says where '\(name)' comes from")
    }
  }
}

/// One style in one situation.
struct JSONContext {
  let style: JSONValue
  /// All of the file, one of which a property may name.
  let styles: [JSONValue]
  let state: ControlState
  let platform: Platform
  /// The value of each parameter; `null` for one that is absent.
  let arguments: [String: JSONValue]

  /// The look, normalised.
  func look() throws -> Look {
    var look = try surface()
    look.normalize()
    return look
  }

  /// The style's own look.
  func surface() throws -> Look {
    var look = try look(of: style)
    look[.hitShape] = try hitShape(look)
    look.animates = try (style["animates"]?.elements ?? []).map(watched)
    return look
  }

  /// The look that the properties of a style, a layer or an element give.
  func look(of object: JSONValue) throws -> Look {
    var look = Look()
    for property in Property.allCases {
      if let value = try value(of: property, in: object) {
        look[property] = try text(of: property, value)
      }
    }
    return look
  }

  /// The value that holds; nil for a property that is not set, or that the platform does not have.
  private func value(of property: Property, in object: JSONValue) throws -> JSONValue? {
    guard let rules = object["properties"]?[property.name]?.elements else { return nil }
    if let platforms = style["platforms"]?[property.name]?.elements,
      !platforms.contains(.string(platform.rawValue))
    {
      return nil
    }
    for rule in rules {
      if let condition = rule["when"], try !holds(condition) { continue }
      return rule["value"]
    }
    throw JSONEvaluator.Failure(description: "no rule of '\(property.name)' holds")
  }

  private func hitShape(_ look: Look) throws -> String {
    let enlarging: [Property] = [
      .padding, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .shape,
      .background, .border, .overlay,
    ]
    let set = Set(style["properties"]?.keys ?? [])
    let hasPlace =
      switch style["component"]?.text {
      case "label", "field", "group", "progress", "view": uses("hovered")
      default:
        enlarging.contains { set.contains($0.name) } || style["content"] != nil
          || style["layers"] != nil
      }
    // What draws the control says where it takes touches.
    let isDrawnByBase = look[.base] != "inherit"
    guard set.contains("hitShape") || hasPlace && !isDrawnByBase else { return "content" }
    return set.contains("hitShape") && look[.hitShape] != "inherit"
      ? look[.hitShape] : LookText.whole(look[.shape])
  }

  /// What an animation watches.
  private func watched(_ trigger: JSONValue) throws -> String {
    if let name = trigger.text {
      guard let state = State(rawValue: name) else {
        throw JSONEvaluator.Failure(description: "there is no state '\(name)'")
      }
      let isSo = self.state.states.contains(state) && entry(of: name).map(has) ?? true
      // Generated Swift watches `isEnabled`.
      return String(state == .disabled ? !isSo : isSo)
    }
    switch try argument(trigger) {
    case .null: return "nil"
    case .bool(let truth): return String(truth)
    case .number(let number): return "\(number)"
    case let value: return try JSONContext.text(value)
    }
  }
}

// MARK: - Conditions

extension JSONContext {
  /// Whether a condition holds.
  func holds(_ condition: JSONValue) throws -> Bool {
    if let name = condition.text { return try holds(state: name) }
    guard let member = condition.members.first, condition.members.count == 1 else {
      throw JSONEvaluator.Failure(description: "no condition: \(condition)")
    }
    let operand = member.value
    switch member.key {
    case "not": return try !holds(operand)
    case "all": return try operand.elements.allSatisfy(holds)
    case "any": return try operand.elements.contains(where: holds)
    case "parameter": return try argument(condition) == .bool(true)
    case "available": return try isAvailable(operand)
    case "set": return try argument(named: JSONContext.text(operand)) != .null
    case "equal":
      let name = try JSONContext.text(operand[0])
      let word = try JSONContext.text(operand[1])
      if name == "controlSize" { return try controlSize() == word }
      return try argument(named: name) == .string(word)
    default:
      throw JSONEvaluator.Failure(description: "no condition: \(condition)")
    }
  }

  /// Whether the system is at least the one that is asked for.
  private func isAvailable(_ versions: JSONValue) throws -> Bool {
    guard let version = versions[platform.word] else { return false }
    guard let first = Version(try JSONContext.text(version)) else {
      throw JSONEvaluator.Failure(description: "no version: \(version)")
    }
    return state.system.map { $0 >= first } ?? true
  }

  /// Whether the style's conditions name a state.
  func uses(_ name: String) -> Bool { entry(of: name) != nil }

  private func holds(state name: String) throws -> Bool {
    guard let entry = entry(of: name), let state = State(rawValue: name) else {
      throw JSONEvaluator.Failure(description: "the state '\(name)' is not declared")
    }
    guard has(entry) else { return false }
    for member in style["excludes"]?.members ?? []
    where member.value.elements.contains(.string(name)) {
      if let excluding = State(rawValue: member.key), self.state.states.contains(excluding) {
        return false
      }
    }
    return self.state.states.contains(state) || state == .dark && platform == .watchOS
  }

  private func controlSize() throws -> String {
    guard let entry = entry(of: "controlSize") else {
      throw JSONEvaluator.Failure(description: "the control size is not declared")
    }
    return has(entry) ? state.controlSize.rawValue : "regular"
  }

  private func entry(of name: String) -> JSONValue? {
    style["states"]?.elements.first { $0["name"]?.text == name }
  }

  private func has(_ entry: JSONValue) -> Bool {
    entry["platforms"]?.elements.contains(.string(platform.rawValue)) ?? false
  }
}

// MARK: - Parameters

extension JSONContext {
  /// The value of the parameter that `reference` names; `null` if it is absent.
  func argument(_ reference: JSONValue) throws -> JSONValue {
    try argument(named: JSONContext.text(reference["parameter"]))
  }

  /// The value of a parameter; `null` if it is absent.
  func argument(named name: String) throws -> JSONValue {
    guard let value = arguments[name] else {
      throw JSONEvaluator.Failure(description: "there is no parameter '\(name)'")
    }
    return value
  }

  /// The value itself: without the object that keeps its token's name, and with the argument in
  /// place of a reference to a parameter.
  func plain(_ value: JSONValue) throws -> JSONValue {
    if value.keys == ["value", "token"], let inner = value["value"] { return try plain(inner) }
    if value.keys == ["parameter"] {
      let argument = try argument(value)
      if argument == .null {
        throw JSONEvaluator.Failure(description: "the value needs an absent parameter: \(value)")
      }
      return try plain(argument)
    }
    return value
  }

  /// The text of a string.
  static func text(_ value: JSONValue?) throws -> String {
    guard let text = value?.text else {
      throw JSONEvaluator.Failure(description: "no string: \(value ?? .null)")
    }
    return text
  }
}
