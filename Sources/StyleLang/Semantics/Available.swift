extension Analyzer {
  /// Reads `available(ios: 26, macos: 26)`.
  ///
  /// It is a variable like a Bool parameter's, even where the deployment targets decide it: that is
  /// a matter of how a file is compiled, and does not make its other statements wrong.
  mutating func readAvailable(_ node: NodeID) -> Condition? {
    guard let list = child(node, .argumentList), !isBroken(node) else { return nil }
    var availability = Availability()
    var failed = false
    for argument in tree.children(list) {
      guard let (platform, version) = readPlatformVersion(argument) else {
        failed = true
        continue
      }
      if availability[platform] != nil {
        report(.duplicateName(text(argument), kind: "platform"), at: tree.mainRange(argument))
        failed = true
        continue
      }
      availability[platform] = version
    }
    if failed { return nil }
    guard !availability.isEmpty else {
      report(
        .missingArgument("a platform and its version, as in 'ios: 26'", of: "available"),
        at: tree.mainRange(node))
      return nil
    }
    if sheet.targets.have(availability) {
      report(.alwaysAvailable(targets: sheet.targets.text), at: tree.range(node))
    }
    let parameter = Parameter(
      name: "\(availability)", type: .bool, isOptional: false, defaultValue: nil,
      documentation: nil, source: .availability(availability))
    guard let id = input(parameter) else {
      report(.settingUnderCondition, at: tree.range(node))
      return nil
    }
    return .flag(id)
  }

  private mutating func readPlatformVersion(_ argument: NodeID) -> (Platform, Version)? {
    guard tree.kind(argument) == .labeledArgument else {
      report(
        .missingArgument("the platform of this version, as in 'ios: 26'", of: "available"),
        at: tree.range(argument))
      return nil
    }
    let label = text(argument)
    let platform = Platform.allCases.first { $0.word == label }
    if platform == nil {
      reportUnknown(
        { .unknownArgument(label, of: "available", suggestion: $0) }, label,
        at: tree.mainRange(argument), among: Platform.allCases.map(\.word),
        habits: ForeignWords.platforms)
    }
    guard let run = tree.firstChild(argument),
      let value = onlyComponent(of: run, after: "the version")
    else { return nil }
    guard let version = readVersion(value) else {
      report(
        .typeMismatch(
          expected: "a version such as '26' or '17.4'",
          found: "'\(source.text(tree.range(value)))'"),
        at: tree.range(value))
      return nil
    }
    return platform.map { ($0, version) }
  }

  /// Reads a version; of the three parts of `17.4.1`, which the parser takes as a member of a number,
  /// the first two count, since no interface of SwiftUI came with a third.
  private func readVersion(_ value: NodeID) -> Version? {
    switch tree.kind(value) {
    case .numberLiteral: return Version(source.text(tree.range(value)))
    case .member:
      guard let number = tree.firstChild(value), tree.kind(number) == .numberLiteral,
        text(value).utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
      else { return nil }
      return Version(source.text(tree.range(number)))
    default: return nil
    }
  }
}
