extension LintedFile {
  /// What to take off the text to remove a statement; nil where that would touch something else.
  ///
  /// A `when` block that has nothing else in it goes too. The lines that only the statement stands on
  /// go as a whole; a comment on them keeps it from being removed.
  func removal(of statement: NodeID) -> SourceRange? {
    let range = tree.range(outermostToRemove(statement))
    let bytes = source.bytes
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = Int(range.end)
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    if beginsLine, end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D {
      if end < bytes.count { end += bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
      return SourceRange(UInt32(start), UInt32(end))
    }
    // Side by side with others: a separator goes with it.
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      if end < bytes.count, bytes[end] == UInt8(ascii: "/") { return nil }
      return SourceRange(range.start, UInt32(end))
    }
    let isLast = end == bytes.count || bytes[end] == 0x0A || bytes[end] == UInt8(ascii: "}")
    if start > 0, bytes[start - 1] == UInt8(ascii: ";"), isLast {
      return SourceRange(UInt32(start - 1), range.end)
    }
    return nil
  }

  private func outermostToRemove(_ statement: NodeID) -> NodeID {
    // A `when` block that holds nothing but the statement begins before it and ends with it.
    var result = statement
    var node = statement
    while node > 0 {
      node -= 1
      guard tree.subtreeEnd(node) >= tree.subtreeEnd(statement) else { continue }
      switch tree.kind(node) {
      case .block: if tree.children(node).count > 1 { return result }
      case .whenBlock: result = node
      default: return result
      }
    }
    return result
  }
}
