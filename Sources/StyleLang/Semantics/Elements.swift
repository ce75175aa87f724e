extension Analyzer {
  /// Reads an element with all that stands in it; nil where it is wrong.
  ///
  /// - Parameters:
  ///   - condition: What must hold around it, within the element that it stands in; nil where that is
  ///     wrong.
  ///   - parent: The element that it stands in.
  mutating func readElement(
    _ node: NodeID, condition: Condition?, in parent: ElementKind?, isInherited: Bool
  ) -> SourceElement? {
    neededOptionals.removeAll(keepingCapacity: true)
    needsAbsent = false
    let kind = readKind(node, in: parent)
    var whole = condition
    for parameter in neededOptionals { whole = whole?.and(.isSet(parameter)) }
    if needsAbsent { whole = whole.map { _ in .never } }
    let needed = neededOptionals
    var element = SourceElement(
      kind: kind ?? .box, node: node, condition: .always, isOptional: false,
      isInherited: isInherited)
    var part = tree.firstChild(node)
    while let current = part {
      switch tree.kind(current) {
      case .argumentList, .error: break
      case .optionalMark:
        if let kind { element.isOptional = checkMark(current, of: kind, node, needed) }
      case .block:
        readBlock(current, condition: .always, of: &element, isKnown: kind != nil)
      default:
        if let own = readCondition(current) { whole = whole?.and(own) } else { whole = nil }
      }
      part = tree.nextSibling(current, in: node)
    }
    guard kind != nil, let whole else { return nil }
    element.condition = whole
    return element
  }

  /// Reads the statements and the elements of a block.
  ///
  /// - Parameter isKnown: Whether it is known what they stand in; else they are read to find mistakes.
  private mutating func readBlock(
    _ block: NodeID, condition: Condition?, of element: inout SourceElement, isKnown: Bool
  ) {
    var node = tree.firstChild(block)
    while let current = node {
      switch tree.kind(current) {
      case .statement:
        readStatement(
          current, condition: condition, into: &element.rules, isInherited: element.isInherited)
      case .whenBlock:
        guard let first = tree.firstChild(current) else { break }
        let inner = child(current, .block)
        let own = first == inner || isBroken(first) ? nil : readCondition(first)
        guard let inner else { break }
        var whole: Condition?
        if let own { whole = condition?.and(own) }
        readBlock(inner, condition: whole, of: &element, isKnown: isKnown)
      case .element:
        // What is not known may be a track, the one element that some parts can stand in.
        let child = readElement(
          current, condition: condition, in: isKnown ? element.kind : .slot(.track),
          isInherited: element.isInherited)
        guard let child, !isKnown || holds(current, child.kind, element) else { break }
        element.children.append(child)
      default: break
      }
      node = tree.nextSibling(current, in: block)
    }
  }

  /// Whether an element may hold another; reports where it may not.
  private mutating func holds(
    _ node: NodeID, _ child: ElementKind, _ parent: SourceElement
  ) -> Bool {
    switch parent.kind {
    case .stack, .box, .slot(.thumb), .slot(.bar): return true
    case .slot(.track):
      guard child == .slot(.thumb) || child == .slot(.bar) else { break }
      guard let first = parent.children.first else { return true }
      reportDuplicate(text(node), "part", at: tree.mainRange(node), first: first.node)
      return false
    default: break
    }
    report(.holdsNoElements(text(parent.node)), at: tree.mainRange(node))
    return false
  }

  // MARK: - Marks

  /// Whether an element that is marked by `?` may be missing; where it cannot, that is reported.
  private mutating func checkMark(
    _ mark: NodeID, of kind: ElementKind, _ node: NodeID, _ needed: [ParameterID]
  ) -> Bool {
    // What an absent parameter leaves out is left out without the mark, too.
    if !needed.isEmpty { return false }
    if case .slot(let slot) = kind, mayBeMissing(slot) { return true }
    report(
      .alwaysThere(text(node)), at: tree.range(mark),
      fixIts: [FixIt("remove '?'", replacing: tree.range(mark), with: "")])
    return false
  }

  private func mayBeMissing(_ slot: Slot) -> Bool {
    switch (scope.component, slot) {
    case (_, .icon), (.progress, .label), (.progress, .value), (.group, .label): true
    default: false
    }
  }
}
