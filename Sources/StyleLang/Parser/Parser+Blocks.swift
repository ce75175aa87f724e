extension Parser {
  /// The block of a style, a `when` and the like, or what stands in its place.
  ///
  /// - Parameters:
  ///   - owner: The node that the block belongs to.
  ///   - inElement: Whether elements stand in it, rather than layers and content.
  mutating func block(of place: BlockPlace, after owner: Int, inElement: Bool = false) {
    if kind == .leftBrace {
      block(opening: position, inElement: inElement)
      return
    }
    reportMissingBlock(place)
    if lineBeginsWithOperator {
      advance()
      skipCondition()
    }
    skipToBrace()
    if kind == .leftBrace {
      block(opening: position, inElement: inElement)
    } else if isOnNewLine, isMoreIndented(than: owner), kind == .name || kind == .when {
      // Statements follow that are indented like a block's: only the `{` is missing.
      block(opening: nil, inElement: inElement)
    } else {
      missing()
      if place == .style || place == .component { skipToDeclaration() }
    }
  }

  /// Statements, blocks and elements up to the `}`, which is taken.
  ///
  /// - Parameter opening: The `{`, if there is one, which is taken too.
  mutating func block(opening: Int?, inElement: Bool) {
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
    statements(opening: opening, inElement: inElement)
    depth -= 1
    close(node)
  }

  private mutating func statements(opening: Int?, inElement: Bool) {
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
        whenBlock(inElement: inElement)
      case .name where nextKind == .colon:
        statement(inElement: inElement)
      case .name:
        if beginsDeclaration {
          reportUnclosedBlock(opening)
          return
        }
        if inElement { child() } else { irregularStatement() }
      default:
        unexpectedStatement()
      }
      guard madeProgress(since: before) else { return }
    }
  }

  /// A property, its value and an optional condition.
  ///
  /// The token is the name, the next the `:`.
  private mutating func statement(inElement: Bool) {
    if isWord("content") {
      if inElement { misplacedContent() } else { contentStatement() }
      return
    }
    if plainStatement(.statement) { return }
    if isWord("layer"), kindAhead(2) == .name, kindAhead(3) == .leftBrace, !inElement {
      layer()
      return
    }
    if inElement, kindAhead(2) == .leftBrace {
      // `icon: { … }` is `icon { … }`.
      element()
      return
    }
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

  mutating func whenBlock(inElement: Bool) {
    let node = open(.whenBlock)
    advance()
    condition()
    block(of: .when, after: node, inElement: inElement)
    close(node)
  }

  /// A name that no `:` follows, outside elements.
  private mutating func irregularStatement() {
    if isWord("layer"), nextKind != .minus {
      layer()
    } else if isWord("content"), nextKind != .minus {
      contentStatement()
    } else if beginsMisplacedElement {
      misplacedElement()
    } else if nextKind == .leftBrace {
      blockWithoutWhen(inElement: false)
    } else if foreignWhen() {
      whenBlock(inElement: false)
    } else {
      propertyWithoutColon()
    }
  }

  /// A block after a name, which is reported.
  mutating func blockWithoutWhen(inElement: Bool) {
    let node = open(.error)
    if !foreignElse() {
      let start = SourceRange(currentRange.start, currentRange.start)
      report(
        .blockWithoutWhen(spelling(position)), at: currentRange,
        fixIts: [FixIt("insert 'when'", replacing: start, with: "when ")])
    }
    advance()
    block(opening: position, inElement: inElement)
    close(node)
  }

  /// A property that lacks its `:`.
  mutating func propertyWithoutColon() {
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
}
