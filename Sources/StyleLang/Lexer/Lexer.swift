/// Splits a file into tokens.
///
/// - Returns: The tokens, whatever the errors, and the errors in the order of places.
func lex(_ source: SourceFile) -> (Tokens, [Diagnostic]) {
  lex(source, sizeLimit: 1 << 32)
}

/// `lex` with a limit that a test can reach.
func lex(_ source: SourceFile, sizeLimit: Int) -> (Tokens, [Diagnostic]) {
  guard source.bytes.count < sizeLimit else {
    var lexer = Lexer(capacity: 1)
    lexer.report(.fileTooLarge, 0, 0)
    lexer.push(.endOfFile, 0, 0)
    return (lexer.tokens, lexer.diagnostics)
  }
  var lexer = Lexer(capacity: source.bytes.count / 5 + 16)
  lexer.run(source.bytes.span)
  return (lexer.tokens, lexer.diagnostics)
}

/// The state of lexing.
///
/// Every method takes the bytes and an offset and gives the offset after what it read; only `run`
/// loops over the file.
struct Lexer: ~Copyable {
  var tokens = Tokens()
  var diagnostics: [Diagnostic] = []
  /// What has been passed over since the last token.
  var flags: TokenFlags = .newlineBefore

  /// A token takes about five bytes of a style file.
  init(capacity: Int) {
    tokens.reserveCapacity(capacity)
  }

  mutating func run(_ bytes: Span<UInt8>) {
    var offset = hasByteOrderMark(bytes) ? 3 : 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
        flags.insert(.spaceBefore)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        flags.formUnion([.spaceBefore, .newlineBefore])
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        offset = name(bytes, from: offset)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        offset = number(bytes, from: offset)
      case UInt8(ascii: ":"): offset = single(.colon, offset)
      case UInt8(ascii: "#"): offset = color(bytes, from: offset)
      case UInt8(ascii: "{"): offset = single(.leftBrace, offset)
      case UInt8(ascii: "}"): offset = single(.rightBrace, offset)
      case UInt8(ascii: "("): offset = single(.leftParen, offset)
      case UInt8(ascii: ")"): offset = single(.rightParen, offset)
      case UInt8(ascii: ";"): offset = single(.semicolon, offset)
      case UInt8(ascii: ","): offset = single(.comma, offset)
      case UInt8(ascii: "."): offset = dot(bytes, from: offset)
      case UInt8(ascii: "+"): offset = single(.plus, offset)
      case UInt8(ascii: "-"): offset = single(.minus, offset)
      case UInt8(ascii: "*"): offset = single(.star, offset)
      case UInt8(ascii: "/"): offset = slash(bytes, from: offset)
      case UInt8(ascii: "?"): offset = single(.question, offset)
      case UInt8(ascii: "="): offset = equals(bytes, from: offset)
      case UInt8(ascii: "|"): offset = pipe(bytes, from: offset)
      case UInt8(ascii: "\""): offset = string(bytes, from: offset)
      default: offset = unusual(bytes, from: offset)
      }
    }
    push(.endOfFile, offset, offset)
  }

  /// Adds a token, and begins to gather what stands before the next.
  @inline(__always)
  mutating func push(_ kind: TokenKind, _ start: Int, _ end: Int) {
    tokens.append(kind, flags, UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
    flags = []
  }

  /// A token of one byte.
  @inline(__always)
  private mutating func single(_ kind: TokenKind, _ offset: Int) -> Int {
    push(kind, offset, offset + 1)
    return offset + 1
  }

  private mutating func equals(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard byte(at: start + 1, in: bytes) == UInt8(ascii: "=") else { return single(.equal, start) }
    push(.equalEqual, start, start + 2)
    return start + 2
  }

  private mutating func pipe(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard byte(at: start + 1, in: bytes) == UInt8(ascii: "|") else { return single(.pipe, start) }
    return foreign("||", write: "or", as: .or, from: start)
  }

  /// A dot, or a number that begins with one: where the dot touches a component before it, it
  /// looks up a member instead.
  private mutating func dot(_ bytes: Span<UInt8>, from start: Int) -> Int {
    guard isDigit(byte(at: start + 1, in: bytes)) else { return single(.dot, start) }
    if flags.isEmpty {
      switch tokens.kinds.last {
      case .name, .number, .string, .color, .rightParen: return single(.dot, start)
      default: break
      }
    }
    return number(bytes, from: start)
  }

  private mutating func slash(_ bytes: Span<UInt8>, from start: Int) -> Int {
    switch byte(at: start + 1, in: bytes) {
    case UInt8(ascii: "/"): lineComment(bytes, from: start)
    case UInt8(ascii: "*"): blockComment(bytes, from: start)
    default: single(.slash, start)
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
