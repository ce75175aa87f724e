import StyleLang

/// `stylec check`: diagnostics only.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var reporter = Reporter(arguments)
    guard let settings = try Settings.read(arguments, reportingTo: &reporter) else {
      return try reporter.finish()
    }
    let targets = try settings.targets()
    let inputs = Inputs(try settings.operands())
    for problem in inputs.problems { reporter.report(problem) }
    let project = try Project(inputs.files, settings)
    for problem in project.problems { reporter.report(problem) }
    project.compile(targets: targets) { reporter.report($0) }
    return try reporter.finish()
  }
}
