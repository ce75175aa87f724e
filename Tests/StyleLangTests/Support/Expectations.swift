import StyleLang

/// Expectations written as comments under the source they are about.
///
/// ```
///     backgruond: red
/// //  ^^^^^^^^^^ error S202: unknown property 'backgruond'; did you mean 'background'?
/// //- fix: replace with 'background'
/// ```
/// A range that begins in the first two columns, where the slashes stand, is written in numbers:
/// `//@1+5 error …`.
enum Expectations {
  /// The source without the expectations.
  static func strip(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isExpectation($0) }
      .joined(separator: "\n")
  }

  private static func isExpectation(_ line: Substring) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let rest = line.dropFirst(2)
    if rest.hasPrefix("- note") || rest.hasPrefix("- fix: ") { return true }
    let mark = rest.drop { $0 == " " }
    guard mark.hasPrefix("^") || mark.hasPrefix("@") else { return false }
    return mark.contains(" error S") || mark.contains(" warning S")
  }

  /// The source with the expectations that `diagnostics` would satisfy.
  static func write(_ diagnostics: [Diagnostic], into source: SourceFile) -> String {
    let lines = LineTable(source.bytes)
    var below: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      let line = lines.lineIndex(of: diagnostic.range.start)
      below[line, default: []] += comments(for: diagnostic, lines, source)
    }
    let text = source.text(SourceRange(0, UInt32(source.bytes.count)))
    var result: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      result.append(String(line))
      result += below[index] ?? []
    }
    return result.joined(separator: "\n")
  }

  private static func comments(
    for diagnostic: Diagnostic, _ lines: LineTable, _ source: SourceFile
  ) -> [String] {
    let start = lines.position(of: diagnostic.range.start, in: source.bytes)
    let end = lines.position(of: diagnostic.range.end, in: source.bytes)
    let width = end.line == start.line ? max(1, end.column - start.column) : 1
    let more = end.line == start.line ? "" : " (to line \(end.line), column \(end.column))"
    let place =
      start.column < 3
      ? "//@\(start.column)+\(width)"
      : "//" + String(repeating: " ", count: start.column - 3)
        + String(repeating: "^", count: width)
    let problem = diagnostic.problem
    var result = ["\(place) \(diagnostic.severity) \(problem.code): \(problem.message)\(more)"]
    for note in diagnostic.notes {
      let place = note.range.map { range in
        let position = lines.position(of: range.start, in: source.bytes)
        return " at \(position.line):\(position.column)"
      }
      result.append("//- note\(place ?? ""): \(note.message)")
    }
    for fixIt in diagnostic.fixIts { result.append("//- fix: \(fixIt.title)") }
    return result
  }
}
