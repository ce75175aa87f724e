extension LintRule {
  /// Something deprecated that is used.
  static let deprecatedUse = LintRule(
    name: "deprecated-use", defaultLevel: .warning,
    summary: "A token, style, control or environment value is used that its author has deprecated.",
    reason:
      "It will go, or has been replaced by something better. What is deprecated itself may use"
      + " it. '$deprecated' in files of design tokens counts as 'deprecated' does here.",
    remedy:
      "Do what the message says. If it names a token or a style of the same file, in quotes or"
      + " after 'use', the fix-it puts that in its place.",
    badExample: """
      tokens {
          brand: #0a84ff
          deprecated "use brand" accent: brand
      }

      style Primary: button {
          background: accent
      }
      """,
    goodExample: """
      tokens {
          brand: #0a84ff
          deprecated "use brand" accent: brand
      }

      style Primary: button {
          background: brand
      }
      """,
    check: .file { pass in
      let file = pass.file
      var names = DeprecatedNames(of: file, among: pass.files)
      var exempt: NodeRanges?
      for use in file.analysis.uses {
        guard let (found, home) = names[use.target] else { continue }
        let ranges = exempt ?? file.deprecatedDeclarations
        exempt = ranges
        guard !ranges.contains(use.node) else { continue }
        var fixIts: [FixIt] = []
        if let successor = found.successor,
          let name = names.spelling(of: successor.name, home: home, at: use.node)
        {
          fixIts.append(
            FixIt(
              "replace with '\(name)'",
              [FixIt.Edit(range: file.useRange(use.node), replacement: name)],
              isSafe: successor.isEqual))
        }
        let says = found.remark.split(whereSeparator: \.isNewline).joined(separator: " ")
        let isPlain = says.isEmpty || (says.hasPrefix("'") && says.hasSuffix("' is deprecated"))
        pass.report(
          "'\(found.name)' is deprecated"
            + (isPlain ? "" : ": \(says.hasSuffix(".") ? String(says.dropLast()) : says)"),
          at: file.useRange(use.node), fixIts: fixIts)
      }
    })
}

/// What the names of a file stand for, as far as it is deprecated; each thing is looked up once.
private struct DeprecatedNames {
  private let file: LintedFile
  private let files: [LintedFile]
  private var homes: NameHomes
  private var known: [NameTarget: (DeprecatedName, home: Int)?] = [:]
  private var hidden: Set<String>?
  /// The tokens of a file by name, by its number.
  private var tokens: [Int: [String: Int]] = [:]

  init(of file: LintedFile, among files: [LintedFile]) {
    self.file = file
    self.files = files
    homes = NameHomes(of: file, among: files)
  }

  /// What is deprecated about something, with the file that declares it.
  subscript(target: NameTarget) -> (DeprecatedName, home: Int)? {
    mutating get {
      // Nearly all names are of what is not deprecated.
      switch target {
      case .parameter: return nil
      case .token(let origin)
      where files[origin.file].sheet.tokens[Int(origin.token)].deprecation == nil:
        return nil
      case .style(let style) where !files[style.file].isDeprecated(style: style.index): return nil
      default: break
      }
      if let found = known[target] { return found }
      let found = lookUp(target)
      known.updateValue(found, forKey: target)
      return found
    }
  }

  private mutating func lookUp(_ target: NameTarget) -> (DeprecatedName, home: Int)? {
    guard let home = homes.files(of: target).first else { return nil }
    let name: DeprecatedName? =
      switch target {
      case .token(let origin):
        DeprecatedName(token: origin.token, of: files[home], index: index(of: home))
      case .style(let style): DeprecatedName(style: style.index, of: files[home])
      case .control(let id):
        DeprecatedName(control: file.analysis.context.names.name(id), of: files[home])
      case .environment(let id):
        DeprecatedName(environment: file.analysis.context.names.name(id), of: files[home])
      case .parameter: nil
      }
    return name.map { ($0, home) }
  }

  private mutating func index(of home: Int) -> [String: Int] {
    if let known = tokens[home] { return known }
    let index = Dictionary(
      files[home].tokens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    tokens[home] = index
    return index
  }

  /// How this file names something of another, or of itself; nil where the name means something else
  /// at a node.
  mutating func spelling(of name: String, home: Int, at node: NodeID) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    if home != file.number {
      if files[home].isDesignTokens,
        let item = file.analysis.imports.first(where: { $0.file == home }),
        let alias = file.tree.firstChild(of: item.node, .importAlias)
      {
        parts[0] = file.source.text(file.tree.mainRange(alias))
      }
      let hidden = hidden ?? file.rootNamesThatHideImports
      self.hidden = hidden
      if hidden.contains(parts[0]) { return nil }
    }
    if let style = file.style(around: node), file.declaresParameter(parts[0], style: style) {
      return nil
    }
    return parts.joined(separator: ".")
  }
}

extension LintedFile {
  /// The parts of the file that are deprecated.
  fileprivate var deprecatedDeclarations: NodeRanges {
    var ranges = NodeRanges()
    func visit(_ node: NodeID) {
      if let first = tree.firstChild(node), tree.kind(first) == .deprecation {
        ranges.append(node..<tree.subtreeEnd(node))
        return
      }
      guard tree.kind(node) == .tokensDeclaration || tree.kind(node) == .tokenGroup else { return }
      tree.forEachChild(node, visit)
    }
    tree.forEachChild(0, visit)
    return ranges
  }

  /// The names, of the file's own tokens and styles or of several imports, that do not stand for
  /// something of an import.
  fileprivate var rootNamesThatHideImports: Set<String> {
    let context = analysis.context
    var names: Set<String> = []
    for (id, member) in context.rootMembers.enumerated() where member != nil {
      names.insert(context.names.name(NameID(id)))
    }
    for (id, member) in context.importedMembers.enumerated() {
      if case .ambiguous = member { names.insert(context.names.name(NameID(id))) }
    }
    for site in styleSites { names.insert(context.names.name(site.name)) }
    for (id, style) in context.importedStyles.enumerated() where style?.clash != nil {
      names.insert(context.names.name(NameID(id)))
    }
    return names
  }

  /// Whether a style of the file is deprecated.
  fileprivate func isDeprecated(style index: Int) -> Bool {
    let place = Int(styleSites[index].place)
    return styleSites[index].state == .done && sheet.styles[place].deprecation != nil
  }

  /// Whether a style of the file has a parameter of that name, its own or one that is left open.
  fileprivate func declaresParameter(_ name: String, style: Int) -> Bool {
    let site = styleSites[style]
    guard site.state == .done else { return false }
    return sheet.styles[Int(site.place)].parameters.contains { $0.name == name }
  }
}
