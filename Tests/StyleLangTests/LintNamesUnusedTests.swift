import Testing

@testable import StyleLang

/// Imports, tokens, parameters and environment values that nobody uses.
@Suite struct LintNamesUnusedTests {
  private let palette = (
    name: "palette.style",
    text: """
    tokens {
        brand: #0a84ff
        accent: #ff9f0a
    }

    environment isCompact: Bool = false

    component Knob {
        states: pressed
        default: Plain
    }

    style Plain: Knob {
        padding: 8
    }

    """
  )

  // MARK: - Imports

  /// Whatever kind of thing is used, the import is needed.
  @Test(arguments: [
    "style A: button {\n    background: brand\n}\n",
    "tokens {\n    mine: brand\n}\nstyle A: button {\n    background: mine\n}\n",
    "style A(color: Color = brand): button {\n    background: color\n}\n",
    "style A: view {\n    padding: 8\n    padding: 4 when isCompact\n}\n",
    "style A: Knob {\n    padding: 4\n}\n",
    "style A: Plain {\n    margin: 4\n}\n",
    "component Other {\n    states: pressed\n    default: B\n}\n"
      + "style B: Other {\n    background: brand\n}\n",
    "style A: view {\n    content: box { background: brand }\n}\n",
    "style A: view {\n    layer glow when isCompact {\n        background: red\n    }\n}\n",
  ])
  func whatIsUsedNeedsItsImport(_ text: String) {
    let files = [("a.style", "import \"palette.style\"\n" + text), palette]
    #expect(LintNames.lines(of: .unusedImport, in: files) == [])
  }

  @Test func aFixRemovesTheWholeLine() throws {
    let rest = "style A: button {\n    background: red\n}\n"
    for line in [
      "import \"palette.style\"\n", "  import \"palette.style\"  \r\n",
      "import \"palette.style\"\r",
    ] {
      let files = [("a.style", "// Mine.\n" + line + rest), palette]
      #expect(
        LintNames.lines(of: .unusedImport, in: files) == [
          "a.style:2: nothing from 'palette.style' is used"
        ])
      let fixed = try #require(LintNames.fixed(.unusedImport, files))
      #expect(fixed.text == "// Mine.\n" + rest)
      #expect(fixed.isSafe)
    }
  }

  /// A comment in the line may belong to the import, and another declaration surely not.
  @Test func aSharedLineIsNotRemoved() throws {
    for (line, left) in [
      ("import \"palette.style\" // colours\n", " // colours\n"),
      ("import \"palette.style\"; import \"b.style\"\n", "; import \"b.style\"\n"),
    ] {
      let files = [
        ("a.style", line + "style A: button {\n    background: other\n}\n"),
        ("b.style", "tokens {\n    other: red\n}\n"), palette,
      ]
      guard let fixed = LintNames.fixed(.unusedImport, files) else { continue }
      #expect(fixed.text.hasPrefix(left))
      #expect(!fixed.isSafe)
    }
  }

  /// What an import imports in turn is not brought in, and a name that the file itself has is not one
  /// of the import.
  @Test func onlyWhatItDeclaresItselfCounts() {
    let files = [
      ("a.style", "import \"b.style\"\nstyle A: B {\n    margin: 2\n}\n"),
      (
        "b.style",
        "import \"palette.style\"\nimport \"c.style\"\ntokens {\n    accent: red\n}\n"
          + "style B: Plain {\n    background: accent\n}\n"
      ),
      ("c.style", "tokens {\n    accent: blue\n}\n"), palette,
    ]
    #expect(
      LintNames.lines(of: .unusedImport, in: files) == [
        "b.style:2: nothing from 'c.style' is used"
      ])
  }

  @Test func designTokensAreImportsToo() {
    let tokens = (
      "x.tokens.json",
      "{\"red\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\","
        + " \"components\": [1, 0, 0]}}}"
    )
    func lines(_ color: String) -> [String] {
      LintNames.lines(
        of: .unusedImport,
        in: [
          (
            "a.style",
            "import \"x.tokens.json\" as Brand\nstyle A: button {\n    background: \(color)\n}\n"
          ), tokens,
        ])
    }
    #expect(lines("Brand.red") == [])
    #expect(lines("red") == ["a.style:1: nothing from 'x.tokens.json' is used"])
  }

  // MARK: - Tokens

  @Test func aWholeGroupIsOneFinding() {
    let text = """
      tokens {
          gap: 8
          old {
              a: red
              inner { b: blue }
          }
          new {
              c: red
              d: blue
          }
      }
      tokens Gone {
          x: 1
          y: 2
          z { w: 3 }
      }
      style A: view {
          padding: gap
          background: new.c
      }

      """
    #expect(
      LintNames.lines(of: .unusedToken, in: text) == [
        "3: none of the 2 tokens of 'old' is used", "9: token 'new.d' is never used",
        "12: none of the 3 tokens of 'Gone' is used",
      ])
  }

  /// A block without a name is no group: it is where the tokens of a file stand.
  @Test func theBlockOfAFileIsNoGroup() {
    let text = "tokens {\n    a: 1\n    b: 2\n}\nstyle A: view {\n    padding: 8\n}\n"
    #expect(
      LintNames.lines(of: .unusedToken, in: text) == [
        "2: token 'a' is never used", "3: token 'b' is never used",
      ])
  }

  /// A chain of tokens that ends nowhere is unused from end to end.
  @Test func useByUnusedTokensDoesNotCount() {
    let text = """
      tokens {
          a: #ff0000
          b: a
          c: b.darker(10%)
          d: #00ff00
          e: d
      }
      style A: view {
          background: e
      }

      """
    #expect(
      LintNames.lines(of: .unusedToken, in: text) == [
        "2: token 'a' is only used by 'b', which is never used",
        "3: token 'b' is only used by 'c', which is never used", "4: token 'c' is never used",
      ])
  }

  /// Deprecated tokens, and what they rest on, are there for code that still uses them.
  @Test func deprecatedTokensAreKept() {
    let text = """
      tokens {
          a: red
          deprecated "use a" b: a
      }
      style A: view {
          padding: 8
      }

      """
    #expect(LintNames.lines(of: .unusedToken, in: text) == [])
  }

  @Test func aPaletteIsLeftToTheApp() {
    let alone = ("p.style", "tokens {\n    a: red\n    b: blue\n}\n")
    let other = ("a.style", "style A: view {\n    padding: 8\n}\n")
    #expect(LintNames.lines(of: .unusedToken, in: [alone, other]) == [])
    #expect(
      LintNames.lines(
        of: .unusedToken, in: [alone, other], options: ["inPalettes": .bool(true)]) == [
          "p.style:2: token 'a' is never used", "p.style:3: token 'b' is never used",
        ])
    let user = ("a.style", "import \"p.style\"\nstyle A: view {\n    background: a\n}\n")
    #expect(
      LintNames.lines(of: .unusedToken, in: [alone, user]) == [
        "p.style:3: token 'b' is never used"
      ])
  }

  @Test func aTokenGoesWithItsLine() throws {
    let text =
      "tokens {\n    a: 1\n    b: 2\n}\nstyle A: view {\n    padding: b\n}\n"
    let fixed = try #require(LintNames.fixed(.unusedToken, text))
    #expect(fixed.text == "tokens {\n    b: 2\n}\nstyle A: view {\n    padding: b\n}\n")
    // The app's code may use it.
    #expect(!fixed.isSafe)
    // Its comment would become that of the next.
    let documented =
      "tokens {\n    /// One.\n    a: 1\n    b: 2\n}\nstyle A: view {\n    padding: b\n}\n"
    #expect(LintNames.fixed(.unusedToken, documented) == nil)
  }

  // MARK: - Parameters

  @Test(arguments: [
    ("(a: Length = 1, b: Length = 2)", "(b: Length = 2)"),
    ("(b: Length = 2, a: Length = 1)", "(b: Length = 2)"),
    ("(b: Length = 2, a: Length = 1, c: Length = 3)", "(b: Length = 2, c: Length = 3)"),
  ])
  func aParameterGoesWithItsComma(_ before: String, _ after: String) throws {
    func text(_ list: String) -> String {
      "style A\(list): view {\n    padding: b\n"
        + (list.contains("c:") ? "    margin: c\n" : "") + "}\n"
    }
    let fixed = try #require(LintNames.fixed(.unusedParameter, text(before)))
    #expect(fixed.text == text(after))
    #expect(!fixed.isSafe)
  }

  @Test func theOnlyParameterGoesWithTheList() throws {
    let fixed = try #require(
      LintNames.fixed(.unusedParameter, "style A(a: Length = 1): view {\n    padding: 2\n}\n"))
    #expect(fixed.text == "style A: view {\n    padding: 2\n}\n")
  }

  /// With an argument somewhere, or a comment that would go with it, it is left to a person.
  @Test(arguments: [
    "style A(a: Length = 1): view {\n    padding: 2\n}\nstyle B: A(a: 3) {\n    margin: 1\n}\n",
    "style A(a: Length = 1): view {\n    padding: 2\n}\nstyle B: A {\n    margin: 1\n}\n"
      + "style C: B(a: 3) {\n    margin: 2\n}\n",
    "style A(a: Length = 1): button {\n    padding: 2\n}\n"
      + "style B: view {\n    buttonStyle: A(a: 3)\n}\n",
    "style A(a: Length = 1 /* why */): view {\n    padding: 2\n}\n",
  ])
  func anArgumentKeepsTheParameter(_ text: String) {
    #expect(LintNames.lines(of: .unusedParameter, in: text) == ["1: parameter 'a' is never used"])
    #expect(LintNames.fixed(.unusedParameter, text) == nil)
  }

  // MARK: - The environment

  @Test func anEnvironmentValueMayBeReadElsewhere() {
    let own = "environment isCompact: Bool = false\nenvironment gap: Length = 8\n"
    let reader = "style A: view {\n    padding: gap\n}\n"
    #expect(
      LintNames.lines(of: .unusedEnvironment, in: own + reader) == [
        "1: no style reads the environment value 'isCompact'"
      ])
    let files = [("e.style", own), ("a.style", "import \"e.style\"\n" + reader)]
    #expect(
      LintNames.lines(of: .unusedEnvironment, in: files) == [
        "e.style:1: no style reads the environment value 'isCompact'"
      ])
    #expect(LintNames.lines(of: .unusedEnvironment, in: own) == [])
  }
}
