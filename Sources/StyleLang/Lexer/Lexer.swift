/// Splits a file into tokens.
///
/// - Returns: The tokens, whatever the errors, and the errors in the order of places.
package func lex(_ source: SourceFile) -> (Tokens, [Diagnostic]) {
  lex(source, sizeLimit: 1 << 32)
}

/// `lex` with a limit that a test can reach.
func lex(_ source: SourceFile, sizeLimit: Int) -> (Tokens, [Diagnostic]) {
  var lexer = Lexer()
  guard source.bytes.count < sizeLimit else {
    lexer.report(.fileTooLarge, 0, 0)
    let nothing: [UInt8] = []
    return (lexer.run(nothing.span), lexer.diagnostics)
  }
  return (lexer.run(source.bytes.span), lexer.diagnostics)
}

/// The state of lexing.
///
/// A method that reads a token or trivia takes the bytes and an offset, and gives the offset after
/// what it read; only `run` loops over the file and adds tokens.
struct Lexer: ~Copyable {
  var diagnostics: [Diagnostic] = []
  /// What has been passed over since the last token.
  var flags: TokenFlags = .newlineBefore
  /// The kind of the token that was just read; of the last one while reading trivia.
  var kind = TokenKind.endOfFile

  /// The tokens of the whole file.
  mutating func run(_ bytes: Span<UInt8>) -> Tokens {
    var tokens = Tokens()
    // A token of a style file takes about six bytes, with the space before it.
    tokens.reserveCapacity(bytes.count / 5 + 16)
    var offset = hasByteOrderMark(bytes) ? 3 : 0
    if looksLikeUTF16(bytes) {
      reportUTF16(bytes)
      tokens.append(.invalid, flags, SourceRange(0, UInt32(bytes.count)))
      offset = bytes.count
    }
    while offset < bytes.count {
      tokens.append(atMost: 4096) { heads, ranges in
        offset = chunk(bytes, from: offset, &heads, &ranges)
      }
    }
    tokens.append(.endOfFile, flags, SourceRange(UInt32(offset), UInt32(offset)))
    return tokens
  }

  /// Adds tokens until they fill the space given, or the file ends.
  private mutating func chunk(
    _ bytes: Span<UInt8>, from start: Int,
    _ heads: inout OutputSpan<Tokens.Head>, _ ranges: inout OutputSpan<SourceRange>
  ) -> Int {
    var offset = start
    while offset < bytes.count, !heads.isFull {
      var end = offset + 1
      switch bytes[offset] {
      case UInt8(ascii: " "):
        offset = endOfSpaces(bytes, from: end)
        flags.insert(.spaceBefore)
        continue
      case UInt8(ascii: "\t"):
        offset = end
        flags.insert(.spaceBefore)
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset = end
        flags.formUnion([.spaceBefore, .newlineBefore])
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        end = endOfName(bytes, from: end)
        kind = end - offset <= 4 ? wordKind(bytes, offset, end) : .name
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        end = number(bytes, from: offset)
      case UInt8(ascii: ":"): kind = .colon
      case UInt8(ascii: "#"): end = color(bytes, from: offset)
      case UInt8(ascii: "{"): kind = .leftBrace
      case UInt8(ascii: "}"): kind = .rightBrace
      case UInt8(ascii: "("): kind = .leftParen
      case UInt8(ascii: ")"): kind = .rightParen
      case UInt8(ascii: ";"): kind = .semicolon
      case UInt8(ascii: ","): kind = .comma
      case UInt8(ascii: "."): end = dot(bytes, from: offset)
      case UInt8(ascii: "+"): kind = .plus
      case UInt8(ascii: "-"): kind = .minus
      case UInt8(ascii: "*"): kind = .star
      case UInt8(ascii: "/"):
        if let endOfComment = comment(bytes, from: offset) {
          offset = endOfComment
          continue
        }
        kind = .slash
      case UInt8(ascii: "?"): kind = .question
      case UInt8(ascii: "="): end = equals(bytes, from: offset)
      case UInt8(ascii: "|"): end = pipe(bytes, from: offset)
      case UInt8(ascii: "\""): end = string(bytes, from: offset)
      default: end = unusual(bytes, from: offset)
      }
      heads.append(Tokens.Head(kind: kind, flags: flags))
      ranges.append(
        SourceRange(UInt32(truncatingIfNeeded: offset), UInt32(truncatingIfNeeded: end)))
      flags = []
      offset = end
    }
    return offset
  }

  private mutating func equals(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let isDouble = byte(at: start + 1, in: bytes) == UInt8(ascii: "=")
    kind = isDouble ? .equalEqual : .equal
    return start + (isDouble ? 2 : 1)
  }

  private mutating func pipe(_ bytes: Span<UInt8>, from start: Int) -> Int {
    if byte(at: start + 1, in: bytes) == UInt8(ascii: "|") {
      return foreign("||", write: "or", as: .or, from: start)
    }
    kind = .pipe
    return start + 1
  }

  /// A dot, or a number that begins with one: where the dot touches a component before it, it
  /// looks up a member instead.
  private mutating func dot(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let touchesComponent: Bool
    switch kind {
    case .name, .number, .string, .color, .rightParen: touchesComponent = flags.isEmpty
    default: touchesComponent = false
    }
    if isDigit(byte(at: start + 1, in: bytes)), !touchesComponent {
      return number(bytes, from: start)
    }
    kind = .dot
    return start + 1
  }

  /// The end of the comment at `start`, nil if there is none.
  private mutating func comment(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    switch byte(at: start + 1, in: bytes) {
    case UInt8(ascii: "/"): lineComment(bytes, from: start)
    case UInt8(ascii: "*"): blockComment(bytes, from: start)
    default: nil
    }
  }

  /// Records a problem at the bytes from `start` up to `end`.
  @inline(never)
  mutating func report(
    _ problem: SyntaxProblem, _ start: Int, _ end: Int, fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      limited: Diagnostic(
        .syntax(problem), at: SourceRange(UInt32(start), UInt32(end)), fixIts: fixIts))
  }
}
