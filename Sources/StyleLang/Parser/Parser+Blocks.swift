extension Parser {
  /// The block of a style or of a `when`, or what stands in its place.
  ///
  /// - Parameter owner: The node that the block belongs to.
  mutating func block(of place: BlockPlace, after owner: Int) {
    if kind == .leftBrace {
      block(opening: position)
      return
    }
    reportMissingBlock(place)
    if lineBeginsWithOperator {
      advance()
      skipCondition()
    }
    skipToBrace()
    if kind == .leftBrace {
      block(opening: position)
    } else if isOnNewLine, isMoreIndented(than: owner), kind == .name || kind == .when {
      // Statements follow that are indented like a block's: only the `{` is missing.
      block(opening: nil)
    } else {
      missing()
      if place == .style { skipToDeclaration() }
    }
  }

  /// Statements and `when` blocks up to the `}`, which is taken.
  ///
  /// - Parameter opening: The `{`, if there is one, which is taken too.
  private mutating func block(opening: Int?) {
    let node = open(.block)
    if opening != nil {
      guard enter() else {
        tree.nodes[node].kind = .error
        close(node)
        return
      }
      advance()
    } else {
      depth += 1
    }
    statements(opening: opening)
    depth -= 1
    close(node)
  }

  private mutating func statements(opening: Int?) {
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
      case .when:
        whenBlock()
      case .name where nextKind == .colon:
        statement()
      case .name:
        if beginsDeclaration {
          reportUnclosedBlock(opening)
          return
        }
        irregularStatement()
      default:
        unexpectedStatement()
      }
      guard madeProgress(since: before) else { return }
    }
  }

  /// A property, its value and an optional condition.
  ///
  /// The token is the name, the next the `:`.
  private mutating func statement() {
    if isWord("content") {
      unsupported(.content)
      return
    }
    if plainStatement(.statement) { return }
    let node = open(.statement)
    advance()
    advance()
    statementValue(node)
  }

  private mutating func statementValue(_ node: Int) {
    value()
    if kind == .when, !isOnNewLine {
      advance()
      condition()
    }
    endStatement()
    close(node)
  }

  private mutating func whenBlock() {
    let node = open(.whenBlock)
    advance()
    condition()
    block(of: .when, after: node)
    close(node)
  }

  /// A name that no `:` follows.
  private mutating func irregularStatement() {
    if isWord("layer"), nextKind == .name {
      unsupported(.layer)
      return
    }
    if isWord("content"), nextKind == .leftBrace {
      unsupported(.content)
      return
    }
    if nextKind == .leftBrace {
      let node = open(.error)
      if !foreignElse() {
        report(
          .blockWithoutWhen(spelling(position)), at: currentRange,
          fixIts: [
            FixIt(
              "insert 'when'", replacing: SourceRange(currentRange.start, currentRange.start),
              with: "when ")
          ])
      }
      advance()
      block(opening: position)
      close(node)
      return
    }
    if foreignWhen() {
      whenBlock()
      return
    }
    let node = open(.statement)
    if hyphenatedName(.property) { tree.nodes[node].kind = .error }
    let name = position
    advance()
    colon(after: .property, named: name)
    statementValue(node)
  }

  private mutating func unexpectedStatement() {
    let node = open(.error)
    if isReserved(kind), nextKind == .colon {
      reservedName()
    } else if foreignStatement() {
      // Reported.
    } else if lineBeginsWithOperator {
      report(.lineBeginsWithOperator(spelling(position)), at: currentRange)
    } else if kind == .rightParen {
      report(
        .unmatchedClosing(spelling(position)), at: currentRange,
        fixIts: [removal(of: currentRange)])
    } else {
      report(.expectedStatement(found: .text(spelling(position))), at: currentRange)
    }
    skipStatement()
    close(node)
  }

  private mutating func unsupported(_ construct: Construct) {
    let node = open(.error)
    report(.unsupported(construct), at: currentRange)
    skipStatement()
    close(node)
  }
}
