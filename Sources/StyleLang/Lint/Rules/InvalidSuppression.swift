extension LintRule {
  /// A comment for stylec that it cannot read.
  static let invalidSuppression = LintRule(
    name: "invalid-suppression", defaultLevel: .warning,
    summary: "A comment that begins with 'stylec:' says nothing that stylec understands.",
    reason: "It hides nothing, although whoever wrote it meant it to.",
    remedy: "Write 'stylec:disable-line', 'stylec:disable-next-line', or 'stylec:disable' and"
      + " 'stylec:enable' around several lines; after it rules, with commas between them, then ':' and"
      + " the reason.",
    badExample: """
      tokens {
          // stylec:disable-next-line unused-tokn: the app draws a chart with it
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
