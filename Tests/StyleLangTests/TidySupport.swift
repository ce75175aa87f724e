import Foundation

/// A file of the repository, as the tests of tidiness read it.
struct TidyFile: Sendable {
  /// The path from the top of the repository.
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The folder below another: `Emit/Swift` of `Sources/StyleLang/Emit/Swift/Reads.swift`; empty if
  /// the file lies in it directly.
  func folder(below parent: String) -> String {
    path.dropFirst(parent.count + 1).split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Every text file below a folder, sorted.
  static func all(below folder: String, extension suffix: String? = nil) -> [TidyFile] {
    let url = TestFiles.root.appending(path: folder)
    let paths = FileManager.default.subpaths(atPath: url.path()) ?? []
    return paths.sorted().compactMap { path in
      if let suffix, !path.hasSuffix("." + suffix) { return nil }
      guard let data = FileManager.default.contents(atPath: url.appending(path: path).path()),
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return TidyFile(path: folder + "/" + path, text: text)
    }
  }

  /// A file at the top.
  static func named(_ name: String) throws -> TidyFile {
    TidyFile(path: name, text: try TestFiles.text(TestFiles.root.appending(path: name)))
  }

  static let library = all(below: "Sources/StyleLang", extension: "swift")
  static let command = all(below: "Sources/stylec", extension: "swift")

  /// The files at the top that are part of the repository.
  static let namesAtTop = [
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Makefile",
    "Package.swift", ".editorconfig", ".gitignore", ".swift-format",
  ]
}

// MARK: Markdown

extension TidyFile {
  /// What stands between the comment that begins with a name and the one that ends it.
  func part(_ name: String) -> [Substring] {
    let inside = lines.drop { !$0.hasPrefix("<!-- \(name):") }.dropFirst()
    return Array(inside.prefix { $0 != "<!-- end of \(name) -->" })
  }

  /// The contents of the blocks of code with this mark.
  func codeBlocks(_ mark: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in lines {
      if let open = block {
        if line == "```" {
          blocks.append(open)
          block = nil
        } else {
          block = open + line + "\n"
        }
      } else if line == "```" + mark {
        block = ""
      } else if line.hasPrefix("```") {
        // Another kind of block: its end must not be taken for a beginning.
        block = nil
      }
    }
    return blocks
  }

  /// The cells of the rows of a table, without its head.
  static func rows(of lines: [Substring]) -> [[String]] {
    lines.filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What is in backticks.
  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element)
  }
}

// MARK: Swift

/// A word of Swift source.
struct SwiftWord: Hashable, Sendable {
  var text: String
  /// The byte before it that is no white space, or 0.
  var before: UInt8
  /// The byte after it.
  var after: UInt8
}

extension TidyFile {
  /// The source without comments and without what stands in strings.
  var code: [UInt8] {
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      let rest = bytes[offset...]
      if rest.starts(with: "//".utf8) {
        offset = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        offset = Self.end(of: "*/", in: bytes, from: offset + 2)
      } else if let quote = Self.quotes.first(where: { rest.starts(with: $0.utf8) }) {
        offset += quote.utf8.count
        let ending = String(quote.reversed())
        while offset < bytes.count, !bytes[offset...].starts(with: ending.utf8) {
          offset += bytes[offset] == UInt8(ascii: "\\") && !quote.hasPrefix("#") ? 2 : 1
        }
        offset += ending.utf8.count
        code += Array("\"\"".utf8)
      } else {
        code.append(bytes[offset])
        offset += 1
      }
    }
    return code
  }

  private static let quotes = ["#\"\"\"", "\"\"\"", "#\"", "\""]

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !bytes[offset...].starts(with: mark.utf8) { offset += 1 }
    return offset + mark.utf8.count
  }

  /// The lines of `code`; those inside strings and comments are gone.
  var codeLines: [Substring] { String(decoding: code, as: UTF8.self).split(separator: "\n") }

  /// The words of the source, in order.
  var words: [SwiftWord] {
    var words: [SwiftWord] = []
    var word: [UInt8] = []
    var before: UInt8 = 0
    for byte in code + [0] {
      let lower = byte | 0x20
      if (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte) || byte == 0x5F {
        word.append(byte)
        continue
      }
      if let last = word.last {
        words.append(
          SwiftWord(text: String(decoding: word, as: UTF8.self), before: before, after: byte))
        before = last
        word = []
      }
      if byte > 0x20 { before = byte }
    }
    return words
  }

  /// The names of types that it declares: at the top level, or inside another.
  func declaredTypes() -> (top: Set<String>, nested: Set<String>) {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias", "actor"]
    var top: Set<String> = []
    var nested: Set<String> = []
    for line in codeLines {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
        continue
      }
      let name = String(words[kind + 1])
      if line.first == " " { nested.insert(name) } else { top.insert(name) }
    }
    return (top, nested)
  }
}
