import StyleLang

/// `stylec check`: diagnostics only.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let targets = try arguments.targets()
    let inputs = Inputs(try Inputs.operands(of: arguments))
    var reporter = Reporter(arguments)
    for problem in inputs.problems { reporter.report(problem) }
    let project = try Project(inputs.files, arguments)
    for problem in project.problems { reporter.report(problem) }
    project.compile(targets: targets) { reporter.report($0) }
    return try reporter.finish()
  }
}
