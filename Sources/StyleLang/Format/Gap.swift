/// What stands between two tokens: comments, and the ends of lines around them.
struct Gap {
  /// A comment.
  struct Comment {
    var start: Int
    /// Past its last byte; spaces at the end of a `//` comment are not part of it.
    var end: Int
    /// How many lines end before it, after the comment before.
    var newlines: Int
    /// Whether it goes on to the end of its line.
    var isLine: Bool
    /// Whether a line ends inside it.
    var hasLines: Bool
  }

  private(set) var comments: [Comment] = []
  /// How many lines end after the last comment.
  private(set) var newlines = 0
  /// How many comments precede the last `;`.
  private(set) var beforeSemicolon = 0
  private(set) var hasSemicolon = false
  /// Whether a comment is not closed: it goes on to the end of the file.
  private(set) var isUnclosed = false

  /// The first comment before which a line ends, their number if one ends after the last, or nil.
  var firstBreak: Int? {
    comments.firstIndex { $0.newlines > 0 } ?? (newlines > 0 ? comments.count : nil)
  }

  /// Whether comments keep the tokens around them out of one line.
  var endsLines: Bool {
    !comments.isEmpty && (firstBreak != nil || comments.contains { $0.isLine || $0.hasLines })
  }

  /// How many lines end before a comment, or, past the last, before the token.
  func newlines(before index: Int) -> Int {
    index < comments.count ? comments[index].newlines : newlines
  }

  /// Whether an empty line stands somewhere.
  var hasBlank: Bool { newlines > 1 || comments.contains { $0.newlines > 1 } }

  /// Reads a gap.
  ///
  /// - Returns: Whether there is a comment.
  mutating func read(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    if !comments.isEmpty { comments.removeAll(keepingCapacity: true) }
    newlines = 0
    hasSemicolon = false
    isUnclosed = false
    let bytes = bytes.span
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0x0A:
        newlines += 1
        offset += 1
      case 0x0D:
        newlines += 1
        offset += 1
        if offset < end, bytes[offset] == 0x0A { offset += 1 }
      case UInt8(ascii: "/"):
        offset = comment(bytes, offset, end)
      case UInt8(ascii: ";"):
        hasSemicolon = true
        beforeSemicolon = comments.count
        offset += 1
      default:
        offset += 1
      }
    }
    return !comments.isEmpty
  }

  private mutating func comment(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var comment = Comment(
      start: start, end: start, newlines: newlines, isLine: true, hasLines: false)
    newlines = 0
    var offset = start + 2
    if byte(at: start + 1, in: bytes) == UInt8(ascii: "*") {
      comment.isLine = false
      var depth = 1
      while depth > 0, offset < end {
        switch (bytes[offset], byte(at: offset + 1, in: bytes)) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")):
          depth -= 1
          offset += 2
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
          depth += 1
          offset += 2
        default:
          if isLineBreak(bytes[offset]) { comment.hasLines = true }
          offset += 1
        }
      }
      isUnclosed = depth > 0
      offset = min(offset, end)
      comment.end = offset
    } else {
      while offset < end, !isLineBreak(bytes[offset]) { offset += 1 }
      comment.end = offset
      while comment.end > start + 2,
        bytes[comment.end - 1] == 0x20 || bytes[comment.end - 1] == 0x09
      {
        comment.end -= 1
      }
    }
    comments.append(comment)
    return offset
  }
}
