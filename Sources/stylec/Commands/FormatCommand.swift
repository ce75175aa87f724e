import StyleLang

/// `stylec format`: style files as they should look.
struct FormatCommand {
  private let options: FormatOptions
  private let checks: Bool
  private let showsDifference: Bool
  private let replaces: Bool
  private var reporter: Reporter
  private var hasChanges = false

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var reporter = Reporter(arguments)
    guard let settings = try Settings.read(arguments, reportingTo: &reporter) else {
      return try reporter.finish()
    }
    var command = try FormatCommand(settings, reporter)
    let operands = try settings.operands()
    return try command.run(Inputs(operands), operands)
  }

  private init(_ settings: Settings, _ reporter: Reporter) throws(UsageError) {
    let arguments = settings.arguments
    options = try settings.formatOptions()
    checks = arguments.has(.check)
    showsDifference = arguments.has(.diff)
    replaces = arguments.has(.inPlace)
    self.reporter = reporter
    if replaces, checks || showsDifference {
      let other = checks ? Option.check : .diff
      throw UsageError(
        "'\(Option.inPlace.name)' writes, and '\(other.name)' only looks; leave one out")
    }
    try arguments.checkDiagnostics(
      whileOutputUsesStandardOutput: !replaces, or: "add '\(Option.inPlace.name)'")
    if replaces, arguments.operands.contains(Path("-")) {
      throw UsageError("'\(Option.inPlace.name)' needs files; standard input has no place")
    }
  }

  private mutating func run(_ inputs: Inputs, _ operands: [Path]) throws -> ExitStatus {
    let printsText = !checks && !showsDifference && !replaces
    if printsText, inputs.hasFolder || operands.count > 1 {
      throw UsageError(
        "the text of one file goes to standard output; for several, use '\(Option.inPlace.name)',"
          + " '\(Option.check.name)' or '\(Option.diff.name)'")
    }
    for problem in inputs.problems { reporter.report(problem) }
    var outputs = OutputTransaction()
    for input in inputs.files {
      if Interruption.isRequested { return .failure }
      do {
        guard let (source, text) = try format(input, isOperand: operands.contains) else { continue }
        if printsText { try Terminal.output.write(text.bytes) }
        guard text.bytes != source.bytes else { continue }
        hasChanges = true
        if showsDifference {
          let name = input.path?.text ?? "stdin"
          try Terminal.output.write(unifiedDiff(from: source.bytes, to: text.bytes, name: name))
        } else if checks {
          try Terminal.output.write(Array((input.name.visible + "\n").utf8))
        }
        if replaces, !reporter.hasErrors, let path = input.path {
          try outputs.write(path) { write in try write(text.bytes) }
        }
      } catch let error as FileDiagnostic {
        if !Interruption.isRequested { reporter.report(error) }
      }
    }
    if replaces, !reporter.hasErrors, !Interruption.isRequested {
      do throws(FileDiagnostic) { try outputs.commit() } catch { reporter.report(error) }
    }
    let status = try reporter.finish()
    return status == .success && checks && hasChanges ? .failure : status
  }

  /// Lays out a file; nil for one in a folder that is no style file.
  private mutating func format(
    _ input: Input, isOperand: (Path) -> Bool
  ) throws(FileDiagnostic) -> (SourceFile, FormattedText)? {
    if let path = input.path, !path.hasSuffix(".style"), path.isDesignTokens {
      guard isOperand(path) else { return nil }
      throw FileDiagnostic(.notStyles, input.name)
    }
    let source = try input.read()
    do throws(FormatDefect) {
      let text = try StyleLang.format(source, options: options)
      if !text.skipped.isEmpty {
        try? Terminal.error.write(FormatCommand.note(of: text.skipped.count, in: input.name))
      }
      return (source, text)
    } catch {
      throw FileDiagnostic(.formatterDefect(error.reason), input.name)
    }
  }

  private static func note(of count: Int, in name: String) -> String {
    let parts =
      count == 1 ? "1 part that does not parse is" : "\(count) parts that do not parse are"
    return "\(name.visible): note: \(parts) left as written; 'stylec check' says what is wrong\n"
  }
}

extension Path {
  /// Whether the name is that of a file of design tokens.
  fileprivate var isDesignTokens: Bool { hasSuffix(".tokens") || hasSuffix(".json") }
}
