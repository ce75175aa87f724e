extension LintRule {
  /// A token that no style of the project needs.
  static let unusedToken = LintRule(
    name: "unused-token", defaultLevel: .warning,
    summary: "A token is needed by no style of the project.",
    reason:
      "It costs whoever reads the file time, and a change of it changes no style. A token that"
      + " only unused tokens use counts as unused too, and a group with a name of which none is used"
      + " is one finding. Deprecated tokens are there for others, and count as used; so do those of a"
      + " file of tokens that no file of the project imports, which is taken for a palette that the"
      + " app's own code uses, and those of files of design tokens.",
    remedy: "Remove the token, or use it. Where the app's own code uses it, turn the rule off there"
      + " with a comment that says so.",
    badExample: """
      tokens {
          brand: #0a84ff
          accent: #ff9f0a
      }

      style Primary: button {
          background: brand
      }
      """,
    goodExample: """
      tokens {
          brand: #0a84ff
          accent: #ff9f0a
      }

      style Primary: button {
          background: brand
          border: 1 accent
      }
      """,
    options: [.inPalettes],
    check: .project { pass in
      let files = pass.files
      let usage = TokenUsage(files)
      let imported = Set(files.flatMap { $0.analysis.imports.compactMap(\.file) })
      let inPalettes = pass.bool(.inPalettes)
      for (index, file) in files.enumerated() where file.isRoot && !file.isDesignTokens {
        let isPalette = file.styleSites.isEmpty && file.sheet.controls.isEmpty
        if isPalette, !inPalettes, !imported.contains(file.number) { continue }
        for finding in file.unusedTokens(usage) {
          switch finding {
          case .token(let id):
            pass.reportToken(id, of: file, at: index, usage)
          case .group(let node, let count):
            let range = file.tree.mainRange(node)
            let name = file.source.text(range)
            pass.report(
              "none of the \(count) tokens of '\(name)' is used", at: range, inFile: index)
          }
        }
      }
    })
}

extension LintOption {
  fileprivate static let inPalettes = LintOption(
    "inPalettes", .bool(false),
    "Whether to look also at files of nothing but tokens that no file of the project imports.")
}

/// Something that is not used.
private enum UnusedTokens {
  case token(TokenID)
  /// A whole group, by its `tokensDeclaration` or `tokenGroup`.
  case group(NodeID, count: Int)
}

extension LintPass {
  fileprivate mutating func reportToken(
    _ id: TokenID, of file: LintedFile, at index: Int, _ usage: TokenUsage
  ) {
    let name = file.sheet.tokens[Int(id)].name
    let node = file.analysis.context.tokenSites[Int(id)].node
    let range = file.tree.mainRange(node)
    guard let user = usage.user(of: TokenOrigin(file: file.number, token: id)) else {
      let fix = file.lines(of: node).map { FixIt("remove the token", replacing: $0, with: "") }
      report(
        "token '\(name)' is never used", at: range, inFile: index, fixIts: fix.map { [$0] } ?? [])
      return
    }
    let other = files[user.file].sheet.tokens[Int(user.token)].name
    report(
      "token '\(name)' is only used by '\(other)', which is never used",
      at: range, inFile: index)
  }
}

extension LintedFile {
  /// What the file declares that is not used: the largest groups with a name, and single tokens.
  fileprivate func unusedTokens(_ usage: TokenUsage) -> [UnusedTokens] {
    var next = 0
    var result: [UnusedTokens] = []
    // The tokens have their numbers from the order in which they are written.
    func visit(_ node: NodeID) -> (count: Int, unused: Int) {
      let first = result.count
      var count = 0
      var unused = 0
      tree.forEachChild(node) { child in
        switch tree.kind(child) {
        case .tokenEntry:
          let id = TokenID(next)
          next += 1
          count += 1
          if usage.contains(TokenOrigin(file: number, token: id)) { return }
          unused += 1
          result.append(.token(id))
        case .tokenGroup:
          let inner = visit(child)
          count += inner.count
          unused += inner.unused
        default: break
        }
      }
      if count > 1, unused == count, tree.isNamedGroup(node) {
        result.removeSubrange(first...)
        result.append(.group(node, count: count))
      }
      return (count, unused)
    }
    tree.forEachChild(0) { node in
      if tree.kind(node) == .tokensDeclaration { _ = visit(node) }
    }
    return result
  }
}
