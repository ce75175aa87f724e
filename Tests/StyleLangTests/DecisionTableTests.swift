import Testing

@testable import StyleLang

/// The decisions of generated Swift are the tables, for every property of every style at hand.
@Suite struct DecisionTableTests {
  private static let files = GoldenFile.all + GoldenFile.corpus

  @Test(arguments: files)
  func decisionsEqualTables(_ file: GoldenFile) throws {
    let source = try file.source()
    let project = ProjectFile(path: "/" + file.name, source: source)
    var count = 0
    for query in try TableQuery.all(of: project) {
      let style = query.subject.style
      let model = style.parts
      let parts = query.subject.parts
      // What is never drawn is not in the model; no file here has such a part.
      try #require(model.count == parts.count)
      for (rules, part) in zip(model, parts) {
        for property in Set(rules.map(\.property)) {
          let own = rules.filter { $0.property == property }
          compare(
            own, part, property, query, "\(file.name): \(style.name).\(part.name).\(property)")
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  private func compare(
    _ model: [Rule], _ part: TablePart, _ property: Property, _ query: TableQuery,
    _ comment: Comment
  ) {
    let parameters = query.subject.style.parameters
    let rules = PropertyRules(property, of: part.block, in: query.subject)
    var table = rules.table(of: parameters)
    let function = table.function(Array(0...rules.rules.count))
    var partition = Partition(table.space, domain: table.domain)
    guard let rows = partition.rows(of: function) else {
      Issue.record(comment)
      return
    }
    var values: [Value] = []
    for rule in model where !values.contains(rule.value) { values.append(rule.value) }
    var analyzer = ConditionAnalyzer(parameters: parameters)
    let decision = analyzer.decide(
      model.map { (condition: $0.condition, leaf: values.firstIndex(of: $0.value)) })
    let conditions = model.map(\.condition) + rules.rules.map(\.rule.condition)
    let worlds = World.all(for: conditions + [part.block.context], parameters)
    for world in worlds where world.holds(part.block.context) {
      let matching = rows.filter { table.space.contains(world, $0) }
      #expect(matching.count == 1, comment)
      guard let row = matching.first, let leaf = world.leaf(of: decision) else {
        Issue.record(comment)
        continue
      }
      let rule = Int(table.space.diagram.terminalValue(row.leaf)) - 3
      let expected =
        rule < rules.rules.count ? rules.rules[rule].rule.value : property.definition.defaultValue
      #expect(values[leaf] == expected, comment)
    }
    // Of a few states that one test tells, trying all decisions shows the least number of tests.
    let states = State.allCases.filter { state in
      model.contains { $0.condition.mentions(state) }
    }
    guard parameters.isEmpty, part.block.context == .always, (1...3).contains(states.count),
      states.allSatisfy({ !$0.needsEnabled }), !model.contains(where: \.condition.mentionsSize)
    else { return }
    let universe = Universe(name: "", states: states)
    let leaves = universe.worlds.map { world in
      model.first { world.holds($0.condition) }.flatMap { values.firstIndex(of: $0.value) }
    }
    #expect(decision.testCount == DecisionOptimum(universe).tests(leaves), comment)
  }

  // MARK: Many conditions

  private static func wide(_ count: Int) -> String {
    let names = (0..<count).map { "c\($0)" }
    let parameters = names.map { "\($0): Bool" }.joined(separator: ", ")
    let rules = names.enumerated().map { "    opacity: \($0)% when \($1)" }
    return "style S(\(parameters)): button {\n\(rules.joined(separator: "\n"))\n}"
  }

  /// Going through the combinations would take for ever; this takes milliseconds, and a debug build on
  /// a busy machine some more.
  @Test(arguments: [16, 40])
  func manyConditionsTakeNoTime(_ count: Int) throws {
    let text = DecisionTableTests.wide(count)
    let duration = try ContinuousClock().measure {
      let table = try #require(try TableSupport.table("S.opacity", of: text))
      #expect(table.rows.count == count + 1)
      #expect(table.isFewest)
      var configuration = LintConfiguration()
      for rule in LintRule.all { configuration.levels[rule.name] = .off }
      for rule in [LintRule.ambiguousOverlap, .noOpRule, .equalStates, .redundantCondition] {
        configuration.levels[rule.name] = .warning
      }
      #expect(!LintSupport.diagnostics([("s.style", text)], configuration).isEmpty)
    }
    #expect(duration < .seconds(20))
  }

  /// Sixteen conditions of which any two hold together, and a statement for all at once.
  @Test func sixteenEntangledConditions() throws {
    let names = (0..<16).map { "c\($0)" }
    let text = """
      style S(\(names.map { "\($0): Bool" }.joined(separator: ", "))): button {
          opacity: 10% when \(names.joined(separator: " and "))
          opacity: 20% when \(names.joined(separator: " or "))
          opacity: 30% when not \(names.joined(separator: " and not "))
      }
      """
    let found = LintSupport.findings(of: .deadRule, in: text)
    #expect(found.map(\.notes.count) == [1])
    let table = try #require(try TableSupport.table("S.opacity", of: text))
    #expect(table.rows.count == 17)
  }
}

extension Condition {
  fileprivate var mentionsSize: Bool {
    switch self {
    case .controlSize: true
    case .always, .state, .flag, .equal, .isSet: false
    case .not(let inner): inner.mentionsSize
    case .all(let parts), .any(let parts): parts.contains(where: \.mentionsSize)
    }
  }
}

extension TableQuery {
  /// A query for each style of a file.
  static func all(of file: ProjectFile) throws -> [TableQuery] {
    let names = compile(file.source).sheet?.styles.map(\.name) ?? []
    return try names.compactMap { name in
      try query(file, in: "/", style: name, load: { _, _ in .failure(.missing) }, each: { _ in })
    }
  }
}

extension Style {
  /// The rules of the style and of its parts, in the order of `StyleSubject.parts`.
  fileprivate var parts: [[Rule]] {
    [rules] + (content?.parts ?? []) + layers.flatMap { [$0.rules] + ($0.content?.parts ?? []) }
  }
}

extension Element {
  fileprivate var parts: [[Rule]] { [rules] + children.flatMap(\.parts) }
}

extension StateSpace {
  /// Whether a combination lies in a row.
  fileprivate func contains(_ world: World, _ row: Partition.Row) -> Bool {
    zip(variables, row.values).allSatisfy { variable, values in
      values?.contains(value(of: variable, in: world)) ?? true
    }
  }

  private func value(of variable: Variable, in world: World) -> UInt32 {
    switch variable {
    case .state(let state): return world.holds(.state(state)) ? 1 : 0
    case .controlSize: return UInt32(world.controlSize.index)
    case .parameter(let id):
      let parameter = parameters[Int(id)]
      let absent: UInt32 = parameter.isOptional ? 1 : 0
      if absent == 1, !world.inputs.contains(.isSet(id)) { return 0 }
      switch parameter.type {
      case .bool: return (world.inputs.contains(.flag(id)) ? 1 : 0) + absent
      case .enumeration: return UInt32(world.cases[id] ?? 0) + absent
      default: return absent
      }
    }
  }
}

extension World {
  /// Every combination of what conditions look at, or many of them, chosen at random.
  fileprivate static func all(for conditions: [Condition], _ parameters: [Parameter]) -> [World] {
    var variables: Set<StateSpace.Variable> = []
    let space = StateSpace(of: conditions, parameters: parameters)
    variables.formUnion(space.variables)
    var worlds = [World()]
    worlds[0].inputs = [.enabled]
    for variable in space.variables {
      worlds = worlds.flatMap { world in world.variants(of: variable, parameters) }
      if worlds.count > 4_096 {
        var generator = SeededGenerator(seed: 1)
        worlds = (0..<1_024).compactMap { _ in worlds.randomElement(using: &generator) }
      }
    }
    // A newer system has what an older one has.
    return worlds.filter { world in
      parameters.indices.allSatisfy { newer in
        guard case .availability(let one) = parameters[newer].source,
          world.inputs.contains(.flag(ParameterID(newer)))
        else { return true }
        return parameters.indices.allSatisfy { older in
          guard case .availability(let two) = parameters[older].source, one.isSubset(of: two) else {
            return true
          }
          return world.inputs.contains(.flag(ParameterID(older)))
            || !variables.contains(.parameter(ParameterID(older)))
        }
      }
    }
  }

  private func variants(of variable: StateSpace.Variable, _ parameters: [Parameter]) -> [World] {
    func with(_ input: Input) -> World {
      var world = self
      world.inputs.insert(input)
      return world
    }
    switch variable {
    case .state(.disabled):
      var world = self
      world.inputs.remove(.enabled)
      return [self, world]
    case .state(let state):
      return [self, with(VariableOrder.inputs[Int(VariableOrder.index(of: state))])]
    case .controlSize:
      return ControlSize.allCases.map { size in
        var world = self
        world.controlSize = size
        return world
      }
    case .parameter(let id):
      let parameter = parameters[Int(id)]
      let there = parameter.isOptional ? with(.isSet(id)) : self
      var result = parameter.isOptional ? [self] : []
      switch parameter.type {
      case .bool:
        var yes = there
        yes.inputs.insert(.flag(id))
        result += [there, yes]
      case .enumeration(let enumeration):
        result += enumeration.cases.indices.map { index in
          var world = there
          world.cases[id] = UInt16(index)
          return world
        }
      default: result.append(there)
      }
      return result
    }
  }
}
