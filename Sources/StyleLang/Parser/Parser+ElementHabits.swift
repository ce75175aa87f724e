/// Elements in the wrong place, and habits of SwiftUI in elements.
extension Parser {
  /// Whether the name at the token is that of an element.
  ///
  /// Only the choice between two messages depends on it: which elements there are is for the checker.
  var isElementWord: Bool { ElementWords.all.contains(spelling(position)) }

  var nextIsOnNewLine: Bool {
    let next = position &+ 1
    return next >= tokens.count || tokens.flags(next).contains(.newlineBefore)
  }

  /// Whether the token at a distance ends the statement before it.
  func endsStatement(_ distance: Int) -> Bool {
    if distance == 0 ? isOnNewLine : nextIsOnNewLine { return true }
    switch kindAhead(distance) {
    case .semicolon, .rightBrace, .endOfFile: return true
    default: return false
    }
  }

  // MARK: In the wrong place

  /// Whether an element stands here, where a property belongs.
  var beginsMisplacedElement: Bool {
    switch nextKind {
    case .leftBrace, .question, .when: break
    case .leftParen where nextTouches: break
    default: guard endsStatement(1) else { return false }
    }
    return isElementWord || ForeignWords.elements.meaning(of: spelling(position)) != nil
  }

  /// An element in a style or a layer outside `content`.
  mutating func misplacedElement() {
    let node = open(.error)
    let name = spelling(position)
    let write = ForeignWords.elements.meaning(of: name) ?? name
    let start = SourceRange(currentRange.start, currentRange.start)
    report(
      .misplacedElement(write), at: currentRange,
      fixIts: name == write ? [FixIt("insert 'content:'", replacing: start, with: "content: ")] : []
    )
    element(isContent: true)
    close(node)
  }

  /// `content: …` in an element.
  mutating func misplacedContent() {
    let node = open(.error)
    let word = currentRange
    advance()
    advance()
    let isElement = kind == .name && !lineEnded
    let prefix = SourceRange(word.start, isElement ? currentRange.start : word.end)
    report(
      .contentInElement, at: word, fixIts: isElement ? [removal(of: prefix)] : [])
    if isElement { element() } else { skipStatement() }
    close(node)
  }

  /// `layer NAME …` in an element.
  mutating func misplacedLayer() {
    let node = open(.error)
    report(.layerInElement, at: currentRange)
    layer()
    close(node)
  }

  // MARK: Marks

  mutating func reportSeparatedMark() {
    let gap = SourceRange(previousEnd, currentRange.start)
    let isBlank = bytes[Int(gap.start)..<Int(gap.end)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    reportOnly(
      .separatedOptionalMark, at: currentRange,
      fixIts: isBlank ? [FixIt("remove the space", replacing: gap, with: "")] : [])
  }

  /// Takes a `:` that has no place, and reports it.
  mutating func removeColon() {
    reportOnly(
      .foreignSpelling(":", write: nil), at: currentRange, fixIts: [removal(of: currentRange)])
    advance()
  }

  /// Takes the `below` of a layer, which is where layers are.
  mutating func foreignBelow() {
    guard kind == .name, !isOnNewLine, ["below", "behind"].contains(spelling(position)) else {
      return
    }
    let range = SourceRange(previousEnd, currentRange.end)
    reportOnly(
      .foreignSpelling(spelling(position), write: nil), at: currentRange,
      fixIts: [removal(of: range)])
    advance()
  }

  // MARK: SwiftUI

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

  /// Takes `.padding(8)` and the like after an element, and reports each.
  mutating func modifiersAfterElement() {
    while kind == .dot, nextKind == .name, nextTouches {
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

/// The names of elements.
enum ElementWords {
  static let all: Set<String> = [
    "bar", "body", "box", "divider", "hstack", "icon", "image", "input", "label", "progress",
    "spacer", "spinner", "swift", "text", "thumb", "title", "track", "value", "vstack", "zstack",
  ]
}
