/// Reads JSON by RFC 8259, and reports what is wrong at its place.
///
/// The first mistake of the text ends the reading, since nothing after it is certain; keys that
/// stand twice and a byte order mark do not.
struct JSONTextReader {
  /// How deep objects and arrays may nest.
  static let depthLimit = 200
  /// How large a file may be, in bytes.
  static let sizeLimit = 64 << 20

  /// What was read so far.
  private(set) var document: JSONDocument
  private(set) var diagnostics: [Diagnostic] = []

  private let bytes: [UInt8]
  private var offset = 0

  /// The reading has ended with a problem that is reported.
  private struct Stop: Error {}

  /// Reads a text; nil where it is wrong.
  static func read(_ source: SourceFile) -> (JSONDocument?, [Diagnostic]) {
    var reader = JSONTextReader(source)
    do throws(Stop) {
      try reader.readText()
      return (reader.document, reader.diagnostics)
    } catch {
      return (nil, reader.diagnostics)
    }
  }

  private init(_ source: SourceFile) {
    document = JSONDocument(source)
    bytes = source.bytes
  }

  private mutating func readText() throws(Stop) {
    guard bytes.count <= JSONTextReader.sizeLimit else {
      throw report(.tooLarge(limit: JSONTextReader.sizeLimit >> 20), 0, 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let range = SourceRange(0, 3)
      diagnostics.append(
        Diagnostic(
          .tokenFile(.byteOrderMark), at: range,
          fixIts: [FixIt("remove it", replacing: range, with: "")]))
      offset = 3
    }
    try checkEncoding()
    skipSpace()
    try readValue(depth: 0)
    skipSpace()
    if offset < bytes.count { throw unexpected("the end of the file") }
  }

  /// JSON is UTF-8, in strings and outside of them.
  private mutating func checkEncoding() throws(Stop) {
    guard let index = firstInvalidByte() else { return }
    throw report(.invalidUTF8(byte: bytes[index], offset: UInt32(index)), index, index + 1)
  }

  private func firstInvalidByte() -> Int? {
    let span = bytes.span
    var index = offset
    while index < span.count {
      guard let scalar = decodeScalar(span, at: index) else { return index }
      index += scalar.length
    }
    return nil
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) throws(Stop) {
    guard depth < JSONTextReader.depthLimit else {
      throw report(.nestedTooDeeply(limit: JSONTextReader.depthLimit), offset, offset + 1)
    }
    switch current ?? 0 {
    case UInt8(ascii: "{"): try readObject(depth: depth)
    case UInt8(ascii: "["): try readArray(depth: depth)
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func readObject(depth: Int) throws(Stop) {
    let node = begin(.object)
    offset += 1
    skipSpace()
    var members: [JSONDocument.Member] = []
    var places: [String: JSONDocument.Member] = [:]
    while current != UInt8(ascii: "}") {
      if !members.isEmpty {
        try skipComma(before: "}")
      }
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = document.nodes.count
      try readString()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
      offset += 1
      skipSpace()
      let value = document.nodes.count
      try readValue(depth: depth + 1)
      let name = document.text(key)
      if let first = places[name] {
        diagnostics.append(
          Diagnostic(
            .tokenFile(.duplicateKey(name)), at: document.range(key),
            notes: [Note("first here", at: document.range(first.key))]))
      } else {
        let member = JSONDocument.Member(key: key, value: value)
        places[name] = member
        members.append(member)
      }
      skipSpace()
    }
    offset += 1
    document.setMembers(members, places, of: node)
    end(node)
  }

  private mutating func readArray(depth: Int) throws(Stop) {
    let node = begin(.array)
    offset += 1
    skipSpace()
    var isFirst = true
    while current != UInt8(ascii: "]") {
      if !isFirst { try skipComma(before: "]") }
      isFirst = false
      try readValue(depth: depth + 1)
      skipSpace()
    }
    offset += 1
    end(node)
  }

  private mutating func skipComma(before closing: String) throws(Stop) {
    guard current == UInt8(ascii: ",") else { throw unexpected("',' or '\(closing)'") }
    let comma = offset
    offset += 1
    skipSpace()
    guard current == closing.utf8.first else { return }
    throw report(
      .unexpectedText(expected: "no ',' before '\(closing)'", found: "one"), comma, comma + 1,
      fixIts: [
        FixIt("remove it", replacing: SourceRange(UInt32(comma), UInt32(comma + 1)), with: "")
      ])
  }

  private mutating func readString() throws(Stop) {
    let node = begin(.string)
    let start = offset
    offset += 1
    while true {
      guard let byte = current else {
        throw report(.unclosedString, start, start + 1)
      }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        end(node)
        return
      case UInt8(ascii: "\\"): try readEscape()
      case 0x0A, 0x0D: throw report(.unclosedString, start, start + 1)
      case ..<0x20:
        throw report(
          .unexpectedText(
            expected: "an escape for the control character, such as '\\n'", found: "it as it is"),
          offset, offset + 1)
      default: offset += 1
      }
    }
  }

  private mutating func readEscape() throws(Stop) {
    let start = offset
    offset += 1
    switch current {
    case UInt8(ascii: "u"):
      offset += 1
      let unit = try readUnit(from: start)
      guard unit & 0xF800 == 0xD800 else { return }
      // Half of a pair: the other half has to follow.
      var rest = bytes[min(offset, bytes.count)...].prefix(6)
      let isHigh = unit & 0xFC00 == 0xD800
      guard isHigh, rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let low = JSONDocument.codeUnit(&rest), low & 0xFC00 == 0xDC00
      else {
        throw report(.invalidEscape(text(start, offset)), start, offset)
      }
      offset += 6
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      throw report(.invalidEscape(text(start, end)), start, end)
    }
  }

  private mutating func readUnit(from start: Int) throws(Stop) -> UInt32 {
    var rest = bytes[min(offset, bytes.count)...].prefix(4)
    guard let unit = JSONDocument.codeUnit(&rest) else {
      throw report(.invalidEscape(text(start, offset)), start, offset)
    }
    offset += 4
    return unit
  }

  private mutating func readNumber() throws(Stop) {
    let node = begin(.number)
    let start = offset
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let digits = offset
    if current == UInt8(ascii: "0") {
      offset += 1
      if hasDigit { throw report(.invalidNumber(text(start, end)), start, end) }
    } else {
      try skipDigits(from: start)
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits(from: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipDigits(from: start)
    }
    let range = SourceRange(UInt32(digits), UInt32(offset))
    let value = document.source.number(range).value
    guard value.isFinite else {
      throw report(.numberTooLarge(text(start, offset)), start, offset)
    }
    document.nodes[node].number = isNegative ? -value : value
    self.end(node)
  }

  private var hasDigit: Bool { current.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }
  private var end: Int { min(offset + 1, bytes.count) }

  private mutating func skipDigits(from start: Int) throws(Stop) {
    guard hasDigit else { throw report(.invalidNumber(text(start, end)), start, end) }
    while hasDigit { offset += 1 }
  }

  private mutating func readWord(_ word: String, _ kind: JSONDocument.Kind) throws(Stop) {
    guard bytes[offset...].starts(with: word.utf8) else { throw unexpected("a value") }
    let node = begin(kind)
    offset += word.utf8.count
    end(node)
  }

  // MARK: - Steps

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func begin(_ kind: JSONDocument.Kind) -> Int {
    let start = UInt32(offset)
    document.nodes.append(JSONDocument.Node(kind: kind, range: SourceRange(start, start)))
    return document.nodes.count - 1
  }

  private mutating func end(_ node: Int) {
    document.nodes[node].range.end = UInt32(offset)
    document.nodes[node].end = document.nodes.count
  }

  private mutating func unexpected(_ expected: String) -> Stop {
    guard offset < bytes.count else {
      let end = max(0, bytes.count - 1)
      return report(
        .unexpectedText(expected: expected, found: "the end of the file"), end, bytes.count)
    }
    let length = decodeScalar(bytes.span, at: offset)?.length ?? 1
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    return report(
      .unexpectedText(expected: expected, found: "'\(text)'"), offset, offset + length)
  }

  private mutating func report(
    _ problem: TokenFileProblem, _ start: Int, _ end: Int, fixIts: [FixIt] = []
  ) -> Stop {
    diagnostics.append(
      Diagnostic(
        .tokenFile(problem), at: SourceRange(UInt32(start), UInt32(end)), fixIts: fixIts))
    return Stop()
  }
}
