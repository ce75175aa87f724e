/// What a rule of lint works with: the project, the file under the hand, its options, and where its
/// findings go.
struct LintPass {
  /// The files of the project.
  let files: [LintedFile]
  /// The file under the hand.
  var index = 0
  /// Reasons about conditions; it has been told the parameters of the style under the hand.
  var reasoning = ConditionAnalyzer()
  /// What contrast is asked of, once that has been read.
  var contrastLimits: ContrastLimits?
  /// What has been worked out of patterns of conditions.
  var patterns = LeafPatterns()
  /// The rules that are on, and the one at work among them: a rule has a page of text, which is not
  /// to be copied for each style.
  private let settings: [LintSetting]
  private var current = 0
  /// How much each rule has found in the file under the hand.
  private var counts: [Int]
  /// What has been found, by file.
  private(set) var findings: [[Diagnostic]]

  /// Of each style that others start from, those; made when it is first asked for.
  private var heirs: [StyleID: [StyleID]]?

  init(_ files: [LintedFile], _ settings: [LintSetting]) {
    self.files = files
    self.settings = settings
    counts = Array(repeating: 0, count: settings.count)
    findings = Array(repeating: [], count: files.count)
  }

  /// The file under the hand.
  var file: LintedFile { files[index] }

  /// The styles of the project that start from a style, and those that start from these.
  mutating func heirs(of style: StyleID) -> [StyleID] {
    let children = heirs ?? childrenOfStyles()
    heirs = children
    var result = children[style] ?? []
    var next = 0
    while next < result.count {
      result += children[result[next]] ?? []
      next += 1
    }
    return result
  }

  private func childrenOfStyles() -> [StyleID: [StyleID]] {
    var children: [StyleID: [StyleID]] = [:]
    for file in files {
      for style in file.styleSites.indices {
        guard let parent = file.parent(of: style) else { continue }
        children[parent, default: []].append(StyleID(file: file.number, index: style))
      }
    }
    return children
  }

  /// How much the rule at work has found in the file under the hand.
  var count: Int { counts[current] }

  /// The findings in one file after which a rule that looks at each style closely stops: nobody reads
  /// more.
  static let enough = 1_000

  /// Turns to another file.
  mutating func turn(toFile file: Int) {
    index = file
    for setting in counts.indices { counts[setting] = 0 }
  }

  /// Turns to another rule, by its place among the settings.
  mutating func turn(to setting: Int) { current = setting }

  /// The value of an option of the rule.
  func value(of option: LintOption) -> LintOption.Value {
    settings[current].options[option.name] ?? option.defaultValue
  }

  /// The value of an option that is a number.
  func number(_ option: LintOption) -> Double {
    if case .number(let number) = value(of: option) { return number }
    return 0
  }

  /// The value of an option that is a truth value.
  func bool(_ option: LintOption) -> Bool { value(of: option) == .bool(true) }

  /// The value of an option that is a string.
  func string(_ option: LintOption) -> String {
    if case .string(let text) = value(of: option) { return text }
    return ""
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
    guard let severity = settings[current].severity else { return }
    let problem = LintProblem(
      rule: settings[current].rule.name, severity: severity, message: message)
    counts[current] += 1
    findings[file].append(
      Diagnostic(.lint(problem), at: range, notes: notes, fixIts: fixIts))
  }
}
