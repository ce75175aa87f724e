import Testing

@testable import StyleLang

/// What the rules on conditions find, and what they leave alone.
@Suite struct LintConditionTests {
  private func messages(_ rule: LintRule, _ text: String) -> [String] {
    LintSupport.findings(of: rule, in: text).filter { $0.problem.code == rule.name }
      .map(\.problem.message)
  }

  @Test func noteNamesEachRuleThatShadows() {
    let found = LintSupport.findings(
      of: .deadRule,
      in: """
        style S(size: small | regular | large = regular): button {
            background: red when pressed
            background: gray when size == small
            background: blue when size == regular
            background: white when size == large and pressed
            background: green when size == large
        }
        """)
    // One statement is wholly under the last, the other under three together.
    #expect(found.map(\.notes.count) == [3, 1])
  }

  @Test func aStatementThatRepeatsTheDefaultChangesNothing() {
    #expect(messages(.noOpRule, "style S: button { background: none when dark }").count == 1)
    #expect(messages(.noOpRule, "style S: button { background: none; padding: 4 }").isEmpty)
    #expect(
      messages(.noOpRule, "style S: button { padding: 4; padding: 0 when dark }").isEmpty)
  }

  /// What must be set everywhere or nowhere is not removed piece by piece.
  @Test func animationsAreNotRemovedInPart() {
    #expect(
      messages(
        .noOpRule,
        "style S: button { opacity: 50% when pressed; animation: inherit when pressed; "
          + "animation: standard when not pressed }"
      ).isEmpty)
  }

  @Test func aStatementAgainstTheParentIsNeeded() {
    let parent = "style A: button { background: red; background: blue when pressed }\n"
    #expect(messages(.noOpRule, parent + "style B: A { background: none }").isEmpty)
    #expect(messages(.noOpRule, parent + "style B: A { background: red }").count == 1)
    #expect(messages(.noOpRule, parent + "style B: A { background: blue when pressed }").count == 1)
    #expect(messages(.noOpRule, parent + "style B: A { background: red when dark }").isEmpty)
  }

  /// What looks idle may be there for those that start from the style.
  @Test func aStatementThatAnHeirNeedsIsKept() {
    let parent = "style A: button { background: red; background: red when pressed }\n"
    #expect(messages(.noOpRule, parent).count == 1)
    #expect(messages(.noOpRule, parent + "style B: A { background: blue }").isEmpty)
    #expect(messages(.noOpRule, parent + "style B: A { padding: 3 }").count == 1)
    #expect(
      messages(.noOpRule, parent + "style B: A { background: blue when pressed }").isEmpty)
  }

  @Test func whatIsRemovedLeavesTheRest() {
    let text = """
      style S: button {
          background: red
          when pressed {
              background: red
          }
          padding: 4; background: red when dark
          margin: 2; border: none when dark
      }
      """
    var result = text
    var findings = LintSupport.findings(of: .noOpRule, in: text)
    #expect(findings.count == 3)
    while let fix = findings.last?.fixIts.first {
      result = LintSupport.applying(fix, to: result)
      findings = LintSupport.findings(of: .noOpRule, in: result)
    }
    #expect(
      result == """
        style S: button {
            background: red
            padding: 4
            margin: 2
        }
        """)
  }

  @Test(arguments: [
    ("pressed and pressed", "pressed"), ("pressed and not disabled", "pressed"),
    ("disabled and not pressed", "disabled"), ("disabled and not (pressed or hovered)", "disabled"),
    ("pressed or (pressed and dark)", "pressed"), ("(pressed or dark) and dark", "dark"),
    ("size == small and size != large", "size == small"),
    ("icon is set or dark or icon is set", "icon is set or dark"),
    ("controlSize == mini and not (controlSize == large)", "controlSize == mini"),
    ("not (dark and not (disabled and pressed))", "not (dark)"),
  ])
  func partsThatFollowCanBeLeftOut(_ before: String, _ after: String) {
    func file(_ condition: String) -> String {
      "style S(size: small | regular | large = regular, icon: Color?): button {"
        + " background: red when \(condition); foreground: icon when size == large }"
    }
    var text = file(before)
    var findings = LintSupport.findings(of: .redundantCondition, in: text)
    #expect(!findings.isEmpty)
    while let fix = findings.last?.fixIts.first {
      text = LintSupport.applying(fix, to: text)
      findings = LintSupport.findings(of: .redundantCondition, in: text)
    }
    #expect(text == file(after))
  }

  @Test(arguments: [
    "pressed and dark", "pressed and not dark", "not (pressed and dark)", "icon is set",
    "size == small or size == large", "pressed and hovered", "disabled or pressed",
    "dark and (pressed or hovered)",
  ])
  func whatSaysSomethingStays(_ condition: String) {
    let text =
      "style S(size: small | regular | large = regular, icon: Color?): button {"
      + " background: red when \(condition); foreground: icon; opacity: 50% when size == small }"
    #expect(messages(.redundantCondition, text).isEmpty)
  }

  @Test func blocksAroundCount() {
    #expect(
      messages(
        .redundantCondition,
        "style S: button { when pressed { background: red when dark and not disabled } }"
      ).count == 1)
    #expect(
      messages(.redundantCondition, "style S: button { when pressed { opacity: 1% when pressed } }")
        == ["this condition always holds where it stands"])
    #expect(
      messages(
        .redundantCondition,
        "style S: view { layer glow when dark { background: red when dark and disabled } }"
      ).count == 1)
  }

  @Test func overlapsAreHandedToOneRule() {
    let narrow =
      "style S: button { opacity: 1% when dark and highContrast; opacity: 2% when hovered }"
    #expect(
      messages(.hiddenStatement, narrow) == [
        "this 'opacity' is hidden by a later one when hovered and dark and highContrast"
      ])
    #expect(messages(.ambiguousOverlap, narrow).isEmpty)
    let equal = "style S: button { opacity: 1% when dark; opacity: 2% when hovered }"
    #expect(messages(.hiddenStatement, equal).isEmpty)
    #expect(
      messages(.ambiguousOverlap, equal) == [
        "this 'opacity' wins over an earlier one when hovered and dark"
      ])
    for text in [
      "style S: button { opacity: 1% when pressed; opacity: 2% when disabled }",
      "style S: button { opacity: 1% when pressed; opacity: 1% when hovered }",
      "style S: button { opacity: 1% when pressed; opacity: 2% when pressed and dark }",
    ] {
      #expect(messages(.ambiguousOverlap, text).isEmpty)
      #expect(messages(.hiddenStatement, text).isEmpty)
    }
  }

  @Test func statesThatAreAskedForAreSeen() {
    #expect(
      messages(
        .equalStates,
        "style S: button { opacity: 5% when pressed and dark; opacity: 5% when not pressed and dark }"
      ).count == 1)
    #expect(messages(.equalStates, "style S: button { haptic: light when pressed }").isEmpty)
    #expect(
      messages(
        .equalStates, "style S: button { content: hstack { label; box when pressed { width: 4 } } }"
      ).isEmpty)
    // That is a statement without effect, which another rule reports.
    #expect(
      messages(.equalStates, "style S: button { opacity: 50%; opacity: 50% when pressed }").isEmpty)
  }

  @Test func systemStylesShowTheirStates() {
    #expect(messages(.missingFeedback, "style S: button { base: bordered; padding: 4 }").isEmpty)
    #expect(messages(.missingFeedback, "style S: group { padding: 4 }").isEmpty)
    #expect(
      messages(.missingFeedback, "style S: button { padding: 4 }")
        == ["'S' looks the same with and without 'pressed' and 'disabled'"])
  }
}
