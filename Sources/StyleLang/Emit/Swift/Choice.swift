/// A facet with the decision among its values.
struct Choice {
  var facet: Facet
  /// Whose facet it is: an index into the style's subjects.
  var subject = 0
  /// The rule that leaf 0 stands for, as an index into the style's rules.
  var base: Int
  /// Which rule's value holds; its leaves count from `base`.
  var decision: Decision

  /// Whether one value holds in every state.
  var isConstant: Bool {
    if case .leaf = decision { return true }
    return false
  }
}

extension StyleReader {
  /// The value of a leaf; of another decision, and where none of the values can stand, `free`.
  func part(_ choice: Choice, _ decision: Decision) -> Part {
    guard case .leaf(let leaf) = decision, leaf != Decision.anyLeaf else { return .free }
    return part(choice.facet, ofRule: choice.base + leaf)
  }

  /// The value, if there is only one.
  func constant(_ choice: Choice) -> Part? {
    choice.isConstant ? part(choice, choice.decision) : nil
  }

  /// Whether some value is nil or what the surroundings give.
  func hasAbsent(_ choice: Choice, _ decision: Decision) -> Bool {
    switch decision {
    case .leaf: isAbsent(part(choice, decision), choice.facet)
    case .test(_, let yes, let no): hasAbsent(choice, yes) || hasAbsent(choice, no)
    case .select(_, let branches): branches.contains { hasAbsent(choice, $0.decision) }
    }
  }

  private func isAbsent(_ part: Part, _ facet: Facet) -> Bool {
    switch part {
    case .absent, .inherited: true
    default:
      if facet.takesNil, let parameter = part.wholeParameter {
        parameters[Int(parameter)].isOptional
      } else {
        false
      }
    }
  }

  /// Whether a decision below this one has a value that is made from a parameter.
  func uses(_ choice: Choice, _ decision: Decision, _ parameter: ParameterID) -> Bool {
    switch decision {
    case .leaf: part(choice, decision).uses(parameter)
    case .test(_, let yes, let no):
      uses(choice, yes, parameter) || uses(choice, no, parameter)
    case .select(_, let branches):
      branches.contains { uses(choice, $0.decision, parameter) }
    }
  }

  /// Whether a decision below this one has a value that needs an optional parameter which the test
  /// asks for.
  func uses(_ choice: Choice, _ decision: Decision, optionalOf test: Test) -> Bool {
    switch test {
    case .input(.isSet(let parameter)): uses(choice, decision, parameter)
    case .not(let test): uses(choice, decision, optionalOf: test)
    case .all(let tests), .any(let tests):
      tests.contains { uses(choice, decision, optionalOf: $0) }
    default: false
    }
  }

  /// Finds for each rule of a property the first one with the same value of a facet.
  ///
  /// - Parameters:
  ///   - facet: The facet.
  ///   - rules: The rules.
  ///   - leaves: Gets the rules found, counted from the first; nil where the value is of no
  ///     consequence.
  /// - Returns: Whether there is only one.
  func findLeaves(_ facet: Facet, _ rules: Range<Int>, _ leaves: inout [Int?]) -> Bool {
    leaves.removeAll(keepingCapacity: true)
    let base = rules.lowerBound
    if facet.isWholeValue, facet != .background || !hasGlass {
      var isConstant = true
      self.rules.withUnsafeBufferPointer { all in
        for rule in rules {
          var leaf = base
          while leaf < rule, all[leaf].value != all[rule].value { leaf += 1 }
          leaves.append(leaf - base)
          if leaf > base { isConstant = false }
        }
      }
      return isConstant
    }
    var parts: [Part] = []
    parts.reserveCapacity(rules.count)
    var common: Int?
    var isConstant = true
    for rule in rules {
      let part = part(facet, ofRule: rule)
      var leaf: Int?
      if part != .free {
        leaf = parts.firstIndex(of: part) ?? parts.count
        if let common, common != leaf { isConstant = false }
        common = leaf
      }
      leaves.append(leaf)
      parts.append(part)
    }
    return isConstant
  }
}
