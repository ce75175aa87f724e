/// Problems of the characters of a file and of its tokens.
extension ExplanationText {
  static let fileTooLarge = ExplanationText(
    "A file has 4 GiB or more.",
    why: "Places in a file are kept in 32 bits, which halves the memory that stylec takes.",
    fix: "Split the file; styles in different files do not need each other.",
    bad: nil, good: nil)

  static let invalidUTF8 = ExplanationText(
    "A file is not text in UTF-8.",
    why: "Style files are UTF-8. Bytes that are not may come from another encoding, such as"
      + " Latin-1 or UTF-16, or the file is no text at all.",
    fix: "Save the file in UTF-8; editors call this the encoding of the file. The message gives"
      + " the offset of the first wrong byte, counted from 0.",
    bad: nil, good: nil)

  static let bidirectionalControl = ExplanationText(
    "A file has an invisible character that changes the direction of text.",
    why: "Such a character can make a file look different from what it says, and so hide code"
      + " from a reviewer. It is refused everywhere, even in comments and strings.",
    fix: "Remove the character. Text of right-to-left languages does not need it; in a string,"
      + " it can be written by its number.",
    bad: """
      // \u{202E}red
      style Card: view {
        padding: 8
      }
      """,
    good: """
      // red
      style Card: view {
        padding: 8
      }
      """)

  static let controlCharacter = ExplanationText(
    "A file has a control character other than a tab or a line break.",
    why: "Control characters are invisible and mean nothing in a style file; often they come from"
      + " a copy out of a terminal, or the file is no text at all.",
    fix: "Remove the character; in a string, write it by its number, as in '\\u{7}'.",
    bad: """
      // \u{7}
      style Card: view {
        padding: 8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let unknownCharacter = ExplanationText(
    "A character begins nothing that the language knows.",
    why: "Names begin with a letter or '_', and of other signs only '{ } ( ) : ; , . + - * / | ?'"
      + " and the two of '= !=' have a meaning.",
    fix: "Remove the character, or write what it stands for in words.",
    bad: """
      style Card: view {
        padding: $8
      }
      """,
    good: """
      style Card: view {
        padding: 8
      }
      """)

  static let foreignSpelling = ExplanationText(
    "Something is spelt as in another language.",
    why: "The language writes conditions in words, 'and', 'or' and 'not', and compares by '=='; the"
      + " signs of Swift, C or CSS mean the same to people and nothing to stylec.",
    fix: "Write what the message says.",
    bad: """
      style Primary: button {
        scale: 0.97 when pressed && hovered
      }
      """,
    good: """
      style Primary: button {
        scale: 0.97 when pressed and hovered
      }
      """)

  static let hyphenatedName = ExplanationText(
    "The name of a property or a token has hyphens.",
    why:
      "In CSS names do. Here '-' subtracts, so that 'width-8' is a width less eight, and names of"
      + " several words are written as in Swift.",
    fix: "Write what the message says.",
    bad: """
      style Card: view {
        background-color: white
      }
      """,
    good: """
      style Card: view {
        background: white
      }
      """)

  static let tooManyProblems = ExplanationText(
    "A file has more problems than anybody would read.",
    why: "The rest are not listed. Most often the file is not a style file at all.",
    fix: "Correct what is listed and compile again.",
    bad: nil, good: nil)

  static let unclosedComment = ExplanationText(
    "A comment begins with '/*' and has no '*/'.",
    why: "Comments nest: each '/*' inside a comment needs a '*/' of its own. Without it, the rest"
      + " of the file is a comment.",
    fix: "Close the comment, or use '//', which ends with its line.",
    bad: """
      style Card: view {
        padding: 8
      }
      /* the old padding: 4
      """,
    good: """
      style Card: view {
        padding: 8
      }
      /* the old padding: 4 */
      """)

  static let unclosedString = ExplanationText(
    "A string has no '\"' at its end.",
    why: "A string ends on the line where it begins, so that a missing '\"' does not swallow the"
      + " rest of the file.",
    fix: "Add the '\"'; for a line break inside of a string, write '\\n'.",
    bad: """
      style Card: view {
        background: asset("Brand)
      }
      """,
    good: """
      style Card: view {
        background: asset("Brand")
      }
      """)

  static let unknownEscape = ExplanationText(
    "A backslash in a string is followed by something that has no meaning after it.",
    why: "A string can hold '\\n' for a line break, '\\t' for a tab, '\\\"', '\\\\' for the"
      + " backslash itself, and '\\u{…}' for a character by its number.",
    fix: "Use one of these, or double the backslash.",
    bad: #"""
      style Card: view {
        background: asset("Brand\Blue")
      }
      """#,
    good: #"""
      style Card: view {
        background: asset("Brand/Blue")
      }
      """#)

  static let invalidUnicodeEscape = ExplanationText(
    "A '\\u' in a string names no character.",
    why: "After it come one to eight hexadecimal digits in braces, which are the number of a"
      + " character of Unicode: at most 10FFFF, and not D800 to DFFF.",
    fix: "Write the number in braces, as in '\\u{2764}'.",
    bad: #"""
      style Card: view {
        background: asset("\u2764")
      }
      """#,
    good: #"""
      style Card: view {
        background: asset("\u{2764}")
      }
      """#)

  static let missingFractionDigits = ExplanationText(
    "A number ends with its dot.",
    why: "A dot after a number could also begin a member, as in '8.pt'; so a number has a digit"
      + " after its dot.",
    fix: "Remove the dot, or write the digit.",
    bad: """
      style Card: view {
        padding: 8.
      }
      """,
    good: """
      style Card: view {
        padding: 8.0
      }
      """)

  static let invalidColor = ExplanationText(
    "A colour after '#' has a wrong number of digits, or a character that is no digit.",
    why: "A colour is '#RGB', '#RGBA', '#RRGGBB' or '#RRGGBBAA' with hexadecimal digits: red,"
      + " green, blue and opacity.",
    fix: "Write 3, 4, 6 or 8 digits of '0' to '9' and 'a' to 'f'.",
    bad: """
      style Card: view {
        background: #7B2FF
      }
      """,
    good: """
      style Card: view {
        background: #7B2FF7
      }
      """)
}
