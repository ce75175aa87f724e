/// Problems of content and of the elements in it.
extension ExplanationText {
  static let severalElementsInContent = ExplanationText(
    "'content' is followed by a block or by several elements.",
    why:
      "A style draws one element. How several lie beside each other is said by a stack: 'hstack',"
      + " 'vstack' or 'zstack'.",
    fix: "Write a stack around them.",
    bad: """
      style Card: view {
        content { label; divider }
      }
      """,
    good: """
      style Card: view {
        content: vstack { label; divider }
      }
      """)

  static let misplacedElement = ExplanationText(
    "An element stands among the properties of a style.",
    why:
      "A style has properties, and at most one 'content', which holds the elements that it draws.",
    fix: "Write 'content:' before it, and a stack around several.",
    bad: """
      style Card: view {
        vstack { label; divider }
      }
      """,
    good: """
      style Card: view {
        content: vstack { label; divider }
      }
      """)

  static let layerInElement = ExplanationText(
    "A 'layer' stands in an element.",
    why: "Layers are surfaces behind or above everything that the style draws.",
    fix: "Move it out into the style; for a part of the content, put elements into a 'zstack'.",
    bad: """
      style Card: view {
        content: vstack {
          layer glow { background: red }
          label
        }
      }
      """,
    good: """
      style Card: view {
        layer glow { background: red }
        content: vstack { label }
      }
      """)

  static let contentInElement = ExplanationText(
    "An element has a 'content'.",
    why: "Only styles and layers have one. The block of an element holds its children themselves.",
    fix: "Remove 'content:'.",
    bad: """
      style Card: view {
        content: vstack { content: label }
      }
      """,
    good: """
      style Card: view {
        content: vstack { label }
      }
      """)

  static let expectedElement = ExplanationText(
    "'content' is followed by something that is no element.",
    why: "An element is a name, such as 'hstack', 'label' or 'text(\"…\")', with a block if it has"
      + " properties or children.",
    fix: "Write the element; a text is 'text(\"…\")'.",
    bad: """
      style Card: view {
        content: "Hello"
      }
      """,
    good: """
      style Card: view {
        content: text("Hello")
      }
      """)

  static let modifierAfterElement = ExplanationText(
    "An element is followed by a modifier, as in SwiftUI.",
    why: "What an element looks like stands as properties in its block, and their order does not"
      + " matter.",
    fix: "Write the property in braces after the element's name.",
    bad: """
      style Card: view {
        content: label.padding(8)
      }
      """,
    good: """
      style Card: view {
        content: label { padding: 8 }
      }
      """)

  static let wordAfterBlock = ExplanationText(
    "The condition of an element, or the 'above' of a layer, stands after its block.",
    why:
      "A long block would hide it. The order is: name, arguments, '?', 'when' with its condition,"
      + " block.",
    fix: "Write the word before the '{'.",
    bad: """
      style Card: view {
        content: vstack {
          divider { height: 2 } when dark
          label
        }
      }
      """,
    good: """
      style Card: view {
        content: vstack {
          divider when dark { height: 2 }
          label
        }
      }
      """)

  static let separatedOptionalMark = ExplanationText(
    "A '?' has a space before it.",
    why: "The mark belongs to the name or the arguments before it, as in Swift.",
    fix: "Remove the space.",
    bad: """
      style Card(logo: String?): view {
        content: hstack { image(logo) ?; label }
      }
      """,
    good: """
      style Card(logo: String?): view {
        content: hstack { image(logo)?; label }
      }
      """)
}
