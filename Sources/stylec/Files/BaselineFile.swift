import StyleLang

/// The file that lists the findings that are not shown: read, or written anew.
struct BaselineFile {
  private let path: Path?
  private let isWriting: Bool
  /// The text that was read.
  private var source: SourceFile?
  private var baseline = Baseline()

  /// Reads the file, if there is to be one.
  init(_ settings: Settings, reportingTo reporter: inout Reporter) {
    path = settings.baselinePath
    isWriting = settings.arguments.has(.writeBaseline)
    guard let path else { return }
    do throws(FileDiagnostic) {
      let source = try Input(path: path, relativePath: path.lastComponent).readJSON()
      let (baseline, problems) = Baseline.read(source)
      // Also where it is to be replaced: nothing else must be lost.
      reporter.report(problems, of: source, others: [])
      self.source = source
      if !isWriting { self.baseline = baseline }
    } catch {
      if !isWriting || error.problem != .missing { reporter.report(error) }
    }
  }

  /// The diagnostics of a file that are to be shown.
  mutating func filter(_ result: LintResult) -> [Diagnostic] {
    let compilation = result.compilation.compilation
    guard let path else { return compilation.diagnostics }
    let file = Path(result.compilation.path).relative(to: path.place.parent).text
    if isWriting {
      baseline.add(compilation.diagnostics, of: compilation.source, as: file)
      return compilation.diagnostics.filter { !Baseline.canHide($0) }
    }
    return baseline.hiding(compilation.diagnostics, of: compilation.source, as: file)
  }

  /// Writes the file, or says what of it is not needed any more.
  func finish(isWhole: Bool, _ reporter: inout Reporter) {
    guard let path, !reporter.hasErrors || !isWriting else { return }
    if isWriting {
      let text = Array(baseline.text.utf8)
      var outputs = OutputTransaction()
      do throws(FileDiagnostic) {
        try outputs.write(path) { write in try write(text) }
        try outputs.commit()
      } catch {
        reporter.report(error)
      }
    } else if let source, let remark = baseline.unneeded(isWhole: isWhole) {
      reporter.report([remark], of: source, others: [])
    }
  }
}
