extension SyntaxProblem.Code {
  /// What the code means.
  var explanation: ExplanationText {
    switch self {
    case .fileTooLarge: .fileTooLarge
    case .invalidUTF8: .invalidUTF8
    case .bidirectionalControl: .bidirectionalControl
    case .controlCharacter: .controlCharacter
    case .unknownCharacter: .unknownCharacter
    case .foreignSpelling: .foreignSpelling
    case .tooManyProblems: .tooManyProblems
    case .hyphenatedName: .hyphenatedName
    case .unclosedComment: .unclosedComment
    case .unclosedString: .unclosedString
    case .unknownEscape: .unknownEscape
    case .invalidUnicodeEscape: .invalidUnicodeEscape
    case .missingFractionDigits: .missingFractionDigits
    case .invalidColor: .invalidColor
    case .expectedDeclaration: .expectedDeclaration
    case .expectedDeprecatedDeclaration: .expectedDeprecatedDeclaration
    case .expectedName: .expectedName
    case .reservedName: .reservedName
    case .expectedColon: .expectedColon
    case .expectedBase: .expectedBase
    case .expectedBlock: .expectedBlock
    case .expectedType: .expectedType
    case .expectedTokenEntry: .expectedTokenEntry
    case .expectedStatement: .expectedStatement
    case .blockWithoutWhen: .blockWithoutWhen
    case .unsupported: .unsupported
    case .expectedValue: .expectedValue
    case .expectedEndOfStatement: .expectedEndOfStatement
    case .expectedSeparator: .expectedSeparator
    case .expectedClosingParenthesis: .expectedClosingParenthesis
    case .expectedClosingBrace: .expectedClosingBrace
    case .unmatchedClosing: .unmatchedClosing
    case .missingSpace: .missingSpace
    case .separatedSign: .separatedSign
    case .expectedMemberName: .expectedMemberName
    case .notCallable: .notCallable
    case .trailingComma: .trailingComma
    case .lineBeginsWithOperator: .lineBeginsWithOperator
    case .expectedCondition: .expectedCondition
    case .expectedCase: .expectedCase
    case .expectedSet: .expectedSet
    case .chainedComparison: .chainedComparison
    case .conditionOnToken: .conditionOnToken
    case .nestedTooDeeply: .nestedTooDeeply
    }
  }
}
