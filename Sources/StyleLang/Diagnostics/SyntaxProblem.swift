/// The problems of a file's text, found by the lexer and the parser.
public enum SyntaxProblem: Hashable, Sendable {
  /// The file has 4 GiB or more.
  case fileTooLarge

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case fileTooLarge = "S101"
  }

  /// The code.
  public var code: Code {
    switch self {
    case .fileTooLarge: .fileTooLarge
    }
  }

  /// The message.
  public var message: String {
    switch self {
    case .fileTooLarge: "the file is too large: the limit is 4 GiB"
    }
  }
}
