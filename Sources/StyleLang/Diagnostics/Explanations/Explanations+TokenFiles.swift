extension TokenFileProblem.Code {
  /// What the code means; the examples are whole files of design tokens.
  var explanation: ExplanationText {
    switch self {
    case .byteOrderMark:
      ExplanationText(
        "A JSON file begins with a byte order mark.",
        why: "RFC 8259 forbids to write one, and some readers of JSON stop at it.",
        fix: "Remove the first three bytes, as the fix does.",
        bad: nil,
        good: nil)
    case .invalidUTF8:
      ExplanationText(
        "A JSON file holds bytes that are not UTF-8.",
        why: "JSON is exchanged in UTF-8 only.",
        fix: "Save the file as UTF-8.",
        bad: nil,
        good: nil)
    case .unexpectedText:
      ExplanationText(
        "The text is no JSON.",
        why: "Something is missing, or stands where JSON has no place for it, such as a"
          + " comment or a comma after the last member.",
        fix: "Write what is expected.",
        bad: "[1, 2,]",
        good: #"{ "a": { "$type": "number", "$value": 1 } }"#)
    case .duplicateKey:
      ExplanationText(
        "A key stands twice in an object.",
        why: "Readers of JSON keep one of the two values, and not all the same one.",
        fix: "Rename or remove one of them.",
        bad:
          #"{ "a": { "$type": "number", "$value": 1 }, "a": { "$type": "number", "$value": 2 } }"#,
        good:
          #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 2 } }"#)
    case .nestedTooDeeply:
      ExplanationText(
        "Objects and arrays nest too deeply.",
        why: "No file of design tokens does so; most likely the file is something else.",
        fix: "Check the file.",
        bad: nil,
        good: nil)
    case .unclosedString:
      ExplanationText(
        "A string of a JSON file is not closed.",
        why: "A string ends on the line where it begins.",
        fix: "Add the quote, or write a line break as '\\n'.",
        bad: #"{ "a"#,
        good: #"{ "a": { "$type": "number", "$value": 1 } }"#)
    case .invalidEscape:
      ExplanationText(
        "A backslash in a string begins no escape of JSON.",
        why: #"After it comes one of '"', '\', '/', 'b', 'f', 'n', 'r', 't', or 'u' with four"#
          + " hexadecimal digits; characters above U+FFFF take two of these.",
        fix: "Correct the escape, or double the backslash.",
        bad: #"{ "\x": {} }"#,
        good: #"{ "x": {} }"#)
    case .invalidNumber:
      ExplanationText(
        "A number is not written as JSON has it.",
        why: "A zero stands alone before the dot, and digits stand on both sides of it.",
        fix: "Correct the number.",
        bad: #"{ "a": { "$type": "number", "$value": 01 } }"#,
        good: #"{ "a": { "$type": "number", "$value": 1 } }"#)
    case .numberTooLarge:
      ExplanationText(
        "A number is larger than a computer's numbers go.",
        why: "Nothing above about 1.8e308 can be kept.",
        fix: "Write a smaller number.",
        bad: #"{ "a": { "$type": "number", "$value": 1e999 } }"#,
        good: #"{ "a": { "$type": "number", "$value": 1e9 } }"#)
    case .tooLarge:
      ExplanationText(
        "A file of design tokens is too large.",
        why: "No such file is that large; most likely it is something else.",
        fix: "Split the file.",
        bad: nil,
        good: nil)
    case .invalidName:
      ExplanationText(
        "A token or group has a name that the format or the language cannot have.",
        why: "Names begin with no '$', and hold none of '{', '}' and '.', which references"
          + " use; in the language a name needs a letter or a digit.",
        fix: "Rename it.",
        bad: #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
        good: #"{ "a-b": { "$type": "number", "$value": 1 } }"#)
    case .unknownMember:
      ExplanationText(
        "A member means nothing to the format.",
        why: "Names that begin with '$' are the format's own, and values have fixed members;"
          + " a misspelt one would be passed over in silence.",
        fix: "Correct the name; data of your own belongs into '$extensions'.",
        bad: #"{ "a": { "$type": "number", "$value": 1, "$note": "x" } }"#,
        good: #"{ "a": { "$type": "number", "$value": 1, "$description": "x" } }"#)
    case .tokenWithChildren:
      ExplanationText(
        "A token holds further tokens.",
        why: "What has a '$value' is a token, and cannot be a group as well.",
        fix: "Move the value into a token of its own; '$root' is meant for that.",
        bad: #"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"#,
        good: #"{ "a": { "$type": "number", "$root": { "$value": 1 }, "b": { "$value": 2 } } }"#)
    case .missingType:
      ExplanationText(
        "A token has no type.",
        why: "What a value means hangs on its type, which the format forbids to guess.",
        fix: "Give the token or a group around it a '$type'.",
        bad: #"{ "a": { "$value": 1 } }"#,
        good: #"{ "a": { "$type": "number", "$value": 1 } }"#)
    case .unknownType:
      ExplanationText(
        "The format has no such type.",
        why: "A token of another type could not be read.",
        fix: "Use one of the format's types.",
        bad: #"{ "a": { "$type": "size", "$value": 1 } }"#,
        good: #"{ "a": { "$type": "number", "$value": 1 } }"#)
    case .invalidValue:
      ExplanationText(
        "A value is not what its type wants.",
        why: "Each type has a form of its own. Drafts before 2025.10 had others: colours and"
          + " dimensions were strings.",
        fix: "Write the value in the form that is expected.",
        bad: #"{ "a": { "$type": "dimension", "$value": "16px" } }"#,
        good: #"{ "a": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#)
    case .unresolvedReference:
      ExplanationText(
        "A reference leads to nothing.",
        why: "A name of the path is misspelt, or was renamed.",
        fix: "Correct the reference.",
        bad: #"{ "a": { "$type": "number", "$value": "{b}" } }"#,
        good:
          #"{ "a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 } }"#
      )
    case .referenceToGroup:
      ExplanationText(
        "A value refers to a group.",
        why: "A group has no value.",
        fix: "Name one of its tokens; its own is called '$root'.",
        bad:
          #"{ "a": { "$type": "number", "$value": "{g}" }, "g": { "b": { "$type": "number", "$value": 1 } } }"#,
        good:
          #"{ "a": { "$type": "number", "$value": "{g.b}" }, "g": { "b": { "$type": "number", "$value": 1 } } }"#
      )
    case .extendsToken:
      ExplanationText(
        "A group extends a token.",
        why: "Only a group has members to take over.",
        fix: "Name a group.",
        bad: #"{ "g": { "$extends": "{a}" }, "a": { "$type": "number", "$value": 1 } }"#,
        good: #"{ "g": { "$extends": "{h}" }, "h": { "a": { "$type": "number", "$value": 1 } } }"#)
    case .referenceCycle:
      ExplanationText(
        "References run in a circle.",
        why: "In a circle there is no value to begin with. A chain of hundreds of references"
          + " counts as one.",
        fix: "Give one of them a value.",
        bad: #"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"#,
        good: #"{ "a": { "$value": "{b}" }, "b": { "$type": "number", "$value": 1 } }"#)
    case .nameCollision:
      ExplanationText(
        "Two names become the same name of the language.",
        why: "The language's names have letters, digits and '_' only, and differ in more"
          + " than the rest.",
        fix: "Rename one of them.",
        bad:
          #"{ "a-b": { "$type": "number", "$value": 1 }, "aB": { "$type": "number", "$value": 2 } }"#,
        good:
          #"{ "a-b": { "$type": "number", "$value": 1 }, "a-c": { "$type": "number", "$value": 2 } }"#
      )
    case .notCarried:
      ExplanationText(
        "The language has no form of a token.",
        why: "The message gives the reason. The other tokens of the file can be used; using"
          + " this one is an error.",
        fix: "Leave it, if no style needs it; else write the value in the style file.",
        bad: #"{ "a": { "$type": "fontWeight", "$value": 700 } }"#,
        good: #"{ "a": { "$type": "number", "$value": 700 } }"#)
    case .partlyCarried:
      ExplanationText(
        "A part of a token has no place in the language.",
        why: "A font has no line height, for example. The token can be used without it.",
        fix: "Nothing needs to be done; write the missing part in the style, where it has a"
          + " property for it.",
        bad: #"{ "a": { "$type": "fontFamily", "$value": ["Inter", "Arial"] } }"#,
        good: #"{ "a": { "$type": "fontFamily", "$value": "Inter" } }"#)
    }
  }
}
