/// The files of a project, each read once, in an order in which imports come first.
struct ImportGraph {
  /// An import of a file.
  struct Import {
    /// The `importDeclaration`.
    var node: NodeID
    /// The place in `files`; nil where the import is wrong, which is then reported.
    var target: Int?
  }

  /// A file, and what it imports.
  struct Member<Content> {
    var file: ProjectFile
    var content: Content
    var imports: [Import] = []
    /// What is wrong with its imports.
    var problems: [Diagnostic] = []
    /// Whether it is one of those that are to be compiled, and not only imported.
    var isRoot = false
    /// How many files import it.
    var importers = 0
  }
}

/// Finds the files that others import.
struct ImportFinder<Content> {
  typealias Member = ImportGraph.Member<Content>

  /// The most files that can be imported: their numbers have 16 bits.
  static var limit: Int { 65_000 }

  private(set) var members: [Member] = []
  /// Places in `members`, so that each comes after those that it imports.
  private(set) var order: [Int] = []

  private let root: String
  private let load: (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>
  private let read: (SourceFile) -> (content: Content, tree: SyntaxTree?)
  private var trees: [SyntaxTree?] = []
  private var places: [String: Int] = [:]
  private var states: [State] = []
  private var stack: [(member: Int, next: Int, nodes: [NodeID])] = []

  private enum State { case waiting, open, done }

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - root: The folder that imports may not leave.
  ///   - load: Gives the file at a path; it has the name for messages.
  ///   - read: Reads a file; of one that can import others, also the tree.
  init(
    root: String,
    load: @escaping (_ path: String, _ name: String) -> Result<ProjectFile, ImportFailure>,
    read: @escaping (SourceFile) -> (content: Content, tree: SyntaxTree?)
  ) {
    self.root = root
    self.load = load
    self.read = read
  }

  /// Takes in the files that are to be compiled, and all that they import.
  mutating func add(_ files: [ProjectFile]) {
    // All of them first, so that one that another imports has the name that it was given.
    let roots = files.map { place(of: $0) }
    for root in roots {
      members[root].isRoot = true
      if states[root] == .waiting { visit(root) }
    }
  }

  /// Follows imports; with a stack of its own, since a chain may be as long as there are files.
  private mutating func visit(_ root: Int) {
    open(root)
    while let top = stack.last {
      guard top.next < top.nodes.count else {
        stack.removeLast()
        states[top.member] = .done
        trees[top.member] = nil
        order.append(top.member)
        continue
      }
      stack[stack.count - 1].next += 1
      follow(top.nodes[top.next], of: top.member)
    }
  }

  private mutating func place(of file: ProjectFile) -> Int {
    if let known = places[file.path] { return known }
    let place = members.count
    let (content, tree) = read(file.source)
    members.append(Member(file: file, content: content))
    trees.append(tree)
    states.append(.waiting)
    places[file.path] = place
    return place
  }

  private mutating func open(_ member: Int) {
    states[member] = .open
    stack.append((member, 0, trees[member].map(importNodes) ?? []))
  }

  private func importNodes(_ tree: SyntaxTree) -> [NodeID] {
    guard tree.count > 0 else { return [] }
    var nodes: [NodeID] = []
    tree.forEachChild(0) { if tree.kind($0) == .importDeclaration { nodes.append($0) } }
    return nodes
  }

  private mutating func follow(_ node: NodeID, of member: Int) {
    guard let tree = trees[member] else { return }
    let target = tree.containsError(node) ? nil : target(of: node, tree, of: member)
    members[member].imports.append(ImportGraph.Import(node: node, target: target))
    guard let target else { return }
    members[target].importers += 1
    if states[target] == .waiting { open(target) }
  }

  /// The file that an import names; nil where it is wrong, which is then reported.
  private mutating func target(of node: NodeID, _ tree: SyntaxTree, of member: Int) -> Int? {
    let importer = members[member].file
    let range = tree.mainRange(node)
    let text = importer.source.stringValue(range)
    func report(_ problem: SemanticProblem, notes: [Note] = [], fixIts: [FixIt] = []) {
      members[member].problems.append(
        Diagnostic(.semantic(problem), at: range, notes: notes, fixIts: fixIts))
    }

    let named = SourceFile(name: text, bytes: [])
    guard text.hasSuffix(".style") || named.isDesignTokens, !text.hasPrefix("/"),
      !text.contains("\\"), !text.contains("\0")
    else {
      report(.invalidImport(text))
      return nil
    }
    if text.hasSuffix(".style"), let alias = tree.firstChild(of: node, .importAlias) {
      let name = importer.source.text(tree.mainRange(alias))
      let cut = SourceRange(range.end, tree.range(alias).end)
      members[member].problems.append(
        Diagnostic(
          .semantic(.aliasOfStyles(name)), at: tree.mainRange(alias),
          fixIts: [FixIt("remove 'as \(name)'", replacing: cut, with: "")]))
    }
    let path = ProjectPath.resolve(text, in: ProjectPath.folder(of: importer.path))
    guard ProjectPath.isInside(path, root) else {
      report(.importOutsideRoot(text))
      return nil
    }
    let target: Int
    if let known = places[path] {
      target = known
    } else {
      let name = ProjectPath.resolve(
        text, in: ProjectPath.folder(of: importer.source.name))
      switch members.count < Self.limit
        ? load(path, name) : .failure(.refused("the project has too many files"))
      {
      case .failure(.missing):
        report(.importMissing(text))
        return nil
      case .failure(.refused(let reason)):
        report(.importUnreadable(text, reason: reason))
        return nil
      case .success(let file):
        // A link may lead anywhere.
        guard ProjectPath.isInside(file.path, root) else {
          report(.importOutsideRoot(text))
          return nil
        }
        target = place(of: file)
      }
    }
    if let first = members[member].imports.first(where: { $0.target == target }) {
      report(
        .duplicateName(text, kind: "import"),
        notes: [Note("first imported here", at: tree.mainRange(first.node))])
      return nil
    }
    guard states[target] != .open else {
      let start = stack.firstIndex { $0.member == target } ?? 0
      let names = stack[start...].map { members[$0.member].file.source.baseName }
      report(.importCycle(names + names.prefix(1)))
      return nil
    }
    return target
  }
}
