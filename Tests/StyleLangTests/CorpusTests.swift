import StyleLang
import Testing

/// Forty and more styles such as apps have, each for a need of its own: they compile, and their Swift
/// draws what their JSON says.
@Suite struct CorpusTests {
  @Test func thereAreManyNeeds() {
    #expect(GoldenFile.corpus.count >= 40)
  }

  /// Each compiles without a diagnostic, for the systems whose names it asks for.
  @Test(arguments: GoldenFile.corpus)
  func compiles(_ file: GoldenFile) throws {
    let sheet = try file.sheet()
    #expect(!sheet.styles.isEmpty)
    #expect(!emitSwift(sheet).isEmpty)
    #expect(!emitJSON(sheet).isEmpty)
  }

  /// The generated files of all of them are one module.
  @Test(.enabled(if: ExecutionHarness.canRun), arguments: Platform.allCases)
  func swiftIsCorrect(_ platform: Platform) async throws {
    let files = try GoldenFile.corpus.map { try $0.swift() }
    try await ExecutionHarness.typecheck(
      files + CorpusTests.app, languageMode: .swift6, platform: platform)
  }

  @Test(.enabled(if: ExecutionHarness.canRun), arguments: [Platform.iOS, .macOS])
  func outputsAgree(_ platform: Platform) async throws {
    var differential = Differential()
    differential.limit = 128
    differential.files = CorpusTests.app
    for file in GoldenFile.corpus {
      try differential.add(
        file.sheet(), name: file.stem + ".swift", words: Words.of(file.source()), on: platform)
    }
    expectNone(try await differential.differences(on: platform))
  }

  /// What the styles name of an app's own code.
  static let app = [
    GeneratedFile(
      name: "App.swift",
      text: """
        @_spi(Recording) import SwiftUI

        struct ConfettiView: View {
            var body: some View { RecordingOpaque("ConfettiView") }
        }

        struct ShakeEffect: ViewModifier {
            func body(content: Content) -> some View { content }
        }

        """)
  ]
}
