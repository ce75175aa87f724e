import StyleLang

/// `stylec table`: decision tables of a style.
enum TableCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw UsageError(
        "'table' takes a file and what to show of it, as in 'card.style Card.background'")
    }
    let path = arguments.operands[1].text
    return try Query(arguments).answer(
      { file, root, load, each throws(QueryProblem) in
        try decisionTables(of: file, in: root, at: path, load: load, each: each)
      },
      { tables in
        switch arguments.choice(.format) ?? TableFormat.text {
        case .text:
          tables.map { $0.text(width: Terminal.output.width ?? 100) }.joined(separator: "\n")
        case .json: json(tables)
        case .markdown: tables.map(\.markdown).joined(separator: "\n")
        }
      })
  }
}

/// `stylec explain-value`: what a value comes from.
enum ExplainValueCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let operands = arguments.operands.map(\.text)
    guard operands.count >= 2 else {
      throw UsageError(
        "'explain-value' takes a file, a property and states, as in 'card.style Card.background pressed'"
      )
    }
    let format = arguments.choice(.format) ?? TableFormat.text
    guard format != .markdown else {
      throw UsageError("'explain-value' has the formats 'text' and 'json'")
    }
    return try Query(arguments).answer(
      { file, root, load, each throws(QueryProblem) in
        try valueChain(
          of: file, in: root, at: operands[1], when: Array(operands[2...]), load: load, each: each)
      },
      { chain in format == .json ? chain.json : chain.text(width: Terminal.output.textWidth) })
  }
}

/// A question about a style of one file.
private struct Query {
  typealias Load = (String, String) -> Result<ProjectFile, ImportFailure>

  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Compiles the file, reports its errors, or else writes the answer.
  func answer<Answer>(
    _ ask: (
      ProjectFile, String, @escaping Load, (ProjectCompilation) -> Void
    ) throws(QueryProblem) -> Answer?,
    _ write: (Answer) -> String
  ) throws -> ExitStatus {
    let path = arguments.operands[0]
    let input = path == Path("-") ? .standardInput : Input(path: path, relativePath: path)
    var reporter = Reporter(arguments)
    let project = try Project([input], Settings(without: arguments))
    for problem in project.problems { reporter.report(problem) }
    do throws(QueryProblem) {
      let answer = try project.withOnlyFile { file, root, load throws(QueryProblem) in
        try ask(file, root, load) { result in
          // Its warnings are not what was asked for.
          if result.compilation.hasErrors { reporter.report(result) }
        }
      }
      if let answer { try? Terminal.output.write(write(answer)) }
    } catch {
      throw UsageError(error.message)
    }
    return reporter.hasErrors ? try reporter.finish() : .success
  }
}
