extension LineLayout {
  /// Writes the item.
  mutating func write(_ printer: inout FormatPrinter) {
    measure(&printer)
    var spacing = Spacing(printer.tokens.kind(first))
    // The columns of the line so far, and before each piece if all were one line.
    var column = printer.out.lineWidth
    var indents = [indent]
    var pending: (group: Int, step: Int)?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .open(let group):
        let base = indents[indents.count - 1]
        groups[group].base = base
        let start =
          pending.map { groups[$0.group].base + $0.step * printer.options.indentWidth }
          ?? column + groups[group].gap
        let width = groups[group].end - groups[group].start
        let isBroken = groups[group].isForced || start + width > printer.options.lineWidth
        groups[group].isBroken = isBroken
        indents.append(base + (isBroken ? groups[group].step * printer.options.indentWidth : 0))
      case .close: indents.removeLast()
      case .lineBreak(let group, let step):
        guard groups[group].isBroken else { continue }
        if groups[group].isFilled, column + segments[index] <= printer.options.lineWidth {
          continue
        }
        pending = (group, step)
      case .token(let token):
        if token == first {
          printer.writeToken(token)
          column += printer.width(of: token)
          continue
        }
        let space = printer.space(before: token, &spacing, in: node)
        let line = Line(
          isBroken: pending != nil,
          indent: pending.map { groups[$0.group].base + $0.step * printer.options.indentWidth },
          // A `{` that a comment keeps from its line stands under the item.
          inner: printer.tokens.kind(token) == .leftBrace
            ? indent
            : indents.count == 1
              ? indent + printer.options.indentWidth : indents[indents.count - 1],
          step: pending?.step ?? 1)
        pending = nil
        printer.writeGap(before: token, space: space, line, &column)
        printer.writeToken(token)
        column += printer.width(of: token)
      }
    }
  }

  /// How a line may end before a token.
  struct Line {
    /// Whether it does.
    var isBroken: Bool
    /// The indentation of the token, if a group says so.
    var indent: Int?
    /// That of the text around.
    var inner: Int
    /// 0 before the `)` of a list.
    var step: Int
  }

  /// Finds how wide each group is, and which has to take several lines.
  private mutating func measure(_ printer: inout FormatPrinter) {
    var spacing = Spacing(printer.tokens.kind(first))
    var open: [Int] = []
    var column = 0
    // Where lines can end, by piece.
    var ends = [Int?](repeating: nil, count: pieces.count)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .open(let group):
        open.append(group)
        groups[group].start = column
      case .close: open.removeLast()
      case .lineBreak: ends[index] = column
      case .token(let token):
        if token > first {
          let start = Int(printer.tokens.end(token - 1))
          let space = printer.space(before: token, &spacing, in: node)
          var width = space ? 1 : 0
          if printer.gap.read(printer.bytes, start, Int(printer.tokens.start(token))) {
            width = 1 + printer.gap.comments.reduce(0) { $0 + 1 + $1.end - $1.start }
            if printer.gap.firstBreak != nil { ends[index] = column }
            if printer.gap.endsLines { force(open, around: token) }
          }
          column += width
          var inner = open.count - 1
          while inner >= 0, groups[open[inner]].first == token {
            groups[open[inner]].start = column
            groups[open[inner]].gap = width
            inner -= 1
          }
        }
        column += printer.width(of: token)
      }
    }
    var limit = column
    segments = [Int](repeating: 0, count: pieces.count)
    for (index, piece) in pieces.enumerated().reversed() {
      if let end = ends[index] {
        segments[index] = limit - end
        limit = end
      }
      if case .close(let group) = piece { groups[group].end = limit }
    }
  }
}

extension LineLayout {
  /// Lets the groups around a comment that ends a line take several lines: the row that it stands in,
  /// and every list.
  private mutating func force(_ open: [Int], around token: Int) {
    var isInRow = true
    for group in open.reversed() where groups[group].first < token {
      if groups[group].isList { isInRow = false }
      if isInRow || groups[group].isList { groups[group].isForced = true }
    }
  }
}

extension FormatPrinter {
  mutating func writeToken(_ token: Int) {
    out.append(bytes, Int(tokens.start(token)), Int(tokens.end(token)))
  }

  func width(of token: Int) -> Int {
    width(Int(tokens.start(token)), Int(tokens.end(token)))
  }

  private func width(_ start: Int, _ end: Int) -> Int {
    bytes.withUnsafeBufferPointer { displayWidth(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  func space(before token: Int, _ spacing: inout Spacing, in node: NodeID) -> Bool {
    spacing.advance(
      tokens.head(token), nextTouches: nextTouches(token), isTight: isTight(token, in: node))
  }

  /// Writes what stands before a token: comments, and the end of a line or a space.
  mutating func writeGap(
    before token: Int, space: Bool, _ line: LineLayout.Line, _ column: inout Int
  ) {
    let previous = tokens.kind(token - 1)
    let hasComments = gap.read(bytes, Int(tokens.end(token - 1)), Int(tokens.start(token)))
    let tokenIndent = line.indent ?? line.inner
    guard hasComments else {
      if line.isBroken {
        out.append(lineEnding)
        // Between the items of a list.
        if previous == .comma, line.step > 0, gap.newlines > 1 { out.append(lineEnding) }
        out.append(spaces: tokenIndent)
        column = tokenIndent
      } else if space {
        out.append(0x20)
        column += 1
      }
      return
    }
    let count = gap.comments.count
    // What stands in the line of a `)` belongs to what is before.
    let first = tokens.kind(token) == .rightParen ? count : 0
    guard let leading = gap.firstBreak ?? (line.isBroken ? first : nil) else {
      writeInlineComments(after: previous, before: tokens.kind(token))
      column = out.lineWidth
      return
    }
    for index in 0..<leading { writeTrailing(gap.comments[index]) }
    let isOpening = previous == .leftParen
    for index in leading..<count {
      if index == leading || gap.newlines(before: index) > 0 {
        out.append(lineEnding)
        let isBlank = gap.newlines(before: index) > 1 && !(index == leading && isOpening)
        if isBlank { out.append(lineEnding) }
        out.append(spaces: line.inner)
      } else {
        out.append(0x20)
      }
      out.appendLines(bytes, gap.comments[index].start, gap.comments[index].end)
    }
    if leading == count || gap.newlines > 0 {
      out.append(lineEnding)
      let isClosing = tokens.kind(token) == .rightParen || tokens.kind(token) == .leftBrace
      if gap.newlines > 1, !isClosing, !(leading == count && isOpening) { out.append(lineEnding) }
      out.append(spaces: tokenIndent)
    } else if Spacing.follows(comment: tokens.kind(token)) {
      out.append(0x20)
    }
    column = out.lineWidth
  }
}
