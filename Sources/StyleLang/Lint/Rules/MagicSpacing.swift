extension LintRule {
  /// A distance that is not one of the project's.
  static let magicSpacing = LintRule(
    name: "magic-spacing", defaultLevel: .off,
    summary: "A distance or a radius is written that the project's scale does not have.",
    reason: "Layouts look calm where distances repeat; one that is nearly another looks like a"
      + " mistake. The rule looks at numbers written in 'padding', 'margin', 'spacing' and 'rounded',"
      + " and not at tokens, which have a name to answer for.",
    remedy: "Use a number of the scale, or a token.",
    badExample: """
      style Card: view {
          padding: 8 15
          shape: rounded(8)
      }
      """,
    goodExample: """
      style Card: view {
          padding: 8 16
          shape: rounded(8)
      }
      """,
    options: [.spacingScale],
    check: .file { pass in
      guard case .numbers(let scale) = pass.value(of: .spacingScale), !scale.isEmpty else { return }
      let tree = pass.file.tree
      for site in pass.file.styleSites {
        for node in site.node..<tree.subtreeEnd(site.node) {
          let isDistance =
            switch tree.kind(node) {
            case .statement:
              ["padding", "margin"].contains(pass.file.source.text(tree.mainRange(node)))
            case .labeledArgument: pass.file.source.text(tree.mainRange(node)) == "spacing"
            case .call: pass.file.source.text(tree.mainRange(node)) == "rounded"
            default: false
            }
          if isDistance { pass.reportDistances(in: node, scale) }
        }
      }
    })
}

extension LintOption {
  fileprivate static let spacingScale = LintOption(
    "scale", .numbers([0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64]),
    "The distances of the project in points.")
}

extension LintPass {
  /// Reports the numbers that are written in a node, alone or beside each other.
  fileprivate mutating func reportDistances(in node: NodeID, _ scale: [Double]) {
    let tree = file.tree
    for inner in (node + 1)..<tree.subtreeEnd(node) where tree.kind(inner) == .run {
      var child = tree.firstChild(inner)
      while let current = child {
        child = tree.nextSibling(current, in: inner)
        guard tree.kind(current) == .numberLiteral else { continue }
        let range = tree.mainRange(current)
        let text = file.source.text(range)
        let digits = text.hasSuffix("pt") ? text.dropLast(2) : text[...]
        guard let number = Double(digits), !scale.contains(number) else { continue }
        let nearest = scale.min { abs($0 - number) < abs($1 - number) } ?? number
        report(
          "'\(text)' is not one of the project's distances; the nearest is '\(decimal(nearest))'",
          at: range,
          fixIts: [
            FixIt(
              "replace with '\(decimal(nearest))'", replacing: range, with: decimal(nearest))
          ])
      }
    }
  }
}
