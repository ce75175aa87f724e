import Foundation
import StyleLang

/// The modules that generated Swift needs on an Apple platform, so that its types are checked *for*
/// that platform though on another system: `#if os(iOS)`, `@available` and `#available` are what
/// they are there, and what a deployment target lacks is an error.
///
/// The compiler knows Apple's platforms on every system; only their modules are missing. The
/// standard library comes from the textual interface of the toolchain, Foundation and SwiftUI from
/// the stand-ins. Nothing of it can run: only declarations are compiled.
struct SystemModules {
  let platform: Platform
  /// Where they go.
  let folder: URL

  /// What the compiler must be told to find them.
  static func arguments(_ folder: URL, _ target: String) -> [String] {
    [
      "-target", target, "-I", folder.path, "-resource-dir", folder.path + "/resources",
      "-disable-implicit-string-processing-module-import",
    ]
  }

  static func isOfFoundation(_ path: String) -> Bool {
    path.contains("/SwiftUIStandIn/Foundation/")
  }

  private var target: String { platform.target(platform.firstVersion) }

  /// Builds all of them.
  func build(sources: [String], _ what: String, scratch: ScratchFolder) async throws {
    try await buildStandardLibrary(what, scratch)
    try await emit("Foundation", sources.filter(SystemModules.isOfFoundation), what, scratch)
    let empty = try scratch.write("", to: "Empty.swift")
    try await emit(platform == .macOS ? "AppKit" : "UIKit", [empty], what, scratch)
    var own: [String] = []
    for (index, path) in sources.enumerated() where !SystemModules.isOfFoundation(path) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let name = "\(index)-\(URL(fileURLWithPath: path).lastPathComponent)"
      own.append(try scratch.write(platform.inheritingAvailability(text), to: name))
    }
    try await emit("SwiftUI", own, what, scratch)
  }

  private func emit(
    _ name: String, _ sources: [String], _ what: String, _ scratch: ScratchFolder
  ) async throws {
    try await SwiftCompiler.compile(
      ["-frontend", "-emit-module", "-module-name", name, "-swift-version", "6", "-O"]
        + [
          "-parse-as-library", "-enable-library-evolution", "-D", platform.condition, "-D",
          "STRICT",
        ]
        + ["-experimental-skip-all-function-bodies", "-disable-availability-checking"]
        + ["-o", "\(folder.path)/\(name).swiftmodule"]
        + SystemModules.arguments(folder, target) + sources,
      what, scratch: scratch)
  }

  /// Makes the standard library's modules from their interfaces.
  private func buildStandardLibrary(_ what: String, _ scratch: ScratchFolder) async throws {
    let library = try SwiftCompiler.executable().resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift")
    let resources = folder.appendingPathComponent("resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    for name in ["shims", "clang"] {
      try FileManager.default.createSymbolicLink(
        at: resources.appendingPathComponent(name),
        withDestinationURL: library.appendingPathComponent(name))
    }
    for name in ["Swift", "_Concurrency"] {
      let interface = try SystemModules.interface(of: name, in: library)
      let added = name == "Swift" ? SystemModules.missingDeclarations : ""
      let file = try scratch.write(
        retargeted(interface) + added, to: name + ".swiftinterface")
      try await SwiftCompiler.compile(
        ["-frontend", "-compile-module-from-interface", file, "-module-name", name]
          + ["-parse-stdlib", "-disable-availability-checking"]
          + ["-o", "\(folder.path)/\(name).swiftmodule"]
          + SystemModules.arguments(folder, target),
        what, scratch: scratch)
    }
  }

  /// What the compiler wants to see on Apple's systems, where there is Objective-C, before it passes
  /// an array as a pointer.
  private static let missingDeclarations = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
      @usableFromInline internal let _rawValue: Builtin.RawPointer
    }
    """

  /// The text of a module of the toolchain's own system.
  private static func interface(of name: String, in library: URL) throws -> String {
    let folder = library.appendingPathComponent("linux/\(name).swiftmodule")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    guard
      let file = files.first(where: {
        $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
      })
    else { throw CompilationFailure(description: "no interface of '\(name)' in \(folder.path)") }
    return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// The interface for this platform, without what needs the bodies of functions.
  private func retargeted(_ interface: String) -> String {
    interface.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("@backDeployed") && !$0.hasPrefix("  @backDeployed") }
      .map { line in
        guard line.hasPrefix("// swift-module-flags:") else { return String(line) }
        var words = line.split(separator: " ").map(String.init)
        if let index = words.firstIndex(of: "-target"), index + 1 < words.count {
          words[index + 1] = target
        }
        words.removeAll { $0 == "-O" }
        return (words + ["-Onone", "-experimental-skip-all-function-bodies"])
          .joined(separator: " ")
      }
      .joined(separator: "\n")
  }
}
