extension Analyzer {
  /// Starts a style from its parent: takes over the parameters that stay open, and the rules.
  ///
  /// The parents' statements are read again with the arguments in place of the parameters, so that
  /// what depends on them is folded, simplified and checked as if it had been written so.
  mutating func inherit(
    _ parent: Style, at parentID: StyleID, base: NodeID, into style: inout Style,
    rules: inout RuleList
  ) {
    let arguments = child(base, .argumentList)
    if arguments == nil, style.parameters.isEmpty, parentID.file == homeFile {
      // Nothing to put in and no parameter to renumber: the parent's rules are ours.
      style.parameters = parent.parameters
      if parent.parameters.last?.source ?? .argument != .argument {
        style.parameters = Array(parent.arguments)
        inputs.parameters = Array(parent.parameters[parent.arguments.endIndex...])
      }
      inputs.argumentCount = style.parameters.count
      scope.bindings = openBindings(of: style, first: 0)
      rules = settledRules(of: parentID)
      if let inherited = inheritedBodies[parentID.index] { body = inherited }
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
      style.parameters.append(adopt(parameter, of: parentID.file))
    }
    let reported = diagnostics.count
    readInheritedRules(parentID, parent, meanings.compactMap { $0 }, into: &rules)
    arrange(&rules, as: settledRules(of: parentID))
    if let settled = settledBody(of: parentID) {
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
    guard parameter.isOptional, value.parameter == optional else {
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
    _ first: StyleID, _ style: Style, _ meanings: [Scope.Binding.Meaning],
    into rules: inout RuleList
  ) {
    var chain: [(file: Int, node: NodeID, bindings: [Scope.Binding])] = []
    var id = first
    var parameters = Array(style.arguments)
    var meanings = meanings
    while true {
      guard meanings.count == parameters.count else { return }
      let site = styleSite(id)
      let above = parentID(of: site, in: id.file)
      let parent = above.map { self.parameters(of: $0) } ?? []
      let nameAbove = above.map { nameOfStyle($0) } ?? ""
      let given = inContext(of: id.file) { analyzer -> [Scope.Binding.Meaning?] in
        analyzer.scope.bindings = zip(parameters, meanings).map { analyzer.binding($0, $1) }
        // The bindings of this style give what its own parent's parameters stand for.
        guard above != nil, let base = analyzer.child(site.node, .baseClause) else { return [] }
        return analyzer.readArguments(
          analyzer.child(base, .argumentList), of: parent[...], ofStyle: nameAbove)
      }
      chain.append((id.file, site.node, scope.bindings))
      guard let above else { break }
      id = above
      meanings = zip(parent, given).compactMap { parameter, meaning in
        meaning ?? zip(parameters, meanings).first { $0.0.name == parameter.name }?.1
      }
      parameters = parent
    }
    // Which rule took the place of which was settled in the parent, with its parameters open:
    // the style is its parent with the arguments put in, and nothing else.
    if chain.count > 1 {
      placesOfInherited = Dictionary(
        uniqueKeysWithValues: settledRules(of: first).enumerated().map { ($1.statement, $0) })
    }
    for (file, node, bindings) in chain.reversed() {
      scope.bindings = bindings
      inContext(of: file) { analyzer in
        guard let block = analyzer.child(node, .block) else { return }
        analyzer.readStatements(block, condition: .always, into: &rules, isInherited: true)
      }
    }
    if let places = placesOfInherited {
      rules.sort { places[$0.statement] ?? 0 < places[$1.statement] ?? 0 }
      placesOfInherited = nil
    }
  }

  /// Brings rules that were read again into the order that they have in the parent, without those
  /// whose place another has taken there.
  ///
  /// The parent's own order holds, since it is what the parent looks like with these arguments.
  private func arrange(_ rules: inout RuleList, as order: RuleList) {
    let places = Dictionary(order.enumerated().map { ($0.element.statement, $0.offset) }) { $1 }
    rules = rules.enumerated()
      .compactMap { rule in places[rule.element.statement].map { ($0, rule.offset, rule.element) } }
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
    for (index, original) in diagnostics.enumerated().dropFirst(first)
    where original.severity == .error
      && (codes.isEmpty || !isOneMistake && !codes.contains(original.problem.code))
    {
      var diagnostic = original
      codes.insert(diagnostic.problem.code)
      for note in diagnostic.notes.indices where diagnostic.notes[note].file == nil {
        diagnostic.notes[note].file = foreignFiles[index]
      }
      diagnostic.fixIts = []
      diagnostic.notes.append(
        Note(
          "with this argument, in a statement that comes from '\(parent)'", at: diagnostic.range,
          in: foreignFiles[index]))
      diagnostic.range = range
      kept.append(diagnostic)
    }
    diagnostics.replaceSubrange(first..., with: kept)
    foreignFiles.removeAll()
  }

  // MARK: - Styles of this and of other files

  /// The style that one of this file starts from.
  func parentID(of index: Int) -> StyleID? { parentID(of: styleSites[index], in: homeFile) }

  private func parentID(of site: StyleSite, in file: Int) -> StyleID? {
    guard site.parent >= 0 else { return nil }
    let isLocal = site.parentFile < 0
    return StyleID(file: isLocal ? file : Int(site.parentFile), index: Int(site.parent))
  }

  /// Where a style is declared.
  private func styleSite(_ id: StyleID) -> StyleSite {
    id.file == homeFile ? styleSites[id.index] : files[id.file].context.styleSites[id.index]
  }

  private func nameOfStyle(_ id: StyleID) -> String {
    let site = styleSite(id)
    return id.file == homeFile
      ? names.name(site.name) : files[id.file].context.names.name(site.name)
  }

  /// A style that has been built; nil where it is wrong.
  func finishedStyle(_ id: StyleID) -> Style? {
    let site = styleSite(id)
    guard site.state == .done else { return nil }
    return id.file == homeFile
      ? sheet.styles[Int(site.place)] : files[id.file].sheet.styles[Int(site.place)]
  }

  /// The rules of a style in written order, as they came out when it was built.
  private func settledRules(of id: StyleID) -> RuleList {
    (id.file == homeFile ? inheritedRules[id.index] : files[id.file].inheritedRules[id.index]) ?? []
  }

  private func settledBody(of id: StyleID) -> SourceBody? {
    id.file == homeFile ? inheritedBodies[id.index] : files[id.file].inheritedBodies[id.index]
  }

  private func parameters(of id: StyleID) -> [Parameter] {
    (id.file == homeFile ? parametersOf[id.index] : files[id.file].parametersOf[id.index]) ?? []
  }
}

/// A style of the project: a place among the sites of a file.
struct StyleID: Hashable, Sendable {
  var file: Int
  var index: Int
}
