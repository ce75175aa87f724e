/// Styles that leave it to another one to draw the control.
extension Analyzer {
  /// Reads the value of `base` and the like.
  mutating func readStyleOfControl(_ node: NodeID, of property: Property) -> Value? {
    let component = scope.component ?? .view
    if let styled = property.componentOfContent {
      return readStyleReference(node, for: styled, of: property)
    }
    guard component.controlHasStyles else {
      report(.noBase(component.rawValue), at: tree.range(node))
      return nil
    }
    return readStyleReference(node, for: component, of: property)
  }

  /// Checks what does not go with `base`.
  mutating func checkBase(_ style: Style, _ rules: RuleList, at index: Int) {
    guard style.rules.contains(where: { $0.property == .base && $0.value != .none }) else { return }
    if let rule = rules.first(where: {
      $0.rule.property == .base && !isKnownToCaller($0.rule.condition, style)
    }) {
      report(.baseDependsOnState, about: rule, in: style)
    }
    let hidden = Set(style.component.statesHiddenByBase)
    for rule in rules {
      var inputs = ConditionInputs()
      inputs.add(rule.rule.condition)
      guard
        let state = State.allCases.first(where: {
          inputs.states.contains($0) && hidden.contains($0)
        })
      else { continue }
      report(.stateWithBase(state.rawValue), about: rule, in: style)
      break
    }
    if let block = child(styleSites[index].node, .block),
      let content = child(block, .contentStatement)
    {
      report(.contentWithBase, at: tree.mainRange(content))
    }
  }

  /// Whether a condition asks only for what does not change while the control is on the screen:
  /// parameters, and the running system.
  private func isKnownToCaller(_ condition: Condition, _ style: Style) -> Bool {
    switch condition {
    case .always: true
    case .state, .controlSize: false
    case .flag(let id), .equal(let id, _), .isSet(let id):
      style.parameters[Int(id)].source != .configuration
    case .not(let inner): isKnownToCaller(inner, style)
    case .all(let parts), .any(let parts): parts.allSatisfy { isKnownToCaller($0, style) }
    }
  }

  /// Finds styles that draw their controls by each other.
  mutating func checkBases() {
    if signatures.isEmpty { return }
    var bases: [String: Set<String>] = [:]
    for style in sheet.styles {
      for rule in style.rules where rule.property == .base {
        if case .style(let reference) = rule.value, case .style(let name, _) = reference.target {
          bases[style.name, default: []].insert(name)
        }
      }
    }
    // Styles from which no circle can be reached, and the path at hand.
    var finished: Set<String> = []
    for style in sheet.styles where bases[style.name] != nil && !finished.contains(style.name) {
      var path = [style.name]
      var isOnPath: Set<String> = [style.name]
      var rest = [(bases[style.name] ?? []).sorted()]
      while let last = path.last {
        guard let next = rest[rest.count - 1].popLast() else {
          finished.insert(last)
          isOnPath.remove(last)
          path.removeLast()
          rest.removeLast()
          continue
        }
        if isOnPath.contains(next) {
          reportBaseCycle(Array(path[(path.firstIndex(of: next) ?? 0)...]))
          finished.formUnion(path)
          break
        }
        guard let following = bases[next], !finished.contains(next) else { continue }
        path.append(next)
        isOnPath.insert(next)
        rest.append(following.sorted())
      }
    }
  }

  private mutating func reportBaseCycle(_ cycle: [String]) {
    guard let first = cycle.first, let index = styleIndex(names.intern(first)) else { return }
    report(.baseCycle(cycle + [first]), at: tree.mainRange(styleSites[index].node))
  }
}
