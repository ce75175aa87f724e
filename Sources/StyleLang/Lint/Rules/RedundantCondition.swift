extension LintRule {
  /// A part of a condition that can be dropped.
  static let redundantCondition = LintRule(
    name: "redundant-condition", defaultLevel: .warning,
    summary: "A part of a condition can be left out, and it holds in the same states.",
    reason: "What follows from the rest says nothing, and a reader looks for the case in which it"
      + " matters. A disabled control is neither pressed nor hovered nor focused, an enumeration"
      + " has one case at a time, and the condition of a block holds for all that stands in it.",
    remedy: "Leave the part out.",
    badExample: """
      style Primary: button {
          background: blue
          background: gray when disabled and not pressed
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          background: gray when disabled
      }
      """,
    check: .style { subject, pass in
      let file = pass.file
      for written in subject.writtenConditions(in: file) {
        let reader = ConditionReader(file: file, parameters: subject.style.parameters)
        var redundancy = RedundancySearch(written, reader)
        for finding in redundancy?.findings() ?? [] { report(finding, of: written, &pass) }
      }
    })

  private static func report(
    _ part: RedundantPart, of written: WrittenCondition, _ pass: inout LintPass
  ) {
    let file = pass.file
    let text = file.source.text(part.range)
    guard !part.isWhole else {
      // A block is not taken apart, and an image of an optional parameter needs its condition.
      let isStatement = file.tree.kind(written.owner) == .statement
      let value = file.tree.firstChild(written.owner)
      let end = value.map { file.tree.range($0).end } ?? part.range.start
      let removed = SourceRange(end, part.range.end)
      let fix = FixIt(
        "remove 'when \(text)'", [FixIt.Edit(range: removed, replacement: "")], isSafe: true)
      pass.report(
        written.outer.isEmpty
          ? "this condition always holds" : "this condition always holds where it stands",
        at: part.range, fixIts: isStatement && !file.hasComment(in: removed) ? [fix] : [])
      return
    }
    let fix = FixIt(
      "remove '\(text)'", [FixIt.Edit(range: part.removed, replacement: "")], isSafe: true)
    pass.report(
      "'\(text)' can be left out of this condition: the rest holds in the same states",
      at: part.range, fixIts: file.hasComment(in: part.removed) ? [] : [fix])
  }
}

/// A part of a condition that can be left out.
struct RedundantPart: Hashable {
  /// The part.
  var range: SourceRange
  /// What to take off the text, with the `and` or `or`.
  var removed: SourceRange
  /// Whether it is the whole condition.
  var isWhole: Bool
}

/// Looks for parts of one condition that can be left out.
struct RedundancySearch {
  private let reader: ConditionReader
  private let root: NodeID
  private var space: StateSpace
  private let domain: Diagram.Node
  private let target: Diagram.Node
  /// The operands that are left out so far.
  private var dropped: Set<NodeID> = []

  /// Nil where nothing can be said.
  init?(_ written: WrittenCondition, _ reader: ConditionReader) {
    guard let condition = reader.read(written.node) else { return nil }
    var around = Condition.always
    for node in written.outer {
      guard let outer = reader.read(node) else { return nil }
      around = around.and(outer)
    }
    self.reader = reader
    root = written.node
    space = StateSpace(of: [condition, around], parameters: reader.parameters)
    let outer = space.compile(around)
    domain = space.diagram.and(space.reachable, outer)
    let node = space.compile(condition)
    target = space.diagram.and(node, domain)
    // What never holds is found by the compiler.
    if target == Diagram.no || space.isExhausted { return nil }
  }

  /// The parts that can be left out, all together; the last written first.
  mutating func findings() -> [RedundantPart] {
    if target == domain {
      let range = reader.file.tree.range(root)
      return [RedundantPart(range: range, removed: range, isWhole: true)]
    }
    var result: [RedundantPart] = []
    search(root, &result)
    return space.isExhausted ? [] : result
  }

  private mutating func search(_ node: NodeID, _ result: inout [RedundantPart]) {
    let tree = reader.file.tree
    guard let first = tree.firstChild(node) else { return }
    guard [.andCondition, .orCondition].contains(tree.kind(node)),
      let second = tree.nextSibling(first, in: node)
    else {
      if tree.kind(node) == .notCondition { search(first, &result) }
      return
    }
    for (part, other) in [(second, first), (first, second)] where !dropped.contains(other) {
      dropped.insert(part)
      if isUnchanged() {
        let whole = tree.range(node)
        // With its parentheses, which belong to the junction.
        let word = tree.mainToken(node)
        let before = SourceRange(whole.start, tree.tokens.range(word - 1).end)
        let after = SourceRange(tree.tokens.range(word + 1).start, whole.end)
        let isSecond = part == second
        result.append(
          RedundantPart(
            range: isSecond ? after : before,
            removed: isSecond
              ? SourceRange(before.end, whole.end) : SourceRange(whole.start, after.start),
            isWhole: false))
      } else {
        dropped.remove(part)
        search(part, &result)
      }
    }
  }

  /// Whether the condition without what is dropped holds in the same states.
  private mutating func isUnchanged() -> Bool {
    guard let condition = remaining(root) else { return false }
    let node = space.compile(condition)
    return space.diagram.and(node, domain) == target && !space.isExhausted
  }

  private func remaining(_ node: NodeID) -> Condition? {
    let tree = reader.file.tree
    guard let first = tree.firstChild(node) else { return reader.read(node) }
    switch tree.kind(node) {
    case .notCondition: return remaining(first)?.negated
    case .andCondition, .orCondition:
      guard let second = tree.nextSibling(first, in: node) else { return nil }
      if dropped.contains(first) { return remaining(second) }
      if dropped.contains(second) { return remaining(first) }
      guard let left = remaining(first), let right = remaining(second) else { return nil }
      return tree.kind(node) == .andCondition ? left.and(right) : left.or(right)
    default: return reader.read(node)
    }
  }
}

extension LintedFile {
  /// Whether a comment stands in a range.
  func hasComment(in range: SourceRange) -> Bool {
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    return zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
    }
  }
}
