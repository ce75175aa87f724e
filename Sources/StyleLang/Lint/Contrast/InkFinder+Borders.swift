/// Lines that tell where a control is: WCAG 2.2, success criterion 1.4.11.
extension InkFinder {
  /// Finds the borders of a field, and those that only a focused control has.
  ///
  /// A button is told by its label, so a line around it need not be seen (Understanding 1.4.11).
  mutating func findBorders(_ rules: RuleList, _ layers: [SourceLayer]) {
    addBorder(
      of: rules, in: .always, on: rules, isOfField: component == .field, behind: layers)
    for layer in layers where layer.content == nil {
      let isPlain = layer.rules.allSatisfy {
        [Property.border, .shape, .margin].contains($0.rule.property)
      }
      if isPlain {
        addBorder(of: layer.rules, in: layer.condition, on: rules, isOfField: false, behind: [])
      }
    }
  }

  private mutating func addBorder(
    of rules: RuleList, in context: Condition, on surface: RuleList, isOfField: Bool,
    behind layers: [SourceLayer]
  ) {
    guard rules.contains(where: { $0.rule.property == .border }) else { return }
    var table = LeafTable(.border, in: rules)
    table.close()
    let focused = Condition.state(.focused)
    var isRing = false
    let leaves = table.entries.map { entry -> Leaf in
      let showsFocus = context.requires(focused) || entry.condition.requires(focused)
      guard let rule = entry.rule, isOfField || showsFocus else { return .unknown }
      isRing = isRing || showsFocus
      guard case .border(let border)? = values.opened(rule.rule.value) else { return .unknown }
      guard border.gradient == nil else { return .unknown }
      return values.color(border.color).map { .fill([$0]) } ?? .unknown
    }
    guard leaves.contains(where: \.isKnown) else { return }
    var ink = Ink(
      context: context.and(.not(.state(.disabled))), kind: isRing ? .focusRing : .border,
      levels: 1, isOnLayer: false, least: limits.graphics)
    ink.parts.append(Ink.Part(role: .foreground, table: table, leaves: leaves))
    addSurfaces([surface], layers, to: &ink)
    // An overlay lies under the border.
    ink.parts.removeAll { if case .overlay = $0.role { true } else { false } }
    keep(ink)
  }
}
