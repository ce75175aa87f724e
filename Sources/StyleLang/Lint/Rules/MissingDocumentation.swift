extension LintRule {
  /// A declaration without a comment that says what it is for.
  static let missingDocumentation = LintRule(
    name: "missing-documentation", defaultLevel: .off,
    summary: "A declaration has no '///' comment.",
    reason: "The comment is carried into Swift and JSON, where those read it who use the style and"
      + " do not see this file. A comment on a group of tokens speaks for those in it.",
    remedy: "Write a line before it that says what it is for.",
    badExample: """
      style Primary: button {
          background: blue
      }
      """,
    goodExample: """
      /// The one action of a screen that people come for.
      style Primary: button {
          background: blue
      }
      """,
    options: [.documentsTokens],
    check: .file { pass in
      let file = pass.file
      guard !file.isDesignTokens else { return }
      let tokensToo = pass.bool(.documentsTokens)
      var found: [(kind: String, node: NodeID)] = []
      func visitGroup(_ node: NodeID) {
        if file.isDocumented(node) { return }
        file.tree.forEachChild(node) { child in
          switch file.tree.kind(child) {
          case .tokenGroup: visitGroup(child)
          case .tokenEntry: if !file.isDocumented(child) { found.append(("token", child)) }
          default: break
          }
        }
      }
      file.tree.forEachChild(0) { node in
        switch file.tree.kind(node) {
        case .tokensDeclaration: if tokensToo { visitGroup(node) }
        case .styleDeclaration: if !file.isDocumented(node) { found.append(("style", node)) }
        case .componentDeclaration:
          if !file.isDocumented(node) { found.append(("component", node)) }
        case .environmentDeclaration:
          if !file.isDocumented(node) { found.append(("environment value", node)) }
        default: break
        }
      }
      for (kind, node) in found {
        let range = file.tree.mainRange(node)
        pass.report("\(kind) '\(file.source.text(range))' has no '///' comment", at: range)
      }
    })
}

extension LintOption {
  fileprivate static let documentsTokens = LintOption(
    "tokens", .bool(true), "Whether tokens need one too, by themselves or with their group.")
}
