/// The tokens of a file, as columns.
///
/// Bytes between the end of one token and the start of the next are trivia: white space and
/// comments. Tokens and trivia together tile the file. (10 bytes a token take a third of the time
/// and memory of an array of enumerations with payloads; two columns take half the time of four,
/// since each append checks that its array is not shared.)
public struct Tokens: Sendable {
  /// What the parser looks at.
  struct Head: Sendable {
    var kind: TokenKind
    var flags: TokenFlags
  }

  private var heads: [Head] = []
  private var ranges: [SourceRange] = []

  /// The number of tokens, counting `endOfFile`, which is the last.
  public var count: Int { heads.count }

  /// The kind of a token.
  public func kind(_ index: Int) -> TokenKind { heads[index].kind }

  /// What precedes a token.
  public func flags(_ index: Int) -> TokenFlags { heads[index].flags }

  /// The bytes of a token.
  public func range(_ index: Int) -> SourceRange { ranges[index] }

  /// The offset of a token's first byte.
  public func start(_ index: Int) -> UInt32 { ranges[index].start }

  /// The offset past a token's last byte.
  public func end(_ index: Int) -> UInt32 { ranges[index].end }

  @inline(__always)
  func head(_ index: Int) -> Head { heads[index] }

  mutating func reserveCapacity(_ capacity: Int) {
    heads.reserveCapacity(capacity)
    ranges.reserveCapacity(capacity)
  }

  /// Appends the tokens that `body` writes, as many to the one column as to the other.
  ///
  /// This checks once, and not for each token, whether the columns are shared or full.
  mutating func append(
    atMost count: Int,
    _ body: (inout OutputSpan<Head>, inout OutputSpan<SourceRange>) -> Void
  ) {
    heads.append(addingCapacity: count) { heads in
      ranges.append(addingCapacity: count) { ranges in body(&heads, &ranges) }
    }
  }

  mutating func append(_ kind: TokenKind, _ flags: TokenFlags, _ range: SourceRange) {
    heads.append(Head(kind: kind, flags: flags))
    ranges.append(range)
  }
}
