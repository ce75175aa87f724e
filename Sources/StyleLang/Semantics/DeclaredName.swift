/// A name that the Swift of a file declares.
package struct DeclaredName: Sendable {
  /// What tells it from others: types, members of a style protocol and of views are apart.
  package var key: String
  /// The name in the language.
  package var name: String
  /// The name in Swift.
  package var swiftName: String
  /// Whose it is, for messages: `style 'Primary'`.
  package var phrase: String
  /// Where it is declared.
  package var range: SourceRange
}

extension Analyzer {
  /// The names that other files of the project cannot have.
  func declaredNames() -> [DeclaredName] {
    var result: [DeclaredName] = []
    func add(_ key: String, _ name: String, _ swiftName: String, _ kind: String, _ node: NodeID) {
      result.append(
        DeclaredName(
          key: key, name: name, swiftName: swiftName, phrase: "\(kind) '\(name)'",
          range: tree.mainRange(node)))
    }
    let sites = namedSites()
    for namespace in sheet.namespaces {
      let name = namespace.name ?? "tokens"
      add(
        namespace.swiftName, name, namespace.swiftName, "the block", sites.blocks[name] ?? 0)
    }
    for (index, control) in sheet.controls.enumerated() {
      add(
        control.swiftName, control.name, control.swiftName, "component", controlSites[index].node)
    }
    for entry in sheet.environment where !entry.isImported {
      guard let site = sites.environment[entry.name] else { continue }
      add("\\." + entry.name, entry.name, entry.name, "environment value", site)
    }
    for (index, style) in sheet.styles.enumerated() {
      let node = styleSites[styleOrder[index]].node
      add(style.swiftName, style.name, style.swiftName, "style", node)
      let owner = style.control.first?.styleProtocol ?? style.component.typeSuffix
      add("\(owner).\(style.memberName)", style.name, "." + style.memberName, "style", node)
    }
    return result
  }

  /// Where the file's blocks of tokens and values of the environment are declared, by name: each the
  /// first time.
  private func namedSites() -> (blocks: [String: NodeID], environment: [String: NodeID]) {
    var blocks: [String: NodeID] = [:]
    var environment: [String: NodeID] = [:]
    tree.forEachChild(0) { node in
      switch tree.kind(node) {
      case .tokensDeclaration where blocks[text(node)] == nil: blocks[text(node)] = node
      case .environmentDeclaration where environment[text(node)] == nil:
        environment[text(node)] = node
      default: break
      }
    }
    return (blocks, environment)
  }
}

extension DesignTokens {
  /// The name that other files of the project cannot have: that of the block, which stands nowhere in
  /// the file.
  var declaredNames: [DeclaredName] {
    sheet.namespaces.map { namespace in
      DeclaredName(
        key: namespace.swiftName, name: namespace.name ?? "", swiftName: namespace.swiftName,
        phrase: "the tokens '\(namespace.name ?? "")'", range: SourceRange(0, 0))
    }
  }
}
