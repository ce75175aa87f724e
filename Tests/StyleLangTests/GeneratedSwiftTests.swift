import Foundation
import StyleLang
import Testing

/// Swift of small files that are unlike the samples compiles too, without a warning.
///
/// They have unusual names, single statements, or the oldest systems for targets.
@Suite struct GeneratedSwiftTests {
  /// The files by the deployment targets that their first line names, `// targets: ios13`, or by the
  /// default ones.
  static let groups: [String: [SourceFile]] = {
    let folder = TestFiles.fixtures("swift")
    let files = TestFiles.names(in: folder)
    return Dictionary(
      grouping: files.compactMap { name in
        (try? TestFiles.text(folder.appending(path: name))).map { SourceFile(name: name, text: $0) }
      }
    ) { file in
      let line = String(decoding: file.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      let mark = "// targets: "
      return line.hasPrefix(mark)
        ? String(line.dropFirst(mark.count)) : DeploymentTargets.standard.text
    }
  }()

  @Test(arguments: groups.keys.sorted(), Platform.allCases)
  func compiles(_ text: String, on platform: Platform) async throws {
    let targets = try DeploymentTargets(parsing: text)
    guard targets[platform] != nil else { return }
    let files = try #require(Self.groups[text]).map { file in
      let compilation = compile(file, targets: targets)
      let sheet = try #require(compilation.sheet, "\(file.name) has errors")
      return GeneratedFile(
        name: file.name.replacing(".style", with: ".swift"),
        text: String(decoding: emitSwift(sheet), as: UTF8.self))
    }
    try await ExecutionHarness.typecheck(
      files, languageMode: .swift6, platform: platform, targets: targets)
  }
}
