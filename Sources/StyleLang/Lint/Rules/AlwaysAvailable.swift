extension LintRule {
  /// A question about the system whose answer is known.
  static let alwaysAvailable = LintRule(
    name: "always-available", defaultLevel: .warning,
    summary: "A condition asks for a system that every system in question is.",
    reason:
      "Nothing older than the deployment targets runs the code, so that the condition is always"
      + " true.",
    remedy: "Leave the condition out, or ask for the version that first has what is used.",
    badExample: """
      style Card: view {
          padding: 8
          padding: 16 when available(ios: 14, macos: 11, tvos: 14, watchos: 7, visionos: 1)
      }
      """,
    goodExample: """
      style Card: view {
          padding: 8
          padding: 16 when available(ios: 26, macos: 26, tvos: 26, watchos: 26, visionos: 26)
      }
      """,
    check: .compiler(.alwaysAvailable))
}
