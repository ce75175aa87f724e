import StyleLang
import Testing

@Suite struct DiagnosticSuggestionTests {
  static let words = [
    "background", "border", "foreground", "font", "red", "Red", "radius", "opacity", "rotation",
    "on",
    "größe",
  ]

  @Test(
    arguments: [
      ("backgruond", "background"),  // two letters exchanged: one edit
      ("bckgrnd", nil),  // three letters missing of seven
      ("backgrnd", "background"),
      ("boarder", "border"),
      ("BACKGROUND", "background"),
      ("opactiy", "opacity"),
      ("fnot", "font"),
      ("fönt", "font"),
      ("grösse", "größe"),
      ("rad", "red"),
      ("re", "red"),
      ("n", nil),
      ("no", nil),
      ("xyz", nil),
      ("", nil),
      ("elevation", nil),
      ("font", nil),
    ] as [(String, String?)])
  func nearestWord(_ name: String, _ expected: String?) {
    #expect(suggestion(for: name, among: Self.words) == expected)
  }

  @Test func caseDecidesBetweenEquallyNear() {
    #expect(suggestion(for: "Rad", among: Self.words) == "Red")
    #expect(suggestion(for: "rad", among: Self.words.reversed()) == "red")
    #expect(suggestion(for: "Red", among: ["rad", "red"]) == "red")
  }

  @Test func earlierWinsWhereAllElseIsEqual() {
    #expect(suggestion(for: "bat", among: ["cat", "hat"]) == "cat")
    #expect(suggestion(for: "bat", among: ["hat", "cat"]) == "hat")
  }

  @Test func veryLongNamesHaveNone() {
    let long = String(repeating: "a", count: 100_000)
    #expect(suggestion(for: long, among: [long + "b"]) == nil)
    #expect(suggestion(for: "red", among: [long, "rod"]) == "rod")
  }
}
