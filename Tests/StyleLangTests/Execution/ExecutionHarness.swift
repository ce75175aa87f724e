import Foundation
import StyleLang

/// A file of generated Swift.
struct GeneratedFile: Sendable {
  /// Its name, without folders.
  var name: String
  var text: String
}

/// A style to run, as an expression of the generated Swift.
struct ExecutionSubject: Hashable, Sendable {
  var component: Component
  /// A style, as in `PrimaryButtonStyle(tint: .red)` or `.primary(tint: .red)`; for a `view` style
  /// what follows a view, as in `.card(isSelected: true)`; for a component of the project a view, in
  /// which `state` is a `RecordingState`: `style.makeBody(configuration: …)`.
  var expression: String
  /// Modifiers around it, such as those that set values of the environment: `.density(.compact)`.
  var modifiers = ""
  /// Whether the style has a `content`, and thus modifiers of an element within its own, and
  /// elements that are not always there.
  var hasContent = false

  init(
    _ component: Component, _ expression: String, modifiers: String = "", hasContent: Bool = false
  ) {
    self.component = component
    self.expression = expression
    self.modifiers = modifiers
    self.hasContent = hasContent
  }
}

/// A style in a state.
struct ExecutionCase: Hashable, Sendable {
  /// The index of the subject.
  var subject: Int
  var state: ControlState
}

/// Compiles generated Swift against the stand-in for SwiftUI, and runs it.
///
/// On Apple's systems types are checked against the SDKs of Xcode instead, and nothing can be run:
/// a suite that runs styles is `.enabled(if: ExecutionHarness.canRun)`.
enum ExecutionHarness {
  /// Whether styles can be run and the stand-in used: where there is no SwiftUI.
  static var canRun: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  /// Checks that files compile together, without a warning, for a deployment target of a platform.
  ///
  /// Generated Swift is seen as it is: `#if os`, `@available` and `#available` mean what they mean
  /// on the platform.
  ///
  /// - Parameters:
  ///   - files: The generated Swift.
  ///   - languageMode: The language mode of the compilation.
  ///   - platform: The platform.
  ///   - targets: The oldest systems to run on.
  /// - Throws: `CompilationFailure` with the first errors.
  static func typecheck(
    _ files: [GeneratedFile], languageMode: LanguageMode, platform: Platform,
    targets: DeploymentTargets = .standard
  ) async throws {
    let scratch = try ScratchFolder()
    let what = "the generated Swift for \(platform) in Swift \(languageMode.rawValue)"
    let target = platform.target(targets[platform] ?? platform.firstVersion)
    let mode = ["-swift-version", languageMode.rawValue, "-warnings-as-errors"]
    let paths = try files.map {
      try scratch.write(canRun ? platform.inheritingAvailability($0.text) : $0.text, to: $0.name)
    }
    if canRun {
      let module = try await StandIn.shared.module(for: platform, .strict)
      try await SwiftCompiler.compile(
        ["-frontend", "-typecheck", "-module-name", "Generated"] + mode
          + SystemModules.arguments(module, target) + paths,
        what, scratch: scratch)
    } else {
      try await SwiftCompiler.compile(
        ["-typecheck", "-target", target] + mode + paths, what, sdk: platform.sdk,
        scratch: scratch)
    }
  }

  /// Runs styles in states and reads how they look, all with one compilation.
  ///
  /// - Parameters:
  ///   - files: The generated Swift.
  ///   - subjects: The styles to run.
  ///   - cases: Which of them in which state.
  ///   - platform: The platform to play.
  ///   - languageMode: The language mode of the compilation.
  /// - Returns: For each case what was recorded.
  static func run(
    _ files: [GeneratedFile], subjects: [ExecutionSubject], cases: [ExecutionCase],
    platform: Platform = .iOS, languageMode: LanguageMode = .swift6
  ) async throws -> [RecordedLook] {
    let scratch = try ScratchFolder()
    let program = try await compile(
      files, with: DriverSource.files(for: subjects), platform, languageMode, scratch)
    let input = try scratch.write(cases.map(line).joined(separator: "\n"), to: "cases.txt")
    let output = scratch.url.appendingPathComponent("records.txt")
    let result = try await Subprocess.run(program, [input, output.path], scratch: scratch.url)
    if result.status != 0 {
      throw CompilationFailure(
        description: "the generated Swift ended with \(result.status):\n\(result.output)")
    }
    return try RecordFile.looks(
      in: Data(contentsOf: output), of: cases.map { subjects[$0.subject] })
  }

  /// Plays a script of touches on a screen that shows views made with generated Swift.
  ///
  /// - Parameters:
  ///   - files: The generated Swift.
  ///   - views: Declarations of views to show, in Swift.
  ///   - script: Statements, such as `let screen = RecordingScreen(Demo())` and
  ///     `screen.press("Save")`; what they print is the result. See `RecordingScreen`.
  ///   - platform: The platform to play.
  /// - Returns: The lines that the script prints.
  static func play(
    _ files: [GeneratedFile], views: String = "", script: String, platform: Platform = .iOS
  ) async throws -> [String] {
    let scratch = try ScratchFolder()
    let main = GeneratedFile(
      name: "DriverMain.swift",
      text: """
        @_spi(Recording) import SwiftUI

        \(views)

        @main enum DriverMain {
          @MainActor static func main() {
            \(script)
          }
        }
        """)
    let program = try await compile(files, with: [main], platform, .swift6, scratch)
    let result = try await Subprocess.run(program, [], scratch: scratch.url)
    if result.status != 0 {
      throw CompilationFailure(
        description: "the script ended with \(result.status):\n\(result.output)")
    }
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// Compiles generated Swift and what drives it to a program.
  private static func compile(
    _ files: [GeneratedFile], with driver: [GeneratedFile], _ platform: Platform,
    _ languageMode: LanguageMode, _ scratch: ScratchFolder
  ) async throws -> URL {
    let module = try await StandIn.shared.module(for: platform, .quick)
    let program = scratch.url.appendingPathComponent("program")
    var sources = try write(files, for: platform, to: scratch)
    for file in driver { sources.append(try scratch.write(file.text, to: file.name)) }
    try await SwiftCompiler.compile(
      ["-Onone", "-parse-as-library", "-module-name", "Driver", "-wmo", "-num-threads", "2"]
        + ["-use-ld=lld", "-L", module.path, "-lSwiftUI", "-o", program.path]
        + common(languageMode, platform, module) + sources,
      "the generated Swift for \(platform) in Swift \(languageMode.rawValue)", scratch: scratch)
    return program
  }

  private static func common(
    _ languageMode: LanguageMode, _ platform: Platform, _ module: URL
  ) -> [String] {
    [
      "-swift-version", languageMode.rawValue, "-warnings-as-errors", "-D", platform.condition,
      "-I", module.path,
    ]
  }

  private static func write(
    _ files: [GeneratedFile], for platform: Platform, to scratch: ScratchFolder
  ) throws -> [String] {
    try files.map { try scratch.write(platform.playing($0.text), to: $0.name) }
  }

  /// A case as the driver reads it.
  private static func line(_ item: ExecutionCase) -> String {
    let state = item.state
    var words = State.allCases.filter(state.states.contains).map(\.rawValue)
    words += state.declared.sorted() + state.absentSlots.sorted().map { "no-\($0)" }
    words += [state.controlSize.rawValue, "fraction=\(state.fraction)"]
    if state.textScale != 1 { words.append("textScale=\(state.textScale)") }
    if let system = state.system { words.append("system=\(system)") }
    return ([String(item.subject)] + words).joined(separator: " ")
  }
}
