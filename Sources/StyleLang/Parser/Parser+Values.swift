extension Parser {
  /// Runs with commas between them.
  mutating func value() {
    let node = open(.value)
    if lineEnded {
      missingRun()
    } else {
      _ = run()
    }
    while kind == .comma, !lineEnded {
      if beginsLabel(1) {
        report(.trailingComma, at: currentRange, fixIts: [removal(of: currentRange)])
        advance()
        break
      }
      advance()
      _ = run()
    }
    noteInvalidTokens()
    applyWraps(from: node + 1)
    close(node)
  }

  /// A value of one run, since a comma ends it: the default of a parameter.
  mutating func singleRunValue() {
    let node = open(.value)
    if lineEnded { missingRun() } else { _ = run() }
    noteInvalidTokens()
    close(node)
  }

  /// Marks a value that `invalid` tokens were left out of.
  private mutating func noteInvalidTokens() {
    if invalidCount != invalidCountAtStatement { missing() }
  }

  private mutating func missingRun() {
    let node = open(.run)
    report(.expectedValue(found: found), at: place)
    missing()
    close(node)
  }

  /// Components side by side.
  ///
  /// - Returns: The height of the highest.
  mutating func run() -> Int {
    let node = open(.run)
    var height = expression()
    while beginsComponent || isDottedComponent, !lineEnded {
      if parenthesisDepth == 0 ? beginsLabel(0) : listBroke { break }
      if !flags.contains(.spaceBefore) {
        reportMissingSpace()
        missing()
      }
      let before = position
      height = max(height, expression())
      guard madeProgress(since: before) else { break }
    }
    close(node)
    return height
  }

  /// Operands with operators between them: `* /` before `+ -`, each from the left.
  ///
  /// - Parameter minimum: The least precedence of an operator that belongs to this expression.
  /// - Returns: The height of the expression's tree.
  mutating func expression(_ minimum: Int = 1) -> Int {
    let start = tree.count
    let first = consumedEnd
    var height = operand()
    while let precedence = infixPrecedence, precedence >= minimum {
      let symbol = position
      advance()
      let right = missesOperand ? missingOperand() : expression(precedence + 1)
      height = max(height, right) + 1
      wrap(.binaryExpression, from: start, main: symbol, first: first)
      guard height + depth <= nestingLimit else {
        reportNesting(at: tokens.range(symbol))
        skipRun()
        break
      }
    }
    return height
  }

  /// The precedence of the token as an operator between two operands; nil if it is none.
  ///
  /// A `-` after space and touching what follows is a sign, and begins the next component.
  private var infixPrecedence: Int? {
    switch kind {
    case .star, .slash: lineEnded ? nil : 2
    case .plus: lineEnded ? nil : 1
    case .minus: lineEnded || (flags.contains(.spaceBefore) && nextTouches) ? nil : 1
    default: nil
    }
  }

  /// Whether a statement follows where an operand is needed.
  var missesOperand: Bool { isOnNewLine && beginsLabel(0) }

  private mutating func missingOperand() -> Int {
    report(.expectedValue(found: found), at: place)
    missing()
    return 1
  }

  /// A literal, a name, a call, a sign or parentheses, with the members looked up in it.
  private mutating func operand() -> Int {
    let start = tree.count
    let first = consumedEnd
    var height = 1
    switch kind {
    case .number: leaf(.numberLiteral)
    case .string: leaf(.stringLiteral)
    case .color: leaf(.colorLiteral)
    case .name:
      if nextKind == .leftParen, nextTouches {
        height = call()
      } else {
        leaf(.nameExpression)
      }
    case .leftParen: height = parenthesized()
    case .minus: return negation()
    case .dot where isLeadingDot && !missesOperand:
      leadingDot()
      return operand()
    default: return missingOperand()
    }
    while kind == .dot || kind == .leftParen, !flags.contains(.spaceBefore) {
      guard kind == .dot else {
        report(.notCallable, at: currentRange)
        skipBalanced()
        break
      }
      height = member(of: start, first: first, height: height)
    }
    return height
  }

  private mutating func call() -> Int {
    let node = open(.call)
    advance()
    let height = argumentList()
    close(node)
    return height + 1
  }

  /// `.name` or `.name(…)` after its operand.
  private mutating func member(of start: Int, first: UInt32, height: Int) -> Int {
    advance()
    if readsVersions, kind == .number, !flags.contains(.spaceBefore), isInteger {
      let part = position
      advance()
      wrap(.member, from: start, main: part, first: first)
      return height + 1
    }
    guard kind == .name, !flags.contains(.spaceBefore) else {
      if isReserved(kind), !flags.contains(.spaceBefore) {
        reservedName()
      } else {
        report(.expectedMemberName(found: found), at: place)
      }
      missing()
      return height
    }
    let name = position
    let hasArguments = nextKind == .leftParen && nextTouches
    advance()
    let height = max(height, hasArguments ? argumentList() : 0) + 1
    wrap(.member, from: start, main: name, first: first)
    if height + depth > nestingLimit {
      reportNesting(at: tokens.range(name))
      skipRun()
    }
    return height
  }

  /// Whether the number at the token has only digits.
  private var isInteger: Bool {
    let range = currentRange
    return bytes[Int(range.start)..<Int(range.end)].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private mutating func negation() -> Int {
    let node = open(.negation)
    if !nextTouches { reportSeparatedSign() }
    guard depth < nestingLimit else {
      reportNesting(at: currentRange)
      tree.nodes[node].kind = .error
      skipRun()
      close(node)
      return 1
    }
    depth += 1
    advance()
    let height = missesOperand ? missingOperand() : operand()
    depth -= 1
    close(node)
    return height + 1
  }

  private mutating func parenthesized() -> Int {
    let node = open(.parenthesized)
    let opening = position
    guard enter() else {
      tree.nodes[node].kind = .error
      close(node)
      return 1
    }
    advance()
    parenthesisDepth += 1
    let height = expression()
    if !closeParenthesis(opening) { missing() }
    depth -= 1
    close(node)
    return height + 1
  }

  /// The arguments between parentheses, of which the token is the first.
  mutating func argumentList() -> Int {
    let node = open(.argumentList)
    let opening = position
    guard enter() else {
      tree.nodes[node].kind = .error
      close(node)
      return 1
    }
    advance()
    parenthesisDepth += 1
    var height = 0
    while kind != .rightParen, !listBroke {
      let before = position
      height = max(height, argument())
      guard separator(in: .arguments), madeProgress(since: before) else { break }
    }
    if !closeParenthesis(opening) { missing() }
    depth -= 1
    close(node)
    return height + 1
  }

  private mutating func argument() -> Int {
    let node: Int
    if kind == .star, nextKind == .rightParen { return foreignStar() }
    if kind == .name, nextKind == .colon {
      node = open(.labeledArgument)
      advance()
      advance()
    } else {
      node = open(.argument)
    }
    let height = run()
    close(node)
    return height
  }
}
