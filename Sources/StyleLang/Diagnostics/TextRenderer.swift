/// How diagnostics are shown as text.
public struct TextOptions: Hashable, Sendable {
  /// The columns of a line, to which excerpts are cut; messages are never cut.
  public var width: Int
  /// Whether to colour, with the escape sequences of ECMA-48.
  public var color: Bool

  /// Creates options; a width below 20 counts as 20.
  public init(width: Int = 100, color: Bool = false) {
    self.width = max(20, width)
    self.color = color
  }
}

/// Shows the diagnostics of one file as text, in the manner of compilers.
///
/// ```
/// card.style:3:5: error: unknown property 'colour' [S204]
/// 3 |     colour: red
///   |     ^~~~~~
///   = fix: replace with 'foreground'
/// ```
///
/// Notes about places in the same line are labels under it:
///
/// ```
/// card.style:1:30: error: parameter 'a' is declared twice [S211]
/// 1 | style Card(a: color = red, a: color = blue): view {}
///   |            -               ^
///   |            first declared here
/// ```
///
/// Lines and columns count from 1, columns in Unicode scalars. What a terminal would not show is
/// spelled out, so that no source can hide its faults or drive the terminal.
public struct TextRenderer {
  private let options: TextOptions
  private let paint: Paint
  private var name: String
  private var locator: SourceLocator
  /// The other files that notes may be about.
  private let others: [SourceFile]

  /// Creates a renderer.
  ///
  /// - Parameter others: The other files that notes may be about.
  public init(_ source: SourceFile, options: TextOptions, others: [SourceFile] = []) {
    self.options = options
    self.paint = Paint(isOn: options.color)
    self.name = source.name.visible
    self.locator = SourceLocator(source)
    self.others = others
  }

  /// The lines of one diagnostic, each with its line break.
  ///
  /// It is fastest if the diagnostics come in the order of places.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    let gutter = gutterWidth(diagnostic)
    var text = heading(
      diagnostic.severity, diagnostic.problem.message, code: diagnostic.problem.code,
      at: diagnostic.range)
    let shared = labelled(diagnostic, gutter: gutter)
    text += shared ?? excerpts(of: diagnostic.range, gutter: gutter, diagnostic.severity)
    let remark = String(repeating: " ", count: gutter) + paint.gutter(" = ")
    for note in diagnostic.notes where note.range == nil {
      text += remark + "\(paint.severity(.note, "note:")) \(note.message.visible)\n"
    }
    let line = locator.lines.lineIndex(of: diagnostic.range.start)
    for fixIt in diagnostic.fixIts {
      text += remark + "\(paint.fix("fix:")) \(fixIt.title.visible)"
      // Where the cure is not under the caret, its place must be said.
      if let edit = fixIt.edits.first, locator.lines.lineIndex(of: edit.range.start) != line {
        text += " (line \(locator.lines.lineIndex(of: edit.range.start) + 1))"
      }
      text += "\n" + preview(of: fixIt, gutter: gutter)
    }
    for note in diagnostic.notes {
      guard let range = note.range, shared == nil || !isInLine(note, of: diagnostic) else {
        continue
      }
      if let file = note.file {
        text += self.note(note.message, at: range, in: file)
        continue
      }
      text += heading(.note, note.message, code: nil, at: range)
      text += excerpts(of: range, gutter: gutter, .note)
    }
    return text
  }

  /// Whether a note is about another place in the only line of a diagnostic.
  private func isInLine(_ note: Note, of diagnostic: Diagnostic) -> Bool {
    guard let range = note.range, note.file == nil else { return false }
    let lines = shownLines(of: diagnostic.range)
    return lines.count == 1 && shownLines(of: range) == lines
  }

  /// The line of a diagnostic with the notes about the same line as labels under it; nil where there is
  /// none, or they have no room.
  private func labelled(_ diagnostic: Diagnostic, gutter: Int) -> String? {
    let notes = diagnostic.notes.compactMap { note -> (SourceRange, String)? in
      guard let range = note.range, isInLine(note, of: diagnostic) else { return nil }
      return (range, note.message.visible)
    }
    let line = locator.lines.lineIndex(of: diagnostic.range.start)
    guard !notes.isEmpty,
      let excerpt = LabelledExcerpt(
        locator.content(ofLine: line), marking: diagnostic.range, labelling: notes,
        in: locator.source.bytes, width: excerptWidth(gutter))
    else { return nil }
    let marks = excerpt.marks.map { mark in
      mark.space + paint.severity(mark.isPrimary ? diagnostic.severity : .note, mark.text)
    }
    let bar = paint.gutter(String(repeating: " ", count: gutter) + " |")
    return numbered(line, excerpt.text, gutter: gutter) + "\(bar) \(marks.joined())\n"
      + excerpt.labels.map { "\(bar) \(paint.severity(.note, $0))\n" }.joined()
  }

  /// Whether the title of a fix quotes what it writes, or it only removes something.
  private func says(_ title: String, _ replacement: String) -> Bool {
    var word = replacement[...]
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return word.isEmpty || title.contains("'\(word)'")
  }

  /// The line as a fix makes it, where the title does not say that; empty where it would not help.
  private func preview(of fixIt: FixIt, gutter: Int) -> String {
    guard let first = fixIt.edits.first, let last = fixIt.edits.last else { return "" }
    if fixIt.edits.count == 1, says(fixIt.title, first.replacement) { return "" }
    let line = locator.lines.lineIndex(of: first.range.start)
    let content = locator.content(ofLine: line)
    let hasLineBreak = fixIt.edits.contains { $0.replacement.utf8.contains { $0 < 0x20 } }
    guard !hasLineBreak, first.range.start >= content.start, last.range.end <= content.end,
      content.end - content.start <= UInt32(4 * options.width)
    else { return "" }
    var bytes: [UInt8] = []
    var offset = content.start
    for edit in fixIt.edits {
      bytes += locator.source.bytes[Int(offset)..<Int(edit.range.start)]
      bytes += edit.replacement.utf8
      offset = edit.range.end
    }
    bytes += locator.source.bytes[Int(offset)..<Int(content.end)]
    let cells = displayCells(SourceRange(0, UInt32(bytes.count)), in: bytes)
    guard cells.reduce(0, { $0 + $1.width }) <= excerptWidth(gutter),
      bytes.contains(where: { $0 != 0x20 })
    else { return "" }
    return numbered(line, cells.map(\.text).joined(), gutter: gutter, paint.fix)
  }

  /// A note about another file; without an excerpt where that is not at hand.
  private func note(_ message: String, at range: SourceRange, in file: String) -> String {
    guard let source = others.first(where: { $0.name == file }) else {
      let word = paint.severity(.note, "note:")
      return "\(paint.bold("\(file.visible):")) \(word) \(paint.bold(message.visible))\n"
    }
    var other = TextRenderer(source, options: options)
    let gutter = String(other.shownLines(of: range).upperBound + 1).count
    return other.heading(.note, message, code: nil, at: range)
      + other.excerpts(of: range, gutter: gutter, .note)
  }

  private mutating func heading(
    _ severity: Severity, _ message: String, code: String?, at range: SourceRange
  ) -> String {
    let position = locator.position(of: range.start)
    let place = paint.bold("\(name):\(position.line):\(position.column):")
    let word = paint.severity(severity, "\(severity.rawValue):")
    let suffix = code.map { paint.gutter(" [\($0)]") } ?? ""
    return "\(place) \(word) \(paint.bold(message.visible))\(suffix)\n"
  }

  /// The digits of the greatest line number that the diagnostic shows.
  private func gutterWidth(_ diagnostic: Diagnostic) -> Int {
    let ranges = [diagnostic.range] + diagnostic.notes.filter { $0.file == nil }.compactMap(\.range)
    let lines = ranges.map { shownLines(of: $0).upperBound }
    return String((lines.max() ?? 0) + 1).count
  }

  /// The first and the last line, from 0, that a range touches.
  private func shownLines(of range: SourceRange) -> ClosedRange<Int> {
    let first = locator.lines.lineIndex(of: range.start)
    let last = range.isEmpty ? first : locator.lines.lineIndex(of: range.end - 1)
    return first...max(first, last)
  }

  /// The first line that a range touches and, if it ends on another, that one too.
  private func excerpts(of range: SourceRange, gutter: Int, _ severity: Severity) -> String {
    let lines = shownLines(of: range)
    var text = excerpt(of: range, line: lines.lowerBound, gutter: gutter, severity, caret: true)
    guard lines.count > 1 else { return text }
    if lines.count > 2 {
      text += paint.gutter(String(repeating: " ", count: gutter) + " :") + "\n"
    }
    var rest = range
    let content = locator.content(ofLine: lines.upperBound)
    let blank = locator.source.bytes[Int(content.start)..<Int(content.end)].prefix {
      $0 == 0x20 || $0 == 0x09
    }
    rest.start = min(content.start + UInt32(blank.count), range.end)
    return text
      + excerpt(of: rest, line: lines.upperBound, gutter: gutter, severity, caret: false)
  }

  /// The columns for source text.
  private func excerptWidth(_ gutter: Int) -> Int { max(8, options.width - gutter - 3) }

  /// A line of source text behind its number, with its line break.
  private func numbered(
    _ line: Int, _ text: String, gutter: Int, _ paint: (String) -> String = { $0 }
  ) -> String {
    let number = String(line + 1)
    let indent = String(repeating: " ", count: max(0, gutter - number.count))
    return self.paint.gutter("\(indent)\(number) |") + (text.isEmpty ? "" : " " + paint(text))
      + "\n"
  }

  private func excerpt(
    of range: SourceRange, line: Int, gutter: Int, _ severity: Severity, caret: Bool
  ) -> String {
    let excerpt = Excerpt(
      locator.content(ofLine: line), marking: range, in: locator.source.bytes,
      width: excerptWidth(gutter), caret: caret)
    let bar = paint.gutter(String(repeating: " ", count: gutter) + " |")
    return numbered(line, excerpt.text, gutter: gutter) + bar + " "
      + paint.severity(severity, excerpt.marks) + "\n"
  }
}

/// The escape sequences for each part of a message.
struct Paint {
  let isOn: Bool

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func gutter(_ text: String) -> String { wrap(text, "2") }
  func fix(_ text: String) -> String { wrap(text, "1;32") }
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;35")
    case .note: wrap(text, "1;36")
    }
  }
}
