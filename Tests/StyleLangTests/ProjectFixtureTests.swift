import Foundation
import Testing

@testable import StyleLang

/// Projects of several files, each with what compiling it says and gives.
///
/// A fixture has the files one after the other, each after a line `--- NAME`, and the result after
/// `--- result`. The file `main.style` and those that come after it are compiled, the others imported.
@Suite struct ProjectFixtureTests {
  static let folder = TestFiles.fixtures("projects")
  static let names: [String] = TestFiles.names(in: folder, extension: "project")

  /// A project in memory.
  struct Files {
    var sources: [(name: String, text: String)] = []
    var loaded: [String] = []

    init(_ text: String) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("--- ") {
          if line == "--- result" { break }
          sources.append((String(line.dropFirst(4)), ""))
        } else if !sources.isEmpty {
          sources[sources.count - 1].text += line + "\n"
        }
      }
      for index in sources.indices where sources[index].text.hasSuffix("\n\n") {
        sources[index].text.removeLast()
      }
    }

    func file(_ name: String) -> ProjectFile? {
      guard let source = sources.first(where: { $0.name == name }) else { return nil }
      return ProjectFile(
        path: "/project/" + name, source: SourceFile(name: name, text: source.text))
    }

    func compile() -> [ProjectCompilation] {
      let start = sources.firstIndex { $0.name == "main.style" } ?? 0
      var results: [ProjectCompilation] = []
      compileProject(
        sources[start...].compactMap { file($0.name) }, in: "/project",
        load: { path, name in
          if name == "refused.style" { return .failure(.refused("permission denied")) }
          guard path.hasPrefix("/project/") else { return .failure(.missing) }
          let file = file(String(path.dropFirst("/project/".count)))
          return file.map { .success($0) } ?? .failure(.missing)
        }
      ) { results.append($0) }
      return results
    }
  }

  static func text(of name: String) throws -> String {
    try TestFiles.text(folder.appending(path: name))
  }

  @Test(arguments: names)
  func resultsAreAsKept(_ name: String) throws {
    let text = try Self.text(of: name)
    let files = Files(text)
    var result = files.sources.map { "--- \($0.name)\n\($0.text)" }.joined()
    result += "--- result\n"
    for file in files.compile() {
      let compilation = file.compilation
      var renderer = TextRenderer(
        compilation.source, options: TextOptions(), others: file.others)
      result += compilation.diagnostics.map { renderer.render($0) }.joined()
      if file.isRoot, let sheet = compilation.sheet { result += dumpModel(sheet) }
    }
    try expectSnapshot(result, equals: Self.folder.appending(path: name))
  }

  @Test func everyCodeOfImportsIsShown() throws {
    var seen: Set<String> = []
    for name in Self.names {
      for file in Files(try Self.text(of: name)).compile() {
        seen.formUnion(file.compilation.diagnostics.map(\.problem.code))
      }
    }
    let codes = SemanticProblem.Code.allCases.map(\.rawValue).filter { $0.hasPrefix("S8") }
    #expect(codes.filter { !seen.contains($0) } == [])
  }

  /// What one mistake says must not hang on where it is met.
  @Test(arguments: names)
  func everyFileIsCompiledOnce(_ name: String) throws {
    let files = Files(try Self.text(of: name))
    let paths = files.compile().map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths == files.compile().map(\.path))
  }

  /// A style that starts from one of another file is what it would be in the same file.
  @Test func stylesOfOtherFilesAreAsInOneFile() throws {
    let files = Files(try Self.text(of: "base-style.project"))
    let apart = try #require(files.compile().last?.compilation.sheet)
    // The names that both files have differ in one file.
    let merged = """
      tokens { edge: 2; inner: 8; outer: 100; mine: orange }
      style Root(line: Color = blue): button {
          border: edge line
          background: red when hovered
      }
      style Primary(tint: Color = green, size: small | large = small): Root {
          padding: inner
          padding: inner * 2 when size == large
          background: tint when pressed
      }
      style Large: Primary(size: large, line: mine) {
          margin: outer
          background: white
      }
      style Open: Primary { opacity: 50% when size == large }
      """
    let whole = try #require(
      compile(SourceFile(name: "main.style", text: merged)).sheet)
    for name in ["Large", "Open"] {
      let first = try #require(apart.styles.first { $0.name == name })
      let second = try #require(whole.styles.first { $0.name == name })
      #expect(first.rules.map(\.property) == second.rules.map(\.property))
      #expect(first.rules.map(\.condition) == second.rules.map(\.condition))
      #expect(first.parameters.map(\.name) == second.parameters.map(\.name))
      for (left, right) in zip(first.rules, second.rules) {
        #expect(tokenNames(in: left.value, apart) == tokenNames(in: right.value, whole))
      }
    }
  }

  /// The names of the tokens in a value, without that of `outer`.
  private func tokenNames(in value: Value, _ sheet: Sheet) -> [String] {
    var names: [String] = []
    _ = value.mappingTokens { id in
      let name = sheet.tokens[Int(id)].name
      names.append(name == "outer" ? "inner" : name)
      return id
    }
    return names
  }

  @Test func swiftNamesTheOtherFilesTypes() throws {
    let files = Files(try Self.text(of: "base-style.project"))
    let sheet = try #require(files.compile().last?.compilation.sheet)
    var swift = ""
    emitSwift(sheet, options: SwiftOptions()) { swift += String(decoding: $0, as: UTF8.self) }
    #expect(!swift.contains("enum BaseTokens"))
    #expect(!swift.contains("struct PrimaryButtonStyle"))
    #expect(swift.contains("BaseTokens.inner"))
    #expect(swift.contains("size: PrimaryButtonStyle.Size"))
  }

  @Test func jsonResolvesTokensOfOtherFiles() throws {
    let files = Files(try Self.text(of: "palette.project"))
    let sheet = try #require(files.compile().last?.compilation.sheet)
    let json = String(decoding: emitJSON(sheet), as: UTF8.self)
    #expect(json.contains("\"token\": \"brand\""))
    #expect(!json.contains("\"name\": \"brand\""))
  }

  /// A chain of tokens through two files is as long as both.
  @Test func longChainsAcrossFiles() {
    var base = "tokens {\n t0: red\n"
    for index in 1...3000 { base += " t\(index): t\(index - 1)\n" }
    base += "}\n"
    let main = "import \"base.style\"\ntokens { last: t3000.darker(10%) }\n"
    let files = Files("--- base.style\n\(base)--- main.style\n\(main)")
    #expect(files.compile().last?.compilation.sheet != nil)
  }

  /// A chain of imports may be as long as there are files.
  @Test func longChainsOfImports() {
    var text = "--- f0.style\ntokens { t0: 1 }\n"
    for index in 1...500 {
      text += "--- f\(index).style\nimport \"f\(index - 1).style\"\n"
      text += "tokens { t\(index): t\(index - 1) + 1 }\n"
    }
    text += "--- main.style\nimport \"f500.style\"\ntokens { last: t500 }\n"
    let results = Files(text).compile()
    #expect(results.count == 502)
    #expect(results.last?.compilation.sheet != nil)
  }

  @Test(arguments: [
    ("a.style", "/x/y", "/x/y/a.style"), ("../a.style", "/x/y", "/x/a.style"),
    ("./z/../a.style", "/x/y", "/x/y/a.style"), ("../../../a", "/x", "../../a"),
    ("a", "", "a"), ("../a", "x/y", "x/a"),
  ])
  func pathsAreResolved(_ path: String, _ folder: String, _ expected: String) {
    let result = ProjectPath.resolve(path, in: folder)
    #expect(result == expected || !ProjectPath.isInside(result, "/x"))
  }

  /// The projects that the reference shows compile without an error.
  @Test func projectsOfTheReferenceCompile() throws {
    let text = try TestFiles.text(TestFiles.root.appending(path: "grammar/language.md"))
    let blocks = text.components(separatedBy: "```project\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    #expect(blocks.count > 0)
    for block in blocks {
      for result in Files(block).compile() {
        #expect(result.compilation.sheet != nil, "\(result.path)")
        #expect(result.compilation.diagnostics == [])
      }
    }
  }
}
