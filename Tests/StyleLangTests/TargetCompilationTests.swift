import Foundation
import StyleLang
import Testing

/// What is generated for a deployment target compiles for it, without a warning: the compiler knows
/// what the target lacks, and what it calls deprecated.
@Suite struct TargetCompilationTests {
  static let targets: [(Platform, String)] = [
    (.iOS, "ios13"), (.iOS, "ios14"), (.iOS, "ios15"), (.iOS, "ios17"), (.iOS, "ios26"),
    (.macOS, "macos10.15"), (.macOS, "macos12"), (.macOS, "macos15"), (.macOS, "macos26"),
    (.tvOS, "tvos13"), (.tvOS, "tvos17"), (.watchOS, "watchos6"), (.watchOS, "watchos10"),
    (.visionOS, "visionos1"), (.visionOS, "visionos26"),
    // Several at once, of which each has to go without what another lacks.
    (.iOS, "ios26,macos12"), (.macOS, "ios15,macos15"), (.watchOS, "ios17,watchos9"),
    (.iOS, "ios15,tvos13"), (.tvOS, "ios15,tvos13"), (.visionOS, "ios13,visionos2"),
  ]

  @Test(arguments: targets)
  func compiles(_ platform: Platform, _ text: String) async throws {
    let targets = try DeploymentTargets(parsing: text)
    var count = 0
    for file in GoldenFile.all {
      let compilation = compile(try file.source(), targets: targets)
      guard let sheet = compilation.sheet else { continue }
      count += 1
      let swift = String(decoding: emitSwift(sheet), as: UTF8.self)
      try await ExecutionHarness.typecheck(
        [GeneratedFile(name: file.stem + ".swift", text: swift)], languageMode: .swift6,
        platform: platform, targets: targets)
    }
    // Only what is older than the default targets may lack what a file asks for.
    let isOld = targets.platforms.contains { platform in
      guard let version = targets[platform], let first = DeploymentTargets.standard[platform]
      else { return false }
      return version < first
    }
    #expect(isOld ? count > 4 : count == GoldenFile.all.count, "\(count) files compile")
  }
}
