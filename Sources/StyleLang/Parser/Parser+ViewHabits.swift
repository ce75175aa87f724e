/// Views and modifiers of SwiftUI in content.
extension Parser {
  /// Reports `background { … }` and `overlay { … }`, and takes them.
  ///
  /// - Returns: Whether there was one.
  mutating func foreignSurface() -> Bool {
    let write: String
    switch spelling(position) {
    case "background": write = "layer name { … }"
    case "overlay": write = "layer name above { … }"
    default: return false
    }
    let node = open(.error)
    report(.foreignSpelling(spelling(position) + " { … }", write: write), at: currentRange)
    advance()
    skipBalanced()
    close(node)
    return true
  }

  /// Reports a view of SwiftUI in place of an element, and takes its name and arguments.
  ///
  /// - Returns: Whether there was one.
  mutating func foreignElement() -> Bool {
    if isWord("configuration"), kindAhead(1) == .dot, kindAhead(2) == .name {
      let word = position + 2
      let range = SourceRange(currentRange.start, tokens.end(word))
      let name = spelling(word)
      reportForeign("configuration." + name, write: name, at: range)
      missing()
      advance(to: word + 1)
      return true
    }
    if isWord("Color"), kindAhead(1) == .dot, kindAhead(2) == .name {
      let range = SourceRange(currentRange.start, tokens.end(position + 2))
      let name = spelling(position + 2)
      reportForeign("Color." + name, write: "box { background: \(name) }", at: range)
      missing()
      advance(to: position + 3)
      return true
    }
    guard let write = ForeignWords.elements.meaning(of: spelling(position)) else { return false }
    foreignElement(write: write)
    return true
  }

  private mutating func foreignElement(write: String) {
    let name = spelling(position)
    let start = currentRange.start
    let hasArguments = nextKind == .leftParen && nextTouches
    if hasArguments, kindAhead(2) == .rightParen {
      let range = SourceRange(start, tokens.end(position + 2))
      reportForeign(name + "()", write: write, at: range)
      advance(to: position + 3)
    } else if hasArguments, kindAhead(2) == .name, kindAhead(3) == .colon,
      isWord("systemName", at: position + 2), position + 4 < tokens.count
    {
      let range = SourceRange(start, tokens.end(position + 3))
      let value = SourceRange(start, tokens.start(position + 4))
      reportOnly(
        .foreignSpelling("\(name)(systemName:", write: write + "(\"…\")"), at: range,
        fixIts: [FixIt("write '\(write)('", replacing: value, with: write + "(")])
      arguments()
    } else {
      reportForeign(name, write: write, at: currentRange)
      arguments()
    }
    missing()
  }

  private mutating func arguments() {
    let base = tree.count
    advance()
    guard kind == .leftParen, !flags.contains(.spaceBefore) else { return }
    _ = argumentList()
    applyWraps(from: base)
  }

  private mutating func reportForeign(_ text: String, write: String, at range: SourceRange) {
    reportOnly(
      .foreignSpelling(text, write: write), at: range,
      fixIts: [FixIt("write '\(write)'", replacing: range, with: write)])
  }

  /// Takes the `*` at the end of `available(iOS 26, *)`, and reports it.
  ///
  /// - Returns: The height of what stands for it.
  mutating func foreignStar() -> Int {
    let isLast = consumedEnd > 0 && tokens.kind(Int(consumedEnd) - 1) == .comma
    let start = isLast ? tokens.start(Int(consumedEnd) - 1) : currentRange.start
    let node = open(.error)
    reportOnly(
      .foreignSpelling("*", write: nil), at: currentRange,
      fixIts: isLast ? [removal(of: SourceRange(start, currentRange.end))] : [])
    advance()
    close(node)
    return 1
  }

  /// Takes `.padding(8)` and the like after an element, and reports each.
  mutating func modifiersAfterElement() {
    while kind == .dot, nextKind == .name, nextTouches,
      kindAhead(2) == .leftParen || kindAhead(2) == .leftBrace
    {
      let name = spelling(position + 1)
      let meaning = ForeignWords.properties.meaning(of: name) ?? name
      let node = open(.error)
      reportOnly(
        .modifierAfterElement(name, write: meaning.contains(" ") ? meaning : meaning + ": …"),
        at: SourceRange(currentRange.start, tokens.end(position + 1)))
      advance()
      advance()
      if kind == .leftParen, !isOnNewLine { skipBalanced() }
      if kind == .leftBrace, !isOnNewLine { skipBalanced() }
      close(node)
    }
  }
}
