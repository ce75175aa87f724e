/// What compiling one file gives.
public struct Compilation: Sendable {
  /// The file.
  public var source: SourceFile
  /// Its syntax tree, whatever the errors.
  public var tree: SyntaxTree
  /// Its model; nil if there is an error.
  public var sheet: Sheet?
  /// Every problem, in the order of places.
  public var diagnostics: [Diagnostic]

  /// Whether an error is among the diagnostics.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Compiles one file: the whole compiler on one page.
///
/// A file that imports others needs `compileProject`; here none of them is found.
///
/// - Parameters:
///   - source: The file; of any bytes below 4 GiB.
///   - targets: The systems on which the generated code has to run.
/// - Returns: The model, or the errors that prevent it, all of them.
public func compile(
  _ source: SourceFile, targets: DeploymentTargets = .standard
) -> Compilation {
  var result: Compilation?
  let read = readFile(source)
  if case .styles(let tree, let problems) = read, !hasImports(tree) {
    let (sheet, semanticProblems) = analyze(tree, of: source, targets: targets)
    return Compilation(source, tree, sheet, problems + semanticProblems)
  }
  compileProject(
    [ProjectFile(path: source.name, source: source)], in: "", targets: targets,
    load: { _, _ in .failure(.missing) }
  ) { result = $0.compilation }
  return result ?? Compilation(source, emptyTree, nil, [])
}

/// A file of a project, compiled.
public struct ProjectCompilation: Sendable {
  /// What compiling it gives; the model is withheld also if a file that it imports has an error.
  public var compilation: Compilation
  /// The path that tells it from others.
  public var path: String
  /// Whether it is one of the files that were to be compiled, and not only imported.
  public var isRoot: Bool
  /// The files that it depends on: its imports, and theirs.
  public var imports: [SourceFile]
  /// The files that notes of its diagnostics may be about.
  public var others: [SourceFile]
}

/// Compiles several files, with those that they import.
///
/// Each file is read once, and compiled after those that it imports; otherwise they come in the
/// given order.
///
/// - Parameters:
///   - files: What is to be compiled.
///   - root: The folder that imports may not leave.
///   - targets: The systems on which the generated code has to run.
///   - checksSwiftNames: Whether a name of Swift that two files declare is an error.
///   - load: Gives the file at a path from the root of the file system; it has the name for messages.
///   - each: Takes each file when it is compiled.
public func compileProject(
  _ files: [ProjectFile], in root: String, targets: DeploymentTargets = .standard,
  checksSwiftNames: Bool = true,
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation) throws -> Void
) rethrows {
  var analysis = ProjectAnalysis()
  try analyzeProject(
    files, in: root, targets: targets, checksSwiftNames: checksSwiftNames, isForLint: false,
    analysis: &analysis, load: load
  ) { compilation, _ in try each(compilation) }
}

/// The stages of a project.
///
/// - Parameters:
///   - isForLint: Whether the analysis of every file is kept, and what its names stand for.
///   - each: Takes each file when it is compiled, and the number of its analysis if that is kept.
func analyzeProject(
  _ files: [ProjectFile], in root: String, targets: DeploymentTargets, checksSwiftNames: Bool,
  isForLint: Bool, analysis: inout ProjectAnalysis,
  load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
  each: (ProjectCompilation, _ number: Int?) throws -> Void
) rethrows {
  var finder = ImportFinder(root: root, load: load) { source in
    let content = readFile(source)
    if case .styles(let tree, _) = content { return (content, tree) }
    return (content, nil)
  }
  finder.add(files)

  var names = ProjectNames()
  var members = finder.members
  var numbers = [Int?](repeating: nil, count: members.count)
  var hasFailed = [Bool](repeating: false, count: members.count)
  // Within a file the analysis tells; the names of a large one take a tenth of the time.
  let comparesNames = checksSwiftNames && members.count > 1
  for index in finder.order {
    let member = members[index]
    let source = member.file.source
    var failed = member.imports.contains { $0.target.map { hasFailed[$0] } ?? true }
    var problems = member.problems
    var tree = emptyTree
    let sheet: Sheet
    let declared: [DeclaredName]
    switch member.content {
    case .tokens(var tokens):
      tokens.sheet.targets = targets
      sheet = tokens.sheet
      problems += tokens.diagnostics
      declared = tokens.declaredNames
      if member.importers > 0 || isForLint {
        numbers[index] = analysis.add(tokens, of: source, emptyTree: emptyTree)
      }
    case .styles(let parsed, let textProblems):
      tree = parsed
      let imports = member.imports.map {
        ResolvedImport(node: $0.node, file: $0.target.flatMap { numbers[$0] })
      }
      let result = analyze(
        tree, of: source, targets: targets, isTextWrong: !textProblems.isEmpty, imports: imports,
        in: &analysis,
        isImported: member.importers > 0 || isForLint, listsNames: comparesNames,
        recordsUses: isForLint)
      numbers[index] = result.file
      sheet = result.sheet
      problems += textProblems + result.diagnostics
      declared = result.declaredNames
    }
    // What a wrong file declares may be wrong as well.
    if comparesNames, !problems.contains(where: { $0.severity == .error }) {
      problems += names.add(declared, of: source)
    }
    // What is not needed any more goes back to the system.
    members[index].content = .tokens(DesignTokens(sheet: Sheet(name: "")))
    let compilation = Compilation(source, tree, failed ? nil : sheet, problems)
    if compilation.hasErrors { failed = true }
    hasFailed[index] = failed
    try each(
      ProjectCompilation(
        compilation: compilation, path: member.file.path, isRoot: member.isRoot,
        imports: dependencies(of: index, members), others: others(of: compilation, members)),
      numbers[index])
  }
}

private func others(
  of compilation: Compilation, _ members: [ImportFinder<FileContent>.Member]
) -> [SourceFile] {
  let names = Set(compilation.diagnostics.flatMap { $0.notes.compactMap(\.file) })
  if names.isEmpty { return [] }
  return members.map(\.file.source).filter { names.contains($0.name) }
}

/// The files that a file needs, in the order of imports.
private func dependencies(
  of start: Int, _ members: [ImportFinder<FileContent>.Member]
) -> [SourceFile] {
  var seen: Set<Int> = [start]
  var result: [SourceFile] = []
  var waiting = members[start].imports.reversed().compactMap(\.target)
  while let next = waiting.popLast() {
    guard seen.insert(next).inserted else { continue }
    result.append(members[next].file.source)
    waiting += members[next].imports.reversed().compactMap(\.target)
  }
  return result
}

/// Lays out a style file.
///
/// What does not parse stays as it is. The result is compared with the file before it is given.
///
/// - Throws: What the comparison found: the formatter has a defect, and its result is withheld.
public func format(
  _ source: SourceFile, options: FormatOptions = FormatOptions()
) throws(FormatDefect) -> FormattedText {
  func read(_ source: SourceFile) -> (tree: SyntaxTree, problems: [Diagnostic]) {
    let (tokens, lexicalProblems) = lex(source)
    let (tree, syntaxProblems) = parse(tokens, of: source)
    return (tree, lexicalProblems + syntaxProblems)
  }
  let (tree, problems) = read(source)
  var found: FormatDefect?
  for caution in problems.isEmpty ? [.items] : FormatCaution.allCases {
    let text = layOut(tree, of: source, problems: problems, options: options, caution: caution)
    // Most files are formatted already.
    if text.bytes == source.bytes { return text }
    let formatted = SourceFile(name: source.name, bytes: text.bytes)
    let (newTree, newProblems) = read(formatted)
    found = defect(of: newTree, in: formatted, from: tree, in: source)
    if found == nil, newProblems.map(\.problem) != problems.map(\.problem) { found = .problems }
    if found != nil { continue }
    let again = layOut(
      newTree, of: formatted, problems: newProblems, options: options, caution: caution)
    if again.bytes == text.bytes { return text }
    found = .unstable
  }
  throw found ?? .unstable
}

/// What a file holds.
private enum FileContent {
  case styles(SyntaxTree, [Diagnostic])
  case tokens(DesignTokens)
}

private func readFile(_ source: SourceFile) -> FileContent {
  if source.isDesignTokens { return .tokens(readDesignTokens(source)) }
  let (tokens, lexicalProblems) = lex(source)
  let (tree, syntaxProblems) = parse(tokens, of: source)
  return .styles(tree, lexicalProblems + syntaxProblems)
}

private func hasImports(_ tree: SyntaxTree) -> Bool {
  guard tree.count > 0 else { return false }
  var node = tree.firstChild(0)
  while let current = node {
    if tree.kind(current) == .importDeclaration { return true }
    node = tree.nextSibling(current, in: 0)
  }
  return false
}

/// A file of design tokens has no syntax of the language: its tree is that of an empty file.
private let emptyTree: SyntaxTree = {
  let empty = SourceFile(name: "", bytes: [])
  return parse(lex(empty).0, of: empty).0
}()

extension Compilation {
  fileprivate init(
    _ source: SourceFile, _ tree: SyntaxTree, _ sheet: Sheet?, _ problems: [Diagnostic]
  ) {
    let diagnostics = sorted(problems)
    let failed = diagnostics.contains { $0.severity == .error }
    self.init(source: source, tree: tree, sheet: failed ? nil : sheet, diagnostics: diagnostics)
  }
}

/// The visibility of generated Swift declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  case `public`, package, `internal`
}

/// How Swift is emitted.
public struct SwiftOptions: Sendable {
  /// The visibility of what the file declares.
  public var access: AccessLevel = .public
  /// Creates the default options.
  public init() {}
}

/// How JSON is emitted.
public struct JSONOptions: Sendable {
  /// Whether each reachable combination of states gets a complete set of properties instead of
  /// rules.
  public var flatten = false
  /// Creates the default options.
  public init() {}
}

// emitSwift(_ sheet: Sheet, options: SwiftOptions, write: ([UInt8]) throws -> Void) rethrows
// emitJSON(_ sheet: Sheet, options: JSONOptions, write: ([UInt8]) throws -> Void) rethrows

func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard diagnostics.count > 1 else { return diagnostics }
  var seen: Set<Diagnostic> = []
  return diagnostics.enumerated()
    .sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    .map(\.element)
    .filter { seen.insert($0).inserted }
}
