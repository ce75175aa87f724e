/// Problems of values: their types, units and limits.
extension ExplanationText {
  static let typeMismatch = ExplanationText(
    "A value has another type than its place needs.",
    why: "Each property, parameter and argument takes values of one type.",
    fix: "Write a value of the type that the message names.",
    bad: """
      style Card: view {
        background: 8
      }
      """,
    good: """
      style Card: view {
        background: red
      }
      """)

  static let unitMismatch = ExplanationText(
    "Two numbers of different units are added, subtracted or compared.",
    why: "A length and a percentage, or an angle and a duration, have no sum. Numbers without a"
      + " unit can multiply and divide anything.",
    fix: "Give both the same unit, or multiply by a fraction.",
    bad: """
      style Card: view {
        padding: 4 + 10%
      }
      """,
    good: """
      style Card: view {
        padding: 4 * 1.1
      }
      """)

  static let unitMissing = ExplanationText(
    "A number needs a unit.",
    why: "Angles and durations have several units, and a bare number does not say which.",
    fix: "Write the unit: 'deg', 'rad' or 'turn' for an angle, 's' or 'ms' for a duration.",
    bad: """
      style Card: view {
        rotation: 45
      }
      """,
    good: """
      style Card: view {
        rotation: 45deg
      }
      """)

  static let outOfRange = ExplanationText(
    "A number is too small or too great for its place.",
    why: "An opacity above 1 or a negative width cannot be drawn, and would be changed in silence.",
    fix: "Write a number within the limits that the message names.",
    bad: """
      style Card: view {
        opacity: 120%
      }
      """,
    good: """
      style Card: view {
        opacity: 100%
      }
      """)

  static let divisionByZero = ExplanationText(
    "A number is divided by zero.",
    why: "The quotient is no number.",
    fix: "Check the divisor; it may be a token.",
    bad: """
      style Card: view {
        padding: 8 / 0
      }
      """,
    good: """
      style Card: view {
        padding: 8 / 2
      }
      """)

  static let numberTooLarge = ExplanationText(
    "A number is too large.",
    why: "It exceeds what a number of double precision holds, which is about 1.8e308.",
    fix: "Check the exponent.",
    bad: """
      style Card: view {
        padding: 8e999
      }
      """,
    good: """
      style Card: view {
        padding: 8e1
      }
      """)

  static let missingArgument = ExplanationText(
    "A function or a style is missing an argument.",
    why: "The value would not be known without it.",
    fix: "Write the argument that the message names.",
    bad: """
      style Card: view {
        background: rgb(123, 47)
      }
      """,
    good: """
      style Card: view {
        background: rgb(123, 47, 247)
      }
      """)

  static let extraArgument = ExplanationText(
    "A function or a style has too many arguments.",
    why: "The additional ones have no meaning.",
    fix: "Remove them, or check which function is meant.",
    bad: """
      style Card: view {
        background: gray(50%, 50%)
      }
      """,
    good: """
      style Card: view {
        background: gray(50%).opacity(50%)
      }
      """)

  static let unexpectedComponent = ExplanationText(
    "A value has more components than its property takes.",
    why: "Some properties take several components, such as '1 red' for a border; the one at hand"
      + " takes fewer.",
    fix: "Remove the component, or join it to the one before by an operator.",
    bad: """
      style Card: view {
        background: red blue
      }
      """,
    good: """
      style Card: view {
        background: red
      }
      """)

  static let missingComponent = ExplanationText(
    "A component of a value is missing.",
    why: "A border needs a width and a colour, a shadow a colour and a radius.",
    fix: "Write the component that the message names.",
    bad: """
      style Card: view {
        border: 1
      }
      """,
    good: """
      style Card: view {
        border: 1 red
      }
      """)

  static let unknownAtCompileTime = ExplanationText(
    "A readable colour is asked for of a colour that is known only at run time.",
    why: "Finding it takes the components of both colours, which a parameter, 'accent' and 'asset'"
      + " give only to the running app, and SwiftUI has no function for it.",
    fix: "Give the resulting colour a parameter of its own.",
    bad: """
      style Primary(tint: Color): button {
        background: tint
        foreground: white.readable(on: tint)
      }
      """,
    good: """
      style Primary(tint: Color, text: Color = white): button {
        background: tint
        foreground: text
      }
      """)

  static let optionalToRequired = ExplanationText(
    "An optional parameter is given where a value is required.",
    why: "It may be absent, and then there would be no value.",
    fix: "Make the other parameter optional too, or this one required.",
    bad: """
      style Primary(line: Color): button {
        border: 1 line
      }

      style Danger(edge: Color?): Primary(line: edge) {
        padding: 8
      }
      """,
    good: """
      style Primary(line: Color?): button {
        border: 1 line
      }

      style Danger(edge: Color?): Primary(line: edge) {
        padding: 8
      }
      """)

  static let designOfCustomFont = ExplanationText(
    "A font that is not the system's is given a design.",
    why: "'.rounded', '.serif' and '.monospaced' choose among the designs of the system's font when"
      + " the font is made; others have none.",
    fix: "Name the font of the design you want, or use a text style or 'system'.",
    bad: """
      style Card: view {
        font: custom("Georgia", 17).rounded
      }
      """,
    good: """
      style Card: view {
        font: system(17).rounded
      }
      """)

  static let cannotInherit = ExplanationText(
    "'inherit' is given to a property that has nothing to inherit.",
    why: "Only what SwiftUI hands down, such as the foreground and the font, can be inherited.",
    fix: "Leave the statement out, or write the default.",
    bad: """
      style Card: view {
        padding: inherit
      }
      """,
    good: """
      style Card: view {
        foreground: inherit
        padding: 0
      }
      """)

  static let mixedTokenValue = ExplanationText(
    "A token has a value of no type.",
    why: "A token takes its type from its value, which is one colour, one number, one font and so"
      + " on, or the parts of a border or a shadow.",
    fix: "Split the value into several tokens.",
    bad: """
      tokens {
        card: red body
      }
      """,
    good: """
      tokens {
        cardColor: red
        cardFont: body
      }
      """)

  static let emptyName = ExplanationText(
    "The name of an asset or a font is empty.",
    why: "Nothing has that name; SwiftUI would show a default in silence.",
    fix: "Write the name as it stands in the asset catalogue or in the font.",
    bad: """
      style Card: view {
        background: asset("")
      }
      """,
    good: """
      style Card: view {
        background: asset("Brand")
      }
      """)

  static let minimumAboveMaximum = ExplanationText(
    "A minimum is above its maximum.",
    why: "No size satisfies both.",
    fix: "Exchange the two, or remove one.",
    bad: """
      style Card: view {
        minWidth: 200
        maxWidth: 100
      }
      """,
    good: """
      style Card: view {
        minWidth: 100
        maxWidth: 200
      }
      """)
}
