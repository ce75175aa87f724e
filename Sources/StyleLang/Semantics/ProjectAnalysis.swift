/// The analyzed files of a project that others import.
package struct ProjectAnalysis: Sendable {
  var files: [AnalyzedFile] = []

  package init() {}

  /// Takes in a file of design tokens.
  ///
  /// - Returns: Its number.
  mutating func add(_ tokens: DesignTokens, of source: SourceFile, emptyTree: SyntaxTree) -> Int {
    files.append(AnalyzedFile(tokens, of: source, emptyTree: emptyTree))
    return files.count - 1
  }
}

/// What the analysis of a file of a project gives.
package struct FileAnalysis {
  /// The model, which is only of use if no problem is an error.
  package var sheet: Sheet
  /// The problems.
  package var diagnostics: [Diagnostic]
  /// The number of the file for others that import it; nil if nobody does.
  package var file: Int?
  /// The names that its Swift declares, if they were asked for.
  package var declaredNames: [DeclaredName]
}

/// Turns the syntax tree of a file of a project into its model.
///
/// - Parameters:
///   - isTextWrong: Whether the parser has reported anything, so that not all of what the file declares
///     may be known.
///   - imports: What its imports have come to; each must have been analyzed before.
///   - project: The files so far; this one is added if it `isImported`.
///   - listsNames: Whether the names are asked for that its Swift declares.
///   - recordsUses: Whether it is to be noted what each name in it stands for.
package func analyze(
  _ tree: SyntaxTree, of source: SourceFile, targets: DeploymentTargets, isTextWrong: Bool,
  imports: [ResolvedImport], in project: inout ProjectAnalysis, isImported: Bool,
  listsNames: Bool, recordsUses: Bool = false
) -> FileAnalysis {
  var analyzer = Analyzer(tree: tree, source: source, targets: targets)
  analyzer.keepsRules = isImported
  analyzer.recordsUses = recordsUses
  // Moved in and out again, so that none is copied.
  swap(&analyzer.files, &project.files)
  analyzer.homeFile = analyzer.files.count
  analyzer.currentFile = analyzer.homeFile
  analyzer.run(imports: imports)
  let names = listsNames ? analyzer.declaredNames() : []
  swap(&analyzer.files, &project.files)
  var result = FileAnalysis(
    sheet: analyzer.sheet, diagnostics: analyzer.diagnostics, file: nil, declaredNames: names)
  if isImported {
    result.file = project.files.count
    var file = analyzer.analyzedFile()
    if isTextWrong { file.isIncomplete = true }
    file.imports = imports
    project.files.append(file)
  }
  return result
}
