/// Problems of conditions, rules and inheritance.
extension ExplanationText {
  static let notBoolean = ExplanationText(
    "A condition is a parameter that is neither true nor false.",
    why: "Only a state or a Bool parameter can stand alone in a condition.",
    fix: "Compare an enumeration by '==', or ask of an optional whether it 'is set'.",
    bad: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size
      }
      """,
    good: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }
      """)

  static let notAnEnumeration = ExplanationText(
    "A comparison is of something that has no cases.",
    why: "'==' and '!=' compare an enumeration parameter, or 'controlSize', with a case.",
    fix: "Write a Bool by itself, or with 'not'; numbers and colours cannot be compared.",
    bad: """
      style Card(isOn: Bool): view {
        opacity: 80% when isOn == yes
      }
      """,
    good: """
      style Card(isOn: Bool): view {
        opacity: 80% when isOn
      }
      """)

  static let notOptional = ExplanationText(
    "'is set' asks about something that always has a value.",
    why: "Only a parameter whose type ends in '?' can be absent.",
    fix: "Remove the condition, or make the parameter optional.",
    bad: """
      style Card(line: Color): view {
        border: 1 line when line is set
      }
      """,
    good: """
      style Card(line: Color?): view {
        border: 1 line when line is set
      }
      """)

  static let mustBeSetInAllStates = ExplanationText(
    "A property is set in some states only, and cannot be unset in the others.",
    why:
      "SwiftUI does not tell a style what surrounds the control, so that the style cannot give it"
      + " back in the states without a rule. With 'base', a style is of another kind than one that"
      + " draws its control itself, and cannot be both.",
    fix: "Add a statement without a condition.",
    bad: """
      style Primary: button {
        tint: red when pressed
      }
      """,
    good: """
      style Primary: button {
        tint: blue
        tint: red when pressed
      }
      """)

  static let mustBeConstant = ExplanationText(
    "A property depends on a state and must not.",
    why: "Changing it would change what the view is, and SwiftUI would make the view anew, without"
      + " animation and without its state.",
    fix: "Give it one value, without a condition other than 'available(…)', which does not change"
      + " while an app runs.",
    bad: """
      style Card: view {
        hoverEffect: lift when dark
      }
      """,
    good: """
      style Card: view {
        hoverEffect: lift
      }
      """)

  static let needsCondition = ExplanationText(
    "An event has no condition.",
    why: "The property is no look but something that happens when a condition becomes true.",
    fix: "Write 'when' and the condition after the value.",
    bad: """
      style Primary: button {
        haptic: light
      }
      """,
    good: """
      style Primary: button {
        haptic: light when pressed
      }
      """)

  static let enumerationMismatch = ExplanationText(
    "An enumeration is given to a parameter that has other cases.",
    why: "Each value has to mean the same in both styles.",
    fix: "Give both parameters the same cases in the same order.",
    bad: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }

      style Danger(scale: big | little): Primary(size: scale) {
        background: red
      }
      """,
    good: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }

      style Danger(scale: small | large): Primary(size: scale) {
        background: red
      }
      """)

  static let shadowWithoutBackground = ExplanationText(
    "A shadow has nothing that casts it.",
    why: "A shadow is cast by the background in its shape, never by the label; without a"
      + " background there would be none.",
    fix: "Give the style a background, or remove the shadow.",
    bad: """
      style Card: view {
        shadow: black 8 0 4
      }
      """,
    good: """
      style Card: view {
        background: white
        shadow: black 8 0 4
      }
      """)

  static let filledPartOfShape = ExplanationText(
    "A part of a shape is filled, or content is cut off at it.",
    why: "'trim' leaves a part of the outline, along which a border can lie; it encloses nothing"
      + " that could be filled or cast a shadow.",
    fix: "Draw the border in an element or a layer of its own.",
    bad: """
      style Ring: view {
        shape: circle.trim(0, 75%)
        border: 4 blue round
        background: white
      }
      """,
    good: """
      style Ring: view {
        shape: circle.trim(0, 75%)
        border: 4 blue round
      }
      """)

  static let deadRule = ExplanationText(
    "A statement can never have an effect.",
    why: "Of the statements whose condition holds the last one wins, and in every state in which"
      + " this one holds a later one does too.",
    fix: "Remove it, or put it after the others; the exception comes after the rule.",
    bad: """
      style Primary: button {
        background: red when pressed
        background: blue
      }
      """,
    good: """
      style Primary: button {
        background: blue
        background: red when pressed
      }
      """)

  static let impossibleCondition = ExplanationText(
    "A condition is never true.",
    why: "It contradicts itself, or what the language rules out: a disabled control is neither"
      + " pressed nor hovered nor focused, and an enumeration has one case at a time.",
    fix: "Write 'or' where either is meant, or remove the statement.",
    bad: """
      style Primary: button {
        opacity: 50% when disabled and pressed
      }
      """,
    good: """
      style Primary: button {
        opacity: 50% when disabled or pressed
      }
      """)

  static let hiddenInheritance = ExplanationText(
    "A statement hides one that the style inherits, in states in which both hold.",
    why: "What a style says comes after what it inherits, and the last statement that holds wins."
      + " On a Mac a pressed button is hovered as well, so a new colour for 'hovered' would make"
      + " the parent's colour for 'pressed' disappear.",
    fix: "Repeat the inherited statement after yours, or say in the condition that the other state"
      + " is not meant.",
    bad: """
      style Plainest: button {
        background: blue
        background: orange when pressed
      }
      style Warm: Plainest {
        background: red when hovered
      }
      """,
    good: """
      style Plainest: button {
        background: blue
        background: orange when pressed
      }
      style Warm: Plainest {
        background: red when hovered and not pressed
      }
      """)
}
