/// What a change of a project has made worse.
struct Harm {
  /// One line, lower case, no full stop.
  let reason: String

  /// Compares a project with what it was; nil if nothing is worse.
  init?(from old: [LintResult], to new: [LintResult]) {
    guard let reason = Harm.newFinding(old, new) ?? Harm.changedDrawing(old, new) else {
      return nil
    }
    self.reason = reason
  }

  /// A code of which there are more than before.
  private static func newFinding(_ old: [LintResult], _ new: [LintResult]) -> String? {
    let before = counts(old)
    let after = counts(new)
    for result in new {
      for diagnostic in result.compilation.compilation.diagnostics
      where after[diagnostic.problem.code, default: 0]
        > before[diagnostic.problem.code, default: 0]
      {
        let word = diagnostic.severity == .error ? "an error" : "another finding"
        return "it would bring \(word): \(diagnostic.problem.message) [\(diagnostic.problem.code)]"
      }
    }
    return nil
  }

  private static func counts(_ results: [LintResult]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for result in results {
      for diagnostic in result.compilation.compilation.diagnostics {
        counts[diagnostic.problem.code, default: 0] += 1
      }
    }
    return counts
  }

  /// A file whose styles draw something else.
  private static func changedDrawing(_ old: [LintResult], _ new: [LintResult]) -> String? {
    guard old.count == new.count else { return "it would change which files are read" }
    for (old, new) in zip(old, new) {
      let (before, after) = (old.compilation.compilation.sheet, new.compilation.compilation.sheet)
      switch (before, after) {
      case (nil, _): break
      case (_, nil): return "'\(new.compilation.path)' would not compile"
      case (let before?, let after?):
        if let name = Drawing.difference(before, after) {
          return "it would change what \(name) draws"
        }
      }
    }
    return nil
  }
}
