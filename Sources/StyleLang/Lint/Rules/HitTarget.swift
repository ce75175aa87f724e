extension LintRule {
  /// A control that is hard to hit.
  static let hitTarget = LintRule(
    name: "hit-target", defaultLevel: .note,
    summary: "A control that is pressed is sure of less height than a finger needs.",
    reason:
      "Apple's Human Interface Guidelines ask for 44 points in both directions, WCAG 2.2 for 24"
      + " (success criterion 2.5.8). The rule adds up what the style is sure of: one line of the"
      + " font, padding and frame, in each state, with parameters as their defaults; the width of a"
      + " label is not known. Of a style that gives its control neither padding nor height, nothing"
      + " is claimed: the label makes its size. A file with a thousand findings is not looked at any"
      + " further.",
    remedy: "Add 'minHeight: 44', or more padding; the hit area grows with the surface.",
    badExample: """
      style Small: button {
          font: footnote
          padding: 6 12
          background: blue
          foreground: white
      }
      """,
    goodExample: """
      style Small: button {
          font: footnote
          padding: 6 12
          minHeight: 44
          background: blue
          foreground: white
      }
      """,
    options: [.targetSize, .hardMinimum],
    check: .style { subject, pass in
      guard subject.isPressed, subject.body?.content == nil, pass.count < LintPass.enough else {
        return
      }
      var setsHeight = false
      var isPlain = true
      // Of a style that is the same in every state, the last rule of each property.
      var last: [SourceRule?] = HitArea.properties.map { _ in nil }
      for index in subject.rules.indices {
        let property = subject.rules[index].rule.property
        if property == .base { return }
        guard let place = HitArea.properties.firstIndex(of: property) else { continue }
        if property != .font { setsHeight = true }
        if subject.rules[index].rule.condition != .always { isPlain = false }
        last[place] = subject.rules[index]
      }
      if setsHeight { pass.checkHeight(of: subject, isPlain ? last : nil) }
    })
}

extension LintOption {
  fileprivate static let targetSize = LintOption(
    "minimum", .number(44), "The least height in points.")
  fileprivate static let hardMinimum = LintOption(
    "hard-minimum", .number(24), "The height in points below which the message is more urgent.")
}

extension StyleSubject {
  /// Whether the control is one that is pressed.
  fileprivate var isPressed: Bool {
    switch style.component {
    case .button, .toggle, .field, .custom: true
    case .label, .group, .progress, .view: false
    }
  }
}

extension LintPass {
  /// - Parameter rules: The rules of a style that is the same in every state.
  fileprivate mutating func checkHeight(
    of subject: borrowing StyleSubject, _ rules: [SourceRule?]?
  ) {
    let area = HitArea(KnownValues(self, parameters: subject.style.parameters))
    if let rules {
      guard let height = area.height(rules.map { $0?.rule }, content: nil),
        height < number(.targetSize)
      else { return }
      report(height: height, rules, .always, of: subject)
      return
    }
    let tables = HitArea.properties.map { property in
      var table = LeafTable(property, in: subject.rules)
      table.close()
      return table
    }
    patterns.reset(parameters: subject.style.parameters)
    var worst: (height: Double, rules: [SourceRule?], condition: Condition)?
    let tuples = patterns.tuples(of: tables, in: .not(.state(.disabled)), &reasoning)
    for tuple in 0..<tuples.count {
      let entries = tables.indices.map { tuples.place(tuple, $0) }
      let rules = tables.indices.map { tables[$0].entries[entries[$0]].rule }
      guard let height = area.height(rules.map { $0?.rule }, content: nil),
        height < worst?.height ?? .infinity
      else { continue }
      var condition = Condition.not(.state(.disabled))
      for (table, entry) in zip(tables, entries) {
        for other in table.entries[..<entry] {
          condition = condition.and(other.condition.negated)
        }
        condition = condition.and(table.entries[entry].condition)
      }
      worst = (height, rules, condition)
    }
    guard let worst, worst.height < number(.targetSize) else { return }
    report(height: worst.height, worst.rules, worst.condition, of: subject)
  }

  private mutating func report(
    height: Double, _ rules: [SourceRule?], _ condition: Condition,
    of subject: borrowing StyleSubject
  ) {
    guard let example = reasoning.example(of: condition) else { return }
    // The padding or the frame is what to change, in this order; the font only if it alone is new.
    let order = [2, 4, 3, 1, 0].compactMap { rules[$0] }
    guard let shown = order.first(where: { subject.isOwn($0) }) else { return }
    let when = example.map { $0.text(parameters: subject.style.parameters) }
      .joined(separator: " and ")
    let hard = number(.hardMinimum)
    let asked =
      height < hard
      ? "less than the \(decimal(hard)) that anyone needs"
      : "where \(decimal(number(.targetSize))) are easy to hit"
    report(
      "the style makes sure of a height of only \(decimal(height, .down)) points"
        + (when.isEmpty ? "" : " when \(when)") + ", \(asked)",
      at: file.valueRange(shown.node))
  }
}
