/// What may stand in a block.
enum BlockScope {
  /// Properties, layers and content.
  case style
  /// Properties and elements.
  case element
  /// As in a style; a block after a property's name is no condition.
  case component
}

extension Parser {
  /// The block of a style, a `when` and the like, or what stands in its place.
  ///
  /// - Parameters:
  ///   - owner: The node that the block belongs to.
  ///   - scope: What may stand in it.
  mutating func block(of place: BlockPlace, after owner: Int, in scope: BlockScope = .style) {
    if kind == .leftBrace {
      block(opening: position, in: scope)
      return
    }
    reportMissingBlock(place)
    if lineBeginsWithOperator {
      advance()
      skipCondition()
    }
    if beginsLabel(0), closesInLine {
      block(opening: nil, in: scope)
      return
    }
    skipToBrace()
    if kind == .leftBrace {
      block(opening: position, in: scope)
    } else if isOnNewLine, isMoreIndented(than: owner), kind == .name || kind == .when {
      // Statements follow that are indented like a block's: only the `{` is missing.
      block(opening: nil, in: scope)
    } else {
      missing()
      if place == .style || place == .component { skipToDeclaration() }
    }
  }

  /// Whether a `}` stands in the rest of the line that closes nothing in it: that of a block whose `{`
  /// is missing.
  private var closesInLine: Bool {
    var open = 0
    var index = position
    repeat {
      switch tokens.kind(index) {
      case .leftBrace: open += 1
      case .rightBrace where open == 0: return true
      case .rightBrace: open -= 1
      case .endOfFile: return false
      default: break
      }
      index += 1
    } while !tokens.flags(index).contains(.newlineBefore)
    return false
  }

  /// Statements, blocks and elements up to the `}`, which is taken.
  ///
  /// - Parameter opening: The `{`, if there is one, which is taken too.
  mutating func block(opening: Int?, in scope: BlockScope) {
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
    statements(opening: opening, in: scope)
    depth -= 1
    close(node)
  }

  private mutating func statements(opening: Int?, in scope: BlockScope) {
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
        whenBlock(in: scope)
      case .name where nextKind == .colon:
        statement(in: scope)
      case .name:
        if beginsDeclaration {
          reportUnclosedBlock(opening)
          return
        }
        if scope == .element { child() } else { irregularStatement(in: scope) }
      default:
        unexpectedStatement(in: scope)
      }
      guard madeProgress(since: before) else { return }
    }
  }

  /// A property, its value and an optional condition.
  ///
  /// The token is the name, the next the `:`.
  private mutating func statement(in scope: BlockScope) {
    if isWord("content") {
      if scope == .element { misplacedContent() } else { contentStatement() }
      return
    }
    if plainStatement(.statement) { return }
    if scope != .element, misspelledContent() { return }
    if colonBeforeBlock(in: scope) { return }
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

  mutating func whenBlock(in scope: BlockScope) {
    let node = open(.whenBlock)
    advance()
    condition()
    block(of: .when, after: node, in: scope)
    close(node)
  }

  /// A name that no `:` follows, outside elements.
  private mutating func irregularStatement(in scope: BlockScope) {
    if isWord("layer"), nextKind != .minus {
      layer()
    } else if isWord("content"), nextKind != .minus {
      contentStatement()
    } else if beginsMisplacedElement {
      misplacedElement()
    } else if nextKind == .leftBrace {
      if foreignSurface() { return }
      if scope == .component { blockInComponent() } else { blockWithoutWhen(in: scope) }
    } else if foreignWhen() {
      whenBlock(in: scope)
    } else {
      propertyWithoutColon()
    }
  }

  /// A block after a name, which is reported.
  mutating func blockWithoutWhen(in scope: BlockScope) {
    let node = open(.error)
    if !foreignElse() {
      let start = SourceRange(currentRange.start, currentRange.start)
      report(
        .blockWithoutWhen(spelling(position)), at: currentRange,
        fixIts: [FixIt("insert 'when'", replacing: start, with: "when ")])
    }
    advance()
    block(opening: position, in: scope)
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

  private mutating func unexpectedStatement(in scope: BlockScope) {
    let node = open(.error)
    if isReserved(kind), nextKind == .colon {
      reservedName()
    } else if foreignStatement() || (scope == .element && bareText()) {
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
