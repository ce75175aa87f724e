import StyleLang

/// `stylec compile`: style files in, Swift or JSON out.
struct CompileCommand {
  private let settings: Settings
  private let requests: [OutputRequest]
  private let targets: DeploymentTargets
  private var swiftOptions = SwiftOptions()
  private var jsonOptions = JSONOptions()
  /// Whether outputs are only compared with what is there.
  private let isVerifying: Bool

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var reporter = Reporter(arguments)
    guard let settings = try Settings.read(arguments, reportingTo: &reporter) else {
      return try reporter.finish()
    }
    return try CompileCommand(settings).run(&reporter)
  }

  private init(_ settings: Settings) throws(UsageError) {
    let arguments = settings.arguments
    self.settings = settings
    requests = OutputRequest.all(settings)
    targets = try settings.targets()
    isVerifying = arguments.has(.verify)
    swiftOptions.access = settings.access
    jsonOptions.flatten = arguments.has(.flatten)
    let formats = requests.map(\.format)
    if !formats.contains(.json), jsonOptions.flatten {
      throw UsageError("'--flatten' is for JSON; add '--emit json'")
    }
    if !formats.contains(.swift), arguments.has(.access) {
      throw UsageError("'--access' is for Swift; JSON has no visibility")
    }
    let usesStandardOutput = requests.contains { OutputPlan.usesStandardOutput($0.path) }
    for option in [Option.verify, .depfile] where arguments.has(option) && usesStandardOutput {
      throw UsageError("'\(option.name)' needs outputs that are files; name them by '-o'")
    }
    if isVerifying, arguments.has(.depfile) {
      throw UsageError("'--verify' writes nothing, and '--depfile' asks for a file")
    }
    try arguments.checkDiagnostics(
      whileOutputUsesStandardOutput: usesStandardOutput, or: "use '-o'")
  }

  private func run(_ reporter: inout Reporter) throws -> ExitStatus {
    let inputs = Inputs(try settings.operands())
    var plans: [(format: OutputFormat, plan: OutputPlan)] = []
    for problem in inputs.problems { reporter.report(problem) }
    for request in requests {
      let plan = try OutputPlan(
        inputs, to: request.path, ending: "." + request.format.rawValue,
        replacing: settings.arguments.has(.force))
      for problem in plan.problems { reporter.report(problem) }
      plans.append((request.format, plan))
    }

    let project = try Project(inputs.files, settings)
    for problem in project.problems { reporter.report(problem) }

    // Each file is emitted as soon as it is compiled, so that one model at a time is in memory;
    // but once there is an error, nothing will be put in place, and the rest is only checked.
    var outputs = OutputTransaction()
    var dependencies = Dependencies()
    dependencies.configuration = settings.file?.source.name
    let writesSwift = plans.contains { $0.format == .swift }
    var paths = [settings.file?.source.name].compactMap(\.self)
    try project.compile(targets: targets, checksSwiftNames: writesSwift) { result in
      if Interruption.isRequested { return }
      reporter.report(result)
      paths.append(result.path)
      guard result.isRoot, let sheet = result.compilation.sheet else { return }
      for (format, plan) in plans {
        for index in project.inputs[result.path] ?? [] {
          let destination = plan.destinations[index]
          dependencies.add(destination, of: result)
          do {
            if format == .json { try checkFlattening(of: sheet, inputs.files[index]) }
            if reporter.hasErrors, !isVerifying { continue }
            try write(sheet, as: format, to: destination, &outputs)
          } catch let error as FileDiagnostic {
            if !Interruption.isRequested { reporter.report(error) }
          }
        }
      }
    }
    if Interruption.isRequested { return .failure }
    if !reporter.hasErrors, !isVerifying {
      let list = settings.arguments.path(.depfile)
      var problems: [FileDiagnostic] = []
      for (_, plan) in plans {
        problems += plan.problems(inputs.files, reading: paths, listing: list)
          .filter { !problems.contains($0) }
      }
      for problem in problems { reporter.report(problem) }
    }
    if !reporter.hasErrors, !isVerifying {
      do throws(FileDiagnostic) {
        if let path = settings.arguments.path(.depfile) {
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
    _ sheet: Sheet, as format: OutputFormat, to destination: OutputPlan.Destination,
    _ outputs: inout OutputTransaction
  ) throws {
    switch destination {
    case .standardOutput:
      let stream = FileDescriptor.standardOutput
      try emit(sheet, as: format) { chunk in
        try chunk.withUnsafeBytes { try stream.writeAll($0) }
      }
    case .file(let path) where isVerifying:
      try Verification.check(path) { write in try emit(sheet, as: format, write) }
    case .file(let path):
      try outputs.write(path) { write in try emit(sheet, as: format, write) }
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

  private func emit(
    _ sheet: Sheet, as format: OutputFormat, _ write: ([UInt8]) throws -> Void
  ) rethrows {
    switch format {
    case .swift: try emitSwift(sheet, options: swiftOptions, write: write)
    case .json: try emitJSON(sheet, options: jsonOptions, write: write)
    }
  }
}
