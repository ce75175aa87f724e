import Foundation
import StyleLang
import Testing

/// The harness and the stand-in, on Swift written by hand as `stylec` writes it.
@Suite(.enabled(if: ExecutionHarness.canRun)) struct ExecutionTests {
  static let files: [GeneratedFile] = ["Everything.swift", "Inheriting.swift"].map { name in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/execution")
    let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return GeneratedFile(name: name, text: text ?? "#error(\"no \(name)\")")
  }

  static let everything = ExecutionSubject(
    .button, "EverythingButtonStyle(tint: .red, borderColor: .blue)")

  /// What the style of `everything` looks like on iOS when nothing is the case.
  static var normal: Look {
    var look = Look()
    look[.foreground] = "srgb(1, 1, 1, 1)"
    look[.tint] = "named:orange"
    look[.font] = "system 18 semibold rounded italic"
    look[.lineLimit] = "2"
    look[.textAlignment] = "trailing"
    look[.minimumScale] = "0.75"
    look[.textCase] = "uppercase"
    look[.imageScale] = "large"
    look[.symbolVariant] = "fill"
    look[.fixedSize] = "vertical"
    look[.padding] = "8 16 8 16"
    look[.height] = "44"
    look[.minWidth] = "44"
    look[.maxWidth] = "fill"
    look[.alignment] = "leading"
    look[.shape] = "rounded 8 circular"
    look[.background] = "named:red"
    look[.shadow] = "srgb(0, 0, 0, 0.2) 8 0 4"
    look[.clip] = "true"
    look[.border] = "2 named:blue inside dash 4 2"
    look[.hitShape] = "rounded 8 circular"
    look[.blur] = "2"
    look[.blend] = "multiply"
    look[.margin] = "4 4 4 4"
    look[.rotation] = "45 topLeading"
    look[.offset] = "0 2"
    look[.animation] = "easeOut 0.15"
    look[.hoverEffect] = "lift"
    look.animates = ["false", "true", "regular"]
    return look
  }

  /// The normal look with changes.
  static func normal(_ changes: [Property: String], animates: [String]? = nil) -> Look {
    var look = normal
    for (property, text) in changes { look[property] = text }
    if let animates { look.animates = animates }
    return look
  }

  @Test(arguments: Platform.allCases, LanguageMode.allCases)
  func fixturesCompile(platform: Platform, languageMode: LanguageMode) async throws {
    try await ExecutionHarness.typecheck(
      Self.files, languageMode: languageMode, platform: platform)
  }

  @Test func everyStateIsRecorded() async throws {
    let states: [(ControlState, Look)] = [
      (ControlState(), Self.normal),
      (
        ControlState([.pressed]),
        Self.normal(
          [
            .fixedSize: "both", .background: "named:red*0.85", .scale: "0.97 0.97 center",
            .haptic: "light",
          ], animates: ["true", "true", "regular"])
      ),
      (ControlState([.hovered]), Self.normal([.overlay: "srgb(1, 1, 1, 0.1)"])),
      (
        ControlState([.disabled, .pressed, .hovered, .dark]),
        Self.normal(
          [
            .foreground: "srgb(0.1098, 0.1098, 0.1176, 1)", .lineLimit: "none",
            .fixedSize: "both", .background: "ui:label", .opacity: "0.5", .brightness: "-0.1",
          ], animates: ["true", "false", "regular"])
      ),
      (
        ControlState([.disabled, .dark, .highContrast]),
        Self.normal(
          [
            .foreground: "srgb(0, 0, 0, 1)", .lineLimit: "none", .background: "ui:label",
            .opacity: "0.5", .brightness: "-0.1", .blur: "0",
          ], animates: ["false", "false", "regular"])
      ),
      (
        ControlState([.focused]),
        Self.normal([.shadow: "srgb(0, 0, 0, 0.2) 8 0 4, named:blue 2 0 0"])
      ),
      (ControlState([.destructive]), Self.normal([.width: "80"])),
      (ControlState([.rightToLeft]), Self.normal([.textAlignment: "center"])),
      (ControlState([.inactiveWindow]), Self.normal),
      (
        ControlState([.reduceMotion, .pressed], controlSize: .large),
        Self.normal(
          [
            .fixedSize: "both", .background: "named:red*0.85", .haptic: "light",
            .padding: "20 16 20 16",
          ], animates: ["true", "true", "regular"])
      ),
      (ControlState(controlSize: .mini), Self.normal([.padding: "4 16 4 16"])),
    ]
    try await expect([Self.everything], states.map { (0, $0.0, $0.1) }, on: .iOS)
  }

  /// What another platform lacks is false there, and its colours are its own.
  @Test(arguments: Platform.allCases.filter { $0 != .iOS })
  func platformsDiffer(platform: Platform) async throws {
    var look = Self.normal
    if platform != .visionOS { look[.hoverEffect] = "none" }
    if platform == .watchOS { look[.brightness] = "-0.1" }
    var disabled = look
    disabled[.lineLimit] = "none"
    disabled[.opacity] = "0.5"
    disabled[.foreground] =
      platform == .watchOS ? "srgb(0.1098, 0.1098, 0.1176, 1)" : "srgb(0.9, 0.9, 0.9, 1)"
    let colors: [Platform: String] = [
      .macOS: "ns:labelColor", .watchOS: "srgb(1, 1, 1, 1)",
    ]
    disabled[.background] = colors[platform] ?? "ui:label"
    disabled[.blur] = "0"
    disabled.animates[1] = "false"
    var states: [(Int, ControlState, Look)] = [
      (0, ControlState(), look), (0, ControlState([.disabled, .highContrast]), disabled),
    ]
    var hovered = look
    if platform == .macOS || platform == .visionOS { hovered[.overlay] = "srgb(1, 1, 1, 0.1)" }
    states.append((0, ControlState([.hovered]), hovered))
    var inactive = look
    if platform == .macOS { inactive[.saturation] = "0.5" }
    states.append((0, ControlState([.inactiveWindow]), inactive))
    var small = look
    if platform != .tvOS { small[.padding] = "4 16 4 16" }
    states.append((0, ControlState(controlSize: .small), small))
    try await expect([Self.everything], states, on: platform)
  }

  @Test func surroundingsAreToldFromValues() async throws {
    var card = Look()
    card[.padding] = "standard standard standard standard"
    card[.border] = "3 named:red inside"
    card[.shape] = "capsule"
    card[.hitShape] = "capsule"
    card[.margin] = "1 2 3 4"
    card[.animation] = "none"
    card.animates = ["false"]

    var hovered = card
    hovered[.foreground] = "named:primary"
    hovered[.font] = "body medium"
    hovered[.lineLimit] = "1"
    hovered[.textAlignment] = "center"
    hovered[.textCase] = "lowercase"
    hovered[.imageScale] = "small"
    hovered[.symbolVariant] = "none"
    hovered[.background] = "named:yellow"
    hovered[.animation] = "spring 0.3 0.7"

    var selected = card
    selected[.border] = "3 named:red center"
    selected[.shape] = "corners 8 4 0 16 circular"
    selected[.hitShape] = "corners 8 4 0 16 circular"
    selected[.scale] = "1.1 1 top"
    selected.animates = ["true"]

    var link = Look()
    link[.foreground] = "named:accentColor"
    link[.font] = "custom \"Avenir \\\"Next\\\"\" 17 body monospacedDigit"
    link[.padding] = "4 0 0 0"

    try await expect(
      [
        ExecutionSubject(.view, ".card()"), ExecutionSubject(.view, ".card(isSelected: true)"),
        ExecutionSubject(.button, ".textLink"),
      ],
      [
        (0, ControlState(), card), (0, ControlState([.hovered]), hovered),
        (0, ControlState([.hovered, .disabled]), card), (1, ControlState(), selected),
        (2, ControlState(), link), (2, ControlState([.pressed, .disabled]), link),
      ], on: .macOS)
  }

  /// Runs cases and compares each with the look that is expected of it.
  private func expect(
    _ subjects: [ExecutionSubject], _ cases: [(Int, ControlState, Look)], on platform: Platform,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let records = try await ExecutionHarness.run(
      Self.files, subjects: subjects,
      cases: cases.map { ExecutionCase(subject: $0.0, state: $0.1) }, platform: platform)
    for (record, (subject, state, expected)) in zip(records, cases) {
      var look = expected
      look.normalize()
      let comment: Comment = "\(subjects[subject].expression), \(state)"
      let differences = record.look.differences(from: look, names: ("recorded", "expected"))
      #expect(differences == [], comment, sourceLocation: sourceLocation)
      #expect(record.problems == [], comment, sourceLocation: sourceLocation)
    }
  }
}
