extension Analyzer {
  /// Finds names that would meet another in the generated Swift.
  mutating func checkSwiftNames() {
    var types: [String: String] = [:]
    checkNamespaceNames(&types)
    if !sheet.controls.isEmpty { checkControlNames(&types) }
    // Names are unique, and those that begin as a type's name does stay so in Swift; only where
    // another kind of name is among them, or one that SwiftUI has, must they all be compared.
    let isUsual =
      sheet.controls.isEmpty
      && sheet.styles.indices.allSatisfy {
        SwiftWords.isUsual(sheet.styles[$0].name, sheet.styles[$0].component)
      }
      && types.keys.allSatisfy { name in
        !Component.builtIn.contains { name.hasSuffix($0.typeSuffix) }
      }
    var members: [String: String] = [:]
    for index in sheet.styles.indices {
      let site = styleSites[styleOrder[index]]
      if isUsual, !names.isTakenBySwiftUI(site.name) { continue }
      let style = sheet.styles[index]
      let errors = errorCount
      checkStyleNames(style, &types, site: site.node)
      if errorCount == errors { checkMemberName(style, &members, site: site.node) }
    }
  }

  private mutating func checkNamespaceNames(_ types: inout [String: String]) {
    for namespace in sheet.namespaces
    where namespace.swiftName == SwiftWords.escaped(namespace.name ?? "")
      || namespace.name == nil
    {
      let name = namespace.name ?? namespace.swiftName
      if SwiftUIWords.types.contains(name) {
        reportClash(name, namespace.swiftName, "a type of SwiftUI", site: rootSite(namespace))
      }
      types[namespace.swiftName] = "the tokens '\(name)'"
    }
    // Inside its enum a token or group hides the types that the other tokens' values name.
    for (index, token) in sheet.tokens.prefix(tokenSites.count).enumerated() {
      let last =
        token.name.utf8.lastIndex(of: UInt8(ascii: "."))
        .map { String(token.name[token.name.utf8.index(after: $0)...]) } ?? token.name
      if SwiftUIWords.types.contains(last) || SwiftWords.reservedMembers.contains(last) {
        reportClash(last, token.swiftName, owner(of: last), site: tokenSites[index].node)
      }
    }
    for (index, group) in groups.enumerated().dropFirst() where group.parent != 0 || index > 0 {
      guard
        SwiftUIWords.types.contains(group.name) || SwiftWords.reservedMembers.contains(group.name),
        tree.kind(groupSites[index - 1]) == .tokenGroup
      else { continue }
      reportClash(group.name, group.name, owner(of: group.name), site: groupSites[index - 1])
    }
  }

  /// Who has a name that no member of an enum can take, for messages.
  private func owner(of name: String) -> String {
    SwiftUIWords.types.contains(name) ? "a type of SwiftUI" : "something of Swift itself"
  }

  private func rootSite(_ namespace: TokenNamespace) -> NodeID {
    for (index, group) in groups.enumerated().dropFirst()
    where group.parent == 0 && group.name == namespace.name {
      return groupSites[index - 1]
    }
    return 0
  }

  private mutating func checkStyleNames(
    _ style: Style, _ types: inout [String: String], site: NodeID
  ) {
    if SwiftUIWords.styleTypes.contains(style.swiftName) {
      reportClash(style.name, style.swiftName, "a type of SwiftUI", site: site)
    } else if let other = types.updateValue("style '\(style.name)'", forKey: style.swiftName) {
      reportClash(style.name, style.swiftName, other, site: site)
    } else {
      guard SwiftUIWords.styleMembers(of: style.component).contains(style.memberName) else {
        return
      }
      if style.component == .view {
        reportClash(style.name, "." + style.memberName + "()", "a modifier of SwiftUI", site: site)
      } else {
        reportClash(
          style.name, "." + style.memberName, "a \(style.component) style of SwiftUI", site: site)
      }
    }
  }

  /// Two styles whose structs differ may still share a member: `Card` and `CardButtonStyle` do not,
  /// but `URLRow` and `UrlRow` would.
  private mutating func checkMemberName(
    _ style: Style, _ members: inout [String: String], site: NodeID
  ) {
    let owner = style.control.first?.name ?? style.component.rawValue
    let key = "\(owner).\(style.memberName)"
    if let other = members.updateValue(style.name, forKey: key) {
      reportClash(style.name, "." + style.memberName, "style '\(other)'", site: site)
    }
  }

  mutating func reportClash(
    _ name: String, _ swiftName: String, _ other: String, site: NodeID
  ) {
    report(
      .swiftNameClash(name: name, swiftName: swiftName, with: other), at: tree.mainRange(site))
  }
}
