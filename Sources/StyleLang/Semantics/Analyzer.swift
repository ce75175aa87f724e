/// Turns the syntax tree of a file into its model.
///
/// - Returns: The model, which is only of use if no problem is an error, and the problems.
package func analyze(
  _ tree: SyntaxTree, of source: SourceFile, targets: DeploymentTargets = .standard
) -> (Sheet, [Diagnostic]) {
  var analyzer = Analyzer(tree: tree, source: source, targets: targets)
  analyzer.run()
  return (analyzer.sheet, analyzer.diagnostics)
}

/// The state of one analysis; each file of this folder adds one subject to it.
///
/// A method that checks something returns nil where it fails, after it has reported why exactly
/// once; whoever gets the nil says nothing more.
struct Analyzer {
  var tree: SyntaxTree
  var source: SourceFile
  var sheet: Sheet
  /// What the deployment targets lack.
  let limits: TargetLimits
  var names: NameTable
  var diagnostics: [Diagnostic] = []
  /// How many of the diagnostics are errors.
  var errorCount = 0
  /// How many names have been compared for "did you mean"; see `reportUnknown`.
  var comparedNames = 0

  /// Whether the parser has reported anything: then parts that contain an error are not looked at,
  /// so that one mistake gives one message.
  var hasSyntaxErrors: Bool

  // Declarations.
  /// Groups of tokens; 0 holds the unnamed blocks' tokens and the named blocks.
  var groups: [TokenGroup] = [TokenGroup(name: "", parent: 0)]
  /// What a name means in group 0, by NameID.
  var rootMembers: [GroupMember?] = []
  /// What a name means in another group.
  var nestedMembers: [UInt64: GroupMember] = [:]
  /// The place in the sheet's namespaces of the one without a name.
  var unnamedNamespace: Int?
  /// Where each group but 0 is declared, one place earlier than in `groups`.
  var groupSites: [NodeID] = []
  /// Where each token is declared, by TokenID.
  var tokenSites: [TokenSite] = []
  /// The number of a token that takes it from another one, so that a long chain is followed once.
  var derivedNumbers: [TokenID: Double] = [:]
  /// The components of a token's colour that rests on another token's, for the same reason.
  var derivedColors: [TokenID: AppearanceColors] = [:]
  /// Where each style is declared, in written order.
  var styleSites: [StyleSite] = []
  /// The place in `styleSites` of a style, by NameID; −1 for none.
  var styleIndices: [Int32] = []

  /// The place in `styleSites` of each style of the sheet.
  var styleOrder: [Int] = []
  /// What styles are called and take that other styles name, by their place in `styleSites`.
  var signatures: [Int: StyleSignature] = [:]
  /// The rules of a style that is a parent, in written order, by its place in `styleSites`.
  var inheritedRules: [Int: RuleList] = [:]
  /// Of statements that alone take the place of an inherited one, that one; only if uses are noted.
  var replacedRules: [StatementID: SourceRule] = [:]
  /// What such a style draws beyond its label, if it does.
  var inheritedBodies: [Int: SourceBody] = [:]
  /// The parameters of such a style.
  var parametersOf: [Int: [Parameter]] = [:]

  // Other files of the project.
  /// The files that this one may import, and those that they import.
  var files: [AnalyzedFile] = []
  /// The number of the file under analysis: the next after `files`.
  var homeFile = 0
  /// The file whose names mean something at the moment; see `inContext`.
  var currentFile = 0
  /// What names mean by the imports, by NameID.
  var importedMembers: [GroupMember?] = []
  /// The styles that imports bring, by NameID.
  var importedStyles: [ImportedStyle?] = []
  /// The controls that imports bring, by name.
  var importedControls: [NameID: ImportedControl] = [:]
  /// Whether an unknown name may be one that an import would bring if it were not wrong.
  var importsAreIncomplete = false
  /// The file that brings each name.
  var fileOfImported: [NameID: Int] = [:]
  /// The tokens of other files in the sheet, and where those after the file's own come from.
  var adopted: [TokenOrigin: TokenID] = [:]
  var origins: [TokenOrigin] = []
  /// Whether the rules of all styles are kept, for files that import this one.
  var keepsRules = false
  /// The files that diagnostics are about, by their places, where that is another one.
  var foreignFiles: [Int: String] = [:]

  // What names stand for, for lint.
  /// Whether it is noted.
  var recordsUses = false
  /// What has been noted.
  var uses: [NameUse] = []
  /// The nodes of the declaration under the hand.
  var recordedNodes: Range<NodeID> = 0..<NodeID.max
  /// The place in `styleSites` of the style under the hand.
  var currentStyle = 0

  /// Reasons about the conditions of the style under the hand; kept for its memory of patterns.
  var reasoning = ConditionAnalyzer()
  /// Scratch for `sortForTrying`.
  var sortKeys: [UInt64] = []
  /// The properties of the style under the hand of which a statement is wrong: what holds of all
  /// statements of such a property together is not checked, since it would follow from the mistake.
  var incompleteProperties: Set<Property> = []
  /// The order of the rules of the style that is being inherited from, by their statements; nil
  /// where it is the written order of all statements.
  var placesOfInherited: [StatementID: Int]?

  /// What the style under the hand may read though no caller gives it.
  var inputs = InputTable()
  /// Where each control is declared, as many as in `sheet.controls`.
  var controlSites: [ControlSite] = []
  /// The place in `sheet.controls` of a control, by name.
  var controlIndices: [NameID: Int] = [:]
  /// Where each custom value of the environment is declared.
  var environmentSites: [NameID: NodeID] = [:]
  /// What the style under the hand draws beyond its label.
  var body = SourceBody()
  /// Where the statements under the hand stand.
  var place = PropertyDefinition.Places.style

  // What the expression under the hand may use.
  /// The parameters in scope.
  var scope = Scope()
  /// Optional parameters that the value under the hand needs.
  var neededOptionals: [ParameterID] = []
  /// Whether the value under the hand needs a parameter that is known to be absent.
  var needsAbsent = false

  init(tree: SyntaxTree, source: SourceFile, targets: DeploymentTargets) {
    self.tree = tree
    self.source = source
    hasSyntaxErrors = tree.count > 0 && tree.containsError(0)
    sheet = Sheet(name: source.baseName)
    sheet.targets = targets
    limits = TargetLimits(targets)
    names = NameTable(source: source.bytes, expectedNames: min(tree.count / 64, 1 << 18))
  }

  mutating func run(imports: [ResolvedImport] = []) {
    collectDeclarations()
    if !imports.isEmpty { collectImports(imports) }
    checkTokens()
    recordedNodes = 0..<NodeID.max
    checkEnvironment()
    checkControls()
    checkStyles()
    recordedNodes = 0..<NodeID.max
    checkStylesOfControls()
    checkBases()
    if !imports.isEmpty { completeEnvironment() }
    checkSwiftNames()
  }

  // MARK: - Reporting

  mutating func report(
    _ problem: SemanticProblem, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    if problem.code.severity == .error { errorCount += 1 }
    diagnostics.append(Diagnostic(.semantic(problem), at: range, notes: notes, fixIts: fixIts))
  }

  /// Tries something without reporting what is wrong with it.
  mutating func silently<Result>(_ attempt: (inout Analyzer) -> Result) -> Result {
    let reported = diagnostics.count
    let errors = errorCount
    let needed = neededOptionals
    let used = uses.count
    defer {
      uses.removeSubrange(used...)
      diagnostics.removeSubrange(reported...)
      errorCount = errors
      neededOptionals = needed
    }
    return attempt(&self)
  }

  /// Reports a misspelt name with a fix-it for the suggestion.
  ///
  /// - Parameter habits: What words of other languages mean here. Where that is none of the
  ///   candidates it is an example, which a fix could not simply put in.
  mutating func reportUnknown(
    _ problem: (String?) -> SemanticProblem, _ name: String, at range: SourceRange,
    among candidates: (borrowing Analyzer) -> [String],
    habits: KeyValuePairs<String, String> = [:]
  ) {
    // Each costs time in proportion to the candidates, so a file of nothing but unknown names
    // would take quadratic time: after enough comparisons there are no more suggestions, and the
    // candidates are not even listed.
    var nearest: String?
    var fixIts: [FixIt] = []
    if comparedNames < 50_000 {
      let candidates = candidates(self)
      comparedNames += candidates.count
      nearest = habits.meaning(of: name) ?? suggestion(for: name, among: candidates)
      if let nearest, candidates.contains(nearest) {
        fixIts = [FixIt("replace with '\(nearest)'", replacing: range, with: nearest)]
      }
    }
    report(problem(nearest), at: range, fixIts: fixIts)
  }

  /// The same where the candidates are few and known.
  mutating func reportUnknown(
    _ problem: (String?) -> SemanticProblem, _ name: String, at range: SourceRange,
    among candidates: [String], habits: KeyValuePairs<String, String> = [:]
  ) {
    reportUnknown(problem, name, at: range, among: { _ in candidates }, habits: habits)
  }

  // MARK: - Names

  /// The interned name of a token of the file.
  mutating func nameID(ofToken token: Int) -> NameID {
    names.intern(tree.tokens.range(token))
  }

  /// The interned name of a node's main token.
  mutating func nameID(_ node: NodeID) -> NameID {
    nameID(ofToken: tree.mainToken(node))
  }

  /// The text of a node's main token.
  func text(_ node: NodeID) -> String { source.text(tree.mainRange(node)) }

  /// Whether the parser has reported something inside a node.
  func isBroken(_ node: NodeID) -> Bool { hasSyntaxErrors && tree.containsError(node) }

  /// The first child of a kind.
  ///
  /// Inlined, since a call of a method that only reads made the compiler copy the whole analyzer.
  @inline(__always)
  func child(_ node: NodeID, _ kind: SyntaxKind) -> NodeID? { tree.firstChild(of: node, kind) }
}
