import Foundation

/// A file of the repository, as the tests of tidiness read it.
struct TidyFile: Sendable {
  /// The path from the top of the repository.
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Every text file below a folder, sorted, but for what is in hidden folders, such as `.build`.
  static func all(below folder: String, extension suffix: String? = nil) -> [TidyFile] {
    let url = TestFiles.root.appending(path: folder)
    let paths = FileManager.default.subpaths(atPath: url.path()) ?? []
    return paths.sorted().compactMap { path in
      if let suffix, !path.hasSuffix("." + suffix) { return nil }
      if path.hasPrefix(".") || path.contains("/.") { return nil }
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
