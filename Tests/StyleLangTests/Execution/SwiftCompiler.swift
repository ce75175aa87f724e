import Foundation

/// The language modes in which generated Swift must compile.
enum LanguageMode: String, CaseIterable, Sendable {
  case swift5 = "5"
  case swift6 = "6"
}

/// A compilation that failed, with what the compiler said.
struct CompilationFailure: Error, CustomStringConvertible {
  var description: String
}

/// The Swift compiler of the toolchain that runs the tests.
enum SwiftCompiler {
  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, files included.
  ///   - what: What is compiled, for the failure's first line.
  ///   - sdk: The name of an SDK of Xcode to compile for, or nil.
  ///   - scratch: Where the files are; paths in the failure are shown relative to it.
  static func compile(
    _ arguments: [String], _ what: String, sdk: String? = nil, scratch: ScratchFolder
  ) async throws {
    let result: Subprocess
    if let sdk {
      result = try await Subprocess.run(
        URL(fileURLWithPath: "/usr/bin/xcrun"), ["--sdk", sdk, "swiftc"] + arguments,
        scratch: scratch.url)
    } else {
      result = try await Subprocess.run(executable(), arguments, scratch: scratch.url)
    }
    if result.status == 0 { return }
    throw CompilationFailure(
      description: summary(of: result.output, what, folder: scratch.url.path + "/"))
  }

  /// Each error with its file and source line, the first few of them.
  private static func summary(of output: String, _ what: String, folder: String) -> String {
    let lines = output.replacingOccurrences(of: folder, with: "").split(separator: "\n")
    let errors = lines.indices.filter { lines[$0].contains(": error: ") }
    let start = errors.first ?? lines.startIndex
    let excerpt = lines[start...].prefix(40).joined(separator: "\n")
    return "\(what) does not compile (errors: \(errors.count)):\n\(excerpt)"
  }

  /// The compiler beside the runtime that this process uses, else the first on the path.
  static func executable() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = runtimeFolders() + path.split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
      return URL(fileURLWithPath: folder + "/swiftc")
    }
    throw CompilationFailure(description: "no 'swiftc' beside the Swift runtime or on the PATH")
  }

  /// `…/usr/bin` of each `…/usr/lib/swift/linux/libswiftCore.so` that is loaded.
  private static func runtimeFolders() -> [String] {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let suffix = "/lib/swift/linux/libswiftCore.so"
    for line in maps.split(separator: "\n") where line.hasSuffix(suffix) {
      guard let slash = line.firstIndex(of: "/") else { continue }
      return [line[slash...].dropLast(suffix.count) + "/bin"]
    }
    return []
  }
}
