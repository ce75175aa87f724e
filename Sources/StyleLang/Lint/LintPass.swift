/// What a rule of lint works with: the project, the file under the hand, its options, and where its
/// findings go.
struct LintPass {
  /// The files of the project.
  let files: [LintedFile]
  /// The file under the hand.
  var index = 0
  /// Reasons about conditions; it has been told the parameters of the style under the hand.
  var reasoning = ConditionAnalyzer()
  /// What has been worked out of patterns of conditions.
  var patterns = LeafPatterns()
  /// The rule at work.
  private(set) var setting: LintSetting
  /// What has been found, by file.
  private(set) var findings: [[Diagnostic]]

  init(_ files: [LintedFile], _ setting: LintSetting) {
    self.files = files
    self.setting = setting
    findings = Array(repeating: [], count: files.count)
  }

  /// The file under the hand.
  var file: LintedFile { files[index] }

  /// Turns to another rule.
  mutating func turn(to setting: LintSetting) { self.setting = setting }

  /// The value of an option of the rule.
  func value(of option: LintOption) -> LintOption.Value {
    setting.options[option.name] ?? option.defaultValue
  }

  /// The value of an option that is a number.
  func number(_ option: LintOption) -> Double {
    if case .number(let number) = value(of: option) { return number }
    return 0
  }

  /// Reports a finding in the file under the hand.
  ///
  /// - Parameters:
  ///   - message: One line, lower case, code in single quotes, no full stop.
  ///   - range: The smallest range that shows it.
  mutating func report(
    _ message: String, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    report(message, at: range, inFile: index, notes: notes, fixIts: fixIts)
  }

  /// Reports a finding in a file of the project.
  mutating func report(
    _ message: String, at range: SourceRange, inFile file: Int, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    guard let severity = setting.severity else { return }
    let problem = LintProblem(rule: setting.rule.name, severity: severity, message: message)
    findings[file].append(
      Diagnostic(.lint(problem), at: range, notes: notes, fixIts: fixIts))
  }
}
