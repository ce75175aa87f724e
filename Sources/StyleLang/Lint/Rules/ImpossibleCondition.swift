extension LintRule {
  /// A condition that is never true.
  static let impossibleCondition = LintRule(
    name: "impossible-condition", defaultLevel: .warning,
    summary: "A condition of a statement is never true.",
    reason:
      "It contradicts itself or what the language rules out, so that the statement might as well"
      + " not be there.",
    remedy: "Write 'or' where either is meant, or remove the statement.",
    badExample: """
      style Primary: button {
          padding: 16
          opacity: 50% when disabled and pressed
      }
      """,
    goodExample: """
      style Primary: button {
          padding: 16
          opacity: 50% when disabled or pressed
      }
      """,
    check: .compiler(.impossibleCondition))
}
