/// The commands.
enum Command: String, CaseIterable {
  case compile, check, lint, format, table
  case explainValue = "explain-value"
  case dump, explain

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .compile: "Compile style files to Swift or JSON."
    case .check: "Report the errors and warnings of style files, and write nothing."
    case .lint: "Report what 'check' does, and what could be better."
    case .format: "Lay out style files, without changing what they say."
    case .table: "Print the decision tables of a style: each combination, its value, its rule."
    case .explainValue: "Say what a value comes from in one combination of states."
    case .dump: "Show how stylec reads a file: its tokens, its tree or its model."
    case .explain: "Explain a code of the compiler or a rule of lint; without one, list them."
    }
  }

  /// What follows the name.
  var operands: String {
    switch self {
    case .compile, .check, .lint, .format: "[FILE|DIR…]"
    case .table: "FILE STYLE[.PART][.PROPERTY]"
    case .explainValue: "FILE STYLE[.PART].PROPERTY [STATE…]"
    case .dump: "tokens|tree|model FILE"
    case .explain: "[CODE|RULE]"
    }
  }

  /// What more there is to say about the operands.
  var details: String {
    switch self {
    case .compile, .check, .lint:
      "A FILE of '-' is standard input. A DIR is searched for '.style' files and files of design tokens"
        + " ('.tokens', '.tokens.json') at every depth, except where a name begins with a dot. All"
        + " files are one project; files that they import are read too, but not compiled. Without an"
        + " operand, the 'sources' of 'stylec.json' are taken. "
        + (self == .compile
          ? "Outputs are written only if everything compiles; those that would not change are left"
            + " as they are. With '--verify' the exit status is 1 if an output is out of date."
          : "The exit status is 1 if there is an error.")
    case .format:
      "The text of one FILE goes to standard output; '-' is standard input. A DIR is searched for"
        + " '.style' files at every depth, except where a name begins with a dot. What does not parse"
        + " is left as it is. Each result is parsed and compared with the file before it is given; with"
        + " '--in-place' either all files are replaced or none. With '--check' the exit status is 1 if"
        + " a file would change."
    case .table:
      "A FILE of '-' is standard input. A PART is a layer by its name or an element by its word, as in"
        + " 'Primary.glow.opacity' or 'Primary.icon.foreground'; the second 'icon' is 'icon2'. Without a"
        + " PROPERTY, all that are set. A dash in a table means that the input does not matter."
    case .explainValue:
      "A FILE of '-' is standard input. A STATE is what is so: 'pressed', 'size=small', 'border=absent',"
        + " 'controlSize=mini', 'ios=26'. What is not named is not so, and parameters have their"
        + " defaults."
    case .dump: "A FILE of '-' is standard input. The forms are for people and may change."
    case .explain: "A code or a rule stands in brackets after a message: [S101], [unused-token]."
    }
  }

  /// The options that it takes.
  var options: [Option] {
    switch self {
    case .compile:
      [
        .output, .emit, .access, .deploymentTarget, .root, .flatten, .force, .verify, .depfile,
        .config, .noConfig, .maximumErrors, .diagnostics, .color, .help,
      ]
    case .check:
      [
        .deploymentTarget, .root, .config, .noConfig, .maximumErrors, .diagnostics, .color, .help,
      ]
    case .lint:
      [
        .fix, .dryRun, .strict, .baseline, .writeBaseline, .deploymentTarget, .root, .config,
        .noConfig, .maximumErrors, .diagnostics, .color, .help,
      ]
    case .format:
      [
        .check, .diff, .inPlace, .indentWidth, .lineWidth, .config, .noConfig, .diagnostics, .color,
        .help,
      ]
    case .table: [.format, .root, .diagnostics, .color, .help]
    case .explainValue: [.format, .root, .diagnostics, .color, .help]
    case .dump: [.root, .diagnostics, .color, .help]
    case .explain: [.help]
    }
  }

  /// Ways to use it, each with what it does.
  var examples: [(String, String)] {
    switch self {
    case .compile:
      [
        ("stylec compile card.style", "Swift on standard output"),
        ("stylec compile styles -o Sources/App/Styles", "a folder, file by file"),
        ("stylec compile card.style --emit json -o card.json", "JSON"),
        ("stylec compile card.style --deployment-target ios17", "for iOS 17 and later"),
      ]
    case .check: [("stylec check .", "every style file below this folder")]
    case .lint:
      [
        ("stylec lint .", "every style file below this folder"),
        ("stylec lint --fix --dry-run", "what the safe fixes would change"),
      ]
    case .format:
      [
        ("stylec format --in-place .", "every style file below this folder"),
        ("stylec format --check .", "name those that would change, for a build"),
      ]
    case .table:
      [
        ("stylec table card.style Card.background", "one property"),
        ("stylec table card.style Card --format markdown", "all, for a document"),
      ]
    case .explainValue:
      [("stylec explain-value card.style Card.background pressed dark", "rule, parameter, token")]
    case .dump: [("stylec dump tree card.style", "the syntax tree")]
    case .explain:
      [("stylec explain S101", "one code"), ("stylec explain unused-token", "one rule")]
    }
  }
}

extension Command: CustomStringConvertible {
  /// The name, as it is typed.
  var description: String { rawValue }
}
