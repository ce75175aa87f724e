import Testing

@testable import StyleLang

/// The comparison of a file and its formatted text finds what a formatter can do wrong.
@Suite struct FormatDefectTests {
  private func defect(_ old: String, _ new: String) -> FormatDefect? {
    let one = ParsedText(old)
    let other = ParsedText(new)
    return StyleLang.defect(of: other.tree, in: other.source, from: one.tree, in: one.source)
  }

  @Test(arguments: [
    ("tokens { a: 1; b: 2 }", "tokens {\n    a: 1\n    b: 2\n}\n"),
    ("tokens { a: 1 // x\n}", "tokens {\n    a: 1  // x\n}\n"),
    ("tokens { a: 1;; }", "tokens { a: 1 }"),
    ("// x  \ntokens { a: 1 }", "// x\ntokens { a: 1 }"),
  ])
  func layoutMakesNoDifference(old: String, new: String) {
    #expect(defect(old, new) == nil)
  }

  @Test(arguments: [
    ("tokens { a: 1 }", "tokens { a: 2 }", FormatDefect.tokens),
    ("tokens { a: 1 }", "tokens { a: 1; }", .tokens),
    ("tokens { a: 1 }", "tokens { b: 1 }", .tokens),
    ("tokens { a: 1 }", "tokens { }", .tokens),
    ("tokens { a: 1, 2 }", "tokens { a: 1 2 }", .tokens),
    ("\u{FEFF}tokens { a: 1 }", "tokens { a: 1 }", .tokens),
    ("tokens { a: 1 /* x */ }", "tokens { a: 1 }", .comments),
    ("tokens { a: 1 /* x */ }", "tokens { a: /* x */ 1 }", .comments),
    ("tokens { a: 1 /* x */ }", "tokens { a: 1 /* y */ }", .comments),
    ("tokens { a: 1 }", "tokens { a: 1 /**/ }", .comments),
    ("tokens { /* x */ /* y */ }", "tokens { /* y */ /* x */ }", .comments),
    ("tokens { a: 1 // x\n}", "tokens { a: 1 // X\n}", .comments),
    ("tokens { a: 1 -2 }", "tokens { a: 1 - 2 }", .tree),
    ("tokens { a: f(2) }", "tokens { a: f (2) }", .tree),
    ("/// x\ntokens { a: 1 }", "/// x\n\ntokens { a: 1 }", .documentation),
    (
      "tokens { a: 1 } /// x\ntokens { b: 1 }", "tokens { a: 1 }\n/// x\ntokens { b: 1 }",
      .documentation
    ),
  ])
  func differencesAreFound(old: String, new: String, wanted: FormatDefect) {
    #expect(defect(old, new) == wanted)
  }
}
