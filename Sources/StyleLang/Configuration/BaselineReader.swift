/// Reads the entries of a baseline.
struct BaselineReader {
  struct Entry {
    var file: String
    var rule: String
    var line: String
    var count: Int
    var range: SourceRange
  }

  private(set) var diagnostics: [Diagnostic] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  mutating func entries() -> [Entry] {
    guard check(0, .object, "an object"), hasOnly(["version", "findings"], 0),
      let version = member("version", of: 0), check(version, .number, "the version 1"),
      let findings = member("findings", of: 0), check(findings, .array, "a list")
    else { return [] }
    if document.nodes[version].number != 1 {
      report("the version 1", version)
      return []
    }
    return document.elements(findings).compactMap { entry($0) }
  }

  private mutating func entry(_ node: Int) -> Entry? {
    guard check(node, .object, "an object"), hasOnly(["file", "rule", "line", "count"], node),
      let file = text("file", of: node), let rule = text("rule", of: node),
      let line = text("line", of: node)
    else { return nil }
    var count = 1
    if let number = document.value("count", of: node) {
      let value =
        document.kind(number) == .number ? Int(exactly: document.nodes[number].number) : nil
      guard let value, (1...1_000_000_000).contains(value) else {
        report("a whole number above 0", number)
        return nil
      }
      count = value
    }
    let range = document.range(node)
    return Entry(
      file: file, rule: rule, line: line, count: count,
      range: SourceRange(range.start, range.start + 1))
  }

  private mutating func hasOnly(_ keys: [String], _ node: Int) -> Bool {
    var isKnown = true
    for member in document.members[node] ?? [] {
      let name = document.text(member.key)
      if keys.contains(name) { continue }
      isKnown = false
      diagnostics.append(
        Diagnostic(
          .configuration(
            .unknownKey(name, suggestion: suggestion(for: name, among: keys), known: keys)),
          at: document.range(member.key)))
    }
    return isKnown
  }

  private mutating func text(_ key: String, of node: Int) -> String? {
    guard let value = member(key, of: node), check(value, .string, "a string") else { return nil }
    return document.text(value)
  }

  private mutating func member(_ key: String, of node: Int) -> Int? {
    if let value = document.value(key, of: node) { return value }
    report("an object with a key '\(key)'", node)
    return nil
  }

  private mutating func check(
    _ node: Int, _ kind: JSONDocument.Kind, _ expected: String
  ) -> Bool {
    if document.kind(node) == kind { return true }
    report(expected, node)
    return false
  }

  private mutating func report(_ expected: String, _ node: Int) {
    var range = document.range(node)
    if [.object, .array].contains(document.kind(node)) { range.end = range.start + 1 }
    diagnostics.append(
      Diagnostic(
        .configuration(.unexpectedValue(expected: expected, found: document.phrase(node))),
        at: range))
  }
}
