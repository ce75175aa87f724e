/// A block of an item: the node whose children lie in it, and its braces.
struct ItemBody {
  /// The node whose children are the items.
  var parent: NodeID
  /// The `{`.
  var open: Int
  /// The `}`.
  var close: Int
}

extension FormatPrinter {
  // MARK: Blocks

  /// The items of a block, or of the file: each begins a line.
  ///
  /// - Parameters:
  ///   - open: The `{`; -1 for the file.
  ///   - close: The `}`, which is not written; the end of the file.
  mutating func items(of parent: NodeID, after open: Int, upTo close: Int, indent: Int) {
    var previous = open
    var wasBlock = false
    var isLeft = false
    var child = tree.firstChild(parent)
    var cursor = open + 1
    while let item = nextItem(from: cursor, &child, in: parent, close) {
      let node = item.node.flatMap { isIntact($0) ? $0 : nil }
      let isBlock = node.map { isFileBlock($0) } ?? false
      var place: GapPlace = previous < 0 ? .fileStart : previous == open ? .afterOpening : .between
      if place == .between, parent == 0, isBlock || wasBlock, node != nil, !isLeft {
        place = .apart
      }
      isLeft = node == nil
      if let node {
        separate(previous, item.first, indent: indent, place)
        self.item(node, indent: indent)
        cursor = item.end
      } else {
        cursor = endOfLine(from: item.end, &child, in: parent, close)
        leave(previous, item.first, cursor, indent: indent, place)
      }
      previous = cursor - 1
      wasBlock = isBlock
    }
    if isLeft, keepLine(previous, close) { return }
    separate(
      previous, close, indent: parent == 0 ? 0 : indent - options.indentWidth,
      parent == 0 ? .fileEnd : .beforeClosing(commentIndent: indent))
  }

  /// A declaration that other declarations keep an empty line from.
  private func isFileBlock(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .styleDeclaration, .tokensDeclaration, .componentDeclaration: true
    default: false
    }
  }

  /// What stands next in a block: an item, or tokens that belong to none, which are a mistake.
  struct Item {
    var node: NodeID?
    var first: Int
    var end: Int
  }

  /// Passes over `;`, and gives what stands there up to `close`.
  func nextItem(
    from cursor: Int, _ child: inout NodeID?, in parent: NodeID, _ close: Int
  ) -> Item? {
    var first = cursor
    while first < close {
      // What is missing has no tokens; a deprecation comes before the `{`.
      while let current = child, tree.endToken(current) <= first {
        child = tree.nextSibling(current, in: parent)
      }
      let start = child.map { max(tree.firstToken($0), first) } ?? close
      if start == first, let node = child {
        child = tree.nextSibling(node, in: parent)
        return Item(node: node, first: first, end: tree.endToken(node))
      }
      if tokens.kind(first) != .semicolon {
        var end = first
        while end < start, tokens.kind(end) != .semicolon { end += 1 }
        return Item(node: nil, first: first, end: end)
      }
      first += 1
    }
    return nil
  }

  // MARK: Items

  /// An item that parses; its line has begun.
  mutating func item(_ node: NodeID, indent: Int) {
    var first = tree.firstToken(node)
    if let child = tree.firstChild(node), tree.kind(child) == .deprecation {
      let end = tree.endToken(child)
      line(child, first, end, indent: indent)
      separate(end - 1, end, indent: indent, .afterOpening)
      first = end
    }
    guard let body = body(of: node) else {
      line(node, first, tree.endToken(node), indent: indent)
      return
    }
    if beginsInLine(body) {
      let mark = out.mark
      if inlineItem(node, first, body) { return }
      out.cut(to: mark)
    }
    line(node, first, body.open + 1, indent: indent)
    if hasNoItems(body) {
      let mark = out.mark
      if closeInLine(body, after: body.open) { return }
      out.cut(to: mark)
    }
    items(
      of: body.parent, after: body.open, upTo: body.close, indent: indent + options.indentWidth)
    out.append(UInt8(ascii: "}"))
  }

  /// The block of an item, if it has a well-formed one.
  func body(of node: NodeID) -> ItemBody? {
    var owner = node
    switch tree.kind(node) {
    case .tokensDeclaration, .tokenGroup:
      let open = tree.mainToken(node) + 1
      return body(in: node, open: open, close: tree.endToken(node) - 1)
    case .styleDeclaration, .componentDeclaration, .whenBlock, .layerBlock, .element: break
    case .contentStatement:
      guard let element = tree.firstChild(node), tree.kind(element) == .element else { return nil }
      owner = element
    default: return nil
    }
    guard let block = tree.firstChild(of: owner, .block),
      tree.endToken(block) == tree.endToken(node)
    else { return nil }
    return body(in: block, open: tree.firstToken(block), close: tree.endToken(block) - 1)
  }

  private func body(in parent: NodeID, open: Int, close: Int) -> ItemBody? {
    guard close > open, tokens.kind(open) == .leftBrace, tokens.kind(close) == .rightBrace else {
      return nil
    }
    if problems.isEmpty { return ItemBody(parent: parent, open: open, close: close) }
    // The `}` may be that of a block inside.
    var isOwn = true
    tree.forEachChild(parent) { if tree.endToken($0) > close { isOwn = false } }
    return isOwn ? ItemBody(parent: parent, open: open, close: close) : nil
  }

  /// Whether there is at most a `;` in a block.
  private func hasNoItems(_ body: ItemBody) -> Bool {
    var child = tree.firstChild(body.parent)
    return nextItem(from: body.open + 1, &child, in: body.parent, body.close) == nil
  }

  // MARK: In one line

  /// Whether a block may stand in the line of its `{`: it is written so, or empty.
  private func beginsInLine(_ body: ItemBody) -> Bool {
    !tokens.flags(body.open + 1).contains(.newlineBefore) || body.close == body.open + 1
  }

  /// An item with a block, all of it in one line.
  ///
  /// - Returns: Whether that can be; if not, the caller cuts back.
  private mutating func inlineItem(_ node: NodeID, _ first: Int, _ body: ItemBody) -> Bool {
    guard flat(node, first, body.open + 1) else { return false }
    var child = tree.firstChild(body.parent)
    var previous = body.open
    while let item = nextItem(from: previous + 1, &child, in: body.parent, body.close) {
      guard let node = item.node, isIntact(node),
        tree.firstChild(of: node, .deprecation) == nil,
        inlineGap(previous, item.first, isBetween: previous != body.open)
      else { return false }
      if let inner = self.body(of: node) {
        guard inlineItem(node, item.first, inner) else { return false }
      } else {
        guard flat(node, item.first, item.end) else { return false }
      }
      previous = item.end - 1
    }
    return closeInLine(body, after: previous) && fits
  }

  /// Writes the end of a block in the line of what is before it.
  ///
  /// - Returns: Whether that can be.
  private mutating func closeInLine(_ body: ItemBody, after previous: Int) -> Bool {
    let hasComments = gap.read(
      bytes, Int(tokens.end(previous)), Int(tokens.start(body.close)))
    if previous != body.open || hasComments {
      guard inlineGap(previous, body.close, isBetween: false) else { return false }
    }
    out.append(UInt8(ascii: "}"))
    return true
  }

  /// Writes what stands between two items, or one and a brace, in a line.
  ///
  /// - Returns: Whether that can be.
  private mutating func inlineGap(_ previous: Int, _ next: Int, isBetween: Bool) -> Bool {
    _ = gap.read(bytes, Int(tokens.end(previous)), Int(tokens.start(next)))
    guard gap.newlines == 0, !gap.endsLines else { return false }
    for (index, comment) in gap.comments.enumerated() {
      if isBetween, gap.hasSemicolon, index == gap.beforeSemicolon {
        out.append(UInt8(ascii: ";"))
      }
      out.append(0x20)
      out.append(bytes, comment.start, comment.end)
    }
    if isBetween, gap.hasSemicolon, gap.beforeSemicolon == gap.comments.count {
      out.append(UInt8(ascii: ";"))
    }
    out.append(0x20)
    return true
  }
}
