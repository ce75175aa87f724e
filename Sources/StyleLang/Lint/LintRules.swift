extension LintRule {
  /// Every rule, by name.
  public static let all: [LintRule] = [
    .alwaysAvailable, .ambiguousOverlap, .contrast, .deadRule, .deprecatedUse, .equalStates,
    .fixedDarkColor, .hardcodedColor, .hiddenBuiltIn, .hiddenCharacters, .hiddenInheritance,
    .hiddenStatement, .hitTarget, .ignoredReduceMotion, .impossibleCondition, .inconsistentOrder,
    .invalidSuppression, .invisibleState, .magicSpacing, .minimumFontSize, .missingDocumentation,
    .missingFeedback, .nearDuplicateToken, .noOpRule, .opacityRange, .outOfGamutColor,
    .redundantArgument, .redundantCondition, .redundantDefault, .suppressionWithoutReason,
    .tokenNaming, .unusedEnvironment, .unusedImport, .unusedParameter, .unusedSuppression,
    .unusedToken,
  ]
}
