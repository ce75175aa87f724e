/// Declarations of what comes from elsewhere: other files, and the environment.
extension Parser {
  /// `import "file.style" as Name`; the token is `import`.
  mutating func importDeclaration(_ node: Int) {
    tree.nodes[node].kind = .importDeclaration
    advance()
    guard kind == .string, !lineEnded else {
      tree.nodes[node].kind = .error
      missingPath()
      skipStatement()
      return
    }
    takeMainToken(of: node)
    if isWord("as"), !isOnNewLine { importAlias() }
    endStatement()
  }

  private mutating func importAlias() {
    let node = open(.importAlias)
    advance()
    if kind == .name, !isOnNewLine {
      takeMainToken(of: node)
    } else {
      tree.nodes[node].kind = .error
      if isReserved(kind), !isOnNewLine {
        reservedName()
      } else {
        report(.expectedName(of: .namespace, found: found), at: place)
      }
    }
    close(node)
  }

  /// Reports what stands where the path of a file belongs; words and dots lack only their quotes.
  private mutating func missingPath() {
    var end = position
    while !tokens.flags(end).contains(.newlineBefore) || end == position,
      end == position || !tokens.flags(end).contains(.spaceBefore), isPathPart(tokens.kind(end))
    {
      end += 1
    }
    guard end > position, !lineEnded else {
      report(.expectedPath(found: found), at: place)
      return
    }
    let range = SourceRange(currentRange.start, tokens.end(end - 1))
    let path = spelling(of: range)
    let isWhole = endsStatement(end - position) || isWord("as", at: end)
    report(
      .expectedPath(found: .text(path)), at: range,
      fixIts: isWhole
        ? [FixIt("write it in quotes", replacing: range, with: "\"\(path)\"")] : [])
  }

  private func isPathPart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .name, .dot, .slash, .minus, .number: true
    default: false
    }
  }

  /// `environment name: TYPE = default`; the token is `environment`.
  mutating func environmentDeclaration(_ node: Int) {
    tree.nodes[node].kind = .environmentDeclaration
    advance()
    foreignLet()
    guard kind == .name else {
      tree.nodes[node].kind = .error
      missingName(of: .environment)
      skipStatement()
      return
    }
    let name = position
    takeMainToken(of: node)
    colon(after: .environment, named: name)
    parameterType(of: .environment, named: name)
    parameterDefault()
    applyWraps(from: node + 1)
    endStatement()
  }
}
