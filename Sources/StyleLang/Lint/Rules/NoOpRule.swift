extension LintRule {
  /// A statement without which everything looks the same.
  static let noOpRule = LintRule(
    name: "no-op-rule", defaultLevel: .warning,
    summary: "A statement changes no value in any combination of states and parameters.",
    reason: "What holds without it gives the same value: it says nothing, and a change of the other"
      + " statement will seem to have no effect in some states.",
    remedy: "Remove the statement.",
    badExample: """
      style Primary: button {
          background: blue
          background: gray when disabled
          background: blue when pressed
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          background: gray when disabled
      }
      """,
    check: .style { subject, pass in
      subject.forEachBlock { block in
        for property in block.propertiesWithEqualValues(in: subject) {
          let rules = PropertyRules(property, of: block, in: subject, withReplaced: true)
          for rule in rules.withoutEffect(subject.style.parameters) {
            report(rule, of: subject, &pass)
          }
        }
      }
    })

  private static func report(
    _ rule: SourceRule, of subject: borrowing StyleSubject, _ pass: inout LintPass
  ) {
    let heirs = pass.heirs(of: subject.id)
    guard heirs.allSatisfy({ pass.files[$0.file].isWithoutEffect(rule.statement, in: $0.index) })
    else { return }
    let file = pass.file
    let text = file.source.text(file.tree.mainRange(rule.node))
    let fix = file.removal(of: rule.node).map { range in
      FixIt("remove this '\(text)'", [FixIt.Edit(range: range, replacement: "")], isSafe: true)
    }
    pass.report(
      "this '\(text)' changes nothing: without it the value is the same wherever it holds",
      at: file.tree.mainRange(rule.node), fixIts: fix.map { [$0] } ?? [])
  }
}

extension PropertyRules {
  /// Whether two rules, or a rule and the default, give the same value: else none is without effect.
  private var hasRepeatedValue: Bool {
    for (index, value) in values.enumerated() where values[..<index].contains(value) { return true }
    return false
  }

  /// The statements of the style at hand that can be removed, all together, without a change.
  ///
  /// - Parameter open: Those in question; nil for all of the style's own.
  func withoutEffect(_ parameters: [Parameter], among open: Set<StatementID>? = nil) -> [SourceRule]
  {
    guard hasRepeatedValue else { return [] }
    var table = table(of: parameters)
    guard !table.isExhausted else { return [] }
    // What never wins is found by the compiler, and should be removed first.
    let isDead = rules.indices.map { isOwn[$0] && table.wins[$0] == Diagram.no }
    let isOpen = rules.indices.map { index in
      // To write the default down is good style, if it is under no condition.
      (open?.contains(rules[index].statement) ?? isOwn[index])
        && (values[index] != values[rules.count] || rules[index].rule.condition != .always)
    }
    return table.rulesWithoutEffect(
      values: values, isOpen: isOpen + [false], isLeftOut: isDead + [false]
    ).map { rules[$0] }
  }
}

extension LintedFile {
  /// Whether a style that inherits a statement looks the same without it.
  ///
  /// Where one of its own has taken the statement's place, that would come to stand elsewhere.
  fileprivate func isWithoutEffect(_ statement: StatementID, in style: Int) -> Bool {
    guard let subject = subject(style) else { return false }
    var result = false
    subject.forEachBlock { block in
      guard let rule = block.rules.first(where: { $0.statement == statement }) else { return }
      let rules = PropertyRules(rule.rule.property, of: block, in: subject)
      result = !rules.withoutEffect(subject.style.parameters, among: [statement]).isEmpty
    }
    return result
  }
}
