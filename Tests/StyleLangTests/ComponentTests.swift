import Foundation
import StyleLang
import Testing

/// Declared controls, custom values of the environment and questions about the system, in programs as
/// an app has them.
@Suite(.enabled(if: ExecutionHarness.canRun)) struct ComponentTests {
  /// A folder of the samples with the code of an app, and a style file of its name in it or beside it.
  enum Sample: String, CaseIterable {
    case reactiveButton = "reactive-button"
    case customButton = "custom-button"
    case highlightable
    case parametric

    /// The generated Swift, and that of the app.
    func files(for targets: DeploymentTargets = .standard) throws -> [GeneratedFile] {
      let folder = TestFiles.samples.appending(path: rawValue)
      let name = rawValue + ".style"
      let place = self == .parametric ? TestFiles.samples : folder
      let style = try TestFiles.text(place.appending(path: name))
      let app = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map {
          GeneratedFile(name: $0, text: try TestFiles.text(folder.appending(path: $0)))
        }
      return [try ComponentTests.swift(of: style, named: name, for: targets)] + app
    }
  }

  static func swift(
    of text: String, named name: String = "test.style", for targets: DeploymentTargets = .standard
  ) throws -> GeneratedFile {
    let compilation = compile(SourceFile(name: name, text: text), targets: targets)
    let sheet = try #require(
      compilation.sheet, "\(compilation.diagnostics.map(\.problem.message))")
    return GeneratedFile(
      name: "Generated.swift", text: String(decoding: emitSwift(sheet), as: UTF8.self))
  }

  @Test(arguments: Sample.allCases, Platform.allCases)
  func samplesCompile(_ sample: Sample, _ platform: Platform) async throws {
    for mode in LanguageMode.allCases {
      try await ExecutionHarness.typecheck(
        sample.files(), languageMode: mode, platform: platform)
    }
  }

  /// From the first SwiftUI on; the apps use nothing newer either.
  @Test(arguments: Sample.allCases)
  func samplesCompileForOldSystems(_ sample: Sample) async throws {
    let targets = DeploymentTargets([(.iOS, Version(13))])
    try await ExecutionHarness.typecheck(
      sample.files(for: targets), languageMode: .swift6, platform: .iOS, targets: targets)
  }

  // MARK: Touches

  @Test func reactiveButtonFollowsTheFinger() async throws {
    let output = try await ExecutionHarness.output(
      of: Sample.reactiveButton.files(),
      running: """
        let screen = RecordingScreen(FlashlightScreen())
        func lamp() -> String { screen.draws("image", "flashlight.on") ? "on" : "off" }
        func look() -> String { screen.draws("background", "named:yellow") ? "lit" : "unlit" }
        print(lamp(), look())
        screen.press()
        print("down", look())
        screen.dragOutside()
        print("outside", look())
        screen.release()
        print("let go outside", lamp(), look())
        screen.press()
        screen.dragOutside()
        screen.dragInside()
        print("inside again", look())
        screen.release()
        print("let go inside", lamp(), screen.draws("strokeBorder", "named:yellow"))
        print(screen.tap("Start again"), lamp())
        print("disabled", screen.tap("Start again"))
        screen.environment.isEnabled = false
        print("all disabled", screen.press(), screen.activateByVoice(), lamp())
        screen.environment.isEnabled = true
        screen.activateByVoice()
        print("by voice", lamp())
        """)
    #expect(
      output == """
        off unlit
        down lit
        outside unlit
        let go outside off unlit
        inside again lit
        let go inside on true
        true off
        disabled false
        all disabled false false off
        by voice on

        """)
  }

  /// Where nothing can be dragged it is a button.
  @Test func reactiveButtonIsPressedByTheRemote() async throws {
    let output = try await ExecutionHarness.output(
      of: Sample.reactiveButton.files(),
      running: """
        let screen = RecordingScreen(FlashlightScreen())
        screen.press()
        print(screen.draws("background", "named:yellow"), screen.draws("gesture"))
        screen.release()
        print(screen.texts)
        """, on: .tvOS)
    #expect(output == "true false\nStart again Switched 1 times\n")
  }

  @Test func customButtonWearsItsStyle() async throws {
    let output = try await ExecutionHarness.output(
      of: Sample.customButton.files(),
      running: """
        let screen = RecordingScreen(SignUpForm())
        print(screen.texts, screen.draws("image", "paperplane.fill"))
        print("grey", screen.draws("background", "srgb(0.66"), screen.tap("Sign up"))
        screen.press("Accept")
        print("red", screen.draws("background", "named:red"))
        screen.release()
        print("grey", screen.draws("background", "srgb(0.66"), screen.tap("Sign up"))
        print("wide", screen.draws("flexibleFrame", "maxWidth=inf"), screen.texts)
        """)
    #expect(
      output == """
        Accept the terms Sign up Not sent true
        grey true false
        red true
        grey false true
        wide true Accept the terms Sign up Welcome

        """)
  }

  @Test func parametricTakesItsColours() async throws {
    let output = try await ExecutionHarness.output(
      of: Sample.parametric.files(),
      running: """
        let screen = RecordingScreen(CheckoutBar())
        print("green", screen.draws("background", "named:green"), screen.texts)
        print("outlined", screen.draws("strokeBorder", "named:red"))
        print(screen.tap("Pay"), screen.texts)
        print("gray", screen.draws("background", "named:gray"), screen.tap("Pay"))
        print(screen.tap("Cancel"), screen.texts)
        print("green again", screen.draws("background", "named:green"))
        """)
    #expect(
      output == """
        green true Pay Cancel Open
        outlined true
        true Pay Cancel Paid
        gray true false
        true Pay Cancel Open
        green again true

        """)
  }

  @Test func highlightableShowsItsState() async throws {
    let output = try await ExecutionHarness.output(
      of: Sample.highlightable.files(),
      running: """
        let screen = RecordingScreen(HeroList())
        print(screen.texts)
        screen.press("Ada")
        print(screen.texts, screen.draws("image", "eye"))
        screen.dragOutside()
        print(screen.texts)
        screen.release()
        print(screen.texts)
        screen.tap("Ada")
        print(screen.texts)
        screen.press("Grace")
        print(screen.texts)
        screen.release()
        print(screen.events)
        """)
    #expect(
      output == """
        Ada Grace Favorite: nobody
        Ada! Grace Favorite: nobody true
        Ada Grace Favorite: nobody
        Ada Grace Favorite: nobody
        Ada Grace Favorite: Ada
        Ada Grace! Favorite: Ada
        ["navigated to All about Grace"]

        """)
  }

  // MARK: What a style reads

  @Test func stylesReadStatesAndEnvironment() async throws {
    let file = try Self.swift(
      of: """
        environment isCompact: Bool = false
        environment mood: calm | lively = calm
        environment house: Color?
        component Tile {
          states: pressed, loading
          default: Standing(size: 20)
        }
        style Standing(size: Length): Tile {
          height: size
          padding: 8
          padding: 2 when isCompact
          background: blue
          background: house
          opacity: 50% when loading
          scale: 0.5 when mood == lively
        }
        style Marked: view {
          offset: 0 3 when isCompact
        }
        """)
    let output = try await ExecutionHarness.output(
      of: [file],
      running: """
        let tile = RecordingScreen(Tile("A") {})
        print(tile.draws("frame", "20.0"), tile.draws("padding", "8.0"), tile.draws("named:blue"))
        let busy = RecordingScreen(Tile("A", isLoading: true) {}.isCompact(true).house(.red))
        print(busy.draws("opacity", "0.5"), busy.draws("padding", "2.0"), busy.draws("named:red"))
        let lively = RecordingScreen(
          Tile {} label: { Text("B") }.mood(.lively).tileStyle(.standing(size: 30)))
        print(lively.draws("scaleEffect", "0.5"), lively.draws("frame", "30.0"), lively.texts)
        print(RecordingScreen(Text("C").marked().isCompact(true)).draws("offset", "3.0"))
        """)
    #expect(output == "true true true\ntrue true true\ntrue true B\ntrue\n")
  }

  @Test func stylesAskForTheSystem() async throws {
    let text = """
      style Look(tint: Color = blue): button {
        background: tint
        background: gray when pressed
        shape: rounded(8)
        shape: rounded(12) when available(ios: 17.4, macos: 14)
        shape: capsule when available(ios: 26, macos: 26)
        padding: 4 when not available(ios: 17.4, macos: 14)
      }
      style Framed: view {
        padding: 8
        padding: 12 when available(ios: 26)
      }
      """
    let output = try await ExecutionHarness.output(
      of: [try Self.swift(of: text)],
      running: """
        let screen = RecordingScreen(Button("A") {}.buttonStyle(.look(tint: .red)).framed())
        for version in ["15", "17.3", "17.4", "18", "26"] {
          screen.system = version
          let shapes = ["rounded 8", "rounded 12", "capsule"]
          print(
            version, shapes.filter { screen.draws("background", "named:red", $0) },
            screen.draws("padding", "4.0"), screen.draws("padding", "12.0"))
        }
        """)
    #expect(
      output == """
        15 ["rounded 8"] true false
        17.3 ["rounded 8"] true false
        17.4 ["rounded 12"] false false
        18 ["rounded 12"] false false
        26 ["capsule"] false true

        """)
    for platform in Platform.allCases {
      try await ExecutionHarness.typecheck(
        [try Self.swift(of: text)], languageMode: .swift5, platform: platform)
    }
  }
}
