/// The layout of an item that does not fit its line, or whose comments end lines.
///
/// The item's tokens stand in groups: a list in parentheses, the operands of a chain of operators,
/// the runs of a value. A group whose text, up to where the next line can end, fits the rest of the
/// line stays in it; in others a line ends at each of the group's own breaks. (Oppen 1980; the time
/// is linear, but that groups may lie inside each other.)
struct LineLayout {
  /// What the text is made of, in order.
  enum Piece {
    case token(Int)
    case open(Int)
    case close(Int)
    /// A line may end here, as the group says; the next is indented by `step` levels more than the
    /// line in which the group begins.
    case lineBreak(group: Int, step: Int)
  }

  struct Group {
    /// Whether it is a list in parentheses; else it is a row without any.
    var isList = false
    /// Whether a line ends only where what comes up to the next break does not fit it.
    var isFilled = false
    /// How much deeper than the line in which the group begins the lines inside it are.
    var step: Int
    /// The columns before its first token, if the item were one line.
    var start = 0
    /// The columns of what stands before that token.
    var gap = 0
    /// The columns up to where the first line after it can end.
    var end = 0
    /// Whether it has to take several lines.
    var isForced = false
    /// The first token.
    var first: Int
    /// The indentation of the line in which it begins.
    var base = 0
    var isBroken = false
  }

  let node: NodeID
  let first: Int
  let end: Int
  let indent: Int
  var pieces: [Piece] = []
  var groups: [Group] = []
  /// The columns from each piece where a line may end up to the next.
  var segments: [Int] = []
  private var isInCondition = false
  /// The next token that is to become a piece.
  var next: Int

  init(_ node: NodeID, _ first: Int, _ end: Int, indent: Int) {
    self.node = node
    self.first = first
    self.end = end
    self.indent = indent
    next = first
  }

  /// Makes the pieces of the item.
  mutating func build(_ printer: borrowing FormatPrinter) {
    walk(node, printer)
    take(upTo: end)
  }

  private mutating func take(upTo limit: Int) {
    while next < min(limit, end) {
      pieces.append(.token(next))
      next += 1
    }
  }

  private mutating func open(
    step: Int, isList: Bool = false, isFilled: Bool = false
  ) -> Int {
    groups.append(Group(isList: isList, isFilled: isFilled, step: step, first: next))
    pieces.append(.open(groups.count - 1))
    return groups.count - 1
  }

  private mutating func walk(_ node: NodeID, _ printer: borrowing FormatPrinter) {
    let tree = printer.tree
    switch tree.kind(node) {
    case .parameterList, .argumentList: list(node, printer)
    case .value: separated(node, printer, by: .comma)
    case .enumerationType: separated(node, printer, by: .pipe)
    case .binaryExpression:
      let group = open(step: 1, isFilled: true)
      chain(node, printer, group)
      pieces.append(.close(group))
    case .orCondition, .andCondition:
      // A condition is not to be taken for the first line of the block after it.
      let isHead = !isInCondition && printer.tokens.kind(end - 1) == .leftBrace
      let wasInCondition = isInCondition
      isInCondition = true
      let group = open(step: isHead ? 2 : 1)
      chain(node, printer, group)
      pieces.append(.close(group))
      isInCondition = wasInCondition
    default:
      var child = tree.firstChild(node)
      while let current = child, tree.kind(current) != .block {
        take(upTo: tree.firstToken(current))
        walk(current, printer)
        child = tree.nextSibling(current, in: node)
      }
      take(upTo: tree.endToken(node))
    }
  }

  /// `( … , … )`: all in the line, or the arguments in a line of their own, or each in its own.
  private mutating func list(_ node: NodeID, _ printer: borrowing FormatPrinter) {
    let tree = printer.tree
    let closing = tree.endToken(node) - 1
    let outer = open(step: 1, isList: true)
    take(upTo: tree.firstToken(node) + 1)
    // Of a declaration each parameter has its line at once.
    var inner = outer
    if let child = tree.firstChild(node) {
      pieces.append(.lineBreak(group: outer, step: 1))
      if tree.kind(node) == .argumentList { inner = open(step: 0, isList: true) }
      var current: NodeID? = child
      while let item = current {
        walk(item, printer)
        current = tree.nextSibling(item, in: node)
        guard let following = current else { break }
        take(upTo: tree.firstToken(following))
        pieces.append(.lineBreak(group: inner, step: inner == outer ? 1 : 0))
      }
    }
    if next < closing {
      // A comma after the last keeps each in its line.
      groups[outer].isForced = true
      groups[inner].isForced = true
      take(upTo: closing)
    }
    if inner != outer { pieces.append(.close(inner)) }
    pieces.append(.lineBreak(group: outer, step: 0))
    take(upTo: closing + 1)
    pieces.append(.close(outer))
  }

  /// Children with a mark between them, after which a line may end.
  private mutating func separated(
    _ node: NodeID, _ printer: borrowing FormatPrinter, by mark: TokenKind
  ) {
    let tree = printer.tree
    var child = tree.firstChild(node)
    if let only = child, tree.nextSibling(only, in: node) == nil {
      walk(only, printer)
      return
    }
    let group = open(step: 1, isFilled: mark == .pipe)
    while let current = child {
      take(upTo: tree.firstToken(current))
      if next > tree.firstToken(node), printer.tokens.kind(next - 1) == mark {
        pieces.append(.lineBreak(group: group, step: 1))
      }
      walk(current, printer)
      child = tree.nextSibling(current, in: node)
    }
    take(upTo: tree.endToken(node))
    pieces.append(.close(group))
  }

  /// Operands of operators that bind alike; a line may end after each operator.
  private mutating func chain(
    _ node: NodeID, _ printer: borrowing FormatPrinter, _ group: Int
  ) {
    let tree = printer.tree
    guard let left = tree.firstChild(node), let right = tree.nextSibling(left, in: node) else {
      take(upTo: tree.endToken(node))
      return
    }
    let mark = tree.mainToken(node)
    take(upTo: tree.firstToken(left))
    if bindsAlike(left, node, printer) { chain(left, printer, group) } else { walk(left, printer) }
    take(upTo: mark + 1)
    pieces.append(.lineBreak(group: group, step: groups[group].step))
    take(upTo: tree.firstToken(right))
    walk(right, printer)
    take(upTo: tree.endToken(node))
  }

  private func bindsAlike(
    _ child: NodeID, _ node: NodeID, _ printer: borrowing FormatPrinter
  ) -> Bool {
    let tree = printer.tree
    guard tree.kind(child) == tree.kind(node) else { return false }
    guard tree.kind(node) == .binaryExpression else { return true }
    func isProduct(_ node: NodeID) -> Bool {
      let kind = printer.tokens.kind(tree.mainToken(node))
      return kind == .star || kind == .slash
    }
    return isProduct(child) == isProduct(node)
  }
}
