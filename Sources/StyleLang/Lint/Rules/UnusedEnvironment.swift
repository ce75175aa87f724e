extension LintRule {
  /// A value of the environment that no style reads.
  static let unusedEnvironment = LintRule(
    name: "unused-environment", defaultLevel: .warning,
    summary: "A value of the environment is declared that no style of the project reads.",
    reason: "Views set it and expect to see a difference, and there is none. A file without styles"
      + " that no file of the project imports is left alone: others may read what it declares.",
    remedy: "Remove the declaration, or read the value in a style.",
    badExample: """
      environment isCompact: Bool = false

      style Row: view {
          padding: 12
      }
      """,
    goodExample: """
      environment isCompact: Bool = false

      style Row: view {
          padding: 12
          padding: 6 when isCompact
      }
      """,
    check: .project { pass in
      let files = pass.files
      guard files.contains(where: { !$0.sheet.environment.isEmpty }) else { return }
      var used: Set<EnvironmentName> = []
      for file in files {
        var homes = NameHomes(of: file, among: files)
        for use in file.analysis.uses {
          guard case .environment(let id) = use.target else { continue }
          for home in homes.files(of: use.target) {
            used.insert(EnvironmentName(file: home, name: file.analysis.context.names.name(id)))
          }
        }
      }
      let imported = Set(files.flatMap { $0.analysis.imports.compactMap(\.file) })
      for (index, file) in files.enumerated() where file.isRoot {
        if file.styleSites.isEmpty, !imported.contains(file.number) { continue }
        file.tree.forEachChild(0) { node in
          guard file.tree.kind(node) == .environmentDeclaration else { return }
          let name = file.source.text(file.tree.mainRange(node))
          if used.contains(EnvironmentName(file: file.number, name: name)) { return }
          pass.report(
            "no style reads the environment value '\(name)'", at: file.tree.mainRange(node),
            inFile: index)
        }
      }
    })
}

/// A value of the environment, where it is declared.
private struct EnvironmentName: Hashable {
  var file: Int
  var name: String
}
