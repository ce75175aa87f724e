import StyleLang

/// `stylec lint`: what `check` says, and what the rules find.
enum LintCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let targets = try arguments.targets()
    let inputs = Inputs(try Inputs.operands(of: arguments))
    var reporter = Reporter(arguments)
    for problem in inputs.problems { reporter.report(problem) }
    let project = try Project(inputs.files, arguments)
    for problem in project.problems { reporter.report(problem) }
    project.lint(targets: targets) { reporter.report($0.compilation) }
    return try reporter.finish()
  }
}
