extension LintRule {
  /// A token that no style of the project uses.
  static let unusedToken = LintRule(
    name: "unused-token", defaultLevel: .warning,
    summary: "A token is used by no style of the project and by no other token.",
    reason: "It costs whoever reads the file time, and a change of it changes nothing.",
    remedy: "Remove the token, or use it. Where the app's own code uses it, say so to the compiler"
      + " with a comment that turns the rule off there.",
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
    check: .project { pass in
      var used: Set<TokenOrigin> = []
      for file in pass.files {
        for use in file.analysis.uses {
          if case .token(let token) = use.target { used.insert(token) }
        }
      }
      // A project of nothing but tokens is a library of them.
      guard pass.files.contains(where: { !$0.styleSites.isEmpty }) else { return }
      for (index, file) in pass.files.enumerated() where file.isRoot && !file.isDesignTokens {
        for (id, token) in file.tokens.enumerated()
        where !used.contains(TokenOrigin(file: file.number, token: TokenID(id))) {
          pass.report(
            "token '\(token.name)' is never used", at: file.nameRange(ofToken: TokenID(id)),
            inFile: index)
        }
      }
    })
}
