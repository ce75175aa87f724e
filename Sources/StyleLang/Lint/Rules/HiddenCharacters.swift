extension LintRule {
  /// Text that is not what it looks like.
  static let hiddenCharacters = LintRule(
    name: "hidden-characters", defaultLevel: .warning,
    summary: "Text holds an invisible character, or a name mixes letters that only look Latin.",
    reason: "What is read is then not what is compiled: two names look like one, a search does not"
      + " find a word, or a text hides a message. (Controls of direction, which show code in another"
      + " order than it has, are errors of the compiler.) Joiners inside emoji and in scripts that"
      + " need them are left alone.",
    remedy: "Remove the character, or write the letter of the script that is meant. In a string, an"
      + " escape such as '\\u{200B}' shows that it is meant.",
    badExample: """
      tokens {
          // The first letter of the name is Cyrillic.
          \u{430}ccent: #ff9f0a
      }
      """,
    goodExample: """
      tokens {
          // The first letter of the name is Latin.
          accent: #ff9f0a
      }
      """,
    check: .file { pass in
      let file = pass.file
      let bytes = file.source.bytes
      var offset = hasByteOrderMark(bytes.span) ? 3 : 0
      while let start = firstForeignByte(in: bytes.span, from: offset) {
        let place = file.place(of: start)
        if place.kind == .name {
          offset = Int(place.range.end)
          pass.checkName(place.range)
        } else {
          offset = pass.checkText(from: start, in: place)
        }
      }
    })
}

/// Where a byte lies.
private struct TextPlace {
  /// The token; nil in a comment or in white space.
  var kind: TokenKind?
  /// The bytes of the token.
  var range: SourceRange
}

extension TextPlace {
  /// For messages.
  fileprivate var phrase: String {
    switch kind {
    case nil: "a comment"
    case .name: "a name"
    case .string: "a string"
    default: "the text"
    }
  }
}

/// The first byte from `offset` that is not of ASCII.
private func firstForeignByte(in bytes: Span<UInt8>, from start: Int) -> Int? {
  var offset = start
  // Sixty-four at a time: most files have no such byte at all.
  while offset + 64 <= bytes.count {
    var all: UInt8 = 0
    for index in offset..<offset + 64 { all |= bytes[unchecked: index] }
    if all >= 0x80 { break }
    offset += 64
  }
  while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
  return offset < bytes.count ? offset : nil
}

extension LintedFile {
  fileprivate func place(of offset: Int) -> TextPlace {
    let whole = SourceRange(0, UInt32(source.bytes.count))
    if isDesignTokens { return TextPlace(kind: .string, range: whole) }
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.tokens.start(middle)) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, Int(tree.tokens.end(low - 1)) > offset else {
      return TextPlace(kind: nil, range: whole)
    }
    return TextPlace(kind: tree.tokens.kind(low - 1), range: tree.tokens.range(low - 1))
  }
}

extension LintPass {
  /// Reports a run of invisible characters that begins at a byte, if one does.
  ///
  /// - Returns: The end of what has been looked at.
  fileprivate mutating func checkText(from start: Int, in place: TextPlace) -> Int {
    let bytes = file.source.bytes
    var end = start
    var first: Unicode.Scalar?
    while end < bytes.count, bytes[end] >= 0x80, let (scalar, length) = decoded(bytes, at: end) {
      guard isHidden(scalar, bytes, at: end, length) else { break }
      first = first ?? scalar
      end += length
    }
    guard let first else { return start + (decoded(bytes, at: start)?.length ?? 1) }
    let range = SourceRange(UInt32(start), UInt32(end))
    report(
      "invisible character \(first.numberAndName) in \(place.phrase)", at: range,
      fixIts: [
        FixIt(
          "remove it", [FixIt.Edit(range: range, replacement: "")], isSafe: place.kind == nil)
      ])
    return end
  }

  /// Reports what a name hides.
  fileprivate mutating func checkName(_ range: SourceRange) {
    let name = file.source.text(range)
    let scalars = name.unicodeScalars
    func replacement(_ text: String) -> [FixIt] {
      text.isEmpty ? [] : [FixIt("write '\(text)'", replacing: range, with: text)]
    }
    if let hidden = scalars.first(where: \.properties.isDefaultIgnorableCodePoint) {
      var visible = String.UnicodeScalarView()
      visible.append(
        contentsOf: scalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
      report(
        "invisible character \(hidden.numberAndName) in a name", at: range,
        fixIts: replacement(String(visible)))
      return
    }
    guard let odd = scalars.first(where: { LookAlikes.latin($0) != nil }),
      let latin = LookAlikes.latin(odd)
    else { return }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: scalars.map { LookAlikes.latin($0) ?? $0 })
    let text = String(plain)
    let isMixed = scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    // A word of another script may well be of such letters only, unless it looks like a name that
    // there is.
    if !isMixed {
      guard plain.allSatisfy(\.isASCII) else { return }
      var names = file.analysis.context.names
      let count = names.count
      guard Int(names.intern(text)) < count else { return }
    }
    report(
      "'\(name)' looks like '\(text)' and is another name: '\(odd)' is \(odd.numberAndName), not"
        + " '\(latin)'",
      at: range, fixIts: replacement(text))
  }
}

private func decoded(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, length: Int)? {
  decodeScalar(bytes.span, at: offset).map { ($0.scalar, $0.length) }
}

/// Whether a character of a comment or a string shows nothing, and has no use where it stands.
private func isHidden(
  _ scalar: Unicode.Scalar, _ bytes: [UInt8], at offset: Int, _ length: Int
) -> Bool {
  switch scalar.value {
  case 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
  // Joiners, between letters of scripts that need them or in emoji.
  case 0x200C, 0x200D:
    return !isForeign(bytes, before: offset) || !isForeign(bytes, at: offset + length)
  // A variation of what stands before it; digits have one as keys.
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
    guard let before = scalarBefore(offset, in: bytes) else { return true }
    if before.isASCII { return !before.isKeycapBase }
    return before.properties.isDefaultIgnorableCodePoint || before.properties.isWhitespace
  // Tags, in the flags of parts of a country.
  case 0xE0020...0xE007F:
    var start = offset
    while let before = scalarBefore(start, in: bytes) {
      // Each tag is of four bytes, as the flag is.
      guard (0xE0020...0xE007F).contains(before.value) else { return before.value != 0x1F3F4 }
      start -= 4
    }
    return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}

extension Unicode.Scalar {
  fileprivate var isKeycapBase: Bool {
    (0x30...0x39).contains(value) || value == 0x23 || value == 0x2A
  }
}

/// Whether a visible character that is not of ASCII ends before a byte.
private func isForeign(_ bytes: [UInt8], before offset: Int) -> Bool {
  guard let scalar = scalarBefore(offset, in: bytes), !scalar.isASCII else { return false }
  // A variation may stand between an emoji and the joiner.
  return !scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0xFE0F
}

/// Whether a visible character that is not of ASCII begins at a byte.
private func isForeign(_ bytes: [UInt8], at offset: Int) -> Bool {
  guard offset < bytes.count, let (scalar, _) = decoded(bytes, at: offset) else { return false }
  return !scalar.isASCII && !scalar.properties.isDefaultIgnorableCodePoint
}

private func scalarBefore(_ offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
  var start = offset - 1
  while start > 0, bytes[start] & 0xC0 == 0x80, offset - start < 4 { start -= 1 }
  return start >= 0 ? decoded(bytes, at: start)?.0 : nil
}
