import StyleLang
import Testing

@Suite struct LookTreeTests {
  /// An element at the root and the style around it are one chain, however it was cut.
  @Test func whereTheChainIsCutCannotBeSeen() {
    var inner = Look()
    inner[.font] = "body"
    var outer = Look()
    outer[.padding] = "8 8 8 8"
    var cut = LookTree(outer)
    cut.content = LookElement("label", look: inner)
    var whole = LookTree(outer)
    whole.look[.font] = "body"
    cut.normalize(for: .button)
    whole.normalize(for: .button)
    #expect(cut.differences(from: whole) == [])
    #expect(cut.content == nil)
  }

  @Test func aSurfaceWithinASurfaceStays() {
    var inner = Look()
    inner[.background] = "named:red"
    var outer = Look()
    outer[.padding] = "8 8 8 8"
    outer[.background] = "named:blue"
    var tree = LookTree(outer)
    tree.content = LookElement("label", look: inner)
    tree.normalize(for: .button)
    #expect(tree.content?.look[.background] == "named:red")
    #expect(tree.content?.look[.margin] == "8 8 8 8")
    #expect(tree.look[.padding] == "0 0 0 0")
    #expect(tree.look[.background] == "named:blue")
  }

  @Test func aMereFillAboveIsAnOverlay() {
    var fill = Look()
    fill[.background] = "named:red"
    var tree = LookTree()
    tree.layers = [LookLayer(isAbove: true, look: fill)]
    tree.normalize(for: .view)
    #expect(tree.look[.overlay] == "named:red")
    #expect(tree.layers.isEmpty)
  }

  @Test func differencesNameTheirPlace() {
    var red = Look()
    red[.foreground] = "named:red"
    var tree = LookTree()
    tree.content = LookElement(
      "hstack", ["spacing": "8"],
      children: [LookElement("icon", look: red), LookElement("title")])
    var other = LookTree()
    other.content = LookElement(
      "hstack", ["spacing": "4"], children: [LookElement("icon"), LookElement("label")])
    #expect(
      tree.differences(from: other) == [
        "content.hstack: spacing: this '8', other '4'",
        "content.hstack[0].icon: foreground: this 'named:red', other 'inherit'",
        "content.hstack[1].title: this title, other label",
      ])
    other.content?.children.removeLast()
    other.content?.arguments["spacing"] = "8.00001"
    #expect(
      tree.differences(from: other) == ["content.hstack: this draws 2 in it, other 1"])
  }

  /// What the harness reads off the record of styles with content, layers and parts.
  @Test(.enabled(if: ExecutionHarness.canRun)) func treesAreRead() async throws {
    let subjects = [
      ExecutionSubject(.view, ".card()", hasContent: true),
      ExecutionSubject(.label, "Row()", hasContent: true),
    ]
    let records = try await ExecutionHarness.run(
      [GeneratedFile(name: "Styles.swift", text: Self.styles)], subjects: subjects,
      cases: [0, 1].map { ExecutionCase(subject: $0, state: ControlState()) })
    #expect(records.map(\.problems) == [[], []])

    var behind = Look()
    behind[.background] = "linear(named:red at 0, named:blue at 1, from: top, to: bottom)"
    behind[.shape] = "capsule"
    behind[.margin] = "-2 -2 -2 -2"
    var badge = Look()
    badge[.width] = "8"
    badge[.height] = "8"
    badge[.background] = "material thin"
    badge[.shape] = "circle"
    var icon = Look()
    icon[.foreground] = "named:red"
    var card = LookTree()
    card.look[.padding] = "8 8 8 8"
    card.look[.background] = "named:green"
    card.layers = [
      LookLayer(look: behind),
      LookLayer(
        isAbove: true, look: badge, alignment: "topTrailing", content: LookElement("divider")),
    ]
    card.content = LookElement(
      "hstack", ["spacing": "4", "alignment": "center"],
      children: [
        LookElement("image", ["image": LookText.symbol("star")], look: icon), LookElement("label"),
        LookElement("spacer", ["minLength": "standard"]),
      ])
    card.normalize(for: .view)
    #expect(records[0].tree.differences(from: card) == [])

    var row = LookTree()
    var title = Look()
    title[.font] = "body"
    row.content = LookElement(
      "vstack", ["spacing": "standard", "alignment": "leading"],
      children: [LookElement("icon"), LookElement("title", look: title)])
    row.normalize(for: .label)
    #expect(records[1].tree.differences(from: row) == [])
  }

  private static let styles = """
    import SwiftUI

    struct CardModifier: ViewModifier {
      func body(content: Content) -> some View {
        HStack(spacing: 4) {
          Image(systemName: "star").foregroundStyle(.red)
          content
          Spacer()
        }
        .padding(8)
        .background(.green, in: Rectangle())
        .background {
          Color.clear
            .background(
              LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
              in: Capsule())
            .padding(-2)
            .allowsHitTesting(false)
        }
        .overlay(alignment: .topTrailing) {
          Color.clear
            .overlay { Divider() }
            .frame(width: 8, height: 8)
            .background(.thinMaterial, in: Circle())
            .allowsHitTesting(false)
        }
      }
    }

    extension View {
      func card() -> some View { modifier(CardModifier()) }
    }

    struct Row: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          configuration.icon
          configuration.title.font(.body)
        }
      }
    }
    """
}
