import Testing

@testable import StyleLang

/// The rule `contrast` against brute force over every combination of states.
@Suite struct LintContrastTests {
  @Test(arguments: 0..<150)
  func findsWhatBruteForceFinds(_ seed: Int) {
    var generator = ColorGenerator(seed: UInt64(seed))
    let style = ContrastStyle(&generator)
    let findings = LintContrastTests.findings(in: style.text)
    let expected = style.failures()
    var found: [ContrastPair: Double] = [:]
    for finding in findings {
      let pair = style.pair(of: finding)
      #expect(found[pair] == nil, "\(pair) twice in\n\(style.text)")
      found[pair] = LintContrastTests.ratio(in: finding.problem.message)
    }
    for (pair, worst) in expected where abs(worst.ratio - worst.least) > 0.002 {
      guard worst.ratio < worst.least else {
        #expect(found[pair] == nil, "\(pair) \(worst) in\n\(style.text)")
        continue
      }
      let ratio = found[pair] ?? 0
      #expect(abs(ratio - worst.ratio) < 0.0111, "\(pair) \(worst) \(ratio) in\n\(style.text)")
    }
    for pair in found.keys { #expect(expected[pair] != nil, "\(pair) in\n\(style.text)") }
  }

  /// After a fix, nothing is found of the statement that has been mended.
  @Test(arguments: 0..<60)
  func fixesMendTheStatement(_ seed: Int) {
    var generator = ColorGenerator(seed: UInt64(1000 + seed))
    let style = ContrastStyle(&generator)
    for finding in LintContrastTests.findings(in: style.text) {
      for fix in finding.fixIts {
        let line = style.line(of: fix.edits[0].range.start)
        let text = LintSupport.applying(fix, to: style.text)
        let isForeground = style.lines[line].contains("foreground")
        for other in LintContrastTests.findings(in: text) {
          let pair = ContrastStyle(lines: text).pair(of: other)
          #expect(
            (isForeground ? pair.foreground : pair.background) != line, "\(fix.title) in\n\(text)")
        }
      }
    }
  }

  /// The suggested colour is the nearest on the line of its hue, whatever passes.
  @Test(arguments: 0..<60)
  func suggestionsAreNearest(_ seed: Int) {
    var generator = ColorGenerator(seed: UInt64(seed))
    let color = generator.color(space: .sRGB)
    let grounds = (0..<1 + seed % 3).map { _ in generator.color(space: .sRGB) }
    let least = [3.0, 4.5][seed % 2]
    func passes(_ color: RGBA) -> Bool { grounds.allSatisfy { color.contrast(with: $0) >= least } }
    let found = color.nearest(where: passes)
    let origin = OKLCH(color.oklab)
    var best = Double.infinity
    for step in 0...8000 {
      let lightness = Double(step) / 8000
      let chroma = GamutMapping.greatestChroma(
        lightness: lightness, hue: origin.hue, limit: origin.chroma, in: .sRGB)
      let lab = OKLCH(lightness: lightness, chroma: chroma, hue: origin.hue).lab
      let candidate = RGBA(
        encoded: GamutMapping.clip(GamutMapping.encode(lab, .sRGB)), alpha: 1, space: .sRGB)
      if passes(candidate) { best = min(best, color.oklab.distance(to: lab)) }
    }
    guard let found else {
      // What passes may be too narrow a stretch for bytes.
      #expect(best == .infinity || grounds.count > 1)
      return
    }
    #expect(passes(found))
    #expect(color.oklab.distance(to: found.oklab) <= best + 0.012)
    let hue = OKLCH(found.oklab)
    let turn = abs((hue.hue - origin.hue + 540).truncatingRemainder(dividingBy: 360) - 180)
    #expect(turn < 8 || hue.chroma < 0.03)
  }

  @Test(
    arguments: [
      // Compared before it is rounded: 4.478 is not 4.5.
      ("#777777", "#ffffff", "", "4.47"),
      ("#767676", "#ffffff", "", nil),
      ("#777777", "#ffffff", "font: system(24)", nil),
      ("#777777", "#ffffff", "font: system(23.9)", "4.47"),
      ("#777777", "#ffffff", "font: title3.bold", nil),
      ("#777777", "#ffffff", "font: headline", "4.47"),
      ("#777777", "#ffffff", "opacity: 50%", "1.91"),
      ("#ffffff", "linear(#000000, #ffffff)", "", "1.00"),
      ("#ffffff", "linear(#000000, #767676)", "", nil),
      ("#777777", "linear(#000000, #ffffff)", "font: largeTitle", "1.00"),
      ("#000000", "linear(#ff0000, #0000ff)", "", "1.97"),
      ("#ffffff", "regularMaterial", "", nil),
      ("#ffffff", "accent", "", nil),
      ("none", "#ffffff", "", nil),
    ] as [(String, String, String, String?)])
  func ratiosAreThoseOfTheStandard(
    _ foreground: String, _ background: String, _ rest: String, _ ratio: String?
  ) {
    let text = """
      style A: button {
          foreground: \(foreground)
          background: \(background)
          \(rest)
      }
      """
    let messages = LintContrastTests.findings(in: text).map(\.problem.message)
    #expect(messages.count == (ratio == nil ? 0 : 1), "\(messages)")
    if let ratio { #expect(messages.first?.contains("contrast of \(ratio) to") ?? false) }
  }

  /// The smallest combination is named, and what does not matter is not.
  @Test(arguments: [
    (
      "foreground: #ffffff\nbackground: #000000\nbackground: #eeeeee when pressed and a",
      "a and pressed"
    ),
    ("foreground: #ffffff\nbackground: adaptive(#000000, dark: #eeeeee)", "dark"),
    (
      "foreground: #ffffff\nbackground: #000000\nbackground: adaptive(#000000, dark: #eeeeee) when a",
      "a and dark"
    ),
    (
      "background: #ffffff\nforeground: #000000\nforeground: #eeeeee when hovered or pressed",
      "hovered"
    ),
  ])
  func examplesAreSmall(_ body: String, _ when: String) {
    let text = "style A(a: Bool = false): button {\n\(body)\n}"
    let messages = LintContrastTests.findings(in: text).map(\.problem.message)
    let words = Set(when.split(separator: " "))
    #expect(messages.count == 1)
    for message in messages {
      let said = message.split(separator: " when ").last?.split(separator: ",").first ?? ""
      #expect(Set(said.split(separator: " ")) == words || said == "pressed", "\(message)")
    }
  }

  /// A colour that no single one can replace becomes one for light and one for dark.
  @Test(arguments: [
    (
      "foreground: adaptive(#ffffff, dark: #eeeeee)\nbackground: adaptive(#eeeeee, dark: #111111)",
      "adaptive(#"
    ),
    (
      "foreground: #777777\nbackground: adaptive(#777777, dark: #767676)\nfont: body", "#"
    ),
    (
      "foreground: #444444\nbackground: adaptive(#777777, dark: #000000)", "adaptive(#"
    ),
  ])
  func appearancesAreMendedApart(_ body: String, _ replacement: String) {
    let text = "style A: button {\n\(body)\n}"
    let found = LintContrastTests.findings(in: text)
    #expect(found.count == 1 && found.first?.fixIts.isEmpty == false)
    for fix in found.flatMap(\.fixIts) {
      #expect(fix.edits[0].replacement.hasPrefix(replacement) || fix.title.contains("background"))
      let mended = LintSupport.applying(fix, to: text)
      #expect(LintContrastTests.findings(in: mended).isEmpty, "\(mended)")
    }
  }

  @Test func disabledControlsAreExempt() {
    let text = """
      style A: button {
          foreground: #ffffff
          background: #000000
          background: #eeeeee when disabled
          opacity: 10% when disabled
      }
      """
    #expect(LintContrastTests.findings(in: text).isEmpty)
  }

  static func findings(in text: String) -> [Diagnostic] {
    LintSupport.findings(of: .contrast, in: text).filter { $0.problem.code == "contrast" }
  }

  static func ratio(in message: String) -> Double {
    let words = message.split(separator: " ")
    return words.firstIndex(of: "of").flatMap { Double(words[$0 + 1]) } ?? 0
  }
}

/// Lines that show where a control is, and what stands in layers and elements.
@Suite struct LintContrastPlaceTests {
  @Test(arguments: [
    // The border of a field must be seen, on one of its sides.
    ("field", "border: 1 #dddddd", 1), ("field", "border: 1 #767676", 0),
    ("field", "border: 1 #dddddd\nbackground: #000000\nforeground: #ffffff", 0),
    ("field", "border: none", 0),
    // A button is told by its label; what only shows the focus must be seen.
    ("button", "border: 1 #dddddd", 0),
    ("button", "border: 1 #dddddd\nborder: 2 #cccccc when focused", 1),
    ("button", "layer ring above when focused { border: 2 #cccccc; margin: -2 }", 1),
    ("button", "layer ring above when focused { border: 2 #0060c0; margin: -2 }", 0),
    ("button", "layer ring above when hovered { border: 2 #cccccc }", 0),
  ])
  func linesStandOut(_ component: String, _ body: String, _ count: Int) {
    let text = "style A: \(component) {\nforeground: #000000\n\(body)\n}"
    // In the dark a light line is seen, so the light appearance alone is looked at.
    let found = LintSupport.findings(
      of: .contrast, in: text, options: ["backdrop": .strings(["#ffffff"])])
    #expect(found.filter { $0.problem.code == "contrast" }.count == count, "\(found)")
  }

  @Test(arguments: [
    ("content: text(\"a\") { foreground: #ffffff }\nbackground: #eeeeee", 1),
    ("content: text(\"a\")\nforeground: #ffffff\nbackground: #eeeeee", 1),
    ("content: text(\"a\") { background: #000000 }\nforeground: #ffffff\nbackground: #eeeeee", 0),
    (
      "content: hstack { text(\"a\") { foreground: #ffffff when pressed }; label }\nforeground: #000000\nbackground: #eeeeee",
      1
    ),
    // A symbol needs less than a text.
    ("content: image(\"star\")\nforeground: #888888\nbackground: #ffffff", 0),
    ("content: label\nforeground: #888888\nbackground: #ffffff", 1),
    // What lies between is not known.
    (
      "content: zstack { image(asset(\"a\")); text(\"a\") }\nforeground: #ffffff\nbackground: #eeeeee",
      0
    ),
    // A layer behind hides the backdrop, but not what hides itself.
    ("layer back { background: #000000 }\nforeground: #ffffff", 0),
    ("layer back { background: #eeeeee }\nforeground: #ffffff", 1),
    ("layer back { background: #eeeeee }\nforeground: #ffffff\nbackground: #000000", 0),
    ("layer back { background: #eeeeee; width: 20 }\nforeground: #ffffff", 0),
    (
      "layer veil above { background: #ffffff.opacity(70%) }\nforeground: #ffffff\nbackground: #000000",
      1
    ),
    (
      "layer badge above { width: 20; height: 20; background: red; content: text(\"9\") { foreground: #ff8888 } }\nforeground: #ffffff\nbackground: #000000",
      1
    ),
    ("overlay: #000000.opacity(60%)\nforeground: #000000\nbackground: #ffffff", 1),
    ("blend: multiply\nforeground: #ffffff\nbackground: #eeeeee", 0),
    ("modifier: swift(Shimmer)\nforeground: #ffffff\nbackground: #eeeeee", 1),
    ("base: bordered\nforeground: #ffffff\nbackground: #eeeeee", 0),
  ])
  func whatTextStandsOnCounts(_ body: String, _ count: Int) {
    let text = "style A: button {\n\(body)\n}"
    let found = LintSupport.findings(
      of: .contrast, in: text, options: ["backdrop": .strings(["#ffffff"])])
    #expect(found.filter { $0.problem.code == "contrast" }.count == count, "\(found)")
  }

  /// What a style inherits unchanged is reported where it is written, and not again.
  @Test func theLinesOfAFieldAreToldApart() {
    let text = """
      style Search: field {
          border: 1 #dddddd
          border: 2 #cccccc when focused
      }
      """
    let messages = LintSupport.findings(of: .contrast, in: text).map(\.problem.message)
    #expect(messages.count { $0.hasPrefix("the border of a field") } == 1)
    #expect(messages.count { $0.hasPrefix("a border that shows the focus") } == 1)
  }

  /// A little too light a text does not ask for a black background.
  @Test func onlyNearColoursAreSuggested() {
    let text = """
      style Chip: button {
          background: #ffffff
          foreground: #007aff
      }
      """
    let fixes = LintSupport.findings(of: .contrast, in: text).flatMap(\.fixIts).map(\.title)
    #expect(fixes.count == 1 && fixes.allSatisfy { $0.contains("foreground") }, "\(fixes)")
  }

  @Test func findingsAreNotRepeatedForDerivedStyles() {
    let parent =
      "style A(tint: Color = #000000): button { background: tint; foreground: #ffffff }\n"
    func count(_ child: String) -> Int {
      LintContrastTests.findings(in: parent + child).count
    }
    #expect(count("style B: A { padding: 4 }") == 0)
    #expect(count("style B: A(tint: #eeeeee) { padding: 4 }") == 1)
    #expect(count("style B: A { opacity: 30% }") == 1)
    #expect(
      LintContrastTests.findings(
        in:
          "style A: button { background: #eeeeee; foreground: #ffffff }\nstyle B: A { padding: 4 }"
      ).count == 1)
  }

  @Test func aFileOfManyFindingsIsLeftAlone() {
    let text = (0..<1100).map {
      "style A\($0): button { background: #eeeeee; foreground: #ffffff }"
    }.joined(separator: "\n")
    #expect(LintContrastTests.findings(in: text).count == 1000)
  }
}
