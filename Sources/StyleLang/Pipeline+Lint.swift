/// A file of a project, compiled and looked at by the rules of lint.
public struct LintResult: Sendable {
  /// What compiling it gives; the findings are among the diagnostics, in the order of places.
  public var compilation: ProjectCompilation
}

/// Compiles several files, with those that they import, and looks at them with the rules of lint.
///
/// The rules see a file only if it compiles, and those that look at the project as a whole only if
/// every file does. The parameters are those of `compileProject`.
///
/// - Parameters:
///   - configuration: What the rules are set to.
///   - each: Takes each file, in the order of `compileProject`, after all have been looked at.
public func lintProject(
  _ files: [ProjectFile], in root: String, targets: DeploymentTargets = .standard,
  configuration: LintConfiguration = LintConfiguration(),
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (LintResult) throws -> Void
) rethrows {
  var analysis = ProjectAnalysis()
  var compilations: [ProjectCompilation] = []
  var numbers: [Int] = []
  analyzeProject(
    files, in: root, targets: targets, checksSwiftNames: true, isForLint: true,
    analysis: &analysis, load: load
  ) { compilation, number in
    compilations.append(compilation)
    numbers.append(number ?? 0)
  }
  // Files come in the order of their numbers, since each has one.
  let linted = zip(compilations, numbers).map { compilation, number in
    LintedFile(
      number: number, analysis: analysis.files[number],
      isCorrect: compilation.compilation.sheet != nil, isRoot: compilation.isRoot)
  }
  let findings = lint(linted, configuration)
  // What a rule would have found in a file with an error, nobody knows.
  let isComplete = linted.allSatisfy(\.isCorrect)
  for (index, var compilation) in compilations.enumerated() {
    var diagnostics =
      settingLevels(of: compilation.compilation.diagnostics, configuration) + findings[index]
    if var pass = SuppressionPass(linted[index], configuration) {
      diagnostics = pass.remaining(diagnostics)
      if compilation.isRoot { diagnostics += pass.problems(isComplete: isComplete) }
    }
    compilation.compilation.diagnostics = sorted(diagnostics)
    try each(LintResult(compilation: compilation))
  }
}
