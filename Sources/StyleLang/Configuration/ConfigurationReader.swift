/// Turns the JSON of a `stylec.json` into a configuration.
///
/// One mistake gives one error: what is wrong is reported where it stands, and counts as left out.
struct ConfigurationReader {
  private(set) var configuration = Configuration()
  private(set) var diagnostics: [Diagnostic] = []
  let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  /// Reads the file.
  mutating func read() { readObject(0, ConfigurationKey.all, path: []) }

  private mutating func readObject(_ node: Int, _ keys: [ConfigurationKey], path: [String]) {
    guard document.kind(node) == .object else { return reportType("an object", node) }
    for member in document.members[node] ?? [] {
      let name = document.text(member.key)
      guard let key = keys.first(where: { $0.name == name }) else {
        let names = keys.map(\.name)
        reportUnknown(
          .unknownKey(name, suggestion: suggestion(for: name, among: names), known: names),
          member.key)
        continue
      }
      readValue(member.value, key.kind, path: path + [name])
    }
  }

  private mutating func readValue(_ node: Int, _ kind: ConfigurationKey.Kind, path: [String]) {
    switch kind {
    case .text: _ = string(node)
    case .path: if let text = self.path(node) { set(path, text: text) }
    case .paths: configuration.sources = list(node) { reader, node in reader.path(node) }
    case .word(let words):
      if let word = word(node, "value", among: words) { set(path, text: word) }
    case .targets: readTargets(node)
    case .integer(let range): if let number = integer(node, range) { set(path, number: number) }
    case .object(let keys): readObject(node, keys, path: path)
    case .rules: readRules(node)
    }
  }

  private mutating func set(_ path: [String], text: String) {
    switch path {
    case ["output", "swift"]: configuration.swiftOutput = text
    case ["output", "json"]: configuration.jsonOutput = text
    case ["access"]: configuration.access = AccessLevel(rawValue: text)
    case ["lint", "baseline"]: configuration.baseline = text
    default: break
    }
  }

  private mutating func set(_ path: [String], number: Int) {
    switch path {
    case ["maximumErrors"]: configuration.maximumErrors = number
    case ["format", "indentWidth"]: configuration.format.indentWidth = number
    case ["format", "lineWidth"]: configuration.format.lineWidth = number
    default: break
    }
  }

  // MARK: - Targets

  private mutating func readTargets(_ node: Int) {
    var systems: [(Platform, Version)] = []
    let count = diagnostics.count
    let texts = list(node) { reader, node in reader.string(node).map { ($0, node) } }
    for (text, element) in texts {
      do throws(DeploymentTargetProblem) {
        let targets = try DeploymentTargets(parsing: text)
        for platform in targets.platforms {
          guard !systems.contains(where: { $0.0 == platform }) else { throw .repeated(platform) }
          if let version = targets[platform] { systems.append((platform, version)) }
        }
      } catch {
        report(.invalidTarget(error.text(of: "'deploymentTargets'")), element)
      }
    }
    if systems.isEmpty {
      if diagnostics.count == count {
        report(.invalidTarget(DeploymentTargetProblem.empty.text(of: "'deploymentTargets'")), node)
      }
      return
    }
    configuration.targets = DeploymentTargets(systems)
  }

  // MARK: - Rules

  private mutating func readRules(_ node: Int) {
    guard document.kind(node) == .object else { return reportType("an object", node) }
    for member in document.members[node] ?? [] {
      let name = document.text(member.key)
      guard let rule = LintRule.all.first(where: { $0.name == name }) else {
        let near = suggestion(for: name, among: LintRule.all.map(\.name))
        reportUnknown(.unknownRule(name, suggestion: near), member.key)
        continue
      }
      if document.kind(member.value) == .string {
        readLevel(member.value, of: rule)
      } else if document.kind(member.value) == .object {
        readSettings(member.value, of: rule)
      } else {
        reportType("a level, or an object of a level and options", member.value)
      }
    }
  }

  private mutating func readSettings(_ node: Int, of rule: LintRule) {
    for member in document.members[node] ?? [] {
      let name = document.text(member.key)
      if name == LintRule.levelKey {
        readLevel(member.value, of: rule)
      } else if let option = rule.options.first(where: { $0.name == name }) {
        if let value = value(member.value, like: option.defaultValue) {
          configuration.lint.options[rule.name, default: [:]][name] = value
        }
      } else {
        let names = [LintRule.levelKey] + rule.options.map(\.name)
        reportUnknown(
          .unknownOption(
            name, rule: rule.name, suggestion: suggestion(for: name, among: names), known: names),
          member.key)
      }
    }
  }

  private mutating func readLevel(_ node: Int, of rule: LintRule) {
    let words = LintLevel.allCases.map(\.rawValue)
    guard let word = word(node, "level", among: words) else { return }
    configuration.lint.levels[rule.name] = LintLevel(rawValue: word)
  }

  private mutating func value(
    _ node: Int, like value: LintOption.Value
  ) -> LintOption.Value? {
    switch value {
    case .number: number(node).map { .number($0) }
    case .bool: bool(node).map { .bool($0) }
    case .string: string(node).map { .string($0) }
    case .numbers: .numbers(list(node) { reader, node in reader.number(node) })
    case .strings: .strings(list(node) { reader, node in reader.string(node) })
    }
  }

  // MARK: - Values

  private mutating func string(_ node: Int) -> String? {
    if document.kind(node) == .string { return document.text(node) }
    reportType("a string", node)
    return nil
  }

  private mutating func bool(_ node: Int) -> Bool? {
    switch document.kind(node) {
    case .true: return true
    case .false: return false
    default:
      reportType("'true' or 'false'", node)
      return nil
    }
  }

  private mutating func number(_ node: Int) -> Double? {
    if document.kind(node) == .number { return document.nodes[node].number }
    reportType("a number", node)
    return nil
  }

  private mutating func integer(_ node: Int, _ range: ClosedRange<Int>) -> Int? {
    guard let number = number(node) else { return nil }
    if let integer = Int(exactly: number), range.contains(integer) { return integer }
    reportType("a whole number from \(range.lowerBound) to \(range.upperBound)", node)
    return nil
  }

  private mutating func path(_ node: Int) -> String? {
    guard let text = string(node) else { return nil }
    // No path holds a zero byte, and an empty one names nothing.
    if !text.isEmpty, !text.utf8.contains(0) { return text }
    reportType("the path of a file or folder", node)
    return nil
  }

  private mutating func word(_ node: Int, _ what: String, among words: [String]) -> String? {
    guard let text = string(node) else { return nil }
    if words.contains(text) { return text }
    let near = suggestion(for: text, among: words)
    reportUnknown(.unknownWord(what, text, suggestion: near, known: words), node)
    return nil
  }

  private mutating func list<Element>(
    _ node: Int, _ read: (inout ConfigurationReader, Int) -> Element?
  ) -> [Element] {
    guard document.kind(node) == .array else {
      reportType("a list", node)
      return []
    }
    return document.elements(node).compactMap { read(&self, $0) }
  }

  // MARK: - Problems

  private mutating func reportType(_ expected: String, _ node: Int) {
    report(.unexpectedValue(expected: expected, found: document.phrase(node)), node)
  }

  /// Reports a word that nobody knows; the fix writes the one that was meant.
  private mutating func reportUnknown(_ problem: ConfigurationProblem, _ node: Int) {
    let range = document.range(node)
    let fixIts = problem.suggestion.map {
      [FixIt("replace with '\($0)'", replacing: range, with: "\"\($0)\"")]
    }
    diagnostics.append(
      Diagnostic(.configuration(problem), at: range, fixIts: fixIts ?? []))
  }

  private mutating func report(_ problem: ConfigurationProblem, _ node: Int) {
    // An object or a list is shown by its beginning.
    var range = document.range(node)
    if [.object, .array].contains(document.kind(node)) { range.end = range.start + 1 }
    diagnostics.append(Diagnostic(.configuration(problem), at: range))
  }
}
