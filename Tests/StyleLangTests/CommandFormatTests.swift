import Foundation
import Testing

/// `stylec format` as a user calls it.
@Suite struct CommandFormatTests {
  private let messy = "tokens{a:1}\n\n\nstyle X:button{\nwidth:a\n}"
  private let tidy = "tokens { a: 1 }\n\nstyle X: button {\n    width: a\n}\n"

  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write("messy.style", messy)
    try folder.write("in/tidy.style", tidy)
    try folder.write("in/brand.tokens.json", "{}")
    return folder
  }

  @Test func oneFileGoesToStandardOutput() throws {
    let folder = try folder()
    let result = try folder.run("stylec format messy.style")
    #expect(result.output == tidy)
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(try folder.run("stylec format - < messy.style").output == tidy)
    #expect(folder.read("messy.style") == messy)
  }

  @Test func checkNamesWhatWouldChange() throws {
    let folder = try folder()
    let result = try folder.run("stylec format --check .")
    #expect(result.output == "./messy.style\n")
    #expect(result.status == 1)
    #expect(try folder.run("stylec format --check in").status == 0)
    #expect(folder.read("messy.style") == messy)
  }

  @Test func differencesArePatches() throws {
    let folder = try folder()
    let result = try folder.run(
      "stylec format --diff messy.style in > x.patch && patch -s -p0 < x.patch")
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.read("messy.style") == tidy)
    #expect(
      folder.read("x.patch")?.hasPrefix("--- messy.style\n+++ messy.style\n@@ -1,6 +1,5 @@\n")
        == true)
    #expect(try folder.run("stylec format --diff --check .").status == 0)
  }

  @Test func filesAreReplacedInPlace() throws {
    let folder = try folder()
    let before = try folder.run("chmod 640 messy.style; ls -li in/tidy.style").output
    let result = try folder.run("stylec format -i . && stylec format --check .")
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.read("messy.style") == tidy)
    #expect(try folder.run("stat -c %a messy.style").output == "640\n")
    #expect(try folder.run("ls -li in/tidy.style").output == before)
    #expect(folder.files == ["in/brand.tokens.json", "in/tidy.style", "messy.style"])
  }

  /// All or none, as with every output.
  @Test func anErrorReplacesNothing() throws {
    let folder = try folder()
    let result = try folder.run("stylec format -i messy.style missing.style")
    #expect(result.status == 1)
    #expect(result.error.contains("missing.style: error: no such file or folder [F101]"))
    #expect(folder.read("messy.style") == messy)
  }

  @Test func whatDoesNotParseIsTold() throws {
    let folder = try CommandFolder()
    try folder.write("bad.style", "tokens {\na   b\nc:1\n}\n")
    let result = try folder.run("stylec format -i bad.style")
    #expect(result.status == 0)
    #expect(
      result.error
        == "bad.style: note: 1 part that does not parse is left as written;"
        + " 'stylec check' says what is wrong\n")
    #expect(folder.read("bad.style") == "tokens {\na   b\n    c: 1\n}\n")
  }

  @Test(arguments: [
    ("format", "no file is given; for standard input, write '-'"),
    (
      "format a.style b.style",
      "the text of one file goes to standard output; for several, use '--in-place', '--check' or"
        + " '--diff'"
    ),
    ("format -i --check a.style", "'--in-place' writes, and '--check' only looks; leave one out"),
    ("format -i -", "'--in-place' needs files; standard input has no place"),
    (
      "format --line-width 5 a.style",
      "'--line-width' needs a number from 20 to 1000, and '5' is none"
    ),
    ("format --indent-width x -", "'--indent-width' needs a number from 1 to 16, and 'x' is none"),
  ])
  func wrongUse(arguments: String, reason: String) throws {
    let result = try CommandFolder().run("stylec \(arguments)")
    #expect(result.status == 2)
    #expect(result.error == "stylec: error: \(reason)\nsee 'stylec format --help'\n")
  }

  @Test func designTokensAreNotFormatted() throws {
    let folder = try folder()
    let result = try folder.run("stylec format in/brand.tokens.json")
    #expect(result.status == 1)
    #expect(
      result.error.contains("is a file of design tokens; only style files are formatted [F301]"))
  }
}
