/// Problems of the meaning of content and layers.
extension ExplanationText {
  static let unknownElement = ExplanationText(
    "The name is no element that this style can have.",
    why:
      "Content is made of the parts that the control brings, which differ by component, of stacks,"
      + " and of what any style can draw: 'box', 'divider', 'spacer', 'image', 'text', 'progress'"
      + " and 'swift'.",
    fix: "Correct the spelling, or name one of the parts of the component.",
    bad: """
      style Row: button {
        content: hstack { icon; label }
      }
      """,
    good: """
      style Row: button {
        content: hstack { image("star"); label }
      }
      """)

  static let misplacedPart = ExplanationText(
    "A part stands where it has no place.",
    why:
      "The thumb of a toggle and the bar of a progress view move in the track, and layers belong to"
      + " the style as a whole.",
    fix: "Move it to where it belongs.",
    bad: """
      style Glow: view {
        layer outer {
          layer inner { background: red }
        }
      }
      """,
    good: """
      style Glow: view {
        layer outer { background: red }
        layer inner { background: blue; margin: 4 }
      }
      """)

  static let alwaysThere = ExplanationText(
    "A '?' stands after something that is never missing.",
    why:
      "The mark says that an element is drawn if the control has it. This one is there in every"
      + " control.",
    fix: "Remove the mark; what is drawn in some states only takes a 'when'.",
    bad: """
      style Row: button {
        content: hstack { label? }
      }
      """,
    good: """
      style Row: button {
        content: hstack { label }
      }
      """)

  static let holdsNoElements = ExplanationText(
    "An element holds others, and cannot.",
    why: "Only stacks arrange elements. A part of the control or a picture is one thing.",
    fix: "Put both into a stack.",
    bad: """
      style Row: button {
        content: label { divider }
      }
      """,
    good: """
      style Row: button {
        content: vstack { label; divider }
      }
      """)

  static let misplacedProperty = ExplanationText(
    "A property that concerns the whole control stands in a layer or an element.",
    why:
      "Animations, the hit area, pointer effects and haptics belong to the control and not to one of"
      + " its parts.",
    fix: "Move the statement into the style.",
    bad: """
      style Row: button {
        layer glow {
          background: red when pressed
          animation: easeOut(150ms)
        }
      }
      """,
    good: """
      style Row: button {
        layer glow { background: red when pressed }
        animation: easeOut(150ms)
      }
      """)

  static let paddingWithoutContent = ExplanationText(
    "A surface without content has a 'padding'.",
    why:
      "Padding lies between a surface and its content. How far a layer lies inside the control's edge"
      + " is its 'margin'; a negative one lets it stand out.",
    fix: "Write 'margin', or give the layer a content.",
    bad: """
      style Row: button {
        layer glow { background: red; padding: 4 }
      }
      """,
    good: """
      style Row: button {
        layer glow { background: red; margin: 4 }
      }
      """)

  static let conditionOnContent = ExplanationText(
    "A 'content' stands under a 'when'.",
    why:
      "A style draws one content. If it were exchanged as a whole, what it holds would lose its place"
      + " and its animations.",
    fix: "Write one content, and the conditions on those of its elements that come and go.",
    bad: """
      style Row: button {
        when pressed {
          content: hstack { label; image("checkmark") }
        }
      }
      """,
    good: """
      style Row: button {
        content: hstack { label; image("checkmark") when pressed }
      }
      """)
}
