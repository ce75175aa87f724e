/// Problems of names: of what declares them, and of what uses them.
extension ExplanationText {
  static let unknownName = ExplanationText(
    "A name is used that nothing declares.",
    why: "A name in a value is a parameter of the style, a token of the file or a word of the"
      + " language, looked up in this order.",
    fix: "Check the spelling, or declare a token or a parameter of this name.",
    bad: """
      style Card: view {
        background: brand
      }
      """,
    good: """
      tokens {
        brand: #7B2FF7
      }

      style Card: view {
        background: brand
      }
      """)

  static let unknownProperty = ExplanationText(
    "A statement sets a property that does not exist.",
    why: "The language has a fixed list of properties, and what is not in it cannot be drawn.",
    fix: "Check the spelling; the reference lists the properties.",
    bad: """
      style Card: view {
        colour: red
      }
      """,
    good: """
      style Card: view {
        foreground: red
      }
      """)

  static let unknownFunction = ExplanationText(
    "A function is called that does not exist.",
    why: "There are functions for colours, such as 'rgb', for shapes, fonts and animations, and"
      + " for numbers, such as 'min'; a file cannot declare its own.",
    fix: "Check the spelling; the reference lists the functions.",
    bad: """
      style Card: view {
        background: rbg(123, 47, 247)
      }
      """,
    good: """
      style Card: view {
        background: rgb(123, 47, 247)
      }
      """)

  static let unknownMember = ExplanationText(
    "A value or a group of tokens has no member of this name.",
    why: "What can follow a dot depends on what stands before it: a colour has 'opacity', a font"
      + " has 'bold', a group its tokens.",
    fix: "Check the spelling, and the type of what stands before the dot.",
    bad: """
      style Card: view {
        background: red.opactiy(50%)
      }
      """,
    good: """
      style Card: view {
        background: red.opacity(50%)
      }
      """)

  static let unknownType = ExplanationText(
    "A parameter has a type that does not exist.",
    why: "The types are Color, Number, Length, Angle, Duration, Percentage, Insets, Shape, Border,"
      + " Shadow, Font, Animation, Bool and String; an enumeration is written as its cases.",
    fix: "Check the spelling, with a capital letter at the beginning.",
    bad: """
      style Card(tint: Colour): view {
        background: tint
      }
      """,
    good: """
      style Card(tint: Color): view {
        background: tint
      }
      """)

  static let unknownState = ExplanationText(
    "A condition names something that is neither a state nor a parameter.",
    why: "A style can depend on the states of its component, such as 'pressed' of a button, on the"
      + " environment, such as 'dark', and on its own parameters.",
    fix: "Check the spelling; a state of your own is a Bool parameter.",
    bad: """
      style Card: view {
        opacity: 80% when selected
      }
      """,
    good: """
      style Card(selected: Bool): view {
        opacity: 80% when selected
      }
      """)

  static let unknownCase = ExplanationText(
    "An enumeration has no such case.",
    why: "The right side of '==', and the default and the argument of an enumeration, is one of the"
      + " cases that its parameter declares.",
    fix: "Check the spelling, or add the case to the parameter.",
    bad: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == big
      }
      """,
    good: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }
      """)

  static let unknownBase = ExplanationText(
    "A style is for something that is neither a component nor a style.",
    why: "After the ':' stands 'button' or 'view', or another style of the file to start from.",
    fix: "Check the spelling; the styles of SwiftUI are no styles of the file.",
    bad: """
      style Primary: buton {
        padding: 8
      }
      """,
    good: """
      style Primary: button {
        padding: 8
      }
      """)

  static let unknownArgument = ExplanationText(
    "A function or a style has no argument with this label.",
    why: "Labels belong to the function; an argument without one goes by its place.",
    fix: "Check the spelling; the reference shows each function with its arguments.",
    bad: """
      style Card: view {
        background: adaptive(white, night: black)
      }
      """,
    good: """
      style Card: view {
        background: adaptive(white, dark: black)
      }
      """)

  static let unknownUnit = ExplanationText(
    "A number has a unit that the language does not know.",
    why: "Lengths are in points, which are written 'pt' or not at all, since they are what Apple's"
      + " platforms draw in; the other units are '%', 'deg', 'rad', 'turn', 'ms' and 's'.",
    fix: "Write one of these units; a pixel of the web is a point.",
    bad: """
      style Card: view {
        padding: 8px
      }
      """,
    good: """
      style Card: view {
        padding: 8pt
      }
      """)

  static let duplicateName = ExplanationText(
    "A name is declared twice.",
    why: "Whoever uses the name could mean either. A style, a token of a group, a parameter of a"
      + " style and a case of an enumeration are each declared once.",
    fix: "Rename one, or remove it; the note shows the first.",
    bad: """
      tokens {
        brand: red
        brand: blue
      }
      """,
    good: """
      tokens {
        brand: red
        link: blue
      }
      """)

  static let tokenCycle = ExplanationText(
    "A token depends on itself.",
    why: "Tokens may refer to each other in any order, but a value has to begin somewhere. The"
      + " message lists the way round.",
    fix: "Give one of them a value of its own.",
    bad: """
      tokens {
        brand: link
        link: brand
      }
      """,
    good: """
      tokens {
        brand: red
        link: brand
      }
      """)

  static let styleCycle = ExplanationText(
    "A style starts from itself.",
    why: "A style begins with the rules of the one after its ':', so that such a chain has to end"
      + " at a component. The message lists the way round.",
    fix: "Let one of them start from a component.",
    bad: """
      style Primary: Danger {
        padding: 8
      }

      style Danger: Primary {
        tint: red
      }
      """,
    good: """
      style Primary: button {
        padding: 8
      }

      style Danger: Primary {
        tint: red
      }
      """)

  static let swiftNameClash = ExplanationText(
    "A name becomes one in Swift that is taken.",
    why: "'style Primary: button' becomes 'PrimaryButtonStyle' and '.primary'. Where SwiftUI or"
      + " another declaration has that name, the generated code would not compile, or would mean"
      + " something else.",
    fix: "Choose another name.",
    bad: """
      style Bordered: button {
        border: 1 red
      }
      """,
    good: """
      style Outlined: button {
        border: 1 red
      }
      """)

  static let parameterHidesState = ExplanationText(
    "A parameter has the name of a state.",
    why: "Conditions name both, and could not tell them apart.",
    fix: "Rename the parameter.",
    bad: """
      style Card(dark: Bool): view {
        background: black when dark
      }
      """,
    good: """
      style Card(isNight: Bool): view {
        background: black when isNight
      }
      """)

  static let groupAsValue = ExplanationText(
    "A group of tokens stands where a value is meant.",
    why: "A group only holds tokens.",
    fix: "Name one of its tokens after a dot.",
    bad: """
      tokens Palette {
        brand: red
      }

      style Card: view {
        background: Palette
      }
      """,
    good: """
      tokens Palette {
        brand: red
      }

      style Card: view {
        background: Palette.brand
      }
      """)
}
