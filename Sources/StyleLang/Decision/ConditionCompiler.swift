/// Turns encoded conditions into diagrams.
struct ConditionCompiler {
  var order = VariableOrder()
  var diagram = Diagram()

  /// Prepares for conditions made of the variables in `words` alone.
  mutating func reset(
    parameterCount: Int, fuel: Int, words: ArraySlice<UInt32>
  ) {
    order.reset(parameterCount: parameterCount)
    order.use(words)
    // Few variables: any order is good enough, so that a person's order breaks ties. Many: rules
    // that go together tend to be written together.
    if order.variables.count <= DecisionPlanner.exhaustiveLevels { order.sortByPreference() }
    diagram.reset(arities: order.arities, fuel: fuel)
  }

  /// Starts anew with a better order, for conditions that belong together.
  mutating func bringTogether(fuel: Int, words: ArraySlice<UInt32>) {
    order.bringTogether(words)
    diagram.reset(arities: order.arities, fuel: fuel)
  }

  /// The condition at `index` of `words`; moves `index` past it.
  mutating func compile(_ words: [UInt32], at index: inout Int) -> Diagram.Node {
    let word = ConditionWord(words[index])
    let second = word.hasSecondWord ? words[index + 1] : 0
    index += word.hasSecondWord ? 2 : 1
    let node: Diagram.Node
    switch word.tag {
    case .constant, .leaf: node = Diagram.yes
    case .all, .any:
      var result = word.tag == .all ? Diagram.yes : Diagram.no
      for _ in 0..<second {
        let part = compile(words, at: &index)
        result = word.tag == .all ? diagram.and(result, part) : diagram.or(result, part)
      }
      return result
    case .state:
      let input = literal(.input(VariableOrder.inputs[Int(word.operand)]), 1)
      if VariableOrder.needsEnabled(word.operand) {
        let enabled = literal(.input(.enabled), 1)
        node = diagram.and(enabled, input)
      } else {
        node = input
      }
    case .controlSize: node = literal(.controlSize, word.operand)
    case .isSet: node = literal(.isSet(ParameterID(word.operand)), 1)
    case .flag, .equal:
      let parameter = ParameterID(word.operand)
      let value =
        word.tag == .flag
        ? literal(.flag(parameter), 1) : literal(.value(parameter), second & 0xFFFF)
      if word.isOptional {
        let isSet = literal(.isSet(parameter), 1)
        node = diagram.and(isSet, value)
      } else {
        node = value
      }
    }
    return word.isNegated ? diagram.not(node) : node
  }

  private mutating func literal(_ variable: VariableOrder.Variable, _ value: UInt32) -> Diagram.Node
  {
    guard let level = order.level(of: variable) else { return Diagram.no }
    return diagram.literal(level) { $0 == value }
  }
}
