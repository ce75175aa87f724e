/// The texts of tokens as property values, each made once.
///
/// Only texts of one line are kept: they are the same wherever they stand.
struct TokenTexts {
  private enum Entry {
    case unknown
    /// It takes several lines.
    case long
    case known(start: Int, length: Int)
  }

  private var entries: [Entry]
  private var bytes: [UInt8] = []

  init(count: Int) { entries = Array(repeating: .unknown, count: count) }

  /// Appends the text of a token, if it is known.
  ///
  /// - Returns: Whether it is.
  func append(_ id: TokenID, to out: inout JSONWriter) -> Bool {
    guard case .known(let start, let length) = entries[Int(id)] else { return false }
    bytes.withUnsafeBufferPointer {
      out.raw(UnsafeBufferPointer(rebasing: $0[start..<start + length]))
    }
    return true
  }

  /// Whether the text takes one line; nil if that is not known.
  func isShort(_ id: TokenID) -> Bool? {
    switch entries[Int(id)] {
    case .unknown: nil
    case .long: false
    case .known: true
    }
  }

  /// Keeps the text that `out` has got since it had `start` bytes.
  mutating func keep(_ id: TokenID, from start: Int, of out: borrowing JSONWriter) {
    entries[Int(id)] = .known(start: bytes.count, length: out.count - start)
    out.copy(from: start, to: &bytes)
  }

  /// Notes that the text takes several lines.
  mutating func setLong(_ id: TokenID) { entries[Int(id)] = .long }
}
