extension LintRule {
  /// A suppression that does not say why.
  static let suppressionWithoutReason = LintRule(
    name: "suppression-without-reason", defaultLevel: .note,
    summary: "A comment suppresses a rule and does not say why.",
    reason: "Whoever reads it later cannot tell whether the reason still holds.",
    remedy: "Write the reason after a colon.",
    badExample: """
      tokens {
          // stylec:disable-next-line unused-token
          chart: #ff9f0a
      }

      style Primary: button {
          padding: 16
      }
      """,
    goodExample: """
      tokens {
          // stylec:disable-next-line unused-token: the app draws a chart with it
          chart: #ff9f0a
      }

      style Primary: button {
          padding: 16
      }
      """,
    check: .suppressions)
}
