import Testing

@testable import StyleLang

/// Nothing of the language is left out of the comparisons of the two outputs: what is new in it is
/// missing here until a sample, a fixture or the styles written at random have it.
@Suite struct DifferentialCoverageTests {
  @Test func everythingIsCompared() throws {
    var coverage = DifferentialCoverage()
    for file in GoldenFile.all + GoldenFile.corpus { coverage.add(try file.sheet()) }
    for sheet in try RandomStyleTests.sheets() { coverage.add(sheet) }
    #expect(coverage.missing() == [])
  }

  /// What the styles written at random lack, each for a reason.
  static let neverAtRandom: Set<String> = [
    // The code of an app, of which the corpus has some.
    "swift"
  ]

  /// Of elements and layers there are too few for each of their properties.
  @Test func everythingIsWrittenAtRandom() throws {
    var coverage = DifferentialCoverage()
    for sheet in try RandomStyleTests.sheets() { coverage.add(sheet) }
    let leftOut = RandomFeature.componentsLeftOut.keys.map(\.rawValue)
    #expect(coverage.missing(besides: Self.neverAtRandom.union(leftOut), in: [.style]) == [])
  }

  /// A leaf that no style has is told of, so that the other tests can fail.
  @Test func whatIsMissingIsTold() {
    let missing = DifferentialCoverage().missing()
    #expect(missing.contains("component button"))
    #expect(missing.contains("element's property background"))
    #expect(missing.contains("element divider"))
    #expect(missing.contains("part thumb"))
    #expect(missing.contains("state pressed"))
    #expect(missing.contains("parameter of type Fill"))
    #expect(missing.contains("parameter of source environment"))
  }
}
