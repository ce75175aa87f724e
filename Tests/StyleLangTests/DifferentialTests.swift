import StyleLang
import Testing

/// The two outputs agree: for each style of the samples and of the fixtures, in each combination of
/// states and with several arguments, the Swift draws what the JSON says.
@Suite struct DifferentialTests {
  @Test(arguments: Platform.allCases)
  func samplesAgree(_ platform: Platform) async throws {
    try await expectAgreement(GoldenFile.samples, on: platform)
  }

  @Test(arguments: [Platform.iOS, .macOS], GoldenFile.fixtures)
  func fixturesAgree(_ platform: Platform, _ file: GoldenFile) async throws {
    try await expectAgreement([file], on: platform)
  }

  private func expectAgreement(_ files: [GoldenFile], on platform: Platform) async throws {
    var differential = Differential()
    for file in files {
      try differential.add(
        file.sheet(), name: file.stem + ".swift", words: Words.of(file.source()),
        on: platform)
    }
    let lines = try await differential.differences(on: platform)
    expectNone(lines)
  }

  /// Each set of the flat output has the values that the rules give in its combination.
  @Test(arguments: GoldenFile.all)
  func flatSetsAgree(_ file: GoldenFile) throws {
    let lines = try DifferentialSets.differences(of: file.sheet(), limit: 2048)
    expectNone(lines)
  }
}

/// The words of a style file.
enum Words {
  static func of(_ source: SourceFile) -> Set<String> {
    let tree = compile(source).tree
    return Set((0..<tree.tokens.count).map { source.text(tree.tokens.range($0)) })
  }
}
