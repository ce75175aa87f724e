import Testing

@testable import StyleLang

/// What the log in SARIF holds; `.ci/run` also validates one against the official schema.
@Suite struct DiagnosticSARIFTests {
  private func run(_ report: DiagnosticSample.Report) throws -> JSONValue {
    let log = try JSONReader.read(Array(report.sarif.utf8))
    #expect(log["version"]?.text == "2.1.0")
    #expect(log["runs"]?.elements.count == 1)
    return try #require(log["runs"]?[0])
  }

  @Test func everyMemberOfAResult() throws {
    let text = "tint: rde\nback: blue\n"
    let range = SourceRange(6, 9)
    let diagnostic = Diagnostic(
      .semantic(.unknownName("rde", suggestion: nil)), at: range,
      notes: [
        Note("no {0} place, see [it](1)"), Note("here {", at: SourceRange(10, 14)),
        Note("there", at: SourceRange(0, 1), in: "/lib/c d.style"),
      ],
      fixIts: [
        FixIt("write 'red'", replacing: range, with: "red"),
        FixIt("remove it", replacing: range, with: ""),
      ])
    let run = try run(
      DiagnosticSample.report(
        [diagnostic], of: text, named: "d/é.style", files: [FileDiagnostic(.missing, "a:b")]))
    #expect(run.keys == ["tool", "columnKind", "originalUriBaseIds", "results"])
    #expect(run["columnKind"]?.text == "utf16CodeUnits")
    #expect(run["originalUriBaseIds"]?["%SRCROOT%"]?["uri"]?.text == "file:///app/")
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["name"]?.text == "stylec" && driver["version"]?.text == "1.2.3")
    #expect(driver["rules"]?.elements.compactMap { $0["id"]?.text } == ["F101", "S201"])

    let results = try #require(run["results"]?.elements)
    #expect(results.map { $0["ruleId"]?.text } == ["F101", "S201"])
    #expect(results.map { $0["ruleIndex"]?.double } == [0, 1])
    let file = results[0]["locations"]?[0]?["physicalLocation"]
    #expect(file?.keys == ["artifactLocation"])
    #expect(file?["artifactLocation"]?["uri"]?.text == "a%3Ab")

    let result = results[1]
    #expect(
      result.keys == [
        "ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations", "fixes",
        "partialFingerprints",
      ])
    #expect(result["level"]?.text == "error")
    #expect(
      result["message"]?["text"]?.text
        == "unknown name 'rde'\nnote: no {{0}} place, see \\[it\\](1)")
    let artifact = result["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"]?.text == "d/%C3%A9.style")
    #expect(artifact?["uriBaseId"]?.text == "%SRCROOT%")
    let related = try #require(result["relatedLocations"]?.elements)
    #expect(related.map { $0["message"]?["text"]?.text } == ["here {", "there"])
    let place = related[0]["physicalLocation"]?["region"]
    #expect(place?.members.map(\.value.double) == [2, 1, 2, 5])
    let other = try #require(related[1]["physicalLocation"])
    #expect(other["artifactLocation"]?["uri"]?.text == "file:///lib/c%20d.style")
    #expect(other["artifactLocation"]?["uriBaseId"] == nil && other["region"] == nil)

    let fixes = try #require(result["fixes"]?.elements)
    #expect(fixes.map { $0["description"]?["text"]?.text } == ["write 'red'", "remove it"])
    let change = try #require(fixes[0]["artifactChanges"]?[0])
    #expect(change["artifactLocation"] == artifact)
    let replacement = try #require(change["replacements"]?[0])
    #expect(replacement["deletedRegion"]?.members.map(\.value.double) == [1, 7, 1, 10])
    #expect(replacement["insertedContent"]?["text"]?.text == "red")
    let removal = fixes[1]["artifactChanges"]?[0]?["replacements"]?[0]
    #expect(removal?.keys == ["deletedRegion"])
  }

  @Test func noneIsAnEmptyRun() throws {
    let run = try run(DiagnosticSample.report([], of: "x"))
    #expect(run["results"] == .array([]))
    #expect(run["tool"]?["driver"]?["rules"] == .array([]))
  }

  /// GitHub refuses empty texts, and rules without help.
  @Test func everyRuleIsDescribed() {
    let rules = RuleDescription.all
    #expect(rules.count >= Explanation.all.count + LintRule.all.count)
    for rule in rules.values {
      for text in [rule.summary, rule.reason, rule.remedy] {
        #expect(!text.isEmpty, "\(rule.code)")
      }
      #expect(rule.helpMarkdown.count { $0 == "`" } % 6 == 0, "\(rule.code)")
    }
  }

  /// Lines above a finding, and space before it, do not change what it is known by; its text does.
  @Test func fingerprintsOutliveMoves() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let bytes = Array(text.utf8)
      let diagnostics = bytes.indices.filter { bytes[$0...].starts(with: "rde".utf8) }.map {
        Diagnostic(
          .semantic(.unknownName("rde", suggestion: nil)),
          at: SourceRange(UInt32($0), UInt32($0 + 3)))
      }
      let results = try run(DiagnosticSample.report(diagnostics, of: text))["results"]
      return try #require(results).elements.compactMap {
        $0["partialFingerprints"]?["stylec/v1"]?.text
      }
    }
    let before = try fingerprints("a: rde\nb: rde\na: rde\n")
    #expect(before.count == 3 && Set(before).count == 3)
    #expect(try fingerprints("// new\n\n  a: rde\n\tb: rde  \r\na: rde\n") == before)
    #expect(try fingerprints("c: rde\nb: rde\n")[1] == before[1])
    #expect(try !before.contains(fingerprints("c: rde\n")[0]))
  }

  /// Many findings, some in one line of megabytes, take linear time.
  @Test(.timeLimit(.minutes(2))) func manyFindings() throws {
    let text = String(repeating: "é rde ", count: 4000)
    let diagnostics = (0..<4000).map { index -> Diagnostic in
      let start = UInt32(7 * index + 3)
      return Diagnostic(
        .semantic(.unknownName("rde", suggestion: nil)), at: SourceRange(start, start + 3))
    }
    let report = DiagnosticSample.report(diagnostics, of: text)
    #expect(report.xcode.utf8.count { $0 == 0x0A } == 4000)
    #expect(report.github.utf8.count { $0 == 0x0A } == 4000)
    #expect(report.sarif.contains("\"startColumn\": 23997"))
  }
}
