/// Where in a file which rules are suppressed, and by which comment.
struct SuppressionScopes {
  /// A name of a comment, and the part of the file that it covers.
  struct Scope {
    /// The places of the comment and of the name in it.
    var suppression: Int
    var name: Int
    /// The first and the last offset at which a finding may begin.
    var start: UInt32
    var end: UInt32
    /// Whether it has kept a finding from being shown.
    var isUsed = false
  }

  /// The scopes that cover one line, and those that cover more, of one rule, in order.
  ///
  /// Those of more lines end where they meet `enable`, so that the last that begins before an offset
  /// covers it, or none does.
  private struct List {
    var lines: [Scope] = []
    var blocks: [Scope] = []
  }

  private var lists: [String: List] = [:]
  /// The names of `enable` that end nothing; a name of -1 stands for a comment without names.
  private(set) var idle: [(suppression: Int, name: Int)] = []

  /// - Parameters:
  ///   - key: The name of the rule that a name in a comment stands for; nil if there is none.
  init(
    _ suppressions: [Suppression], in source: SourceFile, _ tokens: Tokens,
    key: (String) -> String?
  ) {
    var lines = LineFinder(source, tokens)
    for (index, suppression) in suppressions.enumerated() {
      guard let kind = suppression.kind else { continue }
      if kind == .enable, suppression.names.isEmpty {
        if !endAll(at: suppression.comment.start) { idle.append((index, -1)) }
      }
      for (place, name) in suppression.names.enumerated() {
        guard let key = key(name.text) else { continue }
        var scope = Scope(
          suppression: index, name: place, start: suppression.comment.start, end: .max)
        switch kind {
        case .disable:
          lists[key, default: List()].blocks.append(scope)
        case .enable:
          if !end(key, at: suppression.comment.start) { idle.append((index, place)) }
        case .disableLine, .disableNextLine:
          let line =
            kind == .disableLine
            ? lines.line(around: suppression.comment.start)
            : lines.nextLine(after: suppression.comment.end)
          (scope.start, scope.end) = (line.start, line.end)
          lists[key, default: List()].lines.append(scope)
        }
      }
    }
    // The line of one comment may come after that of the next.
    for key in lists.keys {
      lists[key]?.lines.sort { ($0.start, $0.suppression) < ($1.start, $1.suppression) }
    }
  }

  /// Notes that a finding is suppressed; false if it is not.
  mutating func suppress(_ key: String, at offset: UInt32) -> Bool {
    guard let list = lists[key] else { return false }
    if let index = SuppressionScopes.last(in: list.lines, at: offset) {
      lists[key]?.lines[index].isUsed = true
      return true
    }
    if let index = SuppressionScopes.last(in: list.blocks, at: offset) {
      lists[key]?.blocks[index].isUsed = true
      return true
    }
    return false
  }

  /// The scopes of rules that suppress nothing.
  func unused(_ isLooked: (String) -> Bool) -> [Scope] {
    lists.filter { isLooked($0.key) }.values
      .flatMap { $0.lines + $0.blocks }.filter { !$0.isUsed }
      .sorted { ($0.suppression, $0.name) < ($1.suppression, $1.name) }
  }

  private static func last(in scopes: [Scope], at offset: UInt32) -> Int? {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset <= scopes[low - 1].end ? low - 1 : nil
  }

  private mutating func end(_ key: String, at offset: UInt32) -> Bool {
    guard var blocks = lists[key]?.blocks else { return false }
    var endsOne = false
    for index in blocks.indices.reversed() {
      guard blocks[index].end == .max else { break }
      blocks[index].end = offset
      endsOne = true
    }
    if endsOne { lists[key]?.blocks = blocks }
    return endsOne
  }

  private mutating func endAll(at offset: UInt32) -> Bool {
    var endsOne = false
    for key in lists.keys.sorted() where end(key, at: offset) { endsOne = true }
    return endsOne
  }
}

/// Finds the lines that comments are about.
private struct LineFinder {
  private let bytes: [UInt8]
  private let tokens: Tokens
  private var token = 0
  /// The line of that token, if it has been asked for.
  private var known: (token: Int, line: SourceRange)?

  init(_ source: SourceFile, _ tokens: Tokens) {
    bytes = source.bytes
    self.tokens = tokens
  }

  /// The line of the first token after an offset.
  mutating func nextLine(after offset: UInt32) -> SourceRange {
    while token + 1 < tokens.count, tokens.start(token) < offset { token += 1 }
    if let known, known.token == token { return known.line }
    let line = line(around: tokens.start(token))
    known = (token, line)
    return line
  }

  /// The line around an offset, without its line break.
  func line(around offset: UInt32) -> SourceRange {
    var start = Int(offset)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = Int(offset)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourceRange(UInt32(start), UInt32(end))
  }
}
