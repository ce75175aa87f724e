import Testing

@testable import StyleLang

/// What `stylec.json` may say, and how mistakes are told.
@Suite struct ConfigurationTests {
  static func read(_ text: String) -> (Configuration, [Diagnostic]) {
    readConfiguration(SourceFile(name: "stylec.json", text: text))
  }

  static func schema() throws -> JSONSchema {
    JSONSchema(root: try JSONReader.read(Array(ConfigurationSchema.text.utf8)))
  }

  @Test func everyKeyIsRead() throws {
    let text = """
      {
        "$schema": "grammar/stylec.schema.json",
        "sources": ["Styles", "brand.tokens.json"],
        "output": {"swift": "Generated", "json": "build/json"},
        "access": "internal",
        "deploymentTargets": ["ios16", "macos 13.3"],
        "maximumErrors": 20,
        "lint": {
          "rules": {"unused-token": "off", "unused-parameter": {"level": "error"}},
          "baseline": "lint.json"
        },
        "format": {"indentWidth": 2, "lineWidth": 80}
      }
      """
    let (configuration, problems) = Self.read(text)
    #expect(problems == [])
    #expect(configuration.sources == ["Styles", "brand.tokens.json"])
    #expect(configuration.swiftOutput == "Generated")
    #expect(configuration.jsonOutput == "build/json")
    #expect(configuration.access == .internal)
    #expect(configuration.targets?.text == "ios16,macos13.3")
    #expect(configuration.maximumErrors == 20)
    #expect(configuration.lint.levels == ["unused-token": .off, "unused-parameter": .error])
    #expect(configuration.baseline == "lint.json")
    #expect(configuration.format.indentWidth == 2)
    #expect(configuration.format.lineWidth == 80)
    #expect(try Self.schema().problems(of: JSONReader.read(Array(text.utf8))) == [])
  }

  /// Each mistake is told once, at the smallest range that shows it.
  @Test(
    arguments: [
      (#"{"acess": "internal"}"#, "C101", #""acess""#, "did you mean 'access'?"),
      (#"{"output": {"swft": "a"}}"#, "C101", #""swft""#, "did you mean 'swift'?"),
      (#"{"zzz": 1}"#, "C101", #""zzz""#, "there is '$schema', 'sources'"),
      (#"{"sources": "a"}"#, "C102", #""a""#, "expected a list, found the string 'a'"),
      (#"{"sources": ["a", 3]}"#, "C102", "3", "expected a string, found the number 3"),
      (#"{"sources": [""]}"#, "C102", #""""#, "expected the path of a file or folder"),
      (#"{"access": "open"}"#, "C103", #""open""#, "there is 'public', 'package', 'internal'"),
      (#"{"access": true}"#, "C102", "true", "expected a string, found 'true'"),
      (#"{"maximumErrors": 0}"#, "C102", "0", "a whole number from 1"),
      (#"{"maximumErrors": 2.5}"#, "C102", "2.5", "a whole number from 1"),
      (#"{"maximumErrors": 1e300}"#, "C102", "1e300", "a whole number from 1"),
      (
        #"{"lint": {"rules": {"unused-tokn": "off"}}}"#, "C104", #""unused-tokn""#, "'unused-token'"
      ),
      (#"{"lint": {"rules": {"unused-token": "warn"}}}"#, "C103", #""warn""#, "there is 'off'"),
      (#"{"lint": {"rules": {"unused-token": 2}}}"#, "C102", "2", "expected a level"),
      (
        #"{"lint": {"rules": {"unused-token": {"levl": "off"}}}}"#, "C105", #""levl""#,
        "did you mean 'level'?"
      ),
      (#"{"lint": []}"#, "C102", "[", "expected an object, found an array"),
      (#"{"deploymentTargets": ["ios"]}"#, "C106", #""ios""#, "write 'ios15'"),
      (#"{"deploymentTargets": ["iso17"]}"#, "C106", #""iso17""#, "did you mean 'ios'?"),
      (#"{"deploymentTargets": ["ios17", "ios16"]}"#, "C106", #""ios16""#, "names 'ios' twice"),
      (#"{"deploymentTargets": []}"#, "C106", "[", "is empty"),
      (#"[]"#, "C102", "[", "expected an object, found an array"),
      (#"{"access": "internal", "access": "public"}"#, "T104", #""access""#, "stands twice"),
      ("{\n  // why\n}", "T103", "/", "expected a key in double quotes"),
      (#"{"access": "internal",}"#, "T103", ",", "no ',' before '}'"),
      ("", "T103", "", "the end of the file"),
    ])
  func mistakesAreTold(_ text: String, _ code: String, _ shown: String, _ hint: String) throws {
    let (_, problems) = Self.read(text)
    #expect(problems.map(\.problem.code) == [code])
    let problem = try #require(problems.first)
    #expect(SourceFile(name: "", text: text).text(problem.range) == shown)
    #expect(problem.problem.message.contains(hint), "\(problem.problem.message)")
    #expect(!problem.problem.message.hasSuffix("."))
    // What the reader refuses, the schema refuses too, where it is JSON and the schema can tell.
    let isTold = ["twice", "T103"].contains { hint.contains($0) || code == $0 }
    if !isTold {
      #expect(try Self.schema().problems(of: JSONReader.read(Array(text.utf8))) != [])
    }
  }

  /// A fix of a mistyped word is what was meant.
  @Test(arguments: [
    #"{"acess": "internal"}"#, #"{"lint": {"rules": {"unused-tokn": "off"}}}"#,
    #"{"lint": {"rules": {"unused-token": "eror"}}}"#,
  ])
  func fixesRemoveTheMistake(_ text: String) throws {
    let fix = try #require(Self.read(text).1.first?.fixIts.first)
    #expect(Self.read(LintSupport.applying(fix, to: text)).1 == [])
  }

  /// One mistake hides nothing of the rest.
  @Test func theRestIsRead() {
    let (configuration, problems) = Self.read(
      #"{"acess": 1, "access": "package", "sources": [1, "b"], "maximumErrors": "many"}"#)
    #expect(problems.map(\.problem.code) == ["C101", "C102", "C102"])
    #expect(configuration.access == .package)
    #expect(configuration.sources == ["b"])
  }

  @Test func hostileTextsAreRefused() {
    let deep = String(repeating: "{\"lint\":", count: 100_000)
    let texts: [[UInt8]] = [
      Array(deep.utf8), Array("{\"access\": \"\u{0}\"}".utf8), [0xFF, 0xFE, 0x7B, 0x00],
      Array("{\"maximumErrors\": 1e999999}".utf8), Array(#"{"sources": ["\u0000"]}"#.utf8),
      Array(#"{"sources": ["\ud800"]}"#.utf8), [0x7B, 0x22, 0xC3, 0x28, 0x22],
    ]
    for bytes in texts {
      let (_, problems) = readConfiguration(SourceFile(name: "stylec.json", bytes: bytes))
      #expect(problems.count == 1 && problems[0].severity == .error)
    }
    // A byte order mark is only told.
    let (configuration, problems) = Self.read("\u{FEFF}{\"access\": \"internal\"}")
    #expect(problems.map(\.severity) == [.warning])
    #expect(configuration.access == .internal)
  }

  @Test func tableOfKeysIsUpToDate() throws {
    let url = TestFiles.root.appending(path: "grammar/configuration.md")
    let parts = try TestFiles.text(url).split(separator: "| --- | --- | --- |\n", maxSplits: 1)
    let tail = try #require(parts.last).split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("|") }.joined(separator: "\n")
    try expectSnapshot(
      parts[0] + "| --- | --- | --- |\n" + ConfigurationTable.text + tail, equals: url)
  }

  @Test(arguments: LintRule.all)
  func schemaHasEveryRuleWithItsOptions(_ rule: LintRule) throws {
    let options = rule.options.map { option in
      ", \"\(option.name)\": \(option.defaultValue.json)"
    }
    let text = """
      {"lint": {"rules": {"\(rule.name)": {"level": "note"\(options.joined())}}}}
      """
    #expect(try Self.schema().problems(of: JSONReader.read(Array(text.utf8))) == [])
    let (configuration, problems) = Self.read(text)
    #expect(problems == [])
    #expect(configuration.lint.levels[rule.name] == .note)
    #expect(configuration.lint.options[rule.name]?.count ?? 0 == rule.options.count)
    for option in rule.options { #expect(option.name != LintRule.levelKey) }
  }

  @Test(arguments: Explanation.all.filter { $0.code.hasPrefix("C1") })
  func examplesShowTheCode(_ explanation: Explanation) throws {
    let bad = try #require(explanation.badExample)
    let good = try #require(explanation.goodExample)
    #expect(Self.read(bad).1.map(\.problem.code) == [explanation.code])
    #expect(Self.read(good).1 == [])
  }
}
