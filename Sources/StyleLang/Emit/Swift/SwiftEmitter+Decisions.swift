extension SwiftEmitter {
  /// Decides a facet among the rules of a property.
  ///
  /// Rules whose parts are equal share a leaf, so that only what differs is asked for.
  mutating func choose(_ facet: Facet, _ property: Property) -> Choice {
    let rules = model.rules(of: property)
    let base = rules.lowerBound
    var choice = Choice(facet: facet, subject: model.subject, base: base, decision: .leaf(0))
    if rules.count == 1 { return choice }
    if model.findLeaves(facet, rules, &leaves) {
      let leaf = leaves.first { $0 != nil } ?? nil
      choice.decision = .leaf(leaf ?? Decision.anyLeaf)
    } else {
      choice.decision = decide(rules)
    }
    return choice
  }

  /// Decides among rules whose leaves are in `leaves`.
  mutating func decide(_ rules: Range<Int>) -> Decision {
    let key = model.decisionKey(rules, leaves)
    if let key, let known = decisions.find(key) { return known }
    let alternatives = rules.map { rule in
      (condition: model.rules[rule].condition, leaf: leaves[rule - rules.lowerBound])
    }
    let decision = analyzer.decide(alternatives)
    if let key { decisions.insert(key, decision) }
    return decision
  }

  /// Decides a facet and writes it.
  mutating func writeChoice(_ facet: Facet, _ property: Property) {
    let rules = model.rules(of: property)
    if rules.count == 1 {
      writeValue(of: facet, inRule: rules.lowerBound, place: .argument)
    } else {
      writeChoice(choose(facet, property))
    }
  }

  /// Writes a decision as an expression: in place if it is one short test, else by a property.
  mutating func writeChoice(_ choice: Choice) {
    switch choice.decision {
    case .leaf: writeLeaf(choice, choice.decision, in: .argument)
    case .test(let test, .leaf, .leaf)
    where scope.allowsTernaries && model.mayFit(choice, test, at: out.column):
      scope.hasTernary = true
      if !writeTernary(choice, test, in: .ternary) { writeProperty(choice) }
    default: writeProperty(choice)
    }
  }

  /// Writes the name of a computed property and sees to it that there is one.
  mutating func writeProperty(_ choice: Choice) {
    scope.ask(for: choice)
    writeName(of: choice.facet)
  }

  /// Writes the name of the property that decides a facet of the subject at hand.
  mutating func writeName(of facet: Facet) {
    let (base, number) = facet.propertyName
    if model.subjects.isEmpty { writeMember(base) } else { writeMember(base, of: facet) }
    if number > 0 { out.write(number) }
  }

  /// Writes `test ? a : b`, or something shorter that means the same.
  ///
  /// - Returns: Whether it can be done in one expression; nothing has been written otherwise.
  mutating func writeTernary(_ choice: Choice, _ test: Test, in place: Place) -> Bool {
    guard case .test(_, let yes, let no) = choice.decision else { return false }
    switch test {
    case .input(.isSet(let parameter)):
      if writeCoalescing(choice, parameter, yes, no, in: place) { return true }
    case .not(.input(.isSet(let parameter))):
      if writeCoalescing(choice, parameter, no, yes, in: place) { return true }
    default: break
    }
    if !model.parameters.isEmpty,
      model.uses(choice, yes, optionalOf: test) || model.uses(choice, no, optionalOf: test)
    {
      return false
    }
    if choice.facet.isBool, case .bool(let value) = model.part(choice, yes),
      model.part(choice, no) == .bool(!value)
    {
      writeTest(value ? test : .not(test), within: .whole)
      return true
    }
    writeTest(test, within: .condition)
    out.write(" ? ")
    writeLeaf(choice, yes, in: place)
    out.write(" : ")
    writeLeaf(choice, no, in: place)
    return true
  }

  /// Writes `parameter ?? other` if that is what the decision comes to.
  mutating func writeCoalescing(
    _ choice: Choice, _ parameter: ParameterID, _ value: Decision, _ other: Decision,
    in place: Place
  ) -> Bool {
    guard !scope.bound.contains(parameter),
      writeUnwrapped(model.part(choice, value), choice.facet, parameter)
    else { return false }
    if case .absent = model.part(choice, other) { return true }
    out.write(" ?? ")
    writeLeaf(choice, other, in: place)
    return true
  }

  /// Writes a leaf as an expression.
  mutating func writeLeaf(_ choice: Choice, _ decision: Decision, in place: Place) {
    if case .leaf(let leaf) = decision, leaf != Decision.anyLeaf {
      writeValue(of: choice.facet, inRule: choice.base + leaf, place: place)
    } else {
      writePart(.free, choice.facet, in: place)
    }
  }
}

/// Where an expression stands, which decides how much of its type has to be written.
enum Place {
  /// The argument of a modifier.
  case argument
  /// A branch of `?:` or the right side of `??`, in an argument.
  case ternary
  /// After `return` or `=`, where the type is declared.
  case typed
  /// Where nothing gives the type.
  case untyped
}
