import Foundation
import Testing

/// Where diagnostics go, and in which form.
@Suite struct CommandDiagnosticsTests {
  let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("good.style", CommandSample.good)
    try folder.write("bad.style", CommandSample.bad)
  }

  @Test func textGoesToStandardError() throws {
    let result = try folder.run("stylec check bad.style")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.error.hasPrefix(
        "bad.style:2:11: error: expected ':' after the property's name 'padding'"))
    #expect(
      result.error.contains("\n2 |   padding 8\n  |           ^\n  = fix: insert ':'\n"))
    #expect(result.error.hasSuffix("\n1 error\n"))
    let good = try folder.run("stylec check good.style")
    #expect(good.status == 0)
    #expect(good.output == "" && good.error == "")
  }

  @Test func colourIsForTerminals() throws {
    #expect(!(try folder.run("stylec check bad.style").error.contains("\u{1B}")))
    #expect(
      try folder.run("stylec check bad.style --color always", environment: ["NO_COLOR": "1"])
        .error.contains("\u{1B}[1;31m"))
  }

  @Test func jsonGoesToStandardOutput() throws {
    let good = try folder.run("stylec check good.style --diagnostics json")
    #expect(good.status == 0)
    #expect(good.output == "{\"diagnostics\": []}\n")

    let result = try folder.run(
      "stylec compile bad.style missing.style -o out --diagnostics json")
    #expect(result.status == 1)
    #expect(result.error == "")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let list = try #require((document as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(list.map { $0["file"] as? String } == ["missing.style", "bad.style"])
    #expect(list[0]["range"] is NSNull)
    let diagnostic = list[1]
    #expect(diagnostic["code"] as? String == "S124")
    #expect(diagnostic["severity"] as? String == "error")
    #expect((diagnostic["message"] as? String)?.hasPrefix("expected ':'") == true)
    let range = try #require(diagnostic["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 2, "column": 11], "end": ["line": 2, "column": 12]])
    #expect(diagnostic["notes"] is [Any])
    #expect(diagnostic["fixIts"] is [Any])
    let one = try folder.run("stylec compile good.style -o out/ --diagnostics json")
    #expect(one.output == "{\"diagnostics\": []}\n")
  }

  /// Documents go to standard output, lines to standard error, and nothing to both.
  @Test func eachFormHasItsStream() throws {
    let sarif = try folder.run("stylec lint good.style bad.style --diagnostics sarif")
    #expect(sarif.status == 1 && sarif.error == "")
    let log = try JSONReader.read(Array(sarif.output.utf8))
    let results = try #require(log["runs"]?[0]?["results"]?.elements)
    #expect(results.compactMap { $0["ruleId"]?.text } == ["S124"])

    let github = try folder.run("stylec check bad.style --diagnostics github")
    #expect(github.status == 1 && github.output == "")
    #expect(
      github.error.hasPrefix(
        "::error file=bad.style,line=2,endLine=2,col=11,endColumn=12,title=S124::expected ':'"))

    let xcode = try folder.run("stylec compile bad.style --diagnostics xcode")
    #expect(xcode.status == 1 && xcode.output == "")
    let lines = xcode.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("/") == true)
    #expect(lines.first?.contains("/bad.style:2:11: error: expected ':'") == true)
    #expect(lines.last?.hasSuffix("/bad.style:2:10: fixit: :") == true)
  }

  @Test func successIsSilent() throws {
    for form in ["text", "github", "xcode"] {
      let check = try folder.run("stylec check good.style --diagnostics \(form)")
      #expect(check.status == 0 && check.output == "" && check.error == "", "\(form)")
      let compile = try folder.run("stylec compile good.style -o out/ --diagnostics \(form)")
      #expect(compile.status == 0 && compile.output == "" && compile.error == "", "\(form)")
    }
  }

  @Test(arguments: ["compile", "format", "dump tree"])
  func documentsAreNotMixedWithOutput(_ command: String) throws {
    for form in ["json", "sarif"] {
      let result = try folder.run("stylec \(command) good.style --diagnostics \(form)")
      #expect(result.status == 2 && result.output == "")
      #expect(result.error.contains("'--diagnostics \(form)' and the output cannot both go"))
    }
    let result = try folder.run("stylec format -i good.style missing.style --diagnostics json")
    #expect(result.output.contains("\"F101\"") && result.error == "")
  }

  /// What a file is called breaks no form; standard input has no path.
  @Test func hostileNames() throws {
    let script = """
      for name in 'a b%,:.style' 'it'"'"'s.style' '"q".style' "$(printf 'new\\nline.style')" \
        "$(printf 'bad\\377.style')" '::error::.style'; do cp bad.style "./$name"; done
      stylec check . - --diagnostics FORM < bad.style
      """
    let count = 8
    for form in ["json", "sarif"] {
      let result = try folder.run(script.replacing("FORM", with: form))
      let document = try JSONReader.read(Array(result.output.utf8))
      let list = document["diagnostics"] ?? document["runs"]?[0]?["results"]
      #expect(list?.elements.count == count, "\(form)")
    }
    let github = try folder.run(script.replacing("FORM", with: "github"))
    #expect(github.error.split(separator: "\n").count == count)
    #expect(github.error.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=") })
    #expect(github.error.contains("::error file=<stdin>,line=2,"))
    let xcode = try folder.run(script.replacing("FORM", with: "xcode"))
    #expect(xcode.error.contains("\n<stdin>:2:11: error: expected ':'"))
    #expect(xcode.error.split(separator: "\n").count { $0.contains("error: ") } == count)
  }

  @Test func dumps() throws {
    let tokens = try folder.run("stylec dump tokens good.style")
    #expect(tokens.status == 0)
    #expect(tokens.output.hasPrefix("0..<5 name 'style'"))
    #expect(tokens.output.split(separator: "\n").last?.contains(" endOfFile") == true)
    let tree = try folder.run("stylec dump tree good.style")
    #expect(tree.output.hasPrefix("file"))
    #expect(tree.output.contains("\n  styleDeclaration 'Card'"))
    let model = try folder.run("cat good.style | stylec dump model -")
    #expect(model.output.contains("padding"))

    let bad = try folder.run("stylec dump model bad.style")
    #expect(bad.status == 1)
    #expect(bad.output == "")
    #expect(bad.error.contains("bad.style:2:11: error"))
    #expect(try folder.run("stylec dump tree bad.style").output.contains("numberLiteral '8'"))
  }
}
