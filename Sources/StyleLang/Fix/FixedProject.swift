/// What making the safe fixes of a project gives.
public struct FixedProject: Sendable {
  /// The files that have changed, as they are now.
  public var changed: [ProjectFile] = []
  /// What lint says of every file as it is now, in the order of `lintProject`.
  public var results: [LintResult]
  /// The fixes that were not made.
  public var refused: [RefusedFix] = []
  /// How many fixes were made.
  public var count = 0
}

/// A fix that was tried and taken back.
public struct RefusedFix: Sendable {
  /// The file, as it was when the fix was tried.
  public var source: SourceFile
  /// The finding.
  public var finding: Diagnostic
  /// Why: one line, lower case, no full stop.
  public var reason: String

  /// What there is to say about it, at the place of the finding.
  public var remark: Diagnostic {
    let title = finding.fixIts.first(where: \.isSafe)?.title ?? ""
    let text = "the fix '\(title)' was not made: \(reason)"
    return Diagnostic(
      .lint(LintProblem(rule: finding.problem.code, severity: .note, message: text)),
      at: finding.range)
  }
}

/// Makes every safe fix that lint offers, over and over, until there is none.
///
/// After each round all files are parsed and linted again. A fix stays only if it brings no error, no
/// finding of a rule more than before, and changes nothing of what the styles draw; the others are
/// made without it. The parameters are those of `lintProject`.
public func fixProject(
  _ files: [ProjectFile], in root: String, targets: DeploymentTargets = .standard,
  configuration: LintConfiguration = LintConfiguration(),
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>
) -> FixedProject {
  var fixer = ProjectFixer(files) { files in
    var results: [LintResult] = []
    lintProject(
      files, in: root, targets: targets, configuration: configuration, load: load,
      each: { results.append($0) })
    return results
  }
  return fixer.run()
}
