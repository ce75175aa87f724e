@testable import StyleLang

extension RandomStyleWriter {
  /// Declares values of the environment, which each style of the family may use.
  mutating func writeEnvironment(_ number: Int) -> String {
    var text = ""
    for index in 0..<1 + below(2) {
      let types: [ParameterType] = [
        .bool, .bool, .color, .color, .number, .length, .angle, .duration, .percentage, .insets,
        .font, .animation, .string, .fill, .image,
      ]
      var type = pick(types)
      if chance(25) {
        type = .enumeration(
          Enumeration(
            style: "", swiftName: "", cases: pick([["calm", "lively"], ["a", "b", "c"]])))
      }
      let isOptional = chance(30)
      var entry = RandomParameter(
        name: "mood\(number)x\(index)", type: type, isOptional: isOptional, source: .environment)
      if !isOptional || chance(30) { entry.defaultValue = defaultValue(of: type) }
      let value = entry.defaultValue.map { " = \($0.source)" } ?? ""
      text += "environment \(entry.name): \(entry.typeSource)\(value)\n"
      inputs.append(entry)
    }
    return text
  }

  /// Declares a control with styles of its own; its default style is made at the end.
  ///
  /// - Returns: The start of the declaration.
  mutating func writeControl(_ number: Int) -> String {
    let own: [State] = [.pressed, .hovered, .focused].shuffled(using: &random)
    var listed = Array(own.prefix(1 + below(3)))
    if chance(30) { listed.append(.disabled) }
    let flags = chance(60) ? ["isBusy", "loading"].prefix(1 + below(2)) : []
    for flag in flags {
      inputs.append(
        RandomParameter(name: flag, type: .bool, isOptional: false, source: .configuration))
    }
    let words = (listed.map(\.rawValue) + flags).shuffled(using: &random)
    states = Array(
      (listed + [.disabled, .dark, .reduceMotion]).shuffled(using: &random).prefix(3))
    if Set(states).isDisjoint(with: own) { states.append(listed[0]) }
    let gesture = ["", "    gesture: press\n", "    gesture: drag\n"][below(3)]
    return "component Control\(number) {\n    states: \(words.joined(separator: ", "))\n\(gesture)"
  }
}
