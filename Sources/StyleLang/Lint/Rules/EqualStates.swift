extension LintRule {
  /// A state that has statements of its own and looks like its absence.
  static let equalStates = LintRule(
    name: "equal-states", defaultLevel: .warning,
    summary: "Statements ask for a state, and the control looks the same with and without it.",
    reason:
      "Each of the statements has an effect, but together they give the same value either way,"
      + " so that nobody sees the state.",
    remedy: "Give the state a value of its own, or write one statement for both.",
    badExample: """
      style Primary: button {
          background: blue when pressed
          background: blue when not pressed
      }
      """,
    goodExample: """
      style Primary: button {
          background: indigo when pressed
          background: blue when not pressed
      }
      """,
    check: .style { subject, pass in
      var asked: UInt16 = 0
      subject.forEachBlock { block in
        for index in block.rules.indices where subject.isOwn(block.rules[index]) {
          asked |= block.rules[index].rule.condition.stateBits
        }
      }
      if asked == 0 { return }
      for state in State.allCases where state.isOfControl && asked & state.bit != 0 {
        guard !subject.distinguishes(state), let rule = subject.statement(askingFor: state) else {
          continue
        }
        pass.report(
          "'\(subject.style.name)' looks the same with and without '\(state)', though this asks for it",
          at: pass.file.tree.mainRange(rule.node))
      }
    })
}
