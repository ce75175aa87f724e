import StyleLang

/// Which input is written where.
struct OutputPlan {
  /// Where one input's output goes.
  enum Destination: Hashable {
    case standardOutput
    case file(Path)
  }

  /// The destination of each input, in their order.
  private(set) var destinations: [Destination] = []
  /// What forbids to write.
  private(set) var problems: [FileDiagnostic] = []

  /// Whether output goes to standard output.
  static func usesStandardOutput(_ path: Path?) -> Bool { path == nil || path == Path("-") }

  /// Plans the outputs, and checks before anything is written that they may be.
  ///
  /// - Parameters:
  ///   - inputs: What is compiled.
  ///   - path: The value of `-o`.
  ///   - ending: The ending of the outputs, with its dot.
  ///   - replaces: Whether files that stylec did not write may be replaced.
  init(_ inputs: Inputs, to path: Path?, ending: String, replacing replaces: Bool) throws {
    let isSingle = !inputs.hasFolder && inputs.operandCount == 1
    guard let path, path != Path("-") else {
      guard isSingle else {
        throw UsageError(
          "only one file can be written to standard output; name a folder with '-o'")
      }
      destinations = inputs.files.map { _ in .standardOutput }
      return
    }

    let isFolder = try path.endsInSlash || !isSingle || FileStatus.of(path)?.kind == .folder
    for input in inputs.files {
      let relative = input.relativePath.replacingStyleEnding(with: ending)
      destinations.append(.file(isFolder ? path.appending(relative) : path))
    }
    findClashes(inputs.files)
    let sources = OutputPlan.identities(of: inputs.files)
    for case .file(let output) in destinations {
      if let problem = OutputPlan.problem(of: output, sources, replacing: replaces) {
        problems.append(FileDiagnostic(problem, output.text))
      }
    }
  }

  /// What forbids to write once all that was read is known: neither an import nor an output is written
  /// over, and none by the list of dependencies.
  ///
  /// - Parameters:
  ///   - inputs: What is compiled, in the order of the destinations.
  ///   - paths: Every file that was read.
  ///   - list: Where the dependencies are written, if anywhere.
  func problems(_ inputs: [Input], reading paths: [String], listing list: Path?) -> [FileDiagnostic]
  {
    let read = Set(paths.compactMap { try? FileStatus.of(Path($0))?.identity })
    func isRead(_ path: Path) -> Bool {
      (try? FileStatus.of(path)?.identity).map(read.contains) ?? false
    }
    var problems: [FileDiagnostic] = []
    for case .file(let output) in destinations where isRead(output) {
      problems.append(FileDiagnostic(.outputIsInput, output.text))
    }
    guard let list else { return problems }
    if isRead(list) { problems.append(FileDiagnostic(.outputIsInput, list.text)) }
    let place = list.place.ignoringCase
    for (input, destination) in zip(inputs, destinations) {
      guard case .file(let output) = destination, output.place.ignoringCase == place
      else { continue }
      problems.append(FileDiagnostic(.outputClash(input.name, Option.depfile.name), list.text))
    }
    return problems
  }

  private mutating func findClashes(_ inputs: [Input]) {
    var owners: [Path: Input] = [:]
    for (input, destination) in zip(inputs, destinations) {
      guard case .file(let output) = destination else { continue }
      guard let owner = owners.updateValue(input, forKey: output.ignoringCase) else { continue }
      problems.append(FileDiagnostic(.outputClash(owner.name, input.name), output.text))
    }
  }

  /// What tells the inputs from other files, asked for once: there may be thousands of outputs.
  private static func identities(of inputs: [Input]) -> Set<FileStatus.Identity> {
    // One that cannot be looked at now is reported when it is read.
    Set(inputs.compactMap { input in input.path.flatMap { try? FileStatus.of($0)?.identity } })
  }

  /// Why a file may not be written, as far as can be said beforehand.
  private static func problem(
    of output: Path, _ sources: Set<FileStatus.Identity>, replacing replaces: Bool
  ) -> FileProblem? {
    do {
      guard let status = try FileStatus.of(output) else { return nil }
      switch status.kind {
      case .folder: return .isFolder
      case .link, .other: return nil
      case .regular: break
      }
      if sources.contains(status.identity) { return .outputIsInput }
      // Nothing is lost with an empty file.
      if status.size == 0 || replaces { return nil }
      return try Generated.isGenerated(output) ? nil : .notGenerated
    } catch {
      return .unwritable((error as? SystemError)?.reason ?? "\(error)")
    }
  }
}
