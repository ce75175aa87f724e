extension Parser {
  /// The bytes of the token.
  var currentRange: SourceRange { tokens.range(position) }

  /// The offset where the last token that was taken ends.
  var previousEnd: UInt32 { consumedEnd == 0 ? 0 : tokens.end(Int(consumedEnd) - 1) }

  /// What stands here in place of what was expected.
  var found: FoundToken {
    if kind == .endOfFile { return .endOfFile }
    if lineEnded, consumedEnd > 0 { return .endOfLine }
    return .text(spelling(position))
  }

  /// Where to point when something is missing: at the token, or, if that is in another line, after
  /// the last one.
  var place: SourceRange {
    if case .text = found { return currentRange }
    return SourceRange(previousEnd, previousEnd)
  }

  /// Reports a problem, and is silent from here until a safe place is reached.
  @inline(never)
  mutating func report(
    _ problem: SyntaxProblem, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    reportOnly(problem, at: range, notes: notes, fixIts: fixIts)
    recovering = true
  }

  /// Reports a problem that leaves no doubt how to go on.
  @inline(never)
  mutating func reportOnly(
    _ problem: SyntaxProblem, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    guard !recovering, !followsUnclosedString else { return }
    diagnostics.append(
      limited: Diagnostic(.syntax(problem), at: range, notes: notes, fixIts: fixIts))
  }

  /// Whether the last token is a string that swallowed the rest of its line.
  private var followsUnclosedString: Bool {
    guard consumedEnd > 0 else { return false }
    let last = Int(consumedEnd) - 1
    return tokens.kind(last) == .string && !isClosedString(tokens.range(last), in: bytes.span)
  }

  /// A name is needed, and the token is none.
  mutating func missingName(of owner: NamePlace) {
    if isReserved(kind) {
      reservedName()
    } else {
      report(.expectedName(of: owner, found: found), at: place)
    }
  }

  /// Takes a reserved word where a name is needed.
  mutating func reservedName() {
    report(.reservedName(spelling(position)), at: currentRange)
    advance()
  }

  /// Takes the `:` after a name, or reports that it is missing.
  mutating func colon(after owner: NamePlace, named name: Int) {
    guard kind != .colon else {
      advance()
      return
    }
    let problem = SyntaxProblem.expectedColon(after: owner, name: spelling(name), found: found)
    if kind == .equal {
      report(
        problem, at: place,
        fixIts: [FixIt("write ':'", replacing: currentRange, with: ":")])
      advance()
      recovering = false
    } else {
      report(
        problem, at: place, fixIts: beginsComponent && !beginsLabel(0) ? [insertion(of: ":")] : [])
    }
  }

  /// A fix that inserts text after the last token.
  func insertion(of text: String) -> FixIt {
    FixIt("insert '\(text)'", replacing: SourceRange(previousEnd, previousEnd), with: text)
  }

  func removal(of range: SourceRange) -> FixIt {
    FixIt("remove it", replacing: range, with: "")
  }

  mutating func reportMissingSpace() {
    reportOnly(
      .missingSpace(before: spelling(position)), at: currentRange,
      fixIts: [
        FixIt(
          "insert a space", replacing: SourceRange(currentRange.start, currentRange.start),
          with: " ")
      ])
  }

  /// Reports a `-` that should touch its operand.
  mutating func reportSeparatedSign() {
    let gap = SourceRange(currentRange.end, tokens.start(min(position + 1, tokens.count - 1)))
    let isBlank = bytes[Int(gap.start)..<Int(gap.end)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    reportOnly(
      .separatedSign, at: currentRange,
      fixIts: isBlank ? [FixIt("remove the space", replacing: gap, with: "")] : [])
  }

  /// Takes the `)`, or reports that it is missing and goes to where it may be.
  ///
  /// - Returns: Whether it was there at once.
  mutating func closeParenthesis(_ opening: Int) -> Bool {
    let isThere = kind == .rightParen
    if !isThere {
      reportMissingParenthesis(opening)
      while kind == .comma || !(kind == .rightParen || listBroke) {
        let before = position
        if kind == .comma { advance() }
        skipToSeparator()
        guard madeProgress(since: before) else { break }
      }
    }
    parenthesisDepth -= 1
    if kind == .rightParen { advance() }
    return isThere
  }

  private mutating func reportMissingParenthesis(_ opening: Int) {
    let isUnclosed = listBroke
    let endsLine = isUnclosed && isOnNewLine
    report(
      .expectedClosingParenthesis(found: endsLine ? .endOfLine : found),
      at: endsLine ? SourceRange(previousEnd, previousEnd) : place,
      notes: [Note("the '(' is here", at: tokens.range(opening))],
      fixIts: isUnclosed ? [insertion(of: ")")] : [])
  }

  /// Reports too deep nesting, once for a declaration.
  mutating func reportNesting(at range: SourceRange) {
    if !reportedDepth { report(.nestedTooDeeply(limit: nestingLimit), at: range) }
    reportedDepth = true
    recovering = true
  }
}
