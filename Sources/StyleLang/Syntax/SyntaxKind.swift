/// What a node of the syntax tree is; one byte.
///
/// The comment of a case lists its children in order; `token` is the node's main token. Where the
/// text has a mistake, an `error` can stand in place of any child, or after the last.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
  /// (importDeclaration | tokensDeclaration | styleDeclaration | componentDeclaration
  /// | environmentDeclaration | error)*
  case file

  /// importAlias?; token: the string.
  case importDeclaration
  /// No child; token: the name after `as`.
  case importAlias

  /// deprecation? tokenEntry|tokenGroup*; token: the name, or the word `tokens` where unnamed.
  case tokensDeclaration
  /// deprecation? tokenEntry|tokenGroup*; token: the name.
  case tokenGroup
  /// deprecation? value; token: the name.
  case tokenEntry
  /// No child; token: the string after `deprecated`.
  case deprecation

  /// deprecation? parameterList? baseClause block; token: the name.
  case styleDeclaration
  /// parameter*; token: the `(`.
  case parameterList
  /// typeName|enumerationType, then optionalMark?, then value? (the default); token: the name.
  case parameter
  /// deprecation? block; token: the name.
  case componentDeclaration
  /// deprecation?, then as a parameter: typeName|enumerationType, optionalMark?, value?; token: the
  /// name.
  case environmentDeclaration
  /// No child; token: the name.
  case typeName
  /// enumerationCase, two or more; token: the first case.
  case enumerationType
  /// No child; token: the name.
  case enumerationCase
  /// No child; token: the `?`.
  case optionalMark
  /// argumentList?; token: the name of a component or style.
  case baseClause

  /// (statement | whenBlock | layerBlock | contentStatement | error)*, and inside an element
  /// (statement | whenBlock | element | error)*; token: the `{`.
  case block
  /// value, then a condition?; token: the property's name.
  case statement
  /// condition block; token: `when`.
  case whenBlock
  /// layerAbove? condition? block; token: the name.
  case layerBlock
  /// No child; token: `above`.
  case layerAbove
  /// element; token: `content`.
  case contentStatement
  /// argumentList? optionalMark? condition? block?; token: the name.
  case element

  /// Condition, condition; token: `or`.
  case orCondition
  /// Condition, condition; token: `and`.
  case andCondition
  /// Condition; token: `not`.
  case notCondition
  /// No child; token: the left name. The right name is the node's last token.
  case equalCondition, notEqualCondition
  /// No child; token: the name before `is set`.
  case isSetCondition
  /// No child; token: the name.
  case nameCondition
  /// argumentList; token: `available`.
  case availableCondition

  /// run, one or more, separated by commas; token: the first of the value.
  case value
  /// Expression, one or more, side by side; token: the first of the run.
  case run
  /// Expression, expression; token: the operator.
  case binaryExpression
  /// Expression; token: the `-`.
  case negation
  /// Expression; token: the `(`.
  case parenthesized
  /// No child; token: the literal.
  case numberLiteral, stringLiteral, colorLiteral
  /// No child; token: the name.
  case nameExpression
  /// argumentList; token: the name of the function.
  case call
  /// Expression, argumentList?; token: the name after the dot, or the 1 of `17.4.1`.
  case member
  /// argument*; token: the `(`.
  case argumentList
  /// run; token: the first of the run.
  case argument
  /// run; token: the label before the `:`.
  case labeledArgument

  /// What is missing or malformed, already reported: without tokens, or over those that the parser
  /// passed over, or with well-formed children that have lost their context.
  case error
}
