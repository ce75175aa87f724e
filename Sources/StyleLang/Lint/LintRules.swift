extension LintRule {
  /// Every rule, by name.
  public static let all: [LintRule] = [
    .alwaysAvailable, .contrast, .deprecatedUse, .fixedDarkColor, .hardcodedColor, .hiddenBuiltIn,
    .hiddenCharacters, .hiddenInheritance, .hitTarget, .ignoredReduceMotion, .impossibleCondition,
    .inconsistentOrder, .invalidSuppression, .invisibleState, .magicSpacing, .minimumFontSize,
    .missingDocumentation, .nearDuplicateToken, .opacityRange, .outOfGamutColor, .redundantArgument,
    .redundantDefault, .suppressionWithoutReason, .tokenNaming, .unusedEnvironment, .unusedImport,
    .unusedParameter, .unusedSuppression, .unusedToken,
  ]
}
