@testable import StyleLang

/// Gives a file that parses another layout, at random: the same tokens, with other things between.
struct FormatScrambler {
  let source: SourceFile
  let tree: SyntaxTree
  /// Whether comments are put between tokens too, and empty lines.
  let addsComments: Bool
  var random: SplitMix
  private var starts: Set<Int> = []
  /// The tokens at which a member of a list begins, or that close it.
  private var depths: [Int] = []

  init(_ parsed: ParsedText, addsComments: Bool, seed: UInt64) {
    source = parsed.source
    tree = parsed.tree
    self.addsComments = addsComments
    random = SplitMix(state: seed)
    starts = FormatScrambler.itemStarts(tree)
    var depth = 0
    for token in 0..<tree.tokens.count {
      if tree.tokens.kind(token) == .rightParen { depth -= 1 }
      depths.append(depth)
      if tree.tokens.kind(token) == .leftParen { depth += 1 }
    }
  }

  /// The first tokens of what begins a line.
  private static func itemStarts(_ tree: SyntaxTree) -> Set<Int> {
    var starts: Set<Int> = []
    for index in 0..<tree.count {
      let node = NodeID(index)
      switch tree.kind(node) {
      case .importDeclaration, .tokensDeclaration, .tokenGroup, .tokenEntry, .styleDeclaration,
        .componentDeclaration, .environmentDeclaration, .statement, .whenBlock, .layerBlock,
        .contentStatement:
        starts.insert(tree.firstToken(node))
      default: break
      }
      if tree.kind(node) == .block {
        tree.forEachChild(node) { starts.insert(tree.firstToken($0)) }
      }
    }
    return starts
  }

  /// The file in another layout.
  mutating func scrambled() -> [UInt8] {
    let tokens = tree.tokens
    var bytes: [UInt8] = []
    var spacing = Spacing(tokens.kind(0))
    for token in 0..<tokens.count {
      let start = token == 0 ? 0 : Int(tokens.end(token - 1))
      let old = Array(source.bytes[start..<Int(tokens.start(token))])
      let wantsSpace =
        token > 0
        && spacing.advance(
          tokens.head(token),
          nextTouches: token + 1 < tokens.count
            && !tokens.flags(token + 1).contains(.spaceBefore),
          isTight: false)
      bytes += gap(token, old, wantsSpace)
      bytes += source.bytes[Int(tokens.start(token))..<Int(tokens.end(token))]
    }
    return bytes
  }

  private mutating func gap(_ token: Int, _ old: [UInt8], _ wantsSpace: Bool) -> [UInt8] {
    let tokens = tree.tokens
    let kind = tokens.kind(token)
    // Comments stay as they are; so do the lines around them, which say what they belong to.
    if old.contains(UInt8(ascii: "/")) || token == 0 { return old }
    let previous = tokens.kind(token - 1)
    if old.contains(0x0A) || old.contains(0x0D) {
      guard depths[token] > 0 || mayEndLine(after: previous, before: kind, token) else {
        return lines(old, token)
      }
      return starts.contains(token) || kind == .rightBrace || kind == .endOfFile
        || previous == .leftBrace ? lines(old, token) : anything(token)
    }
    if depths[token] > 0 || mayEndLine(after: previous, before: kind, token),
      wantsSpace || isLoose(previous, kind), !old.isEmpty || isLoose(previous, kind)
    {
      return anything(token)
    }
    if !old.isEmpty || isLoose(previous, kind) { return spaces(!old.isEmpty && wantsSpace) }
    return old
  }

  /// Whether a line may end here, which means nothing.
  private func mayEndLine(after previous: TokenKind, before kind: TokenKind, _ token: Int) -> Bool {
    if starts.contains(token) { return false }
    switch previous {
    case .comma, .plus, .star, .and, .or: return true
    default: return false
    }
  }

  /// Whether the space between two tokens is free.
  private func isLoose(_ previous: TokenKind, _ kind: TokenKind) -> Bool {
    if previous == .leftParen || kind == .rightParen || kind == .comma { return true }
    switch previous {
    // What touches these may be a sign, or an operator.
    case .comma, .colon: return kind != .minus
    default: return false
    }
  }

  private mutating func lines(_ old: [UInt8], _ token: Int) -> [UInt8] {
    let ending: [UInt8] = [[0x0A], [0x0D, 0x0A]][Int.random(in: 0...1, using: &random)]
    let count = old.count { $0 == 0x0A }
    // An empty line that is there stays, in whatever number.
    let number = count > 1 ? Int.random(in: 2...4, using: &random) : 1
    var bytes: [UInt8] = blanks()
    if addsComments, Int.random(in: 0..<6, using: &random) == 0 {
      bytes += Array(
        ["// end", " /* end */ ", "/* a\n  b */", "/*/* in */*/"].randomElement(using: &random)?
          .utf8 ?? "".utf8)
    }
    for _ in 0..<number {
      bytes += ending + blanks()
      if addsComments, Int.random(in: 0..<8, using: &random) == 0 {
        bytes += Array("// own line \t".utf8) + ending + blanks()
      }
    }
    if addsComments, Int.random(in: 0..<8, using: &random) == 0 {
      bytes += Array("/* before */".utf8)
    }
    return bytes
  }

  /// White space, ends of lines and comments.
  private mutating func anything(_ token: Int) -> [UInt8] {
    var bytes = spaces(true)
    if Bool.random(using: &random) { bytes += [0x0A] + blanks() }
    if addsComments {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes += Array("// line\n".utf8)
      case 1: bytes += Array("/* several\n\tlines */".utf8)
      case 2: bytes += Array("\n\n  // own\n\n".utf8)
      default: break
      }
    }
    return bytes + blanks()
  }

  private mutating func spaces(_ atLeastOne: Bool) -> [UInt8] {
    var bytes = blanks()
    // After a slash, one of a comment would begin another.
    if addsComments, Int.random(in: 0..<10, using: &random) == 0 {
      bytes += Array(" /* in */".utf8)
    }
    if atLeastOne, bytes.isEmpty { bytes = [0x20] }
    return bytes
  }

  private mutating func blanks() -> [UInt8] {
    [[], [], [0x20], [0x09], [0x20, 0x20, 0x20], [0x20, 0x09]].randomElement(using: &random) ?? []
  }
}
