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
    for namespace in sheet.namespaces {
      add(
        namespace.swiftName, namespace.name ?? "tokens", namespace.swiftName, "the block",
        namespaceSite(namespace))
    }
    for (index, control) in sheet.controls.enumerated() {
      add(
        control.swiftName, control.name, control.swiftName, "component", controlSites[index].node)
    }
    for entry in sheet.environment where !entry.isImported {
      guard let site = environmentSites.values.first(where: { text($0) == entry.name }) else {
        continue
      }
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

  private func namespaceSite(_ namespace: TokenNamespace) -> NodeID {
    var site: NodeID = 0
    tree.forEachChild(0) { node in
      guard site == 0, tree.kind(node) == .tokensDeclaration else { return }
      let name = text(node)
      if namespace.name.map({ $0 == name }) ?? (name == "tokens") { site = node }
    }
    return site
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
