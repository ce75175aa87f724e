/// Habits of CSS and SwiftUI that are recognised whole, so that each gives one message, and what
/// is around it is read as usual.
extension Parser {
  /// Reports a name with hyphens before a `:`, and goes to its last word.
  ///
  /// - Returns: Whether there was one. Its node stands for nothing then.
  mutating func hyphenatedName(_ owner: NamePlace) -> Bool {
    var length = 0
    while kindAhead(length + 1) == .minus, touches(length + 1),
      kindAhead(length + 2) == .name, touches(length + 2)
    {
      length += 2
    }
    guard length > 0, kindAhead(length + 1) == .colon else { return false }
    let range = SourceRange(currentRange.start, tokens.end(position + length))
    var name = spelling(position)
    for index in stride(from: 2, through: length, by: 2) {
      let word = spelling(position + index)
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    let meaning = owner == .property ? ForeignWords.properties.meaning(of: name) : nil
    let write = meaning ?? name
    // An example is of a whole statement: it cannot take the place of the name.
    let isExample = write.contains(" ")
    reportOnly(
      .hyphenatedName(spelling(of: range), write: write), at: range,
      fixIts: isExample ? [] : [FixIt("write '\(write)'", replacing: range, with: write)])
    advance(to: position + length)
    return true
  }

  /// Takes the dot of `.red`, which is plain `red` here, and reports it.
  mutating func leadingDot() {
    let name = spelling(position + 1)
    let range = SourceRange(currentRange.start, tokens.end(position + 1))
    let isCall = kindAhead(2) == .leftParen
    let write = isCall ? name : ForeignWords.values.meaning(of: name) ?? name
    reportOnly(
      .foreignSpelling("." + name, write: write), at: range,
      fixIts: [FixIt("write '\(write)'", replacing: range, with: write)])
    missing()
    advance()
  }

  /// Whether the token is the dot of `.red`.
  var isLeadingDot: Bool { kind == .dot && nextKind == .name && nextTouches }

  /// Whether the token is the dot of `.red` in `1 .red`; after a name a member may be meant, as in
  /// `brand .opacity(50%)`.
  var isDottedComponent: Bool {
    isLeadingDot && consumedEnd > 0 && tokens.kind(Int(consumedEnd) - 1) == .number
  }

  /// Reports what stands for `when` in other languages and reads the block as one of `when`.
  ///
  /// - Returns: Whether there was such a word.
  mutating func foreignWhen() -> Bool {
    guard isWord("if"), nextKind != .leftBrace else { return false }
    reportOnly(
      .foreignSpelling("if", write: "when"), at: currentRange,
      fixIts: [FixIt("write 'when'", replacing: currentRange, with: "when")])
    return true
  }

  /// Reports the `else` that is no word here, and reads its block.
  ///
  /// - Returns: Whether there was one.
  mutating func foreignElse() -> Bool {
    guard isWord("else") else { return false }
    report(.foreignSpelling("else", write: "when not …"), at: currentRange)
    return true
  }

  /// Takes the `let` or `var` before the name of a token, and reports it.
  mutating func foreignLet() {
    guard isWord("let") || isWord("var"), nextKind == .name else { return }
    let toName = SourceRange(currentRange.start, tokens.start(position + 1))
    reportOnly(
      .foreignSpelling(spelling(position), write: nil), at: currentRange,
      fixIts: [removal(of: toName)])
    advance()
  }

  /// Reports `.padding(8)` or `:hover` in place of a statement.
  ///
  /// - Returns: Whether it was one of these; nothing is taken.
  mutating func foreignStatement() -> Bool {
    guard nextKind == .name, nextTouches else { return false }
    let name = spelling(position + 1)
    let range = SourceRange(currentRange.start, tokens.end(position + 1))
    switch kind {
    case .colon:
      let state = ForeignWords.states.meaning(of: name) ?? name
      report(.foreignSpelling(":" + name, write: "when " + state), at: range)
    case .dot where kindAhead(2) == .leftParen && !mayContinueValue(name):
      let meaning = ForeignWords.properties.meaning(of: name) ?? name
      let write = meaning.contains(" ") ? meaning : meaning + ": …"
      report(.foreignSpelling(".\(name)(…)", write: write), at: range)
    default:
      return false
    }
    return true
  }

  /// Whether `.name(…)` may belong to the value of the line before.
  private func mayContinueValue(_ name: String) -> Bool {
    let follows = consumedEnd > 0 && tokens.kind(Int(consumedEnd) - 1) != .leftBrace
    return follows
      && ["opacity", "mix", "lighter", "darker", "readable", "delay"].contains(name)
  }

  private func touches(_ distance: Int) -> Bool {
    let index = position + distance
    return index < tokens.count && !tokens.flags(index).contains(.spaceBefore)
  }

  func spelling(of range: SourceRange) -> String {
    let end = min(range.end, range.start + 200)
    return printable(String(decoding: bytes[Int(range.start)..<Int(end)], as: UTF8.self))
  }
}
