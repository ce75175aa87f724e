import Testing

@testable import StyleLang

/// What holds of every rule of lint, by its own page.
@Suite struct LintRuleTests {
  @Test func namesAreUniqueAndSorted() {
    let names = LintRule.all.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  /// Each rule is one file, named like it.
  @Test func everyFileIsARule() {
    let files = TidySource.library.filter { $0.path.contains("/Lint/Rules/") }
      .compactMap { $0.path.split(separator: "/").last?.dropLast(6) }.filter { !$0.contains("+") }
    let names = LintRule.all.map { rule in
      rule.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    #expect(Set(files.map(String.init)) == Set(names))
  }

  @Test(arguments: LintRule.all)
  func textsAreSentences(_ rule: LintRule) {
    for text in [rule.summary, rule.reason, rule.remedy] + rule.options.map(\.summary) {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase ?? false || text.hasPrefix("'"))
      #expect(!text.contains("  "))
    }
  }

  @Test(arguments: LintRule.all)
  func examplesShowTheRule(_ rule: LintRule) {
    #expect(LintSupport.findings(of: rule, in: rule.goodExample).isEmpty)
    let found = LintSupport.findings(of: rule, in: rule.badExample)
    if case .compiler(let code) = rule.check {
      #expect(!found.isEmpty && found.allSatisfy { $0.problem.code == code.rawValue })
      return
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.problem.code == rule.name })
    for finding in found {
      let message = finding.problem.message
      #expect(!message.contains("\n") && !message.hasSuffix("."))
      #expect(message.first?.isLowercase ?? false || message.hasPrefix("'"))
    }
  }

  /// A safe fix removes its finding, and whatever else is found was found before.
  @Test(arguments: LintRule.all)
  func fixesRemoveTheFinding(_ rule: LintRule) {
    let text = rule.badExample
    let before = LintSupport.findings(of: rule, in: text)
    for finding in before {
      for fix in finding.fixIts {
        let after = LintSupport.findings(of: rule, in: LintSupport.applying(fix, to: text))
        #expect(after.count < before.count, "\(fix.title)")
      }
    }
  }
}

/// Lints texts.
enum LintSupport {
  /// What a rule finds in a file, with what the compiler says; every other rule is off.
  static func findings(
    of rule: LintRule, in text: String, options: [String: LintOption.Value] = [:]
  ) -> [Diagnostic] {
    var configuration = LintConfiguration()
    for other in LintRule.all {
      // A suppression is unused only if what it names is on.
      let isNamed = text.contains("stylec:") && text.contains(other.name)
      configuration.levels[other.name] = isNamed ? .warning : .off
    }
    configuration.levels[rule.name] = rule.defaultLevel == .off ? .warning : rule.defaultLevel
    configuration.options[rule.name] = options
    var files = [(name: "example.style", text: text)]
    if !rule.importedExample.isEmpty { files.append(("palette.style", rule.importedExample)) }
    return diagnostics(files, configuration)
  }

  /// What lint says of a project of files, given by name.
  static func diagnostics(
    _ files: [(name: String, text: String)], _ configuration: LintConfiguration
  ) -> [Diagnostic] {
    let sources = files.map { file in
      ProjectFile(
        path: "/" + file.name, source: SourceFile(name: file.name, text: file.text + "\n"))
    }
    var result: [Diagnostic] = []
    lintProject(
      sources, in: "/", configuration: configuration,
      load: { path, _ in
        sources.first { $0.path == path }.map { .success($0) } ?? .failure(.missing)
      },
      each: { result += $0.compilation.compilation.diagnostics })
    return result
  }

  /// A text with a fix made.
  static func applying(_ fix: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(
        Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LintRule: CustomTestStringConvertible {
  /// The name, as the name of a test's argument.
  public var testDescription: String { name }
}
