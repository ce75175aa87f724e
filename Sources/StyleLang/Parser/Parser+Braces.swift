/// Where a `}` was found missing.
struct MissingBrace {
  /// The token before which it is missing.
  var position: Int
  /// The diagnostic that says so; nil where nothing is to be said.
  var diagnostic: Int?
}

extension Parser {
  mutating func reportMissingBlock(_ owner: BlockPlace) {
    if lineBeginsWithOperator {
      report(.lineBeginsWithOperator(spelling(position)), at: currentRange)
    } else {
      report(
        .expectedBlock(of: owner, found: found), at: place,
        fixIts: isOnNewLine ? [insertion(of: " {")] : [])
    }
  }

  /// Reports a block that the file or the next declaration ends.
  ///
  /// Several blocks that lack their `}` in the same place are one mistake.
  mutating func reportUnclosedBlock(_ opening: Int?) {
    guard let opening else { return }
    let note = Note("the block begins here", at: tokens.range(opening))
    if let missing = missingBrace, missing.position == position {
      if let index = missing.diagnostic { extend(index, with: note) }
      return
    }
    guard !endsInComment else {
      missingBrace = MissingBrace(position: position)
      return
    }
    missingBrace = MissingBrace(position: position, diagnostic: diagnostics.count)
    let end = SourceRange(previousEnd, previousEnd)
    let suspicion = misindentedBlock(from: opening).map {
      Note("by its indentation, this is the block that is not closed", at: tokens.range($0))
    }
    let isAtEnd = kind == .endOfFile
    report(
      .expectedClosingBrace(found: isAtEnd ? .endOfFile : .text(spelling(position))),
      at: isAtEnd ? end : currentRange, notes: [note] + [suspicion].compactMap { $0 },
      fixIts: [FixIt("insert '}'", replacing: end, with: "\n}")])
  }

  private mutating func extend(_ index: Int, with note: Note) {
    guard index < problemLimit, index < diagnostics.count else { return }
    if diagnostics[index].notes.count < 4 { diagnostics[index].notes.append(note) }
    guard let fixIt = diagnostics[index].fixIts.first, let edit = fixIt.edits.first else { return }
    diagnostics[index].fixIts = [
      FixIt(fixIt.title, replacing: edit.range, with: edit.replacement + "\n}")
    ]
  }

  /// Whether a comment that is not closed, which is reported, swallowed the end of the file.
  private var endsInComment: Bool {
    kind == .endOfFile
      && hasUnclosedComment(
        SourceRange(previousEnd, tokens.start(tokens.count - 1)), in: bytes.span)
  }

  /// The `{` of the first block that a `}` closes which is indented less: a `}` was forgotten there,
  /// and one that was meant for the block around closes it.
  ///
  /// - Parameter start: The `{` from which to look, up to the token.
  private func misindentedBlock(from start: Int) -> Int? {
    var open: [Int] = []
    for index in start..<position {
      switch tokens.kind(index) {
      case .leftBrace: open.append(index)
      case .rightBrace:
        guard let opening = open.popLast() else { return nil }
        let beginsLine = tokens.flags(index).contains(.newlineBefore)
        if beginsLine, indentation(of: index) < indentation(of: opening) { return opening }
      default: break
      }
    }
    return nil
  }

  /// Whether the token's line is indented more than the one where a node begins.
  func isMoreIndented(than node: Int) -> Bool {
    indentation(of: position) > indentation(of: Int(tree.nodes[node].firstToken))
  }

  /// The white space before the first token of a token's line, in bytes.
  ///
  /// It is asked for tokens that begin a line and for those that open what a line break follows, so
  /// that no line is scanned more than a few times.
  private func indentation(of token: Int) -> Int {
    var start = Int(tokens.start(token))
    while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }
}
