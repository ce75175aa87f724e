extension JSONEmitter {
  /// Appends one complete set of properties for each reachable combination.
  mutating func sets(_ style: Style, write: ([UInt8]) throws -> Void) rethrows {
    let combinations = Combinations(style)
    out.key("sets")
    out.open(.array)
    try combinations.forEach { combination in
      out.element()
      out.open(.object)
      out.key("combination")
      self.combination(combination, of: combinations)
      out.key("properties")
      out.open(.object)
      properties(style.rules, in: combination)
      out.close(.object)
      body(of: style, in: combination)
      out.close(.object)
      try flush(into: write)
    }
    out.close(.array)
  }

  private mutating func combination(
    _ combination: Combination, of combinations: Combinations
  ) {
    out.open(.object, inline: true)
    for state in combinations.inputs.states {
      out.key(escaping: state.rawValue)
      out.raw(combination.stateBits & state.bit != 0 ? "true" : "false")
    }
    if combinations.inputs.hasControlSize {
      out.key("controlSize")
      out.raw(combination.controlSize.literal)
    }
    for (index, parameter) in parameters.enumerated()
    where combinations.inputs.hasParameter[index] {
      out.key(escaping: parameter.name)
      switch combination.arguments[index] {
      case .absent: out.raw("null")
      case .some: out.raw("\"set\"")
      case .flag(let truth): out.raw(truth ? "true" : "false")
      case .word(let word): out.string(parameter.type.cases[Int(word)])
      }
    }
    out.close(.object)
  }

  /// Appends the value that each property has in a combination.
  mutating func properties(_ rules: [Rule], in combination: Combination) {
    var decided: Property?
    for rule in rules
    where rule.property != decided && combination.satisfies(rule.condition) {
      decided = rule.property
      out.key(text: propertyKeys[Int(rule.property.rawValue)])
      if case .boolParameter(let id) = rule.value,
        case .flag(let truth) = combination.arguments[Int(id)]
      {
        out.raw(truth ? "true" : "false")
      } else {
        value(rule.value, words: rule.property.words)
      }
    }
  }
}
