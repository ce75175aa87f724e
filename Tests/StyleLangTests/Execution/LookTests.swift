import StyleLang
import Testing

@Suite struct LookTests {
  @Test(arguments: [
    ("srgb(0.4824, 0.1843, 0.9686, 1)", "srgb(0.48235, 0.18431, 0.96863, 1)", true),
    ("named:red*0.5", "named:red*0.50001", true),
    ("named:red*0.5", "named:red*0.6", false),
    ("named:red", "ui:red", false),
    ("8 16 8 16", "8 16 8 16.5", false),
    ("custom \"A 1\" 17", "custom \"A 2\" 17", false),
    ("8 standard 8 standard", "8 0 8 0", false),
  ])
  func textsCompareWithTolerance(_ a: String, _ b: String, _ equal: Bool) {
    #expect(LookText.areEqual(a, b) == equal)
  }

  @Test func coloursHaveOneText() {
    #expect(LookColor(.named("white")).description == "srgb(1, 1, 1, 1)")
    #expect(LookColor(.named("clear")).description == "clear")
    #expect(LookColor(.named("red")).opacity(0).description == "clear")
    #expect(LookColor(.ui("label")).opacity(0.5).opacity(0.5).description == "ui:label*0.25")
    #expect(LookColor(.p3(1, 0, 0.25), alpha: 0.5).description == "p3(1, 0, 0.25, 0.5)")
    #expect(LookColor(swift: "Color(uiColor: .systemBackground)")?.base == .ui("systemBackground"))
    #expect(LookColor(swift: "Color.red")?.base == .named("red"))
    #expect(LookColor(swift: "mystery(1)") == nil)
  }

  @Test func whatCannotBeSeenIsNormalized() {
    var look = Look()
    look[.shadow] = "srgb(0, 0, 0, 0.2) 8 0 4"
    look[.shape] = "capsule"
    look[.alignment] = "leading"
    look[.padding] = "8 standard 8 16"
    look[.margin] = "1 2 3 4"
    look.animates = ["true"]
    look.normalize()
    #expect(look[.shadow] == "none")
    #expect(look[.shape] == "unused")
    #expect(look[.alignment] == "center")
    #expect(look[.padding] == "9 standard+2 11 20")
    #expect(look[.margin] == "0 0 0 0")
    #expect(look.animates.isEmpty)
  }

  @Test func aDrawnSurfaceKeepsItsShapeAndMargin() {
    var look = Look()
    look[.background] = "named:red"
    look[.shape] = "capsule"
    look[.margin] = "1 2 3 4"
    let before = look
    look.normalize()
    #expect(look == before)
  }

  @Test func differencesNameTheProperty() {
    var look = Look()
    look[.border] = LookText.border(width: 1, color: LookColor(.named("red")), dash: [4, 2])
    look[.lineLimit] = "2"
    #expect(
      look.differences(from: Look(), names: ("Swift", "JSON")) == [
        "lineLimit: Swift '2', JSON 'inherit'",
        "border: Swift '1 named:red inside dash 4 2', JSON 'none'",
      ])
  }

  @Test func disabledExcludesPressed() {
    let state = ControlState([.pressed, .disabled, .hovered])
    #expect(!state.holds(.pressed, on: .iOS))
    #expect(state.holds(.disabled, on: .iOS))
    #expect(!ControlState([.hovered]).holds(.hovered, on: .watchOS))
    #expect(ControlState().holds(.dark, on: .watchOS))
    #expect(ControlState([], controlSize: .mini).controlSize(on: .tvOS) == .regular)
    #expect(
      "\(ControlState([.dark, .pressed], controlSize: .large))"
        == "pressed+dark+controlSize=large")
  }
}
