// Imports need a second file, so that there are no examples of a single one.
extension ExplanationText {
  static let importMissing = ExplanationText(
    "An imported file does not exist.",
    why: "The path is misspelt, or is meant from another folder: it begins at the folder of the"
      + " importing file.",
    fix: "Correct the path, or remove the import.", bad: nil, good: nil)

  static let importUnreadable = ExplanationText(
    "An imported file cannot be read.",
    why: "The system refuses, or it is no file; the message gives the reason.",
    fix: "Give yourself permission to read it, or import another file.", bad: nil, good: nil)

  static let importOutsideRoot = ExplanationText(
    "An import leads out of the project.",
    why:
      "A style file may come from elsewhere, and must not read what its project does not have. The"
      + " project is the folder that holds all inputs, unless '--root' names a larger one. A link"
      + " counts as what it points to.",
    fix: "Name a folder that holds both files by '--root', or move the imported file into the"
      + " project.", bad: nil, good: nil)

  static let importCycle = ExplanationText(
    "Files import each other in a circle.",
    why: "A file is read after those that it imports; in a circle there is no first.",
    fix: "Move what the files share into one that imports none of them.", bad: nil, good: nil)

  static let invalidImport = ExplanationText(
    "An import names something that is no style file and no file of design tokens.",
    why: "The ending of the name tells what a file is: '.style', or '.tokens' or '.json' for design"
      + " tokens. A path begins at the folder of the importing file, and has '/' between its parts"
      + " on every system.",
    fix: "Write the path with its ending, such as 'import \"shared/palette.style\"'.", bad: nil,
    good: nil)

  static let aliasOfStyles = ExplanationText(
    "A style file is imported with 'as'.",
    why:
      "'as' gives a name to the tokens of a Design Tokens file, which has none in it. A style file"
      + " names its blocks of tokens and its styles itself.",
    fix: "Remove 'as' and the name, or give the block of tokens in the other file the name.",
    bad: nil, good: nil)

  static let ambiguousName = ExplanationText(
    "A name is declared by two imported files.",
    why: "Which one is meant would hang on the order of the imports.",
    fix: "Give one of the blocks of tokens a name, as in 'tokens Palette { … }', and write"
      + " 'Palette.brand'; or declare the name in this file, which then counts.", bad: nil,
    good: nil)

  static let unusableToken = ExplanationText(
    "A token of a Design Tokens file is used that the language has no form of.",
    why: "Some of the format's types are no value on their own here, such as a weight, and some of"
      + " its values have no counterpart, such as a shadow with a spread. Nothing is left out in"
      + " silence.",
    fix: "Write the value in the style file, in the form that the language has.", bad: nil,
    good: nil)
}
