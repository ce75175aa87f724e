extension Analyzer {
  /// Starts a style from its parent: takes over the parameters that stay open, and the rules.
  ///
  /// The parents' statements are read again with the arguments in place of the parameters, so that
  /// what depends on them is folded, simplified and checked as if it had been written so.
  mutating func inherit(
    _ parent: Style, at parentIndex: Int, base: NodeID, into style: inout Style,
    rules: inout RuleList
  ) {
    let arguments = child(base, .argumentList)
    if arguments == nil, style.parameters.isEmpty {
      // Nothing to put in and no parameter to renumber: the parent's rules are ours.
      style.parameters = parent.parameters
      if parent.parameters.last?.source ?? .argument != .argument {
        style.parameters = Array(parent.arguments)
        inputs.parameters = Array(parent.parameters[parent.arguments.endIndex...])
      }
      inputs.argumentCount = style.parameters.count
      scope.bindings = openBindings(of: style, first: 0)
      rules = inheritedRules[parentIndex] ?? []
      if let inherited = inheritedBodies[parentIndex] { body = inherited }
      return
    }
    let own = scope
    // What the arguments read follows all parameters, so those that stay open are counted first.
    let given = arguments.map { list in tree.children(list).map { text($0) } } ?? []
    inputs.argumentCount =
      style.parameters.count + parent.arguments.count { !given.contains($0.name) }
    var meanings = readArguments(arguments, of: parent.arguments, ofStyle: parent.name)
    for (index, parameter) in parent.arguments.enumerated() where meanings[index] == nil {
      if own.bindings.contains(where: { names.name($0.name) == parameter.name }) {
        report(
          .duplicateName(parameter.name, kind: "parameter"), at: tree.mainRange(base),
          notes: [
            Note("'\(parent.name)' has it too; hand yours on with '\(parameter.name): …'")
          ])
        scope.isIncomplete = true
        incompleteProperties.formUnion(Property.allCases)
        return
      }
      guard style.parameters.count < Self.maximumParameters else {
        reportTooManyParameters(at: tree.mainRange(base))
        scope.isIncomplete = true
        incompleteProperties.formUnion(Property.allCases)
        return
      }
      meanings[index] = .parameter(ParameterID(style.parameters.count))
      style.parameters.append(parameter)
    }
    let reported = diagnostics.count
    readInheritedRules(parentIndex, parent, meanings.compactMap { $0 }, into: &rules)
    arrange(&rules, as: inheritedRules[parentIndex] ?? [])
    if let settled = inheritedBodies[parentIndex] {
      for index in body.layers.indices {
        let name = body.layers[index].name
        let order = settled.layers.first { $0.name == name }?.rules ?? []
        arrange(&body.layers[index].rules, as: order)
      }
    }
    moveDiagnostics(
      from: reported, to: tree.range(arguments ?? base), parent: parent.name,
      isOneMistake: arguments.map { tree.children($0).count == 1 } ?? true)
    scope = own
    scope.bindings += openBindings(of: style, first: own.bindings.count)
  }

  /// Bindings for the parameters that stay open, so that the derived style may name them too.
  private mutating func openBindings(of style: Style, first: Int) -> [Scope.Binding] {
    var bindings: [Scope.Binding] = []
    for (index, parameter) in style.parameters.enumerated().dropFirst(first) {
      bindings.append(binding(parameter, .parameter(ParameterID(index))))
    }
    return bindings
  }

  private mutating func binding(
    _ parameter: Parameter, _ meaning: Scope.Binding.Meaning
  ) -> Scope.Binding {
    Scope.Binding(
      name: names.intern(parameter.name), type: parameter.type,
      isOptional: parameter.isOptional, meaning: meaning)
  }

  // MARK: - Arguments

  /// What each parameter of `parent` stands for; nil where no argument is given.
  mutating func readArguments(
    _ list: NodeID?, of parameters: ArraySlice<Parameter>, ofStyle style: String
  ) -> [Scope.Binding.Meaning?] {
    var meanings = [Scope.Binding.Meaning?](repeating: nil, count: parameters.count)
    guard let list else { return meanings }
    for argument in tree.children(list) {
      guard !isBroken(argument), let value = tree.firstChild(argument) else { continue }
      guard tree.kind(argument) == .labeledArgument else {
        report(
          .missingArgument("the name of this argument", of: style), at: tree.range(value))
        continue
      }
      let name = text(argument)
      guard let index = parameters.firstIndex(where: { $0.name == name }) else {
        reportUnknown(
          { .unknownArgument(name, of: style, suggestion: $0) }, name,
          at: tree.mainRange(argument), among: parameters.map(\.name))
        continue
      }
      if meanings[index] != nil {
        report(.duplicateName(name, kind: "argument"), at: tree.mainRange(argument))
        continue
      }
      meanings[index] = readArgument(argument, for: parameters[index]) ?? .unknown
    }
    return meanings
  }

  private mutating func readArgument(
    _ node: NodeID, for parameter: Parameter
  ) -> Scope.Binding.Meaning? {
    if parameter.isOptional, isAbsent(node) { return .absent }
    neededOptionals.removeAll(keepingCapacity: true)
    needsAbsent = false
    guard let value = readValue(node, as: parameter.type, parameter: parameter.name) else {
      return nil
    }
    if needsAbsent { return parameter.isOptional ? .absent : nil }
    guard let optional = neededOptionals.first else { return .value(value) }
    // An optional may be handed on as it is to an optional, and in no other way.
    guard parameter.isOptional, value.isParameter(optional) else {
      report(
        .optionalToRequired(
          argument: nameOfParameter(optional), parameter: parameter.name),
        at: tree.range(node))
      return nil
    }
    return .parameter(optional)
  }

  // MARK: - Rules

  /// Reads the statements of a style and of all those that it starts from, outermost first.
  private mutating func readInheritedRules(
    _ index: Int, _ style: Style, _ meanings: [Scope.Binding.Meaning], into rules: inout RuleList
  ) {
    var chain: [(node: NodeID, bindings: [Scope.Binding])] = []
    let first = index
    var index = index
    var parameters = Array(style.arguments)
    var meanings = meanings
    while true {
      guard meanings.count == parameters.count else { return }
      let site = styleSites[index]
      scope.bindings = zip(parameters, meanings).map { binding($0, $1) }
      chain.append((site.node, scope.bindings))
      guard site.parent >= 0, let base = child(site.node, .baseClause) else { break }
      // The bindings of this style give what its own parent's parameters stand for.
      index = Int(site.parent)
      let parent = parametersOf[index] ?? []
      let given = readArguments(
        child(base, .argumentList), of: parent[...], ofStyle: names.name(styleSites[index].name))
      meanings = zip(parent, given).compactMap { parameter, meaning in
        meaning ?? zip(parameters, meanings).first { $0.0.name == parameter.name }?.1
      }
      parameters = parent
    }
    // Which rule took the place of which was settled in the parent, with its parameters open:
    // the style is its parent with the arguments put in, and nothing else.
    if chain.count > 1, let settled = inheritedRules[first] {
      placesOfInherited = Dictionary(
        uniqueKeysWithValues: settled.enumerated().map { ($1.node, $0) })
    }
    for (node, bindings) in chain.reversed() {
      scope.bindings = bindings
      guard let block = child(node, .block) else { continue }
      readStatements(block, condition: .always, into: &rules, isInherited: true)
    }
    if let places = placesOfInherited {
      rules.sort { places[$0.node] ?? 0 < places[$1.node] ?? 0 }
      placesOfInherited = nil
    }
  }

  /// Brings rules that were read again into the order that they have in the parent, without those
  /// whose place another has taken there.
  ///
  /// The parent's own order holds, since it is what the parent looks like with these arguments.
  private func arrange(_ rules: inout RuleList, as order: RuleList) {
    let places = Dictionary(order.enumerated().map { ($0.element.node, $0.offset) }) { $1 }
    rules = rules.enumerated()
      .compactMap { rule in places[rule.element.node].map { ($0, rule.offset, rule.element) } }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }

  /// The parents are free of errors, so what is found in them now comes from the arguments; what is
  /// only worth a warning has been reported there.
  private mutating func moveDiagnostics(
    from first: Int, to range: SourceRange, parent: String, isOneMistake: Bool
  ) {
    var kept: [Diagnostic] = []
    var codes: Set<String> = []
    // One wrong argument is often used by several statements: the first tells enough.
    for var diagnostic in diagnostics[first...]
    where diagnostic.severity == .error
      && (codes.isEmpty || !isOneMistake && !codes.contains(diagnostic.problem.code))
    {
      codes.insert(diagnostic.problem.code)
      diagnostic.fixIts = []
      diagnostic.notes.append(
        Note(
          "with this argument, in a statement that comes from '\(parent)'", at: diagnostic.range))
      diagnostic.range = range
      kept.append(diagnostic)
    }
    diagnostics.replaceSubrange(first..., with: kept)
  }
}

extension Value {
  /// Whether the value is a parameter and nothing else.
  func isParameter(_ id: ParameterID) -> Bool {
    switch self {
    case .scalar(.parameter(id)), .color(.parameter(id)), .boolParameter(id),
      .enumerationParameter(id), .stringParameter(id), .parameter(id):
      true
    case .font(let font): font == FontValue(.parameter(id))
    case .animation(let animation): animation == AnimationValue(.parameter(id))
    default: false
    }
  }
}
