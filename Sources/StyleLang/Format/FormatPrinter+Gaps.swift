/// Where a gap between two items lies.
enum GapPlace: Equatable {
  case fileStart
  /// After a `{`, or inside an item: no empty line stands here.
  case afterOpening
  case between
  /// Between declarations that an empty line keeps apart.
  case apart
  case beforeClosing(commentIndent: Int)
  case fileEnd
}

extension FormatPrinter {
  /// Writes the end of a line, the comments between two items, and the indentation of the second.
  ///
  /// A comment in the line of what precedes it stays there; others have the line of what follows,
  /// or their own.
  ///
  /// - Parameters:
  ///   - previous: The last token of the first item; -1 where there is none.
  ///   - next: The first token of the second.
  ///   - written: The second item's indentation as it is to be kept.
  mutating func separate(
    _ previous: Int, _ next: Int, indent: Int, _ place: GapPlace, keeping written: Int? = nil
  ) {
    let end = Int(tokens.start(next))
    let hasComments = gap.read(bytes, startOfGap(previous), end)
    var mayBeBlank = place == .between || place == .apart
    if !hasComments {
      switch place {
      case .fileStart: break
      case .fileEnd:
        if previous >= 0 { out.append(lineEnding) }
        return
      default:
        out.append(lineEnding)
        if mayBeBlank, gap.newlines > 1 || place == .apart { out.append(lineEnding) }
      }
      writeIndentation(indent, written, end)
      return
    }

    let count = gap.comments.count
    let leading = previous < 0 ? 0 : firstLeadingComment(place)
    for index in 0..<leading { writeTrailing(gap.comments[index]) }
    let isForced = place == .apart && !gap.hasBlank
    var commentIndent = indent
    if case .beforeClosing(let inner) = place { commentIndent = inner }
    var isLineStart = false
    if previous >= 0, leading < count {
      endLine(blank: mayBeBlank && (isForced || gap.newlines(before: leading) > 1))
      isLineStart = true
    }
    for index in leading..<count {
      if index > leading {
        if gap.newlines(before: index) > 0 {
          endLine(blank: gap.newlines(before: index) > 1)
          isLineStart = true
        } else {
          out.append(0x20)
        }
      }
      if isLineStart { out.append(spaces: commentIndent) }
      isLineStart = false
      mayBeBlank = true
      out.appendLines(bytes, gap.comments[index].start, gap.comments[index].end)
    }
    finish(place, hasLeading: leading < count, isForced: isForced, mayBeBlank: mayBeBlank)
    if case .fileEnd = place { return }
    if gap.newlines == 0, leading < count, !isClosing(place) {
      out.append(0x20)
    } else {
      writeIndentation(indent, written, end)
    }
  }

  /// Ends the line after the last comment, where one ends.
  private mutating func finish(
    _ place: GapPlace, hasLeading: Bool, isForced: Bool, mayBeBlank: Bool
  ) {
    switch place {
    case .fileEnd:
      if !gap.isUnclosed { out.append(lineEnding) }
    case .beforeClosing:
      out.append(lineEnding)
    default:
      guard !hasLeading || gap.newlines > 0 else { return }
      let isWanted = gap.newlines > 1 || (isForced && !hasLeading)
      endLine(blank: isWanted && mayBeBlank)
    }
  }

  private func isClosing(_ place: GapPlace) -> Bool {
    if case .beforeClosing = place { return true }
    return false
  }

  /// The first comment that belongs to what follows.
  private func firstLeadingComment(_ place: GapPlace) -> Int {
    if let first = gap.firstBreak { return first }
    // All stand in one line.
    if isClosing(place) || place == .fileEnd { return gap.comments.count }
    return gap.hasSemicolon ? gap.beforeSemicolon : 0
  }

  private func startOfGap(_ previous: Int) -> Int {
    if previous >= 0 { return Int(tokens.end(previous)) }
    return hasByteOrderMark(bytes.span) ? 3 : 0
  }

  private mutating func endLine(blank: Bool) {
    out.append(lineEnding)
    if blank { out.append(lineEnding) }
  }

  /// Two spaces set a `//` comment off.
  mutating func writeTrailing(_ comment: Gap.Comment) {
    out.append(spaces: comment.isLine ? 2 : 1)
    out.appendLines(bytes, comment.start, comment.end)
  }

  private mutating func writeIndentation(_ indent: Int, _ written: Int?, _ end: Int) {
    if let written {
      out.append(bytes, written, end)
    } else {
      out.append(spaces: indent)
    }
  }
}
