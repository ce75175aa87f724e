/// Problems of styles that other styles name.
extension ExplanationText {
  static let stateWithBase = ExplanationText(
    "A style with 'base' depends on a state that it does not get to know.",
    why: "The style that 'base' names draws the control, and is told of presses, of the pointer, of"
      + " the focus and of the role. What is around it is not.",
    fix: "Leave the state out, or draw the control without 'base'.",
    bad: """
      style Big: button {
        base: borderedProminent
        opacity: 80% when pressed
      }
      """,
    good: """
      style Big: button {
        base: borderedProminent
        opacity: 80% when disabled
      }
      """)

  static let baseDependsOnState = ExplanationText(
    "What draws a control depends on a state.",
    why: "In SwiftUI another style is another view. A control that is made anew in the middle of a"
      + " press loses the press, its focus and its animations.",
    fix: "Make it depend on a parameter, or take one 'base' for all states.",
    bad: """
      style Big: button {
        base: bordered
        base: borderedProminent when dark
      }
      """,
    good: """
      style Big(isMain: Bool = true): button {
        base: bordered
        base: borderedProminent when isMain
      }
      """)

  static let contentWithBase = ExplanationText(
    "A style has both 'base' and 'content'.",
    why:
      "'base' leaves it to another style to draw the control, and with it what the control holds.",
    fix: "Remove one of them.",
    bad: """
      style Big: button {
        base: bordered
        content: hstack { label; image("chevron.right") }
      }
      """,
    good: """
      style Big: button {
        content: hstack { label; image("chevron.right") }
      }
      """)

  static let noBase = ExplanationText(
    "A style that is not for a control of SwiftUI has a 'base'.",
    why: "'base' draws a control by another of its styles. A view has only its own look, to which a"
      + " modifier adds.",
    fix: "Remove it; to use all that another style says, derive from it.",
    bad: """
      style Card: view {
        base: bordered
      }
      """,
    good: """
      style Plain: view {
        padding: 8
      }

      style Card: Plain {
        border: 1 gray
      }
      """)

  static let baseCycle = ExplanationText(
    "Styles draw their controls by each other.",
    why: "To draw the control, each would ask the next, without an end.",
    fix: "Let one of them draw the control itself, or by a style of SwiftUI.",
    bad: """
      style Big: button {
        base: Huge
      }

      style Huge: button {
        base: Big
      }
      """,
    good: """
      style Big: button {
        base: Huge
      }

      style Huge: button {
        base: bordered
      }
      """)

  static let cannotHandOn = ExplanationText(
    "A parameter is given to another style whose type in Swift is another.",
    why:
      "Shapes, borders and shadows have a type of their own in each style's Swift, and one is not"
      + " the other.",
    fix: "Give a value instead, or derive the style from the other one.",
    bad: """
      style Round(outline: Shape): button {
        shape: outline
        background: gray
      }

      style Big(outline: Shape): button {
        base: Round(outline: outline)
      }
      """,
    good: """
      style Round(outline: Shape): button {
        shape: outline
        background: gray
      }

      style Big: button {
        base: Round(outline: capsule)
      }
      """)

  static let partNeedsSize = ExplanationText(
    "A part of a control that is a mere surface has no size.",
    why: "A track, a thumb and a bar are surfaces without content. Without a size they take all the"
      + " room there is, so that a thumb could not move and a bar would be as high as the screen.",
    fix: "Give a toggle's track and thumb a 'width', and a progress view's track a 'height'.",
    bad: """
      style Slide: toggle {
        content: track {
          background: gray
          thumb { width: 27; background: white; shape: circle }
        }
      }
      """,
    good: """
      style Slide: toggle {
        content: track {
          width: 51
          height: 31
          background: gray
          thumb { width: 27; height: 27; background: white; shape: circle }
        }
      }
      """)
}
