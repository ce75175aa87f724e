extension Tokens {
  /// The text of the `///` lines directly before a token, joined by line feeds, without the slashes
  /// and one space; nil if there are none.
  ///
  /// A blank line ends the block, ordinary comments between do not. A `///` after another token in
  /// the same line belongs to that line and documents nothing.
  ///
  /// - Parameters:
  ///   - token: The first token of a declaration.
  ///   - source: The file.
  public func documentation(before token: Int, in source: SourceFile) -> String? {
    guard flags(token).contains(.documentationBefore) else { return nil }
    let bytes = source.bytes.span
    var offset = token == 0 ? 0 : Int(end(token - 1))
    let end = Int(start(token))
    if token == 0, hasByteOrderMark(bytes) { offset = 3 }
    var lines: [UInt8]?
    // The first line, unless it begins the file, is the rest of the line of another token.
    var isLineStart = token == 0
    var isBlank = !isLineStart
    while offset < end {
      let byte = bytes[offset]
      if isLineBreak(byte) {
        if isLineStart, isBlank { lines = nil }
        if byte == 0x0D, offset + 1 < end, bytes[offset + 1] == 0x0A { offset += 1 }
        offset += 1
        isLineStart = true
        isBlank = true
      } else if byte == UInt8(ascii: "/") {
        isBlank = false
        let comment = Comment(bytes, at: offset)
        if comment.isDocumentation, isLineStart {
          appendLine(bytes, offset + 3, comment.end, to: &lines)
        }
        offset = comment.end
        isLineStart = false
      } else {
        offset += 1
      }
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Appends the bytes of a documentation line to those before.
private func appendLine(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, to lines: inout [UInt8]?) {
  var text = lines ?? []
  if lines != nil { text.append(0x0A) }
  let first = start < end && bytes[start] == UInt8(ascii: " ") ? start + 1 : start
  var last = end
  while last > first, bytes[last - 1] == UInt8(ascii: " ") || bytes[last - 1] == UInt8(ascii: "\t")
  {
    last -= 1
  }
  for index in first..<last { text.append(bytes[index]) }
  lines = text
}

/// A comment among trivia that the lexer has read.
private struct Comment {
  var isDocumentation = false
  var end: Int

  init(_ bytes: Span<UInt8>, at start: Int) {
    end = start + 2
    if byte(at: start + 1, in: bytes) == UInt8(ascii: "*") {
      var depth = 1
      while depth > 0, end < bytes.count {
        switch (bytes[end], byte(at: end + 1, in: bytes)) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")):
          depth -= 1
          end += 2
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
          depth += 1
          end += 2
        default: end += 1
        }
      }
    } else {
      isDocumentation =
        byte(at: end, in: bytes) == UInt8(ascii: "/")
        && byte(at: end + 1, in: bytes) != UInt8(ascii: "/")
      while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
    }
  }
}
