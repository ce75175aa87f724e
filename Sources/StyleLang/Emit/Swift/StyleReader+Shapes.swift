extension StyleReader {
  func cases(
    _ facet: Facet, _ property: Property
  ) -> (cases: OutlineCases, hasParameter: Bool, isInherited: Bool) {
    var cases: OutlineCases = []
    if !hasRules(property) { return (cases, false, false) }
    let first = rules(of: property)
    if first.count == 1, case .shape(let shape) = rules[first.lowerBound].value {
      return (OutlineCases(shape), false, false)
    }
    var hasParameter = false
    var isInherited = false
    for rule in rules(of: property) {
      switch part(facet, ofRule: rule) {
      case .shape(let shape): cases.insert(OutlineCases(shape))
      case .parameter: hasParameter = true
      case .inherited: isInherited = true
      default: break
      }
    }
    return (cases, hasParameter, isInherited)
  }

  /// The radii of a shape that is one rectangle with a radius for each corner in every state.
  func constantCorners(_ facet: Facet, _ property: Property) -> (CornerRadii, CornerStyle)? {
    guard hasRules(property) else { return nil }
    let rules = rules(of: property)
    guard case .shape(.corners(let radii, let style)) = part(facet, ofRule: rules.lowerBound),
      allParts(facet, of: property, { $0 == .shape(.corners(radii, style)) })
    else { return nil }
    return (radii, style)
  }

  /// How often the modifiers name the shape.
  func countShapeUses() -> Int {
    var count = 0
    for property in [Property.clip, .background, .overlay, .border] where hasRules(property) {
      if property != .clip, isNone(property) { continue }
      count += 1
    }
    if hasRules(.shadow) { count += shadowCount - 1 }
    if needsContentShape, !hasRules(.hitShape) || !allRules(of: .hitShape, { !$0.isInherit }) {
      count += 1
    }
    return count
  }

  /// Whether touches are told which shape counts.
  var needsContentShape: Bool {
    if subject > 0 { return false }
    if hasRules(.hitShape) { return true }
    if hasBase { return false }
    switch component {
    case .button, .toggle, .custom:
      return properties & StyleReader.hitAreaProperties != 0 || !subjects.isEmpty
    default: return mentions.contains(.isHovered)
    }
  }

  // The properties that give a button a place of its own, as bits.
  private static let hitAreaProperties = Property.allCases.reduce(into: UInt64(0)) {
    if $1.enlargesHitArea { $0 |= 1 << UInt64($1.rawValue) }
  }

  /// How many shadows there are at most.
  var shadowCount: Int {
    rules(of: .shadow).reduce(0) { count, rule in
      switch self.rules[rule].value.withoutReference {
      case .shadows(let shadows): max(count, shadows.count)
      case .parameter: max(count, 1)
      default: count
      }
    }
  }
}
