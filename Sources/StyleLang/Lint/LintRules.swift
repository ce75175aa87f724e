extension LintRule {
  /// Every rule, by name.
  public static let all: [LintRule] = [
    .contrast, .fixedDarkColor, .hardcodedColor, .hitTarget, .ignoredReduceMotion, .invisibleState,
    .magicSpacing, .minimumFontSize, .nearDuplicateToken, .opacityRange, .outOfGamutColor,
    .unusedParameter, .unusedToken,
  ]
}
