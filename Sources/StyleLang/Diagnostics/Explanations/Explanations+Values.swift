/// Problems of values and conditions.
extension ExplanationText {
  static let expectedValue = ExplanationText(
    "A value is missing.",
    why:
      "After ':', '=', ',', an operator or an opening parenthesis comes a value, and it begins on"
      + " the same line unless it stands in parentheses or after a comma or an operator.",
    fix: "Write the value, or remove what asks for it.",
    bad: """
      style Card: view {
        padding:
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let expectedEndOfStatement = ExplanationText(
    "Something follows a statement on its line.",
    why: "A statement ends with its line, at ';' or before '}', so that a forgotten operator is not"
      + " read as something else.",
    fix: "Remove it, or begin a new statement by a new line or ';'.",
    bad: """
      style Card: view {
        padding: 8 | 16
      }
      """,
    good: """
      style Card: view {
        padding: 8 16
      }
      """)

  static let expectedSeparator = ExplanationText(
    "Between arguments or parameters there is no ','.",
    why: "Arguments and parameters are separated by commas; components of one argument, by spaces.",
    fix: "Write ',', or ')' if the list ends here.",
    bad: """
      style Card(corner: Length = 8 line: Length = 1): view {
        shape: rounded(corner)
        border: line red
      }
      """,
    good: """
      style Card(corner: Length = 8, line: Length = 1): view {
        shape: rounded(corner)
        border: line red
      }
      """)

  static let expectedClosingParenthesis = ExplanationText(
    "A '(' has no ')'.",
    why: "Inside parentheses a line break does not end the statement, so that the end of the list"
      + " has to be written.",
    fix: "Write the ')'.",
    bad: """
      style Card: view {
        shape: rounded(8
        padding: 8
      }
      """,
    good: """
      style Card: view {
        shape: rounded(8)
        padding: 8
      }
      """)

  static let expectedClosingBrace = ExplanationText(
    "A '{' has no '}'.",
    why: "The block would go on to the end of the file, or into the next declaration.",
    fix: "Write the '}' where the block ends; the note shows where it begins.",
    bad: """
      style Primary: button {
        opacity: 1
        when pressed {
          opacity: 80%
      }
      """,
    good: """
      style Primary: button {
        opacity: 1
        when pressed {
          opacity: 80%
        }
      }
      """)

  static let unmatchedClosing = ExplanationText(
    "A '}' or ')' closes nothing.",
    why: "There is one more of them than of the opening ones before it.",
    fix: "Remove it, or write the opening one where it is missing.",
    bad: """
      style Card: view {
        padding: 8
      }
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let missingSpace = ExplanationText(
    "Two components of a value touch.",
    why: "The components of a value, as of '8 16', are separated by spaces; without one it is not"
      + " clear where the first ends.",
    fix: "Write a space between them.",
    bad: """
      style Card: view {
        border: 1#7B2FF7
      }
      """,
    good: """
      style Card: view {
        border: 1 #7B2FF7
      }
      """)

  static let separatedSign = ExplanationText(
    "A '-' before a value has a space after it.",
    why: "Spaces tell a sign from a subtraction: 'a -b' is two components, 'a - b' is one.",
    fix: "Remove the space after the sign.",
    bad: """
      style Card: view {
        offset: 0 (- 4)
      }
      """,
    good: """
      style Card: view {
        offset: 0 -4
      }
      """)

  static let expectedMemberName = ExplanationText(
    "No name follows a '.'.",
    why: "A dot asks for a member of the value before it, as in 'Palette.brand' or"
      + " 'red.opacity(50%)', and the name touches the dot.",
    fix: "Write the name directly after the dot.",
    bad: """
      style Card: view {
        background: red.(50%)
      }
      """,
    good: """
      style Card: view {
        background: red.opacity(50%)
      }
      """)

  static let notCallable = ExplanationText(
    "A '(' touches something that is not the name of a function.",
    why: "Where '(' touches what comes before it, arguments begin; after a space, a new component.",
    fix: "Put a space before the '(', or write the name of the function.",
    bad: """
      style Card: view {
        padding: 8(4 + 4)
      }
      """,
    good: """
      style Card: view {
        padding: 8 (4 + 4)
      }
      """)

  static let trailingComma = ExplanationText(
    "Nothing follows a ',' but the next statement.",
    why: "A comma goes on with the value in the next line; statements are separated by line"
      + " breaks.",
    fix: "Remove the comma.",
    bad: """
      style Card: view {
        padding: 8,
        border: 1 red
      }
      """,
    good: """
      style Card: view {
        padding: 8
        border: 1 red
      }
      """)

  static let lineBeginsWithOperator = ExplanationText(
    "A line begins with an operator.",
    why: "A statement ends with its line, and such a line does not go on with the one before.",
    fix: "Write the operator at the end of the line before, or the value in parentheses.",
    bad: """
      style Card: view {
        padding: 8
          + 4
      }
      """,
    good: """
      style Card: view {
        padding: 8 +
          4
      }
      """)

  static let expectedCondition = ExplanationText(
    "A condition is missing.",
    why: "After 'when', 'and', 'or' and 'not' comes a state such as 'pressed', a Bool parameter, a"
      + " comparison, 'x is set', or a condition in parentheses.",
    fix: "Write the condition, or remove the word before it.",
    bad: """
      style Primary: button {
        opacity: 80% when pressed and
      }
      """,
    good: """
      style Primary: button {
        opacity: 80% when pressed
      }
      """)

  static let expectedCase = ExplanationText(
    "A comparison has no case on its right.",
    why: "'==' and '!=' compare an enumeration with one of its cases, which is a name.",
    fix: "Write the name of the case; a Bool stands without a comparison.",
    bad: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size ==
      }
      """,
    good: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }
      """)

  static let expectedSet = ExplanationText(
    "After 'is' stands another word than 'set'.",
    why: "'x is set' asks whether an optional parameter has a value; 'is' has no other use.",
    fix: "Write 'is set'; compare with a case by '=='.",
    bad: """
      style Card(line: Color?): view {
        border: 1 line when line is given
      }
      """,
    good: """
      style Card(line: Color?): view {
        border: 1 line when line is set
      }
      """)

  static let chainedComparison = ExplanationText(
    "A comparison is compared again.",
    why: "'a == b == c' would compare the result of the first comparison, which nobody means.",
    fix: "Join two comparisons by 'and' or 'or'.",
    bad: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == small == large
      }
      """,
    good: """
      style Primary(size: small | large = small): button {
        padding: 8
        padding: 12 when size == large
      }
      """)

  static let conditionOnToken = ExplanationText(
    "A token has a condition.",
    why: "A token has one value, the same in every state, so that it can be a constant in Swift.",
    fix: "Put the condition where the token is used; for dark mode, use 'adaptive'.",
    bad: """
      tokens {
        surface: black when dark
      }
      """,
    good: """
      tokens {
        surface: adaptive(white, dark: black)
      }
      """)

  static let nestedTooDeeply = ExplanationText(
    "Blocks, parentheses or operators are nested too deeply.",
    why: "The limit protects stylec from files that would exhaust its memory; no file written by"
      + " people comes near it.",
    fix: "Split the value into tokens, or join the conditions of nested 'when' blocks by 'and'.",
    bad: nil, good: nil)
}
