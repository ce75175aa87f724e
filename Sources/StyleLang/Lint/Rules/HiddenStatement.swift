extension LintRule {
  /// A statement that a later one hides in some of its states, though it is the narrower of the two.
  static let hiddenStatement = LintRule(
    name: "hidden-statement", defaultLevel: .off,
    summary: "A later statement hides a narrower one in some of the states in which that holds.",
    reason: "The last statement that holds wins, however much the earlier one asks for: there is no"
      + " weight of conditions as in CSS. An exception comes after what it is an exception from.",
    remedy: "Move the narrower statement after the other.",
    badExample: """
      style Primary: button {
          background: blue
          background: red when dark and highContrast
          background: gray when pressed
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          background: gray when pressed
          background: red when dark and highContrast
      }
      """,
    check: .style { subject, pass in
      subject.forEachOverlap(&pass) { overlap, pass in
        guard overlap.hidesNarrower else { return }
        let name = overlap.loser.rule.property.name
        pass.report(
          "this '\(name)' is hidden by a later one when \(overlap.example)",
          at: pass.file.tree.mainRange(overlap.loser.node),
          notes: [
            Note(
              "this one wins, though it asks for less",
              at: pass.file.tree.range(overlap.winner.node))
          ])
      }
    })
}
