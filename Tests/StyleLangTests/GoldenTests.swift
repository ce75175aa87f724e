import Foundation
import StyleLang
import Testing

/// What the samples and the fixtures of `Fixtures/execution` become, kept in `Goldens`.
@Suite struct GoldenTests {
  /// Files whose flat JSON is kept too.
  static let flattened = GoldenFile.samples.filter {
    ["flashlight.style", "palette.style"].contains($0.name)
  }

  /// The kept Swift ends in `.txt`, so that no formatter takes it for the project's own.
  @Test(arguments: GoldenFile.all)
  func swiftIsAsKept(_ file: GoldenFile) throws {
    try expectSnapshot(
      file.swift().text, equals: TestFiles.goldens.appending(path: file.stem + ".swift.txt"))
  }

  @Test(arguments: GoldenFile.all)
  func jsonIsAsKept(_ file: GoldenFile) throws {
    try expectSnapshot(
      String(decoding: file.json(), as: UTF8.self),
      equals: TestFiles.goldens.appending(path: file.stem + ".json"))
  }

  @Test(arguments: flattened)
  func flatJSONIsAsKept(_ file: GoldenFile) throws {
    try expectSnapshot(
      String(decoding: file.json(flat: true), as: UTF8.self),
      equals: TestFiles.goldens.appending(path: file.stem + ".flat.json"))
  }

  /// A golden that no file makes any more is a leftover.
  @Test(.disabled(if: TestFiles.updatesSnapshots)) func everyGoldenHasItsFile() {
    let kept = ["txt", "json"].flatMap { TestFiles.names(in: TestFiles.goldens, extension: $0) }
    let made =
      GoldenFile.all.flatMap { [$0.stem + ".swift.txt", $0.stem + ".json"] }
      + Self.flattened.map { $0.stem + ".flat.json" }
    #expect(kept.sorted() == made.sorted())
  }

  @Test(arguments: GoldenFile.all, [false, true])
  func jsonIsValidBySchema(_ file: GoldenFile, _ isFlat: Bool) throws {
    let sheet = try file.sheet()
    let isTooLarge = sheet.styles.contains { flattenedSetCount($0) > 1024 }
    if isFlat, isTooLarge { return }
    let schema = try JSONSchema.ofStyles()
    let json = try JSONReader.read(file.json(flat: isFlat))
    #expect(schema.problems(of: json).prefix(10) == [])
  }

  /// All samples as files of one app.
  @Test(arguments: Platform.allCases, LanguageMode.allCases)
  func samplesCompileTogether(_ platform: Platform, _ languageMode: LanguageMode) async throws {
    try await ExecutionHarness.typecheck(
      GoldenFile.samples.map { try $0.swift() }, languageMode: languageMode, platform: platform)
  }

  @Test(arguments: Platform.allCases, LanguageMode.allCases)
  func fixturesCompile(_ platform: Platform, _ languageMode: LanguageMode) async throws {
    for file in GoldenFile.fixtures {
      try await ExecutionHarness.typecheck(
        [file.swift()], languageMode: languageMode, platform: platform)
    }
  }
}
