/// The problems of a file's text, found by the lexer and the parser.
public enum SyntaxProblem: Hashable, Sendable {
  // MARK: Text

  /// The file has 4 GiB or more.
  case fileTooLarge
  /// Bytes that are not UTF-8; the first of them and where it stands, from 0.
  case invalidUTF8(byte: UInt8, offset: UInt32)
  /// A character that changes the direction of the text around it.
  case bidirectionalControl(Unicode.Scalar)
  /// A control character other than a tab or a line break.
  case controlCharacter(Unicode.Scalar)
  /// A character that begins no token.
  case unknownCharacter(Unicode.Scalar)
  /// Something that another language has, or that looks like it, and what to write here; nil where
  /// nothing is to be written.
  case foreignSpelling(String, write: String?)
  /// A property or a token with hyphens in its name, and what to write.
  case hyphenatedName(String, write: String)
  /// More problems follow than anybody would read.
  case tooManyProblems(limit: Int)

  // MARK: Tokens

  case unclosedComment
  case unclosedString
  /// A backslash and a character that do not belong together.
  case unknownEscape(String)
  /// A `\u` that is not `\u{…}` with the number of a character in it.
  case invalidUnicodeEscape(String)
  /// A number that ends with its dot.
  case missingFractionDigits
  /// A `#` with a wrong number of digits, or with something that is not a digit.
  case invalidColor(String)

  // MARK: Declarations

  case expectedDeclaration(found: FoundToken)
  /// What comes after `deprecated "…"` cannot be deprecated.
  case expectedDeprecatedDeclaration(found: FoundToken)
  /// `deprecated` without a string.
  case expectedDeprecationText
  case expectedName(of: NamePlace, found: FoundToken)
  /// One of the five reserved words where a name belongs.
  case reservedName(String)
  case expectedColon(after: NamePlace, name: String, found: FoundToken)
  case expectedBase(found: FoundToken)
  case expectedBlock(of: BlockPlace, found: FoundToken)
  /// Of a parameter or an environment value.
  case expectedType(of: NamePlace, name: String, found: FoundToken)
  case expectedTokenEntry(found: FoundToken)
  case expectedStatement(found: FoundToken)
  /// `pressed { … }` inside a style.
  case blockWithoutWhen(String)
  /// Something other than a file in quotes after `import`.
  case expectedPath(found: FoundToken)

  // MARK: Elements

  /// `content` with a block, or with more than one element.
  case severalElementsInContent
  /// An element outside `content`.
  case misplacedElement(String)
  case layerInElement
  case contentInElement
  case expectedElement(found: FoundToken)
  /// `.padding(8)` after an element, and what to write in its block.
  case modifierAfterElement(String, write: String)
  /// The `when` of an element or the `above` of a layer after its block.
  case wordAfterBlock(String, of: BlockPlace)
  /// A `?` with a space before it.
  case separatedOptionalMark

  // MARK: Values and conditions

  case expectedValue(found: FoundToken)
  case expectedEndOfStatement(found: FoundToken)
  case expectedSeparator(in: ListPlace, found: FoundToken)
  case expectedClosingParenthesis(found: FoundToken)
  case expectedClosingBrace(found: FoundToken)
  case unmatchedClosing(String)
  /// Two components of a value that touch.
  case missingSpace(before: String)
  /// A sign with a space after it.
  case separatedSign
  case expectedMemberName(found: FoundToken)
  /// A `(` that touches something other than a name.
  case notCallable
  case trailingComma
  /// A line that begins with an operator.
  case lineBeginsWithOperator(String)
  case expectedCondition(found: FoundToken)
  case expectedCase(found: FoundToken)
  case expectedSet(found: FoundToken)
  case chainedComparison
  case conditionOnToken
  case nestedTooDeeply(limit: Int)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case fileTooLarge = "S101"
    case invalidUTF8 = "S102"
    case bidirectionalControl = "S103"
    case controlCharacter = "S104"
    case unknownCharacter = "S105"
    case foreignSpelling = "S106"
    case tooManyProblems = "S107"
    case hyphenatedName = "S108"
    case unclosedComment = "S110"
    case unclosedString = "S111"
    case unknownEscape = "S112"
    case invalidUnicodeEscape = "S113"
    case missingFractionDigits = "S114"
    case invalidColor = "S115"
    case expectedDeclaration = "S120"
    case expectedDeprecatedDeclaration = "S121"
    case expectedName = "S122"
    case reservedName = "S123"
    case expectedColon = "S124"
    case expectedBase = "S125"
    case expectedBlock = "S126"
    case expectedType = "S127"
    case expectedTokenEntry = "S128"
    case expectedStatement = "S129"
    case blockWithoutWhen = "S130"
    case severalElementsInContent = "S132"
    case misplacedElement = "S133"
    case layerInElement = "S134"
    case contentInElement = "S135"
    case expectedElement = "S136"
    case modifierAfterElement = "S137"
    case wordAfterBlock = "S138"
    case separatedOptionalMark = "S139"
    case expectedValue = "S140"
    case expectedEndOfStatement = "S141"
    case expectedSeparator = "S142"
    case expectedClosingParenthesis = "S143"
    case expectedClosingBrace = "S144"
    case unmatchedClosing = "S145"
    case missingSpace = "S146"
    case separatedSign = "S147"
    case expectedMemberName = "S148"
    case notCallable = "S149"
    case trailingComma = "S150"
    case lineBeginsWithOperator = "S151"
    case expectedCondition = "S152"
    case expectedCase = "S153"
    case expectedSet = "S154"
    case chainedComparison = "S155"
    case conditionOnToken = "S156"
    case nestedTooDeeply = "S157"
    case expectedPath = "S158"
  }

  /// The code.
  public var code: Code {
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
    case .expectedDeprecationText: .expectedDeprecatedDeclaration
    case .expectedName: .expectedName
    case .reservedName: .reservedName
    case .expectedColon: .expectedColon
    case .expectedBase: .expectedBase
    case .expectedBlock: .expectedBlock
    case .expectedType: .expectedType
    case .expectedTokenEntry: .expectedTokenEntry
    case .expectedStatement: .expectedStatement
    case .blockWithoutWhen: .blockWithoutWhen
    case .severalElementsInContent: .severalElementsInContent
    case .misplacedElement: .misplacedElement
    case .layerInElement: .layerInElement
    case .contentInElement: .contentInElement
    case .expectedElement: .expectedElement
    case .modifierAfterElement: .modifierAfterElement
    case .wordAfterBlock: .wordAfterBlock
    case .separatedOptionalMark: .separatedOptionalMark
    case .expectedPath: .expectedPath
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
