import StyleLang

/// `stylec compile`: style files in, Swift or JSON out.
struct CompileCommand {
  private let format: OutputFormat
  private let targets: DeploymentTargets
  private var swiftOptions = SwiftOptions()
  private var jsonOptions = JSONOptions()

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    try CompileCommand(arguments).run(arguments)
  }

  private init(_ arguments: Arguments) throws(UsageError) {
    let output = arguments.path(.output)
    let isJSON = output?.hasSuffix(".json") ?? false
    format = arguments.choice(.emit) ?? (isJSON ? .json : .swift)
    targets = try arguments.targets()
    swiftOptions.access = arguments.choice(.access) ?? .public
    jsonOptions.flatten = arguments.has(.flatten)
    if format == .swift, jsonOptions.flatten {
      throw UsageError("'--flatten' is for JSON; add '--emit json'")
    }
    if format == .json, arguments.has(.access) {
      throw UsageError("'--access' is for Swift; JSON has no visibility")
    }
    if arguments.choice(.diagnostics) == DiagnosticFormat.json,
      OutputPlan.usesStandardOutput(output)
    {
      throw UsageError(
        "'--diagnostics json' and the output cannot both go to standard output; use '-o'")
    }
  }

  private func run(_ arguments: Arguments) throws -> ExitStatus {
    let inputs = Inputs(try Inputs.operands(of: arguments))
    let plan = try OutputPlan(
      inputs, to: arguments.path(.output), ending: "." + format.rawValue,
      replacing: arguments.has(.force))
    var reporter = Reporter(arguments)
    for problem in inputs.problems + plan.problems { reporter.report(problem) }

    // Each file is emitted as soon as it is compiled, so that one model at a time is in memory;
    // but once there is an error, nothing will be put in place, and the rest is only checked.
    var outputs = OutputTransaction()
    var names = DeclaredNames()
    for (input, destination) in zip(inputs.files, plan.destinations) {
      do {
        guard let sheet = try sheet(of: input, &reporter) else { continue }
        try checkFlattening(of: sheet, input)
        if format == .swift, inputs.files.count > 1 { try names.add(sheet, of: input) }
        if reporter.hasErrors { continue }
        switch destination {
        case .standardOutput:
          let stream = FileDescriptor.standardOutput
          try emit(sheet) { chunk in try chunk.withUnsafeBytes { try stream.writeAll($0) } }
        case .file(let path):
          try outputs.write(path) { write in try emit(sheet, write) }
        }
      } catch let error as FileDiagnostic {
        if !Interruption.isRequested { reporter.report(error) }
      }
      if Interruption.isRequested { return .failure }
    }
    if !reporter.hasErrors {
      do throws(FileDiagnostic) {
        try outputs.commit()
      } catch {
        reporter.report(error)
      }
    }
    return try reporter.finish()
  }

  /// The model of an input, if it has no error; its text and its tree are given back to the system
  /// before anything is emitted.
  private func sheet(
    of input: Input, _ reporter: inout Reporter
  ) throws(FileDiagnostic) -> Sheet? {
    let compilation = compile(try input.read(), targets: targets)
    reporter.report(compilation.diagnostics, of: compilation.source)
    return compilation.sheet
  }

  /// Refuses a sheet whose flat form nobody could read.
  private func checkFlattening(of sheet: Sheet, _ input: Input) throws(FileDiagnostic) {
    guard jsonOptions.flatten else { return }
    for style in sheet.styles {
      let count = flattenedSetCount(style)
      guard count > flattenedSetLimit else { continue }
      throw FileDiagnostic(.tooManySets(style: style.name, count: count), input.name)
    }
  }

  private func emit(_ sheet: Sheet, _ write: ([UInt8]) throws -> Void) rethrows {
    switch format {
    case .swift: try emitSwift(sheet, options: swiftOptions, write: write)
    case .json: try emitJSON(sheet, options: jsonOptions, write: write)
    }
  }
}
