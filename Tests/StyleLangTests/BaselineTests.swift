import Testing

@testable import StyleLang

/// Baselines: what they hide, and how they are written.
@Suite struct BaselineTests {
  private static let text = """
    tokens {
        a: red
        b: blue
        c: red
    }

    style Card: view {
        padding: 8
    }
    """

  private static func findings(_ text: String) -> [Diagnostic] {
    LintSuppressionTests.findings(text, ["unused-token": .warning])
  }

  private static func source(_ text: String) -> SourceFile {
    SourceFile(name: "a.style", text: text + "\n")
  }

  private static func written(_ text: String) -> Baseline {
    var baseline = Baseline()
    baseline.add(findings(text), of: source(text), as: "x/a.style")
    let (read, problems) = Baseline.read(SourceFile(name: "b.json", text: baseline.text))
    #expect(problems == [])
    #expect(read.text == baseline.text)
    return read
  }

  private static func left(_ baseline: inout Baseline, _ text: String) -> [String] {
    baseline.hiding(findings(text), of: source(text), as: "x/a.style").map {
      source(text).text($0.range)
    }
  }

  @Test func whatIsListedIsHidden() {
    var baseline = Self.written(Self.text)
    #expect(Self.left(&baseline, Self.text) == [])
    #expect(baseline.unneeded(isWhole: true) == nil)
  }

  /// Lines may move and be laid out anew; what is new is shown.
  @Test func onlyWhatIsNewIsShown() {
    var baseline = Self.written(Self.text)
    let moved = "\n\n" + Self.text.replacing("    a: red", with: "  d: gray\n\ta:  red")
    #expect(Self.left(&baseline, moved) == ["d"])
    #expect(baseline.unneeded(isWhole: true) == nil)
  }

  /// Of findings that are told alike, only as many as are listed are hidden.
  @Test func findingsAreCounted() {
    let one = "tokens Up {\n    a: red\n}\n\nstyle Card: view {\n    padding: 8\n}\n"
    var baseline = Self.written(one)
    let two = "tokens Low {\n    a: red\n}\n\n" + one
    #expect(Self.left(&baseline, two).count == 1)
  }

  @Test func entriesThatAreNotNeededAreCounted() {
    var baseline = Self.written(Self.text)
    #expect(Self.left(&baseline, Self.text.replacing("    a: red\n", with: "")) == [])
    #expect(
      baseline.unneeded(isWhole: false)?.problem.message.hasPrefix("1 finding that is") ?? false)
    #expect(baseline.unneeded(isWhole: false)?.severity == .note)
    let other = Self.written(Self.text)
    #expect(other.unneeded(isWhole: false) == nil)
    #expect(
      other.unneeded(isWhole: true)?.problem.message.hasPrefix("3 findings that are") ?? false)
  }

  @Test func errorsOfTheCompilerAreNeverHidden() {
    let text = "style Card: view {\n    pading: 8\n}"
    #expect(Self.findings(text).count == 1)
    #expect(Self.written(text).text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  @Test(arguments: [
    "[]", "{}", #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": {}}"#,
    #"{"version": 1, "findings": [1]}"#, #"{"version": 1, "findings": [{"file": "a"}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "b", "line": "c", "count": 0}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "b", "line": "c", "count": 1e99}]}"#,
    #"{"version": 1, "findings": [{"file": "a", "rule": "b", "line": "c", "where": 1}]}"#, "", "{",
  ])
  func mistakesAreTold(_ text: String) {
    let (_, problems) = Baseline.read(SourceFile(name: "b.json", text: text))
    #expect(problems.count == 1 && problems.allSatisfy { $0.severity == .error })
  }
}
