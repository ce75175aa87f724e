/// Compiles a file, with those that it imports, and makes decision tables of a style in it.
///
/// - Parameters:
///   - file: The file.
///   - root: The folder that imports may not leave.
///   - path: What is asked for: `Primary`, `Primary.background`, `Primary.glow.opacity`.
///   - load: As of `compileProject`.
///   - each: Takes each file, whatever comes of it.
/// - Returns: The tables; nil if the file has an error.
public func decisionTables(
  of file: ProjectFile, in root: String, at path: String,
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation) -> Void
) throws(QueryProblem) -> [DecisionTable]? {
  let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard let query = try query(file, in: root, style: parts[0], load: load, each: each) else {
    return nil
  }
  var tables: [DecisionTable] = []
  for (part, property) in try query.selection(parts.dropFirst()) {
    tables.append(try query.table(part, property))
  }
  return tables
}

/// Compiles a file, with those that it imports, and says what a value of a style in it comes from.
///
/// - Parameters:
///   - path: The property: `Primary.background`, `Primary.icon.foreground`.
///   - words: The combination: `pressed`, `size=small`, `border=absent`, `ios=26`. Whatever is not
///     mentioned is not so, and parameters have their defaults.
/// - Returns: The chain; nil if the file has an error.
public func valueChain(
  of file: ProjectFile, in root: String, at path: String, when words: [String],
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation) -> Void
) throws(QueryProblem) -> ValueChain? {
  let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard let query = try query(file, in: root, style: parts[0], load: load, each: each) else {
    return nil
  }
  let selection = try query.selection(parts.dropFirst())
  guard parts.count > 1, selection.count == 1 else {
    throw .severalProperties(path, style: parts[0])
  }
  return try query.chain(selection[0].part, selection[0].property, when: words)
}

/// Compiles a file, and looks a style of it up; nil if the file has an error.
func query(
  _ file: ProjectFile, in root: String, style: String,
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation) -> Void
) throws(QueryProblem) -> TableQuery? {
  let files = analyzedFiles([file], in: root, load: load, each: each)
  guard let home = files.first(where: \.isRoot), home.isCorrect else { return nil }
  return try TableQuery(style: style, of: home, files: files)
}

/// Every file of a project by its number, as lint sees them.
private func analyzedFiles(
  _ files: [ProjectFile], in root: String,
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation) -> Void
) -> [LintedFile] {
  var analysis = ProjectAnalysis()
  var compilations: [(ProjectCompilation, Int)] = []
  analyzeProject(
    files, in: root, targets: .standard, checksSwiftNames: true, isForLint: true,
    analysis: &analysis, load: load
  ) { compilation, number in
    compilations.append((compilation, number ?? 0))
    each(compilation)
  }
  return compilations.map { compilation, number in
    LintedFile(
      number: number, analysis: analysis.files[number],
      isCorrect: compilation.compilation.sheet != nil, isRoot: compilation.isRoot)
  }
}
