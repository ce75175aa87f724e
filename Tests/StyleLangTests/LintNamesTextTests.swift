import Testing

@testable import StyleLang

/// How names are written, and what text hides.
@Suite struct LintNamesTextTests {
  // MARK: - Naming

  @Test(arguments: [
    ("Brand", "brand"), ("brand_color", "brandColor"), ("BRAND_COLOR", "brandColor"),
    ("URLColor", "urlColor"), ("Gray500", "gray500"), ("gray_500", "gray500"), ("X", "x"),
    ("Ärger", "ärger"), ("_Brand", "_brand"), ("a__b_", "aB"),
  ])
  func namesBecomeLowerCamelCase(_ name: String, _ better: String) {
    #expect(NamingForm.lowerCamelCase.written(name) == better)
    #expect(!NamingForm.lowerCamelCase.admits(name[...]))
    #expect(NamingForm.lowerCamelCase.admits(better[...]))
  }

  @Test func otherForms() {
    #expect(NamingForm.upperCamelCase.written("primary_button") == "PrimaryButton")
    #expect(NamingForm.snakeCase.written("brandColor") == "brand_color")
    #expect(NamingForm.snakeCase.admits("brand_color"))
    #expect(NamingForm.upperCamelCase.admits("URLBar"))
    for form in [NamingForm.upperCamelCase, .lowerCamelCase, .snakeCase] {
      #expect(form.admits("色"))
      #expect(form.admits("_"))
    }
  }

  private let badlyNamed = """
    tokens palette {
        Brand: red
        Inner { x: 1 }
    }
    environment IsCompact: Bool = false
    style primary(Size: Small | large = large): button {
        background: palette.Brand
        padding: 8 when Size == large
        margin: 8 when IsCompact
    }

    """

  @Test func everyKindIsLookedAt() {
    #expect(
      LintNames.lines(of: .tokenNaming, in: badlyNamed) == [
        "1: block of tokens 'palette' is not in UpperCamelCase, as 'Palette' would be",
        "2: token 'Brand' is not in lowerCamelCase, as 'brand' would be",
        "3: group 'Inner' is not in lowerCamelCase, as 'inner' would be",
        "5: environment value 'IsCompact' is not in lowerCamelCase, as 'isCompact' would be",
        "6: style 'primary' is not in UpperCamelCase, as 'Primary' would be",
        "6: parameter 'Size' is not in lowerCamelCase, as 'size' would be",
        "6: case 'Small' is not in lowerCamelCase, as 'small' would be",
      ])
    var options: [String: LintOption.Value] = [:]
    for option in LintRule.tokenNaming.options { options[option.name] = .string("any") }
    #expect(LintNames.lines(of: .tokenNaming, in: badlyNamed, options: options) == [])
  }

  @Test func aTokenIsRenamedWhereverItIsUsed() throws {
    let text =
      "tokens {\n    Brand: red\n    dim: Brand.opacity(50%)\n}\n"
      + "style A: button {\n    background: Brand\n    foreground: dim\n}\n"
    let fixed = try #require(LintNames.fixed(.tokenNaming, text))
    #expect(
      fixed.text
        == "tokens {\n    brand: red\n    dim: brand.opacity(50%)\n}\n"
        + "style A: button {\n    background: brand\n    foreground: dim\n}\n")
    #expect(!fixed.isSafe)
  }

  /// Where another file uses it, or the new name is taken, a person has to do it.
  @Test func aRenameNeverBreaksAnything() {
    let palette = ("p.style", "tokens {\n    Brand: red\n}\n")
    let user = ("a.style", "import \"p.style\"\nstyle A: button {\n    background: Brand\n}\n")
    #expect(LintNames.lines(of: .tokenNaming, in: [palette, user]).count == 1)
    #expect(LintNames.fixed(.tokenNaming, [palette, user]) == nil)
    for text in [
      "tokens {\n    Red: blue\n    other: red\n}\n",
      "tokens {\n    Brand: blue\n}\nstyle A(brand: Color = red): button {\n    background: brand\n}\n",
      "tokens {\n    When: blue\n}\n",
    ] {
      #expect(LintNames.lines(of: .tokenNaming, in: text).count == 1)
      #expect(LintNames.fixed(.tokenNaming, text) == nil)
    }
    // Of two that would get one name, the first gets it.
    let two = "tokens {\n    Brand: blue\n    BRAND: red\n}\n"
    let fixes = LintNames.findings(of: .tokenNaming, in: [("a.style", two)])
      .map(\.diagnostic.fixIts.count)
    #expect(fixes == [1, 0])
  }

  // MARK: - Built-in names

  @Test func onlyValuesOfTheTypeAreHidden() {
    let text = """
      tokens {
          red: blue
          body: 12
          caption: system(12).bold
          capsule: rounded(4)
          none: 3
          leading: 4
      }
      tokens Palette { red: blue }
      style A(blue: Color = #00f, title: String = "x", accent: Color = #fff): button {
          background: blue
          foreground: accent
          tooltip: title
      }

      """
    #expect(
      LintNames.lines(of: .hiddenBuiltIn, in: text) == [
        "2: token 'red' hides the built-in colour 'red'",
        "4: token 'caption' hides the text style 'caption'",
        "5: token 'capsule' hides the built-in shape 'capsule'",
        "6: token 'none' hides the built-in word 'none'",
        "10: parameter 'blue' hides the built-in colour 'blue'",
        "10: parameter 'accent' hides the built-in colour 'accent'",
      ])
  }

  // MARK: - Hidden characters

  @Test(arguments: [
    ("// a\u{200B}b\n", "U+200B (zero width space) in a comment"),
    ("/* a\u{2060} */\n", "U+2060 (word joiner) in a comment"),
    ("// a\u{FEFF}\n", "U+FEFF (zero width no-break space) in a comment"),
    ("// a\u{AD}b\n", "U+00AD (soft hyphen) in a comment"),
    ("// a\u{200D}b\n", "U+200D (zero width joiner) in a comment"),
    ("// a\u{E0061}\u{E0062}\n", "U+E0061 (tag latin small letter a) in a comment"),
    ("// a\u{FE0F}\n", "U+FE0F (variation selector-16) in a comment"),
    ("// é\u{E0101}\u{E0102}\n", "U+E0102 (variation selector-19) in a comment"),
  ])
  func aCommentHidesSomething(_ comment: String, _ found: String) throws {
    #expect(
      LintNames.lines(of: .hiddenCharacters, in: comment) == ["1: invisible character " + found])
    let fixed = try #require(LintNames.fixed(.hiddenCharacters, comment))
    #expect(fixed.isSafe)
    #expect(LintNames.lines(of: .hiddenCharacters, in: fixed.text) == [])
  }

  /// What belongs to a script or an emoji is left alone.
  @Test(arguments: [
    "// 👩‍👩‍👧 👩🏽‍🚀 ❤️ 1️⃣ #️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 ☎︎\n", "// می‌خواهم क्‍ष\n", "// é 色 Ärger \u{301}\n",
    "\u{FEFF}// begins with a mark\n", "tokens {\n    цвет: red\n    色: blue\n    Δx: 3\n}\n",
    "tokens {\n    сор: red\n}\n", "// \"\\u{200B}\"\n",
  ])
  func whatHasAUseIsLeftAlone(_ text: String) {
    #expect(LintNames.lines(of: .hiddenCharacters, in: text) == [])
  }

  @Test func stringsAndNames() throws {
    let string = "style A: view {\n    tooltip: \"Pay\u{200B}Pal\"\n}\n"
    #expect(
      LintNames.lines(of: .hiddenCharacters, in: string) == [
        "2: invisible character U+200B (zero width space) in a string"
      ])
    let fixed = try #require(LintNames.fixed(.hiddenCharacters, string))
    #expect(fixed.text.contains("\"PayPal\""))
    #expect(!fixed.isSafe)
    // A filler that looks like nothing is a letter to Unicode.
    #expect(
      LintNames.lines(of: .hiddenCharacters, in: "tokens {\n    a\u{3164}: 1\n}\n") == [
        "2: invisible character U+3164 (hangul filler) in a name"
      ])
  }

  @Test func lookAlikesAreReported() {
    #expect(
      LintNames.lines(of: .hiddenCharacters, in: "tokens {\n    br\u{430}nd: 1\n}\n") == [
        "2: 'br\u{430}nd' looks like 'brand' and is another name: '\u{430}' is U+0430 (cyrillic"
          + " small letter a), not 'a'"
      ])
    // A whole word of such letters counts where the word that it looks like is there too.
    let both = "tokens {\n    cop: 1\n    \u{441}\u{43E}\u{440}: 2\n}\n"
    #expect(LintNames.lines(of: .hiddenCharacters, in: both).count == 1)
  }

  /// Any bytes at all: nothing crashes, and only what is there is reported.
  @Test func anyScalarInAnyPlace() {
    for value in stride(from: UInt32(0x80), to: 0x1F700, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "// \(scalar)\n/* \(scalar)\(scalar) */ // \(scalar)"
      for diagnostic in LintNames.findings(of: .hiddenCharacters, in: [("a.style", text)]) {
        #expect(Int(diagnostic.diagnostic.range.end) <= text.utf8.count)
      }
    }
  }

  // MARK: - Documentation

  @Test func documentationIsAskedOfAll() {
    let text = """
      /// Colours.
      tokens {
          a: red
      }
      tokens Other {
          /// It is.
          b: red
          c: red
      }
      deprecated "x" style A: button {
          padding: 8
      }
      /// B.
      deprecated "x" style B: button {
          padding: 8
      }

      """
    #expect(
      LintNames.lines(of: .missingDocumentation, in: text) == [
        "8: token 'c' has no '///' comment", "10: style 'A' has no '///' comment",
      ])
    #expect(
      LintNames.lines(
        of: .missingDocumentation, in: text, options: ["tokens": .bool(false)]) == [
          "10: style 'A' has no '///' comment"
        ])
  }
}
