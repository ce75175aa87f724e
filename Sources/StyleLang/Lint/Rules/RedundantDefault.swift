extension LintRule {
  /// A statement that says what holds anyway.
  static let redundantDefault = LintRule(
    name: "redundant-default", defaultLevel: .note,
    summary: "A property is set to its default, and nothing else sets it.",
    reason:
      "The statement changes nothing of the look, and reads as if it did. It is left alone in a style that"
      + " starts from another, or that others start from, where it can matter.",
    remedy: "Remove the statement.",
    badExample: """
      style Quiet: button {
          foreground: blue
          background: none
          opacity: 100%
      }
      """,
    goodExample: """
      style Quiet: button {
          foreground: blue
      }
      """,
    check: .style { subject, pass in
      guard subject.style.parent == nil else { return }
      let rules = subject.rules
      for index in rules.indices {
        let rule = rules[index].rule
        guard rule.condition == .always, rule.value == rule.property.definition.defaultValue,
          rule.property.definition.variation == .free
        else { continue }
        let isOnly = rules.indices.allSatisfy { other in
          other == index || rules[other].rule.property != rule.property
        }
        let file = pass.file
        guard isOnly, !file.styleSites[subject.index].isParent else { continue }
        let node = rules[index].node
        guard !file.mentionsName(node) else { continue }
        let range = file.tree.range(node)
        let line = file.lines(of: node)
        pass.report(
          "'\(rule.property.name)' is '\(rule.property.definition.defaultText)' anyway", at: range,
          fixIts: [FixIt("remove the statement", replacing: line ?? range, with: "")])
      }
    })
}

extension LintedFile {
  /// Whether a token or a parameter stands in the value of a statement, which says more than its
  /// value: it may change.
  fileprivate func mentionsName(_ statement: NodeID) -> Bool {
    let nodes = statement..<tree.subtreeEnd(statement)
    return analysis.uses.contains { nodes.contains($0.node) }
  }
}
