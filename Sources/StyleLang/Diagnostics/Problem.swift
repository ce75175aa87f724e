/// Everything that can be wrong with a style file, as data.
///
/// The parts list the problems of the text (`SyntaxProblem`), of its meaning (`SemanticProblem`),
/// of Design Tokens files (`TokenFileProblem`) and of `stylec.json` (`ConfigurationProblem`), and what
/// lint finds (`LintProblem`). Each gives a stable code, a severity, and the one wording of the message.
public enum Problem: Hashable, Sendable {
  /// The text cannot be read as the language.
  case syntax(SyntaxProblem)
  /// The text can be read, but means nothing or not what it seems to.
  case semantic(SemanticProblem)
  /// What is wrong with a file of design tokens.
  case tokenFile(TokenFileProblem)
  /// What is wrong with a `stylec.json`.
  case configuration(ConfigurationProblem)
  /// The file compiles, and a rule of lint does not like it.
  case lint(LintProblem)

  /// The stable code, such as `S101`; of lint, the name of the rule.
  public var code: String {
    switch self {
    case .syntax(let problem): problem.code.rawValue
    case .semantic(let problem): problem.code.rawValue
    case .tokenFile(let problem): problem.code.rawValue
    case .configuration(let problem): problem.code.rawValue
    case .lint(let problem): problem.rule
    }
  }

  /// How much it matters; it belongs to the code.
  public var severity: Severity {
    switch self {
    case .syntax: .error
    case .semantic(let problem): problem.code.severity
    case .tokenFile(let problem): problem.code.severity
    case .configuration(let problem): problem.code.severity
    case .lint(let problem): problem.severity
    }
  }

  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String {
    switch self {
    case .syntax(let problem): problem.message
    case .semantic(let problem): problem.message
    case .tokenFile(let problem): problem.message
    case .configuration(let problem): problem.message
    case .lint(let problem): problem.message
    }
  }
}
