/// What the space before a token depends on: the tokens before it in its item.
struct Spacing {
  /// The token before.
  private var previous: TokenKind
  /// Whether that is a `-` before an operand.
  private var followsSign = false
  /// Whether `when` came before.
  private var inCondition: Bool

  /// - Parameter first: The first token of the item.
  init(_ first: TokenKind) {
    previous = first
    inCondition = first == .when
  }

  /// Whether a space stands before the token, which is then the one before the next.
  ///
  /// - Parameters:
  ///   - nextTouches: Whether the next token touches this one.
  ///   - isTight: Whether a `(` that follows a name after a space takes arguments all the same.
  @inline(__always)
  mutating func advance(
    _ head: Tokens.Head, nextTouches: @autoclosure () -> Bool, isTight: @autoclosure () -> Bool
  ) -> Bool {
    let kind = head.kind
    var space = previous != .leftParen && previous != .dot && !followsSign
    var isSign = false
    switch kind {
    case .comma, .colon, .semicolon, .rightParen, .question, .dot:
      space = false
    case .leftParen where endsOperand:
      // In a value, a space makes a component of its own of it.
      space =
        head.flags.contains(.spaceBefore) && !(inCondition && previous == .name) && !isTight()
    case .minus:
      isSign = !endsOperand || (head.flags.contains(.spaceBefore) && nextTouches())
    case .when:
      inCondition = true
    default: break
    }
    previous = kind
    followsSign = isSign
    return space
  }

  /// Whether the token before can end an operand.
  private var endsOperand: Bool {
    switch previous {
    case .name, .number, .string, .color, .rightParen: true
    default: false
    }
  }
}

extension FormatPrinter {
  func nextTouches(_ index: Int) -> Bool {
    index + 1 < tokens.count && !tokens.flags(index + 1).contains(.spaceBefore)
  }

  /// Whether a `(` begins the parameters of a style or the arguments of its base, before which a
  /// space means nothing.
  func isTight(_ token: Int, in node: NodeID) -> Bool {
    guard tree.kind(node) == .styleDeclaration else { return false }
    if let list = tree.firstChild(of: node, .parameterList), tree.mainToken(list) == token {
      return true
    }
    guard let base = tree.firstChild(of: node, .baseClause),
      let list = tree.firstChild(of: base, .argumentList)
    else { return false }
    return tree.mainToken(list) == token
  }

  /// Writes tokens side by side.
  ///
  /// - Returns: Whether the line stays within its width; if not, the caller cuts back.
  mutating func flat(_ node: NodeID, _ first: Int, _ end: Int) -> Bool {
    var spacing = Spacing(tokens.kind(first))
    var range = tokens.range(first)
    // What is as it should be is copied together.
    var copied = Int(range.start)
    var previous = tokens.kind(first)
    for index in first + 1..<max(first + 1, end) {
      let head = tokens.head(index)
      let next = tokens.range(index)
      let space = spacing.advance(
        head, nextTouches: nextTouches(index), isTight: isTight(index, in: node))
      let start = Int(range.end)
      let length = Int(next.start) - start
      if length != (space ? 1 : 0) || (space && bytes[start] != 0x20) {
        if !writeInlineGap(start, Int(next.start), copied, space, previous, head.kind) {
          return false
        }
        copied = Int(next.start)
      }
      // A list that ends in a comma has a line for each.
      if head.kind == .rightParen, previous == .comma { return false }
      previous = head.kind
      range = next
    }
    out.append(bytes, copied, Int(range.end))
    return fits
  }

  /// Whether the last line stays within its width.
  var fits: Bool { out.lineLength <= options.lineWidth || out.lineWidth <= options.lineWidth }

  /// Writes what is before a gap and then the gap, in a line.
  ///
  /// - Returns: Whether that can be, which a comment may forbid.
  private mutating func writeInlineGap(
    _ start: Int, _ end: Int, _ copied: Int, _ space: Bool, _ previous: TokenKind,
    _ next: TokenKind
  ) -> Bool {
    out.append(bytes, copied, start)
    if start == end || !gap.read(bytes, start, end) {
      if space { out.append(0x20) }
      return true
    }
    guard !gap.endsLines else { return false }
    writeInlineComments(after: previous, before: next)
    return true
  }

  /// Writes the comments of a gap in which no line ends, with the spaces around them.
  mutating func writeInlineComments(after previous: TokenKind, before next: TokenKind) {
    for (index, comment) in gap.comments.enumerated() {
      if index > 0 || previous != .leftParen { out.append(0x20) }
      out.appendLines(bytes, comment.start, comment.end)
    }
    if Spacing.follows(comment: next) { out.append(0x20) }
  }
}

extension Spacing {
  /// Whether a space stands between a comment and a token.
  static func follows(comment kind: TokenKind) -> Bool {
    switch kind {
    case .comma, .colon, .semicolon, .rightParen, .question: false
    default: true
    }
  }
}
