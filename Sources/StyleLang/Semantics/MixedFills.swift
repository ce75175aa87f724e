/// Fills which differ in kind between states need an erased type, which the oldest systems lack.
extension Analyzer {
  /// Checks that there is an erased type wherever one is needed.
  ///
  /// - Parameters:
  ///   - rules: Those that can win, in the order to try.
  ///   - context: When that which they are about is drawn.
  mutating func checkMixedFills(
    _ rules: [Rule], in context: Condition, of style: Style, writtenAs written: RuleList
  ) {
    guard limits.kinds.contains(.foregroundStyles) else { return }
    let need = SystemNeed("", ["AnyShapeStyle"])
    for property in [Property.foreground, .background, .overlay, .border] {
      let own = rules.filter { $0.property == property }
      guard Set(own.compactMap(\.value.fillKind)).count > 1,
        let rule = written.first(where: { $0.rule.property == property })
      else { continue }
      var isInherited = false
      let newer = systems(from: need, style.parameters) { version, platform in
        let winners = own.winners(in: context, on: version, of: platform, style.parameters)
        let kinds = Set(winners.compactMap(\.value.fillKind))
        if kinds.count > 1, kinds.contains(.inherited) { isInherited = true }
        return kinds.count > 1
      }
      let article = property == .overlay ? "an" : "a"
      let name =
        isInherited
        ? "\(article) '\(property.name)' that only some states leave to the surroundings"
        : "\(article) '\(property.name)' of several kinds of fills"
      report(name, needing: need, newer, about: rule, in: style)
    }
    checkShadowCopies(rules, in: context, of: style, writtenAs: written)
  }

  /// Checks that copies of a surface, of which each casts a further shadow, can be clear in the states
  /// that have fewer shadows: beside a gradient, that takes an erased type.
  private mutating func checkShadowCopies(
    _ rules: [Rule], in context: Condition, of style: Style, writtenAs written: RuleList
  ) {
    let shadows = rules.filter { $0.property == .shadow }
    let fills = rules.filter { $0.property == .background }
    guard shadows.count > 1, !fills.isEmpty,
      let rule = written.first(where: { $0.rule.property == .shadow })
    else { return }
    let need = SystemNeed("", ["AnyShapeStyle"])
    let newer = systems(from: need, style.parameters) { version, platform in
      let counts = Set(
        shadows.winners(in: context, on: version, of: platform, style.parameters)
          .map(\.value.shadowCount))
      let kinds = Set(
        fills.winners(in: context, on: version, of: platform, style.parameters)
          .map(\.value.fillKind))
      return counts.count > 1 && counts.contains { $0 > 1 } && kinds.count == 1
        && kinds != [.color]
    }
    report(
      "a number of shadows that differs by state", needing: need, newer, about: rule, in: style)
  }

  /// The systems that have something, of the platforms with an older target for which it is needed.
  private func systems(
    from need: SystemNeed, _ parameters: [Parameter], where isNeeded: (Version, Platform) -> Bool
  ) -> Availability {
    var result = Availability()
    for platform in limits.targets.platforms {
      guard let target = limits.targets[platform], let first = need.systems[platform] else {
        continue
      }
      for version in versions(of: platform, from: target, before: first, parameters)
      where isNeeded(version, platform) {
        result[platform] = first
      }
    }
    return result
  }

  private mutating func report(
    _ name: String, needing need: SystemNeed, _ newer: Availability, about rule: SourceRule,
    in style: Style
  ) {
    if newer.isEmpty { return }
    report(
      .needsNewerTargets(
        name, systems: list(newer.systems), missing: "", guardedBy: guardText(need)),
      about: rule, in: style)
  }
}

extension [Rule] {
  /// Those of the rules of a property that can win on a version of a platform.
  fileprivate func winners(
    in context: Condition, on version: Version, of platform: Platform, _ parameters: [Parameter]
  ) -> [Rule] {
    if context.holds(on: version, of: platform, parameters) == false { return [] }
    var result: [Rule] = []
    for rule in self {
      let holds = rule.condition.holds(on: version, of: platform, parameters)
      if holds != false { result.append(rule) }
      if holds == true { break }
    }
    return result
  }
}

/// The kinds of fills that have types of their own in SwiftUI.
private enum FillKind: Hashable {
  case inherited, color, linear, radial, angular, material, parameter
}

extension Value {
  /// How many shadows there are.
  fileprivate var shadowCount: Int {
    if case .shadows(let shadows) = withoutToken { return shadows.count }
    return 0
  }

  /// The kind of a fill; nil where it does not matter.
  fileprivate var fillKind: FillKind? {
    switch withoutToken {
    case .inherit: .inherited
    case .color, .none: .color
    case .material: .material
    case .parameter: .parameter
    case .gradient(let gradient): gradient.fillKind
    case .border(let border): border.gradient?.fillKind ?? .color
    default: nil
    }
  }
}

extension Gradient {
  fileprivate var fillKind: FillKind {
    switch geometry {
    case .linear: .linear
    case .radial: .radial
    case .angular: .angular
    }
  }
}
