import Testing

@testable import StyleLang

/// Comments that suppress findings, and levels of the compiler's warnings.
@Suite struct LintSuppressionTests {
  /// The codes of what is found in a file, with the given levels; other rules are off.
  static func codes(
    _ text: String,
    _ levels: [String: LintLevel] = [
      "unused-token": .warning, "unused-parameter": .warning, "unused-suppression": .warning,
      "invalid-suppression": .warning,
    ]
  ) -> [String] {
    findings(text, levels).map(\.problem.code)
  }

  static func findings(_ text: String, _ levels: [String: LintLevel]) -> [Diagnostic] {
    var configuration = LintConfiguration()
    for rule in LintRule.all { configuration.levels[rule.name] = levels[rule.name] ?? .off }
    return LintSupport.diagnostics([("a.style", text)], configuration)
  }

  private static let style = "style Card: view {\n    padding: 8\n}\n"

  @Test(arguments: [
    "tokens {\n    // stylec:disable-next-line unused-token: why\n    a: red\n}\n",
    "tokens {\r\n    // stylec:disable-next-line unused-token: why\r\n    a: red\r\n}\r\n",
    "tokens {\n    a: red // stylec:disable-line unused-token: why\n}\n",
    "tokens {\n    a: red //stylec:disable-line unused-token: why\n}\n",
    "tokens {\n    // stylec:disable unused-token: why\n    a: red\n    // stylec:enable unused-token\n}\n",
    "tokens {\n    // stylec:disable unused-token: why\n    a: red\n    // stylec:enable\n}\n",
    "// stylec:disable unused-token: why\ntokens {\n    a: red\n    b: blue\n}\n",
    "\u{FEFF}// stylec:disable unused-token: why\ntokens {\n    a: red\n}\n",
    // Comments and blank lines may stand between.
    "tokens {\n    // stylec:disable-next-line unused-token: why\n\n    /* no */ // more\n    a: red\n}\n",
    "tokens {\n    /* a */ /* /* b */ */ // stylec:disable-next-line unused-token: why\n    a: red\n}\n",
  ])
  func findingsAreHidden(_ tokens: String) { #expect(Self.codes(tokens + Self.style) == []) }

  /// What is no comment for stylec hides nothing, and nothing is said about it.
  @Test(arguments: [
    "tokens {\n    a: red /* // stylec:disable-line unused-token: why */\n}\n",
    "tokens {\n    a: red /// stylec:disable-line unused-token: why\n}\n",
    "tokens {\n    a: red // see stylec:disable-line unused-token: why\n}\n",
    "tokens {\n    a: red // stylec: disable-line unused-token: why\n}\n",
    "tokens {\n    a: red // // stylec:disable-line unused-token: why\n}\n",
    "tokens {\n    a: red // https:// stylec:disable-line unused-token: why\n}\n",
  ])
  func otherCommentsHideNothing(_ tokens: String) {
    #expect(Self.codes(tokens + Self.style) == ["unused-token"])
  }

  @Test func stringsHideNothing() {
    let text = """
      tokens {
          a: red
      }

      style Card: view {
          accessibilityLabel: "// stylec:disable unused-token: why"
      }
      """
    #expect(Self.codes(text) == ["unused-token"])
  }

  @Test(
    arguments: [
      ("// stylec:disable-line unused-token: why", ["unused-suppression", "unused-token"]),
      ("// stylec:disable-next-line unused-tokn: why", ["invalid-suppression", "unused-token"]),
      ("// stylec:disble unused-token: why", ["invalid-suppression", "unused-token"]),
      ("// stylec:disable-next-line", ["invalid-suppression", "unused-token"]),
      ("// stylec:disable-next-line S202: why", ["invalid-suppression", "unused-token"]),
      (
        "// stylec:disable-next-line unused-suppression: a",
        ["invalid-suppression", "unused-token"]
      ),
      ("// stylec:disable-next-line unused-token why", ["invalid-suppression"]),
      ("// stylec:enable unused-token", ["unused-suppression", "unused-token"]),
      ("// stylec:enable", ["unused-suppression", "unused-token"]),
      // Nobody can tell what a rule that is off would have found.
      ("// stylec:disable-next-line contrast: why", ["unused-token"]),
      ("// stylec:disable-next-line unused-parameter, unused-token: why", ["unused-suppression"]),
      ("// stylec:disable-next-line unused-token,: why", []),
    ] as [(String, [String])])
  func mistakesAreReported(_ comment: String, _ codes: [String]) {
    #expect(Self.codes("tokens {\n    \(comment)\n    a: red\n}\n" + Self.style) == codes)
  }

  /// At the end of a file without a line break, and again and again.
  @Test func oddPlaces() {
    let end = "tokens {\n    a: red\n}\n" + Self.style + "// stylec:disable unused-token"
    #expect(Self.codes(end).sorted() == ["unused-suppression", "unused-token"])
    let twice = String(repeating: "// stylec:disable unused-token: why\n", count: 500)
    let found = Self.codes(twice + "tokens {\n    a: red\n}\n" + Self.style)
    #expect(found == Array(repeating: "unused-suppression", count: 499))
    #expect(Self.codes("// stylec:disable-next-line unused-token: x") == ["unused-suppression"])
    // The line of the first comment comes after that of the second.
    let crossed =
      "tokens {\n    // stylec:disable-next-line unused-token: x\n"
      + "    // stylec:disable-line unused-token: x\n    a: red\n}\n" + Self.style
    #expect(Self.codes(crossed) == ["unused-suppression"])
  }

  /// Where a file does not compile, no rule has looked, and nothing is called unused.
  @Test func nothingIsUnusedBesideAnError() {
    let text = "tokens {\n    a: rod // stylec:disable-line unused-token: why\n}\n"
    #expect(Self.codes(text + Self.style).count == 1)
    #expect(Self.findings(text + Self.style, [:]).map(\.severity) == [.error])
  }

  @Test func warningsOfTheCompilerHaveNames() throws {
    let rule = try #require(LintRule.suppressible(named: "impossible-condition"))
    let code = try #require(rule.code)
    let text = "style Tile: button {\n    opacity: 50% when disabled and pressed\n}\n"
    func level(_ level: LintLevel) -> [Severity] {
      Self.findings(text, [rule.name: level]).map(\.severity)
    }
    #expect(level(.off) == [])
    #expect(level(.note) == [.note])
    #expect(level(.error) == [.error])
    for name in [rule.name, code] {
      let comment = "// stylec:disable impossible: x\n".replacing("impossible", with: name)
      #expect(Self.codes(comment + text, [rule.name: .warning]) == [])
    }
  }

  /// Fixes take the comment or the name away, and nothing else.
  @Test func unusedCommentsAreRemoved() throws {
    let text = """
      tokens {
          a: red // stylec:disable-line unused-token: why
          // stylec:disable-next-line unused-parameter: why
          b: red // stylec:disable-line unused-parameter, unused-token: why
      }

      style Card: view {
          border: 1 a
      }
      """
    let fixed = LintFixTests.fixed(text)
    #expect(
      fixed == """
        tokens {
            a: red
            b: red // stylec:disable-line unused-token: why
        }

        style Card: view {
            border: 1 a
        }
        """)
    #expect(
      LintFixTests.fixed(text.replacing("\n", with: "\r\n")) == fixed.replacing("\n", with: "\r\n"))
  }
}
