extension Analyzer {
  mutating func animationCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    if word == .spring { return springCall(node, list) }
    guard let curve = TimingCurve(rawValue: word.name),
      var arguments = readArguments(list, of: word.name, labels: []),
      checkCount(&arguments, of: node, least: 0, most: 1)
    else { return nil }
    guard let argument = arguments.positional.first else {
      return .animation(AnimationValue(.timing(curve, nil)))
    }
    return readDuration(argument).map { .animation(AnimationValue(.timing(curve, $0))) }
  }

  private mutating func springCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    let labels: [Word] = [.response, .damping, .stiffness, .mass]
    guard var arguments = readArguments(list, of: "spring", labels: labels),
      checkCount(&arguments, of: node, least: 0, most: 0)
    else { return nil }
    if let stiffness = arguments[.stiffness] {
      if let response = arguments[.response] {
        report(
          .unknownArgument("response", of: "spring(stiffness: …)", suggestion: nil),
          at: tree.range(response))
        return nil
      }
      guard let damping = arguments[.damping] else {
        report(.missingArgument("'damping:'", of: "spring"), at: tree.mainRange(node))
        return nil
      }
      let stiffness = readNumber(stiffness, .positive)
      let dampingValue = readNumber(damping, .notNegative)
      var mass: Scalar? = .literal(1)
      if let argument = arguments[.mass] { mass = readNumber(argument, .positive) }
      guard let stiffness, let dampingValue, let mass else { return nil }
      return .animation(
        AnimationValue(.physicalSpring(stiffness: stiffness, damping: dampingValue, mass: mass)))
    }
    if let mass = arguments[.mass] {
      report(
        .missingArgument("'stiffness:', which goes with 'mass:'", of: "spring"),
        at: tree.range(mass))
      return nil
    }
    // SwiftUI's own defaults (Animation.spring(response:dampingFraction:blendDuration:)).
    var response: Scalar? = .literal(0.55)
    var damping: Scalar? = .literal(0.825)
    if let argument = arguments[.response] { response = readResponse(argument) }
    if let argument = arguments[.damping] { damping = readFraction(argument, .notNegative) }
    guard let response, let damping else { return nil }
    return .animation(AnimationValue(.spring(response: response, damping: damping)))
  }

  /// A spring's response: a duration, or a number of seconds as SwiftUI writes it.
  private mutating func readResponse(_ node: NodeID) -> Scalar? {
    guard let (scalar, dimension) = evaluateScalar(node) else { return nil }
    guard dimension == .number || dimension == .duration else {
      report(
        .typeMismatch(expected: "a duration in seconds", found: dimension.phrase),
        at: tree.range(node))
      return nil
    }
    if let value = known(scalar), value <= 0 {
      report(
        .outOfRange(
          value: source.text(tree.range(node)), expected: NumberRange.positive.phrase),
        at: tree.range(node))
      return nil
    }
    return scalar
  }

  mutating func animationMember(
    _ node: NodeID, of animation: AnimationValue, _ list: NodeID?
  ) -> Operand? {
    guard text(node) == "delay" else {
      let name = text(node)
      reportUnknown(
        { .unknownMember(name, of: "an animation", suggestion: $0) }, name,
        at: tree.mainRange(node), among: ["delay"])
      return nil
    }
    guard var arguments = readArguments(list, of: "delay", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1),
      let delay = readDuration(arguments.positional[0])
    else { return nil }
    var result = animation
    if let before = animation.delay {
      // Delays add up, as they do in SwiftUI.
      if let first = known(before), let second = known(delay) {
        guard (first + second).isFinite else {
          report(.numberTooLarge(source.text(tree.range(node))), at: tree.range(node))
          return nil
        }
        result.delay = .literal(first + second)
      } else {
        result.delay = .binary(.add, before, delay)
      }
    } else {
      result.delay = delay
    }
    return .animation(result)
  }
}
