extension SwiftEmitter {
  /// Decides a facet among the rules of a property.
  ///
  /// Rules whose parts are equal share a leaf, so that only what differs is asked for.
  mutating func choose(_ facet: Facet, _ property: Property) -> Choice {
    let rules = rules(of: property)
    let base = rules.lowerBound
    if rules.count == 1 { return Choice(facet: facet, base: base, decision: .leaf(0)) }
    var parts: [Part] = []
    var leaves: [Int?] = []
    parts.reserveCapacity(rules.count)
    leaves.reserveCapacity(rules.count)
    var common: Int?
    var isDecided = true
    for rule in rules {
      let part = part(facet, ofRule: rule)
      let leaf = part == .free ? nil : parts.firstIndex(of: part) ?? rule - base
      if let leaf {
        if let known = common, known != leaf { isDecided = false }
        common = leaf
      }
      parts.append(part)
      leaves.append(leaf)
    }
    if isDecided {
      return Choice(facet: facet, base: base, decision: .leaf(common ?? Decision.anyLeaf))
    }
    let alternatives = rules.map { (condition: style.rules[$0].condition, leaf: leaves[$0 - base]) }
    return Choice(facet: facet, base: base, decision: analyzer.decide(alternatives))
  }

  /// Decides a facet and writes it.
  mutating func writeChoice(_ facet: Facet, _ property: Property) {
    writeChoice(choose(facet, property))
  }

  /// Writes a decision as an expression: in place if it is one short test, else by a property.
  mutating func writeChoice(_ choice: Choice) {
    switch choice.decision {
    case .leaf: writeLeaf(choice, choice.decision, in: .argument)
    case .test(let test, .leaf, .leaf) where scope.allowsTernaries:
      scope.hasTernary = true
      if !writeTernary(choice, test, in: .ternary) { writeProperty(choice) }
    default: writeProperty(choice)
    }
  }

  /// Writes the name of a computed property and sees to it that there is one.
  mutating func writeProperty(_ choice: Choice) {
    if !scope.pending.contains(where: { $0.facet == choice.facet }) {
      scope.pending.append(choice)
    }
    writeName(of: choice.facet)
  }

  mutating func writeName(of facet: Facet) {
    let (base, number) = facet.propertyName
    writeMember(base)
    if number > 0 { out.write(number) }
  }

  /// Writes `test ? a : b`, or something shorter that means the same.
  ///
  /// - Returns: Whether it can be done in one expression; nothing has been written otherwise.
  mutating func writeTernary(_ choice: Choice, _ test: Test, in place: Place) -> Bool {
    guard case .test(_, let yes, let no) = choice.decision else { return false }
    switch test {
    case .input(.isSet(let parameter)):
      if writeCoalescing(choice, parameter, yes, no) { return true }
    case .not(.input(.isSet(let parameter))):
      if writeCoalescing(choice, parameter, no, yes) { return true }
    default: break
    }
    if uses(choice, yes, optionalOf: test) || uses(choice, no, optionalOf: test) { return false }
    if case .bool(let value) = leafPart(choice, yes) {
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
  private mutating func writeCoalescing(
    _ choice: Choice, _ parameter: ParameterID, _ value: Decision, _ other: Decision
  ) -> Bool {
    guard !scope.bound.contains(parameter), let part = leafPart(choice, value),
      writeUnwrapped(part, choice.facet, parameter)
    else { return false }
    if case .absent = leafPart(choice, other) { return true }
    out.write(" ?? ")
    writeLeaf(choice, other, in: choice.facet.isShapeStyle ? .ternary : .argument)
    return true
  }

  /// The part of a leaf; nil where no leaf can stand.
  func leafPart(_ choice: Choice, _ decision: Decision) -> Part? {
    guard case .leaf(let leaf) = decision, leaf != Decision.anyLeaf else { return nil }
    return part(choice.facet, ofRule: choice.base + leaf)
  }

  /// Writes a leaf as an expression.
  mutating func writeLeaf(_ choice: Choice, _ decision: Decision, in place: Place) {
    if let part = leafPart(choice, decision) {
      writePart(part, choice.facet, in: place)
    } else {
      writePart(.free, choice.facet, in: place)
    }
  }

  /// Whether a decision below this one has a leaf that needs an optional parameter which the test
  /// asks for.
  private func uses(_ choice: Choice, _ decision: Decision, optionalOf test: Test) -> Bool {
    switch test {
    case .input(.isSet(let parameter)): uses(choice, decision, parameter)
    case .not(let test): uses(choice, decision, optionalOf: test)
    case .all(let tests), .any(let tests):
      tests.contains { uses(choice, decision, optionalOf: $0) }
    default: false
    }
  }

  /// Whether some leaf is made from a parameter.
  func uses(_ choice: Choice, _ decision: Decision, _ parameter: ParameterID) -> Bool {
    switch decision {
    case .leaf: leafPart(choice, decision)?.uses(parameter) ?? false
    case .test(_, let yes, let no):
      uses(choice, yes, parameter) || uses(choice, no, parameter)
    case .select(_, let branches):
      branches.contains { uses(choice, $0.decision, parameter) }
    }
  }

  /// Whether some leaf is `nil` or what the surroundings give.
  func hasAbsentLeaf(_ choice: Choice, _ decision: Decision) -> Bool {
    switch decision {
    case .leaf:
      switch leafPart(choice, decision) {
      case .absent, .inherited: true
      // The word `none`, which is nil to SwiftUI.
      case .keyword(0): choice.facet == .textCase
      case .parameter(let parameter):
        choice.facet.takesNil && style.parameters[Int(parameter)].isOptional
      default: false
      }
    case .test(_, let yes, let no): hasAbsentLeaf(choice, yes) || hasAbsentLeaf(choice, no)
    case .select(_, let branches): branches.contains { hasAbsentLeaf(choice, $0.decision) }
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
