/// Problems of declared controls, custom values of the environment, and availability.
extension ExplanationText {
  static let builtInName = ExplanationText(
    "A declaration has a name that means something in the language.",
    why: "The components and the states of the language have the same meaning in every file; one of"
      + " the file's own with such a name could not be told from it.",
    fix: "Choose another name.",
    bad: """
      environment dark: Bool = false
      """,
    good: """
      environment isNight: Bool = false
      """)

  static let unknownSetting = ExplanationText(
    "A component is declared with a setting that does not exist.",
    why: "The settings are 'states', 'gesture', 'default', 'label', 'wraps', 'content' and 'style'."
      + " What the control looks like is said in its styles.",
    fix: "Check the spelling; put what is drawn into a style.",
    bad: """
      component Tile {
        states: pressed
        background: red
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        default: Plain
      }

      style Plain: Tile {
        padding: 8
        background: red
      }
      """)

  static let settingUnderCondition = ExplanationText(
    "A setting of a component stands under a condition.",
    why: "A component says what kind of control there is, which is the same in every state. How it"
      + " looks in a state is said in its styles.",
    fix: "Take the condition off, or move the 'when' into a style.",
    bad: """
      component Tile {
        states: pressed
        gesture: drag when dark
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        gesture: drag
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """)

  static let settingConflict = ExplanationText(
    "Two settings of a component contradict each other.",
    why:
      "A control is of one kind: it has styles of its own ('default'), or its label is all that is"
      + " seen ('label: configured'), or it is a button that wears one style for good ('style').",
    fix: "Keep the setting that says what is meant.",
    bad: """
      component Tile {
        states: pressed
        gesture: drag
        wraps: button
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        gesture: drag
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """)

  static let missingDefaultStyle = ExplanationText(
    "A component says nothing of the style that it has by itself.",
    why: "An app that sets no style still shows the control, as SwiftUI shows a button.",
    fix: "Name one of its styles with 'default'.",
    bad: """
      component Tile {
        states: pressed
      }
      """,
    good: """
      component Tile {
        states: pressed
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """)

  static let stateOfEnvironment = ExplanationText(
    "A component declares a state that belongs to the environment.",
    why: "Every style can use 'dark', 'highContrast', 'reduceMotion', 'inactiveWindow',"
      + " 'rightToLeft' and 'controlSize', whatever it is for.",
    fix: "Leave it out of 'states', and use it in the styles.",
    bad: """
      component Tile {
        states: pressed, dark
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        default: Plain
      }

      style Plain: Tile {
        padding: 8
        background: white
        background: black when dark
      }
      """)

  static let controlWithoutStyles = ExplanationText(
    "A style is for a component that has no styles.",
    why: "The label of a control with 'label: configured' is all that is seen of it, and one with"
      + " 'style' wears that style for good.",
    fix: "Give the component a 'default' instead, or make the style one for 'button'.",
    bad: """
      component Tile {
        states: pressed
        label: configured
      }

      style Plain: Tile {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        default: Plain
      }

      style Plain: Tile {
        padding: 8
      }
      """)

  static let unknownStyle = ExplanationText(
    "A style is named that nothing declares.",
    why: "Where a style is wanted, one of the project is named that is for the right component.",
    fix: "Check the spelling, or declare the style.",
    bad: """
      component Tile {
        style: Primry
      }

      style Primary: button {
        padding: 8
      }
      """,
    good: """
      component Tile {
        style: Primary
      }

      style Primary: button {
        padding: 8
      }
      """)

  static let styleOfAnother = ExplanationText(
    "A style is named that is for something else.",
    why: "A control wears by default one of its own styles, and a button one for 'button'.",
    fix: "Name a style for the component, or change what the style is for.",
    bad: """
      component Tile {
        states: pressed
        default: Flat
      }

      style Flat: button {
        padding: 8
      }
      """,
    good: """
      component Tile {
        states: pressed
        default: Flat
      }

      style Flat: Tile {
        padding: 8
      }
      """)

  static let environmentWithoutDefault = ExplanationText(
    "A custom value of the environment has no default.",
    why: "A style reads it whether or not an app has set it.",
    fix: "Write a default, or make it optional: then it is absent where nobody has set it.",
    bad: """
      environment isCompact: Bool
      """,
    good: """
      environment isCompact: Bool = false
      """)

  static let alwaysAvailable = ExplanationText(
    "A condition asks for a system that every system in question is.",
    why:
      "Nothing older than the deployment targets runs the code, so what asks for no more is always"
      + " true, and 'not' of it never is.",
    fix: "Leave the condition out, or ask for the version that first has what is used.",
    bad: """
      style Card: view {
        padding: 8
        padding: 16 when available(ios: 14, macos: 11, tvos: 14, watchos: 7, visionos: 1)
      }
      """,
    good: """
      style Card: view {
        padding: 8
        padding: 16 when available(ios: 26, macos: 26, tvos: 26, watchos: 26, visionos: 26)
      }
      """)
}
