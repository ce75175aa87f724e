/// A grammar in the notation of the W3C (XML 1.0, section 6), as `grammar/style.ebnf` is written.
struct Grammar: Sendable {
  /// An expression of the notation.
  indirect enum Expression: Sendable {
    case text(String)
    case characters(CharacterSet)
    case rule(String)
    case sequence([Expression])
    case choice([Expression])
    /// At least so many times; at most once where `many` is false.
    case repeated(Expression, least: Int, many: Bool)
    /// What matches the first and not the second.
    case except(Expression, Expression)
  }

  /// A set of characters, by ranges.
  struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isNegated: Bool

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// The rules, in written order.
  var names: [String] = []
  var rules: [String: Expression] = [:]

  /// Words that stand for what is between two tokens.
  static let marks: Set<String> = ["touch", "space", "line", "end"]

  /// Whether a rule spells tokens character by character.
  static func isLexical(_ rule: String) -> Bool {
    rule.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || $0 == "_" }
  }

  /// Calls `body` with each expression, the outer before the inner.
  func forEach(_ body: (_ rule: String, Expression) -> Void) {
    func visit(_ rule: String, _ expression: Expression) {
      body(rule, expression)
      switch expression {
      case .text, .characters, .rule: break
      case .sequence(let parts), .choice(let parts): for part in parts { visit(rule, part) }
      case .repeated(let inner, _, _): visit(rule, inner)
      case .except(let first, let second):
        visit(rule, first)
        visit(rule, second)
      }
    }
    for name in names { if let rule = rules[name] { visit(name, rule) } }
  }
}

extension Grammar {
  /// Why a text is not a grammar.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a grammar.
  init(_ text: String) throws {
    var reader = GrammarReader(text)
    while let name = try reader.ruleName() {
      guard rules[name] == nil else { throw Mistake(description: "two rules '\(name)'") }
      names.append(name)
      rules[name] = try reader.choice()
    }
  }
}

/// The state of reading a grammar.
private struct GrammarReader {
  let scalars: [Unicode.Scalar]
  var offset = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    offset + distance < scalars.count ? scalars[offset + distance] : nil
  }

  func mistake(_ text: String) -> Grammar.Mistake {
    let line = scalars[..<min(offset, scalars.count)].count { $0 == "\n" } + 1
    return Grammar.Mistake(description: "line \(line): \(text)")
  }

  mutating func skipSpace() {
    while let scalar = peek() {
      if scalar == "/", peek(1) == "*" {
        offset += 2
        while offset < scalars.count, !(peek() == "*" && peek(1) == "/") { offset += 1 }
        offset += 2
      } else if scalar.properties.isWhitespace {
        offset += 1
      } else {
        return
      }
    }
  }

  mutating func word() -> String? {
    skipSpace()
    var word = ""
    while let scalar = peek(), isLetter(scalar) || scalar == "_" {
      word.unicodeScalars.append(scalar)
      offset += 1
    }
    return word.isEmpty ? nil : word
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// The name before `::=`; nil at the end.
  mutating func ruleName() throws -> String? {
    guard let name = word() else {
      guard offset >= scalars.count else { throw mistake("expected a rule") }
      return nil
    }
    skipSpace()
    for expected: Unicode.Scalar in [":", ":", "="] {
      guard peek() == expected else { throw mistake("expected '::=' after '\(name)'") }
      offset += 1
    }
    return name
  }

  mutating func choice() throws -> Grammar.Expression {
    var parts = [try difference()]
    skipSpace()
    while peek() == "|" {
      offset += 1
      parts.append(try difference())
      skipSpace()
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func difference() throws -> Grammar.Expression {
    let first = try sequence()
    skipSpace()
    guard peek() == "-" else { return first }
    offset += 1
    return .except(first, try sequence())
  }

  private mutating func sequence() throws -> Grammar.Expression {
    var parts: [Grammar.Expression] = []
    while let part = try item() { parts.append(part) }
    guard let first = parts.first else { throw mistake("expected something to match") }
    return parts.count == 1 ? first : .sequence(parts)
  }

  private mutating func item() throws -> Grammar.Expression? {
    guard let part = try primary() else { return nil }
    switch peek() {
    case "?":
      offset += 1
      return .repeated(part, least: 0, many: false)
    case "*":
      offset += 1
      return .repeated(part, least: 0, many: true)
    case "+":
      offset += 1
      return .repeated(part, least: 1, many: true)
    default: return part
    }
  }

  private mutating func primary() throws -> Grammar.Expression? {
    skipSpace()
    switch peek() {
    case "'", "\"": return .text(try quoted())
    case "[": return .characters(try characterSet())
    case "#":
      let value = try number()
      return .characters(.init(ranges: [value...value], isNegated: false))
    case "(":
      offset += 1
      let inner = try choice()
      skipSpace()
      guard peek() == ")" else { throw mistake("expected ')'") }
      offset += 1
      return inner
    default:
      let start = offset
      guard let name = word() else { return nil }
      let end = offset
      skipSpace()
      // The next rule begins here.
      if peek() == ":", peek(1) == ":" {
        offset = start
        return nil
      }
      offset = end
      return .rule(name)
    }
  }

  private mutating func quoted() throws -> String {
    let quote = peek()
    offset += 1
    var text = ""
    while let scalar = peek(), scalar != quote {
      text.unicodeScalars.append(scalar)
      offset += 1
    }
    guard peek() == quote, !text.isEmpty else { throw mistake("expected a text in quotes") }
    offset += 1
    return text
  }

  private mutating func characterSet() throws -> Grammar.CharacterSet {
    offset += 1
    var set = Grammar.CharacterSet(ranges: [], isNegated: false)
    if peek() == "^" {
      set.isNegated = true
      offset += 1
    }
    while peek() != "]" {
      let low = try member()
      guard peek() == "-", peek(1) != "]" else {
        set.ranges.append(low...low)
        continue
      }
      offset += 1
      let high = try member()
      guard low <= high else { throw mistake("a range that ends before it begins") }
      set.ranges.append(low...high)
    }
    offset += 1
    return set
  }

  private mutating func member() throws -> UInt32 {
    guard let scalar = peek() else { throw mistake("expected ']'") }
    if scalar == "#", peek(1) == "x" { return try number() }
    offset += 1
    return scalar.value
  }

  private mutating func number() throws -> UInt32 {
    offset += 2
    var digits = ""
    while let scalar = peek(), scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      offset += 1
    }
    guard let value = UInt32(digits, radix: 16) else { throw mistake("expected '#x' and digits") }
    return value
  }
}
