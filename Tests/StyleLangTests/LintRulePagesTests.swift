import Testing

@testable import StyleLang

/// `grammar/rules.md`, made from the rules.
enum LintPages {
  static var text: String {
    var text = """
      # The rules of lint

      `stylec lint` reports what the compiler does, and what these rules find. Each has a level, `off`,
      `note`, `warning` or `error`, which `stylec.json` may set. `stylec explain RULE` shows the same
      pages. This file is generated from the rules, and a test compares it.

      | rule | level | what it finds |
      | --- | --- | --- |

      """
    for rule in LintRule.all {
      text += "| [`\(rule.name)`](#\(rule.name)) | \(rule.defaultLevel.rawValue)"
      text += " | \(LintPages.cell(rule.summary)) |\n"
    }
    return text + LintRule.all.map(page).joined()
  }

  private static func page(_ rule: LintRule) -> String {
    var text = "\n## \(rule.name)\n\n"
    text += "Level: `\(rule.defaultLevel.rawValue)`."
    if let code = rule.code { text += " The compiler reports it as `\(code)`." }
    text += "\n\n" + wrapped(rule.summary, width: 100)
    text += "\n" + wrapped(rule.reason, width: 100)
    text += "\n" + wrapped(rule.remedy, width: 100)
    if !rule.options.isEmpty {
      text += "\n| option | default | what it says |\n| --- | --- | --- |\n"
      for option in rule.options {
        text += "| `\(option.name)` | `\(option.defaultValue.json)` | \(cell(option.summary)) |\n"
      }
    }
    if !rule.importedExample.isEmpty {
      text += "\nWith this as `palette.style`:\n\n```style\n\(rule.importedExample)\n```\n"
    }
    text += "\nNot so:\n\n```style\n\(rule.badExample)\n```\n"
    return text + "\nBut so:\n\n```style\n\(rule.goodExample)\n```\n"
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

/// The pages of the rules are up to date.
@Suite struct LintRulePagesTests {
  @Test func pagesAreUpToDate() throws {
    try expectSnapshot(
      LintPages.text, equals: TestFiles.root.appending(path: "grammar/rules.md"))
  }

  /// The schema of the configuration has every rule with its options.
  @Test func schemaIsUpToDate() throws {
    try expectSnapshot(
      ConfigurationSchema.text, equals: TestFiles.root.appending(path: "grammar/stylec.schema.json")
    )
  }

  @Test(arguments: LintRule.all)
  func explainShowsTheRule(_ rule: LintRule) throws {
    let folder = try CommandFolder()
    let result = try folder.run("stylec explain '[\(rule.name.uppercased())]'")
    #expect(result.output == rule.text(width: 80))
    #expect(try folder.run("stylec explain").output.contains("\n\(rule.name)\n"))
  }

  @Test func aNearNameIsSuggested() throws {
    let result = try CommandFolder().run("stylec explain unused-tokn")
    #expect(result.error.contains("did you mean 'unused-token'?"))
  }
}
