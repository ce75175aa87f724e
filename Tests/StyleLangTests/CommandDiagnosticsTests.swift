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
