import StyleLang

/// `stylec check`: diagnostics only.
enum CheckCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let targets = try arguments.targets()
    let inputs = Inputs(try Inputs.operands(of: arguments))
    var reporter = Reporter(arguments)
    for problem in inputs.problems { reporter.report(problem) }
    for input in inputs.files {
      do throws(FileDiagnostic) {
        let compilation = compile(try input.read(), targets: targets)
        reporter.report(compilation.diagnostics, of: compilation.source)
      } catch {
        reporter.report(error)
      }
    }
    return try reporter.finish()
  }
}
