/// The problems of a Design Tokens file: of its JSON, and of what it says.
public enum TokenFileProblem: Hashable, Sendable {
  // JSON.
  case byteOrderMark
  case invalidUTF8(byte: UInt8, offset: UInt32)
  case unexpectedText(expected: String, found: String)
  case duplicateKey(String)
  case nestedTooDeeply(limit: Int)
  case unclosedString
  case invalidEscape(String)
  case invalidNumber(String)
  case numberTooLarge(String)
  /// The limit is in MiB.
  case tooLarge(limit: Int)

  // Design Tokens.
  case invalidName(String)
  case unknownMember(String, suggestion: String?)
  case tokenWithChildren(String)
  case missingType(String)
  case unknownType(String, suggestion: String?)
  case invalidValue(expected: String, found: String)
  case unresolvedReference(String, suggestion: String?)
  case referenceToGroup(String)
  case extendsToken(String)
  case referenceCycle([String])
  case nameCollision(String, other: String, mapped: String)
  /// A token of which the language has no form.
  case notCarried(String, reason: String)
  /// A token of which a part has no place in the language.
  case partlyCarried(String, lost: String)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case byteOrderMark = "T101"
    case invalidUTF8 = "T102"
    case unexpectedText = "T103"
    case duplicateKey = "T104"
    case nestedTooDeeply = "T105"
    case unclosedString = "T106"
    case invalidEscape = "T107"
    case invalidNumber = "T108"
    case numberTooLarge = "T109"
    case tooLarge = "T110"
    case invalidName = "T201"
    case unknownMember = "T202"
    case tokenWithChildren = "T203"
    case missingType = "T204"
    case unknownType = "T205"
    case invalidValue = "T206"
    case unresolvedReference = "T207"
    case referenceToGroup = "T208"
    case extendsToken = "T209"
    case referenceCycle = "T210"
    case nameCollision = "T211"
    case notCarried = "T212"
    case partlyCarried = "T213"

    /// How much problems of this code matter.
    public var severity: Severity {
      switch self {
      case .byteOrderMark, .notCarried: .warning
      case .partlyCarried: .note
      default: .error
      }
    }
  }

  /// The code.
  public var code: Code {
    switch self {
    case .byteOrderMark: .byteOrderMark
    case .invalidUTF8: .invalidUTF8
    case .unexpectedText: .unexpectedText
    case .duplicateKey: .duplicateKey
    case .nestedTooDeeply: .nestedTooDeeply
    case .unclosedString: .unclosedString
    case .invalidEscape: .invalidEscape
    case .invalidNumber: .invalidNumber
    case .numberTooLarge: .numberTooLarge
    case .tooLarge: .tooLarge
    case .invalidName: .invalidName
    case .unknownMember: .unknownMember
    case .tokenWithChildren: .tokenWithChildren
    case .missingType: .missingType
    case .unknownType: .unknownType
    case .invalidValue: .invalidValue
    case .unresolvedReference: .unresolvedReference
    case .referenceToGroup: .referenceToGroup
    case .extendsToken: .extendsToken
    case .referenceCycle: .referenceCycle
    case .nameCollision: .nameCollision
    case .notCarried: .notCarried
    case .partlyCarried: .partlyCarried
    }
  }

  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String {
    switch self {
    case .byteOrderMark:
      "a JSON file does not begin with a byte order mark"
    case .invalidUTF8(let byte, let offset):
      SyntaxProblem.invalidUTF8(byte: byte, offset: offset).message
    case .unexpectedText(let expected, let found):
      "expected \(expected), found \(found)"
    case .duplicateKey(let key):
      "the key '\(key)' stands twice in this object"
    case .nestedTooDeeply(let limit):
      "nested more than \(limit) deep"
    case .unclosedString:
      "the string is not closed: a string ends with '\"' on the line where it begins"
    case .invalidEscape(let text):
      "'\(text)' is no character: JSON has the escapes '\\n', '\\t', '\\\"', '\\\\' and '\\uXXXX', the"
        + " last in pairs above U+FFFF"
    case .invalidNumber(let text):
      "'\(text)' is no number of JSON"
    case .numberTooLarge(let text):
      "'\(text)' is too large a number"
    case .tooLarge(let limit):
      "the file is too large: the limit is \(limit) MiB"
    case .invalidName(let name):
      "'\(name)' cannot be the name of a token or a group: it needs a letter or a digit, has none of"
        + " '{', '}' and '.', and begins with no '$'"
    case .unknownMember(let name, let suggestion):
      "'\(name)' has no meaning here" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .tokenWithChildren(let name):
      "'\(name)' is a token, since it has a value, and cannot hold other tokens"
    case .missingType(let name):
      "token '\(name)' has no type: give it or a group around it a '$type'"
    case .unknownType(let name, let suggestion):
      "unknown type '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .invalidValue(let expected, let found):
      "expected \(expected), found \(found)"
    case .unresolvedReference(let reference, let suggestion):
      "'\(reference)' leads to nothing" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .referenceToGroup(let reference):
      "'\(reference)' is a group; name one of its tokens"
    case .extendsToken(let reference):
      "'\(reference)' is a token; only a group can be extended"
    case .referenceCycle(let names):
      "'\(names.first ?? "")' depends on itself: \(circle(names))"
    case .nameCollision(let name, let other, let mapped):
      "'\(name)' and '\(other)' would both be called '\(mapped)'"
    case .notCarried(let name, let reason):
      "token '\(name)' cannot be used in styles: \(reason)"
    case .partlyCarried(let name, let lost):
      "token '\(name)' is used without \(lost)"
    }
  }
}
