/// Properties that depend on each other.
extension Analyzer {
  /// A shadow is cast by the background, so a style with a shadow needs one.
  mutating func checkSurface(
    _ settled: [Rule], _ style: Style, _ rules: RuleList
  ) {
    guard let statement = rules.first(where: { $0.rule.property == .shadow }),
      settled.contains(where: { $0.property == .shadow && $0.value != .none })
    else { return }
    guard let shadow = winningCondition(of: .shadow, settled, { $0 != .none }),
      let background = winningCondition(of: .background, settled, { $0.castsShadows })
    else { return }
    if reasoning.areDisjoint(shadow, background) {
      report(.shadowWithoutBackground, about: statement, in: style)
    }
  }

  /// Only a border may be drawn along a part of a shape: there is nothing to fill, and nothing to cut
  /// the content off at.
  mutating func checkTrim(_ settled: [Rule], _ style: Style, _ rules: RuleList) {
    guard
      settled.indices.contains(where: {
        settled[$0].property == .shape && settled[$0].value.isPartOfShape
      }),
      let trimmed = winningCondition(of: .shape, settled, { $0.isPartOfShape })
    else { return }
    for property in [Property.background, .overlay, .shadow, .clip] {
      guard let statement = rules.first(where: { $0.rule.property == property }),
        incompleteProperties.isDisjoint(with: [.shape, property]),
        let drawn = winningCondition(of: property, settled, { $0 != .none && $0 != .bool(false) }),
        !reasoning.areDisjoint(trimmed, drawn)
      else { continue }
      report(.filledPartOfShape(property.name), about: statement, in: style)
      return
    }
  }

  /// When the value of a property is one of those that `matches` tells; nil where that is too
  /// involved to be asked.
  ///
  /// Made from the last rule to try to the first, so that its size is that of the rules.
  private func winningCondition(
    of property: Property, _ settled: [Rule], _ matches: (Value) -> Bool
  ) -> Condition? {
    var result = Condition.never
    var parts: [Condition] = []
    var isMatch = false
    var depth = 0
    func close() {
      parts.reverse()
      parts.append(result)
      result = isMatch ? .any(parts) : .all(parts)
      parts.removeAll()
      depth += 1
    }
    for rule in settled.reversed() where rule.property == property {
      if !parts.isEmpty, matches(rule.value) != isMatch { close() }
      isMatch = matches(rule.value)
      parts.append(isMatch ? rule.condition : rule.condition.negated)
    }
    if !parts.isEmpty { close() }
    return depth > 64 ? nil : result
  }

  /// A least size above the greatest, where both are known and can hold together.
  mutating func checkSizes(
    _ settled: [Rule], _ style: Style, _ rules: RuleList
  ) {
    for (least, greatest) in [(Property.minWidth, Property.maxWidth), (.minHeight, .maxHeight)]
    where incompleteProperties.isDisjoint(with: [least, greatest]) {
      let written = rules.filter { $0.rule.property == least || $0.rule.property == greatest }
      guard let statement = written.first(where: { !$0.isInherited }) ?? written.first else {
        continue
      }
      // Nobody writes that many; a question for each would take quadratic time.
      for minimum in knownSizes(least, settled).prefix(64) {
        let isBelow = { [self] (value: Value) in
          if case .scalar(let scalar) = value, let size = known(scalar) {
            size < minimum.size
          } else {
            false
          }
        }
        guard let low = winningCondition(of: least, settled, { $0 == minimum.value }),
          let high = winningCondition(of: greatest, settled, isBelow),
          !reasoning.areDisjoint(low, high)
        else { continue }
        report(
          .minimumAboveMaximum(minimum: least.name, maximum: greatest.name),
          about: statement, in: style)
        return
      }
    }
  }

  /// The different values of a property that are known numbers.
  private func knownSizes(
    _ property: Property, _ settled: [Rule]
  ) -> [(value: Value, size: Double)] {
    var seen: Set<Value> = []
    var result: [(Value, Double)] = []
    for rule in settled where rule.property == property {
      guard case .scalar(let scalar) = rule.value, let size = known(scalar),
        seen.insert(rule.value).inserted
      else { continue }
      result.append((rule.value, size))
    }
    return result
  }
}

extension Value {
  /// Whether it is a trimmed shape.
  fileprivate var isPartOfShape: Bool {
    switch self {
    case .shape(.trim): true
    case .token(_, let inner): inner.isPartOfShape
    default: false
    }
  }

  /// Whether a background of this value can cast the style's shadows; glass has its own.
  fileprivate var castsShadows: Bool {
    switch self {
    case .none, .glass: false
    default: true
    }
  }
}
