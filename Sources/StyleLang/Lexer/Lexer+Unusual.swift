/// Why a scalar or byte is not welcome.
private enum Oddity: Equatable {
  case invalidUTF8
  case bidirectional
  case control
  /// Begins no token; no oddity in comments and strings.
  case unknown
}

extension Lexer {
  /// What no token of ASCII begins with: a name in another script, or a run of bytes that begin no
  /// token, which becomes one `invalid` token with one error.
  @inline(never)
  mutating func unusual(_ bytes: Span<UInt8>, from start: Int) -> Int {
    if let end = foreignOperator(bytes, from: start) { return end }
    if bytes[start] >= 0x80, let decoded = decodeScalar(bytes, at: start),
      decoded.scalar.properties.isXIDStart
    {
      kind = .name
      return endOfName(bytes, from: start + decoded.length)
    }
    kind = .invalid
    let (oddity, length) = classify(bytes, at: start)
    guard let oddity else { return start + length }
    let end = endOfRun(of: oddity, bytes, from: start + length)
    report(oddity, bytes, start, end)
    return end
  }

  /// What is not plain text inside a comment or a string, and no line break.
  @inline(never)
  mutating func unusualText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let (oddity, length) = classify(bytes, at: start)
    guard let oddity, oddity != .unknown else { return start + length }
    let end = endOfRun(of: oddity, bytes, from: start + length)
    report(oddity, bytes, start, end)
    return end
  }

  /// One problem for a whole file of another encoding.
  mutating func reportUTF16(_ bytes: Span<UInt8>) {
    diagnostics.append(
      Diagnostic(
        .syntax(.invalidUTF8(byte: bytes[0], offset: 0)), at: SourceRange(0, 2),
        notes: [Note("the file begins like one in UTF-16; save it as UTF-8")]))
  }

  /// Takes the spelling of another language for the token it would be here, after an error.
  mutating func foreign(
    _ text: StaticString, write: String, as kind: TokenKind, from start: Int,
    spaceAfter: Bool = false
  ) -> Int {
    let end = start + text.utf8CodeUnitCount
    self.kind = kind
    report(
      .foreignSpelling("\(text)", write: write), start, end,
      fixIts: [
        FixIt(
          "write '\(write)'", replacing: SourceRange(UInt32(start), UInt32(end)),
          with: spaceAfter ? write + " " : write)
      ])
    return end
  }

  /// `!=`, and the operators that are words here.
  private mutating func foreignOperator(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let next = byte(at: start + 1, in: bytes)
    switch bytes[start] {
    case UInt8(ascii: "!"):
      if next == UInt8(ascii: "=") {
        kind = .notEqual
        return start + 2
      }
      if let end = important(bytes, from: start) { return end }
      guard continuesName(next) || next == UInt8(ascii: "(") else { return nil }
      return foreign("!", write: "not", as: .not, from: start, spaceAfter: true)
    case UInt8(ascii: "&") where next == UInt8(ascii: "&"):
      return foreign("&&", write: "and", as: .and, from: start)
    case UInt8(ascii: "'"):
      return singleQuoted(bytes, from: start)
    default:
      return nil
    }
  }

  /// A comment of a shell: a `#` with a blank after it and nothing but blanks before it.
  mutating func foreignComment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var before = start
    while before > 0, isBlank(bytes[before - 1]) { before -= 1 }
    guard before == 0 || isLineEnd(bytes[before - 1]), isBlank(byte(at: start + 1, in: bytes))
    else { return nil }
    var end = start + 1
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    kind = .invalid
    report(
      .foreignSpelling("#", write: "//"), start, start + 1,
      fixIts: [
        FixIt(
          "write '//'", replacing: SourceRange(UInt32(start), UInt32(start + 1)), with: "//")
      ])
    return end
  }

  /// The `!important` of CSS, which says nothing here: the order of the statements decides.
  private mutating func important(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let word: StaticString = "!important"
    let end = start + word.utf8CodeUnitCount
    guard end <= bytes.count, !continuesName(byte(at: end, in: bytes)),
      text(bytes, start, end) == "\(word)"
    else { return nil }
    kind = .invalid
    let range = SourceRange(UInt32(start), UInt32(end))
    report(
      .foreignSpelling("\(word)", write: nil), start, end,
      fixIts: [FixIt("remove it", replacing: range, with: "")])
    return end
  }

  /// A string in single quotes on one line.
  private mutating func singleQuoted(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'") {
      let isPlain = bytes[end] >= 0x20 && bytes[end] != UInt8(ascii: "\"")
      guard isPlain, bytes[end] != UInt8(ascii: "\\"), end - start < 200 else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    end += 1
    kind = .invalid
    let write = "\"" + text(bytes, start + 1, end - 1) + "\""
    let range = SourceRange(UInt32(start), UInt32(end))
    report(
      .foreignSpelling(text(bytes, start, end), write: write), start, end,
      fixIts: [FixIt("write '\(write)'", replacing: range, with: write)])
    return end
  }

  private mutating func report(
    _ oddity: Oddity, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) {
    let range = SourceRange(UInt32(start), UInt32(end))
    let removal = FixIt("remove it", replacing: range, with: "")
    guard oddity != .invalidUTF8, let scalar = decodeScalar(bytes, at: start)?.scalar else {
      report(.invalidUTF8(byte: bytes[start], offset: UInt32(start)), start, end)
      return
    }
    switch oddity {
    case .bidirectional: report(.bidirectionalControl(scalar), start, end, fixIts: [removal])
    case .control: report(.controlCharacter(scalar), start, end, fixIts: [removal])
    case .unknown, .invalidUTF8: report(.unknownCharacter(scalar), start, end)
    }
  }
}

/// The end of a run of the same oddity.
private func endOfRun(of oddity: Oddity, _ bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < bytes.count {
    let (next, length) = classify(bytes, at: offset)
    guard next == oddity else { break }
    offset += length
  }
  return offset
}

/// What is odd about the scalar at `offset`, nil if nothing, and its length in bytes.
private func classify(_ bytes: Span<UInt8>, at offset: Int) -> (Oddity?, length: Int) {
  guard let decoded = decodeScalar(bytes, at: offset) else { return (.invalidUTF8, 1) }
  let scalar = decoded.scalar
  switch scalar.value {
  case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C:
    return (.bidirectional, decoded.length)
  case 0x09, 0x0A, 0x0D, 0x20:
    return (nil, 1)
  case 0..<0x20, 0x7F..<0xA0:
    return (.control, decoded.length)
  case UInt32(UInt8(ascii: "!")), UInt32(UInt8(ascii: "$")), UInt32(UInt8(ascii: "%")),
    UInt32(UInt8(ascii: "&")), UInt32(UInt8(ascii: "'")), UInt32(UInt8(ascii: "<")),
    UInt32(UInt8(ascii: ">")), UInt32(UInt8(ascii: "@")), UInt32(UInt8(ascii: "[")),
    UInt32(UInt8(ascii: "\\")), UInt32(UInt8(ascii: "]")), UInt32(UInt8(ascii: "^")),
    UInt32(UInt8(ascii: "`")), UInt32(UInt8(ascii: "~")):
    return (.unknown, 1)
  case 0..<0x80:
    return (nil, 1)
  default:
    return (scalar.properties.isXIDStart ? nil : .unknown, decoded.length)
  }
}
