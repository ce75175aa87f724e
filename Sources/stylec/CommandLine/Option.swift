import StyleLang

/// Every option of every command.
enum Option: String, CaseIterable {
  case output, emit, access
  case deploymentTarget = "deployment-target"
  case root, flatten, force, verify, depfile, check, diff
  case inPlace = "in-place"
  case indentWidth = "indent-width"
  case lineWidth = "line-width"
  case config
  case noConfig = "no-config"
  case maximumErrors = "max-errors"
  case strict, baseline
  case writeBaseline = "write-baseline"
  case fix
  case dryRun = "dry-run"
  case format, diagnostics, color, help, version

  /// The long name, with its dashes.
  var name: String { "--" + rawValue }

  /// The letter of the short name.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    case .inPlace: "i"
    default: nil
    }
  }

  /// What the value is called in help, or nil for an option without one.
  var placeholder: String? {
    switch self {
    case .output: "PATH"
    case .root: "DIR"
    case .depfile: "FILE"
    case .config, .baseline: "FILE"
    case .maximumErrors: "N"
    case .deploymentTarget: "PLATFORM…"
    case .indentWidth, .lineWidth: "N"
    case .diagnostics: "FORM"
    case .emit, .access, .format, .color: choices.joined(separator: "|")
    case .flatten, .force, .verify, .check, .diff, .inPlace, .noConfig, .strict, .writeBaseline,
      .fix, .dryRun, .help, .version:
      nil
    }
  }

  /// The values that may be given; empty where there is no value, or any.
  var choices: [String] {
    switch self {
    case .emit: OutputFormat.allCases.map(\.rawValue)
    case .access: AccessLevel.allCases.map(\.rawValue)
    case .format: TableFormat.allCases.map(\.rawValue)
    case .diagnostics: DiagnosticFormat.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .output, .root, .depfile, .deploymentTarget, .flatten, .force, .verify, .check, .diff,
      .inPlace, .indentWidth, .lineWidth, .config, .noConfig, .maximumErrors, .strict,
      .baseline, .writeBaseline, .fix, .dryRun, .help, .version:
      []
    }
  }

  /// Whether it may be given several times, which means the same as commas between its values.
  var isList: Bool { self == .deploymentTarget }

  /// What it does, for help.
  var summary: String {
    switch self {
    case .output:
      "Where to write: a file, a folder, or '-' for standard output. With several inputs or a"
        + " folder it is a folder, and 'x.style' becomes 'x.swift' or 'x.json' in it, sub-folders"
        + " kept."
    case .emit: "What to write. The default is what PATH ends in, or else 'swift'."
    case .access: "The visibility of the Swift declarations; 'public' by default."
    case .deploymentTarget:
      "The oldest systems to support, such as 'ios16' or 'ios17.4,macos14'; platforms that are not"
        + " named are left out of account. The default is '\(DeploymentTargets.standard.text)'."
    case .flatten:
      "JSON: a complete set of properties for each combination of states, instead of rules."
    case .root:
      "The folder that imports may not leave; by default that of 'stylec.json' if it holds all inputs,"
        + " or else the smallest that does."
    case .force: "Replace output files even if stylec did not write them."
    case .verify:
      "Write nothing, and fail if an output is missing or is not what would be written."
    case .depfile:
      "Also write for 'make' and its like which files each output depends on."
    case .check: "Write nothing but the names of the files that would change."
    case .diff: "Show what would change, as 'diff -u' does."
    case .inPlace: "Replace the files that change."
    case .indentWidth:
      "The spaces of a level of indentation; \(FormatOptions().indentWidth) by default."
    case .lineWidth:
      "The columns that a line should not go beyond; \(FormatOptions().lineWidth) by default."
    case .config:
      "The configuration; by default 'stylec.json' in the current folder, or in the nearest folder"
        + " above it that has one, up to one with '.git'."
    case .noConfig: "Look for no 'stylec.json'."
    case .maximumErrors: "Show at most N errors, and count the rest."
    case .strict: "Fail if there is a warning."
    case .baseline: "Show no finding that FILE lists; the one that 'stylec.json' names by default."
    case .writeBaseline: "List what is found in the file of the baseline, and show no findings."
    case .fix:
      "Make the fixes that are safe: that bring no new finding and change nothing of what is drawn."
    case .dryRun: "With '--fix': write nothing, and show what would change as 'diff -u' does."
    case .format: "How the answer is shown; 'text' by default. Values have no 'markdown'."
    case .diagnostics:
      "How errors are shown. On standard error: 'text', which is the default, 'xcode', the lines that Xcode"
        + " reads, or 'github', annotations of GitHub Actions. On standard output: 'json' or 'sarif', one"
        + " document."
    case .color:
      "Whether text is coloured; 'auto' means on a terminal, unless NO_COLOR is set."
    case .help: "Show help."
    case .version: "Show the version."
    }
  }
}

/// What `compile` writes.
enum OutputFormat: String, CaseIterable {
  case swift, json
}

/// How tables and values are shown.
enum TableFormat: String, CaseIterable {
  case text, json, markdown
}

/// Whether text is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
