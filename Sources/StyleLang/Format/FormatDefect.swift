/// How a formatted text turned out not to mean what the file means: a defect of the formatter.
public enum FormatDefect: Error, Hashable, Sendable {
  /// A token is missing, added or another.
  case tokens
  /// A comment is.
  case comments
  /// The tokens are arranged in another tree.
  case tree
  /// What is wrong with the text is something else.
  case problems
  /// The documentation of a declaration is another.
  case documentation
  /// Formatting the result again would change it.
  case unstable

  /// What went wrong, as part of a message.
  public var reason: String {
    switch self {
    case .tokens: "formatting would change its tokens"
    case .comments: "formatting would change its comments"
    case .tree: "formatting would change how it is read"
    case .problems: "formatting would change what is wrong with it"
    case .documentation: "formatting would change what documents a declaration"
    case .unstable: "formatting it twice would give another text than once"
    }
  }
}

/// Compares a file with its formatted text.
///
/// What a file means hangs on its tokens, on how they are arranged in its tree, and on the `///`
/// lines before declarations; so where these are the same, the model is too. A `;` may be missing
/// where the end of a line does its work, which the tree shows.
package func defect(
  of text: SyntaxTree, in formatted: SourceFile, from tree: SyntaxTree, in source: SourceFile
) -> FormatDefect? {
  let comparison = FormatComparison(
    old: tree, new: text, oldBytes: source.bytes, newBytes: formatted.bytes)
  var missing: [Int] = []
  if let defect = comparison.tokens(missing: &missing) { return defect }
  guard comparison.treesAgree(missing: missing) else { return .tree }
  return comparison.documentationAgrees(missing: missing, source, formatted) ? nil : .documentation
}

private struct FormatComparison {
  let old: SyntaxTree
  let new: SyntaxTree
  let oldBytes: [UInt8]
  let newBytes: [UInt8]

  /// Compares the tokens and the comments between them.
  ///
  /// - Parameter missing: Where the tokens of the old file are noted that are missing in the new.
  func tokens(missing: inout [Int]) -> FormatDefect? {
    let oldTokens = old.tokens
    let newTokens = new.tokens
    let oldBytes = oldBytes.span
    let newBytes = newBytes.span
    var oldEnd = hasByteOrderMark(oldBytes) ? 3 : 0
    var newEnd = hasByteOrderMark(newBytes) ? 3 : 0
    guard oldEnd == newEnd else { return .tokens }
    var index = 0
    for token in 0..<newTokens.count {
      let kind = newTokens.kind(token)
      while index < oldTokens.count, oldTokens.kind(index) == .semicolon, kind != .semicolon {
        missing.append(index)
        index += 1
      }
      guard index < oldTokens.count, oldTokens.kind(index) == kind else { return .tokens }
      let oldRange = oldTokens.range(index)
      let newRange = newTokens.range(token)
      guard same(oldBytes, oldRange, newBytes, newRange) else { return .tokens }
      let oldStart = Int(oldRange.start)
      let newStart = Int(newRange.start)
      // A comment has two bytes at least.
      if oldStart - oldEnd > 1 || newStart - newEnd > 1 {
        let hasComments =
          hasSlash(oldBytes, oldEnd, oldStart) || hasSlash(newBytes, newEnd, newStart)
        if hasComments, !commentsAgree(oldEnd, oldStart, newEnd, newStart) { return .comments }
      }
      oldEnd = Int(oldRange.end)
      newEnd = Int(newRange.end)
      index += 1
    }
    return index == oldTokens.count ? nil : .tokens
  }

  private func same(
    _ old: Span<UInt8>, _ oldRange: SourceRange, _ new: Span<UInt8>, _ newRange: SourceRange
  ) -> Bool {
    let length = Int(oldRange.end) - Int(oldRange.start)
    guard length == Int(newRange.end) - Int(newRange.start) else { return false }
    for offset in 0..<length
    where old[Int(oldRange.start) &+ offset] != new[Int(newRange.start) &+ offset] {
      return false
    }
    return true
  }

  private func hasSlash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    for offset in start..<end where bytes[offset] == UInt8(ascii: "/") { return true }
    return false
  }

  private func commentsAgree(
    _ oldStart: Int, _ oldEnd: Int, _ newStart: Int, _ newEnd: Int
  ) -> Bool {
    var oldGap = Gap()
    var newGap = Gap()
    _ = oldGap.read(oldBytes, oldStart, oldEnd)
    _ = newGap.read(newBytes, newStart, newEnd)
    guard oldGap.comments.count == newGap.comments.count else { return false }
    return zip(oldGap.comments, newGap.comments).allSatisfy { old, new in
      oldBytes[old.start..<old.end] == newBytes[new.start..<new.end]
    }
  }

  /// Compares the trees, in which tokens have other numbers after a missing one.
  func treesAgree(missing: [Int]) -> Bool {
    guard old.count == new.count else { return false }
    let moved = distances(missing)
    func number(_ token: UInt32) -> UInt32 {
      moved.isEmpty ? token : token - moved[Int(token)]
    }
    for index in 0..<old.count {
      let one = old.nodes[index]
      let other = new.nodes[index]
      guard one.kind == other.kind, one.subtreeEnd == other.subtreeEnd,
        number(one.firstToken) == other.firstToken, number(one.endToken) == other.endToken,
        number(one.mainToken) == other.mainToken
      else { return false }
    }
    return true
  }

  /// How many tokens are missing before each of the old file's; empty where none is.
  private func distances(_ missing: [Int]) -> [UInt32] {
    if missing.isEmpty { return [] }
    var result = [UInt32](repeating: 0, count: old.tokens.count + 1)
    for token in missing { result[token + 1] += 1 }
    var sum: UInt32 = 0
    for index in result.indices {
      sum += result[index]
      result[index] = sum
    }
    return result
  }

  func documentationAgrees(
    missing: [Int], _ source: SourceFile, _ formatted: SourceFile
  ) -> Bool {
    let oldTokens = old.tokens
    let newTokens = new.tokens
    var next = 0
    for token in 0..<oldTokens.count {
      if next < missing.count, missing[next] == token {
        next += 1
        continue
      }
      let other = token - next
      guard
        oldTokens.flags(token).contains(.documentationBefore)
          || newTokens.flags(other).contains(.documentationBefore)
      else { continue }
      guard
        oldTokens.documentation(before: token, in: source)
          == newTokens.documentation(before: other, in: formatted)
      else { return false }
    }
    return true
  }
}
