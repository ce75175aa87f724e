/// What a style draws: content, layers and the elements in them.
extension Parser {
  /// `content: ELEMENT`; the token is `content`.
  mutating func contentStatement() {
    let node = open(.contentStatement)
    let name = position
    advance()
    if kind == .leftBrace {
      contentBlock(write: ": vstack", before: SourceRange(previousEnd, previousEnd))
      close(node)
      return
    }
    colon(after: .property, named: name)
    if kind == .leftBrace {
      contentBlock(
        write: "vstack ", before: SourceRange(currentRange.start, currentRange.start))
    } else if kind == .name, !lineEnded {
      element(isContent: true)
    } else {
      missingElement()
    }
    close(node)
  }

  /// `content: ELEMENT { … }` whose first word is almost right; the token is that word.
  ///
  /// - Returns: Whether it is one; nothing is taken otherwise.
  mutating func misspelledContent() -> Bool {
    guard kindAhead(2) == .name, kindAhead(3) == .leftBrace || kindAhead(3) == .leftParen,
      isElementWord(at: position + 2),
      let word = suggestion(for: spelling(position), among: ["content"])
    else { return false }
    report(
      .expectedStatement(found: .text(spelling(position))), at: currentRange,
      fixIts: [FixIt("write '\(word)'", replacing: currentRange, with: word)])
    recovering = false
    contentStatement()
    return true
  }

  /// Whether the token is the name of an element that others stand in or that takes arguments.
  private func isElementWord(at index: Int) -> Bool {
    ["hstack", "vstack", "zstack", "box", "track", "swift", "text", "image", "spacer"].contains {
      isWord($0, at: index)
    }
  }

  private mutating func missingElement() {
    let text = lineEnded ? nil : bareTextFix
    report(.expectedElement(found: found), at: place, fixIts: [text].compactMap { $0 })
    missing()
    if !lineEnded {
      skipStatement()
    } else if kind == .name, nextKind != .colon, !isWord("layer"), !beginsDeclaration {
      // It stands in the next line.
      element(isContent: true)
    }
  }

  /// The block that stands in place of the one element; the token is its `{`.
  private mutating func contentBlock(write text: String, before place: SourceRange) {
    report(
      .severalElementsInContent, at: currentRange,
      fixIts: [FixIt("write a 'vstack'", replacing: place, with: text)])
    let node = open(.error)
    block(opening: position, in: .element)
    close(node)
  }

  /// `NAME(arguments)? when condition { … }`, of which all but the name may be missing.
  ///
  /// - Parameter isContent: Whether it is the one element of `content`.
  mutating func element(isContent: Bool = false) {
    let node = open(.element)
    elementName(node)
    if kind == .question, !isOnNewLine {
      if flags.contains(.spaceBefore) { reportSeparatedMark() }
      leaf(.optionalMark)
    }
    if kind == .when, !isOnNewLine {
      advance()
      condition()
    }
    if kind == .colon, nextKind == .leftBrace { removeColon() }
    let hasBlock = kind == .leftBrace
    if hasBlock {
      block(opening: position, in: .element)
    } else if isContent, isOnNewLine, kind == .name, nextKind != .colon, !isWord("layer"),
      isMoreIndented(than: node), !beginsDeclaration
    {
      // Children follow that are indented like those of a block: only the `{` is missing.
      reportMissingBlock(.element)
      block(opening: nil, in: .element)
    }
    modifiersAfterElement()
    if !endsStatement(0) { unexpectedEndOfElement(isContent: isContent, hasBlock: hasBlock) }
    close(node)
  }

  /// The name of an element with its arguments.
  private mutating func elementName(_ node: Int) {
    if foreignElement() { return }
    advance()
    guard kind == .leftParen, !flags.contains(.spaceBefore) else { return }
    _ = argumentList()
    applyWraps(from: node + 1)
  }

  /// A name in an element's block that no `:` follows: an element, unless it is a mistake.
  mutating func child() {
    if isWord("layer"), nextKind == .name, !nextIsOnNewLine {
      misplacedLayer()
    } else if isWord("else"), nextKind == .leftBrace {
      blockWithoutWhen(in: .element)
    } else if foreignWhen() {
      whenBlock(in: .element)
    } else if beginsPropertyWithoutColon {
      propertyWithoutColon()
    } else {
      element()
    }
  }

  /// Whether `padding 8`, `padding = 8` or `corner-radius: 8` stands here.
  private var beginsPropertyWithoutColon: Bool {
    switch nextKind {
    case .equal, .minus: !nextIsOnNewLine
    case .number, .string, .color, .name: !nextIsOnNewLine && !isElementWord
    default: false
    }
  }

  /// `layer NAME above when condition { … }`; the token is `layer`.
  mutating func layer() {
    let node = open(.layerBlock)
    advance()
    if kind == .colon { removeColon() }
    if kind == .name, !isOnNewLine, !isWord("above") {
      takeMainToken(of: node)
    } else {
      tree.nodes[node].kind = .error
      report(.expectedName(of: .layer, found: found), at: place)
      if kind == .string, !isOnNewLine { advance() }
    }
    if isWord("above"), !isOnNewLine {
      leaf(.layerAbove)
    } else {
      foreignBelow()
    }
    if kind == .when, !isOnNewLine {
      advance()
      condition()
    }
    block(of: .layer, after: node)
    if isWord("above"), !isOnNewLine, nextKind != .colon { wordAfterBlock(of: .layer) }
    close(node)
  }

  /// Goes on after an element that something follows in its line.
  @inline(never)
  private mutating func unexpectedEndOfElement(isContent: Bool, hasBlock: Bool) {
    if kind == .when, hasBlock {
      conditionAfterBlock()
    } else if isContent, kind == .comma || (kind == .name && nextKind != .colon) {
      let node = open(.error)
      report(.severalElementsInContent, at: currentRange)
      skipStatement()
      close(node)
    } else if kind == .name {
      report(
        .expectedEndOfStatement(found: found), at: currentRange, fixIts: [insertion(of: ";")])
    } else {
      unexpectedEnd()
    }
  }

  /// The `when` that follows the block of an element.
  private mutating func conditionAfterBlock() {
    if lineHasBrace {
      report(
        .expectedEndOfStatement(found: found), at: currentRange, fixIts: [insertion(of: ";")])
      return
    }
    wordAfterBlock(of: .element)
    endStatement()
  }

  private mutating func wordAfterBlock(of owner: BlockPlace) {
    let node = open(.error)
    report(.wordAfterBlock(spelling(position), of: owner), at: currentRange)
    let isCondition = kind == .when
    advance()
    if isCondition { condition() }
    close(node)
  }

  /// Whether a `{` follows in the line.
  private var lineHasBrace: Bool {
    var index = position + 1
    while index < tokens.count {
      if tokens.flags(index).contains(.newlineBefore) { return false }
      switch tokens.kind(index) {
      case .leftBrace: return true
      case .rightBrace, .semicolon, .endOfFile: return false
      default: index += 1
      }
    }
    return false
  }
}
