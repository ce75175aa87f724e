extension LintRule {
  /// Two rules for light and dark where one adaptive colour says the same.
  static let fixedDarkColor = LintRule(
    name: "fixed-dark-color", defaultLevel: .warning,
    summary: "Two statements give a property a colour for light and for dark, but no adaptive one.",
    reason:
      "An adaptive colour stands in one place, has a name as a token, and follows the appearance"
      + " also where a view overrides it. Two statements are easily changed one without the other.",
    remedy: "Write 'adaptive(light, dark: …)'; the fix does, where both colours are known.",
    badExample: """
      style Card: view {
          background: #ffffff
          background: #1c1c1e when dark
      }
      """,
    goodExample: """
      style Card: view {
          background: adaptive(#ffffff, dark: #1c1c1e)
      }
      """,
    check: .style { subject, pass in
      subject.forEachBlock { block in
        guard block.hasDarkColor else { return }
        let pairs = block.darkPairs(of: subject)
        let statements = Set(pairs.map { block.rules[$0.dark].node })
        for pair in pairs {
          let (light, dark) = (block.rules[pair.light], block.rules[pair.dark])
          // A block for the dark that would be torn apart says more than its statements alone.
          if pass.file.isApartFromBlock(dark.node, without: statements) { continue }
          guard case .color(let color) = light.rule.value,
            case .color(let darkColor) = dark.rule.value
          else { continue }
          pass.report(light, color, dark, darkColor, in: subject)
        }
      }
    })
}

extension Property {
  /// Whether its values are mostly colours.
  fileprivate var isColor: Bool {
    switch self {
    case .foreground, .background, .tint, .overlay: true
    default: false
    }
  }
}

extension RuleBlock {
  /// Whether a colour is set under a condition of `dark`.
  fileprivate var hasDarkColor: Bool {
    for index in rules.indices
    where rules[index].rule.property.isColor && rules[index].rule.condition.mentions(.dark) {
      return true
    }
    return false
  }

  /// The colours that differ from that of the statement before in nothing but `dark`.
  fileprivate func darkPairs(of subject: borrowing StyleSubject) -> [(light: Int, dark: Int)] {
    var pairs: [(light: Int, dark: Int)] = []
    for index in rules.indices.dropFirst() where rules[index].rule.property.isColor {
      let dark = rules[index]
      guard subject.isOwn(dark), dark.rule.condition.mentions(.dark), dark.rule.value.isColor,
        let place = rules[..<index].lastIndex(where: { $0.rule.property == dark.rule.property }),
        subject.isOwn(rules[place]), rules[place].rule.value.isColor,
        dark.rule.condition.isDarkOf(rules[place].rule.condition)
      else { continue }
      pairs.append((place, index))
    }
    return pairs
  }
}

extension Value {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}

extension LintedFile {
  /// Whether a statement stands in a `when` block with others that set a colour and are none of these.
  fileprivate func isApartFromBlock(_ statement: NodeID, without others: Set<NodeID>) -> Bool {
    var block: NodeID?
    for node in (0..<statement).reversed() where tree.subtreeEnd(node) > statement {
      if tree.kind(node) == .block { block = node }
      if tree.kind(node) == .whenBlock { break }
      if tree.kind(node) != .block { return false }
    }
    guard let block else { return false }
    return tree.children(block).contains { node in
      tree.kind(node) != .statement
        || !others.contains(node)
          && ["foreground", "background", "tint", "overlay", "border", "shadow"]
            .contains(source.text(tree.mainRange(node)))
    }
  }
}

extension Condition {
  /// Whether it is another condition and `dark`, and nothing else.
  fileprivate func isDarkOf(_ other: Condition) -> Bool {
    let dark = Condition.state(.dark)
    if other == .always { return self == dark }
    return self == other.and(dark) || self == dark.and(other)
  }
}

extension LintPass {
  fileprivate mutating func report(
    _ light: SourceRule, _ lightColor: ColorValue, _ dark: SourceRule, _ darkColor: ColorValue,
    in subject: borrowing StyleSubject
  ) {
    var fixIts: [FixIt] = []
    let values = KnownValues(self)
    // Parameters have no value when it is compiled, so no adaptive colour can be made of them.
    let isKnown = values.color(lightColor) != nil && values.color(darkColor) != nil
    guard isKnown else { return }
    if let removed = removalRange(dark.node) {
      let light = file.valueRange(light.node)
      let first = file.source.text(light)
      let second = file.source.text(file.valueRange(dark.node))
      // The colours of an adaptive colour are those of the parts in the same appearance; with
      // increased contrast it has those of its own light and dark.
      let isExact = lightColor.isUniform && darkColor.isUniform
      fixIts = [
        FixIt(
          "write 'adaptive(\(first), dark: \(second))'",
          [
            FixIt.Edit(range: light, replacement: "adaptive(\(first), dark: \(second))"),
            FixIt.Edit(range: removed, replacement: ""),
          ], isSafe: isExact && !isParent(subject))
      ]
    }
    report(
      "'\(dark.rule.property.name)' has two fixed colours for light and dark instead of an adaptive"
        + " one",
      at: file.valueRange(dark.node),
      notes: [Note("the one for light", at: file.valueRange(light.node))], fixIts: fixIts)
  }

  /// Whether another style starts from this one: then its statements may be replaced one by one.
  private func isParent(_ subject: borrowing StyleSubject) -> Bool {
    if file.styleSites[subject.index].isParent { return true }
    let number = subject.file
    let index = subject.index
    return files.contains { other in
      other.styleSites.contains { Int($0.parentFile) == number && Int($0.parent) == index }
    }
  }

  /// What goes away with a statement: its line, if it is alone there, or its `when` block, if it is
  /// alone in it.
  private func removalRange(_ statement: NodeID) -> SourceRange? {
    var node = statement
    let tree = file.tree
    var before = statement
    while before > 0 {
      before -= 1
      guard tree.subtreeEnd(before) > statement else { continue }
      if tree.kind(before) == .block, tree.children(before).count > 1 { break }
      if tree.kind(before) == .whenBlock { node = before }
      if ![SyntaxKind.block, .whenBlock].contains(tree.kind(before)) { break }
    }
    let range = tree.range(node)
    let bytes = file.source.bytes
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    var end = Int(range.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let isLineStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    if isLineStart, end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
      return SourceRange(UInt32(start), UInt32(end + 1))
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") {
      return SourceRange(range.start, UInt32(end + 1))
    }
    return nil
  }
}

extension ColorValue {
  /// Whether it is the same in every appearance.
  fileprivate var isUniform: Bool {
    if case .literal = self { true } else { false }
  }
}
