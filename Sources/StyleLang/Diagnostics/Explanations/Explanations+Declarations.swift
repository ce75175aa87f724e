/// Problems of declarations and of the statements in them.
extension ExplanationText {
  static let expectedDeclaration = ExplanationText(
    "At the top of a file stands something that is no declaration.",
    why: "A file is a list of declarations, and properties stand inside a style.",
    fix:
      "Begin a declaration with its word, as 'tokens' or 'style'; put a property into a style's braces.",
    bad: """
      padding: 8
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let expectedDeprecatedDeclaration = ExplanationText(
    "Nothing that can be deprecated follows 'deprecated \"…\"'.",
    why: "The word marks the declaration that comes after it: a style, a 'tokens' block, a group or"
      + " a token.",
    fix: "Put it directly before the declaration, or remove it.",
    bad: """
      tokens {
        brand: red
        deprecated "use brand"
      }
      """,
    good: """
      tokens {
        brand: red
        deprecated "use brand" accentColor: red
      }
      """)

  static let expectedName = ExplanationText(
    "A declaration or a parameter has no name.",
    why: "Styles, tokens, parameters and cases are used by their names. A name begins with a letter"
      + " or '_' and goes on with letters, digits and '_'.",
    fix: "Write a name; in place of a hyphen, write the next word with a capital letter.",
    bad: """
      style: view {
        padding: 8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let reservedName = ExplanationText(
    "A name is one of the reserved words.",
    why: "'when', 'and', 'or', 'not' and 'is' join conditions wherever they stand. Every other"
      + " word may be a name.",
    fix: "Choose another name.",
    bad: """
      tokens {
        not: red
      }
      """,
    good: """
      tokens {
        negative: red
      }
      """)

  static let expectedColon = ExplanationText(
    "A name is not followed by ':'.",
    why: "Properties, tokens and parameters have their value or type after a colon, not after '='"
      + " or a space.",
    fix: "Write the ':'.",
    bad: """
      style Card: view {
        padding 8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let expectedBase = ExplanationText(
    "A style does not say what it is for.",
    why: "A style is for a component, 'button' or 'view', which gives it its states; or it starts"
      + " from another style.",
    fix: "Write ':' and the component or style after the name and the parameters.",
    bad: """
      style Card {
        padding: 8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let expectedBlock = ExplanationText(
    "A declaration or a 'when' is not followed by '{'.",
    why: "What belongs to it stands in braces, even a single statement.",
    fix: "Write the braces; for one statement, '… when …' after the value is shorter.",
    bad: """
      style Primary: button {
        opacity: 1
        when pressed opacity: 80%
      }
      """,
    good: """
      style Primary: button {
        opacity: 1
        when pressed { opacity: 80% }
      }
      """)

  static let expectedType = ExplanationText(
    "A parameter has no type.",
    why: "After the ':' of a parameter comes the name of a type, such as 'Color', or an"
      + " enumeration: two or more names with '|' between them.",
    fix: "Write the type; a default alone does not give it.",
    bad: """
      style Card(corner: = 8): view {
        shape: rounded(corner)
      }
      """,
    good: """
      style Card(corner: Length = 8): view {
        shape: rounded(corner)
      }
      """)

  static let expectedTokenEntry = ExplanationText(
    "A 'tokens' block has something in it that is no token.",
    why: "A block of tokens holds names with values, as in 'brand: red', and groups of them, as in"
      + " 'button { … }'.",
    fix: "Give the value a name.",
    bad: """
      tokens {
        #7B2FF7
      }
      """,
    good: """
      tokens {
        brand: #7B2FF7
      }
      """)

  static let expectedStatement = ExplanationText(
    "A style has something in it that is no statement.",
    why: "A style holds properties with values, as in 'padding: 8', and 'when' blocks of them.",
    fix: "Begin the statement with the name of a property.",
    bad: """
      style Card: view {
        "padding": 8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let blockWithoutWhen = ExplanationText(
    "A block inside a style does not begin with 'when'.",
    why: "A bare word before a block could be a state or a mistyped property; the language says"
      + " which states a block is for by 'when'.",
    fix: "Write 'when' before the state.",
    bad: """
      style Primary: button {
        opacity: 1
        pressed { opacity: 80% }
      }
      """,
    good: """
      style Primary: button {
        opacity: 1
        when pressed { opacity: 80% }
      }
      """)

  static let expectedPath = ExplanationText(
    "'import' is not followed by the name of a file in quotes.",
    why:
      "A file is named by its path from the file that imports it, which may hold any characters.",
    fix: "Write the path as a string, as in 'import \"palette.style\"'.",
    bad: nil, good: nil)
}
