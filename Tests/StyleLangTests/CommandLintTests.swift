import Foundation
import Testing

/// `stylec lint` as a command: levels, baselines and fixes.
@Suite struct CommandLintTests {
  private static let unused =
    "tokens {\n    brand: red\n}\n\nstyle Card: view {\n    padding: 8\n}\n"
  private static let suppressed = unused.replacing(
    "    padding", with: "    // stylec:disable-next-line unused-token: why\n    padding")

  @Test func statusFollowsTheLevel() throws {
    let folder = try CommandFolder()
    try folder.write("a.style", Self.unused)
    #expect(try folder.run("stylec lint a.style").status == 0)
    #expect(try folder.run("stylec lint a.style --strict").status == 1)
    try folder.write("stylec.json", #"{"lint": {"rules": {"unused-token": "error"}}}"#)
    let result = try folder.run("stylec lint a.style")
    #expect(result.status == 1)
    #expect(result.error.contains("a.style:2:5: error: token 'brand' is never used [unused-token]"))
    // It is no error of the compiler.
    #expect(try folder.run("stylec check a.style").status == 0)
    try folder.write("stylec.json", #"{"lint": {"rules": {"unused-token": "off"}}}"#)
    #expect(try folder.run("stylec lint a.style --strict").error == "")
  }

  @Test func baselinesHideWhatWasThere() throws {
    let folder = try CommandFolder()
    try folder.write("styles/a.style", Self.unused)
    try folder.write("stylec.json", #"{"sources": ["styles"], "lint": {"baseline": "known.json"}}"#)
    #expect(try folder.run("stylec lint").error.contains("known.json: error: no such file"))
    let written = try folder.run("stylec lint --write-baseline")
    #expect(written.status == 0 && written.error == "")
    let text = try #require(folder.read("known.json"))
    #expect(
      text.contains(#"{"file": "styles/a.style", "rule": "unused-token", "line": "brand: red"}"#))
    #expect(try folder.run("stylec lint --strict").error == "")
    #expect(try folder.run("cd styles && stylec lint a.style --strict").error == "")
    #expect(try folder.run("stylec lint --write-baseline").status == 0)
    #expect(folder.read("known.json") == text)
    // What is new is shown.
    try folder.write(
      "styles/a.style", "\n" + Self.unused.replacing("}\n\n", with: "    b: red\n}\n\n"))
    let new = try folder.run("stylec lint")
    #expect(new.error.contains("'b' is never used") && !new.error.contains("'brand' is never"))
    // What has been mended is told.
    try folder.write("styles/a.style", Self.unused.replacing("    brand: red\n", with: ""))
    #expect(try folder.run("stylec lint").error.contains("known.json:4:5: note: 1 finding that is"))
  }

  @Test func nothingElseIsReplacedByABaseline() throws {
    let folder = try CommandFolder()
    try folder.write("a.style", Self.unused)
    try folder.write("notes.json", "{\"mine\": 1}\n")
    let result = try folder.run("stylec lint a.style --baseline notes.json --write-baseline")
    #expect(result.status == 1)
    #expect(folder.read("notes.json") == "{\"mine\": 1}\n")
    try folder.write("a.style", Self.unused.replacing("red", with: "rod"))
    #expect(try folder.run("stylec lint a.style --baseline b.json --write-baseline").status == 1)
    #expect(folder.read("b.json") == nil)
  }

  @Test func fixesAreMade() throws {
    let folder = try CommandFolder()
    let crlf = "\u{FEFF}" + Self.suppressed.replacing("\n", with: "\r\n")
    try folder.write("a.style", Self.suppressed)
    try folder.write(
      "b.style", crlf.replacing("Card", with: "Box").replacing("brand", with: "tint"))
    let trial = try folder.run("stylec lint a.style b.style --fix --dry-run")
    #expect(trial.output.contains("--- a.style\n+++ a.style\n@@ "))
    #expect(trial.output.contains("\n-    // stylec:disable-next-line unused-token: why\n"))
    #expect(folder.read("a.style") == Self.suppressed)
    let result = try folder.run("stylec lint a.style b.style --fix")
    #expect(result.error.contains("2 fixes made in 2 files\n"))
    #expect(!result.error.contains("unused-suppression"))
    #expect(folder.read("a.style") == Self.unused)
    let mended = "\u{FEFF}" + Self.unused.replacing("\n", with: "\r\n")
    #expect(
      folder.read("b.style")
        == mended.replacing("Card", with: "Box").replacing("brand", with: "tint"))
    #expect(folder.files == ["a.style", "b.style"])
    #expect(try folder.run("stylec lint a.style b.style --fix --dry-run").output == "")
  }

  @Test func standardInputIsPrintedMended() throws {
    let folder = try CommandFolder()
    try folder.write("a.style", Self.suppressed)
    #expect(try folder.run("stylec lint - --fix < a.style").output == Self.unused)
    try folder.write("a.style", Self.unused)
    #expect(try folder.run("stylec lint - --fix < a.style").output == Self.unused)
  }

  /// What is only imported is read, and left alone.
  @Test func importsAreNotTouched() throws {
    let folder = try CommandFolder()
    let tokens = "// stylec:disable unused-token: why\ntokens Palette {\n    brand: red\n}\n"
    try folder.write("palette.style", tokens)
    try folder.write(
      "a.style",
      "import \"palette.style\"\n\nstyle Card: view {\n    border: 1 Palette.brand\n}\n")
    #expect(try folder.run("stylec lint a.style --fix").status == 0)
    #expect(folder.read("palette.style") == tokens)
  }

  @Test(arguments: [
    "--dry-run", "--write-baseline", "--fix --baseline b.json --write-baseline",
    "--fix --dry-run --diagnostics json",
  ])
  func wrongUseIsTold(_ options: String) throws {
    let folder = try CommandFolder()
    try folder.write("a.style", Self.unused)
    let result = try folder.run("stylec lint a.style \(options)")
    #expect(result.status == 2)
    #expect(folder.files == ["a.style"])
  }
}
