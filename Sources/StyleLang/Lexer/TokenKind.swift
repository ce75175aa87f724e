/// What a token is; one byte.
public enum TokenKind: UInt8, CaseIterable, Sendable {
  /// The end of the file; exactly one, the last, of no length.
  case endOfFile
  /// A name that is not reserved.
  case name
  /// Digits with the unit that touches them: `12`, `.5`, `1e3`, `85%`, `150ms`.
  case number
  /// A string with its quotes.
  case string
  /// A colour literal with its `#`.
  case color
  case leftBrace, rightBrace, leftParen, rightParen
  case colon, semicolon, comma, dot
  case plus, minus, star, slash
  case pipe, question, equal, equalEqual, notEqual
  /// The words that are reserved everywhere.
  case when, and, or, not, `is`
  /// Bytes that begin no token; a run of them is one token, already reported.
  case invalid
}

/// What stands between a token and the one before it.
public struct TokenFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates flags from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// White space or a comment comes before the token.
  public static let spaceBefore = TokenFlags(rawValue: 1)
  /// A line break comes before the token; the first token of a file has it too.
  public static let newlineBefore = TokenFlags(rawValue: 2)
  /// A `///` comment is among what comes before the token.
  public static let documentationBefore = TokenFlags(rawValue: 4)
}
