import Testing

@testable import StyleLang

/// Making safe fixes, and taking back what harms.
@Suite struct LintFixTests {
  static func fix(_ files: [(name: String, text: String)]) -> FixedProject {
    let sources = files.map {
      ProjectFile(path: "/" + $0.name, source: SourceFile(name: $0.name, text: $0.text))
    }
    return fixProject(
      sources, in: "/",
      load: { path, _ in
        sources.first { $0.path == path }.map { .success($0) } ?? .failure(.missing)
      })
  }

  static func fixed(_ text: String) -> String {
    let project = fix([("a.style", text)])
    return project.changed.first.map { String(decoding: $0.source.bytes, as: UTF8.self) } ?? text
  }

  /// A fix that is what it says, once more makes nothing.
  @Test(arguments: LintRule.all)
  func fixesOfExamplesComeToRest(_ rule: LintRule) {
    let once = Self.fixed(rule.badExample + "\n")
    #expect(Self.fixed(once) == once)
    let before = compile(SourceFile(name: "a.style", text: rule.badExample + "\n"))
    let after = compile(SourceFile(name: "a.style", text: once))
    #expect(after.diagnostics.count <= before.diagnostics.count)
  }

  @Test func severalFilesAreMendedAtOnce() {
    let unused = "// stylec:disable contrast: why\n"
    let style = "style Card: view {\n    padding: 8\n}\n"
    let project = Self.fix([
      ("a.style", unused + style), ("b.style", style.replacing("Card", with: "Box")),
      ("c.style", unused + unused + style.replacing("Card", with: "Tile")),
    ])
    #expect(project.changed.map(\.path) == ["/a.style", "/c.style"])
    #expect(project.count == 3)
    #expect(project.refused.isEmpty)
    #expect(project.results.count == 3)
  }

  // MARK: Harm

  /// Lints a text and gives the results, as a fixer sees them.
  private static func results(_ texts: [String], _ fixes: [Int: [FixIt]] = [:]) -> [LintResult] {
    var results: [LintResult] = []
    let files = texts.enumerated().map {
      ProjectFile(path: "/\($0).style", source: SourceFile(name: "\($0).style", text: $1))
    }
    lintProject(files, in: "/", load: { _, _ in .failure(.missing) }, each: { results.append($0) })
    return results
  }

  private static func harm(_ old: String, _ new: String) -> String? {
    Harm(from: results([old]), to: results([new]))?.reason
  }

  @Test func whatDrawsTheSameDoesNoHarm() {
    let old = """
      tokens {
          brand: #0a84ff
      }

      style Card: view {
          border: 1 #0a84ff
          padding: 8
      }

      style Box: view {
          border: 1 brand
      }
      """
    #expect(Self.harm(old, old.replacing("1 #0a84ff", with: "1 brand")) == nil)
    #expect(Self.harm(old, "// A comment.\n" + old) == nil)
    let condition =
      "style Tile: button {\n    padding: 8\n    opacity: 50% when pressed and pressed\n}\n"
    #expect(Self.harm(condition, condition.replacing(" and pressed", with: "")) == nil)
  }

  /// What asks for a state last may go, though the style is then listed in fewer combinations.
  @Test func theLastUseOfAStateMayGo() {
    let statement = "\n    opacity: 50% when dark"
    let old = "style Tile: view {\n    opacity: 50%\(statement)\n}"
    #expect(Self.harm(old, old.replacing(statement, with: "")) == nil)
    let other = old.replacing("50% when", with: "60% when")
    #expect(Self.harm(other, old.replacing(statement, with: "")) != nil)
    let excluded = "style Tile: button { opacity: 20% when disabled and not pressed }"
    #expect(Self.harm(excluded, excluded.replacing(" and not pressed", with: "")) == nil)
  }

  @Test func whatDrawsSomethingElseDoesHarm() {
    let old = "style Tile: button {\n    padding: 8\n    opacity: 50% when pressed\n}\n"
    #expect(
      Self.harm(old, old.replacing("8", with: "9")) == "it would change what style 'Tile' draws")
    #expect(
      Self.harm(old, old.replacing("when pressed", with: "when hovered"))
        == "it would change what style 'Tile' draws")
    #expect(
      Self.harm(old, old.replacing("Tile", with: "Box")) == "it would change what the file draws")
    let broken = Self.harm(old, old.replacing("50%", with: "50% +"))
    #expect(broken?.hasPrefix("it would bring an error:") ?? false)
    let unused = "tokens {\n    brand: red\n}\n\n" + old
    #expect(Self.harm(old, unused)?.contains("[unused-token]") ?? false)
  }

  /// Of many fixes, the one that harms is found and left out; the others are made.
  @Test func theFixThatHarmsIsLeftOut() {
    let lines = (0..<20).map { "style S\($0): view {\n    padding: \($0 + 1) // fix\n}\n" }
    let text = lines.joined()
    let bad = 13
    var count = 0
    var fixer = ProjectFixer([
      ProjectFile(path: "/a.style", source: SourceFile(name: "a.style", text: text))
    ]) { files in
      count += 1
      // A rule that takes comments away, and for one style takes a brace with it.
      var results: [LintResult] = []
      lintProject(
        files, in: "/", load: { _, _ in .failure(.missing) }, each: { results.append($0) })
      let source = results[0].compilation.compilation.source
      let bytes = source.bytes
      var findings: [Diagnostic] = []
      for start in bytes.indices where bytes[start...].starts(with: Array(" // fix".utf8)) {
        let style = bytes[..<start].split(separator: UInt8(ascii: "\n")).last.map {
          String(decoding: $0, as: UTF8.self)
        }
        let isBad = style?.hasSuffix(": \(bad + 1)") ?? false
        let edit = FixIt.Edit(
          range: SourceRange(UInt32(start), UInt32(start + (isBad ? 9 : 7))), replacement: "")
        findings.append(
          Diagnostic(
            .lint(LintProblem(rule: "unused-token", severity: .note, message: "\(style ?? "")")),
            at: edit.range, fixIts: [FixIt("remove it", [edit], isSafe: true)]))
      }
      results[0].compilation.compilation.diagnostics += findings
      return results
    }
    let project = fixer.run()
    #expect(project.count == 19)
    #expect(project.refused.count == 1)
    #expect(project.refused.first?.reason.hasPrefix("it would bring an error") ?? false)
    let mended = project.changed.first.map { String(decoding: $0.source.bytes, as: UTF8.self) }
    #expect(mended?.split(separator: "// fix").count == 2)
    #expect(count < 40)
  }

  @Test func editsThatTouchAreMadeOneAfterTheOther() {
    let source = SourceFile(name: "", text: "abc\r\ndef")
    let edits = [
      FixIt.Edit(range: SourceRange(5, 6), replacement: "x\ny"),
      FixIt.Edit(range: SourceRange(0, 1), replacement: ""),
    ]
    #expect(String(decoding: source.applying(edits), as: UTF8.self) == "bc\r\nx\r\nyef")
  }
}
