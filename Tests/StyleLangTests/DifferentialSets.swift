@testable import StyleLang

/// The flat form of JSON, held against its form with rules.
enum DifferentialSets {
  /// Where they differ, a line each; as on macOS, which alone has every state, unless a combination
  /// is of another system.
  ///
  /// - Parameter limit: Styles of more sets than this are passed over.
  static func differences(of sheet: Sheet, limit: Int) throws -> [String] {
    let json = try JSONReader.read(emitJSON(sheet))
    let rules = JSONEvaluator(json: json)
    let all = json["styles"]?.elements ?? []
    var sheet = sheet
    sheet.styles.removeAll { flattenedSetCount($0) > limit }
    var options = JSONOptions()
    options.flatten = true
    let flat = try JSONReader.read(emitJSON(sheet, options: options))
    var lines: [String] = []
    for (style, json) in zip(sheet.styles, flat["styles"]?.elements ?? []) {
      let sets = json["sets"]?.elements ?? []
      if sets.count != flattenedSetCount(style) {
        lines.append("\(style.name): \(sets.count) sets")
      }
      for set in sets {
        guard let single = JSONSamples.style(json, with: set) else {
          lines.append("\(style.name): a set without properties")
          continue
        }
        let combination = set["combination"]?.members ?? []
        var (state, arguments) = situation(combination, of: style)
        guard let played = system(of: combination, in: state, style) else { continue }
        state.system = played.version
        // The other styles may be named by this one.
        let others = all.filter { $0["name"] != json["name"] }
        let evaluator = JSONEvaluator(
          json: .object([.init(key: "styles", value: .array([single] + others))]))
        let differences = try rules.tree(
          of: style.name, in: state, on: played.platform, arguments: arguments
        )
        .differences(
          from: evaluator.tree(
            of: style.name, in: state, on: played.platform, arguments: arguments),
          names: ("rules", "set"))
        lines += differences.map { "\(style.name), \(state), \(arguments): \($0)" }
      }
    }
    return lines
  }

  /// A system on which a combination occurs; nil if that is none of Apple's.
  private static func system(
    of combination: [JSONValue.Member], in state: ControlState, _ style: Style
  ) -> (platform: Platform, version: Version?)? {
    let answers = style.parameters.compactMap { parameter -> (Availability, Bool)? in
      guard case .availability(let availability) = parameter.source,
        let answer = combination.first(where: { $0.key == parameter.name })?.value.truth
      else { return nil }
      return (availability, answer)
    }
    for platform in [.macOS] + Platform.allCases {
      guard state.states.allSatisfy({ $0.platforms.contains(platform) }),
        platform != .tvOS || state.controlSize == .regular,
        platform != .watchOS || state.states.contains(.dark)
      else { continue }
      for version in style.systems(of: platform) {
        let isPlayed = answers.allSatisfy { availability, answer in
          availability.contains(version ?? Version(99), of: platform) == answer
        }
        if isPlayed { return (platform, version) }
      }
    }
    return nil
  }

  /// The state and the arguments of a combination; what it does not tell has its first sample.
  private static func situation(
    _ combination: [JSONValue.Member], of style: Style
  ) -> (ControlState, [String: JSONValue]) {
    var state = ControlState()
    var arguments: [String: JSONValue] = [:]
    for parameter in style.parameters where parameter.source != .configuration {
      let samples = ArgumentSample.samples(of: parameter).compactMap(\.json)
      arguments[parameter.name] = samples.first
    }
    for member in combination {
      if let parameter = style.parameters.first(where: { $0.name == member.key }) {
        // The control tells of it.
        if parameter.source == .configuration {
          if member.value == .bool(true) { state.declared.insert(parameter.name) }
          continue
        }
        // The system answers it.
        if case .availability = parameter.source { continue }
        // `set` stands for any value, unless it is the name of a case.
        let isCase =
          if case .enumeration(let type) = parameter.type {
            type.cases.contains(member.value.text ?? "")
          } else {
            member.value.truth != nil
          }
        if isCase || member.value == .null { arguments[member.key] = member.value }
      } else if member.key == "controlSize" {
        state.controlSize = member.value.text.flatMap(ControlSize.init(rawValue:)) ?? .regular
      } else if let name = State(rawValue: member.key), member.value == .bool(true) {
        state.states.insert(name)
      }
    }
    return (state, arguments)
  }
}
