import Foundation

/// The files of the repository that tests read, and how expectations are rewritten.
enum TestFiles {
  /// The top of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let tests = root.appending(path: "Tests/StyleLangTests")
  static let samples = root.appending(path: "samples")
  static let corpus = root.appending(path: "Tests/StyleLangTests/Corpus")
  static let goldens = tests.appending(path: "Goldens")

  /// Whether tests write what they find instead of comparing: `UPDATE_SNAPSHOTS=1 swift test`.
  static let updatesSnapshots = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

  /// A folder below `Fixtures`.
  static func fixtures(_ folder: String) -> URL {
    tests.appending(path: "Fixtures").appending(path: folder)
  }

  /// The names of the files with an extension in a folder, sorted.
  static func names(in folder: URL, extension suffix: String = "style") -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return all.filter { $0.hasSuffix("." + suffix) }.sorted()
  }

  static func bytes(_ url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
