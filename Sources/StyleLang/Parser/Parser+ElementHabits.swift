/// Elements in the wrong place, and marks of theirs that are not where they belong.
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
    let index = position &+ distance
    if index >= tokens.count || tokens.flags(index).contains(.newlineBefore) { return true }
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
    // Several in a row are one mistake.
    if !followsMisplacedElement {
      report(
        .misplacedElement(write), at: currentRange,
        fixIts: name == write
          ? [FixIt("insert 'content:'", replacing: start, with: "content: ")] : [])
    }
    recovering = true
    element(isContent: true)
    endOfMisplacedElement = consumedEnd
    close(node)
  }

  private var followsMisplacedElement: Bool {
    var end = consumedEnd
    while end > endOfMisplacedElement, tokens.kind(Int(end) - 1) == .semicolon { end -= 1 }
    return end > 0 && end == endOfMisplacedElement
  }

  /// `icon: { … }` for `icon { … }` in an element, and `layer: glow { … }` elsewhere.
  ///
  /// - Returns: Whether there was one; it is taken.
  mutating func colonBeforeBlock(in scope: BlockScope) -> Bool {
    if scope == .element {
      guard kindAhead(2) == .leftBrace else { return false }
      element()
      return true
    }
    guard isWord("layer"), kindAhead(2) == .name, kindAhead(3) == .leftBrace else { return false }
    layer()
    return true
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

  /// A block after a property of a component.
  mutating func blockInComponent() {
    let node = open(.error)
    let name = position
    advance()
    colon(after: .property, named: name)
    skipBalanced()
    close(node)
  }

  /// Reports a string that stands for an element; nothing is taken.
  ///
  /// - Returns: Whether there was one.
  mutating func bareText() -> Bool {
    guard let fix = bareTextFix else { return false }
    report(
      .expectedElement(found: .text(spelling(position))), at: currentRange, fixIts: [fix])
    return true
  }

  /// A fix that makes an element of the string at the token, if it is all that stands there.
  var bareTextFix: FixIt? {
    guard kind == .string, endsStatement(1) else { return nil }
    let range = currentRange
    guard isClosedString(range, in: bytes.span) else { return nil }
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return FixIt("write 'text(…)'", replacing: range, with: "text(\(text))")
  }
}

/// The names of elements.
enum ElementWords {
  static let all: Set<String> = [
    "bar", "body", "box", "divider", "hstack", "icon", "image", "input", "label", "progress",
    "spacer", "spinner", "swift", "text", "thumb", "title", "track", "value", "vstack", "zstack",
  ]
}
