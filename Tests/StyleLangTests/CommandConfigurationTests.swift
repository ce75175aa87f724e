import Testing

/// How the command finds and obeys `stylec.json`.
@Suite struct CommandConfigurationTests {
  @Test func sourcesAndOutputsStandInTheFile() throws {
    let folder = try CommandFolder()
    try folder.write(
      "stylec.json",
      #"{"sources": ["Styles"], "output": {"swift": "Out", "json": "JSON"}, "access": "internal"}"#)
    try folder.write("Styles/a/card.style", CommandSample.good)
    #expect(try folder.run("stylec compile").status == 0)
    #expect(folder.read("Out/a/card.swift")?.contains("\nstruct CardModifier") ?? false)
    #expect(folder.read("JSON/a/card.json") != nil)
    #expect(try folder.run("stylec compile --verify").status == 0)
    #expect(try folder.run("stylec check").status == 0)
    #expect(try folder.run("stylec lint").status == 0)
  }

  /// From a folder below, the paths of the file are still those of its own folder.
  @Test func theNearestFileAboveIsTaken() throws {
    let folder = try CommandFolder()
    try folder.write("stylec.json", #"{"sources": ["card.style"], "output": {"swift": "Out"}}"#)
    try folder.write("card.style", CommandSample.good)
    try folder.write("a/b/c.txt", "")
    #expect(try folder.run("cd a/b && stylec compile").status == 0)
    #expect(folder.read("Out/card.swift") != nil)
    // A repository ends the search.
    try folder.write("a/.git/config", "")
    let result = try folder.run("cd a/b && stylec check")
    #expect(result.status == 2)
    #expect(result.error.contains("no file is given"))
    try folder.write("a/stylec.json", #"{"sources": ["no.style"]}"#)
    #expect(try folder.run("cd a/b && stylec check").error.contains("../no.style: error:"))
  }

  @Test func optionsWinOverTheFile() throws {
    let folder = try CommandFolder()
    try folder.write("conf/own.json", #"{"sources": ["../card.style"], "access": "package"}"#)
    try folder.write("stylec.json", #"{"access": "internal"}"#)
    try folder.write("card.style", CommandSample.good)
    func declared(_ options: String) throws -> String {
      let text = try folder.run("stylec compile card.style \(options)").output
      return ["public ", "package ", ""].first { text.contains("\n\($0)struct Card") } ?? "none"
    }
    #expect(try declared("") == "")
    #expect(try declared("--access package") == "package ")
    #expect(try declared("--config conf/own.json") == "package ")
    #expect(try declared("--no-config") == "public ")
    #expect(
      try folder.run("stylec compile --config conf/own.json").output.contains("package struct"))
  }

  @Test func mistakesOfTheFileAreShownWhereTheyAre() throws {
    let folder = try CommandFolder()
    try folder.write("stylec.json", "{\n  \"acess\": \"internal\"\n}\n")
    try folder.write("card.style", CommandSample.good)
    for command in ["compile", "check", "lint"] {
      let result = try folder.run("stylec \(command) card.style")
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(
        result.error.hasPrefix(
          "stylec.json:2:3: error: unknown key 'acess'; did you mean 'access'? [C101]\n"))
      #expect(result.error.contains("^~~~~~~"))
    }
    let json = try folder.run("stylec check card.style --diagnostics json")
    #expect(json.output.contains("\"code\": \"C101\""))
    #expect(json.output.contains("\"file\": \"stylec.json\""))
    #expect(try folder.run("stylec check card.style --config no.json").error.contains("[F101]"))
    try folder.write("empty.json", "")
    let empty = try folder.run("stylec check card.style --config empty.json")
    #expect(empty.status == 1)
    #expect(empty.error.hasPrefix("empty.json:1:1: error: expected a value"))
  }

  @Test func errorsBeyondTheLimitAreCounted() throws {
    let folder = try CommandFolder()
    let lines = (1...9).map { "  padding\($0): 8\n" }.joined()
    try folder.write("card.style", "style Card: view {\n\(lines)}\n")
    let all = try folder.run("stylec check card.style")
    #expect(all.error.split(separator: "\n").count { $0.contains(": error:") } == 9)
    let some = try folder.run("stylec check card.style --max-errors 2")
    #expect(some.status == 1)
    #expect(some.error.split(separator: "\n").count { $0.contains(": error:") } == 2)
    #expect(some.error.hasSuffix("9 errors; 7 more errors are not shown\n"))
    try folder.write("stylec.json", #"{"maximumErrors": 8}"#)
    #expect(
      try folder.run("stylec check card.style").error.hasSuffix(
        "9 errors; 1 more error is not shown\n"))
    for value in ["0", "-1", "x"] {
      #expect(try folder.run("stylec check card.style --max-errors=\(value)").status == 2)
    }
  }

  /// With a configuration, imports may reach all of its folder.
  @Test func importsStayInTheFolderOfTheFile() throws {
    let folder = try CommandFolder()
    try folder.write("tokens/palette.style", "tokens Palette {\n    brand: red\n}\n")
    try folder.write(
      "styles/card.style",
      "import \"../tokens/palette.style\"\n\nstyle Card: view {\n    background: Palette.brand\n}\n"
    )
    #expect(try folder.run("stylec check styles/card.style").error.contains("[S803]"))
    try folder.write("stylec.json", "{}")
    #expect(try folder.run("stylec check styles/card.style").status == 0)
  }
}
