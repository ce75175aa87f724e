import Testing

@testable import StyleLang

/// What is written as it should be is left alone.
@Suite struct LintNoiseTests {
  /// The samples and the corpus, with the rules at their default levels.
  @Test(arguments: GoldenFile.samples + GoldenFile.corpus)
  func conditionsOfSamplesAreQuiet(_ file: GoldenFile) throws {
    let names = [
      "ambiguous-overlap", "dead-rule", "equal-states", "hidden-statement", "missing-feedback",
      "no-op-rule", "redundant-condition",
    ]
    var configuration = LintConfiguration()
    for rule in LintRule.all where !names.contains(rule.name) {
      configuration.levels[rule.name] = .off
    }
    let source = try file.source()
    let found = LintSupport.diagnostics(
      [(file.stem + ".style", String(decoding: source.bytes, as: UTF8.self))], configuration)
    #expect(found.map(\.problem.message) == [])
  }
}
