import StyleLang

/// The inputs of a command as one project, with the files that they import.
struct Project {
  private var files: [ProjectFile] = []
  /// The inputs by the paths of their files, as places in the list of inputs.
  private(set) var inputs: [String: [Int]] = [:]
  /// Inputs that cannot be read.
  private(set) var problems: [FileDiagnostic] = []
  private let root: String

  /// Reads the inputs.
  init(_ inputs: [Input], _ settings: Settings) throws(UsageError) {
    var folders: [Path] = []
    for (index, input) in inputs.enumerated() {
      do throws(FileDiagnostic) {
        let source = try input.read()
        let path = Project.place(of: input)
        folders.append(path.parent)
        self.inputs[path.text, default: []].append(index)
        files.append(ProjectFile(path: path.text, source: source))
      } catch {
        problems.append(error)
      }
      if Interruption.isRequested { break }
    }
    if let folder = settings.arguments.path(.root) {
      guard let path = folder.resolved, (try? FileStatus.of(path))??.kind == .folder else {
        throw UsageError("'--root' needs a folder, and '\(folder.text)' is none")
      }
      root = path.text
    } else if let folder = settings.folder, folders.allSatisfy({ $0.isInside(folder) }) {
      root = folder.text
    } else {
      root = Project.commonFolder(folders).text
    }
  }

  /// The path that tells an input from others; standard input lies in the current folder.
  private static func place(of input: Input) -> Path {
    guard let path = input.path else {
      return (Path(".").resolved ?? Path(".")).appending(Path(input.name))
    }
    return path.resolved ?? path
  }

  private static func commonFolder(_ folders: [Path]) -> Path {
    guard var common = folders.first?.bytes.split(separator: UInt8(ascii: "/")) else {
      return Path("/")
    }
    for folder in folders.dropFirst() {
      let parts = folder.bytes.split(separator: UInt8(ascii: "/"))
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return Path(
      bytes: [UInt8(ascii: "/")] + Array(common.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Compiles the files, imports first.
  ///
  /// - Parameter each: Takes each file when it is compiled.
  func compile(
    targets: DeploymentTargets, checksSwiftNames: Bool = true,
    _ each: (ProjectCompilation) throws -> Void
  ) rethrows {
    try compileProject(
      files, in: root, targets: targets, checksSwiftNames: checksSwiftNames,
      load: { path, name in Project.load(path, name) },
      each: each)
  }

  /// Compiles the files, imports first, and looks at them with the rules of lint.
  ///
  /// - Parameter each: Takes each file when all are compiled.
  func lint(
    targets: DeploymentTargets, configuration: LintConfiguration = LintConfiguration(),
    _ each: (LintResult) throws -> Void
  ) rethrows {
    try lintProject(
      files, in: root, targets: targets, configuration: configuration,
      load: { path, name in Project.load(path, name) },
      each: each)
  }

  /// Makes the safe fixes of the inputs, without writing them.
  func fix(targets: DeploymentTargets, configuration: LintConfiguration) -> FixedProject {
    fixProject(
      files, in: root, targets: targets, configuration: configuration,
      load: { path, name in Project.load(path, name) })
  }

  /// An input as it was read.
  func source(at path: String) -> SourceFile? { files.first { $0.path == path }?.source }

  /// The only input, with the folder that its imports may not leave, and how these are read.
  func withOnlyFile<Answer>(
    _ body: (
      ProjectFile, _ root: String, @escaping (String, String) -> Result<ProjectFile, ImportFailure>
    ) throws(QueryProblem) -> Answer?
  ) throws(QueryProblem) -> Answer? {
    guard let file = files.first else { return nil }
    return try body(file, root) { path, name in Project.load(path, name) }
  }

  private static func load(
    _ path: String, _ name: String
  ) -> Result<ProjectFile, ImportFailure> {
    let file = Path(path)
    guard let resolved = file.resolved else { return .failure(.missing) }
    let input = Input(path: resolved, relativePath: file.lastComponent)
    do throws(FileDiagnostic) {
      var source = try input.read()
      source.name = name
      return .success(ProjectFile(path: resolved.text, source: source))
    } catch {
      return .failure(error.problem == .missing ? .missing : .refused(error.problem.message))
    }
  }
}
