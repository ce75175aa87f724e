extension LintRule {
  /// The rule that a comment may suppress by a name: its own, or the code of the compiler that it
  /// stands for.
  ///
  /// What is wrong with a suppression cannot be suppressed itself: one would hide the other.
  static func suppressible(named name: String) -> LintRule? {
    all.first { rule in
      if case .suppressions = rule.check { return false }
      return rule.name == name || rule.code == name
    }
  }

  /// The rules that stand for warnings of the compiler, by its codes.
  fileprivate static let byCode: [String: LintRule] = {
    var rules: [String: LintRule] = [:]
    for rule in all { if let code = rule.code { rules[code] = rule } }
    return rules
  }()
}

extension Problem {
  /// The rule that has found it, or that stands for it; nil for what no rule may hide.
  var rule: LintRule? {
    if case .lint(let problem) = self {
      return LintRule.all.first { $0.name == problem.rule }
    }
    return severity == .error ? nil : LintRule.byCode[code]
  }
}

/// Gives the warnings of the compiler the levels of the rules that stand for them.
func settingLevels(
  of diagnostics: [Diagnostic], _ configuration: LintConfiguration
) -> [Diagnostic] {
  diagnostics.compactMap { diagnostic in
    if case .lint = diagnostic.problem { return diagnostic }
    guard let rule = diagnostic.problem.rule else { return diagnostic }
    guard let severity = rule.setting(in: configuration).severity else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }
}
