/// What the deployment targets lack is an error where it is written.
extension Analyzer {
  /// Checks the rules that stand in a style itself; those that it inherits are its parent's.
  ///
  /// - Parameter condition: What holds around them: that of the layer or the element.
  mutating func checkSystems(
    _ rules: RuleList, of style: Style, within condition: Condition = .always
  ) {
    // By index: an element of the loop would be a copy, whose references are counted.
    for index in rules.indices where !rules[index].isInherited {
      let property = rules[index].rule.property
      guard limits.lacks(property) || limits.mayLack(rules[index].rule.value) else { continue }
      let rule = rules[index]
      if limits.lacks(property) {
        let isMet = checkSystems(
          SystemNeed(property), tree.mainRange(rule.node), condition.and(rule.rule.condition),
          style.parameters)
        if !isMet { continue }
      }
      var needs = ValueNeeds(limits)
      needs.add(rule.rule.value, of: property)
      if case .style = rule.rule.value {
        needs.add(rule.rule.value, ofControl: property.componentOfContent ?? style.component)
      }
      guard !needs.found.isEmpty else { continue }
      let range = child(rule.node, .value).map { tree.range($0) } ?? tree.mainRange(rule.node)
      for need in needs.found {
        let isMet = checkSystems(
          need, range, condition.and(rule.rule.condition), style.parameters)
        if !isMet { break }
      }
    }
  }

  /// Checks a value that is written where no condition can stand: a token's, a default.
  mutating func checkSystems(_ value: Value, at range: SourceRange) {
    var needs = ValueNeeds(limits)
    needs.add(value, of: nil)
    for need in needs.found where !checkSystems(need, range, nil, []) { return }
  }

  /// Checks the name of a state in a condition.
  ///
  /// `available(…)` is no help there, since a value of the environment is read in every case.
  mutating func checkSystems(_ state: State, at range: SourceRange) {
    let component = scope.component ?? .view
    guard limits.lacks(state, of: component) else { return }
    checkSystems(
      SystemNeed(
        state.rawValue, state.requiredSymbols(in: component), isLeftOutWhereMissing: true),
      range, nil, [])
  }

  /// Checks an element, which is drawn when a condition holds.
  mutating func checkSystems(
    _ kind: ElementKind, at range: SourceRange, _ condition: Condition, _ parameters: [Parameter]
  ) {
    let need: SystemNeed
    switch kind {
    case .image(.symbol): need = SystemNeed("a symbol", ["Image.init(systemName:)"])
    case .spinner, .slot(.spinner): need = SystemNeed("progress", ["ProgressView"])
    default: return
    }
    checkSystems(need, range, condition, parameters)
  }

  /// Checks something that needs some systems, at a place that is reached when a condition holds.
  ///
  /// - Parameter condition: nil where no condition can help.
  /// - Returns: Whether every target that can reach the place has it.
  @discardableResult
  mutating func checkSystems(
    _ need: SystemNeed, _ range: SourceRange, _ condition: Condition?, _ parameters: [Parameter]
  ) -> Bool {
    var newer = Availability()
    var missing: [Platform] = []
    for platform in limits.targets.platforms {
      guard let target = limits.targets[platform],
        isReached(platform, from: target, before: need.systems[platform], condition, parameters)
      else { continue }
      if let first = need.systems[platform] {
        newer[platform] = first
      } else if !need.isLeftOutWhereMissing {
        missing.append(platform)
      }
    }
    if newer.isEmpty, missing.isEmpty { return true }
    let guardable = condition == nil ? nil : guardText(need)
    if newer.isEmpty {
      report(
        .missingOnPlatforms(
          need.name, platforms: list(missing.map(\.rawValue)), guardedBy: guardable), at: range)
    } else {
      report(
        .needsNewerTargets(
          need.name, systems: list(newer.systems), missing: list(missing.map(\.rawValue)),
          guardedBy: guardable), at: range)
    }
    return false
  }

  /// Whether a place is reached on a version of a platform that is a target, and older than `first`.
  private func isReached(
    _ platform: Platform, from target: Version, before first: Version?, _ condition: Condition?,
    _ parameters: [Parameter]
  ) -> Bool {
    let versions = versions(of: platform, from: target, before: first, parameters)
    guard let condition else { return !versions.isEmpty }
    return versions.contains { condition.holds(on: $0, of: platform, parameters) ?? true }
  }

  /// The versions of a platform that are targets and older than `first`, as far as a style can tell
  /// them apart.
  func versions(
    of platform: Platform, from target: Version, before first: Version?, _ parameters: [Parameter]
  ) -> [Version] {
    if let first, target >= first { return [] }
    var versions = [target]
    for parameter in parameters {
      guard case .availability(let systems) = parameter.source, let version = systems[platform],
        version > target, first.map({ version < $0 }) ?? true
      else { continue }
      versions.append(version)
    }
    return versions
  }

  /// The condition that keeps something to the systems that have it.
  func guardText(_ need: SystemNeed) -> String {
    let arguments = limits.targets.platforms.compactMap { platform in
      need.systems[platform].map { "\(platform.word): \($0)" }
    }
    return "available(\(arguments.joined(separator: ", ")))"
  }

  func list(_ names: [String]) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension Availability {
  /// The systems by name: `iOS 17.4`.
  var systems: [String] { platforms.map { "\($0.rawValue) \(self[$0] ?? $0.firstVersion)" } }
}
