extension LintRule {
  /// Every rule, by name.
  public static let all: [LintRule] = [
    .alwaysAvailable, .contrast, .fixedDarkColor, .hardcodedColor, .hiddenInheritance, .hitTarget,
    .ignoredReduceMotion, .impossibleCondition, .invalidSuppression, .invisibleState, .magicSpacing,
    .minimumFontSize, .nearDuplicateToken, .opacityRange, .outOfGamutColor,
    .suppressionWithoutReason,
    .unusedParameter, .unusedSuppression, .unusedToken,
  ]
}
