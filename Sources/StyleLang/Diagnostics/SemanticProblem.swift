/// The problems of a file's meaning.
public enum SemanticProblem: Hashable, Sendable {
  /// A name that nothing declares.
  case unknownName(String)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case unknownName = "S201"

    /// How much problems of this code matter.
    public var severity: Severity { .error }
  }

  /// The code.
  public var code: Code {
    switch self {
    case .unknownName: .unknownName
    }
  }

  /// The message.
  public var message: String {
    switch self {
    case .unknownName(let name): "unknown name '\(name)'"
    }
  }
}
