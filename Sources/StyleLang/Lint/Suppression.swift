/// A comment that keeps findings of rules from being shown: `// stylec:disable-line RULE: reason`.
struct Suppression {
  /// What it covers.
  enum Kind: String, CaseIterable {
    /// From here to `enable`, or to the end of the file.
    case disable
    case enable
    /// The line at whose end it stands.
    case disableLine = "disable-line"
    /// The next line that holds more than comments.
    case disableNextLine = "disable-next-line"
  }

  /// A name of a rule, as written.
  struct Name {
    var text: String
    var range: SourceRange
  }

  /// What it covers; nil where the word is unknown.
  var kind: Kind?
  /// The word after `stylec:`.
  var word: Name
  /// The rules, or codes of the compiler.
  var names: [Name] = []
  /// Where something stands between a name and what follows it, without a comma or a colon.
  var strayText: SourceRange?
  /// Whether a reason follows.
  var hasReason = false
  /// The comment, from its slashes to the end of the line.
  var comment: SourceRange
}

extension Suppression {
  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - comment: From its slashes to the end of the line.
  ///   - start: The offset after `stylec:`.
  init(_ source: SourceFile, comment: SourceRange, from start: UInt32) {
    var scanner = SuppressionScanner(bytes: source.bytes, offset: Int(start), end: Int(comment.end))
    let word = scanner.word()
    self.comment = comment
    self.word = Name(text: source.text(word), range: word)
    kind = Kind(rawValue: self.word.text)
    while true {
      scanner.skipSpace()
      let name = scanner.word()
      if !name.isEmpty { names.append(Name(text: source.text(name), range: name)) }
      scanner.skipSpace()
      if scanner.skip(UInt8(ascii: ",")) { continue }
      if scanner.skip(UInt8(ascii: ":")) {
        scanner.skipSpace()
        hasReason = scanner.offset < scanner.end
      } else if scanner.offset < scanner.end {
        strayText = SourceRange(UInt32(scanner.offset), comment.end)
        hasReason = true
      }
      return
    }
  }
}

/// Reads the words of a comment.
private struct SuppressionScanner {
  let bytes: [UInt8]
  private(set) var offset: Int
  let end: Int

  init(bytes: [UInt8], offset: Int, end: Int) {
    self.bytes = bytes
    self.offset = offset
    self.end = end
  }

  mutating func word() -> SourceRange {
    let start = offset
    while offset < end, !isSpace(bytes[offset]), ![0x2C, 0x3A].contains(bytes[offset]) {
      offset += 1
    }
    return SourceRange(UInt32(start), UInt32(offset))
  }

  mutating func skipSpace() {
    while offset < end, isSpace(bytes[offset]) { offset += 1 }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
