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
    text += excerpts(of: diagnostic.range, gutter: gutter, diagnostic.severity)
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
      text += "\n"
    }
    for note in diagnostic.notes {
      guard let range = note.range else { continue }
      if let file = note.file {
        text += self.note(note.message, at: range, in: file)
        continue
      }
      text += heading(.note, note.message, code: nil, at: range)
      text += excerpts(of: range, gutter: gutter, .note)
    }
    return text
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

  private func excerpt(
    of range: SourceRange, line: Int, gutter: Int, _ severity: Severity, caret: Bool
  ) -> String {
    let excerpt = Excerpt(
      locator.content(ofLine: line), marking: range, in: locator.source.bytes,
      width: max(8, options.width - gutter - 3), caret: caret)
    let number = String(line + 1)
    let indent = String(repeating: " ", count: gutter - number.count)
    let bar = paint.gutter(String(repeating: " ", count: gutter) + " |")
    let text = excerpt.text.isEmpty ? "" : " " + excerpt.text
    return paint.gutter("\(indent)\(number) |") + text + "\n"
      + bar + " " + paint.severity(severity, excerpt.marks) + "\n"
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
