extension Analyzer {
  /// Builds every style, parents first; the walk is not recursive, since a chain of styles may be
  /// as long as the file.
  mutating func checkStyles() {
    findParents()
    sheet.styles.reserveCapacity(styleSites.count)
    styleOrder.reserveCapacity(styleSites.count)
    for start in styleSites.indices where styleSites[start].state == .waiting {
      if styleSites[start].parent < 0 {
        build(start)
      } else {
        buildChain(from: start)
      }
    }
    restoreWrittenOrder()
  }

  private mutating func buildChain(from start: Int) {
    var chain: [Int] = []
    var index = start
    while index >= 0, styleSites[index].state == .waiting {
      styleSites[index].state = .running
      chain.append(index)
      // Styles of other files are done.
      index = styleSites[index].parentFile >= 0 ? -1 : Int(styleSites[index].parent)
    }
    if index >= 0, styleSites[index].state == .running { reportStyleCycle(chain, from: index) }
    for style in chain.reversed() where styleSites[style].state == .running { build(style) }
  }

  private mutating func build(_ index: Int) {
    guard let style = buildStyle(index) else {
      styleSites[index].state = .failed
      return
    }
    styleSites[index].state = .done
    styleSites[index].place = Int32(sheet.styles.count)
    styleOrder.append(index)
    sheet.styles.append(style)
  }

  /// A style that stands before its parent has been built after it.
  private mutating func restoreWrittenOrder() {
    guard zip(styleOrder, styleOrder.dropFirst()).contains(where: { $0 > $1 }) else { return }
    let order = styleOrder.indices.sorted { styleOrder[$0] < styleOrder[$1] }
    sheet.styles = order.map { sheet.styles[$0] }
    styleOrder.sort()
  }

  private mutating func findParents() {
    for index in styleSites.indices {
      let base = tree.firstChild(of: styleSites[index].node, .baseClause)
      // A style without a base has been reported by the parser.
      guard let base, findParent(of: index, base) else {
        styleSites[index].state = .failed
        continue
      }
    }
  }

  private mutating func findParent(of index: Int, _ base: NodeID) -> Bool {
    let name = nameID(base)
    if let parent = styleIndex(name) {
      styleSites[index].parent = Int32(parent)
      styleSites[parent].isParent = true
      note(base, is: .style(StyleID(file: homeFile, index: parent)))
      return true
    }
    if let style = importedStyle(name) {
      if let clash = style.clash {
        reportAmbiguous(names.name(name), clash.first, clash.second, at: tree.mainRange(base))
        return false
      }
      styleSites[index].parent = Int32(style.index)
      styleSites[index].parentFile = Int32(style.file)
      note(base, is: .style(StyleID(file: style.file, index: style.index)))
      return true
    }
    guard
      names.component(name) != nil || controlIndices[name] != nil
        || importedControls[name] != nil
    else {
      if !importsAreIncomplete { reportUnknownBase(base) }
      return false
    }
    if names.component(name) == nil { note(base, is: .control(name)) }
    guard let list = child(base, .argumentList), !isBroken(list) else { return true }
    report(.extraArgument(of: text(base), limit: 0), at: tree.range(list))
    return false
  }

  private mutating func reportUnknownBase(_ base: NodeID) {
    let name = text(base)
    reportUnknown(
      { .unknownBase(name, suggestion: $0) }, name, at: tree.mainRange(base),
      among: { analyzer in
        Component.builtIn.map(\.rawValue) + analyzer.sheet.controls.map(\.name)
          + analyzer.styleSites.map { analyzer.names.name($0.name) } + analyzer.importedStyleNames
      }, habits: ForeignWords.components)
  }

  private mutating func reportStyleCycle(_ chain: [Int], from first: Int) {
    guard let start = chain.firstIndex(of: first) else { return }
    let cycle = chain[start...]
    for style in chain { styleSites[style].state = .failed }
    let names = cycle.map { self.names.name(styleSites[$0].name) }
    report(
      .styleCycle(names + names.prefix(1)), at: tree.mainRange(styleSites[first].node))
  }

  private mutating func buildStyle(_ index: Int) -> Style? {
    let site = styleSites[index]
    let errors = errorCount
    if recordsUses {
      recordedNodes = nodes(of: site.node)
      currentStyle = index
    }
    guard let base = child(site.node, .baseClause) else { return nil }
    var parent: Style?
    let parentID = self.parentID(of: index)
    if let parentID { parent = finishedStyle(parentID) }
    // A style of a parent that is wrong is not looked at: its errors would follow from the parent's.
    if site.parent >= 0, parent == nil { return nil }
    var control: Control?
    let baseName = nameID(base)
    var component = parent?.component ?? names.component(baseName)
    if parent?.component == .custom || component == nil {
      control = parent?.control.first ?? controlOfStyle(base)
      if control == nil { return nil }
      component = .custom
    }
    guard let component else { return nil }

    let name = names.name(site.name)
    let suffix = control?.styleProtocol ?? component.typeSuffix
    var style = Style(
      name: name, swiftName: SwiftWords.typeName(name, suffix: suffix),
      memberName: SwiftWords.memberName(name, suffix: suffix), component: component)
    if let control { style.control = [control] }
    style.parent = parent?.name
    style.documentation = documentation(before: site.node)
    style.deprecation = deprecation(of: site.node)

    scope = Scope()
    scope.component = component
    scope.states = control?.conditionStates ?? component.states
    inputs.controls = style.control
    inputs.hasFraction = component == .progress
    inputs.argumentCount = nil
    if !inputs.parameters.isEmpty { inputs.parameters = [] }
    if !body.isEmpty { body = SourceBody() }
    if parent == nil, limits.lacks(component) {
      checkSystems(
        SystemNeed(component.rawValue, component.requiredSymbols, isLeftOutWhereMissing: true),
        tree.mainRange(base), nil, [])
    }
    // What the parser could not read may have been a statement about anything.
    incompleteProperties = isBroken(site.node) ? Set(Property.allCases) : []
    readParameters(site.node, of: &style)
    var rules = RuleList()
    rules.reserveCapacity(16)
    if let parentID, let parent {
      inherit(parent, at: parentID, base: base, into: &style, rules: &rules)
    } else {
      inputs.argumentCount = style.parameters.count
    }
    if let block = child(site.node, .block) {
      readStatements(block, condition: .always, into: &rules, isInherited: false)
    }
    readInputsOfParts(of: style, rules)
    if !inputs.parameters.isEmpty {
      style.parameters += inputs.parameters
      relateAvailabilities(of: style, &rules)
    }
    inputs.argumentCount = nil
    finish(&style, &rules, at: index)
    // A style that lacks a rule for an error elsewhere, as in a token, has no error of its own.
    return errorCount > errors || !incompleteProperties.isEmpty ? nil : style
  }

  // MARK: - Statements

  /// Reads the statements of a block as rules, in order.
  ///
  /// - Parameter condition: What must hold around the block; nil where that is not known, since it
  ///   is wrong: this does not keep the statements from being checked.
  mutating func readStatements(
    _ block: NodeID, condition: Condition?, into rules: inout RuleList, isInherited: Bool,
    isUnderCondition: Bool = false
  ) {
    var node = tree.firstChild(block)
    while let current = node {
      switch tree.kind(current) {
      case .statement:
        if isInherited, let placesOfInherited,
          placesOfInherited[StatementID(file: UInt16(currentFile), node: current)] == nil
        {
          break
        }
        readStatement(current, condition: condition, into: &rules, isInherited: isInherited)
      case .whenBlock:
        guard let first = tree.firstChild(current) else { break }
        let inner = child(current, .block)
        let read = first == inner || isBroken(first) ? nil : readCondition(first)
        guard let inner else { break }
        var whole = read
        if let own = read { whole = condition?.and(own) }
        readStatements(
          inner, condition: whole, into: &rules, isInherited: isInherited, isUnderCondition: true)
      case .layerBlock: readLayer(current, condition: condition, isInherited: isInherited)
      case .contentStatement:
        readContent(current, isUnderCondition: isUnderCondition, isInherited: isInherited)
      default: break
      }
      node = tree.nextSibling(current, in: block)
    }
  }

  mutating func readStatement(
    _ node: NodeID, condition: Condition?, into rules: inout RuleList, isInherited: Bool
  ) {
    let name = nameID(node)
    var condition = condition
    var value: Value?
    neededOptionals.removeAll(keepingCapacity: true)
    needsAbsent = false
    guard let property = names.property(name) else {
      reportUnknown(
        { [names] in .unknownProperty(names.name(name), suggestion: $0) }, names.name(name),
        at: tree.mainRange(node), among: Property.allCases.map(\.name),
        habits: ForeignWords.properties)
      // It may have been meant for any of them.
      incompleteProperties.formUnion(Property.allCases)
      return
    }
    guard !isBroken(node), place == .style || hasPlace(property, node) else {
      incompleteProperties.insert(property)
      return
    }
    var part = tree.firstChild(node)
    while let current = part {
      if tree.kind(current) == .value {
        value = readValue(current, of: property)
      } else if let own = readCondition(current) {
        condition = condition?.and(own)
      } else {
        condition = nil
      }
      part = tree.nextSibling(current, in: node)
    }
    guard let value, var condition else {
      incompleteProperties.insert(property)
      return
    }
    for parameter in neededOptionals where !condition.requires(.isSet(parameter)) {
      condition = condition.and(.isSet(parameter))
    }
    if needsAbsent { condition = .never }
    rules.append(
      SourceRule(
        rule: Rule(property, condition, value), node: node, isInherited: isInherited,
        file: UInt16(currentFile)))
  }
}

/// A rule with the statement that it comes from.
struct SourceRule: Sendable {
  var rule: Rule
  var node: NodeID
  /// Whether it comes from the style's parent.
  var isInherited: Bool
  /// The file of the statement. (Of this size it takes no room.)
  var file: UInt16

  /// The statement, whatever the file.
  var statement: StatementID { StatementID(file: file, node: node) }
}

/// A statement of a file of the project.
struct StatementID: Hashable, Sendable {
  var file: UInt16
  var node: NodeID
}

/// The rules of a style in written order: the last whose condition holds wins.
typealias RuleList = [SourceRule]

extension RuleList {
  /// Whether one of the rules sets a property.
  func sets(_ property: Property) -> Bool {
    indices.contains { self[$0].rule.property == property }
  }
}
