/// What follows of the kind of control for what a style draws.
extension Analyzer {
  /// Lets the style read what the parts that it draws depend on.
  mutating func readInputsOfParts(of style: Style, _ rules: RuleList) {
    guard style.component == .progress else { return }
    let isDrawnByBase = rules.contains { $0.rule.property == .base && $0.rule.value != .none }
    if isDrawnByBase || body.content.map({ !$0.contains(.bar) }) ?? false { return }
    _ = input(.fraction)
  }

  /// Adds what a style draws of its kind of control if it does not say so.
  func completeBody(of style: inout Style) {
    if style.content == nil, let content = style.component.defaultContent,
      !style.rules.contains(where: { $0.property == .base && $0.value != .none })
    {
      style.body = .body(content: content, layers: style.layers)
    }
  }

  /// Checks that what a part moves in has a size: a surface by itself takes all there is.
  mutating func checkParts(_ element: SourceElement) {
    if case .slot(.track) = element.kind, let part = element.children.first {
      let isThumb = part.kind == .slot(.thumb)
      let sizes: Set<Property> =
        isThumb ? [.width, .minWidth, .maxWidth] : [.height, .minHeight, .maxHeight]
      // A property that is wrong may have been meant for one of them.
      guard incompleteProperties.isDisjoint(with: sizes) else { return }
      if !element.rules.contains(where: { sizes.contains($0.rule.property) }) {
        report(
          .partNeedsSize("track", property: isThumb ? "width" : "height"),
          at: tree.mainRange(element.node))
      }
      if isThumb, !part.rules.contains(where: { sizes.contains($0.rule.property) }) {
        report(.partNeedsSize("thumb", property: "width"), at: tree.mainRange(part.node))
      }
    }
    for child in element.children { checkParts(child) }
  }
}

extension SourceElement {
  /// Whether it is a part of the control, or one stands in it.
  fileprivate func contains(_ slot: Slot) -> Bool {
    kind == .slot(slot) || children.contains { $0.contains(slot) }
  }
}
