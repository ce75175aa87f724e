/// How many problems one stage lists for one file.
///
/// A file of garbage has millions, which would cost more memory than the file and help nobody.
let problemLimit = 1000

extension [Diagnostic] {
  /// Appends a syntax problem unless there are too many, which is then told once.
  mutating func append(limited diagnostic: Diagnostic) {
    if count < problemLimit {
      append(diagnostic)
    } else if count == problemLimit {
      append(Diagnostic(.syntax(.tooManyProblems(limit: problemLimit)), at: diagnostic.range))
    }
  }
}
