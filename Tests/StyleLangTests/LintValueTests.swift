import Testing

@testable import StyleLang

/// The rules of lint on sizes, fractions, tokens and movement.
@Suite struct LintValueTests {
  private func messages(
    _ rule: LintRule, _ text: String, _ options: [String: LintOption.Value] = [:]
  ) -> [String] {
    LintSupport.findings(of: rule, in: text, options: options)
      .filter { $0.problem.code == rule.name }.map(\.problem.message)
  }

  // MARK: - Hit targets

  @Test(
    arguments: [
      // Body has lines of 22 points.
      ("padding: 11", nil),
      ("padding: 10.9", "43.8"),
      ("padding: 0 20", "22"),
      ("height: 44", nil),
      ("height: 30; minHeight: 44", nil),
      ("padding: 20; maxHeight: 40", "40"),
      ("padding: 12; padding: 2 when pressed", "26"),
      ("padding: 2; padding: 12 when not disabled", nil),
      ("padding: 2; minHeight: 44 when a; padding: 20 when not a", nil),
      ("font: system(10); padding: 5", "21.93"),
      ("padding: 4; background: blue; content: hstack { label }", nil),
      ("background: blue", nil),
      ("padding: gap", "42"),
      ("padding: gap; padding: gap * 2 when a", "42"),
    ] as [(String, String?)])
  func heightsAreWhatTheStyleIsSureOf(_ body: String, _ height: String?) {
    let text = """
      style A(a: Bool = false, gap: Length = 10): button {
      \(body.split(separator: ";").joined(separator: "\n"))
      }
      """
    let messages = messages(.hitTarget, text)
    #expect(messages.count == (height == nil ? 0 : 1), "\(messages)")
    if let height { #expect(messages.first?.contains("only \(height) points") ?? false) }
  }

  @Test func onlyControlsThatArePressedAreTargets() {
    for component in ["label", "group", "progress", "view"] {
      #expect(messages(.hitTarget, "style A: \(component) { padding: 2 }").isEmpty)
    }
    #expect(messages(.hitTarget, "style A: field { padding: 2 }").count == 1)
  }

  // MARK: - Fractions

  @Test(
    arguments: [
      ("x * 2", "160"), ("x + 0.1", nil), ("x - 1", "-20"), ("min(x * 2, 1)", nil),
      ("max(x, 0.5) * 1.5", "120"), ("-x", "-80"), ("clamp(x * 3, 0, 1)", nil), ("1 - x", nil),
    ] as [(String, String?)])
  func opacityIsComputed(_ value: String, _ percent: String?) {
    let text = "style A(x: Number = 0.8): view { opacity: \(value) }"
    let messages = messages(.opacityRange, text)
    #expect(messages.count == (percent == nil ? 0 : 1), "\(messages)")
    if let percent { #expect(messages.first?.contains("comes to \(percent)%") ?? false) }
  }

  @Test func theFractionOfAProgressViewIsAllThatItCanBe() {
    let head = "style A: progress {\nopacity: "
    #expect(messages(.opacityRange, head + "0.5 + fraction * 0.5\n}").isEmpty)
    #expect(messages(.opacityRange, head + "0.5 + fraction * 0.6\n}").count == 1)
    #expect(messages(.opacityRange, head + "0.5 - fraction\n}").count == 1)
  }

  @Test(arguments: [
    ("opacity: 0 when pressed", 1), ("opacity: 0 when disabled", 0),
    ("opacity: 0 when a", 0), ("opacity: 0", 1),
    ("opacity: 0\nopacity: 1 when not disabled", 0), ("opacity: 1%", 0),
  ])
  func invisibleStatesAreThoseOfTheControl(_ body: String, _ count: Int) {
    let text = "style A(a: Bool = false): button {\nbackground: blue\n\(body)\n}"
    #expect(messages(.invisibleState, text).count == count)
  }

  // MARK: - Movement

  @Test(arguments: [
    ("scale: 90% when pressed\nanimation: easeOut(100ms)", 1),
    ("scale: 90%\nanimation: easeOut(100ms)", 0),
    ("scale: 90% when pressed", 0),
    ("scale: 90% when pressed\nanimation: none", 0),
    ("scale: 90% when pressed and not reduceMotion\nanimation: easeOut(100ms)", 0),
    ("opacity: 90% when pressed\nanimation: easeOut(100ms)", 0),
    ("offset: 0 2 when dark\nanimation: easeOut(100ms)", 0),
    ("rotation: 90deg when a\nanimation: easeOut(100ms)", 1),
  ])
  func movementAsksForLess(_ body: String, _ count: Int) {
    let text = "style A(a: Bool = false): button {\n\(body)\n}"
    #expect(messages(.ignoredReduceMotion, text).count == count)
  }

  // MARK: - Colours

  @Test(arguments: [
    ("oklch(70%, 0.37, 150deg)", "p3", true), ("oklch(70%, 0.2, 150deg)", "p3", false),
    ("oklch(70%, 0.25, 150deg)", "srgb", true), ("oklab(50%, 0.4, 0)", "p3", true),
    ("p3(0%, 100%, 0%)", "srgb", true), ("p3(0%, 100%, 0%)", "p3", false),
    ("rgb(0, 255, 0)", "srgb", false), ("oklab(70%, -100%, 10%)", "p3", true),
  ])
  func gamutIsThatOfTheProject(_ color: String, _ gamut: String, _ isFound: Bool) {
    let text = "tokens { a: \(color) }"
    let found = messages(.outOfGamutColor, text, ["gamut": .string(gamut)])
    #expect(found.count == (isFound ? 1 : 0), "\(found)")
  }

  @Test func spacingIsOnTheScale() {
    let text = """
      tokens { gap: 7 }
      style A: view {
          padding: 8 9
          margin: gap
          shape: rounded(5)
          content: hstack(spacing: 7) { label; label }
          offset: 3 3
      }
      """
    let scale = ["scale": LintOption.Value.numbers([0, 4, 8])]
    #expect(messages(.magicSpacing, text, scale).count == 3)
    #expect(messages(.magicSpacing, text, ["scale": .numbers([])]).isEmpty)
  }

  @Test func nearTokensAreThoseOfAGroup() {
    let near = "#c4271b", same = "#c4281c"
    func count(_ text: String) -> Int { messages(.nearDuplicateToken, text).count }
    #expect(count("tokens { a: \(near); b: \(same) }") == 1)
    #expect(count("tokens { a: \(near); b: \(near) }") == 0)
    #expect(count("tokens { a1: \(near); a2: \(same) }") == 0)
    #expect(count("tokens { a: \(near); g { b: \(same) } }") == 0)
    #expect(count("tokens { a: \(near); b: \(same)80 }") == 0)
    #expect(count("tokens { a: \(near); b: adaptive(\(same), dark: white) }") == 0)
  }

  @Test func fixedColorsBecomeTheToken() {
    let palette = "tokens P { brand: #0a84ff; ink: #000000 }\ntokens { other: #ff0000 }"
    func found(_ style: String) -> [Diagnostic] {
      LintSupport.findings(of: .hardcodedColor, in: palette + "\n" + style)
        .filter { $0.problem.code == "hardcoded-color" }
    }
    #expect(found("style A: view { background: #0A84FF }").first?.fixIts.first?.isSafe == true)
    #expect(found("style A: view { background: #000 }").isEmpty)
    #expect(found("style A: view { background: #0a84ff80 }").isEmpty)
    // A parameter hides the token.
    #expect(found("style A(other: Color = blue): view { background: #f00 }").isEmpty)
    #expect(found("style A(o: Color = #f00): view { background: o }").count == 1)
  }

  @Test func importedTokensHaveTheirNames() {
    var configuration = LintConfiguration()
    for rule in LintRule.all where rule.name != "hardcoded-color" {
      configuration.levels[rule.name] = .off
    }
    let palette = ("palette.style", "tokens P { brand: #0a84ff }\ntokens { plain: #ff8800 }")
    func fixes(_ text: String) -> [String] {
      LintSupport.diagnostics([palette, ("main.style", text)], configuration)
        .filter { $0.problem.code == "hardcoded-color" }
        .flatMap { $0.fixIts.flatMap { $0.edits.map(\.replacement) } }
    }
    let style = "style A: view { background: #0a84ff; tint: #ff8800 }"
    #expect(fixes("import \"palette.style\"\n" + style) == ["P.brand", "plain"])
    #expect(fixes("import \"palette.style\" as Q\n" + style).isEmpty)
    #expect(fixes("import \"palette.style\"\ntokens { plain: 8 }\n" + style) == ["P.brand"])
    #expect(fixes(style).isEmpty)
  }

  // MARK: - Light and dark

  @Test(arguments: [
    (
      "foreground: #111111\nforeground: #eeeeee when dark\n",
      "foreground: adaptive(#111111, dark: #eeeeee)\n"
    ),
    (
      "foreground: #111111\nwhen dark {\n  foreground: #eeeeee\n}\n",
      "foreground: adaptive(#111111, dark: #eeeeee)\n"
    ),
    (
      "foreground: #111111\nwhen dark {\n  foreground: #eeeeee\n  font: body\n}\n",
      "foreground: adaptive(#111111, dark: #eeeeee)\nwhen dark {\n  font: body\n}\n"
    ),
    (
      "foreground: #111111 when pressed\nforeground: #eeeeee when pressed and dark\n",
      "foreground: adaptive(#111111, dark: #eeeeee) when pressed\n"
    ),
    (
      "foreground: #111111; foreground: #eeeeee when dark; font: body\n",
      "foreground: adaptive(#111111, dark: #eeeeee);  font: body\n"
    ),
  ])
  func pairsBecomeAdaptive(_ before: String, _ after: String) {
    let text = "style A: button {\n\(before)}"
    let found = LintSupport.findings(of: .fixedDarkColor, in: text)
    #expect(found.count == 1)
    for finding in found {
      #expect(finding.fixIts.first?.isSafe == true)
      guard let fix = finding.fixIts.first else { continue }
      #expect(LintSupport.applying(fix, to: text) == "style A: button {\n\(after)}")
    }
  }

  @Test func onlyPairsThatSayTheSameAreFixed() {
    func found(_ body: String) -> [Diagnostic] {
      LintSupport.findings(of: .fixedDarkColor, in: "style A(c: Color = red): button {\n\(body)\n}")
        .filter { $0.problem.code == "fixed-dark-color" }
    }
    #expect(found("foreground: #111\nforeground: c when dark").isEmpty)
    #expect(found("foreground: #111\nforeground: #eee when dark and pressed").isEmpty)
    #expect(
      found("foreground: #111\nforeground: #555 when pressed\nforeground: #eee when dark").isEmpty)
    #expect(
      found("foreground: blue\nforeground: #eee when dark").first?.fixIts.first?.isSafe == false)
    #expect(found("padding: 4\npadding: 8 when dark").isEmpty)
  }
}
