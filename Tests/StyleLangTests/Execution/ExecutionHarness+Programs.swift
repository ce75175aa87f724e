import Foundation
import StyleLang

extension ExecutionHarness {
  /// Runs a program that uses generated Swift, and gives what it prints.
  ///
  /// - Parameters:
  ///   - files: The generated Swift, and that of an app.
  ///   - statements: What the program does, on the main actor; it can use `RecordingScreen`.
  ///   - platform: The platform to play.
  static func output(
    of files: [GeneratedFile], running statements: String, on platform: Platform = .iOS
  ) async throws -> String {
    let scratch = try ScratchFolder()
    let module = try await StandIn.shared.module(for: platform, .quick)
    let program = scratch.url.appendingPathComponent("program")
    let main = GeneratedFile(
      name: "Main.swift",
      text: """
        @_spi(Recording) import SwiftUI

        @main enum Main {
          @MainActor static func main() {
        \(statements)
          }
        }
        """)
    let sources = try (files + [main]).map {
      try scratch.write(platform.playing($0.text), to: $0.name)
    }
    try await SwiftCompiler.compile(
      ["-Onone", "-parse-as-library", "-module-name", "Program", "-wmo", "-swift-version", "6"]
        + ["-use-ld=lld", "-I", module.path, "-L", module.path, "-lSwiftUI", "-o", program.path]
        + ["-D", platform.condition] + sources,
      "a program for \(platform)", scratch: scratch)
    let result = try await Subprocess.run(program, [], scratch: scratch.url)
    if result.status != 0 {
      throw CompilationFailure(
        description: "a program ended with \(result.status):\n\(result.output)")
    }
    return result.output
  }
}
