extension RuleDescription {
  /// What every code of the compiler and every rule of lint is about, by its name.
  public static var all: [String: RuleDescription] {
    var all: [String: RuleDescription] = [:]
    for explanation in Explanation.all { all[explanation.code] = RuleDescription(explanation) }
    for rule in LintRule.all { all[rule.name] = RuleDescription(rule) }
    return all
  }

  /// Creates the description of a rule.
  public init(_ rule: LintRule) {
    self.init(
      code: rule.name, level: rule.defaultLevel.severity, summary: rule.summary,
      reason: rule.reason, remedy: rule.remedy, badExample: rule.badExample,
      goodExample: rule.goodExample)
  }
}
