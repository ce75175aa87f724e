import StyleLang

/// `stylec compile`: style files in, Swift or JSON out.
struct CompileCommand {
  private let format: OutputFormat
  private let targets: DeploymentTargets
  private var swiftOptions = SwiftOptions()
  private var jsonOptions = JSONOptions()
  /// Whether outputs are only compared with what is there.
  private let isVerifying: Bool

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    try CompileCommand(arguments).run(arguments)
  }

  private init(_ arguments: Arguments) throws(UsageError) {
    let output = arguments.path(.output)
    let isJSON = output?.hasSuffix(".json") ?? false
    format = arguments.choice(.emit) ?? (isJSON ? .json : .swift)
    targets = try arguments.targets()
    isVerifying = arguments.has(.verify)
    swiftOptions.access = arguments.choice(.access) ?? .public
    jsonOptions.flatten = arguments.has(.flatten)
    if format == .swift, jsonOptions.flatten {
      throw UsageError("'--flatten' is for JSON; add '--emit json'")
    }
    if format == .json, arguments.has(.access) {
      throw UsageError("'--access' is for Swift; JSON has no visibility")
    }
    for option in [Option.verify, .depfile]
    where arguments.has(option) && OutputPlan.usesStandardOutput(output) {
      throw UsageError("'\(option.name)' needs outputs that are files; name them by '-o'")
    }
    if isVerifying, arguments.has(.depfile) {
      throw UsageError("'--verify' writes nothing, and '--depfile' asks for a file")
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

    let project = try Project(inputs.files, arguments)
    for problem in project.problems { reporter.report(problem) }

    // Each file is emitted as soon as it is compiled, so that one model at a time is in memory;
    // but once there is an error, nothing will be put in place, and the rest is only checked.
    var outputs = OutputTransaction()
    var dependencies = Dependencies()
    var paths: [String] = []
    try project.compile(targets: targets, checksSwiftNames: format == .swift) { result in
      if Interruption.isRequested { return }
      reporter.report(result)
      paths.append(result.path)
      guard result.isRoot, let sheet = result.compilation.sheet else { return }
      for index in project.inputs[result.path] ?? [] {
        let destination = plan.destinations[index]
        dependencies.add(destination, of: result)
        do {
          try checkFlattening(of: sheet, inputs.files[index])
          if reporter.hasErrors, !isVerifying { continue }
          try write(sheet, to: destination, &outputs)
        } catch let error as FileDiagnostic {
          if !Interruption.isRequested { reporter.report(error) }
        }
      }
    }
    if Interruption.isRequested { return .failure }
    if !reporter.hasErrors, !isVerifying {
      let list = arguments.path(.depfile)
      for problem in plan.problems(inputs.files, reading: paths, listing: list) {
        reporter.report(problem)
      }
    }
    if !reporter.hasErrors, !isVerifying {
      do throws(FileDiagnostic) {
        if let path = arguments.path(.depfile) {
          let text = dependencies.text
          try outputs.write(path) { write in try write(Array(text.utf8)) }
        }
        try outputs.commit()
      } catch {
        reporter.report(error)
      }
    }
    return try reporter.finish()
  }

  private func write(
    _ sheet: Sheet, to destination: OutputPlan.Destination, _ outputs: inout OutputTransaction
  ) throws {
    switch destination {
    case .standardOutput:
      let stream = FileDescriptor.standardOutput
      try emit(sheet) { chunk in try chunk.withUnsafeBytes { try stream.writeAll($0) } }
    case .file(let path) where isVerifying:
      try Verification.check(path) { write in try emit(sheet, write) }
    case .file(let path):
      try outputs.write(path) { write in try emit(sheet, write) }
    }
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
