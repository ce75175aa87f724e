/// A line of the source, cut to a width, and the marks that go below it.
struct Excerpt: Hashable {
  /// The line as a terminal shows it.
  var text: String
  /// A caret and tildes, or tildes alone, with the spaces before them.
  var marks: String
}

extension Excerpt {
  /// Shows the part of a line around a highlight.
  ///
  /// Only the neighbourhood of the highlight is looked at, so that a line of megabytes costs no
  /// more than a short one.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its line break.
  ///   - highlight: What to mark; it is clipped to the line, and if nothing is left of it, the
  ///     place where it begins is marked.
  ///   - bytes: The file.
  ///   - width: The columns that there are, at least 8.
  ///   - caret: Whether the first mark is a caret.
  init(
    _ line: SourceRange, marking highlight: SourceRange, in bytes: [UInt8], width: Int, caret: Bool
  ) {
    let start = min(max(highlight.start, line.start), line.end)
    let end = min(max(highlight.end, start), line.end)
    let (near, cutsStart, cutsEnd) = Excerpt.neighbourhood(
      of: SourceRange(start, end), line, bytes, width)
    let cells = displayCells(near, in: bytes)

    let first = cells.firstIndex { $0.range.end > start } ?? cells.count
    let past = cells[first...].firstIndex { $0.range.start >= end } ?? cells.count
    let marked = first..<max(first, past)
    let shown = Excerpt.window(
      cells, around: marked, width: width, cutsStart: cutsStart, cutsEnd: cutsEnd)

    let cutLeft = cutsStart || shown.lowerBound > 0
    let cutRight = cutsEnd || shown.upperBound < cells.count
    text = cells[shown].reduce(into: cutLeft ? "…" : "") { $0 += $1.text }
    if cutRight { text += "…" }

    let before = cells[shown.lowerBound..<first].reduce(cutLeft ? 1 : 0) { $0 + $1.width }
    let length = max(1, cells[marked.clamped(to: shown)].reduce(0) { $0 + $1.width })
    marks = String(repeating: " ", count: before)
    marks += (caret ? "^" : "~") + String(repeating: "~", count: length - 1)
  }

  /// The bytes that can come to be shown, on scalar boundaries, and at which ends they leave
  /// something out.
  private static func neighbourhood(
    of highlight: SourceRange, _ line: SourceRange, _ bytes: [UInt8], _ width: Int
  ) -> (SourceRange, cutsStart: Bool, cutsEnd: Bool) {
    func reach(_ count: Int) -> Range<Int> {
      let start = Int(highlight.start)
      return max(Int(line.start), start - count)..<min(Int(line.end), start + count)
    }
    // A byte of ASCII takes a column at least. Of other text a column rarely takes more than four
    // bytes; where marks make it so, less is shown.
    let isASCII = bytes[reach(width)].allSatisfy { $0 < 0x80 }
    let near = reach(isASCII ? width : 4 * width)
    var start = near.lowerBound
    var end = near.upperBound
    while start < highlight.start, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > highlight.start, end < line.end, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let range = SourceRange(UInt32(start), UInt32(end))
    return (range, start > line.start, end < line.end)
  }

  /// The cells to show: all that fit, with the start of the highlight in view and as much around
  /// it on either side.
  private static func window(
    _ cells: [DisplayCell], around marked: Range<Int>, width: Int, cutsStart: Bool, cutsEnd: Bool
  ) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    // A caret past the end takes a column too.
    let caretRoom = marked.lowerBound == cells.count ? 1 : 0
    if !cutsStart, !cutsEnd, total + caretRoom <= width { return 0..<cells.count }

    // Both ends may be cut, until it turns out that one is not.
    var room = width - 2 - caretRoom
    var lower = marked.lowerBound
    var upper = marked.lowerBound
    var used = 0
    func extendLeft(within limit: Int) {
      while lower > 0, used + cells[lower - 1].width <= limit {
        lower -= 1
        used += cells[lower].width
      }
    }
    func extendRight(to end: Int, within limit: Int) {
      while upper < end, used + cells[upper].width <= limit {
        used += cells[upper].width
        upper += 1
      }
    }
    // Of a long highlight, the first part has to do.
    extendRight(to: marked.upperBound, within: max(1, room * 2 / 3))
    extendLeft(within: used + (room - used) / 2)
    if lower == 0, !cutsStart { room += 1 }
    extendRight(to: cells.count, within: room)
    if upper == cells.count, !cutsEnd { room += 1 }
    extendLeft(within: room)
    return lower..<upper
  }
}
