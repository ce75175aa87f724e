import Foundation
import StyleLang
import Testing

/// What the documents at the top say is so.
@Suite struct TidyDocumentTests {
  static let names = TidyFile.namesAtTop.filter { $0.hasSuffix(".md") }

  // MARK: README

  /// The Swift that README shows is what its style compiles to; `// …` stands for what is left out.
  @Test func readmeShowsRealOutput() throws {
    let readme = try TidyFile.named("README.md")
    let style = try #require(readme.codeBlocks("style").first)
    let shown = try #require(readme.codeBlocks("swift").first)
    let sheet = try #require(compile(SourceFile(name: "primary.style", text: style)).sheet)
    var bytes: [UInt8] = []
    emitSwift(sheet, options: SwiftOptions()) { bytes += $0 }
    var rest = String(decoding: bytes, as: UTF8.self)[...]

    // Each piece begins and ends with whole lines, and the last ends the file.
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let pieces = lines.split { $0.contains("// …") }.map { piece in
      "\n" + piece.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
    }
    #expect(pieces.count >= 2)
    for piece in pieces {
      let range = try #require(
        rest.range(of: piece, options: piece == pieces.last ? .backwards : []),
        "not in the output, or not in this order:\(piece)of\n\(rest)")
      rest = rest[rest.index(before: range.upperBound)...]
    }
    #expect(rest == "\n")
  }

  @Test func readmeShowsRealJSON() throws {
    let readme = try TidyFile.named("README.md")
    let style = try #require(readme.codeBlocks("style").first)
    let shown = try #require(readme.codeBlocks("json").first)
    let sheet = try #require(compile(SourceFile(name: "primary.style", text: style)).sheet)
    var bytes: [UInt8] = []
    emitJSON(sheet, options: JSONOptions()) { bytes += $0 }
    let dense = { (text: String) in
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    #expect(dense(String(decoding: bytes, as: UTF8.self)).contains(dense(shown)))
  }

  @Test func readmeShowsARealMistake() throws {
    let readme = try TidyFile.named("README.md")
    let folder = try CommandFolder()
    try folder.write("bad.style", "style Bad: button {\n    backgruond: blue\n}\n")
    let result = try folder.run("stylec check bad.style")
    let shown = try #require(readme.codeBlocks("text").first { $0.hasPrefix("bad.style:") })
    #expect(result.error.hasPrefix(shown), "\(result.error)")
  }

  /// Each command of README has a name that the built command knows, and options that it takes.
  @Test func readmesCommandsExist() throws {
    let readme = try TidyFile.named("README.md")
    let blocks = readme.codeBlocks("sh run") + readme.codeBlocks("text").prefix(1)
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    let folder = try CommandFolder()
    var names: Set<Substring> = []
    for line in lines {
      // What follows two spaces says what the command does.
      let words = (line.components(separatedBy: "  ").first ?? "").split(separator: " ")
      guard let start = words.firstIndex(of: "stylec"), start + 1 < words.count else { continue }
      let name = words[start + 1]
      names.insert(name)
      let help = try folder.run("stylec \(name) --help")
      #expect(help.status == 0, "\(line)")
      for option in words[start...] where option.hasPrefix("-") {
        let isKnown = help.output.contains(" \(option) ") || help.output.contains("\(option),")
        #expect(isKnown, "'\(name)' has no '\(option)'")
      }
    }
    let help = try folder.run("stylec --help").output
    for line in help.split(separator: "\n").drop(while: { $0 != "Commands:" }).dropFirst()
      .prefix(while: { $0 != "Options:" }) where line.hasPrefix("  ") && !line.hasPrefix("   ")
    {
      let name = try #require(line.split(separator: " ").first)
      #expect(names.contains(name), "README does not mention '\(name)'")
    }
    #expect(readme.codeBlocks("sh run").first == "swift test\n")
    #expect(
      readme.codeBlocks("sh run").dropFirst().first
        == "swift run stylec compile samples -o build --emit swift\n")
  }

  @Test func readmeCountsTheProperties() throws {
    let readme = try TidyFile.named("README.md")
    #expect(readme.text.contains("- \(Property.allCases.count) properties,"))
  }

  // MARK: ARCHITECTURE

  @Test func everyFolderIsOnTheMap() throws {
    let map = try TidyFile.named("ARCHITECTURE.md")
    let mapped = Set(TidyFile.rows(of: map.lines).flatMap { TidyFile.code(in: $0[0]) })
    for folder in Set(TidySource.command.map { $0.folder(below: "Sources/stylec") }) {
      let path = folder.isEmpty ? "Sources/stylec" : "Sources/stylec/" + folder
      #expect(mapped.contains(path), "no line for '\(path)'")
    }
    for path in mapped where path.contains("/") && !path.hasPrefix("Emit/") {
      let url = TestFiles.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path()), "there is no '\(path)'")
    }
  }

  /// An invariant without a test is a hope.
  @Test func everyInvariantHasItsTests() throws {
    let part = try TidyFile.named("ARCHITECTURE.md").part("invariants")
    let tests = TidyFile.all(below: "Tests/StyleLangTests", extension: "swift")
    var count = 0
    for invariant in part.joined(separator: "\n").components(separatedBy: "\n\n")
    where invariant.hasPrefix("**") {
      count += 1
      let named = TidyFile.code(in: invariant).filter { $0.contains("Tests.") }
      #expect(!named.isEmpty, "no test holds: \(invariant)")
      for name in named {
        let parts = name.split(separator: ".")
        let exists = tests.contains { file in
          file.text.contains("struct \(parts[0]) ") && file.text.contains("func \(parts[1])(")
        }
        #expect(exists, "there is no test '\(name)'")
      }
    }
    #expect(count > 10)
  }

  // MARK: All

  @Test(arguments: names)
  func linksLeadSomewhere(_ name: String) throws {
    for link in try TidyFile.named(name).text.components(separatedBy: "](").dropFirst() {
      let target = link.prefix { $0 != ")" && $0 != "#" }
      if target.isEmpty || target.hasPrefix("https://") { continue }
      let url = TestFiles.root.appending(path: String(target))
      #expect(FileManager.default.fileExists(atPath: url.path()), "\(name): \(target)")
    }
  }

  /// The files that the recipes name are there.
  @Test func recipesNameFilesThatExist() throws {
    for path in TidyFile.code(in: try TidyFile.named("CONTRIBUTING.md").text)
    where path.hasPrefix("Sources/") || path.hasPrefix("Tests/") || path.hasPrefix("grammar/") {
      if path.contains("NAME") || path.contains("the-name") { continue }
      let url = TestFiles.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path()), "there is no '\(path)'")
    }
  }

  @Test func theChangelogIsOpen() throws {
    let headings = try TidyFile.named("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
  }
}
