import StyleLang

/// `stylec dump`: the forms that a file takes inside stylec, for people.
enum DumpCommand {
  private enum Form: String, CaseIterable {
    case tokens, tree, model
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let forms = Form.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError("nothing to dump is given: \(forms.joined(separator: ", ")), then a file")
    }
    guard let form = Form(rawValue: word.text) else {
      throw UsageError.unknown("form", word.text, among: forms)
    }
    let files = arguments.operands.dropFirst()
    guard let file = files.first, files.count == 1 else {
      throw UsageError("'dump \(form)' takes one file, not \(files.count)")
    }

    try arguments.checkDiagnostics(
      whileOutputUsesStandardOutput: true, or: "'check' reports without an output")
    var reporter = Reporter(arguments)
    do {
      let input = file == Path("-") ? .standardInput : Input(path: file, relativePath: file)
      let project = try Project([input], Settings(without: arguments))
      if let problem = project.problems.first { throw problem }
      var result: ProjectCompilation?
      project.compile(targets: .standard) { if $0.isRoot { result = $0 } }
      guard let result else { return .failure }
      let compilation = result.compilation
      let text: String? =
        switch form {
        case .tokens: dumpTokens(compilation.tree.tokens, of: compilation.source)
        case .tree: dumpTree(compilation.tree, of: compilation.source)
        case .model: compilation.sheet.map(dumpModel)
        }
      if let text { try Terminal.output.write(text) }
      reporter.report(result)
    } catch let error as FileDiagnostic {
      reporter.report(error)
    }
    return try reporter.finish()
  }
}
