extension LintRule {
  /// Statements in another order than that of the language.
  static let inconsistentOrder = LintRule(
    name: "inconsistent-order", defaultLevel: .off,
    summary: "Statements of a block stand in another order than that of the catalogue.",
    reason: "The order of different properties never changes the look, so that one order for all"
      + " files makes it easy to find what a style says: from the text outwards, as the reference"
      + " lists the properties. The statements before the first 'when' block and after each count"
      + " by themselves, and those with a condition stand with their property.",
    remedy: "Move the statement up.",
    badExample: """
      style Card: view {
          background: white
          padding: 16
      }
      """,
    goodExample: """
      style Card: view {
          padding: 16
          background: white
      }
      """,
    check: .file { pass in
      let file = pass.file
      var names = file.analysis.context.names
      for site in file.styleSites {
        for block in site.node..<file.tree.subtreeEnd(site.node)
        where file.tree.kind(block) == .block {
          var highest: Property?
          var isReported = false
          file.tree.forEachChild(block) { node in
            guard file.tree.kind(node) == .statement,
              let property = names.property(names.intern(file.tree.mainRange(node)))
            else {
              highest = nil
              isReported = false
              return
            }
            if let highest, property.rawValue < highest.rawValue {
              // One statement out of place makes one finding, whatever follows it.
              if !isReported {
                pass.report(
                  "'\(property.name)' comes before '\(highest.name)' in the order of the language",
                  at: file.tree.mainRange(node))
              }
              isReported = true
            } else {
              highest = property
              isReported = false
            }
          }
        }
      }
    })
}
