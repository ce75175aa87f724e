extension Parser {
  /// The whole file.
  mutating func file() {
    let root = open(.file)
    while kind != .endOfFile {
      let before = position
      if kind == .semicolon { advance() } else { declaration() }
      guard madeProgress(since: before) else { break }
    }
    tree.nodes[root] = SyntaxNode(
      .file, mainToken: 0, firstToken: 0, endToken: UInt32(tokens.count),
      subtreeEnd: NodeID(tree.count))
  }

  private mutating func declaration() {
    beginStatement()
    reportedDepth = false
    // What it is shows after an optional `deprecated "…"`.
    let node = open(.error)
    let isDeprecated = deprecation()
    if isWord("style") {
      style(node)
    } else if isWord("tokens") {
      tokensDeclaration(node)
    } else if isWord("component") {
      component(node)
    } else if isWord("environment") {
      environmentDeclaration(node)
    } else if isWord("import"), !isDeprecated {
      importDeclaration(node)
    } else {
      unexpectedDeclaration(node, isDeprecated: isDeprecated)
    }
    close(node)
  }

  private mutating func unexpectedDeclaration(_ node: Int, isDeprecated: Bool) {
    if kind == .rightBrace || kind == .rightParen {
      report(
        .unmatchedClosing(spelling(position)), at: currentRange,
        fixIts: [removal(of: currentRange)])
    } else if isDeprecated {
      report(.expectedDeprecatedDeclaration(found: found), at: place)
    } else {
      misspelledDeclaration(node)
      return
    }
    advance()
    skipToDeclaration()
  }

  /// A declaration whose first word is almost right is read as what it was meant to be.
  private mutating func misspelledDeclaration(_ node: Int) {
    let text = FoundToken.text(spelling(position))
    let words = ["style", "tokens", "import", "component", "environment"]
    let word = kind == .name ? suggestion(for: spelling(position), among: words) : nil
    let isLikely =
      switch nextKind {
      case .name: word != "tokens" || kindAhead(2) == .leftBrace
      case .leftBrace: word == "tokens"
      case .string: word == "import"
      default: false
      }
    guard let word, isLikely else {
      report(.expectedDeclaration(found: text), at: currentRange)
      advance()
      skipToDeclaration()
      return
    }
    report(
      .expectedDeclaration(found: text), at: currentRange,
      fixIts: [FixIt("write '\(word)'", replacing: currentRange, with: word)])
    recovering = false
    switch word {
    case "style": style(node)
    case "tokens": tokensDeclaration(node)
    case "component": component(node)
    case "environment": environmentDeclaration(node)
    default: importDeclaration(node)
    }
  }

  /// `deprecated "…"`, if it stands here.
  ///
  /// - Returns: Whether it does.
  mutating func deprecation() -> Bool {
    guard kind == .name, nextKind == .string || nextKind == .name, isWord("deprecated") else {
      return false
    }
    let node = open(.deprecation)
    advance()
    if kind == .string {
      takeMainToken(of: node)
    } else {
      tree.nodes[node].kind = .error
      let end = SourceRange(previousEnd, previousEnd)
      report(.expectedDeprecationText, at: end)
    }
    close(node)
    return true
  }

  private mutating func style(_ node: Int) {
    tree.nodes[node].kind = .styleDeclaration
    advance()
    if kind == .name {
      takeMainToken(of: node)
    } else {
      tree.nodes[node].kind = .error
      missingName(of: .style)
    }
    if kind == .leftParen { parameterList() }
    baseClause()
    applyWraps(from: node + 1)
    block(of: .style, after: node)
  }

  private mutating func component(_ node: Int) {
    tree.nodes[node].kind = .componentDeclaration
    advance()
    if kind == .name {
      takeMainToken(of: node)
    } else {
      tree.nodes[node].kind = .error
      missingName(of: .component)
    }
    block(of: .component, after: node, in: .component)
  }

  private mutating func baseClause() {
    if kind == .colon {
      advance()
    } else {
      // A name in the same line lacks only its `:`.
      let isBase = kind == .name && !isOnNewLine
      report(.expectedBase(found: found), at: place, fixIts: isBase ? [insertion(of: ":")] : [])
      guard isBase else {
        missing()
        return
      }
    }
    guard kind == .name else {
      if isReserved(kind) {
        reservedName()
      } else {
        report(.expectedBase(found: found), at: place)
      }
      missing()
      return
    }
    let node = open(.baseClause)
    advance()
    if kind == .leftParen, !isOnNewLine { _ = argumentList() }
    close(node)
  }

  private mutating func tokensDeclaration(_ node: Int) {
    tree.nodes[node].kind = .tokensDeclaration
    takeMainToken(of: node)
    if kind == .name, !isOnNewLine || nextKind == .leftBrace {
      takeMainToken(of: node)
    } else if isReserved(kind), nextKind == .leftBrace {
      reservedName()
      recovering = false
    }
    guard kind == .leftBrace else {
      reportMissingBlock(.tokens)
      skipToBrace()
      if kind == .leftBrace {
        tokenEntries(opening: position)
      } else if isOnNewLine, isMoreIndented(than: node), kind == .name {
        // Entries follow that are indented like a block's: only the `{` is missing.
        tokenEntries(opening: nil)
      } else {
        skipToDeclaration()
      }
      return
    }
    tokenEntries(opening: position)
  }

  /// The entries and groups up to the `}`, which is taken.
  ///
  /// - Parameter opening: The `{`, if there is one, which is taken too.
  private mutating func tokenEntries(opening: Int?) {
    if opening != nil {
      guard enter() else { return }
      advance()
    } else {
      depth += 1
    }
    defer { depth -= 1 }
    while true {
      let before = position
      beginStatement()
      switch kind {
      case .rightBrace:
        advance()
        return
      case .endOfFile:
        reportUnclosedBlock(opening)
        return
      case .semicolon:
        advance()
      default:
        if beginsDeclaration, !(isWord("tokens") && nextKind == .leftBrace) {
          reportUnclosedBlock(opening)
          return
        }
        tokenEntry()
      }
      guard madeProgress(since: before) else { return }
    }
  }

  private mutating func tokenEntry() {
    if kind == .name, nextKind == .colon, plainStatement(.tokenEntry) { return }
    let node = open(.tokenEntry)
    let isDeprecated = deprecation()
    foreignLet()
    guard kind == .name || isReserved(kind) else {
      tree.nodes[node].kind = .error
      if isDeprecated {
        report(.expectedDeprecatedDeclaration(found: found), at: place)
      } else {
        report(.expectedTokenEntry(found: .text(spelling(position))), at: currentRange)
      }
      skipStatement()
      close(node)
      return
    }
    let isHyphenated = kind == .name && hyphenatedName(.token)
    let name = position
    if isReserved(kind) || isHyphenated { tree.nodes[node].kind = .error }
    if isReserved(kind) {
      reservedName()
    } else {
      takeMainToken(of: node)
    }
    if kind == .leftBrace {
      if tree.nodes[node].kind != .error { tree.nodes[node].kind = .tokenGroup }
      tokenEntries(opening: position)
    } else {
      colon(after: .token, named: name)
      value()
      if kind == .when, !isOnNewLine { report(.conditionOnToken, at: currentRange) }
      endStatement()
    }
    close(node)
  }
}
