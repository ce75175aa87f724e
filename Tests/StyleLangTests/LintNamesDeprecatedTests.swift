import Testing

@testable import StyleLang

/// What is used though it is deprecated.
@Suite struct LintNamesDeprecatedTests {
  @Test(arguments: [
    ("use brand", ["brand"]), ("Use 'brand' instead", ["brand"]),
    ("use `Palette.brand`.", ["Palette.brand"]), ("replaced by \"brand\"", ["brand"]),
    ("brand", ["brand"]), ("use brand.", ["brand"]), ("do not use brand", []),
    ("don't use brand, use accent", ["accent"]), ("it’s ugly", []), ("", []), ("'", []),
    ("say 'no such thing' to it", []), ("too bright", []), ("...", []),
  ])
  func messagesNameTheirSuccessor(_ message: String, _ names: [String]) {
    #expect(successorNames(in: message) == names)
  }

  @Test func everyKindIsReported() {
    let text = """
      tokens {
          brand: #0a84ff
          deprecated "ugly" accent: #ff0000
          deprecated "all of it" old {
              gap: 8
          }
      }
      deprecated "nobody sets it" environment isCompact: Bool = false
      deprecated "too small" style Tiny: button {
          padding: 1
      }
      deprecated "use a button" component Knob {
          states: pressed
          default: Round
      }
      style Round: Knob {
          background: accent
          padding: old.gap
          padding: 2 when isCompact
      }
      style Less: Tiny {
          margin: 1
      }
      style Group: view {
          buttonStyle: Tiny
      }

      """
    #expect(
      LintNames.lines(of: .deprecatedUse, in: text) == [
        "16: 'Knob' is deprecated: use a button", "17: 'accent' is deprecated: ugly",
        "18: 'old.gap' is deprecated: all of it",
        "19: 'isCompact' is deprecated: nobody sets it", "21: 'Tiny' is deprecated: too small",
        "25: 'Tiny' is deprecated: too small",
      ])
  }

  /// What is deprecated may use what is.
  @Test func deprecatedDeclarationsAreLeftAlone() {
    let text = """
      tokens {
          deprecated "a" one: 1
          deprecated "b" two: one
          deprecated "c" more {
              three: one + two
          }
      }
      deprecated "d" style A(gap: Length = two): button {
          padding: one
          margin: gap + more.three
      }

      """
    #expect(LintNames.lines(of: .deprecatedUse, in: text) == [])
  }

  private func fixed(_ tokens: String, _ value: String) -> (line: String, isSafe: Bool)? {
    func text(_ value: String) -> String {
      "tokens {\n\(tokens)\n}\nstyle A(name: Color = red): button {\n    background: \(value)\n"
        + "    foreground: name\n}\n"
    }
    guard let fixed = LintNames.fixed(.deprecatedUse, text(value)) else { return nil }
    let line = fixed.text.split(separator: "\n").first { $0.contains("background:") }
    return line.map { (String($0.dropFirst(16)), fixed.isSafe) }
  }

  @Test func theSuccessorTakesItsPlace() throws {
    let same = try #require(fixed("brand: blue\ndeprecated \"use brand\" old: brand", "old"))
    #expect(same.line == "brand" && same.isSafe)
    let equal = try #require(
      fixed("brand: #0000ff\ndeprecated \"use brand\" old: #0000ff", "old.darker(10%)"))
    #expect(equal.line == "brand.darker(10%)" && equal.isSafe)
    let other = try #require(fixed("brand: blue\ndeprecated \"use 'brand'\" old: red", "old"))
    #expect(other.line == "brand" && !other.isSafe)
    // A name may leave out the groups that both are in.
    let group = try #require(
      fixed("new {\nbrand: blue\ndeprecated \"use brand\" old: brand\n}", "new.old.opacity(50%)"))
    #expect(group.line == "new.brand.opacity(50%)" && group.isSafe)
  }

  /// What has another type, means something else in the style, or is deprecated too cannot stand in.
  @Test(arguments: [
    "brand: 8\ndeprecated \"use brand\" old: red",
    "name: blue\ndeprecated \"use name\" old: name",
    "deprecated \"use old\" old: red",
    "deprecated \"use older\" old: red\ndeprecated \"use old\" older: red",
    "deprecated \"use nothing\" old: red",
  ])
  func noSuccessorFits(_ tokens: String) {
    let text =
      "tokens {\n\(tokens)\n}\nstyle A(name: Color = red): button {\n    background: old\n"
      + "    foreground: name\n}\n"
    #expect(LintNames.lines(of: .deprecatedUse, in: text).count == 1)
    #expect(fixed(tokens, "old") == nil)
  }

  @Test func successorsComeWithTheImport() throws {
    let palette = (
      "p.style", "tokens Palette {\n    brand: blue\n    deprecated \"use brand\" old: brand\n}\n"
    )
    let text = "import \"p.style\"\nstyle A: button {\n    background: Palette.old\n}\n"
    let files = [("a.style", text), palette]
    #expect(
      LintNames.lines(of: .deprecatedUse, in: files) == [
        "a.style:3: 'Palette.old' is deprecated: use brand"
      ])
    let fixed = try #require(LintNames.fixed(.deprecatedUse, files))
    #expect(fixed.text.contains("background: Palette.brand\n"))
    #expect(fixed.isSafe)
    // A block of the file's own hides that of the import.
    let flat = (
      "p.style", "tokens {\n    brand: blue\n    deprecated \"use brand\" old: brand\n}\n"
    )
    let hiding =
      "import \"p.style\"\ntokens {\n    brand: red\n}\n"
      + "style A: button {\n    background: old\n    foreground: brand\n}\n"
    #expect(LintNames.lines(of: .deprecatedUse, in: [("a.style", hiding), flat]).count == 1)
    #expect(LintNames.fixed(.deprecatedUse, [("a.style", hiding), flat]) == nil)
  }

  @Test func designTokensAreDeprecatedToo() throws {
    func color(_ rest: String) -> String {
      "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}"
        + rest + "}"
    }
    let tokens = (
      "x.tokens.json",
      "{\"new\": \(color("")), \"old\": \(color(", \"$deprecated\": \"use new\"")),"
        + " \"gone\": \(color(", \"$deprecated\": true"))}"
    )
    let text =
      "import \"x.tokens.json\" as Brand\nstyle A: button {\n    background: Brand.old\n"
      + "    foreground: Brand.gone\n}\n"
    let files = [("a.style", text), tokens]
    let lines = LintNames.lines(of: .deprecatedUse, in: files)
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix(".old' is deprecated: use new") ?? false)
    #expect(lines.last?.hasSuffix(".gone' is deprecated") ?? false)
    let fixed = try #require(LintNames.fixed(.deprecatedUse, files))
    #expect(fixed.text.contains("background: Brand.new\n"))
  }

  @Test func stylesAreRenamedOnlyOnDemand() throws {
    let text = """
      style New: button {
          padding: 8
      }
      deprecated "use New" style Old: button {
          padding: 8
      }
      style A: Old {
          margin: 1
      }

      """
    let fixed = try #require(LintNames.fixed(.deprecatedUse, text))
    #expect(fixed.text.contains("style A: New {"))
    #expect(!fixed.isSafe)
  }

  @Test func aMessageOfSeveralLinesBecomesOne() {
    let text =
      "tokens {\n    deprecated \"no.\\nreally.\" a: 1\n}\nstyle A: view {\n    padding: a\n}\n"
    #expect(
      LintNames.lines(of: .deprecatedUse, in: text) == ["5: 'a' is deprecated: no. really"])
  }
}
