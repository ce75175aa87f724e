/// A group of tokens while names are being looked up.
struct TokenGroup {
  /// The name as written; empty for group 0.
  var name: String
  /// The group around it.
  var parent: Int32
}

/// What a name means inside a group of tokens.
enum GroupMember {
  case token(TokenID)
  case group(Int32)
  /// A token of an imported file.
  case imported(TokenOrigin)
  /// A token of an imported file that cannot be used, by its place among those.
  case unusable(file: Int, Int)
  /// Two imports bring the name.
  case ambiguous(first: Int, second: Int)
}

/// Where a token is declared.
struct TokenSite {
  /// The `tokenEntry`.
  var node: NodeID
  /// The group that it stands in.
  var group: Int32
  var state = CheckState.waiting
}

/// Where a style is declared.
struct StyleSite {
  var node: NodeID
  var name: NameID
  /// The place in `styleSites` of the style it starts from; −1 for none.
  var parent: Int32 = -1
  /// The file of that style; −1 for the same.
  var parentFile: Int32 = -1
  /// The place in `sheet.styles` while styles are being built.
  var place: Int32 = -1
  /// Whether another style starts from it.
  var isParent = false
  var state = CheckState.waiting
}

/// How far the check of a declaration has come.
enum CheckState: UInt8 {
  case waiting, running, done
  /// Wrong, and reported: whoever uses it says nothing more.
  case failed
}

extension Analyzer {
  /// Finds every declaration of the file, so that they may stand in any order.
  mutating func collectDeclarations() {
    guard tree.count > 0 else { return }
    var node = tree.firstChild(0)
    while let current = node {
      switch tree.kind(current) {
      case .tokensDeclaration: collectTokens(current)
      case .styleDeclaration: collectStyle(current)
      case .componentDeclaration: collectControl(current)
      case .environmentDeclaration: collectEnvironment(current)
      default: break
      }
      node = tree.nextSibling(current, in: 0)
    }
  }

  private mutating func collectStyle(_ node: NodeID) {
    let name = nameID(node)
    grow(&styleIndices, to: Int(name), filler: -1)
    if styleIndices[Int(name)] >= 0 {
      let first = styleSites[Int(styleIndices[Int(name)])].node
      reportDuplicate(names.name(name), "style", at: tree.mainRange(node), first: first)
      return
    }
    styleIndices[Int(name)] = Int32(styleSites.count)
    styleSites.append(StyleSite(node: node, name: name))
  }

  private mutating func collectTokens(_ node: NodeID) {
    let token = tree.mainToken(node)
    // An unnamed block's main token is its first word, `tokens`; a named one's comes after it.
    let isNamed = token > firstTokenAfterDeprecation(node)
    let documentation = documentation(before: node)
    let deprecation = deprecation(of: node)
    if isNamed {
      let name = text(node)
      guard let group = declareGroup(node, name: name, in: 0) else { return }
      var namespace = TokenNamespace(
        name: name, swiftName: SwiftWords.escaped(name), members: [], documentation: documentation,
        deprecation: deprecation)
      collectMembers(
        of: node, group: group, path: name + ".", swiftPath: namespace.swiftName + ".",
        deprecation: deprecation, into: &namespace.members)
      sheet.namespaces.append(namespace)
    } else {
      let swiftName = SwiftWords.typeName(fromFile: sheet.name) + "Tokens"
      var namespace = TokenNamespace(
        name: nil, swiftName: swiftName, members: [], documentation: documentation,
        deprecation: deprecation)
      // Several unnamed blocks of a file are one enum in Swift.
      let index = unnamedNamespace
      if let index {
        namespace = sheet.namespaces[index]
        sheet.namespaces[index].members = []
      }
      collectMembers(
        of: node, group: 0, path: "", swiftPath: swiftName + ".", deprecation: deprecation,
        into: &namespace.members)
      if let index {
        sheet.namespaces[index] = namespace
      } else {
        unnamedNamespace = sheet.namespaces.count
        sheet.namespaces.append(namespace)
      }
    }
  }

  private func firstTokenAfterDeprecation(_ node: NodeID) -> Int {
    guard let deprecation = child(node, .deprecation) else { return tree.firstToken(node) }
    return tree.endToken(deprecation)
  }

  private mutating func collectMembers(
    of node: NodeID, group: Int32, path: String, swiftPath: String, deprecation: String?,
    into members: inout [TokenMember]
  ) {
    var member = tree.firstChild(node)
    while let current = member {
      switch tree.kind(current) {
      case .tokenEntry:
        collectToken(
          current, group: group, path: path, swiftPath: swiftPath, deprecation: deprecation,
          into: &members)
      case .tokenGroup:
        let name = text(current)
        guard let inner = declareGroup(current, name: name, in: group) else { break }
        let swiftName = SwiftWords.escaped(name)
        var namespace = TokenNamespace(
          name: name, swiftName: swiftName, members: [],
          documentation: documentation(before: current),
          deprecation: self.deprecation(of: current))
        collectMembers(
          of: current, group: inner, path: path + name + ".",
          swiftPath: swiftPath + swiftName + ".",
          deprecation: namespace.deprecation ?? deprecation, into: &namespace.members)
        members.append(.group(namespace))
      default: break
      }
      member = tree.nextSibling(current, in: node)
    }
  }

  private mutating func collectToken(
    _ node: NodeID, group: Int32, path: String, swiftPath: String, deprecation: String?,
    into members: inout [TokenMember]
  ) {
    let id = TokenID(sheet.tokens.count)
    let name = nameID(node)
    if let existing = member(name, of: group) {
      reportDuplicate(
        names.name(name), "token", at: tree.mainRange(node), first: site(of: existing))
      return
    }
    let spelling = names.name(name)
    setMember(name, of: group, .token(id))
    tokenSites.append(TokenSite(node: node, group: group))
    sheet.tokens.append(
      Token(
        name: path + spelling, swiftName: swiftPath + SwiftWords.escaped(spelling), type: .number,
        value: .none, documentation: documentation(before: node),
        deprecation: self.deprecation(of: node) ?? deprecation))
    members.append(.token(id))
  }

  private mutating func declareGroup(_ node: NodeID, name: String, in parent: Int32) -> Int32? {
    let id = nameID(node)
    if let existing = member(id, of: parent) {
      reportDuplicate(name, "group", at: tree.mainRange(node), first: site(of: existing))
      return nil
    }
    let group = Int32(groups.count)
    groups.append(TokenGroup(name: name, parent: parent))
    groupSites.append(node)
    setMember(id, of: parent, .group(group))
    return group
  }

  func site(of member: GroupMember) -> NodeID {
    switch member {
    case .token(let id): tokenSites[Int(id)].node
    case .group(let id): groupSites[Int(id) - 1]
    // Of other files, which share no table with this one's own.
    case .imported, .unusable, .ambiguous: 0
    }
  }

  mutating func reportDuplicate(
    _ name: String, _ kind: String, at range: SourceRange, first: NodeID
  ) {
    report(
      .duplicateName(name, kind: kind), at: range,
      notes: [Note("first declared here", at: tree.mainRange(first))])
  }

  // MARK: - Look-up

  /// What a name means in a group itself, not in those around it.
  @inline(__always)
  func member(_ name: NameID, of group: Int32) -> GroupMember? {
    if group == 0 { return Int(name) < rootMembers.count ? rootMembers[Int(name)] : nil }
    return nestedMembers[UInt64(group) << 32 | UInt64(name)]
  }

  private mutating func setMember(_ name: NameID, of group: Int32, _ member: GroupMember) {
    if group == 0 {
      grow(&rootMembers, to: Int(name), filler: nil)
      rootMembers[Int(name)] = member
    } else {
      nestedMembers[UInt64(group) << 32 | UInt64(name)] = member
    }
  }

  /// What a name means in a group or the nearest around it.
  ///
  /// Inlined, since a call of a method that only reads made the compiler copy the whole analyzer.
  @inline(__always)
  func lookUp(_ name: NameID, from group: Int32) -> GroupMember? {
    var group = group
    while true {
      if let found = member(name, of: group) { return found }
      if group == 0 { return importedMembers.isEmpty ? nil : importedMember(name) }
      group = groups[Int(group)].parent
    }
  }

  /// The style of that name, as a place in `styleSites`.
  func styleIndex(_ name: NameID) -> Int? {
    guard Int(name) < styleIndices.count, styleIndices[Int(name)] >= 0 else { return nil }
    return Int(styleIndices[Int(name)])
  }

  // MARK: - What stands before a declaration

  /// The text of the `///` comment before a declaration.
  func documentation(before node: NodeID) -> String? {
    let first = tree.firstToken(node)
    guard tree.tokens.flags(first).contains(.documentationBefore) else { return nil }
    return tree.tokens.documentation(before: first, in: source)
  }

  /// The message after `deprecated`.
  func deprecation(of node: NodeID) -> String? {
    guard let first = tree.firstChild(node), tree.kind(first) == .deprecation else { return nil }
    return stringValue(first)
  }

  /// The text that a string literal stands for.
  func stringValue(_ node: NodeID) -> String {
    source.stringValue(tree.mainRange(node))
  }
}

/// Makes `array[index]` exist.
func grow<Element>(_ array: inout [Element], to index: Int, filler: Element) {
  while array.count <= index { array.append(filler) }
}
