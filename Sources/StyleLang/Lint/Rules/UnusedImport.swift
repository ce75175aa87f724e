extension LintRule {
  /// An import that brings nothing which the file uses.
  static let unusedImport = LintRule(
    name: "unused-import", defaultLevel: .warning,
    summary: "Nothing from an imported file is used.",
    reason: "An import says that a file depends on another. One that is not needed makes whoever"
      + " changes the other file look here in vain, and can make a name ambiguous. What the imported"
      + " file imports in turn does not count: that is not brought in.",
    remedy: "Remove the import.",
    badExample: """
      import "palette.style"

      style Primary: button {
          background: blue
      }
      """,
    goodExample: """
      import "palette.style"

      style Primary: button {
          background: brand
      }
      """,
    importedExample: """
      tokens {
          brand: #0a84ff
      }
      """,
    check: .file { pass in
      let file = pass.file
      guard !file.analysis.imports.isEmpty else { return }
      var homes = NameHomes(of: file, among: pass.files)
      var used: Set<Int> = []
      for use in file.analysis.uses {
        // One file after another is used by most: then nothing is looked up.
        switch use.target {
        case .token(let origin) where used.contains(origin.file): continue
        case .style(let style) where used.contains(style.file): continue
        default: used.formUnion(homes.files(of: use.target))
        }
      }
      for item in file.analysis.imports {
        guard let imported = item.file, !used.contains(imported), pass.files[imported].isCorrect
        else { continue }
        let range = file.tree.mainRange(item.node)
        let name = file.source.stringValue(range)
        let isShared = file.lines(of: item.node) == nil
        pass.report(
          "nothing from '\(name)' is used", at: range,
          fixIts: [
            FixIt(
              "remove the import",
              [
                FixIt.Edit(
                  range: file.lines(of: item.node) ?? file.tree.range(item.node), replacement: "")
              ], isSafe: !isShared)
          ])
      }
    })
}
