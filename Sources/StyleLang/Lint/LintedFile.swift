/// A file of a project under lint.
struct LintedFile: Sendable {
  /// The file, as the analysis of the project numbers it: targets of names, and statements that
  /// styles inherit, say the number.
  var number: Int
  /// What the analysis knows of it.
  var analysis: AnalyzedFile
  /// Whether it compiles.
  var isCorrect: Bool
  /// Whether it is one of the files that were to be looked at, and not only imported.
  var isRoot: Bool

  /// The text.
  var source: SourceFile { analysis.context.source }
  /// The syntax tree.
  var tree: SyntaxTree { analysis.context.tree }
  /// The model.
  var sheet: Sheet { analysis.sheet }

  /// The tokens that the file itself declares.
  var tokens: ArraySlice<Token> { sheet.tokens.dropLast(sheet.importedTokenCount) }

  /// The name of a token where it is declared.
  func nameRange(ofToken id: TokenID) -> SourceRange {
    tree.mainRange(analysis.context.tokenSites[Int(id)].node)
  }

  /// The parts of a file of the language that declare styles, as many as `styles`.
  var styleSites: [StyleSite] { analysis.context.styleSites }

  /// The style that one of the file starts from.
  func parent(of style: Int) -> StyleID? {
    let site = styleSites[style]
    guard site.parent >= 0 else { return nil }
    return StyleID(
      file: site.parentFile >= 0 ? Int(site.parentFile) : number, index: Int(site.parent))
  }

  /// Whether the file is one of design tokens, which has no tree.
  var isDesignTokens: Bool { source.isDesignTokens }
}
