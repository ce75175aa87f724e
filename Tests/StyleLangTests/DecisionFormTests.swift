import Testing

@testable import StyleLang

/// Decisions as a person would write them.
@Suite struct DecisionFormTests {
  struct Example: CustomTestStringConvertible {
    var name: String
    var parameters: [Parameter] = []
    /// In the order to try: the last written rule first.
    var rules: [DecisionRule]
    var expected: String

    var testDescription: String { name }
  }

  private static let pressed = Condition.state(.pressed)
  private static let disabled = Condition.state(.disabled)
  private static let hovered = Condition.state(.hovered)
  private static let focused = Condition.state(.focused)
  private static let dark = Condition.state(.dark)

  static let examples = [
    Example(
      name: "one value", rules: [(.always, 0)], expected: "0"),
    Example(
      name: "a state that changes nothing", rules: [(pressed, 0), (.always, 0)], expected: "0"),
    Example(
      name: "pressed", rules: [(pressed, 1), (.always, 0)],
      expected: "enabled and pressed ? 1 : 0"),
    Example(
      name: "disabled wins", rules: [(disabled, 2), (pressed, 1), (.always, 0)],
      expected: "enabled ? (pressed ? 1 : 0) : 2"),
    Example(
      name: "pressed wins over disabled", rules: [(pressed, 1), (disabled, 2), (.always, 0)],
      expected: "enabled ? (pressed ? 1 : 0) : 2"),
    Example(
      name: "pressed or hovered", rules: [(pressed, 1), (hovered, 1), (.always, 0)],
      expected: "enabled and (pressed or hovered) ? 1 : 0"),
    Example(
      name: "pressed, hovered, focused, disabled",
      rules: [(disabled, 4), (pressed, 3), (hovered, 2), (focused, 1), (.always, 0)],
      expected: "enabled ? (pressed ? 3 : (hovered ? 2 : (focused ? 1 : 0))) : 4"),
    Example(
      name: "disabled in the dark",
      rules: [
        (.all([disabled, dark]), 3), (disabled, 2), (dark, 1), (.always, 0),
      ],
      expected: "enabled ? (dark ? 1 : 0) : (dark ? 3 : 2)"),
    Example(
      name: "not pressed", rules: [(.not(pressed), 0), (.always, 1)],
      expected: "enabled and pressed ? 1 : 0"),
    Example(
      name: "flashlight background", parameters: [Universe.parameter(.bool)],
      rules: [(.flag(0), 2), (pressed, 1), (.always, 0)],
      expected: "p0 ? 2 : (enabled and pressed ? 1 : 0)"),
    Example(
      name: "flashlight foreground", parameters: [Universe.parameter(.bool)],
      rules: [(.all([.flag(0), pressed]), 2), (.flag(0), 1), (.always, 0)],
      expected: "p0 ? (enabled and pressed ? 2 : 1) : 0"),
    Example(
      name: "two sizes", parameters: [Universe.parameter(Universe.cases(2))],
      rules: [(.equal(0, 1), 1), (.always, 0)],
      expected: "p0 == 0 ? 0 : 1"),
    Example(
      name: "three sizes, one differs", parameters: [Universe.parameter(Universe.cases(3))],
      rules: [(.equal(0, 2), 1), (.always, 0)],
      expected: "p0 == 2 ? 1 : 0"),
    Example(
      name: "three sizes, one is like the rest",
      parameters: [Universe.parameter(Universe.cases(3))],
      rules: [(.equal(0, 0), 1), (.equal(0, 1), 1), (.always, 0)],
      expected: "p0 == 2 ? 0 : 1"),
    Example(
      name: "a table of sizes", parameters: [Universe.parameter(Universe.cases(4))],
      rules: [(.equal(0, 0), 0), (.equal(0, 3), 2), (.always, 1)],
      expected: "p0 { 0: 0; 1, 2: 1; 3: 2 }"),
    Example(
      name: "a table of sizes, pressed", parameters: [Universe.parameter(Universe.cases(3))],
      rules: [(pressed, 3), (.equal(0, 0), 0), (.equal(0, 2), 2), (.always, 1)],
      expected: "enabled and pressed ? 3 : p0 { 0: 0; 1: 1; 2: 2 }"),
    Example(
      name: "large or pressed", parameters: [Universe.parameter(Universe.cases(3))],
      rules: [(pressed, 1), (.equal(0, 2), 1), (.always, 0)],
      expected: "enabled and pressed or p0 == 2 ? 1 : 0"),
    Example(
      name: "size of the environment",
      rules: [
        (.controlSize(.mini), 0), (.controlSize(.small), 0), (.controlSize(.large), 2),
        (.always, 1),
      ],
      expected: "size { 0, 1: 0; 2: 1; 3: 2 }"),
    Example(
      name: "an optional border", parameters: [Universe.parameter(.color, optional: true)],
      rules: [(.isSet(0), 1), (.always, 0)],
      expected: "p0 is set ? 1 : 0"),
    Example(
      name: "an optional border when pressed",
      parameters: [Universe.parameter(.color, optional: true)],
      rules: [(.all([.isSet(0), pressed]), 2), (pressed, 1), (.always, 0)],
      expected: "enabled and pressed ? (p0 is set ? 2 : 1) : 0"),
    Example(
      name: "an optional border only when pressed",
      parameters: [Universe.parameter(.color, optional: true)],
      rules: [(.all([.isSet(0), pressed]), 1), (.always, 0)],
      expected: "p0 is set and enabled and pressed ? 1 : 0"),
    Example(
      name: "one optional border or another",
      parameters: [
        Universe.parameter(.color, optional: true), Universe.parameter(.color, optional: true),
      ],
      rules: [(.all([.isSet(0), pressed]), 2), (.all([.isSet(1), hovered]), 1), (.always, 0)],
      expected: "enabled ? (p0 is set and pressed ? 2 : (p1 is set and hovered ? 1 : 0)) : 0"),
    Example(
      name: "an optional size",
      parameters: [Universe.parameter(Universe.cases(3), optional: true)],
      rules: [(.equal(0, 2), 1), (.always, 0)],
      expected: "p0 == 2 ? 1 : 0"),
    Example(
      name: "an optional flag",
      parameters: [Universe.parameter(.bool, optional: true)],
      rules: [(.flag(0), 1), (.isSet(0), 2), (.always, 0)],
      expected: "p0 is set ? (p0 ? 1 : 2) : 0"),
    Example(
      name: "any value while there is no border",
      parameters: [Universe.parameter(.bool)],
      rules: [(.not(.flag(0)), nil), (pressed, 1), (.always, 0)],
      expected: "enabled and pressed ? 1 : 0"),
    Example(
      name: "two ways to the same", parameters: [Universe.parameter(.bool)],
      rules: [(.all([.flag(0), dark]), 1), (.all([.not(.flag(0)), hovered]), 1), (.always, 0)],
      expected: "p0 ? (dark ? 1 : 0) : (enabled and hovered ? 1 : 0)"),
  ]

  @Test(arguments: examples)
  func decisionsReadWell(_ example: Example) {
    var analyzer = ConditionAnalyzer(parameters: example.parameters)
    let decision = analyzer.decide(example.rules)
    #expect(decision.text == example.expected)
    print(example.name, "→", decision.text)
  }
}
