import Foundation
import Testing

/// Several files as one project, on the command line.
@Suite struct CommandProjectTests {
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write("app/shared/palette.style", "tokens { brand: #7B2FF7; gap: 8 }\n")
    try folder.write(
      "app/buttons.style",
      """
      import "shared/palette.style"
      import "x.tokens.json"
      style Buy: button { background: brand; padding: X.gap }

      """)
    try folder.write(
      "app/x.tokens.json",
      #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#)
    return folder
  }

  @Test func importedFilesAreReadAndNotWritten() throws {
    let folder = try folder()
    let result = try folder.run("stylec compile app/buttons.style -o out/")
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.files.filter { $0.hasPrefix("out") } == ["out/buttons.swift"])
    let swift = folder.read("out/buttons.swift") ?? ""
    #expect(swift.contains("PaletteTokens.brand"))
    #expect(swift.contains("X.gap"))
  }

  @Test func aFolderIsAProject() throws {
    let folder = try folder()
    let result = try folder.run("stylec compile app -o out")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      folder.files.filter { $0.hasPrefix("out") } == [
        "out/buttons.swift", "out/shared/palette.swift", "out/x.tokens.swift",
      ])
  }

  @Test func aFileOutsideTheRootIsRefused() throws {
    let folder = try folder()
    try folder.write("app/shared/up.style", "import \"../buttons.style\"\n")
    let alone = try folder.run("stylec check app/shared/up.style")
    #expect(alone.status == 1)
    #expect(alone.error.contains("[S803]"))
    #expect(try folder.run("stylec check app/shared/up.style --root app").status == 0)
    #expect(try folder.run("stylec check app").status == 0)
  }

  @Test func aLinkThatLeavesTheRootIsRefused() throws {
    let folder = try folder()
    try folder.write("secret.style", "tokens { secret: 1 }\n")
    try folder.write("app/link/main.style", "import \"in.style\"\n")
    let result = try folder.run(
      "ln -s ../../secret.style app/link/in.style && stylec check app/link/main.style")
    #expect(result.status == 1)
    #expect(result.error.contains("[S803]"), "\(result.error)")
    #expect(try folder.run("stylec check app/link/main.style --root .").status == 0)
  }

  @Test func errorsAreShownInTheirFiles() throws {
    let folder = try folder()
    try folder.write("app/shared/palette.style", "tokens { brand: colourless }\n")
    let result = try folder.run("stylec check app/buttons.style")
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("app/shared/palette.style:1:17: error:"), "\(result.error)")
    #expect(result.error.hasSuffix("1 error\n"))
  }

  @Test func aMissingFileIsShownAtTheImport() throws {
    let folder = try CommandFolder()
    try folder.write("a.style", "import \"b.style\"\nimport \"c.style\"\n")
    try folder.write("c.style/x", "")
    let result = try folder.run("stylec check a.style")
    #expect(result.error.contains("a.style:1:8: error: no file 'b.style'"), "\(result.error)")
    #expect(result.error.contains("a.style:2:8: error: 'c.style' cannot be imported"))
  }

  @Test func verifyTellsWhatIsOutOfDate() throws {
    let folder = try folder()
    let missing = try folder.run("stylec compile app -o out --verify")
    #expect(missing.status == 1)
    #expect(missing.error.contains("out/buttons.swift: error: is missing"))
    #expect(folder.files.filter { $0.hasPrefix("out") } == [])

    #expect(try folder.run("stylec compile app -o out").status == 0)
    #expect(try folder.run("stylec compile app -o out --verify").status == 0)

    try folder.write("app/x.tokens.json", "{}")
    try folder.write("app/buttons.style", "style Buy: button { padding: 3 }\n")
    let before = folder.read("out/buttons.swift")
    let old = try folder.run("stylec compile app -o out --verify")
    #expect(old.status == 1)
    #expect(old.error.contains("out/buttons.swift: error: is out of date"), "\(old.error)")
    #expect(old.error.contains("out/x.tokens.swift: error: is out of date"))
    #expect(!old.error.contains("palette"))
    #expect(folder.read("out/buttons.swift") == before)
    #expect(try folder.run("stylec compile app/buttons.style --verify").status == 2)
  }

  @Test func depfileListsImports() throws {
    let folder = try folder()
    let result = try folder.run(
      "stylec compile app/buttons.style -o out/ --depfile out/styles.d")
    #expect(result.status == 0, "\(result.error)")
    #expect(
      folder.read("out/styles.d") == """
        out/buttons.swift: \\
          app/buttons.style \\
          app/shared/palette.style \\
          app/x.tokens.json

        """)
  }

  @Test func standardInputImportsFromTheCurrentFolder() throws {
    let folder = try folder()
    let result = try folder.run(
      "cd app && echo 'import \"shared/palette.style\"; style V: view { padding: gap }'"
        + " | stylec compile -")
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func notesOfOtherFilesHaveTheirExcerpts() throws {
    let folder = try CommandFolder()
    try folder.write("a.style", "style Card: view { padding: 1 }\n")
    try folder.write("b.style", "style Card: view { padding: 2 }\n")
    let text = try folder.run("stylec check .")
    #expect(text.error.contains("./b.style:1:7: error: 'Card' becomes 'CardModifier'"))
    #expect(text.error.contains("./a.style:1:7: note: declared here"), "\(text.error)")
    let json = try folder.run("stylec check . --diagnostics json")
    #expect(json.output.contains(#""file": "./a.style", "range": {"start": {"line": 1"#))
  }
}
