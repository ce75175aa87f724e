import Testing

@testable import StyleLang

@Suite struct JSONEvaluatorTests {
  private let buttons: JSONEvaluator
  private let everything: JSONEvaluator

  init() throws {
    buttons = JSONEvaluator(json: try JSONReader.read(emitJSON(JSONSamples.buttons)))
    everything = JSONEvaluator(json: try JSONReader.read(emitJSON(JSONSamples.everything)))
  }

  @Test func theNormalLook() throws {
    var expected = Look()
    expected[.foreground] = "srgb(1, 1, 1, 1)"
    expected[.font] = "body semibold"
    expected[.padding] = "8 16 8 16"
    expected[.maxWidth] = "fill"
    expected[.shape] = "rounded 8 circular"
    expected[.background] = "srgb(0.48235, 0.18431, 0.96863, 1)"
    expected[.hitShape] = "rounded 8 circular"
    expected[.animation] = "easeOut 0.15"
    expected.animates = ["false", "true", "regular"]
    #expect(try buttons.look(of: "Primary").differences(from: expected) == [])
  }

  @Test func statesChangeIt() throws {
    let pressed = try buttons.look(of: "Primary", in: ControlState([.pressed]))
    #expect(pressed[.background] == "srgb(0.48235, 0.18431, 0.96863, 0.85)")
    #expect(pressed[.scale] == "0.97 0.97 center")
    #expect(pressed.animates == ["true", "true", "regular"])

    let disabled = try buttons.look(of: "Primary", in: ControlState([.pressed, .disabled]))
    #expect(disabled[.background] == "named:red")
    #expect(disabled[.scale] == "1 1 center")
    #expect(disabled.animates == ["true", "false", "regular"])
  }

  @Test func argumentsChangeIt() throws {
    let look = try buttons.look(
      of: "Primary", arguments: ["size": .string("large"), "tint": try json(#"{"asset": "A"}"#)])
    #expect(look[.padding] == "12 24 12 24")
    #expect(look[.background] == "asset:\"A\"")
    #expect(look.animates == ["false", "true", "large"])
  }

  @Test(
    arguments: [
      ([], .iOS, .foreground, "named:accentColor"),
      ([.hovered], .iOS, .foreground, "named:blue"),
      ([.hovered], .tvOS, .foreground, "named:accentColor"),
      ([.hovered, .disabled], .iOS, .foreground, "named:accentColor"),
      ([.destructive], .iOS, .foreground, "clear"),
      ([], .iOS, .tint, "srgb(0.48235, 0.18431, 0.96863, 1)"),
      ([.focused], .iOS, .font, "headline semibold italic"),
      ([.pressed], .iOS, .font, "system 17 bold monospacedDigit"),
      ([.disabled], .iOS, .font, "custom \"A\" 4"),
      ([.pressed], .iOS, .border, "2 named:red inside dash 1"),
      ([.dark], .iOS, .lineLimit, "none"),
      ([], .watchOS, .lineLimit, "none"),
      ([.inactiveWindow], .macOS, .padding, "standard 4 0 standard"),
      ([.inactiveWindow], .iOS, .padding, "8 8 8 8"),
      ([.rightToLeft], .iOS, .padding, "1 2 1 2"),
      ([], .iOS, .width, "32"), ([], .iOS, .height, "-4"), ([], .iOS, .minWidth, "10"),
      ([.pressed], .iOS, .shape, "rounded 8 continuous"),
      ([.dark], .iOS, .background, "srgb(0.1098, 0.1098, 0.11765, 1)"),
      ([.dark, .highContrast], .iOS, .background, "srgb(0, 0, 0, 1)"),
      ([.dark, .highContrast], .watchOS, .background, "srgb(0.1098, 0.1098, 0.11765, 1)"),
      ([.highContrast], .iOS, .background, "srgb(1, 1, 1, 0.5)"),
      ([.pressed], .iOS, .background, "asset:\"Brand \\\"2\\\"\"*0.4"),
      ([], .iOS, .background, "p3(1, 0.25, 0, 0.5)"),
      (
        [], .iOS, .shadow, "srgb(0.48235, 0.18431, 0.96863, 1) 8 0 4, named:red 8 0 4"
      ),
      ([.disabled], .iOS, .shadow, "none"),
      ([], .iOS, .clip, "true"),
      ([.disabled], .iOS, .border, "none"),
      ([.pressed], .iOS, .overlay, "named:red*0.25"),
      ([.hovered], .iOS, .overlay, "srgb(1, 1, 1, 0.5)"),
      ([.pressed], .iOS, .hitShape, "circle"),
      ([], .iOS, .hitShape, "capsule"),
      ([], .iOS, .blur, "4"), ([], .iOS, .rotation, "-45 top"), ([], .iOS, .offset, "0 -4"),
      ([.hovered], .iOS, .animation, "standard delay 1"),
      ([.disabled], .iOS, .animation, "easeOut 0.15 delay 0.15"),
      ([.dark], .iOS, .animation, "spring 0.3 0.7 delay 0.05"),
      ([.pressed], .iOS, .animation, "physicalSpring 100 10 1"),
      ([], .iOS, .hoverEffect, "lift"), ([], .macOS, .hoverEffect, "none"),
      ([.pressed], .iOS, .haptic, "light"), ([.pressed], .macOS, .haptic, "none"),
      ([.pressed, .disabled], .iOS, .haptic, "none"),
    ] as [(Set<State>, Platform, Property, String)])
  func everyValueHasItsText(
    _ states: Set<State>, _ platform: Platform, _ property: Property, _ text: String
  ) throws {
    let look = try everything.look(
      of: "Everything", in: ControlState(states), on: platform, arguments: arguments())
    #expect(look[property] == text)
  }

  @Test func absentParametersAreNotRead() throws {
    var values = try arguments()
    values["line"] = .null
    // The border is of the colour of the line.
    #expect(throws: JSONEvaluator.Failure.self) {
      try everything.look(of: "Everything", arguments: values)
    }
    values["size"] = .string("small")
    values["isOn"] = .bool(true)
    values["face"] = .string("A \"B\"")
    let look = try everything.look(
      of: "Everything", in: ControlState([.disabled, .hovered]), arguments: values)
    #expect(look[.shape] == "ellipse")
    #expect(look[.font] == "custom \"A \\\"B\\\"\" 17 body")
  }

  @Test func wrongUseIsAnError() throws {
    #expect(throws: JSONEvaluator.Failure.self) { try buttons.look(of: "Nothing") }
    #expect(throws: JSONEvaluator.Failure.self) { try everything.look(of: "Everything") }
    #expect(throws: JSONEvaluator.Failure.self) {
      try buttons.look(of: "Primary", arguments: ["unknown": .null])
    }
  }

  /// In each combination the flat output has the values that the rules give.
  @Test(arguments: ["buttons", "conditions"])
  func flatSetsAgreeWithTheRules(_ name: String) throws {
    let sheet = name == "buttons" ? JSONSamples.buttons : JSONSamples.conditions(seed: 7)
    var options = JSONOptions()
    options.flatten = true
    let rules = JSONEvaluator(json: try JSONReader.read(emitJSON(sheet)))
    let flat = try JSONReader.read(emitJSON(sheet, options: options))
    var count = 0
    for style in flat["styles"]?.elements ?? [] {
      let styleName = try #require(style["name"]?.text)
      for set in style["sets"]?.elements ?? [] {
        count += 1
        let single = try #require(JSONSamples.style(style, with: set))
        let combination = set["combination"]?.members ?? []
        let (state, values) = JSONSamples.situation(combination)
        let evaluator = JSONEvaluator(
          json: .object([.init(key: "styles", value: .array([single]))]))
        #expect(
          try evaluator.look(of: styleName, in: state, arguments: values)
            == rules.look(of: styleName, in: state, arguments: values),
          "\(styleName) \(combination)")
      }
    }
    #expect(count > 8)
  }

  private func arguments() throws -> [String: JSONValue] {
    let border = #"{"width": 2, "color": {"system": "red"}, "dash": [1], "placement": "inside"}"#
    return [
      "face": .string("Avenir"), "line": try json(#"{"system": "blue"}"#),
      "edge": try json(border),
    ]
  }

  private func json(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }
}

extension JSONSamples {
  /// A style whose rules have conditions of every kind, deep and at random.
  static func conditions(seed: UInt64) -> Sheet {
    var state = seed
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let leaves: [Condition] = [
      .state(.pressed), .state(.disabled), .state(.hovered), .state(.dark), .controlSize(.small),
      .flag(0), .flag(1), .equal(2, 0), .equal(2, 2), .isSet(3),
    ]
    func condition(_ depth: Int) -> Condition {
      guard depth > 0 else { return leaves[random(below: leaves.count)] }
      let parts = (0..<2 + random(below: 2)).map { _ in condition(depth - 1) }
      switch random(below: 4) {
      case 0: return .not(parts[0])
      case 1: return .any(parts)
      case 2: return .all(parts)
      default: return parts[0]
      }
    }
    let properties: [Property] = [.width, .opacity, .brightness, .saturation, .blur]
    let rules = properties.flatMap { property in
      (1...4).map { Rule(property, condition($0), .scalar(.literal(Double($0) / 8))) }
        + [Rule(property, .always, .scalar(.literal(0.75)))]
    }
    var sheet = Sheet(name: "conditions.style")
    sheet.styles = [
      style(
        "Conditions", .button,
        [
          parameter("isOn", .bool), parameter("maybe", .bool, optional: true),
          parameter("size", size(of: "Conditions")), parameter("line", .color, optional: true),
        ], rules + [Rule(.clip, .always, .boolParameter(0))])
    ]
    return sheet
  }

  /// A style of the flat output with the properties of one set, as rules.
  static func style(_ style: JSONValue, with set: JSONValue) -> JSONValue? {
    guard set["properties"] != nil else { return nil }
    return .object(
      style.members.filter { $0.key != "sets" }
        + asRules(set).members.filter { $0.key != "combination" })
  }

  /// What is drawn in one set, with rules in the place of each value.
  private static func asRules(_ drawn: JSONValue) -> JSONValue {
    .object(
      drawn.members.map { member in
        var member = member
        switch member.key {
        case "properties":
          member.value = .object(
            member.value.members.map { property in
              JSONValue.Member(
                key: property.key,
                value: .array([.object([JSONValue.Member(key: "value", value: property.value)])]))
            })
        case "content": member.value = asRules(member.value)
        case "layers", "children": member.value = .array(member.value.elements.map(asRules))
        default: break
        }
        return member
      })
  }

  /// The state and the arguments of a combination of the flat output.
  static func situation(_ combination: [JSONValue.Member]) -> (ControlState, [String: JSONValue]) {
    var state = ControlState()
    var arguments: [String: JSONValue] = [:]
    for member in combination {
      if let name = State(rawValue: member.key) {
        if member.value == .bool(true) { state.states.insert(name) }
      } else if member.key == "controlSize" {
        state.controlSize = member.value.text.flatMap(ControlSize.init(rawValue:)) ?? .regular
      } else {
        arguments[member.key] = member.value
      }
    }
    return (state, arguments)
  }
}
