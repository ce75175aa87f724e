@testable import StyleLang

/// The flat form of JSON, held against its form with rules.
enum DifferentialSets {
  /// Where they differ, a line each; as on macOS, which alone has every state.
  static func differences(of sheet: Sheet) throws -> [String] {
    let rules = JSONEvaluator(json: try JSONReader.read(emitJSON(sheet)))
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
        let (state, arguments) = situation(combination, of: style)
        let evaluator = JSONEvaluator(
          json: .object([.init(key: "styles", value: .array([single]))]))
        let differences = try rules.look(
          of: style.name, in: state, on: .macOS, arguments: arguments
        )
        .differences(
          from: evaluator.look(of: style.name, in: state, on: .macOS, arguments: arguments),
          names: ("rules", "set"))
        lines += differences.map { "\(style.name), \(state), \(arguments): \($0)" }
      }
    }
    return lines
  }

  /// The state and the arguments of a combination; what it does not tell has its first sample.
  private static func situation(
    _ combination: [JSONValue.Member], of style: Style
  ) -> (ControlState, [String: JSONValue]) {
    var state = ControlState()
    var arguments: [String: JSONValue] = [:]
    for parameter in style.parameters {
      let samples = ArgumentSample.samples(of: parameter).compactMap(\.json)
      arguments[parameter.name] = samples.first
    }
    for member in combination {
      if let parameter = style.parameters.first(where: { $0.name == member.key }) {
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
