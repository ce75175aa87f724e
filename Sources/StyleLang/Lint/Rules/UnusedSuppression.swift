extension LintRule {
  /// A comment that suppresses nothing.
  static let unusedSuppression = LintRule(
    name: "unused-suppression", defaultLevel: .warning,
    summary: "A comment suppresses a rule that finds nothing there.",
    reason: "What it hid has been mended or has moved, and the comment would hide the next mistake"
      + " without a word. A comment for a rule that is off is not reported, since nobody can tell.",
    remedy: "Remove the comment, as the fix does.",
    badExample: """
      tokens {
          brand: #0a84ff // stylec:disable-line unused-token: the app draws a chart with it
      }

      style Primary: button {
          background: brand
      }
      """,
    goodExample: """
      tokens {
          brand: #0a84ff
          chart: #ff9f0a // stylec:disable-line unused-token: the app draws a chart with it
      }

      style Primary: button {
          background: brand
      }
      """,
    check: .suppressions)
}
