import Testing

@testable import StyleLang

@Suite struct DiagnosticTests {
  @Test(
    arguments: [
      (0, 0, nil), (1, 0, "1 error"), (2, 1, "2 errors, 1 warning"), (0, 3, "3 warnings"),
    ] as [(Int, Int, String?)])
  func count(_ errors: Int, _ warnings: Int, _ text: String?) {
    var count = DiagnosticCount()
    for _ in 0..<errors { count.add(.error) }
    for _ in 0..<warnings { count.add(.warning) }
    count.add(.note)
    #expect(count.text == text)
  }

  @Test func problemsOfFiles() {
    let diagnostic = FileDiagnostic(.unreadable("permission denied"), "a b\n.style")
    #expect(
      diagnostic.text(TextOptions())
        == "a b<U+000A>.style: error: cannot be read: permission denied [F102]\n")
    #expect(
      FileProblem.tooManySets(style: "A", count: 131072).message
        == "style 'A' has 131072 combinations of states; '--flatten' lists at most 65536")
  }

  @Test(arguments: [
    "", "one", "\u{FEFF}ab\r\ncd\n", "é色x\ty\rz\n\nend",
    "\u{FEFF}" + String(repeating: "aé色👍", count: 700), "x\n" + String(repeating: "色", count: 4096),
  ])
  func locatorAgreesWithTheTable(_ text: String) {
    let source = SourceFile(name: "a", text: text)
    let lines = LineTable(source.bytes)
    let step = source.bytes.count > 100 ? 97 : 1
    let offsets = stride(from: 0, through: UInt32(source.bytes.count), by: step).map { $0 }
    for order in [offsets, offsets.reversed(), offsets.filter { $0 % 2 == 0 } + offsets] {
      var locator = SourceLocator(source)
      for offset in order {
        #expect(locator.position(of: offset) == lines.position(of: offset, in: source.bytes))
      }
    }
  }

  @Test func wrapping() {
    #expect(wrapped("one two three", width: 7) == "one two\nthree\n")
    #expect(wrapped("one two\n\nthree", width: 80, indent: 2) == "  one two\n\n  three\n")
    #expect(wrapped("unbreakable a", width: 4) == "unbreakable\na\n")
    #expect(wrapped("赤い 青い", width: 8) == "赤い\n青い\n")
  }
}
