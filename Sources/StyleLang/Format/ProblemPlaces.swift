/// Where the text of a file has mistakes: what they touch is not laid out.
struct ProblemPlaces {
  /// By their beginnings.
  private var ranges: [SourceRange] = []
  /// The greatest end of the ranges up to each.
  private var ends: [UInt32] = []
  /// Whether there were more than are listed, so that nothing can be said of any place.
  private var isIncomplete = false

  /// - Parameter diagnostics: What lexing and parsing a file reported.
  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if case .syntax(let problem) = diagnostic.problem {
        // It points to the next declaration, and shows in the block's last token.
        if case .expectedClosingBrace = problem { isEmpty = false; continue }
        if case .tooManyProblems = problem { isIncomplete = true }
      }
      isEmpty = false
      ranges.append(diagnostic.range)
    }
    ranges.sort { $0.start < $1.start }
    var end: UInt32 = 0
    ends = ranges.map {
      end = max(end, $0.end)
      return end
    }
  }

  /// Whether the text is without mistakes.
  private(set) var isEmpty = true

  /// Whether a mistake lies in a range, or at one of its ends.
  func touch(_ start: UInt32, _ end: UInt32) -> Bool {
    if isIncomplete { return true }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= end { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ends[low - 1] >= start
  }
}
