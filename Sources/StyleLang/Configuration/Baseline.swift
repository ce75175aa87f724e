/// The findings of a project that are not to be shown, since they were there before.
///
/// A finding is told by its file, its rule, and the text of the line in which it begins, without the
/// spaces, so that it is found again when lines move or are laid out anew; and of findings that are
/// told alike, as many are hidden as are listed. Errors of the compiler are never among them.
///
/// ```
/// {
///   "version": 1,
///   "findings": [
///     {"file": "Styles/card.style", "rule": "unused-token", "line": "brand: #0a84ff"}
///   ]
/// }
/// ```
public struct Baseline: Sendable {
  /// What tells a finding.
  private struct Key: Hashable, Comparable, Sendable {
    var file: String
    var line: String
    var rule: String

    static func < (left: Key, right: Key) -> Bool {
      (left.file, left.rule, left.line) < (right.file, right.rule, right.line)
    }
  }

  private var counts: [Key: Int] = [:]
  /// Where each is listed in the file that was read.
  private var places: [(key: Key, range: SourceRange)] = []
  private var files: Set<String> = []

  /// Creates a baseline without findings.
  public init() {}

  /// Adds the findings of a file.
  ///
  /// - Parameter file: Its path as the baseline names it.
  public mutating func add(_ diagnostics: [Diagnostic], of source: SourceFile, as file: String) {
    for diagnostic in diagnostics {
      guard let key = Baseline.key(of: diagnostic, in: source, file) else { continue }
      counts[key, default: 0] += 1
    }
  }

  /// Whether a diagnostic is one that a baseline may hide.
  public static func canHide(_ diagnostic: Diagnostic) -> Bool { diagnostic.problem.rule != nil }

  /// The diagnostics of a file without those that are listed; each entry hides one.
  public mutating func hiding(
    _ diagnostics: [Diagnostic], of source: SourceFile, as file: String
  ) -> [Diagnostic] {
    files.insert(file)
    if counts.isEmpty { return diagnostics }
    return diagnostics.filter { diagnostic in
      guard let key = Baseline.key(of: diagnostic, in: source, file),
        let count = counts[key], count > 0
      else { return true }
      counts[key] = count - 1
      return false
    }
  }

  /// A remark on the entries that hide nothing, at the first of them; nil if all are needed.
  ///
  /// - Parameter isWhole: Whether every file of the project has been asked for; otherwise only entries
  ///   about those that have been are looked at.
  public func unneeded(isWhole: Bool) -> Diagnostic? {
    var rest = counts
    var first: SourceRange?
    var count = 0
    for (key, range) in places.reversed() where isWhole || files.contains(key.file) {
      guard let left = rest[key], left > 0 else { continue }
      count += left
      rest[key] = 0
      first = range
    }
    guard let first else { return nil }
    return Diagnostic(.configuration(.unneededEntries(count)), at: first)
  }

  /// The file that lists the findings: the same for the same findings, to the byte.
  public var text: String {
    var lines: [String] = []
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) where count > 0 {
      let number = count > 1 ? ", \"count\": \(count)" : ""
      lines.append(
        "    {\"file\": \(key.file.asJSON), \"rule\": \(key.rule.asJSON)"
          + ", \"line\": \(key.line.asJSON)\(number)}")
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }

  private static func key(
    of diagnostic: Diagnostic, in source: SourceFile, _ file: String
  ) -> Key? {
    guard let rule = diagnostic.problem.rule else { return nil }
    return Key(file: file, line: line(at: diagnostic.range.start, in: source), rule: rule.name)
  }

  /// The beginning of a line, as long as anybody's lines are, with one space where there are several.
  private static func line(at offset: UInt32, in source: SourceFile) -> String {
    let bytes = source.bytes
    var start = min(Int(offset), bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var words: [UInt8] = []
    var isAfterSpace = false
    for byte in bytes[start...] {
      if byte == 0x0A || byte == 0x0D || words.count >= 200 { break }
      if byte == 0x20 || byte == 0x09 {
        isAfterSpace = !words.isEmpty
        continue
      }
      if isAfterSpace { words.append(0x20) }
      isAfterSpace = false
      words.append(byte)
    }
    return String(decoding: words, as: UTF8.self)
  }
}

extension Baseline {
  /// Reads a file; what is wrong with it is reported where it stands.
  public static func read(_ source: SourceFile) -> (Baseline, [Diagnostic]) {
    let (document, problems) = JSONTextReader.read(source)
    guard let document else { return (Baseline(), problems) }
    var baseline = Baseline()
    var reader = BaselineReader(document)
    for entry in reader.entries() {
      let key = Key(file: entry.file, line: entry.line, rule: entry.rule)
      baseline.counts[key, default: 0] += entry.count
      baseline.places.append((key, entry.range))
    }
    return (baseline, sorted(problems + reader.diagnostics))
  }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var asJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\\(scalar)"
      case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
