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
      guard continuesName(next) || next == UInt8(ascii: "(") else { return nil }
      return foreign("!", write: "not", as: .not, from: start, spaceAfter: true)
    case UInt8(ascii: "&") where next == UInt8(ascii: "&"):
      return foreign("&&", write: "and", as: .and, from: start)
    default:
      return nil
    }
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
