/// What a rule of lint has found.
///
/// Each rule words its own messages, in its own file.
public struct LintProblem: Hashable, Sendable {
  /// The rule, such as `unused-token`.
  public var rule: String
  /// How much it matters: the level that the rule is set to.
  public var severity: Severity
  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String
}
