/// Reads written conditions of a style again, for rules that look at how they are written.
struct ConditionReader {
  let file: LintedFile
  let parameters: [Parameter]

  /// What a written condition means; nil if it cannot be said.
  func read(_ node: NodeID) -> Condition? {
    let tree = file.tree
    switch tree.kind(node) {
    case .orCondition, .andCondition:
      guard let first = tree.firstChild(node), let second = tree.nextSibling(first, in: node),
        let left = read(first), let right = read(second)
      else { return nil }
      return tree.kind(node) == .orCondition ? left.or(right) : left.and(right)
    case .notCondition: return tree.firstChild(node).flatMap { read($0) }?.negated
    case .nameCondition:
      let name = file.source.text(tree.mainRange(node))
      if let id = parameter(name) {
        return parameters[Int(id)].isOptional ? Condition.isSet(id).and(.flag(id)) : .flag(id)
      }
      return State(rawValue: name).map { .state($0) }
    case .isSetCondition:
      return parameter(file.source.text(tree.mainRange(node))).map { .isSet($0) }
    case .equalCondition: return readComparison(node)
    case .notEqualCondition: return readComparison(node)?.negated
    case .availableCondition: return readAvailable(node)
    default: return nil
    }
  }

  private func parameter(_ name: String) -> ParameterID? {
    parameters.firstIndex { $0.name == name }.map { ParameterID($0) }
  }

  private func readComparison(_ node: NodeID) -> Condition? {
    let name = file.source.text(file.tree.mainRange(node))
    let word = file.source.text(file.tree.tokens.range(file.tree.endToken(node) - 1))
    guard let id = parameter(name) else {
      guard name == "controlSize" else { return nil }
      return ControlSize(rawValue: word).map { .controlSize($0) }
    }
    guard case .enumeration(let enumeration) = parameters[Int(id)].type else { return nil }
    return enumeration.cases.firstIndex(of: word).map { .equal(id, UInt16($0)) }
  }

  private func readAvailable(_ node: NodeID) -> Condition? {
    let tree = file.tree
    guard let list = tree.firstChild(of: node, .argumentList) else { return nil }
    var availability = Availability()
    for argument in tree.children(list) {
      let word = file.source.text(tree.mainRange(argument))
      guard let platform = Platform.allCases.first(where: { $0.word == word }),
        let run = tree.firstChild(argument)
      else { return nil }
      let parts = file.source.text(tree.range(run)).split(separator: ".").prefix(2)
      guard let version = Version(parts.joined(separator: ".")) else { return nil }
      availability[platform] = version
    }
    return parameters.firstIndex { $0.source == .availability(availability) }
      .map { .flag(ParameterID($0)) }
  }
}

/// A condition where it is written: of a statement, a `when` block, a layer or an element.
struct WrittenCondition {
  /// Its node.
  var node: NodeID
  /// What it stands in: the statement, the block, the layer, the element.
  var owner: NodeID
  /// The conditions around it, the outermost first.
  var outer: [NodeID]
}

extension StyleSubject {
  /// The conditions that this style itself has, in written order; but not a single name in no other
  /// condition, which there is nothing to say of.
  func writtenConditions(in file: LintedFile) -> [WrittenCondition] {
    guard let block = file.tree.firstChild(of: node, .block) else { return [] }
    var result: [WrittenCondition] = []
    collect(block, [], file.tree, &result)
    return result
  }

  private func collect(
    _ node: NodeID, _ outer: [NodeID], _ tree: borrowing SyntaxTree,
    _ result: inout [WrittenCondition]
  ) {
    var child = tree.firstChild(node)
    while let current = child {
      switch tree.kind(current) {
      case .statement, .whenBlock, .layerBlock, .element:
        let condition = tree.condition(of: current)
        // A single name in no other condition says what it says.
        if let condition, !outer.isEmpty || tree.subtreeEnd(condition) > condition + 1 {
          result.append(WrittenCondition(node: condition, owner: current, outer: outer))
        }
        if let block = tree.firstChild(of: current, .block) {
          collect(block, condition.map { outer + [$0] } ?? outer, tree, &result)
        }
      case .contentStatement: collect(current, outer, tree, &result)
      default: break
      }
      child = tree.nextSibling(current, in: node)
    }
  }
}

extension SyntaxTree {
  /// The condition that a statement, a block, a layer or an element has.
  func condition(of node: NodeID) -> NodeID? {
    var child = firstChild(node)
    while let current = child {
      switch kind(current) {
      case .orCondition, .andCondition, .notCondition, .equalCondition, .notEqualCondition,
        .isSetCondition, .nameCondition, .availableCondition:
        return current
      default: child = nextSibling(current, in: node)
      }
    }
    return nil
  }
}
