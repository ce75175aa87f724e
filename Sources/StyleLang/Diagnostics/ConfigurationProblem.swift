/// The problems of a `stylec.json` and of a baseline, beyond those of their JSON.
public enum ConfigurationProblem: Hashable, Sendable {
  /// A key that nothing looks at.
  case unknownKey(String, suggestion: String?, known: [String])
  /// A value that cannot stand there.
  case unexpectedValue(expected: String, found: String)
  /// A word that is not among those that may stand there: what it is, and the words.
  case unknownWord(String, String, suggestion: String?, known: [String])
  case unknownRule(String, suggestion: String?)
  case unknownOption(String, rule: String, suggestion: String?, known: [String])
  /// A system that is no target; in words.
  case invalidTarget(String)
  /// A baseline lists so many findings that are not there.
  case unneededEntries(Int)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case unknownKey = "C101"
    case unexpectedValue = "C102"
    case unknownWord = "C103"
    case unknownRule = "C104"
    case unknownOption = "C105"
    case invalidTarget = "C106"
    case unneededEntries = "C201"

    /// How much problems of this code matter.
    public var severity: Severity { self == .unneededEntries ? .note : .error }
  }

  /// The code.
  public var code: Code {
    switch self {
    case .unknownKey: .unknownKey
    case .unexpectedValue: .unexpectedValue
    case .unknownWord: .unknownWord
    case .unknownRule: .unknownRule
    case .unknownOption: .unknownOption
    case .invalidTarget: .invalidTarget
    case .unneededEntries: .unneededEntries
    }
  }

  /// What was most likely meant.
  var suggestion: String? {
    switch self {
    case .unknownKey(_, let suggestion, _), .unknownWord(_, _, let suggestion, _),
      .unknownRule(_, let suggestion), .unknownOption(_, _, let suggestion, _):
      suggestion
    case .unexpectedValue, .invalidTarget, .unneededEntries: nil
    }
  }

  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String {
    switch self {
    case .unknownKey(let key, let suggestion, let known):
      "unknown key '\(key)'; \(hint(suggestion, known))"
    case .unexpectedValue(let expected, let found):
      "expected \(expected), found \(found)"
    case .unknownWord(let what, let word, let suggestion, let known):
      "unknown \(what) '\(word)'; \(hint(suggestion, known))"
    case .unknownRule(let name, let suggestion):
      "unknown rule '\(name)'; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "'stylec explain' lists the rules")
    case .unknownOption(let name, let rule, let suggestion, let known):
      "unknown option '\(name)' of rule '\(rule)'; \(hint(suggestion, known))"
    case .invalidTarget(let text): text
    case .unneededEntries(let count):
      "\(count) \(count == 1 ? "finding that is" : "findings that are") listed here cannot be found any"
        + " more; '--write-baseline' writes the list anew"
    }
  }

  private func hint(_ suggestion: String?, _ known: [String]) -> String {
    suggestion.map { "did you mean '\($0)'?" }
      ?? "there is " + known.map { "'\($0)'" }.joined(separator: ", ")
  }
}
