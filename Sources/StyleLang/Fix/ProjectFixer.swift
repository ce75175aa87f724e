/// Makes the fixes of a project, round by round.
struct ProjectFixer {
  /// A fix that may be made, with the file it is about.
  private struct Candidate {
    var path: String
    var finding: Diagnostic
    var edits: [FixIt.Edit]
    /// What tells it from others, also after other fixes have moved it.
    var key: [String]
  }

  /// A fix that removes one problem may show another; but some end would have to be.
  private static let roundLimit = 20
  /// How often the project is linted; to find the one fix that must not be made takes several times.
  private static let lintLimit = 200

  private let original: [ProjectFile]
  private var files: [ProjectFile]
  private var results: [LintResult]
  private let lint: ([ProjectFile]) -> [LintResult]
  private var lintCount = 1
  private var refused: [RefusedFix] = []
  private var refusedKeys: Set<[String]> = []
  private var count = 0

  init(_ files: [ProjectFile], lint: @escaping ([ProjectFile]) -> [LintResult]) {
    original = files
    self.files = files
    self.lint = lint
    results = lint(files)
  }

  mutating func run() -> FixedProject {
    for _ in 0..<ProjectFixer.roundLimit {
      let candidates = chosen()
      if candidates.isEmpty { break }
      var accepted: [Candidate] = []
      var best: (files: [ProjectFile], results: [LintResult])?
      attempt(candidates[...], &accepted, &best)
      guard let best else { break }
      (files, results) = best
      count += accepted.count
    }
    let changed = zip(original, files).filter { $0.source.bytes != $1.source.bytes }.map(\.1)
    return FixedProject(changed: changed, results: results, refused: refused, count: count)
  }

  /// The safe fixes of this round: those that touch no other.
  private func chosen() -> [Candidate] {
    var candidates: [Candidate] = []
    for result in results where result.compilation.isRoot {
      let compilation = result.compilation.compilation
      var taken = TakenRanges(end: compilation.source.bytes.count)
      for finding in compilation.diagnostics {
        guard let fix = finding.fixIts.first(where: \.isSafe) else { continue }
        let key =
          [result.compilation.path, finding.problem.code, finding.problem.message, fix.title]
          + fix.edits.flatMap { [compilation.source.text($0.range), $0.replacement] }
        if refusedKeys.contains(key) || !taken.take(fix.edits) { continue }
        candidates.append(
          Candidate(
            path: result.compilation.path, finding: finding, edits: fix.edits, key: key))
      }
    }
    return candidates
  }

  /// Makes fixes beside those that are accepted; where that makes it worse, each half of them alone.
  private mutating func attempt(
    _ candidates: ArraySlice<Candidate>, _ accepted: inout [Candidate],
    _ best: inout (files: [ProjectFile], results: [LintResult])?
  ) {
    guard lintCount < ProjectFixer.lintLimit else {
      for candidate in candidates {
        refuse(candidate, "too many fixes had to be taken back before")
      }
      return
    }
    lintCount += 1
    let tried = applying(accepted + candidates)
    let triedResults = lint(tried)
    guard let harm = Harm(from: results, to: triedResults) else {
      accepted += candidates
      best = (tried, triedResults)
      return
    }
    if candidates.count == 1 {
      for candidate in candidates { refuse(candidate, harm.reason) }
      return
    }
    let middle = candidates.startIndex + candidates.count / 2
    attempt(candidates[..<middle], &accepted, &best)
    attempt(candidates[middle...], &accepted, &best)
  }

  private mutating func refuse(_ candidate: Candidate, _ reason: String) {
    guard refusedKeys.insert(candidate.key).inserted,
      let file = files.first(where: { $0.path == candidate.path })
    else { return }
    refused.append(
      RefusedFix(source: file.source, finding: candidate.finding, reason: reason))
  }

  private func applying(_ candidates: [Candidate]) -> [ProjectFile] {
    let byPath = Dictionary(grouping: candidates, by: \.path)
    return files.map { file in
      guard let candidates = byPath[file.path] else { return file }
      var file = file
      file.source.bytes = file.source.applying(candidates.flatMap(\.edits))
      return file
    }
  }
}

/// The parts of a file that fixes change: no two of them touch each other.
private struct TakenRanges {
  private var ranges: [SourceRange] = []
  private let end: Int

  init(end: Int) { self.end = end }

  /// Takes the parts of all edits, or of none.
  mutating func take(_ edits: [FixIt.Edit]) -> Bool {
    let before = ranges
    for edit in edits {
      guard edit.range.end <= end, insert(edit.range) else {
        ranges = before
        return false
      }
    }
    return !edits.isEmpty
  }

  private mutating func insert(_ range: SourceRange) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    if low > 0, ranges[low - 1].end >= range.start { return false }
    if low < ranges.count, ranges[low].start <= range.end { return false }
    ranges.insert(range, at: low)
    return true
  }
}

extension SourceFile {
  /// The bytes with edits made, in any order, that do not touch each other.
  ///
  /// A file whose lines end in CRLF keeps to that.
  func applying(_ edits: [FixIt.Edit]) -> [UInt8] {
    let lineFeed = UInt8(ascii: "\n")
    let usesCRLF =
      bytes.firstIndex(of: lineFeed).map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      result += bytes[offset..<Int(edit.range.start)]
      for byte in edit.replacement.utf8 {
        if byte == lineFeed, usesCRLF, result.last != UInt8(ascii: "\r") {
          result.append(UInt8(ascii: "\r"))
        }
        result.append(byte)
      }
      offset = Int(edit.range.end)
    }
    return result + bytes[offset...]
  }
}
