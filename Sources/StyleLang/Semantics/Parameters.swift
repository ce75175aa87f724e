extension Analyzer {
  /// Reads the parameter list of a style into the style and into the scope.
  ///
  /// A default may not name a parameter: Swift's default arguments cannot either.
  mutating func readParameters(_ node: NodeID, of style: inout Style) {
    guard let list = child(node, .parameterList) else { return }
    var bindings: [Scope.Binding] = []
    // A missing comma makes the next parameter's name a part of the default before it.
    let listIsBroken = isBroken(list)
    var parameter = tree.firstChild(list)
    while let current = parameter {
      if tree.kind(current) == .parameter {
        guard style.parameters.count < Self.maximumParameters else {
          reportTooManyParameters(at: tree.mainRange(current))
          break
        }
        readParameter(current, of: &style, into: &bindings, listIsBroken: listIsBroken)
      }
      parameter = tree.nextSibling(current, in: list)
    }
    scope.bindings = bindings
    scope.isIncomplete = listIsBroken || parameter != nil
  }

  /// How many parameters a style may have, with those that its parent leaves open.
  static let maximumParameters = 1000

  mutating func reportTooManyParameters(at range: SourceRange) {
    report(
      .outOfRange(
        value: "more than \(Self.maximumParameters) parameters",
        expected: "at most \(Self.maximumParameters)"),
      at: range)
  }

  private mutating func readParameter(
    _ node: NodeID, of style: inout Style, into bindings: inout [Scope.Binding],
    listIsBroken: Bool
  ) {
    let name = nameID(node)
    let spelling = names.name(name)
    let range = tree.mainRange(node)
    if let first = bindings.first(where: { $0.name == name }) {
      report(.duplicateName(names.name(first.name), kind: "parameter"), at: range)
      return
    }
    if spelling == "controlSize" || isInput(name)
      || State(rawValue: spelling).map(scope.states.contains) ?? false
    {
      report(.parameterHidesState(spelling), at: range)
      bindings.append(
        Scope.Binding(name: name, type: .color, isOptional: false, meaning: .unknown))
      return
    }
    guard let type = readType(node, parameter: spelling, of: &style) else {
      bindings.append(
        Scope.Binding(name: name, type: .color, isOptional: false, meaning: .unknown))
      return
    }
    if type == .fill { checkSystems(SystemNeed("Fill", ["AnyShapeStyle"]), range, nil, []) }
    let isOptional = child(node, .optionalMark) != nil
    var value: Value?
    if let defaultNode = child(node, .value), !listIsBroken {
      value = readDefault(defaultNode, type, isOptional: isOptional, parameter: spelling)
      if let value { checkSystems(value, at: tree.range(defaultNode)) }
    }
    bindings.append(
      Scope.Binding(
        name: name, type: type, isOptional: isOptional,
        meaning: .parameter(ParameterID(style.parameters.count))))
    style.parameters.append(
      Parameter(
        name: spelling, type: type, isOptional: isOptional, defaultValue: value,
        documentation: documentation(before: node)))
  }

  mutating func readDefault(
    _ node: NodeID, _ type: ParameterType, isOptional: Bool, parameter: String
  ) -> Value? {
    if isOptional, isAbsent(node) { return nil }
    scope.isInDefault = true
    let read = readValue(node, as: type, parameter: parameter)
    scope.isInDefault = false
    guard let value = read else { return nil }
    if let (expected, found) = misfit(resolved(value), type, isOptional: isOptional) {
      report(.typeMismatch(expected: expected, found: found), at: tree.range(node))
      return nil
    }
    return value
  }

  /// Why a parameter cannot hold a value: its type in Swift has no room for all that a statement
  /// can say.
  func misfit(
    _ value: Value, _ type: ParameterType, isOptional: Bool
  ) -> (expected: String, found: String)? {
    switch value {
    case .none where type != .fill && isOptional: return ("\(type.phrase) or 'absent'", "'none'")
    case .none where type != .fill:
      let name = type.languageName
      return ("\(type.phrase); one that may have none is written '\(name)?'", "'none'")
    case .insets(let insets)
    where [insets.top, insets.trailing, insets.bottom, insets.leading].contains(.standard):
      return ("insets in points, as an argument has them", "'standard'")
    case .border(let border) where border.placement == .center:
      return ("a border that lies inside, as an argument's does", "'center'")
    case .shape(.trim):
      return ("a whole shape, as an argument is", "a part of one")
    case .border(let border) where border.gradient != nil:
      return ("a border of one colour, as an argument's is", "a gradient")
    case .border(let border) where border.isRound:
      return ("a border with flat ends, as an argument's are", "'round'")
    case .shadows(let shadows) where shadows.count > 1:
      return ("one shadow, as an argument has it", "\(shadows.count)")
    default: return nil
    }
  }

  /// Whether a value is the word `absent`.
  mutating func isAbsent(_ value: NodeID) -> Bool {
    guard let single = singleExpression(value), tree.kind(single) == .nameExpression else {
      return false
    }
    let name = nameID(single)
    return names.word(name) == .absent && !isBound(name)
      && lookUp(name, from: scope.group) == nil
  }

  mutating func readType(
    _ node: NodeID, parameter: String, of style: inout Style
  ) -> ParameterType? {
    if let enumeration = child(node, .enumerationType) {
      var cases: [String] = []
      var failed = false
      for child in tree.children(enumeration) where tree.kind(child) == .enumerationCase {
        let name = text(child)
        // Beyond the limit it is not worth the time to look for duplicates.
        if cases.count < 256, cases.contains(name) {
          report(.duplicateName(name, kind: "case"), at: tree.mainRange(child))
          failed = true
        }
        cases.append(name)
      }
      if cases.count > 255 {
        report(
          .outOfRange(value: "\(cases.count) cases", expected: "at most 255"),
          at: tree.range(enumeration))
        return nil
      }
      guard !failed, cases.count > 1 else { return nil }
      let type = Enumeration(
        style: style.name,
        swiftName: style.swiftName + "." + SwiftWords.nestedTypeName(parameter), cases: cases)
      style.enumerations.append(type)
      return .enumeration(type)
    }
    guard let typeName = child(node, .typeName) else { return nil }
    let name = text(typeName)
    if let type = ParameterType.named.first(where: { $0.languageName == name }) { return type }
    reportUnknown(
      { .unknownType(name, suggestion: $0) }, name, at: tree.mainRange(typeName),
      among: ParameterType.named.map(\.languageName), habits: ForeignWords.types)
    return nil
  }
}
