import StyleLang

/// `stylec lint`: what `check` says, and what the rules find.
struct LintCommand {
  private let settings: Settings
  private let targets: DeploymentTargets
  private var baseline: BaselineFile
  private var reporter: Reporter
  /// Whether every file compiles, so that each rule has looked.
  private var isComplete = true

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var reporter = Reporter(arguments)
    guard let settings = try Settings.read(arguments, reportingTo: &reporter) else {
      return try reporter.finish()
    }
    try settings.checkLintOptions()
    reporter.failsOnWarnings = arguments.has(.strict)
    let baseline = BaselineFile(settings, reportingTo: &reporter)
    if reporter.hasErrors { return try reporter.finish() }
    var command = LintCommand(
      settings: settings, targets: try settings.targets(), baseline: baseline, reporter: reporter)
    return try command.run(Inputs(try settings.operands()))
  }

  private mutating func run(_ inputs: Inputs) throws -> ExitStatus {
    for problem in inputs.problems { reporter.report(problem) }
    let project = try Project(inputs.files, settings)
    for problem in project.problems { reporter.report(problem) }
    if settings.arguments.has(.fix) {
      try fix(project, inputs)
    } else {
      project.lint(targets: targets, configuration: settings.configuration.lint) { report($0) }
    }
    if Interruption.isRequested { return .failure }
    let isWhole = settings.usesSources && project.problems.isEmpty && inputs.problems.isEmpty
    if isComplete { baseline.finish(isWhole: isWhole, &reporter) }
    return try reporter.finish()
  }

  private mutating func report(_ result: LintResult) {
    if result.compilation.compilation.sheet == nil { isComplete = false }
    var shown = result.compilation
    shown.compilation.diagnostics = baseline.filter(result)
    reporter.report(shown)
  }

  // MARK: - Fixes

  private mutating func fix(_ project: Project, _ inputs: Inputs) throws {
    let fixed = project.fix(targets: targets, configuration: settings.configuration.lint)
    let isTrial = settings.arguments.has(.dryRun)
    // What is shown must be at its place in the files as they are afterwards.
    if isTrial {
      project.lint(targets: targets, configuration: settings.configuration.lint) { report($0) }
    } else {
      for result in fixed.results { report(result) }
    }
    for refused in fixed.refused { reporter.report(refused) }
    if Interruption.isRequested { return }
    var outputs = OutputTransaction()
    var written = 0
    for (path, indices) in project.inputs.sorted(by: { $0.key < $1.key }) {
      guard let old = project.source(at: path), let index = indices.first else { continue }
      let new = fixed.changed.first { $0.path == path }?.source ?? old
      let input = inputs.files[index]
      if isTrial {
        let difference = unifiedDiff(
          from: old.bytes, to: new.bytes, name: input.path?.text ?? "stdin")
        try Terminal.output.write(difference)
      } else if input.path == nil {
        try Terminal.output.write(new.bytes)
        written += old.bytes == new.bytes ? 0 : 1
      } else if let file = input.path, old.bytes != new.bytes {
        written += 1
        do throws(FileDiagnostic) {
          // Someone who saves meanwhile must not lose a line.
          guard try input.read().bytes == old.bytes else {
            throw FileDiagnostic(.unwritable("it has changed meanwhile"), input.name)
          }
          try outputs.write(file) { write in try write(new.bytes) }
        } catch {
          if !Interruption.isRequested { reporter.report(error) }
        }
      }
    }
    if isTrial || Interruption.isRequested { return }
    do throws(FileDiagnostic) { try outputs.commit() } catch { reporter.report(error) }
    reporter.note(fixes: fixed.count, files: written)
  }
}

extension Settings {
  /// Refuses options of lint that contradict each other.
  fileprivate func checkLintOptions() throws(UsageError) {
    if arguments.has(.dryRun), !arguments.has(.fix) {
      throw UsageError("'--dry-run' shows what '--fix' would do; add '--fix'")
    }
    if arguments.has(.writeBaseline) {
      if arguments.has(.fix) {
        throw UsageError(
          "'--fix' changes what '--write-baseline' would list; do one after the other")
      }
      if baselinePath == nil {
        throw UsageError(
          "'--write-baseline' needs a file: '--baseline FILE', or 'lint.baseline' in 'stylec.json'")
      }
    }
    let format = arguments.choice(.diagnostics, as: DiagnosticFormat.self) ?? .text
    let printsText = arguments.has(.dryRun) || arguments.operands.contains(Path("-"))
    if format.isDocument, arguments.has(.fix), printsText {
      throw UsageError(
        "'--diagnostics \(format.rawValue)' and what '--fix' prints cannot both go to standard output"
      )
    }
  }

  /// The file that lists the findings that are not shown.
  var baselinePath: Path? {
    arguments.path(.baseline) ?? configuration.baseline.flatMap { file?.path($0) }
  }
}
