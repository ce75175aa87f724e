/// Gives things of a file other names, wherever it uses them.
struct Renaming {
  private let file: LintedFile
  /// Where this file uses each token and style.
  private var places: [NameTarget: [NodeID]] = [:]
  /// What other files use, so that it cannot be renamed here.
  private var isForeign: Set<NameTarget> = []
  private var names: NameTable

  /// Finds every use.
  init(of file: LintedFile, among files: [LintedFile]) {
    self.file = file
    names = file.analysis.context.names
    for other in files {
      for use in other.analysis.uses {
        switch use.target {
        case .token(let origin):
          guard origin.file == file.number else { continue }
        case .style(let style):
          guard style.file == file.number else { continue }
        case .parameter, .control, .environment: continue
        }
        if other.number == file.number {
          places[use.target, default: []].append(use.node)
        } else {
          isForeign.insert(use.target)
        }
      }
    }
  }

  /// A fix-it that renames something; nil where another file uses it, or where the new name already
  /// stands for something.
  mutating func fixIt(
    _ target: NameTarget, declaredAt declaration: SourceRange, to name: String
  ) -> FixIt? {
    guard !isForeign.contains(target), isFree(name) else { return nil }
    let ranges = [declaration] + (places[target] ?? []).map { file.tree.mainRange($0) }
    return FixIt(
      "rename it to '\(name)'",
      Set(ranges).sorted { $0.start < $1.start }.map {
        FixIt.Edit(range: $0, replacement: name)
      })
  }

  /// Whether the file mentions no such name; afterwards it counts as mentioned.
  private mutating func isFree(_ name: String) -> Bool {
    if ["when", "and", "or", "not", "is"].contains(name) { return false }
    let count = names.count
    return Int(names.intern(name)) == count
  }
}
