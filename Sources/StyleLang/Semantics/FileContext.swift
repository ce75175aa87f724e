/// What an analysis knows of a file besides its model: the text, its tree, and what its names mean.
///
/// A style that starts from one of another file reads the statements of that file again. They mean
/// there what they mean in their own file, so the analyzer takes that file's context in for as long.
struct FileContext: Sendable {
  var tree: SyntaxTree
  var source: SourceFile
  var names: NameTable
  var hasSyntaxErrors: Bool
  var groups: [TokenGroup]
  var rootMembers: [GroupMember?]
  var nestedMembers: [UInt64: GroupMember]
  var tokenSites: [TokenSite]
  var styleSites: [StyleSite]
  var styleIndices: [Int32]
  var importedMembers: [GroupMember?]
  var importedStyles: [ImportedStyle?]
  var importsAreIncomplete: Bool
  var environment: [NameID: EnvironmentEntry] = [:]
  var unknownInputs: Set<NameID> = []
}

/// A file that others import, after its analysis.
package struct AnalyzedFile: Sendable {
  /// The path, for messages.
  package var name: String
  var context: FileContext
  /// The model, whatever the errors; what is wrong is not `done` in the context.
  var sheet: Sheet
  /// Where each token of the sheet is declared, after those of the file itself.
  var origins: [TokenOrigin] = []
  /// The rules of each style in written order, by its place in `styleSites`.
  var inheritedRules: [Int: RuleList] = [:]
  /// Of statements that alone take the place of an inherited one, that one; only for lint.
  var replacedRules: [StatementID: SourceRule] = [:]
  var inheritedBodies: [Int: SourceBody] = [:]
  var parametersOf: [Int: [Parameter]] = [:]
  var derivedNumbers: [TokenID: Double] = [:]
  var derivedColors: [TokenID: AppearanceColors] = [:]
  /// The controls that it declares.
  var controls: [ImportedControl] = []
  /// Its imports, in written order.
  var imports: [ResolvedImport] = []
  /// What the names in it stand for, if that was asked for; in no order.
  var uses: [NameUse] = []
  /// Tokens that cannot be used, of a file of design tokens.
  var unusable: [UnusableToken] = []
  /// Whether what it declares is not fully known, since its text is wrong.
  var isIncomplete = false
}

/// A control of another file.
struct ImportedControl: Sendable {
  var control: Control
  /// Whether its states could be read.
  var isKnown: Bool
  /// Whether it wears a style of SwiftUI's Button, so that it has none of its own.
  var hasStyle: Bool
}

/// A token of another file.
struct TokenOrigin: Hashable, Sendable {
  var file: Int
  var token: TokenID
}

/// A style of another file; −1 where the files `first` and `second` of the imports both have one.
struct ImportedStyle: Sendable {
  var file: Int
  var index: Int
  var clash: (first: Int, second: Int)?
}

/// An import of a file, as the project has found it.
package struct ResolvedImport: Sendable {
  /// The `importDeclaration`.
  package var node: NodeID
  /// The place among the analyzed files; nil where the import is wrong, so that what it would bring
  /// is not known.
  package var file: Int?

  package init(node: NodeID, file: Int?) {
    self.node = node
    self.file = file
  }
}

extension Analyzer {
  /// Puts another file's context in the place of the one at hand, or takes it back.
  private mutating func exchangeContext(with file: Int) {
    swap(&tree, &files[file].context.tree)
    swap(&source, &files[file].context.source)
    swap(&names, &files[file].context.names)
    swap(&hasSyntaxErrors, &files[file].context.hasSyntaxErrors)
    swap(&groups, &files[file].context.groups)
    swap(&rootMembers, &files[file].context.rootMembers)
    swap(&nestedMembers, &files[file].context.nestedMembers)
    swap(&tokenSites, &files[file].context.tokenSites)
    swap(&styleSites, &files[file].context.styleSites)
    swap(&styleIndices, &files[file].context.styleIndices)
    swap(&importedMembers, &files[file].context.importedMembers)
    swap(&importedStyles, &files[file].context.importedStyles)
    swap(&importsAreIncomplete, &files[file].context.importsAreIncomplete)
    swap(&inputs.environment, &files[file].context.environment)
    swap(&inputs.unknown, &files[file].context.unknownInputs)
  }

  /// Does something in the context of a file: names mean there what they mean in that file.
  ///
  /// Contexts do not nest: this is called in that of the file under analysis only.
  mutating func inContext<Result>(of file: Int, _ body: (inout Analyzer) -> Result) -> Result {
    guard file != homeFile else { return body(&self) }
    exchangeContext(with: file)
    currentFile = file
    let reported = diagnostics.count
    defer {
      // Only their files tell what their places mean.
      for index in reported..<max(reported, diagnostics.count) {
        foreignFiles[index] = source.name
      }
      exchangeContext(with: file)
      currentFile = homeFile
    }
    return body(&self)
  }

  /// What the analysis leaves for the files that import this one.
  func analyzedFile() -> AnalyzedFile {
    var sites = styleSites
    for (place, index) in styleOrder.enumerated() { sites[index].place = Int32(place) }
    var file = AnalyzedFile(
      name: source.name,
      context: FileContext(
        tree: tree, source: source, names: names, hasSyntaxErrors: hasSyntaxErrors,
        groups: groups, rootMembers: rootMembers, nestedMembers: nestedMembers,
        tokenSites: tokenSites, styleSites: sites, styleIndices: styleIndices,
        importedMembers: importedMembers, importedStyles: importedStyles,
        importsAreIncomplete: importsAreIncomplete, environment: inputs.environment,
        unknownInputs: inputs.unknown), sheet: sheet)
    for (index, control) in sheet.controls.enumerated() {
      // What it is declared with matters where it is declared.
      var control = control
      let hasStyle = controlSites[index].style != nil
      control.defaultStyle = nil
      control.content = nil
      file.controls.append(
        ImportedControl(
          control: control, isKnown: controlSites[index].hasStates, hasStyle: hasStyle))
    }
    file.origins = origins
    file.inheritedRules = inheritedRules
    file.replacedRules = replacedRules
    file.inheritedBodies = inheritedBodies
    file.parametersOf = parametersOf
    file.derivedNumbers = derivedNumbers
    file.derivedColors = derivedColors
    file.uses = uses
    file.isIncomplete = hasSyntaxErrors
    return file
  }
}

extension AnalyzedFile {
  /// A file of design tokens, as if it had been written in the language.
  init(_ tokens: DesignTokens, of source: SourceFile, emptyTree: SyntaxTree) {
    var names = NameTable(source: [], expectedNames: 0)
    var groups = [TokenGroup(name: "", parent: 0)]
    var rootMembers: [GroupMember?] = []
    var nestedMembers: [UInt64: GroupMember] = [:]

    func set(_ name: String, in group: Int32, _ member: GroupMember) {
      let id = names.intern(name)
      if group == 0 {
        grow(&rootMembers, to: Int(id), filler: nil)
        rootMembers[Int(id)] = member
      } else {
        nestedMembers[UInt64(group) << 32 | UInt64(id)] = member
      }
    }
    func add(_ namespace: TokenNamespace, in parent: Int32, path: [String]) {
      let group = Int32(groups.count)
      groups.append(TokenGroup(name: namespace.name ?? "", parent: parent))
      set(namespace.name ?? "", in: parent, .group(group))
      for member in namespace.members {
        switch member {
        case .group(let inner): add(inner, in: group, path: path + [inner.name ?? ""])
        case .token(let id):
          let name = tokens.sheet.tokens[Int(id)].name
          let last = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name.utf8.index(after: $0) }
          set(String(name[(last ?? name.startIndex)...]), in: group, .token(id))
        }
      }
      for (index, token) in tokens.unusable.enumerated() where token.path.dropLast() == path[...] {
        set(token.path.last ?? "", in: group, .unusable(file: -1, index))
      }
    }
    for namespace in tokens.sheet.namespaces { add(namespace, in: 0, path: []) }

    let sites = tokens.sheet.tokens.map { _ in TokenSite(node: 0, group: 0, state: .done) }
    self.init(
      name: source.name,
      context: FileContext(
        tree: emptyTree, source: source, names: names, hasSyntaxErrors: false, groups: groups,
        rootMembers: rootMembers, nestedMembers: nestedMembers, tokenSites: sites, styleSites: [],
        styleIndices: [], importedMembers: [], importedStyles: [], importsAreIncomplete: false),
      sheet: tokens.sheet)
    unusable = tokens.unusable
    isIncomplete = tokens.isUnreadable
  }
}
