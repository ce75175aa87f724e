/// Problems of what the systems have.
extension ExplanationText {
  static let needsNewerTargets = ExplanationText(
    "A deployment target is too old for what is written.",
    why:
      "The generated code has to run on the oldest systems that are asked for; what they lack cannot"
      + " be written in another way.",
    fix:
      "Raise the target by '--deployment-target', or keep the statement to newer systems by"
      + " 'when available(…)'; a state, a token or a component can only be had by the former.",
    bad: """
      style Card: view {
        padding: 16
        background: glass
      }
      """,
    good: """
      style Card: view {
        padding: 16
        background: white
        background: glass when available(ios: 26, macos: 26, tvos: 26, watchos: 26)
      }
      """)

  static let missingOnPlatforms = ExplanationText(
    "A platform has nothing like what is written.",
    why:
      "Most of what a platform lacks is simply not drawn there, but without a fill or a style a"
      + " control would look wrong.",
    fix:
      "Name only the platforms you need by '--deployment-target', or keep the statement to those"
      + " that have it by 'when available(…)', which is false on the others.",
    bad: """
      style Card: view {
        background: material(bar)
      }
      """,
    good: """
      style Card: view {
        background: gray
        background: material(bar) when available(ios: 15, macos: 12, visionos: 1)
      }
      """)
}
