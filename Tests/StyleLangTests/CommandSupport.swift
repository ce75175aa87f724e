import Foundation
import Testing

/// A folder of its own for one test, in which commands are run.
final class CommandFolder {
  /// What a command gave.
  struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  let url: URL
  private let streams: URL

  init() throws {
    let root = FileManager.default.temporaryDirectory
    let name = "stylec-test-\(UUID().uuidString)"
    url = root.appendingPathComponent(name)
    streams = root.appendingPathComponent(name + "-streams")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    try? FileManager.default.removeItem(at: streams)
  }

  /// The built command, beside the tests.
  static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("stylec")
    #else
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("stylec")
    #endif
  }()

  /// Writes a file, with the folders above it.
  func write(_ path: String, _ text: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The contents of a file, or nil if there is none.
  func read(_ path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Every file below the folder, hidden ones too, sorted.
  var files: [String] {
    let all = FileManager.default.subpaths(atPath: url.path) ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      let full = url.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Runs a script of the shell in the folder; in it, `stylec` is the built command.
  func run(_ script: String, environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "stylec() { \"$STYLEC\" \"$@\"; }\n" + script]
    process.currentDirectoryURL = url
    var variables = ProcessInfo.processInfo.environment
    variables["STYLEC"] = CommandFolder.executable.path
    variables["NO_COLOR"] = nil
    process.environment = variables.merging(environment) { $1 }
    let (output, error) = (stream("output"), stream("error"))
    for file in [output, error] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }

  private func stream(_ name: String) -> URL { streams.appendingPathComponent(name) }
}

/// Files that commands are tried on.
enum CommandSample {
  static let good = named("Card")

  /// A file without a fault that declares one style.
  static func named(_ name: String) -> String {
    "style \(name): view {\n  padding: 8\n}\n"
  }

  /// A colon is missing in line 2, before column 11.
  static let bad = """
    style Card: view {
      padding 8
    }

    """
}
