/// Whether a kind is one of the words that are reserved everywhere.
func isReserved(_ kind: TokenKind) -> Bool {
  switch kind {
  case .when, .and, .or, .not, .is: true
  default: false
  }
}

/// What the parser knows of the places where it can go on, and how it gets there. Skipping counts
/// brackets and does not recurse, so it is linear and safe at any depth.
extension Parser {
  /// Whether a loop has moved; it must stop otherwise.
  func madeProgress(since before: Int) -> Bool {
    assert(position > before, "the parser does not move at token \(before)")
    return position > before
  }

  /// A mistake of the statement before is no reason to be silent about this one.
  @inline(__always)
  mutating func beginStatement() {
    recovering = false
    invalidCountAtStatement = invalidCount
  }

  /// Goes one level deeper at a bracket; past the limit reports it and skips to the matching one.
  @inline(__always)
  mutating func enter() -> Bool {
    guard depth < nestingLimit else {
      reportNesting(at: currentRange)
      skipBalanced()
      return false
    }
    depth += 1
    return true
  }

  // MARK: Places

  /// Whether the token begins a component of a value; a `-` that gets here is a sign.
  @inline(__always)
  var beginsComponent: Bool {
    switch kind {
    case .name, .number, .string, .color, .leftParen, .minus: true
    default: false
    }
  }

  /// Whether `name:` is `distance` tokens ahead: outside parentheses only a statement begins so.
  @inline(__always)
  func beginsLabel(_ distance: Int) -> Bool {
    kindAhead(distance + 1) == .colon && kindAhead(distance) == .name
  }

  /// Whether a declaration is in no doubt to begin here, so that the blocks around are not closed.
  var beginsDeclaration: Bool {
    guard kind == .name else { return false }
    switch nextKind {
    case .name:
      guard !nextIsOnNewLine else { return false }
      return isWord("style") || isWord("component")
        || (kindAhead(2) == .leftBrace && isWord("tokens"))
        || (kindAhead(2) == .colon && isWord("environment"))
    case .leftBrace:
      return isWord("tokens")
    case .string:
      return isWord("import")
        || (isWord("deprecated")
          && (isWord("style", at: position + 2) || isWord("tokens", at: position + 2)
            || isWord("component", at: position + 2) || isWord("environment", at: position + 2)))
    default:
      return false
    }
  }

  /// Whether the list in parentheses cannot go on: what stands here belongs outside.
  var listBroke: Bool {
    switch kind {
    case .endOfFile, .leftBrace, .rightBrace, .semicolon, .when: true
    case .name: isOnNewLine && beginsLabel(0) && !followsSeparator
    default: false
    }
  }

  private var followsSeparator: Bool {
    guard consumedEnd > 0 else { return false }
    let last = tokens.kind(Int(consumedEnd) - 1)
    return last == .comma || last == .leftParen
  }

  /// Whether the token can only continue the line before, which it does not.
  var lineBeginsWithOperator: Bool {
    guard isOnNewLine else { return false }
    switch kind {
    case .plus, .minus, .star, .slash, .dot, .and, .or, .equalEqual, .notEqual, .is: return true
    default: return false
    }
  }

  // MARK: Skipping

  /// From a bracket past the one that closes it, or up to what cannot be inside.
  mutating func skipBalanced() {
    if kind == .leftParen { skipParentheses() } else { skipBraces() }
  }

  private mutating func skipParentheses() {
    var open = 0
    repeat {
      if kind == .leftParen { open += 1 }
      if kind == .rightParen { open -= 1 }
      advance()
    } while open > 0 && !listBroke
  }

  private mutating func skipBraces() {
    var open = 0
    repeat {
      if kind == .leftBrace { open += 1 }
      if kind == .rightBrace { open -= 1 }
      advance()
    } while open > 0 && kind != .endOfFile && !(nextKind == .name && beginsDeclaration)
  }

  /// Takes the `,` after an argument or parameter, if need be after a mistake.
  ///
  /// - Returns: Whether the list goes on.
  mutating func separator(in list: ListPlace) -> Bool {
    if kind != .comma {
      if kind == .rightParen || listBroke { return false }
      report(.expectedSeparator(in: list, found: found), at: currentRange)
      skipToSeparator()
      missing()
      guard kind == .comma else { return false }
    }
    advance()
    recovering = false
    return true
  }

  /// The rest of an argument.
  mutating func skipToSeparator() {
    while kind != .comma, kind != .rightParen, !listBroke {
      if kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// The rest of a run.
  mutating func skipRun() {
    while kind != .comma, kind != .rightParen, !lineEnded, !listBroke {
      if kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// The rest of a condition.
  mutating func skipCondition() {
    while kind != .rightParen, kind != .leftBrace, !lineEnded, !listBroke {
      if kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// What stands in the line before a `{`.
  mutating func skipToBrace() {
    while !isOnNewLine, !listBroke {
      if kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// The rest of a statement with the blocks in it, but not the token that ends it.
  mutating func skipStatement() {
    var isFirst = true
    while kind != .endOfFile, kind != .rightBrace {
      if !isFirst, isOnNewLine || kind == .semicolon { return }
      isFirst = false
      switch kind {
      case .leftParen: skipParentheses()
      case .leftBrace: skipBraces()
      default: advance()
      }
    }
  }

  /// Up to the next declaration.
  mutating func skipToDeclaration() {
    while kind != .endOfFile, !(isOnNewLine && beginsDeclaration) {
      if kind == .leftBrace { skipBraces() } else { advance() }
    }
  }

  /// What ends the value, condition or entry at hand: the line, a `;` or a `}`.
  @inline(__always)
  mutating func endStatement() {
    if isOnNewLine || kind == .semicolon || kind == .rightBrace || kind == .endOfFile { return }
    unexpectedEnd()
  }

  @inline(never)
  mutating func unexpectedEnd() {
    if kind == .rightParen {
      report(
        .unmatchedClosing(spelling(position)), at: currentRange,
        fixIts: [removal(of: currentRange)])
    } else {
      let begins = beginsLabel(0)
      report(
        .expectedEndOfStatement(found: found), at: currentRange,
        fixIts: begins ? [insertion(of: ";")] : [])
      if begins { return }
    }
    skipStatement()
  }
}
