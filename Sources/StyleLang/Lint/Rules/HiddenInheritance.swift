extension LintRule {
  /// A statement that hides an inherited one where both hold.
  static let hiddenInheritance = LintRule(
    name: "hidden-inheritance", defaultLevel: .warning,
    summary: "A statement hides one that the style inherits, in states in which both hold.",
    reason:
      "What a style says comes after what it inherits, so that a new colour for 'hovered' makes"
      + " the parent's for 'pressed' disappear wherever a pressed control is hovered as well.",
    remedy:
      "Repeat the inherited statement after yours, or say in the condition that the other state is"
      + " not meant.",
    badExample: """
      style Plainest: button {
          background: blue
          background: orange when pressed
      }

      style Warm: Plainest {
          background: red when hovered
      }
      """,
    goodExample: """
      style Plainest: button {
          background: blue
          background: orange when pressed
      }

      style Warm: Plainest {
          background: red when hovered and not pressed
      }
      """,
    check: .compiler(.hiddenInheritance))
}
