/// Checks how the values of a property vary.
extension Analyzer {
  /// What is wrong with how a property varies; nil if nothing is.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - conditions: Those of its rules in the order to try, and `always` for the default.
  ///   - canWin: Of each of these, whether it can be the first that holds.
  ///   - winners: The rules that can win.
  ///   - style: The style.
  mutating func variationProblem(
    _ property: Property, _ conditions: [Condition], _ canWin: [Bool], _ winners: [Rule],
    of style: Style
  ) -> SemanticProblem? {
    let definition = property.definition
    switch definition.variation {
    case .free: return nil
    case .conditionOnly: return canWin.last == false ? .needsCondition(property.name) : nil
    case .allOrNothingEverywhere:
      let isUnset = winners.contains { $0.value == definition.defaultValue }
      let isSet = winners.contains { $0.value != definition.defaultValue }
      return isSet && (isUnset || canWin.last == true)
        ? .mustBeSetEverywhere(property.name) : nil
    case .allOrNothing:
      return varies(definition.variation, conditions, canWin, of: style)
        ? .mustBeSetInAllStates(property.name) : nil
    case .constant:
      return varies(definition.variation, conditions, canWin, of: style)
        ? .mustBeConstant(property.name) : nil
    }
  }

  /// Whether a property varies too much on one system at least.
  private mutating func varies(
    _ variation: PropertyDefinition.Variation, _ conditions: [Condition], _ canWin: [Bool],
    of style: Style
  ) -> Bool {
    guard Self.varies(variation, canWin) else { return false }
    var inputs = ConditionInputs()
    for condition in conditions { inputs.add(condition) }
    let questions = inputs.parameters.sorted().filter { id in
      if case .availability = style.parameters[Int(id)].source { true } else { false }
    }
    guard !questions.isEmpty, questions.count <= Self.maximumQuestions else { return true }
    for number in 0..<(1 << questions.count) {
      var known: [ParameterID: Bool] = [:]
      for (place, id) in questions.enumerated() { known[id] = number >> place & 1 == 1 }
      let canWin = reasoning.canWin(conditions.map { $0.deciding(known) })
      if Self.varies(variation, canWin) { return true }
    }
    return false
  }

  /// How many systems one property may ask for, if it may not vary on any.
  private static var maximumQuestions: Int { 8 }

  private static func varies(
    _ variation: PropertyDefinition.Variation, _ canWin: [Bool]
  ) -> Bool {
    let count = canWin.dropLast().count(where: \.self)
    let defaultHolds = canWin.last ?? false
    return count > 0 && defaultHolds || variation == .constant && count > 1
  }
}
