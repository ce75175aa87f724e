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
}
