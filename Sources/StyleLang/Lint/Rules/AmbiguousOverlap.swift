extension LintRule {
  /// Two statements of which the later one wins where both hold, though neither is the narrower.
  static let ambiguousOverlap = LintRule(
    name: "ambiguous-overlap", defaultLevel: .off,
    summary: "Two statements with different values hold together, and neither is the narrower one.",
    reason: "Only their order tells which one wins; whoever wrote the one may not have thought of"
      + " the other.",
    remedy: "Say in one of the conditions that the other state is not meant, or write a statement"
      + " for both together after the two.",
    badExample: """
      style Primary: button {
          background: blue
          background: gray when hovered
          background: red when dark
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          background: gray when hovered and not dark
          background: red when dark
      }
      """,
    check: .style { subject, pass in
      subject.forEachOverlap(&pass) { overlap, pass in
        guard !overlap.hidesNarrower else { return }
        let name = overlap.winner.rule.property.name
        pass.report(
          "this '\(name)' wins over an earlier one when \(overlap.example)",
          at: pass.file.tree.mainRange(overlap.winner.node),
          notes: [
            Note("this one holds there too", at: pass.file.tree.range(overlap.loser.node))
          ])
      }
    })
}
