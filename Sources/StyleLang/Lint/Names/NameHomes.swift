/// Where the controls and environment values are declared that a file names.
///
/// A use of these says a name only; whose it is, the file itself or its imports tell. Each name is
/// looked up once.
struct NameHomes {
  private let file: LintedFile
  private let files: [LintedFile]
  private var controls: [NameID: [Int]] = [:]
  private var environment: [NameID: [Int]] = [:]

  /// Creates the means to look up names of a file.
  init(of file: LintedFile, among files: [LintedFile]) {
    self.file = file
    self.files = files
  }

  /// The numbers of the files of which a use uses something: one, or several where more than one
  /// import declares the name.
  mutating func files(of target: NameTarget) -> [Int] {
    switch target {
    case .token(let origin): return [origin.file]
    case .style(let style): return [style.file]
    case .parameter: return [file.number]
    case .control(let name):
      if let known = controls[name] { return known }
      let spelling = file.analysis.context.names.name(name)
      let found = homes { $0.sheet.controls.contains { $0.name == spelling } }
      controls[name] = found
      return found
    case .environment(let name):
      if let known = environment[name] { return known }
      let spelling = file.analysis.context.names.name(name)
      let found = homes { $0.sheet.environment.contains { !$0.isImported && $0.name == spelling } }
      environment[name] = found
      return found
    }
  }

  private func homes(where declares: (LintedFile) -> Bool) -> [Int] {
    if declares(file) { return [file.number] }
    return file.analysis.imports.compactMap(\.file).filter { declares(files[$0]) }
  }
}
