/// What a project's `stylec.json` says; nil stands for what it leaves open.
///
/// Paths are as they are written: relative to the folder of the file.
public struct Configuration: Sendable {
  /// The files and folders of the project.
  public var sources: [String] = []
  /// Where the Swift of the sources goes.
  public var swiftOutput: String?
  /// Where the JSON of the sources goes.
  public var jsonOutput: String?
  /// The visibility of generated Swift.
  public var access: AccessLevel?
  /// The oldest systems to support.
  public var targets: DeploymentTargets?
  /// How many errors are shown at most.
  public var maximumErrors: Int?
  /// What the rules of lint are set to.
  public var lint = LintConfiguration()
  /// The file that lists the findings that are not to be shown.
  public var baseline: String?
  /// How files are laid out.
  public var format = FormatOptions()

  /// Creates a configuration that leaves everything open.
  public init() {}
}

/// Reads a `stylec.json`.
///
/// - Returns: What it says, without what is wrong, and all that is wrong, in the order of places.
public func readConfiguration(_ source: SourceFile) -> (Configuration, [Diagnostic]) {
  let (document, problems) = JSONTextReader.read(source)
  guard let document else { return (Configuration(), problems) }
  var reader = ConfigurationReader(document)
  reader.read()
  return (reader.configuration, sorted(problems + reader.diagnostics))
}
