import Foundation
import Testing

@testable import StyleLang

/// `grammar/language.md`, the reference of the language.
struct Reference {
  static let url = TestFiles.root.appending(path: "grammar/language.md")

  var text: String

  init() throws { text = try TestFiles.text(Self.url) }

  // MARK: Examples

  /// A block of code that is a whole style file.
  struct Example: Sendable, CustomTestStringConvertible {
    /// The line of the file on which the code begins.
    var line: Int
    var code: String
    /// The code of the one diagnostic that the example shows.
    var diagnostic: String?

    var testDescription: String { "line \(line)" }
  }

  /// The blocks marked `style`, with `error S301` or `warning S409` after it where they are meant to
  /// show one.
  var examples: [Example] {
    var examples: [Example] = []
    var current: Example?
    for (index, line) in lines.enumerated() {
      if current != nil, line == "```" {
        if let example = current { examples.append(example) }
        current = nil
      } else if current != nil {
        current?.code += line + "\n"
      } else if line.hasPrefix("```style") {
        current = Example(
          line: index + 2, code: "",
          diagnostic: line.split(separator: " ").dropFirst(2).first.map(String.init))
      }
    }
    return examples
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Every word in code, whether in a block or in a line.
  var wordsOfCode: Set<Substring> {
    var words: Set<Substring> = []
    for (index, part) in text.components(separatedBy: "`").enumerated()
    where !index.isMultiple(of: 2) {
      words.formUnion(Self.words(part[...]))
    }
    for example in examples { words.formUnion(Self.words(example.code[...])) }
    return words
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  // MARK: Generated parts

  /// What stands between the marks of a generated part.
  func part(_ name: String) -> Substring? {
    guard let start = text.range(of: "<!-- \(name): "),
      let lineEnd = text[start.upperBound...].firstIndex(of: "\n"),
      let end = text.range(of: "<!-- end of \(name) -->", range: lineEnd..<text.endIndex)
    else { return nil }
    return text[text.index(after: lineEnd)..<end.lowerBound]
  }

  /// Puts a text in place of a generated part, in the file too.
  mutating func rewrite(_ name: String, as new: String) throws {
    guard let old = part(name) else { return }
    text.replaceSubrange(old.startIndex..<old.endIndex, with: new)
    try TestFiles.write(text, to: Self.url)
  }

  // MARK: Links

  /// The anchors that the headings get.
  var anchors: Set<String> {
    var isCode = false
    var anchors: Set<String> = []
    for line in lines {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { continue }
      let title = line.drop { $0 == "#" }.dropFirst()
      anchors.insert(
        title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-"))
    }
    return anchors
  }

  /// The places of this file and the names of others that links lead to.
  var links: [Substring] {
    text.components(separatedBy: "](").dropFirst().compactMap { $0.split(separator: ")").first }
  }
}
