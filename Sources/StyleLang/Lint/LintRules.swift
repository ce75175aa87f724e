extension LintRule {
  /// Every rule, by name.
  public static let all: [LintRule] = [
    .unusedParameter, .unusedToken,
  ]
}
