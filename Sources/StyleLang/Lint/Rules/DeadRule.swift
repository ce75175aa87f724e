extension LintRule {
  /// A statement that never wins.
  static let deadRule = LintRule(
    name: "dead-rule", defaultLevel: .warning,
    summary: "A statement never has an effect, since later ones win wherever its condition holds.",
    reason:
      "Whoever wrote it expects to see it; and whoever changes it wonders why nothing happens.",
    remedy: "Remove the statement, or write it after those that the notes show.",
    badExample: """
      style Primary: button {
          background: red when pressed
          background: blue
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          background: red when pressed
      }
      """,
    check: .compiler(.deadRule))
}
