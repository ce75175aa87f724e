/// Makes sentences of a grammar by chance, with what stands between the tokens.
struct GrammarGenerator {
  let grammar: Grammar
  private var random: SeededGenerator
  /// How many rules deep the shortest sentence of each rule is.
  private let heights: [String: Int]

  /// The rules and texts that were used so far.
  private(set) var used: Set<String> = []

  /// A token, or a word for what stands between two.
  private enum Piece {
    case token(String)
    case mark(String)
  }

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
    heights = Self.heights(of: grammar)
  }

  /// A sentence of the grammar's first rule.
  ///
  /// - Parameter depth: How many rules deep it may choose freely; below that it takes the shortest
  ///   way to an end.
  mutating func sentence(depth: Int) -> String {
    var pieces: [Piece] = []
    if let first = grammar.names.first { expand(.rule(first), depth, isTopLevel: true, &pieces) }
    return spaced(pieces)
  }

  // MARK: Tokens

  private mutating func expand(
    _ expression: Grammar.Expression, _ depth: Int, isTopLevel: Bool = false,
    _ pieces: inout [Piece]
  ) {
    switch expression {
    case .text(let text):
      used.insert(text)
      pieces.append(.token(text))
    case .characters: break
    case .rule(let name):
      used.insert(name)
      if Grammar.marks.contains(name) {
        pieces.append(.mark(name))
      } else if Grammar.isLexical(name) {
        pieces.append(.token(spelling(.rule(name), depth: 6)))
      } else if let rule = grammar.rules[name] {
        expand(rule, depth - 1, isTopLevel: isTopLevel, &pieces)
      }
    case .sequence(let parts):
      for part in parts { expand(part, depth, isTopLevel: isTopLevel, &pieces) }
    case .choice(let parts): expand(pick(parts, depth), depth, &pieces)
    case .repeated(let inner, let least, let many):
      // A file of nothing says little.
      let minimum = isTopLevel && many ? 1 : least
      for _ in 0..<count(minimum, many, depth) { expand(inner, depth, &pieces) }
    case .except(let first, let second):
      for _ in 0..<100 {
        var tried: [Piece] = []
        expand(first, depth, &tried)
        let text = tried.map { if case .token(let text) = $0 { text } else { "" } }.joined()
        guard LexicalMatcher.matches(grammar, second, text) else {
          pieces += tried
          return
        }
      }
    }
  }

  /// What an expression spells.
  private mutating func spelling(_ expression: Grammar.Expression, depth: Int) -> String {
    switch expression {
    case .text(let text):
      used.insert(text)
      return text
    case .characters(let set): return character(of: set)
    case .rule("XID_START"): return pickOne("abcdefgijkmpstvwxzABCDMQRZéß名Ω")
    case .rule("XID_CONTINUE"): return pickOne("abcdefghijklmnopqrstuvwxyzABZ0159_é́名")
    case .rule(let name):
      used.insert(name)
      return grammar.rules[name].map { spelling($0, depth: depth - 1) } ?? ""
    case .sequence(let parts):
      return parts.reduce(into: "") { $0 += spelling($1, depth: depth) }
    case .choice(let parts): return spelling(pick(parts, depth), depth: depth)
    case .repeated(let inner, let least, let many):
      return (0..<count(least, many, depth)).reduce(into: "") { text, _ in
        text += spelling(inner, depth: depth)
      }
    case .except(let first, let second):
      var text = ""
      for _ in 0..<100 {
        text = spelling(first, depth: depth)
        if !LexicalMatcher.matches(grammar, second, text) { break }
      }
      return text
    }
  }

  private mutating func character(of set: Grammar.CharacterSet) -> String {
    if !set.isNegated {
      let range = set.ranges.randomElement(using: &random) ?? 0x20...0x20
      return Unicode.Scalar(UInt32.random(in: range, using: &random)).map { String($0) } ?? ""
    }
    while true {
      let scalar = Self.characters[Int.random(in: 0..<Self.characters.count, using: &random)]
      if set.contains(scalar) { return String(scalar) }
    }
  }

  private static let characters =
    (0x09...0x7E as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    + "é名\u{301}“→❤\u{1F600}\u{2028}".unicodeScalars

  private mutating func pickOne(_ characters: String) -> String {
    characters.unicodeScalars.randomElement(using: &random).map { String($0) } ?? ""
  }

  // MARK: Choices

  private mutating func count(_ least: Int, _ many: Bool, _ depth: Int) -> Int {
    guard depth > 0 else { return least }
    guard many else { return Bool.random(using: &random) ? 1 : 0 }
    var count = least
    while count < 4, Bool.random(using: &random) { count += 1 }
    return count
  }

  private mutating func pick(
    _ parts: [Grammar.Expression], _ depth: Int
  ) -> Grammar.Expression {
    let shortest = parts.map { Self.height(of: $0, heights) }.min() ?? 0
    let candidates =
      depth > 0 ? parts : parts.filter { Self.height(of: $0, heights) == shortest }
    return candidates.randomElement(using: &random) ?? parts[0]
  }

  private static func heights(of grammar: Grammar) -> [String: Int] {
    var heights: [String: Int] = [:]
    var changed = true
    while changed {
      changed = false
      for name in grammar.names {
        guard let rule = grammar.rules[name] else { continue }
        let height = height(of: rule, heights)
        if height < .max, heights[name] != height + 1 {
          heights[name] = height + 1
          changed = true
        }
      }
    }
    return heights
  }

  private static func height(of expression: Grammar.Expression, _ heights: [String: Int]) -> Int {
    switch expression {
    case .text, .characters: 0
    case .rule(let name):
      Grammar.marks.contains(name) || Grammar.isLexical(name) ? 0 : heights[name] ?? .max
    case .sequence(let parts): parts.map { height(of: $0, heights) }.max() ?? 0
    case .choice(let parts): parts.map { height(of: $0, heights) }.min() ?? 0
    case .repeated(let inner, let least, _): least == 0 ? 0 : height(of: inner, heights)
    case .except(let first, _): height(of: first, heights)
    }
  }

  // MARK: What stands between

  private mutating func spaced(_ pieces: [Piece]) -> String {
    var text = ""
    var last = ""
    var marks: Set<String> = []
    var parentheses = 0
    for piece in pieces {
      switch piece {
      case .mark(let mark): marks.insert(mark)
      case .token(let token):
        text += gap(marks, after: last, before: token, isInParentheses: parentheses > 0)
        text += token
        parentheses += token == "(" ? 1 : token == ")" ? -1 : 0
        last = token
        marks = []
      }
    }
    return text + gap([], after: last, before: "", isInParentheses: false)
  }

  private mutating func gap(
    _ marks: Set<String>, after last: String, before next: String, isInParentheses: Bool
  ) -> String {
    if marks.contains("touch") || next == "\u{FEFF}" { return "" }
    let staysInLine = marks.contains("line") && !isInParentheses
    let needsBreak = marks.contains("end") && next != ";" && next != "}"
    let needsSpace = marks.contains("space") || needsBreak || runTogether(last, next)
    for _ in 0..<1000 {
      let gap = gap(after: last)
      let breaks = gap.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
      if staysInLine && breaks || needsBreak && !breaks || needsSpace && gap.isEmpty { continue }
      return gap
    }
    return needsBreak ? "\n" : " "
  }

  /// Whether two tokens would be read as another if nothing stood between them.
  private func runTogether(_ last: String, _ next: String) -> Bool {
    guard let end = last.unicodeScalars.last, let start = next.unicodeScalars.first else {
      return false
    }
    let continues: (Unicode.Scalar) -> Bool = { $0.properties.isXIDContinue }
    return continues(end) && (continues(start) || start == "." || start == "%")
  }

  private mutating func gap(after last: String) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return ""
    case 3..<7: return " "
    case 7: return spelling(.rule("BREAK"), depth: 4)
    default:
      // After a '/' a comment would begin with that.
      var gap = last == "/" ? " " : ""
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let part = spelling(pick(parts(of: "GAP"), 4), depth: 5)
        // A comment after '//' takes the rest of its line.
        gap += part.utf8.starts(with: "//".utf8) ? part + spelling(.rule("BREAK"), depth: 4) : part
      }
      return gap
    }
  }

  /// The alternatives of a rule that repeats a choice.
  private func parts(of rule: String) -> [Grammar.Expression] {
    guard case .repeated(.choice(let parts), _, _) = grammar.rules[rule] else { return [] }
    return parts
  }
}
