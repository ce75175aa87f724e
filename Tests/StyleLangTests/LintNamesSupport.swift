@testable import StyleLang

/// Lints projects of several files with one rule.
enum LintNames {
  /// A finding with the name of its file left out: `12: message`, by line.
  static func lines(
    of rule: LintRule, in files: [(name: String, text: String)],
    options: [String: LintOption.Value] = [:]
  ) -> [String] {
    findings(of: rule, in: files, options: options).map { file, diagnostic in
      let line = file.text.utf8.prefix(Int(diagnostic.range.start)).count { $0 == 0x0A } + 1
      return "\(file.name):\(line): \(diagnostic.problem.message)"
    }
  }

  /// The findings of a rule, and what the compiler says, in a project.
  static func findings(
    of rule: LintRule, in files: [(name: String, text: String)],
    options: [String: LintOption.Value] = [:]
  ) -> [(file: (name: String, text: String), diagnostic: Diagnostic)] {
    var configuration = LintConfiguration()
    for other in LintRule.all { configuration.levels[other.name] = .off }
    configuration.levels[rule.name] = .warning
    configuration.options[rule.name] = options
    let sources = files.map { file in
      ProjectFile(path: "/" + file.name, source: SourceFile(name: file.name, text: file.text))
    }
    var result: [(file: (name: String, text: String), diagnostic: Diagnostic)] = []
    lintProject(
      sources, in: "/", configuration: configuration,
      load: { path, _ in
        sources.first { $0.path == path }.map { .success($0) } ?? .failure(.missing)
      },
      each: { linted in
        let name = linted.compilation.compilation.source.name
        guard let file = files.first(where: { $0.name == name }) else { return }
        for diagnostic in linted.compilation.compilation.diagnostics {
          result.append((file, diagnostic))
        }
      })
    return result
  }

  /// The same of one file, without its name.
  static func lines(
    of rule: LintRule, in text: String, options: [String: LintOption.Value] = [:]
  ) -> [String] {
    lines(of: rule, in: [("a.style", text)], options: options).map { String($0.dropFirst(8)) }
  }

  /// A file after the first fix-it of its first finding; nil where there is none.
  static func fixed(
    _ rule: LintRule, _ files: [(name: String, text: String)],
    options: [String: LintOption.Value] = [:]
  ) -> (text: String, isSafe: Bool)? {
    guard let found = findings(of: rule, in: files, options: options).first,
      let fix = found.diagnostic.fixIts.first
    else { return nil }
    return (LintSupport.applying(fix, to: found.file.text), fix.isSafe)
  }

  /// The same of one file.
  static func fixed(
    _ rule: LintRule, _ text: String, options: [String: LintOption.Value] = [:]
  ) -> (text: String, isSafe: Bool)? {
    fixed(rule, [("a.style", text)], options: options)
  }
}
