extension Analyzer {
  /// Brings in what the imported files declare, so that names of this file can mean it.
  ///
  /// What these import in turn is not brought in.
  mutating func collectImports(_ imports: [ResolvedImport]) {
    for item in imports {
      guard let file = item.file else {
        importsAreIncomplete = true
        continue
      }
      if files[file].isIncomplete { importsAreIncomplete = true }
      importTokens(of: file, by: item.node)
      importStyles(of: file)
      importEnvironment(of: file)
      for control in files[file].controls {
        importedControls[names.intern(control.control.name)] = control
      }
    }
  }

  private mutating func importTokens(of file: Int, by node: NodeID) {
    let alias = child(node, .importAlias).map { text($0) }
    let context = files[file].context
    for id in context.rootMembers.indices {
      guard let member = context.rootMembers[id] else { continue }
      let name = alias ?? context.names.name(NameID(id))
      let here = names.intern(name)
      let brought = bring(member, named: name, of: file, context, at: node)
      grow(&importedMembers, to: Int(here), filler: nil)
      if let other = importedMembers[Int(here)], let first = fileOfImported[here] {
        if case .ambiguous = other { continue }
        importedMembers[Int(here)] = .ambiguous(first: first, second: file)
      } else {
        importedMembers[Int(here)] = brought
        fileOfImported[here] = file
      }
    }
  }

  /// A member of another file as one of this.
  private mutating func bring(
    _ member: GroupMember, named name: String, of file: Int, _ context: FileContext,
    at node: NodeID
  ) -> GroupMember {
    switch member {
    case .token(let id): return .imported(TokenOrigin(file: file, token: id))
    case .unusable(_, let index): return .unusable(file: file, index)
    case .imported, .ambiguous: return member
    case .group(let foreign):
      let group = Int32(groups.count)
      groups.append(TokenGroup(name: name, parent: -1))
      groupSites.append(node)
      for (key, inner) in context.nestedMembers.filter({ $0.key >> 32 == UInt64(foreign) })
        .sorted(by: { $0.key < $1.key })
      {
        let spelling = context.names.name(NameID(truncatingIfNeeded: key))
        let id = names.intern(spelling)
        let brought = bring(inner, named: spelling, of: file, context, at: node)
        nestedMembers[UInt64(group) << 32 | UInt64(id)] = brought
      }
      return .group(group)
    }
  }

  private mutating func importStyles(of file: Int) {
    for (index, site) in files[file].context.styleSites.enumerated() {
      let here = names.intern(files[file].context.names.name(site.name))
      grow(&importedStyles, to: Int(here), filler: nil)
      if let other = importedStyles[Int(here)] {
        if other.clash == nil {
          importedStyles[Int(here)]?.clash = (other.file, file)
        }
      } else {
        importedStyles[Int(here)] = ImportedStyle(file: file, index: index)
      }
    }
  }

  private mutating func importEnvironment(of file: Int) {
    let context = files[file].context
    for entry in files[file].sheet.environment where !entry.isImported {
      var entry = entry
      entry.isImported = true
      entry.defaultValue = entry.defaultValue.map { value in
        value.mappingTokens { adopt(origin(of: $0, in: file)) }
      }
      inputs.environment[names.intern(entry.name)] = entry
    }
    for id in context.unknownInputs {
      inputs.unknown.insert(names.intern(context.names.name(id)))
    }
  }

  /// Lists the values of the environment that styles read though other files declare them.
  mutating func completeEnvironment() {
    var known = Set(sheet.environment.map(\.name))
    for style in sheet.styles {
      for parameter in style.parameters
      where parameter.source == .environment && known.insert(parameter.name).inserted {
        var entry = EnvironmentEntry(
          name: parameter.name, type: parameter.type, isOptional: parameter.isOptional,
          defaultValue: parameter.defaultValue)
        entry.documentation = parameter.documentation
        entry.isImported = true
        sheet.environment.append(entry)
      }
    }
  }

  // MARK: - Look-up

  /// A style of the file, or else of an import, of that name; nil also where two imports have one.
  mutating func style(named name: String) -> Style? {
    if let style = sheet.styles.first(where: { $0.name == name }) { return style }
    guard let found = importedStyle(names.intern(name)), found.clash == nil,
      var style = finishedStyle(StyleID(file: found.file, index: found.index))
    else { return nil }
    style.parameters = style.parameters.map { adopt($0, of: found.file) }
    return style
  }

  /// What a name that the file itself does not declare means by its imports.
  func importedMember(_ name: NameID) -> GroupMember? {
    Int(name) < importedMembers.count ? importedMembers[Int(name)] : nil
  }

  /// The style of an import of that name.
  func importedStyle(_ name: NameID) -> ImportedStyle? {
    Int(name) < importedStyles.count ? importedStyles[Int(name)] : nil
  }

  /// The names of the styles that imports bring, for suggestions.
  var importedStyleNames: [String] {
    importedStyles.indices.filter { importedStyles[$0] != nil }.map { names.name(NameID($0)) }
  }

  mutating func reportAmbiguous(_ name: String, _ first: Int, _ second: Int, at range: SourceRange)
  {
    report(
      .ambiguousName(name, first: baseName(of: first), second: baseName(of: second)), at: range)
  }

  private func baseName(of file: Int) -> String {
    SourceFile(name: files[file].name, bytes: []).baseName
  }

  /// Reports the use of a token that the language has no form of.
  mutating func reportUnusable(_ file: Int, _ index: Int, at range: SourceRange) {
    let token = files[file].unusable[index]
    // An error of the other file is reported there.
    guard let reason = token.reason else { return }
    report(
      .unusableToken(token.path.last ?? "", reason: reason), at: range,
      notes: [Note("declared here", at: token.range, in: files[file].name)])
  }

  // MARK: - Tokens of other files

  /// The token of this file's model that stands for one of another file.
  ///
  /// Tokens that it rests on come with it; a list instead of a recursion, since a chain of tokens
  /// may be as long as a file.
  mutating func adopt(_ origin: TokenOrigin) -> TokenID {
    if let known = adopted[origin] { return known }
    var waiting: [TokenID] = []
    let result = enter(origin, &waiting)
    while let id = waiting.popLast() {
      let file = origins[Int(id) - ownTokenCount].file
      let value = sheet.tokens[Int(id)].value
      sheet.tokens[Int(id)].value = value.mappingTokens {
        enter(self.origin(of: $0, in: file), &waiting)
      }
    }
    return result
  }

  private mutating func enter(_ origin: TokenOrigin, _ waiting: inout [TokenID]) -> TokenID {
    if let known = adopted[origin] { return known }
    let id = TokenID(sheet.tokens.count)
    adopted[origin] = id
    origins.append(origin)
    sheet.tokens.append(files[origin.file].sheet.tokens[Int(origin.token)])
    sheet.importedTokenCount += 1
    derivedNumbers[id] = files[origin.file].derivedNumbers[origin.token]
    derivedColors[id] = files[origin.file].derivedColors[origin.token]
    waiting.append(id)
    return id
  }

  /// Where a token of another file's model is declared.
  private func origin(of id: TokenID, in file: Int) -> TokenOrigin {
    let own = files[file].sheet.tokens.count - files[file].sheet.importedTokenCount
    return Int(id) < own
      ? TokenOrigin(file: file, token: id) : files[file].origins[Int(id) - own]
  }

  /// A parameter of another file's style, with tokens of this file's model in its default.
  mutating func adopt(_ parameter: Parameter, of file: Int) -> Parameter {
    guard file != homeFile, parameter.defaultValue != nil else { return parameter }
    return parameter.mappingTokens { adopt(origin(of: $0, in: file)) }
  }

  /// How many tokens the file itself declares.
  private var ownTokenCount: Int { sheet.tokens.count - sheet.importedTokenCount }
}
