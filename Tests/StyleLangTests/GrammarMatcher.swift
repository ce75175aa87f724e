import StyleLang

/// Where what a grammar's rule matches can end, over characters.
///
/// It tries everything and remembers what it found, so it is a definition and not a parser: slow,
/// and right for any grammar without left recursion.
struct LexicalMatcher {
  let grammar: Grammar
  private let text: [Unicode.Scalar]
  private var found: [String: [Int: Set<Int>]] = [:]

  init(_ grammar: Grammar, _ text: String) {
    self.grammar = grammar
    self.text = Array(text.unicodeScalars)
  }

  /// Whether the whole text is what an expression matches.
  static func matches(_ grammar: Grammar, _ expression: Grammar.Expression, _ text: String) -> Bool
  {
    var matcher = LexicalMatcher(grammar, text)
    return matcher.ends(expression, from: 0).contains(matcher.text.count)
  }

  private mutating func ends(_ expression: Grammar.Expression, from start: Int) -> Set<Int> {
    switch expression {
    case .text(let text):
      let scalars = Array(text.unicodeScalars)
      return self.text[start...].starts(with: scalars) ? [start + scalars.count] : []
    case .characters(let set):
      return start < text.count && set.contains(text[start]) ? [start + 1] : []
    case .rule("XID_START"):
      return start < text.count && text[start].properties.isXIDStart ? [start + 1] : []
    case .rule("XID_CONTINUE"):
      return start < text.count && text[start].properties.isXIDContinue ? [start + 1] : []
    case .rule(let name):
      if let known = found[name]?[start] { return known }
      let result = grammar.rules[name].map { ends($0, from: start) } ?? []
      found[name, default: [:]][start] = result
      return result
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(ends(part, from: $1)) }
      }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends($1, from: start)) }
    case .repeated(let inner, let least, let many):
      return repeated(from: start, least: least, many: many) { $0.ends(inner, from: $1) }
    case .except(let first, let second):
      return ends(first, from: start).subtracting(ends(second, from: start))
    }
  }
}

/// Where what a grammar's rule matches can end, over the tokens of a file.
struct SyntacticMatcher {
  let grammar: Grammar
  private let texts: [String]
  private let flags: [TokenFlags]
  /// How many parentheses are open before each token.
  private let parentheses: [Int]
  private var found: [String: [Int: Set<Int>]] = [:]
  private var spellings: [String: [Int: Bool]] = [:]

  init(_ grammar: Grammar, _ tokens: Tokens, of source: SourceFile) {
    self.grammar = grammar
    texts = (0..<tokens.count).map { source.text(tokens.range($0)) }
    flags = (0..<tokens.count).map(tokens.flags)
    var open = 0
    parentheses = texts.map { text in
      defer { open += text == "(" ? 1 : text == ")" ? -1 : 0 }
      return open
    }
  }

  /// Whether all tokens but the end of the file are what the first rule of the grammar matches.
  static func accepts(_ grammar: Grammar, _ tokens: Tokens, of source: SourceFile) -> Bool {
    var matcher = SyntacticMatcher(grammar, tokens, of: source)
    return grammar.names.first.map {
      matcher.ends(.rule($0), from: 0).contains(tokens.count - 1)
    } ?? false
  }

  private mutating func ends(_ expression: Grammar.Expression, from start: Int) -> Set<Int> {
    switch expression {
    case .text(let text):
      return texts[start] == text ? [start + 1] : []
    case .characters: return []
    case .rule(let name):
      if Grammar.marks.contains(name) { return holds(name, at: start) ? [start] : [] }
      if Grammar.isLexical(name) { return isSpelled(name, start) ? [start + 1] : [] }
      if let known = found[name]?[start] { return known }
      let result = grammar.rules[name].map { ends($0, from: start) } ?? []
      found[name, default: [:]][start] = result
      return result
    case .sequence(let parts):
      return parts.reduce([start]) { starts, part in
        starts.reduce(into: []) { $0.formUnion(ends(part, from: $1)) }
      }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends($1, from: start)) }
    case .repeated(let inner, let least, let many):
      return repeated(from: start, least: least, many: many) { $0.ends(inner, from: $1) }
    case .except(let first, let second):
      return ends(first, from: start).subtracting(ends(second, from: start))
    }
  }

  private func holds(_ mark: String, at token: Int) -> Bool {
    let breaks = flags[token].contains(.newlineBefore)
    return switch mark {
    case "touch": !flags[token].contains(.spaceBefore)
    case "space": flags[token].contains(.spaceBefore)
    case "line": !breaks || parentheses[token] > 0
    case "end": breaks || token == texts.count - 1 || [";", "}"].contains(texts[token])
    default: false
    }
  }

  private mutating func isSpelled(_ rule: String, _ token: Int) -> Bool {
    if let known = spellings[rule]?[token] { return known }
    let result =
      token < texts.count - 1 && LexicalMatcher.matches(grammar, .rule(rule), texts[token])
    spellings[rule, default: [:]][token] = result
    return result
  }
}

extension LexicalMatcher: RepeatingMatcher {}
extension SyntacticMatcher: RepeatingMatcher {}

private protocol RepeatingMatcher {}

extension RepeatingMatcher {
  /// Where any number of repetitions can end.
  fileprivate mutating func repeated(
    from start: Int, least: Int, many: Bool, _ ends: (inout Self, Int) -> Set<Int>
  ) -> Set<Int> {
    var reached: Set<Int> = least == 0 ? [start] : []
    var last: Set<Int> = [start]
    repeat {
      var next: Set<Int> = []
      for place in last { next.formUnion(ends(&self, place)) }
      last = next.subtracting(reached)
      reached.formUnion(next)
    } while many && !last.isEmpty
    return reached
  }
}
