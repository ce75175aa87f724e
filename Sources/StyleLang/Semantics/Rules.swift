extension Analyzer {
  /// Turns the rules of a style, in written order, into those of the model.
  ///
  /// - Parameter rules: The rules, which are left in another order.
  mutating func finish(_ style: inout Style, _ rules: inout RuleList, at index: Int) {
    reasoning.reset(parameters: style.parameters)
    if let first = rules.first, first.isInherited { takePlaces(&rules) }
    if styleSites[index].isParent || keepsRules {
      inheritedRules[index] = rules.map {
        SourceRule(rule: $0.rule, node: $0.node, isInherited: true, file: $0.file)
      }
      parametersOf[index] = Array(style.arguments)
    }
    style.rules = settle(&rules, in: .always, of: style)
    if !body.isEmpty { finishBody(of: &style, at: index) }
    completeBody(of: &style)
    if style.rules.first?.property == .base { checkBase(style, rules, at: index) }
    if rules.sets(.animation) {
      style.animates = animationTriggers(style)
    }
  }

  /// Turns the rules of a style, or of a layer or an element of it, into those of the model.
  ///
  /// - Parameters:
  ///   - rules: The rules in written order; they are sorted.
  ///   - context: When that which they are about is drawn.
  ///   - style: The style, for messages.
  mutating func settle(
    _ rules: inout RuleList, in context: Condition, of style: Style
  ) -> [Rule] {
    checkSystems(rules, of: style, within: context)
    sortForTrying(&rules)
    var result: [Rule] = []
    result.reserveCapacity(rules.count + 4)
    var properties: UInt64 = 0
    var start = 0
    while start < rules.count {
      let property = rules[start].rule.property
      properties |= 1 << UInt64(property.rawValue)
      var end = start + 1
      while end < rules.count, rules[end].rule.property == property { end += 1 }
      if incompleteProperties.contains(property) {
        // What its rules are together is not known.
      } else if end == start + 1, rules[start].rule.condition == .always,
        property.definition.variation != .conditionOnly
      {
        result.append(rules[start].rule)
      } else {
        addRules(rules[start..<end], to: &result, in: context, of: style)
      }
      start = end
    }
    checkMixedFills(result, in: context, of: style, writtenAs: rules)
    let set = properties
    func sets(_ property: Property) -> Bool { set >> UInt64(property.rawValue) & 1 == 1 }
    if sets(.shadow), incompleteProperties.isDisjoint(with: [.shadow, .background]) {
      checkSurface(result, style, rules)
    }
    if sets(.shape) { checkTrim(result, style, rules) }
    if sets(.minWidth) || sets(.minHeight) { checkSizes(result, style, rules) }
    return result
  }

  /// A rule takes the place of the inherited ones with the same property and an equivalent
  /// condition; every other rule comes after what is inherited.
  mutating func takePlaces(_ rules: inout RuleList) {
    let inheritedCount = rules.firstIndex { !$0.isInherited } ?? rules.count
    guard inheritedCount < rules.count else { return }
    var places = Array(rules.indices)
    var isReplaced = [Bool](repeating: false, count: inheritedCount)
    if inheritedCount * (rules.count - inheritedCount) > 1024 {
      takeManyPlaces(rules, inheritedCount, &places, &isReplaced)
    } else {
      takeFewPlaces(rules, inheritedCount, &places, &isReplaced)
    }
    if recordsUses { noteReplaced(rules, inheritedCount, places) }
    let order = rules.indices
      .filter { $0 >= inheritedCount || !isReplaced[$0] }
      .sorted { (places[$0], $0) < (places[$1], $1) }
    rules = order.map { rules[$0] }
  }

  /// Notes what would come back if a rule alone were not there.
  private mutating func noteReplaced(
    _ rules: RuleList, _ inheritedCount: Int, _ places: [Int]
  ) {
    var counts: [Int: Int] = [:]
    for own in inheritedCount..<rules.count { counts[places[own], default: 0] += 1 }
    for own in inheritedCount..<rules.count where places[own] < inheritedCount {
      guard counts[places[own]] == 1 else { continue }
      replacedRules[rules[own].statement] = rules[places[own]]
    }
  }

  private mutating func takeFewPlaces(
    _ rules: RuleList, _ inheritedCount: Int, _ places: inout [Int], _ isReplaced: inout [Bool]
  ) {
    for own in inheritedCount..<rules.count {
      let rule = rules[own].rule
      for other in 0..<inheritedCount where rules[other].rule.property == rule.property {
        let condition = rules[other].rule.condition
        guard condition == rule.condition || reasoning.areEquivalent(condition, rule.condition)
        else {
          continue
        }
        isReplaced[other] = true
        places[own] = other
      }
    }
  }

  /// The same, asking once for each property instead of for each pair.
  private mutating func takeManyPlaces(
    _ rules: RuleList, _ inheritedCount: Int, _ places: inout [Int], _ isReplaced: inout [Bool]
  ) {
    for property in Property.allCases {
      let indices = rules.indices.filter { rules[$0].rule.property == property }
      guard let last = indices.last, last >= inheritedCount, indices[0] < inheritedCount else {
        continue
      }
      let classes = reasoning.classes(of: indices.map { rules[$0].rule.condition })
      var lastOfClass: [Int: Int] = [:]
      for (index, kind) in zip(indices, classes) where index < inheritedCount {
        lastOfClass[kind] = index
      }
      let owned = Set(zip(indices, classes).filter { $0.0 >= inheritedCount }.map(\.1))
      for (index, kind) in zip(indices, classes) {
        if index < inheritedCount {
          isReplaced[index] = owned.contains(kind)
        } else if let place = lastOfClass[kind] {
          places[index] = place
        }
      }
    }
  }

  /// Orders rules by property as in the catalogue, and within a property from the last written to
  /// the first.
  ///
  /// Sorts keys and then swaps the rules into place: a rule is ten times as large as a key, and a
  /// swap counts no references, which moving the rules to another array does.
  private mutating func sortForTrying(_ rules: inout RuleList) {
    let count = UInt64(rules.count)
    sortKeys.removeAll(keepingCapacity: true)
    for index in rules.indices {
      sortKeys.append(UInt64(rules[index].rule.property.rawValue) << 32 | count - 1 - UInt64(index))
    }
    sortKeys.sort()
    // The keys become the places that the rules come from; each cycle of these is gone through once.
    for index in sortKeys.indices { sortKeys[index] = count - 1 - sortKeys[index] & 0xFFFF_FFFF }
    for start in rules.indices {
      var place = start
      while case let origin = Int(sortKeys[place]), origin != start {
        sortKeys[place] = UInt64(place)
        rules.swapAt(place, origin)
        place = origin
      }
      sortKeys[place] = UInt64(place)
    }
  }

  /// Adds the rules of one property that can win, in the order to try, ending with `always`.
  private mutating func addRules(
    _ rules: ArraySlice<SourceRule>, to result: inout [Rule], in context: Condition,
    of style: Style
  ) {
    guard let first = rules.first else { return }
    let property = first.rule.property
    if rules.count == 1, first.rule.condition == .always {
      if property.definition.variation == .conditionOnly {
        report(.needsCondition(property.name), about: first, in: style)
      }
      result.append(first.rule)
      return
    }
    // An own rule may hide an inherited one in part, wherever further rules stand.
    let mayHide = !first.isInherited && rules.contains(where: \.isInherited)
    if context == .always, !mayHide, areIndependent(rules),
      property.definition.variation == .free
    {
      for rule in rules { result.append(rule.rule) }
      if rules[rules.endIndex - 1].rule.condition != .always {
        result.append(Rule(property, .always, property.definition.defaultValue))
      }
      return
    }
    var conditions = rules.map(\.rule.condition)
    if mayHide { reportHidden(rules, conditions, of: style) }
    conditions.append(.always)
    if context != .always {
      for index in conditions.indices { conditions[index] = context.and(conditions[index]) }
    }
    let canWin = reasoning.canWin(conditions)
    var winners: [Rule] = []
    for (offset, rule) in rules.enumerated() {
      if canWin[offset] {
        winners.append(rule.rule)
        // What is drawn in some states only has one value in all of these.
        if context != .always {
          winners[winners.count - 1].condition = simplified(rule.rule.condition, in: context)
        }
      } else if !rule.isInherited {
        reportDead(rule, before: rules.prefix(offset), in: context, of: style)
      }
    }
    let defaultHolds = canWin[rules.count]
    let definition = property.definition
    if let problem = variationProblem(property, conditions, canWin, winners, of: style) {
      report(problem, about: first, in: style)
    }
    guard !winners.isEmpty else { return }
    // A value that needs an optional parameter keeps its "is set", so that the code under it can
    // bind the parameter; the default after it is then never reached.
    if defaultHolds || winners[winners.count - 1].condition.mentionsIsSet {
      winners.append(Rule(property, .always, definition.defaultValue))
    } else {
      winners[winners.count - 1].condition = .always
    }
    result += winners
  }

  /// Whether the conditions are different states, and at most the last is `always`: then each can
  /// win, since there is a state of the control in which it alone holds.
  private func areIndependent(_ rules: ArraySlice<SourceRule>) -> Bool {
    var seen: UInt16 = 0
    for index in rules.indices {
      switch rules[index].rule.condition {
      case .always where index == rules.endIndex - 1: return true
      case .state(let state):
        if seen & state.bit != 0 { return false }
        seen |= state.bit
      default: return false
      }
    }
    return true
  }

  /// A rule that wins over an inherited one with another value in some of its states, though
  /// neither is the narrower of the two: whoever wrote it may not have thought of the parent's.
  private mutating func reportHidden(
    _ rules: ArraySlice<SourceRule>, _ conditions: [Condition], of style: Style
  ) {
    var isReported = Set<Int>()
    for overlap in reasoning.overlaps(among: conditions) where overlap.isVisible {
      let own = rules[rules.startIndex + overlap.first]
      let inherited = rules[rules.startIndex + overlap.second]
      guard !own.isInherited, inherited.isInherited, own.rule.value != inherited.rule.value,
        isReported.insert(overlap.first).inserted
      else { continue }
      let both = own.rule.condition.and(inherited.rule.condition)
      let example = reasoning.example(of: both) ?? [both]
      let name = own.rule.property.name
      report(
        .hiddenInheritance(
          property: name, parent: style.parent ?? "",
          example: example.map { $0.text(parameters: style.parameters) }
            .joined(separator: " and ")),
        at: tree.mainRange(own.node),
        notes: [
          note("this one is hidden; repeat it after yours to keep it", at: inherited) {
            $0.range($1)
          }
        ],
        fixIts: repeating(inherited, after: own, in: style))
    }
  }

  /// A fix-it that writes an inherited statement again, where its text means the same here.
  private func repeating(
    _ inherited: SourceRule, after own: SourceRule, in style: Style
  ) -> [FixIt] {
    // With a parameter in it, the text may name what this style has bound to something else.
    guard !isInsideBlock(own), inherited.file == homeFile, style.parameters.isEmpty,
      !mayNameParameters(inherited.node),
      let value = child(inherited.node, .value)
    else { return [] }
    let condition = inherited.rule.condition.text(parameters: style.parameters)
    let statement =
      "\(inherited.rule.property.name): \(source.text(tree.range(value))) when \(condition)"
    let end = tree.range(own.node).end
    return [
      FixIt(
        "repeat '\(statement)' after it", replacing: SourceRange(end, end), with: "; " + statement)
    ]
  }

  /// Whether the style that a statement is written in has parameters, its own or its parents'.
  private func mayNameParameters(_ statement: NodeID) -> Bool {
    // Sites are in written order: the one looked for is the last that begins before the statement.
    var low = 0
    var high = styleSites.count
    while low < high {
      let middle = (low + high) / 2
      if styleSites[middle].node <= statement { low = middle + 1 } else { high = middle }
    }
    return !(parametersOf[low - 1]?.isEmpty ?? true)
  }

  /// Whether a statement stands in a `when` block, whose condition would be added to a repetition.
  private func isInsideBlock(_ rule: SourceRule) -> Bool {
    var written = Condition.always
    tree.forEachChild(rule.node) { if tree.kind($0) != .value { written = .never } }
    return written == .always && rule.rule.condition != .always
  }

  /// Reports what is wrong with a rule: at its statement, or where another style's statement is
  /// inherited, since the fault is not in that style.
  mutating func report(
    _ problem: SemanticProblem, about rule: SourceRule, in style: Style
  ) {
    let name = names.intern(style.name)
    guard rule.isInherited, let index = styleIndex(name),
      let base = child(styleSites[index].node, .baseClause)
    else {
      report(problem, at: tree.mainRange(rule.node))
      return
    }
    report(
      problem, at: tree.range(base),
      notes: [note("inherited from here", at: rule) { $0.mainRange($1) }])
  }

  /// A note at a statement, which may stand in another file.
  private func note(
    _ message: String, at rule: SourceRule, _ range: (SyntaxTree, NodeID) -> SourceRange
  ) -> Note {
    guard rule.file != homeFile else { return Note(message, at: range(tree, rule.node)) }
    let file = files[Int(rule.file)]
    return Note(message, at: range(file.context.tree, rule.node), in: file.name)
  }

  private mutating func reportDead(
    _ rule: SourceRule, before later: ArraySlice<SourceRule>, in context: Condition,
    of style: Style
  ) {
    let condition = context.and(rule.rule.condition)
    if !reasoning.isSatisfiable(condition) {
      // A value that needs an absent parameter is not a mistake of the condition.
      report(.impossibleCondition, at: conditionRange(rule.node))
      return
    }
    var shadows = Array(later.prefix { !reasoning.implies(condition, $0.rule.condition) })
    if shadows.count < later.count {
      shadows = [later[later.startIndex + shadows.count]]
    } else {
      let conditions = later.map(\.rule.condition) + [rule.rule.condition]
      var table = RuleTable(conditions, in: context, parameters: style.parameters)
      shadows = (table.shadows(of: later.count) ?? []).map { later[later.startIndex + $0] }
    }
    let states = shadows.count == 1 ? "each" : "some"
    report(
      .deadRule(rule.rule.property.name), at: tree.mainRange(rule.node),
      notes: shadows.map { shadow in
        note("this one wins in \(states) of its states", at: shadow) { $0.range($1) }
      })
  }

  /// The condition of a statement, or its name where the condition is that of a block around it.
  private func conditionRange(_ node: NodeID) -> SourceRange {
    var range = tree.mainRange(node)
    tree.forEachChild(node) { if tree.kind($0) != .value { range = tree.range($0) } }
    return range
  }

  /// What an animation follows: the control's states and the parameters that other rules depend on.
  private func animationTriggers(_ style: Style) -> [AnimationTrigger] {
    var used = ConditionInputs()
    for rule in style.rules where rule.property != .animation && rule.property != .haptic {
      used.add(rule.condition)
    }
    used.add(style.body)
    let states = State.allCases.filter { $0.isOfControl && used.states.contains($0) }
    return states.map { .state($0) }
      + style.parameters.indices.map { ParameterID($0) }
      .filter { id in
        let parameter = style.parameters[Int(id)]
        return parameter == .fraction || used.parameters.contains(id) && parameter.isAnimated
      }
      .map { .parameter($0) }
  }
}

/// What conditions look at.
struct ConditionInputs {
  var states: Set<State> = []
  /// Bool and enumeration parameters.
  var parameters: Set<ParameterID> = []

  mutating func add(_ condition: Condition) {
    switch condition {
    case .always, .controlSize, .isSet: break
    case .state(let state): states.insert(state)
    case .flag(let id), .equal(let id, _): parameters.insert(id)
    case .not(let inner): add(inner)
    case .all(let parts), .any(let parts): for part in parts { add(part) }
    }
  }
}
