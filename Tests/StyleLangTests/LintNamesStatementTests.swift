import Testing

@testable import StyleLang

/// Statements and arguments that say nothing, and their order.
@Suite struct LintNamesStatementTests {
  @Test func aDefaultIsReportedAndRemoved() throws {
    let text = "style A: button {\n    padding: 0\n    background: red\n}\n"
    #expect(LintNames.lines(of: .redundantDefault, in: text) == ["2: 'padding' is '0' anyway"])
    let fixed = try #require(LintNames.fixed(.redundantDefault, text))
    #expect(fixed.text == "style A: button {\n    background: red\n}\n")
    let shared = "style A: button { padding: 0; background: red }\n"
    let left = try #require(LintNames.fixed(.redundantDefault, shared))
    #expect(left.text == "style A: button { ; background: red }\n")
  }

  /// Every property: its default alone is reported, wherever it may stand without a condition, and
  /// the model of the style is the same without it.
  @Test func theModelStaysTheSame() {
    let statements = [
      "foreground: inherit", "font: inherit", "background: none", "shape: rectangle",
      "border: none",
      "opacity: 1", "scale: 1", "rotation: 0deg", "offset: 0 0", "margin: 0", "blend: normal",
      "saturation: 100%", "brightness: 0", "blur: 0", "fixedSize: none", "alignment: center",
      "maxWidth: inherit", "overlay: none",
    ]
    for statement in statements {
      let text = "style A: button {\n    \(statement)\n    lineLimit: 2\n}\n"
      guard let fixed = LintNames.fixed(.redundantDefault, text) else { continue }
      let before = compile(SourceFile(name: "a.style", text: text))
      let after = compile(SourceFile(name: "a.style", text: fixed.text))
      #expect(after.diagnostics.isEmpty)
      let rules = before.sheet?.styles.first?.rules ?? []
      #expect(
        after.sheet?.styles.first?.rules
          == rules.filter { $0.value != $0.property.definition.defaultValue })
    }
    let reported = statements.count {
      LintNames.fixed(.redundantDefault, "style A: button {\n    \($0)\n    lineLimit: 2\n}\n")
        != nil
    }
    #expect(reported == statements.count)
  }

  /// What another rule, another style or a name makes meaningful is left alone.
  @Test(arguments: [
    "style A: button {\n    padding: 0\n    padding: 8 when pressed\n}\n",
    "style A: button {\n    opacity: 1 when pressed\n    padding: 2\n}\n",
    "style A: button {\n    padding: 8\n}\nstyle B: A {\n    padding: 0\n}\n",
    "style A: button {\n    opacity: 1\n}\nstyle B: A {\n    padding: 2\n}\n",
    "tokens {\n    gap: 0\n}\nstyle A: button {\n    padding: gap\n}\n",
    "style A(gap: Length = 0): button {\n    padding: gap\n}\n",
    "style A: view {\n    content: box { opacity: 1 }\n}\n",
  ])
  func whatMattersIsLeftAlone(_ text: String) {
    #expect(LintNames.lines(of: .redundantDefault, in: text) == [])
  }

  @Test(arguments: [
    ("Chip(size: 8)", "Chip"), ("Chip(size: 8, color: blue)", "Chip(color: blue)"),
    ("Chip(color: blue, size: 8)", "Chip(color: blue)"),
  ])
  func anArgumentThatIsTheDefault(_ before: String, _ after: String) throws {
    func text(_ reference: String) -> String {
      "style Chip(color: Color = red, size: Length = 8): button {\n    background: color\n"
        + "    padding: size\n}\nstyle Bar: view {\n    buttonStyle: \(reference)\n}\n"
    }
    #expect(
      LintNames.lines(of: .redundantArgument, in: text(before)) == ["6: 'size' is '8' anyway"])
    let fixed = try #require(LintNames.fixed(.redundantArgument, text(before)))
    #expect(fixed.text == text(after))
  }

  /// For a derived style the argument settles what would else stay open.
  @Test(arguments: [
    "style B: Chip(size: 8) {\n    margin: 2\n}\n",
    "style B: view {\n    buttonStyle: Chip(size: 9)\n}\n",
    "style B(size: Length = 8): view {\n    buttonStyle: Chip(size: size)\n}\n",
  ])
  func anArgumentThatSaysSomething(_ text: String) {
    let chip = "style Chip(size: Length = 8): button {\n    padding: size\n}\n"
    #expect(LintNames.lines(of: .redundantArgument, in: chip + text) == [])
  }

  @Test func orderIsThatOfTheCatalogue() {
    let text = """
      style A: button {
          background: red
          font: body
          foreground: blue
          border: 1 red
          when pressed {
              foreground: red
              margin: 2
              opacity: 50%
          }
          font: caption when hovered
      }

      """
    #expect(
      LintNames.lines(of: .inconsistentOrder, in: text) == [
        "3: 'font' comes before 'background' in the order of the language",
        "9: 'opacity' comes before 'margin' in the order of the language",
      ])
  }
}
