/// What does not parse is left as it is.
extension FormatPrinter {
  /// Whether an item has no mistake but in the items of its block.
  func isIntact(_ node: NodeID) -> Bool {
    if problems.isEmpty { return true }
    guard tree.kind(node) != .error else { return false }
    let first = tree.firstToken(node)
    if caution == .declarations {
      return !tree.containsError(node)
        && !problems.touch(tokens.start(first), tokens.end(tree.endToken(node) - 1))
    }
    guard let body = body(of: node) else {
      return !mustHaveBody(node) && !tree.containsError(node)
        && !problems.touch(tokens.start(first), tokens.end(tree.endToken(node) - 1))
    }
    for inner in node..<max(node, body.parent) where tree.kind(inner) == .error { return false }
    return !problems.touch(tokens.start(first), tokens.end(body.open))
  }

  private func mustHaveBody(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .tokensDeclaration, .tokenGroup, .styleDeclaration, .componentDeclaration, .whenBlock,
      .layerBlock:
      true
    case .element: tree.firstChild(of: node, .block) != nil
    case .contentStatement:
      tree.firstChild(of: node, .element).map { tree.firstChild(of: $0, .block) != nil } ?? true
    default: false
    }
  }

  /// Where the tokens end that stand in the line in which an item ends, with the items in it.
  func endOfLine(
    from end: Int, _ child: inout NodeID?, in parent: NodeID, _ close: Int
  ) -> Int {
    var end = end
    while end < close, !tokens.flags(end).contains(.newlineBefore) {
      if tokens.kind(end) == .semicolon {
        end += 1
      } else {
        guard let item = nextItem(from: end, &child, in: parent, close) else { break }
        end = item.end
      }
    }
    return end
  }

  /// Writes tokens as they are, with what is between them and, where they begin a line, before.
  mutating func leave(
    _ previous: Int, _ first: Int, _ end: Int, indent: Int, _ place: GapPlace
  ) {
    let start = Int(tokens.start(first))
    let last = Int(tokens.end(end - 1))
    defer {
      out.appendLines(bytes, start, last)
      skipped.append(SourceRange(UInt32(start), UInt32(last)))
    }
    if keepLine(previous, first) { return }
    var margin = start
    while margin > 0, bytes[margin - 1] == 0x20 || bytes[margin - 1] == 0x09 { margin -= 1 }
    let hasByteOrderMark = hasByteOrderMark(bytes.span)
    let beginsLine =
      margin == 0 || (margin == 3 && hasByteOrderMark) || isLineBreak(bytes[margin - 1])
    separate(previous, first, indent: indent, place, keeping: beginsLine ? margin : nil)
  }

  /// Writes what stands between two tokens as it is, if no line ends there: beside a mistake, the end
  /// of a line may make another of it.
  ///
  /// - Returns: Whether it did.
  mutating func keepLine(_ previous: Int, _ next: Int) -> Bool {
    guard previous >= 0, !tokens.flags(next).contains(.newlineBefore) else { return false }
    out.appendLines(bytes, Int(tokens.end(previous)), Int(tokens.start(next)))
    return true
  }
}
