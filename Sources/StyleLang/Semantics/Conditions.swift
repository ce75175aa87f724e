extension Condition {
  /// No state.
  static let never = Condition.not(.always)

  /// Both; simplified where one side is known.
  func and(_ other: Condition) -> Condition {
    if self == .always || other == .never { return other }
    if other == .always || self == .never { return self }
    return .all(parts(ofAll: self) + parts(ofAll: other))
  }

  /// At least one; simplified where one side is known.
  func or(_ other: Condition) -> Condition {
    if self == .never || other == .always { return other }
    if other == .never || self == .always { return self }
    return .any(parts(ofAny: self) + parts(ofAny: other))
  }

  /// Whether it is written as, or as a conjunction with, `part`.
  func requires(_ part: Condition) -> Bool { self == part || parts(ofAll: self).contains(part) }

  /// Whether it looks at whether a parameter is set.
  var mentionsIsSet: Bool {
    switch self {
    case .isSet: true
    case .always, .state, .controlSize, .flag, .equal: false
    case .not(let inner): inner.mentionsIsSet
    case .all(let parts), .any(let parts): parts.contains(where: \.mentionsIsSet)
    }
  }

  /// The contrary.
  var negated: Condition {
    if case .not(let inner) = self { return inner }
    return .not(self)
  }

  private func parts(ofAll condition: Condition) -> [Condition] {
    if case .all(let parts) = condition { return parts }
    return [condition]
  }

  private func parts(ofAny condition: Condition) -> [Condition] {
    if case .any(let parts) = condition { return parts }
    return [condition]
  }
}

extension Analyzer {
  /// Reads a condition; nil where it is wrong, which has then been reported.
  mutating func readCondition(_ node: NodeID) -> Condition? {
    switch tree.kind(node) {
    case .orCondition, .andCondition:
      guard let first = tree.firstChild(node), let second = tree.nextSibling(first, in: node) else {
        return nil
      }
      let left = readCondition(first)
      guard let right = readCondition(second), let left else { return nil }
      return tree.kind(node) == .orCondition ? left.or(right) : left.and(right)
    case .notCondition:
      return tree.firstChild(node).flatMap { readCondition($0) }?.negated
    case .nameCondition: return readNameCondition(node)
    case .isSetCondition: return readIsSet(node)
    case .equalCondition: return readComparison(node)
    case .notEqualCondition: return readComparison(node)?.negated
    case .availableCondition: return readAvailable(node)
    default: return nil
    }
  }

  private mutating func readNameCondition(_ node: NodeID) -> Condition? {
    let name = nameID(node)
    if let binding = binding(name) {
      note(node, isBinding: binding)
      if case .unknown = binding.meaning { return nil }
      guard case .bool = binding.type else {
        report(.notBoolean(names.name(name), type: binding.type.phrase), at: tree.range(node))
        return nil
      }
      switch binding.meaning {
      case .parameter(let id):
        return binding.isOptional ? Condition.isSet(id).and(.flag(id)) : .flag(id)
      case .value(.bool(let bool)): return bool ? .always : .never
      case .value(.boolParameter(let id)): return .flag(id)
      case .absent, .value, .unknown: return .never
      }
    }
    if let state = names.state(name), scope.states.contains(state) {
      checkSystems(state, at: tree.range(node))
      return .state(state)
    }
    if names.name(name) == "controlSize" {
      report(.notBoolean("controlSize", type: "a size"), at: tree.range(node))
      return nil
    }
    reportUnknownState(names.name(name), at: tree.range(node))
    return nil
  }

  mutating func reportUnknownState(_ name: String, at range: SourceRange) {
    if scope.isIncomplete || importsAreIncomplete { return }
    let owner = inputs.control?.name ?? (scope.component ?? .view).rawValue
    let candidates =
      scope.states.map(\.rawValue) + scope.bindings.map { names.name($0.name) } + inputNames()
      + ["controlSize"]
    // A habit's state may be one that this component lacks.
    let meaning = State(rawValue: ForeignWords.states.meaning(of: name) ?? "")
    let isKnown = meaning.map { scope.states.contains($0) } ?? true
    reportUnknown(
      { .unknownState(name, of: owner, suggestion: $0) }, name, at: range,
      among: candidates, habits: isKnown ? ForeignWords.states : [:])
  }

  private mutating func readIsSet(_ node: NodeID) -> Condition? {
    let name = nameID(node)
    guard let binding = binding(name) else {
      reportUnknownState(names.name(name), at: tree.mainRange(node))
      return nil
    }
    note(node, isBinding: binding)
    if case .unknown = binding.meaning { return nil }
    guard binding.isOptional else {
      report(.notOptional(names.name(name)), at: tree.mainRange(node))
      return nil
    }
    switch binding.meaning {
    case .parameter(let id): return .isSet(id)
    case .value: return .always
    case .absent, .unknown: return .never
    }
  }

  private mutating func readComparison(_ node: NodeID) -> Condition? {
    let name = nameID(node)
    let right = tree.endToken(node) - 1
    let range = tree.tokens.range(right)
    let caseName = source.text(range)
    guard let binding = binding(name) else {
      guard names.name(name) == "controlSize" else {
        if names.state(name) != nil {
          report(
            .notAnEnumeration(names.name(name), type: "a state"), at: tree.mainRange(node),
            fixIts: comparisonWithBool(node, caseName))
        } else {
          reportUnknownState(names.name(name), at: tree.mainRange(node))
        }
        return nil
      }
      guard let size = ControlSize(rawValue: caseName) else {
        let cases = ControlSize.allCases.map(\.rawValue)
        reportUnknown(
          { .unknownCase(caseName, of: "controlSize", cases: cases, suggestion: $0) }, caseName,
          at: range, among: cases)
        return nil
      }
      checkSystems(
        SystemNeed("controlSize", ControlSize.requiredSymbols, isLeftOutWhereMissing: true),
        tree.mainRange(node), nil, [])
      return .controlSize(size)
    }
    note(node, isBinding: binding)
    if case .unknown = binding.meaning { return nil }
    guard case .enumeration(let enumeration) = binding.type else {
      report(
        .notAnEnumeration(names.name(name), type: binding.type.phrase), at: tree.mainRange(node),
        fixIts: binding.type == .bool ? comparisonWithBool(node, caseName) : [])
      return nil
    }
    guard let index = enumeration.cases.firstIndex(of: caseName) else {
      let owner = names.name(name)
      reportUnknown(
        { .unknownCase(caseName, of: owner, cases: enumeration.cases, suggestion: $0) }, caseName,
        at: range, among: enumeration.cases)
      return nil
    }
    switch binding.meaning {
    case .parameter(let id), .value(.enumerationParameter(let id)):
      return .equal(id, UInt16(index))
    case .value(.keyword(let value)): return Int(value) == index ? .always : .never
    case .absent, .value, .unknown: return .never
    }
  }

  /// A fix for `isOn == true`, which is `isOn` alone.
  private func comparisonWithBool(_ node: NodeID, _ other: String) -> [FixIt] {
    guard other == "true" || other == "false" else { return [] }
    let isPlain = (other == "true") == (tree.kind(node) == .equalCondition)
    let write = isPlain ? text(node) : "not " + text(node)
    return [FixIt("write '\(write)'", replacing: tree.range(node), with: write)]
  }
}
