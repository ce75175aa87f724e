import Testing

@testable import StyleLang

/// Lines and columns in each form, compared with a counter that goes through the file scalar by scalar.
@Suite struct DiagnosticColumnTests {
  private static let pieces = [
    "a", "b c", "\t", " ", "é", "e\u{301}", "色", "ﾊ", "👩‍👩‍👧", "🇩🇪", "😀", "\u{200B}", "\u{FEFF}", "\n",
    "\r\n", "\r", "\u{2028}",
  ]

  /// The place of a byte that begins a scalar.
  private static func place(
    of offset: Int, in text: String, _ unit: ColumnUnit
  ) -> LineTable.Position {
    var place = LineTable.Position(line: 1, column: 1)
    var at = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where at < offset {
      at += UTF8.width(scalar)
      if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
      if scalar == "\r" || scalar == "\n" {
        place = LineTable.Position(line: place.line + 1, column: 1)
      } else if index > 0 || scalar != "\u{FEFF}" {
        switch unit {
        case .scalars: place.column += 1
        case .utf16: place.column += UTF16.width(scalar)
        case .utf8: place.column += UTF8.width(scalar)
        }
      }
    }
    return place
  }

  /// Where scalars begin, and the end; but not between the halves of a CRLF.
  private static func offsets(of text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return (0...bytes.count).filter { offset in
      guard offset < bytes.count else { return true }
      let isHalf = offset > 0 && bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
      return bytes[offset] & 0xC0 != 0x80 && !isHalf
    }
  }

  private static func text(_ random: inout SplitMix, pieces count: Int, in list: [String]) -> String
  {
    let begin = Bool.random(using: &random) ? "\u{FEFF}" : ""
    return begin + (0..<count).map { _ in list.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: ColumnUnit.allCases)
  func everyPlaceOfSmallFiles(_ unit: ColumnUnit) {
    var random = SplitMix(state: 7)
    for _ in 0..<60 {
      let text = Self.text(&random, pieces: 25, in: Self.pieces)
      var locator = SourceLocator(SourceFile(name: "a", text: text), columns: unit)
      for offset in Self.offsets(of: text) {
        #expect(
          locator.position(of: UInt32(offset)) == Self.place(of: offset, in: text, unit),
          "byte \(offset) of \(text.debugDescription)")
      }
    }
  }

  @Test(arguments: ColumnUnit.allCases)
  func placesOfALongLine(_ unit: ColumnUnit) {
    var random = SplitMix(state: 8)
    let parts = Self.pieces.filter { !$0.contains { $0.isNewline } }
    let text = "\n" + Self.text(&random, pieces: 5000, in: parts) + "\nend"
    var locator = SourceLocator(SourceFile(name: "a", text: text), columns: unit)
    let offsets = Self.offsets(of: text)
    for _ in 0..<40 {
      let offset = offsets.randomElement(using: &random) ?? 0
      #expect(
        locator.position(of: UInt32(offset)) == Self.place(of: offset, in: text, unit),
        "byte \(offset)")
    }
  }

  /// What the forms print is what the counter counts, each in its unit.
  @Test func everyFormCountsInItsUnit() throws {
    var random = SplitMix(state: 9)
    for _ in 0..<60 {
      let text = Self.text(&random, pieces: 20, in: Self.pieces)
      let offsets = Self.offsets(of: text)
      let start = offsets.randomElement(using: &random) ?? 0
      let end = offsets.filter { $0 >= start }.randomElement(using: &random) ?? start
      let range = SourceRange(UInt32(start), UInt32(end))
      let report = DiagnosticSample.report(text, range)
      let place = { (offset: Int, unit: ColumnUnit) in Self.place(of: offset, in: text, unit) }

      let json = try JSONReader.read(Array(report.json.utf8))
      let region = try #require(json["diagnostics"]?[0]?["range"])
      for (key, offset) in [("start", start), ("end", end)] {
        #expect(region[key]?["line"]?.double == Double(place(offset, .scalars).line))
        #expect(region[key]?["column"]?.double == Double(place(offset, .scalars).column))
      }
      let first = place(start, .scalars)
      #expect(report.text.hasPrefix("a.style:\(first.line):\(first.column): "))

      let sarif = try JSONReader.read(Array(report.sarif.utf8))
      let result = sarif["runs"]?[0]?["results"]?[0]
      let part = result?["locations"]?[0]?["physicalLocation"]?["region"]
      let (from, to) = (place(start, .utf16), place(end, .utf16))
      #expect(
        part?.members.map { "\($0.key) \($0.value.double ?? 0)" } == [
          "startLine \(Double(from.line))", "startColumn \(Double(from.column))",
          "endLine \(Double(to.line))", "endColumn \(Double(to.column))",
        ])

      let lines = "line=\(from.line),endLine=\(to.line),"
      let columns = from.line == to.line ? "col=\(from.column),endColumn=\(to.column)," : ""
      #expect(report.github.hasPrefix("::error file=a.style,\(lines)\(columns)title="))

      let (head, tail) = (place(start, .utf8), place(end, .utf8))
      let xcode = report.xcode.split(separator: "\n")
      #expect(xcode[0].hasPrefix("/app/a.style:\(head.line):\(head.column): error: "))
      let rest = start == end ? "" : "-\(tail.line):\(tail.column)"
      #expect(xcode[1] == "/app/a.style:\(head.line):\(head.column)\(rest): fixit: new")
    }
  }
}
