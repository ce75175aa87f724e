/// A rule of lint: what it looks for, and its page.
///
/// Each is one file of `Lint/Rules`, and an entry of `LintRule.all`.
public struct LintRule: Sendable {
  /// The name, of lower-case words: `unused-token`.
  public var name: String
  /// The level where the configuration sets none.
  public var defaultLevel: LintLevel
  /// What it finds, in a sentence.
  public var summary: String
  /// Why that is worth a look.
  public var reason: String
  /// What to do.
  public var remedy: String
  /// A whole file in which this rule alone, at its default level or else as a warning, finds
  /// something.
  public var badExample: String
  /// The same, mended: a whole file in which it finds nothing.
  public var goodExample: String
  /// What it can be told.
  public var options: [LintOption] = []
  /// A file that the examples import as `palette.style`; empty where they import none.
  public var importedExample = ""
  /// How it looks.
  var check: LintCheck
}

/// How a rule of lint looks at a project: at one thing after another, or at all at once.
enum LintCheck: Sendable {
  /// At each style of each file without an error.
  case style(@Sendable (borrowing StyleSubject, inout LintPass) -> Void)
  /// At each file without an error.
  case file(@Sendable (inout LintPass) -> Void)
  /// At the whole project, if no file of it has an error.
  case project(@Sendable (inout LintPass) -> Void)
  /// Not at all: the compiler reports it, with this code, and the rule gives it a level.
  case compiler(SemanticProblem.Code)
  /// Not at all: whoever reads the comments that suppress findings reports it.
  case suppressions
}

extension LintRule {
  /// The level and the options that a configuration sets it to.
  func setting(in configuration: LintConfiguration) -> LintSetting {
    LintSetting(
      rule: self, severity: (configuration.levels[name] ?? defaultLevel).severity,
      options: configuration.options[name] ?? [:])
  }
}

/// A rule with what it is set to.
struct LintSetting: Sendable {
  var rule: LintRule
  /// How much a finding matters; nil if the rule is off.
  var severity: Severity?
  /// The options that are set, by name.
  var options: [String: LintOption.Value]
}

/// What a project sets the rules of lint to.
public struct LintConfiguration: Sendable {
  /// Levels, by the names of rules.
  public var levels: [String: LintLevel] = [:]
  /// Options, by the names of rules and their own; of the types of their defaults.
  public var options: [String: [String: LintOption.Value]] = [:]

  /// Creates a configuration that leaves each rule as it is.
  public init() {}
}
