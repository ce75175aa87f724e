import StyleLang
import Testing

/// That the stand-in has what Apple's SwiftUI has on the default targets, and no more.
@Suite(.enabled(if: ExecutionHarness.canRun)) struct StandInTests {
  /// Every name in the table of colours is one of the platform's colours.
  @Test(arguments: Platform.allCases)
  func namedColoursExist(platform: Platform) async throws {
    var lines = ["import SwiftUI", ""]
    for (index, color) in NamedColor.all.enumerated() {
      switch LookColor(color, on: platform, in: ControlState()).base {
      case .named(let name): lines.append("let color\(index) = Color.\(name)")
      case .ui(let name): lines.append("let color\(index) = Color(uiColor: .\(name))")
      case .ns(let name): lines.append("let color\(index) = Color(nsColor: .\(name))")
      case .srgb, .p3, .asset, .mix: break
      }
    }
    let file = GeneratedFile(name: "Colors.swift", text: lines.joined(separator: "\n"))
    try await ExecutionHarness.typecheck([file], languageMode: .swift6, platform: platform)
  }

  /// What a platform or its default target lacks or deprecates does not compile.
  @Test(arguments: [
    (Platform.tvOS, "text.onHover { _ in }", "onHover"),
    (.watchOS, "text.onHover { _ in }", "onHover"),
    (.tvOS, "EnvironmentValues().controlSize", "controlSize"),
    (.iOS, "EnvironmentValues().controlActiveState", "controlActiveState"),
    (.macOS, "text.hoverEffect(.lift)", "hoverEffect"),
    (.macOS, "Color(uiColor: .red)", "uiColor"),
    (.iOS, "Color(nsColor: .red)", "nsColor"),
    (.watchOS, "Color(uiColor: .label)", "label"),
    (.tvOS, "Color(uiColor: .systemBackground)", "systemBackground"),
    (.watchOS, "UIColor { _ in .red }", "closure"),
    (.macOS, "UIImpactFeedbackGenerator(style: .light)", "UIImpactFeedbackGenerator"),
    (.visionOS, "text.onChange(of: true) { _ in }", "onChange(of:perform:)"),
    (.iOS, "text.onChange(of: true) { _, _ in }", "onChange"),
    (.iOS, "UnevenRoundedRectangle(topLeadingRadius: 8)", "UnevenRoundedRectangle"),
    (.iOS, "AnyShape(Circle())", "AnyShape"),
    (.iOS, "text.fontWeight(.bold)", "fontWeight"),
    (.iOS, "Color.red.mix(with: .blue, by: 0.5)", "mix"),
    (.iOS, "Rectangle().fill(.red).stroke(.blue)", "stroke"),
  ])
  func whatIsNotThereDoesNotCompile(
    platform: Platform, expression: String, name: String
  ) async throws {
    let file = GeneratedFile(
      name: "Use.swift",
      text: """
        import SwiftUI

        @MainActor func use(_ text: Text) {
          _ = \(expression)
        }
        """)
    let failure = await #expect(throws: CompilationFailure.self) {
      try await ExecutionHarness.typecheck([file], languageMode: .swift5, platform: platform)
    }
    let error = (failure?.description ?? "").split(separator: "\n").dropFirst().first
    #expect(error?.contains(name) == true, "\(failure?.description ?? "")")
  }

  /// A deployment target decides what may be used without a question, and `#available` asks it.
  @Test(arguments: [
    ("@available(iOS 16, *) func new() {}\nfunc old() { new() }", 15, false),
    ("@available(iOS 16, *) func new() {}\nfunc old() { new() }", 16, true),
    (
      "@available(iOS 16, *) func new() {}\n"
        + "func old() { if #available(iOS 16, macOS 13, *) { new() } }",
      15, true
    ),
    ("@MainActor func read(_ text: Text) -> some View { text.tint(.red) }", 14, false),
    ("#if !os(iOS) || canImport(AppKit)\n#error(\"not iOS\")\n#endif", 15, true),
  ])
  func availabilityIsThatOfTheTarget(source: String, major: Int, compiles: Bool) async throws {
    let file = GeneratedFile(name: "Use.swift", text: "import SwiftUI\n\n" + source)
    let check = {
      try await ExecutionHarness.typecheck(
        [file], languageMode: .swift6, platform: .iOS,
        targets: DeploymentTargets([(.iOS, Version(major))]))
    }
    if compiles { return try await check() }
    let failure = await #expect(throws: CompilationFailure.self) { try await check() }
    #expect(failure?.description.contains("is only available in iOS") == true)
  }

  /// Enumerations of a system framework may grow, and views belong to the main actor.
  @Test(arguments: [
    "func read(_ scheme: ColorScheme) -> Int { switch scheme { case .light: 0; case .dark: 1 } }",
    """
    struct Plain: ButtonStyle {
      init() {}
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    nonisolated func make() -> Plain { Plain() }
    """,
    "nonisolated func buzz() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }",
  ])
  func theRulesOfSwiftSixHold(source: String) async throws {
    let file = GeneratedFile(name: "Use.swift", text: "import SwiftUI\n\n" + source)
    await #expect(throws: CompilationFailure.self) {
      try await ExecutionHarness.typecheck([file], languageMode: .swift6, platform: .iOS)
    }
  }

  @Test func aFailureShowsFileAndLine() async throws {
    let file = GeneratedFile(
      name: "Broken.swift", text: "import SwiftUI\n\nlet color: Color = 3\nlet font = Font.huge\n")
    let failure = await #expect(throws: CompilationFailure.self) {
      try await ExecutionHarness.typecheck([file], languageMode: .swift6, platform: .macOS)
    }
    let lines = (failure?.description ?? "").split(separator: "\n")
    #expect(lines.first == "the generated Swift for macOS in Swift 6 does not compile (errors: 2):")
    #expect(lines.dropFirst().first?.hasPrefix("Broken.swift:3:20: error: ") == true)
  }
}
