import Testing

@testable import StyleLang

/// What the text renderer prints for a range of a source.
@Suite struct DiagnosticTextTests {
  /// Renders one diagnostic at the first occurrence of `highlight` in `source`.
  func render(
    _ source: String, at highlight: String, width: Int = 100, color: Bool = false,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) throws -> String {
    let range = try #require(find(highlight, in: source))
    return render(
      Array(source.utf8), range, width: width, color: color, notes: notes, fixIts: fixIts)
  }

  func render(
    _ bytes: [UInt8], _ range: SourceRange, width: Int = 100, color: Bool = false,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) -> String {
    var renderer = TextRenderer(
      SourceFile(name: "a.style", bytes: bytes), options: TextOptions(width: width, color: color))
    let problem = Problem.semantic(.unknownName("x", suggestion: nil))
    return renderer.render(Diagnostic(problem, at: range, notes: notes, fixIts: fixIts))
  }

  func find(_ text: String, in source: String) -> SourceRange? {
    let bytes = Array(source.utf8)
    let part = Array(text.utf8)
    guard part.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - part.count) where bytes[start...].starts(with: part) {
      return SourceRange(UInt32(start), UInt32(start + part.count))
    }
    return nil
  }

  @Test func onePlace() throws {
    #expect(
      try render("a: b\n  tint: rde\n", at: "rde") == """
        a.style:2:9: error: unknown name 'x' [S201]
        2 |   tint: rde
          |         ^~~

        """)
  }

  @Test func tabsRunToMultiplesOfFour() throws {
    #expect(
      try render("\ta\tbc:\trde", at: "rde") == """
        a.style:1:8: error: unknown name 'x' [S201]
        1 |     a   bc: rde
          |             ^~~

        """)
  }

  @Test(arguments: [
    ("色: 赤い rde", "rde", "色: 赤い rde", "         ^~~"),
    ("色: 赤い", "赤い", "色: 赤い", "    ^~~~"),
    ("e\u{301}\u{302}o rde", "rde", "e\u{301}\u{302}o rde", "   ^~~"),
    ("a e\u{301} b", "\u{301}", "a e\u{301} b", "  ^"),
    ("👩‍👩‍👧 rde", "rde", "👩‍👩‍👧 rde", "   ^~~"),
    ("🇩🇪🇫🇷 rde", "rde", "🇩🇪🇫🇷 rde", "     ^~~"),
    ("👍🏽 ❤️ ❤ rde", "rde", "👍🏽 ❤️ ❤ rde", "        ^~~"),
    ("한\u{1112}\u{1161}\u{11AB} rde", "rde", "한\u{1112}\u{1161}\u{11AB} rde", "     ^~~"),
    ("ｆｕｌｌ ﾊﾝ rde", "rde", "ｆｕｌｌ ﾊﾝ rde", "            ^~~"),
    ("\u{301}rde", "rde", "◌\u{301}rde", " ^~~"),
    ("a\u{1B}[31m rde", "rde", "a<U+001B>[31m rde", "              ^~~"),
    ("a\u{202E} rde", "\u{202E}", "a<U+202E> rde", " ^~~~~~~~"),
    ("a\u{200B}b", "\u{200B}", "a<U+200B>b", " ^~~~~~~~"),
  ])
  func columnsAreThoseOfATerminal(
    _ source: String, _ highlight: String, _ line: String, _ marks: String
  ) throws {
    let lines = try render(source, at: highlight).split(separator: "\n")
    #expect(lines[1] == "1 | \(line)")
    #expect(lines[2] == "  | \(marks)")
  }

  @Test func bytesThatAreNotTextAreSpelledOut() {
    let text = render([0x61, 0xFF, 0xE2, 0x82, 0x62], SourceRange(1, 2))
    #expect(text.contains("1 | a<FF><E2><82>b\n  |  ^~~~\n"))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineBreakEndsALine(_ lineBreak: String) throws {
    let source = ["one", "two rde", "three"].joined(separator: lineBreak)
    #expect(
      try render(source, at: "rde") == """
        a.style:2:5: error: unknown name 'x' [S201]
        2 | two rde
          |     ^~~

        """)
    // The line break itself is marked past the end of its line.
    let text = try render(source, at: lineBreak)
    #expect(text.contains(":1:4: error"))
    #expect(text.contains("1 | one\n  |    ^\n"))
  }

  @Test func endOfFile() {
    #expect(render(Array("ab".utf8), SourceRange(2, 2)).hasSuffix("1 | ab\n  |   ^\n"))
    #expect(
      render(Array("ab\n".utf8), SourceRange(3, 3)) == """
        a.style:2:1: error: unknown name 'x' [S201]
        2 |
          | ^

        """)
    #expect(
      render([], SourceRange(0, 0)).hasSuffix(":1:1: error: unknown name 'x' [S201]\n1 |\n  | ^\n"))
    // A range that is wrong must not crash.
    #expect(render(Array("ab".utf8), SourceRange(7, 9)).hasSuffix("1 | ab\n  |   ^\n"))
  }

  @Test func byteOrderMarkTakesNoColumn() throws {
    #expect(
      try render("\u{FEFF}ab rde", at: "rde") == """
        a.style:1:4: error: unknown name 'x' [S201]
        1 | ab rde
          |    ^~~

        """)
  }

  @Test func severalLinesShowTheFirstAndTheLast() throws {
    let source = "style A {\n  one\n  two\n    three }\n"
    #expect(
      try render(source, at: "A {\n  one\n  two\n    three") == """
        a.style:1:7: error: unknown name 'x' [S201]
        1 | style A {
          |       ^~~
          :
        4 |     three }
          |     ~~~~~

        """)
    #expect(
      try render(source, at: "one\n  two") == """
        a.style:2:3: error: unknown name 'x' [S201]
        2 |   one
          |   ^~~
        3 |   two
          |   ~~~

        """)
    // The line break at the end of a range does not pull in the next line.
    #expect(try render(source, at: "one\n").hasSuffix("2 |   one\n  |   ^~~\n"))
  }

  @Test func numbersOfLinesShareOneGutter() throws {
    let source = String(repeating: "\n", count: 8) + "nine\nten rde"
    let first = try #require(find("nine", in: source))
    #expect(
      try render(source, at: "rde", notes: [Note("declared here", at: first)]) == """
        a.style:10:5: error: unknown name 'x' [S201]
        10 | ten rde
           |     ^~~
        a.style:9:1: note: declared here
         9 | nine
           | ^~~~

        """)
  }

  @Test func notesWithoutAPlaceAndFixIts() throws {
    let source = "one\ntwo rde"
    let here = try #require(find("rde", in: source))
    #expect(
      try render(
        source, at: "rde", notes: [Note("the cycle is a → b → a")],
        fixIts: [
          FixIt("replace with 'red'", replacing: here, with: "red"),
          FixIt("add a token", replacing: SourceRange(0, 0), with: "tokens {}"),
        ]) == """
          a.style:2:5: error: unknown name 'x' [S201]
          2 | two rde
            |     ^~~
            = note: the cycle is a → b → a
            = fix: replace with 'red'
            = fix: add a token (line 1)
          1 | tokens {}one

          """)
  }

  /// Notes about places in the line are labels below it, the last place first.
  @Test func notesInTheSameLine() throws {
    let source = "\n\ta: 色 b: rde é\nlast"
    let places = try ["a", "b", "é", "last"].map { try #require(find($0, in: source)) }
    let notes = [
      Note("one", at: places[0]), Note("two", at: places[1]), Note("else", at: places[3]),
      Note("three", at: places[2]), Note("no place"),
    ]
    #expect(
      try render(source, at: "rde", notes: notes) == """
        a.style:2:10: error: unknown name 'x' [S201]
        2 |     a: 色 b: rde é
          |     -     -  ^~~ -
          |     |     |      three
          |     |     two
          |     one
          = note: no place
        a.style:3:1: note: else
        3 | last
          | ^~~~

        """)
  }

  /// Where places overlap or the line is too long, each note has an excerpt of its own.
  @Test(arguments: [("bc", 100), ("abcd", 100), ("e", 20)])
  func notesWithoutRoomStandAlone(_ note: String, _ width: Int) throws {
    let source = "a: abcd x: \(String(repeating: "-", count: 30)) e"
    let place = try #require(find(note, in: source))
    let text = try render(source, at: "abcd", width: width, notes: [Note("here", at: place)])
    #expect(text.contains("\na.style:1:\(place.start + 1): note: here\n1 | "))
  }

  /// What a fix leaves, where its title does not say it.
  @Test func fixesAreShown() throws {
    let source = "one: two\n  three: four\n"
    let here = try #require(find("three", in: source))
    let edits = [
      FixIt.Edit(range: SourceRange(here.start, here.start), replacement: "when ("),
      FixIt.Edit(range: SourceRange(here.end, here.end), replacement: ")"),
    ]
    let text = try render(
      source, at: "three",
      fixIts: [
        FixIt("make it a condition", edits), FixIt("insert 'x'", replacing: here, with: " x "),
        FixIt("remove it", replacing: here, with: ""), FixIt("break", replacing: here, with: "\n"),
      ])
    #expect(
      text.hasSuffix(
        """
          = fix: make it a condition
        2 |   when (three): four
          = fix: insert 'x'
          = fix: remove it
          = fix: break

        """))
  }

  @Test func colours() throws {
    let text = try render("rde", at: "rde", color: true)
    #expect(text.hasPrefix("\u{1B}[1ma.style:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "))
    #expect(text.contains("\u{1B}[1;31m^~~\u{1B}[0m\n"))
    #expect(!(try render("rde", at: "rde")).contains("\u{1B}"))
  }

  @Test func aNameCannotDriveTheTerminal() {
    var renderer = TextRenderer(
      SourceFile(name: "a\n\u{1B}[2J.style", text: "x"), options: TextOptions())
    let problem = Problem.semantic(.unknownName("\u{1B}[31m\u{202E}", suggestion: nil))
    let text = renderer.render(Diagnostic(problem, at: SourceRange(0, 1)))
    #expect(
      text.hasPrefix(
        "a<U+000A><U+001B>[2J.style:1:1: error: unknown name '<U+001B>[31m<U+202E>'"))
  }
}

/// Lines that are wider than the terminal.
@Suite struct DiagnosticExcerptTests {
  func excerpt(_ text: String, _ range: Range<UInt32>, width: Int) -> Excerpt {
    let bytes = Array(text.utf8)
    return Excerpt(
      SourceRange(0, UInt32(bytes.count)), marking: SourceRange(range.lowerBound, range.upperBound),
      in: bytes, width: width, caret: true)
  }

  @Test(
    arguments: [
      ("0123456789abcdefghij", 0..<2, "012345678…", "^~"),
      ("0123456789abcdefghij", 10..<12, "…789abcde…", "    ^~"),
      ("0123456789abcdefghij", 18..<20, "…bcdefghij", "        ^~"),
      ("0123456789abcdefghij", 20..<20, "…cdefghij", "         ^"),
      ("0123456789abcdefghij", 2..<18, "…12345678…", "  ^~~~~~~"),
      ("0123456789", 9..<10, "0123456789", "         ^"),
      ("色色色色色色色色色色", 15..<18, "…色色色色…", "   ^~"),
    ] as [(String, Range<UInt32>, String, String)])
  func cutsAroundTheHighlight(
    _ line: String, _ range: Range<UInt32>, _ text: String, _ marks: String
  ) {
    let excerpt = excerpt(line, range, width: 10)
    #expect(excerpt.text == text)
    #expect(excerpt.marks == marks)
  }

  @Test(arguments: [8, 20, 40, 79])
  func neverWiderThanTheTerminal(_ width: Int) {
    let line = String(repeating: "a色\te\u{301}👩‍👩‍👧\u{202E}", count: 60)
    for start in stride(from: UInt32(0), to: UInt32(line.utf8.count), by: 23) {
      for length in [0, 1, 5, 100, 10_000] as [UInt32] {
        let excerpt = excerpt(line, start..<(start + length), width: width)
        #expect(excerpt.text.displayWidth <= width)
        #expect(excerpt.marks.displayWidth <= width)
        #expect(excerpt.marks.contains("^"))
      }
    }
  }

  @Test func aLineOfMegabytesCostsLittle() {
    let line = String(repeating: "x", count: 8_000_000)
    let bytes = Array(line.utf8)
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<20 {
        let excerpt = Excerpt(
          SourceRange(0, 8_000_000), marking: SourceRange(4_000_000, 4_000_003), in: bytes,
          width: 80, caret: true)
        #expect(excerpt.text.count == 80)
      }
    }
    // A look at the whole line would take a minute.
    #expect(time < .seconds(2))
  }
}
