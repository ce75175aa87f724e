/// A Swift file of the sources, split into words once for all tests.
struct TidySource: Sendable {
  /// A word of the source.
  struct Word: Sendable {
    var text: String
    /// The byte before it that is no white space, or 0.
    var before: UInt8
    /// The byte after it.
    var after: UInt8
  }

  /// The path from the top of the repository.
  let path: String
  /// The lines without comments and without what stands in strings; empty ones are gone.
  let lines: [Substring]
  /// The words of those lines, in order.
  let words: [Word]

  init(_ file: TidyFile) {
    path = file.path
    let code = Self.code(of: Array(file.text.utf8))
    lines = String(decoding: code, as: UTF8.self).split(separator: "\n")
    words = Self.words(of: code)
  }

  static let library = TidyFile.all(below: "Sources/StyleLang", extension: "swift").map(Self.init)
  static let command = TidyFile.all(below: "Sources/stylec", extension: "swift").map(Self.init)

  /// The folder below another: `Emit/Swift` of `Sources/StyleLang/Emit/Swift/Reads.swift`; empty if
  /// the file lies in it directly.
  func folder(below parent: String) -> String {
    path.dropFirst(parent.count + 1).split(separator: "/").dropLast().joined(separator: "/")
  }

  /// What is imported.
  var imports: [Substring] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      return words.dropLast().last == "import" ? words.last : nil
    }
  }

  /// The names of types that it declares: at the top level, or inside another.
  func declaredTypes() -> (top: Set<String>, nested: Set<String>) {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
    var top: Set<String> = []
    var nested: Set<String> = []
    for line in lines {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
        continue
      }
      let name = String(words[kind + 1])
      if line.first == " " { nested.insert(name) } else { top.insert(name) }
    }
    return (top, nested)
  }

  // MARK: Scanning

  private static let quotes = ["#\"\"\"", "\"\"\"", "#\"", "\""].map { Array($0.utf8) }

  private static func code(of bytes: [UInt8]) -> [UInt8] {
    var code: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == UInt8(ascii: "/"), next == byte {
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        offset = end(of: Array("*/".utf8), in: bytes, from: offset + 2, hasEscapes: false)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
        let quote = quotes.first(where: { bytes[offset...].starts(with: $0) })
      {
        offset = end(
          of: quote.reversed(), in: bytes, from: offset + quote.count,
          hasEscapes: byte != UInt8(ascii: "#"))
        code += [UInt8(ascii: "\""), UInt8(ascii: "\"")]
      } else {
        code.append(byte)
        offset += 1
      }
    }
    return code
  }

  /// The offset after the next mark.
  private static func end(
    of mark: [UInt8], in bytes: [UInt8], from start: Int, hasEscapes: Bool
  ) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] == mark[0], bytes[offset...].starts(with: mark) {
        return offset + mark.count
      }
      offset += hasEscapes && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  private static func words(of code: [UInt8]) -> [Word] {
    var words: [Word] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    for byte in code + [0] {
      let lower = byte | 0x20
      if (lower >= 0x61 && lower <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F {
        word.append(byte)
        continue
      }
      if let last = word.last {
        words.append(
          Word(text: String(decoding: word, as: UTF8.self), before: before, after: byte))
        before = last
        word = []
      }
      if byte > 0x20 { before = byte }
    }
    return words
  }
}
