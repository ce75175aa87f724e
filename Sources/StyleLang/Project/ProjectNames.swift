/// The names that the Swift files of a project declare: they go into one module, in which each can be
/// declared once.
struct ProjectNames {
  private var owners: [String: (name: DeclaredName, file: String)] = [:]

  /// Adds what a file declares.
  ///
  /// - Returns: What files before it declare too.
  mutating func add(_ names: [DeclaredName], of source: SourceFile) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for name in names {
      guard let owner = owners[name.key] else {
        owners[name.key] = (name, source.name)
        continue
      }
      // Within a file the analysis has told.
      if owner.file == source.name { continue }
      // The struct tells enough; its member clashes as well.
      if problems.last?.range == name.range { continue }
      let other = SourceFile(name: owner.file, bytes: []).baseName
      problems.append(
        Diagnostic(
          .semantic(
            .swiftNameClash(
              name: name.name, swiftName: name.swiftName,
              with: "\(owner.name.phrase) in '\(other)'")), at: name.range,
          notes: [Note("declared here", at: owner.name.range, in: owner.file)]))
    }
    return problems
  }
}
