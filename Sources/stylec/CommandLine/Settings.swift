import StyleLang

/// What a command works with: its arguments, and under them what `stylec.json` says.
struct Settings {
  let arguments: Arguments
  let configuration: Configuration
  /// Where `stylec.json` is; nil if there is none.
  let file: ConfigurationFile?
  /// What is wrong with `stylec.json`.
  let problems: [Diagnostic]

  /// Settings of a command that looks at no `stylec.json`.
  init(without arguments: Arguments) {
    self.arguments = arguments
    configuration = Configuration()
    file = nil
    problems = []
  }

  /// Finds and reads `stylec.json`.
  ///
  /// - Throws: A `FileDiagnostic` if it cannot be read.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    file = try ConfigurationFile.find(arguments)
    (configuration, problems) = file.map { readConfiguration($0.source) } ?? (Configuration(), [])
  }

  /// Reads the settings, or reports what is wrong with them: then there is nothing to do.
  static func read(
    _ arguments: Arguments, reportingTo reporter: inout Reporter
  ) throws(UsageError) -> Settings? {
    do {
      let settings = try Settings(arguments)
      if let file = settings.file {
        reporter.report(settings.problems, of: file.source, others: [])
      }
      if reporter.hasErrors { return nil }
      reporter.limit = try settings.maximumErrors()
      return settings
    } catch let error as UsageError {
      throw error
    } catch let error as FileDiagnostic {
      reporter.report(error)
    } catch {
      reporter.report(FileDiagnostic(.unreadable("\(error)"), ConfigurationFile.name))
    }
    return nil
  }

  /// What is compiled: the operands, or else the sources that `stylec.json` lists.
  func operands() throws(UsageError) -> [Path] {
    let operands = arguments.operands
    if operands.isEmpty {
      let sources = configuration.sources.compactMap { file?.path($0) }
      if !sources.isEmpty { return sources }
      let hint = file.map { "; '\($0.source.name)' lists no 'sources'" } ?? ""
      throw UsageError("no file is given; for standard input, write '-'" + hint)
    }
    if operands.count(where: { $0 == Path("-") }) > 1 {
      throw UsageError("standard input, '-', is given twice")
    }
    return operands
  }

  /// Whether the sources of `stylec.json` are compiled, and go where it says.
  var usesSources: Bool { arguments.operands.isEmpty }

  /// The folder of `stylec.json`, with every link resolved.
  var folder: Path? {
    file.flatMap { ($0.folder.bytes.isEmpty ? Path(".") : $0.folder).resolved }
  }

  /// The deployment targets: those of the option, of `stylec.json`, or the standard ones.
  func targets() throws(UsageError) -> DeploymentTargets {
    guard let value = arguments.path(.deploymentTarget) else {
      return configuration.targets ?? .standard
    }
    do throws(DeploymentTargetProblem) {
      return try DeploymentTargets(parsing: value.text)
    } catch {
      throw UsageError(error.text(of: "'\(Option.deploymentTarget.name)'"))
    }
  }

  /// The visibility of generated Swift.
  var access: AccessLevel {
    arguments.choice(.access) ?? configuration.access ?? .public
  }

  private func maximumErrors() throws(UsageError) -> Int? {
    guard let value = arguments.path(.maximumErrors) else { return configuration.maximumErrors }
    guard let number = Int(value.text), number > 0 else {
      throw UsageError(
        "'\(value.text)' of '\(Option.maximumErrors.name)' is no whole number above 0")
    }
    return number
  }
}
