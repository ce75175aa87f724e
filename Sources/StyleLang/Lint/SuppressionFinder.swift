/// Finds the comments that suppress findings.
///
/// Few files have any, so that looking for the mark is all that most of them cost: the bytes are
/// searched in strides of its length. Where it is found, the tokens tell whether a comment begins
/// there.
struct SuppressionFinder {
  private static let mark = Array("stylec:".utf8)

  private let source: SourceFile
  private let tokens: Tokens
  /// Up to here the trivia before a mark have been read; nothing is read twice.
  private var position: Int

  private init(_ source: SourceFile, _ tokens: Tokens) {
    self.source = source
    self.tokens = tokens
    position = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The suppressions of a file, in order.
  static func find(in source: SourceFile, _ tokens: Tokens) -> [Suppression] {
    var finder = SuppressionFinder(source, tokens)
    var result: [Suppression] = []
    for place in places(of: mark, in: source.bytes.span) {
      let word = place + mark.count
      // In prose a space follows: `// stylec: the compiler`.
      guard word < source.bytes.count, isLetter(source.bytes[word]),
        let start = finder.commentStart(before: place), finder.isComment(start)
      else { continue }
      let comment = SourceRange(UInt32(start), UInt32(finder.lineEnd(from: place)))
      result.append(Suppression(source, comment: comment, from: UInt32(word)))
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Every place of a word: the search of Boyer, Moore and Horspool.
  private static func places(of word: [UInt8], in bytes: Span<UInt8>) -> [Int] {
    let last = word.count - 1
    var strides = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { strides[Int(byte)] = last - index }
    var places: [Int] = []
    var end = last
    strides.withUnsafeBufferPointer { strides in
      while end < bytes.count {
        let byte = bytes[end]
        if byte == word[last], isWord(word, in: bytes, at: end - last) { places.append(end - last) }
        end += strides[Int(byte)]
      }
    }
    return places
  }

  private static func isWord(_ word: [UInt8], in bytes: Span<UInt8>, at start: Int) -> Bool {
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  /// Where the two slashes before a mark are; nil if something else is before it, or three of them,
  /// which document.
  private func commentStart(before mark: Int) -> Int? {
    let bytes = source.bytes
    let slash = UInt8(ascii: "/")
    var offset = mark
    while offset > 0, [0x20, 0x09].contains(bytes[offset - 1]) { offset -= 1 }
    guard offset >= 2, bytes[offset - 1] == slash, bytes[offset - 2] == slash else { return nil }
    return offset >= 3 && bytes[offset - 3] == slash ? nil : offset - 2
  }

  /// Whether a comment begins with two slashes, and not inside a string or another comment.
  private mutating func isComment(_ slashes: Int) -> Bool {
    if let token = token(before: slashes) {
      if tokens.end(token) > slashes { return false }
      position = max(position, Int(tokens.end(token)))
    }
    let bytes = source.bytes
    while position < slashes {
      guard bytes[position] == UInt8(ascii: "/") else {
        position += 1
        continue
      }
      if bytes[position + 1] == UInt8(ascii: "*") {
        position = blockEnd(from: position)
      } else {
        position = lineEnd(from: position, trimming: false)
      }
    }
    return position == slashes
  }

  /// The last token that begins before an offset.
  private func token(before offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens.start(middle)) < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func blockEnd(from start: Int) -> Int {
    let bytes = source.bytes
    var depth = 0
    var offset = start
    while offset + 1 < bytes.count {
      let isOpening = bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == UInt8(ascii: "*")
      let isClosing = bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")
      depth += isOpening ? 1 : isClosing ? -1 : 0
      offset += isOpening || isClosing ? 2 : 1
      if depth == 0 { return offset }
    }
    return bytes.count
  }

  private func lineEnd(from start: Int, trimming: Bool = true) -> Int {
    let bytes = source.bytes
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while trimming, end > start, [0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
    return end
  }
}
