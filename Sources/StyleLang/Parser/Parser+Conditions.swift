extension Parser {
  /// The condition after `when`.
  mutating func condition() {
    let node = tree.count
    if isOnNewLine {
      report(.expectedCondition(found: found), at: place)
      missing()
    } else {
      _ = condition(1)
      if parenthesisDepth == 0, kind == .equalEqual || kind == .notEqual || kind == .is,
        !isOnNewLine
      {
        report(.chainedComparison, at: currentRange)
      }
    }
    applyWraps(from: node)
  }

  /// Conditions with `and` and `or` between them: `and` before `or`, each from the left.
  private mutating func condition(_ minimum: Int) -> Int {
    let start = tree.count
    let first = consumedEnd
    var height = negatedCondition()
    while let precedence = junctionPrecedence, precedence >= minimum {
      let word = position
      let junction: SyntaxKind = kind == .or ? .orCondition : .andCondition
      advance()
      height = max(height, condition(precedence + 1)) + 1
      wrap(junction, from: start, main: word, first: first)
      guard height + depth <= nestingLimit else {
        reportNesting(at: tokens.range(word))
        skipCondition()
        break
      }
    }
    return height
  }

  private var junctionPrecedence: Int? {
    switch kind {
    case .or: lineEnded ? nil : 1
    case .and: lineEnded ? nil : 2
    default: nil
    }
  }

  private mutating func negatedCondition() -> Int {
    guard kind == .not else { return comparison() }
    let node = open(.notCondition)
    guard depth < nestingLimit else {
      reportNesting(at: currentRange)
      tree.nodes[node].kind = .error
      skipCondition()
      close(node)
      return 1
    }
    depth += 1
    advance()
    let height = negatedCondition()
    depth -= 1
    close(node)
    return height + 1
  }

  private mutating func comparison() -> Int {
    if kind == .leftParen { return parenthesizedCondition() }
    guard kind == .name, !missesOperand else {
      report(.expectedCondition(found: found), at: place)
      missing()
      return 1
    }
    let node = open(.nameCondition)
    let name = position
    var height = 1
    advance()
    if !lineEnded {
      switch kind {
      case .equalEqual: caseName(node, .equalCondition)
      case .notEqual: caseName(node, .notEqualCondition)
      case .is: set(node)
      case .equal:
        report(
          .foreignSpelling("=", write: "=="), at: currentRange,
          fixIts: [FixIt("write '=='", replacing: currentRange, with: "==")])
        recovering = false
        caseName(node, .equalCondition)
      case .leftParen where isWord("available", at: name):
        tree.nodes[node].kind = .availableCondition
        readsVersions = true
        height += argumentList()
        readsVersions = false
      default: break
      }
    }
    // What was left out of it may have changed its meaning.
    if invalidCount != invalidCountAtStatement { tree.nodes[node].kind = .error }
    close(node)
    return height
  }

  /// The right side of `==` or `!=`.
  private mutating func caseName(_ node: Int, _ comparison: SyntaxKind) {
    advance()
    if kind == .name {
      tree.nodes[node].kind = comparison
      advance()
    } else {
      tree.nodes[node].kind = .error
      report(.expectedCase(found: found), at: place)
    }
  }

  /// The word after `is`.
  private mutating func set(_ node: Int) {
    advance()
    if isWord("set") {
      tree.nodes[node].kind = .isSetCondition
      advance()
    } else {
      tree.nodes[node].kind = .error
      report(.expectedSet(found: found), at: place)
    }
  }

  /// The tree has no node for the parentheses: they are tokens of the parent.
  private mutating func parenthesizedCondition() -> Int {
    let opening = position
    guard enter() else {
      missing()
      return 1
    }
    advance()
    parenthesisDepth += 1
    let height = condition(1)
    if kind == .equalEqual || kind == .notEqual || kind == .is {
      report(.chainedComparison, at: currentRange)
    }
    _ = closeParenthesis(opening)
    depth -= 1
    return height
  }
}
