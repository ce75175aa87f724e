/// The difference of two texts in the unified format, as `diff -u` and `patch` know it; empty where
/// they are the same.
///
/// - Parameter name: The path of the file, for the first two lines.
public func unifiedDiff(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
  if old == new { return [] }
  var difference = UnifiedDiff(old: TextLines(old), new: TextLines(new))
  difference.write(name: name)
  return difference.output
}

/// A text and its lines, each with its end.
private struct TextLines {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.ranges = ranges
  }

  /// The lines as numbers, the same for equal ones.
  func numbers(_ known: inout [ArraySlice<UInt8>: Int]) -> [Int] {
    ranges.map { range in
      let next = known.count
      let line = bytes[range]
      if let number = known[line] { return number }
      known[line] = next
      return next
    }
  }
}

private struct UnifiedDiff {
  let old: TextLines
  let new: TextLines
  var output: [UInt8] = []

  /// The lines around a change that are shown with it.
  private static let context = 3

  /// Lines that are not the same, of which one range may be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  init(old: TextLines, new: TextLines) {
    self.old = old
    self.new = new
  }

  mutating func write(name: String) {
    output += Array("--- \(name)\n+++ \(name)\n".utf8)
    var group: [Change] = []
    for change in changes() {
      if let last = group.last,
        change.old.lowerBound - last.old.upperBound > 2 * UnifiedDiff.context
      {
        write(group)
        group = []
      }
      group.append(change)
    }
    write(group)
  }

  private func changes() -> [Change] {
    var known: [ArraySlice<UInt8>: Int] = [:]
    let partner = LineMatches(old.numbers(&known), new.numbers(&known)).partner
    var changes: [Change] = []
    var (one, other) = (0, 0)
    for index in 0...partner.count {
      let match = index < partner.count ? partner[index] : new.ranges.count
      guard match >= 0 else { continue }
      if one < index || other < match {
        changes.append(Change(old: one..<index, new: other..<match))
      }
      (one, other) = (index + 1, match + 1)
    }
    return changes
  }

  /// One piece with the changes that are near each other.
  private mutating func write(_ group: [Change]) {
    guard let first = group.first, let last = group.last else { return }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let after = min(UnifiedDiff.context, old.ranges.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    output += Array("@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8)
    var next = oldRange.lowerBound
    for change in group {
      for index in next..<change.old.lowerBound { write(" ", old, index) }
      for index in change.old { write("-", old, index) }
      for index in change.new { write("+", new, index) }
      next = change.old.upperBound
    }
    for index in next..<oldRange.upperBound { write(" ", old, index) }
  }

  /// The first line and how many there are; of none, the line before.
  private func place(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private mutating func write(_ mark: Unicode.Scalar, _ text: TextLines, _ index: Int) {
    output.append(UInt8(ascii: mark))
    let line = text.bytes[text.ranges[index]]
    output += line
    if line.last != 0x0A { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
