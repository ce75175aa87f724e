/// A style of a project, with all that is needed to answer questions about it.
struct TableQuery {
  /// Every file, by its number.
  let files: [LintedFile]
  /// The file that declares the style.
  let file: LintedFile
  /// The style.
  let subject: StyleSubject

  /// Looks a style up among those of a file.
  init(style name: String, of file: LintedFile, files: [LintedFile]) throws(QueryProblem) {
    self.files = files
    self.file = file
    let names = file.styleSites.map { file.source.text(file.tree.mainRange($0.node)) }
    guard let index = names.firstIndex(of: name), let subject = file.subject(index) else {
      throw .unknownStyle(name, file: file.source.name, among: names)
    }
    self.subject = subject
  }

  /// The parts and properties that a path names, without the style: all that are set, those of a part,
  /// or one, set or not.
  func selection(
    _ path: ArraySlice<String>
  ) throws(QueryProblem) -> [(part: TablePart, property: Property)] {
    let parts = subject.parts
    if path.isEmpty { return parts.flatMap { part in part.properties.map { (part, $0) } } }
    let whole = path.joined(separator: ".")
    if let part = parts.first(where: { $0.name == whole }) {
      return part.properties.map { (part, $0) }
    }
    let owner = path.dropLast().joined(separator: ".")
    let last = path[path.endIndex - 1]
    guard let part = parts.first(where: { $0.name == owner }) else {
      throw .unknownPart(
        owner, style: subject.style.name, among: parts.map(\.name).filter { !$0.isEmpty })
    }
    guard let property = Property.allCases.first(where: { $0.name == last }) else {
      let candidates = Property.allCases.map(\.name) + (owner.isEmpty ? parts.map(\.name) : [])
      throw .unknownProperty(last, suggestion: suggestion(for: last, among: candidates))
    }
    return [(part, property)]
  }
}

extension TablePart {
  /// The properties that have rules, in the order of the catalogue.
  fileprivate var properties: [Property] {
    Set(block.rules.map(\.rule.property)).sorted { $0.rawValue < $1.rawValue }
  }
}
