/// A line of the source with marks for several places in it, and what is said of all but the first.
struct LabelledExcerpt: Hashable {
  /// The line as a terminal shows it.
  var text: String
  /// The spaces before the caret, which is first where the places are not in the order of the line.
  var marks: [Mark]
  /// Lines of labels, each with the spaces before it.
  var labels: [String]

  /// A mark, with the spaces between it and the mark before.
  struct Mark: Hashable {
    var space: String
    var text: String
    var isPrimary: Bool
  }
}

extension LabelledExcerpt {
  /// Shows a whole line with several places marked: nil if it is too long, or places overlap.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, without its line break.
  ///   - primary: What the caret marks.
  ///   - labelled: The other places, with what is said of them.
  ///   - bytes: The file.
  ///   - width: The columns that there are.
  init?(
    _ line: SourceRange, marking primary: SourceRange,
    labelling labelled: [(range: SourceRange, label: String)], in bytes: [UInt8], width: Int
  ) {
    let ranges = [primary] + labelled.map(\.range)
    guard line.end - line.start <= UInt32(4 * width),
      ranges.allSatisfy({ line.start <= $0.start && $0.end <= line.end && !$0.isEmpty })
    else { return nil }
    let cells = displayCells(line, in: bytes)
    guard cells.reduce(0, { $0 + $1.width }) <= width else { return nil }
    text = cells.reduce(into: "") { $0 += $1.text }

    let places = ranges.indices.sorted { ranges[$0].start < ranges[$1].start }
    marks = []
    var columns: [(column: Int, label: String)] = []
    var end = 0
    for index in places {
      let range = ranges[index]
      let start = cells.prefix { $0.range.end <= range.start }.reduce(0) { $0 + $1.width }
      let past = cells.prefix { $0.range.start < range.end }.reduce(0) { $0 + $1.width }
      guard start >= end, past > start else { return nil }
      let rest = String(repeating: index == 0 ? "~" : "-", count: past - start - 1)
      marks.append(
        Mark(
          space: String(repeating: " ", count: start - end), text: (index == 0 ? "^" : "-") + rest,
          isPrimary: index == 0))
      end = past
      if index > 0 { columns.append((start, labelled[index - 1].label)) }
    }
    labels = []
    // The label of the last place comes first; a bar leads from those before it to theirs.
    while let last = columns.popLast() {
      var line = ""
      var used = 0
      for (column, _) in columns {
        line += String(repeating: " ", count: column - used) + "|"
        used = column + 1
      }
      labels.append(line + String(repeating: " ", count: last.column - used) + last.label)
    }
  }
}
