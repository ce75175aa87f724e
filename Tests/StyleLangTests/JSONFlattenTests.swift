@testable import StyleLang
import Testing

@Suite struct JSONFlattenTests {
  @Test(
    arguments: [
      ([], 1),
      ([.state(.pressed)], 2),
      ([.state(.pressed), .state(.disabled)], 3),
      ([.state(.pressed), .state(.disabled), .state(.hovered), .state(.focused)], 9),
      ([.state(.pressed), .state(.hovered), .state(.focused)], 8),
      ([.state(.dark), .state(.disabled)], 4),
      ([.controlSize(.mini)], 4),
      ([.flag(0)], 2), ([.flag(1)], 3), ([.equal(2, 0)], 3), ([.equal(3, 0)], 4), ([.isSet(4)], 2),
      ([.isSet(1), .not(.all([.flag(0), .any([.controlSize(.large), .state(.pressed)])]))], 48),
    ] as [([Condition], Int)])
  func countsReachableCombinations(_ conditions: [Condition], _ count: Int) {
    let style = style(conditions)
    #expect(flattenedSetCount(style) == count)
    var combinations: [Combination] = []
    Combinations(style).forEach { combinations.append($0) }
    #expect(combinations.count == count)
    for index in combinations.indices {
      #expect(!combinations[..<index].contains(combinations[index]))
    }
  }

  @Test func theCountSaturates() {
    var style = style([])
    style.parameters = (0..<70).map { JSONSamples.parameter("p\($0)", .bool) }
    style.rules = (0..<70).map { Rule(.opacity, .flag($0), .scalar(.literal(0.5))) }
    #expect(flattenedSetCount(style) == .max)
    style.rules.removeLast(54)
    #expect(flattenedSetCount(style) == flattenedSetLimit)
  }

  @Test func disabledNeverMeetsPressed() throws {
    let sets = try flat(style([.state(.pressed), .state(.disabled), .state(.dark)]))
    #expect(sets.count == 6)
    for set in sets where set["combination"]?["disabled"] == .bool(true) {
      #expect(set["combination"]?["pressed"] == .bool(false))
    }
    #expect(sets[0]["combination"]?.keys == ["pressed", "disabled", "dark"])
  }

  @Test func eachSetHasTheFirstValueThatHolds() throws {
    var style = style([])
    style.rules = [
      Rule(.opacity, .all([.state(.pressed), .flag(0)]), .scalar(.literal(0.25))),
      Rule(.opacity, .state(.pressed), .scalar(.literal(0.5))),
      Rule(.opacity, .always, .scalar(.literal(1))),
      Rule(.clip, .always, .boolParameter(0)),
      Rule(.blur, .always, .scalar(.parameter(5))),
    ]
    let sets = try flat(style)
    #expect(sets.map { $0["properties"]?["opacity"]?.double } == [1, 1, 0.5, 0.25])
    #expect(sets.map { $0["properties"]?["clip"]?.truth } == [false, true, false, true])
    #expect(sets.allSatisfy { $0["properties"]?["blur"]?["parameter"] == .string("length") })
    #expect(sets.allSatisfy { $0["properties"]?.keys == ["opacity", "clip", "blur"] })
  }

  @Test func absentParametersAreNull() throws {
    let sets = try flat(style([.flag(1), .isSet(4)]))
    #expect(
      sets.map { $0["combination"]?["maybe"] } == [
        .null, .null, .bool(false), .bool(false), .bool(true), .bool(true),
      ])
    #expect(
      sets.map { $0["combination"]?["color"] } == [
        .null, .string("set"), .null, .string("set"), .null, .string("set"),
      ])
  }

  private func style(_ conditions: [Condition]) -> Style {
    JSONSamples.style(
      "Flat", .button,
      [
        JSONSamples.parameter("isOn", .bool),
        JSONSamples.parameter("maybe", .bool, optional: true),
        JSONSamples.parameter("size", JSONSamples.size(of: "Flat")),
        JSONSamples.parameter("other", JSONSamples.size(of: "Flat"), optional: true),
        JSONSamples.parameter("color", .color, optional: true),
        JSONSamples.parameter("length", .length),
      ],
      conditions.map { Rule(.opacity, $0, .scalar(.literal(0.5))) }
        + [Rule(.opacity, .always, .scalar(.literal(1)))])
  }

  private func flat(_ style: Style) throws -> [JSONValue] {
    var options = JSONOptions()
    options.flatten = true
    var sheet = Sheet(name: "flat.style")
    sheet.styles = [style]
    let json = try JSONReader.read(emitJSON(sheet, options: options))
    return json["styles"]?[0]?["sets"]?.elements ?? []
  }
}
