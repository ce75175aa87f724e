/// Two statements of a style that hold together with different values, though neither implies the
/// other.
struct StatementOverlap {
  /// The later one, which wins.
  var winner: SourceRule
  /// The earlier one.
  var loser: SourceRule
  /// The smallest combination in which it shows, in the words of the language.
  var example: String
  /// Whether the earlier one asks for more things than the later one.
  var hidesNarrower: Bool
}

extension StyleSubject {
  /// Calls `body` with each overlap of statements that this style itself has, for a winner with the
  /// nearest loser only.
  func forEachOverlap(
    _ pass: inout LintPass, _ body: (StatementOverlap, inout LintPass) -> Void
  ) {
    var blocks: [(RuleBlock, Property)] = []
    forEachBlock { block in
      for property in block.propertiesThatMayOverlap(in: self, &pass.reasoning) {
        blocks.append((block, property))
      }
    }
    for (block, property) in blocks {
      let rules = PropertyRules(property, of: block, in: self)
      var table = rules.table(of: style.parameters)
      for overlap in rules.overlaps(&table, style.parameters) { body(overlap, &pass) }
    }
  }
}

extension RuleBlock {
  /// The properties of which two of the style's own statements hold together, and neither implies the
  /// other; a quick look before a table is made.
  fileprivate func propertiesThatMayOverlap(
    in subject: borrowing StyleSubject, _ reasoning: inout ConditionAnalyzer
  ) -> PropertySet {
    var result = PropertySet()
    for (index, rule) in rules.enumerated() where rule.rule.condition != .always {
      for other in rules[..<index]
      where other.rule.property == rule.rule.property && other.rule.condition != .always {
        let relation = reasoning.relation(rule.rule.condition, other.rule.condition)
        guard !relation.isDisjoint, !relation.isImplication, !relation.isImplied,
          rule.rule.value != other.rule.value, subject.isOwn(rule), subject.isOwn(other)
        else { continue }
        result.insert(rule.rule.property)
      }
    }
    return result
  }
}

extension PropertyRules {
  /// The overlaps of the style's own statements, those left out that have no effect anyway.
  func overlaps(_ table: inout RuleTable, _ parameters: [Parameter]) -> [StatementOverlap] {
    let idle = Set(withoutEffect(parameters).map(\.statement))
    let isOpen = rules.indices.map { rule in
      isOwn[rule] && table.wins[rule] != Diagram.no && !idle.contains(rules[rule].statement)
    }
    var result: [StatementOverlap] = []
    var winners: Set<Int> = []
    for overlap in table.overlaps(values: values, isOpen: isOpen + [false])
    where winners.insert(overlap.winner).inserted {
      guard let example = table.space.example(of: overlap.region) else { continue }
      let asked = table.space.fewestThingsSo(table.holds[overlap.loser]) ?? 0
      let enough = table.space.fewestThingsSo(table.holds[overlap.winner]) ?? 0
      result.append(
        StatementOverlap(
          winner: rules[overlap.winner], loser: rules[overlap.loser],
          example: example.map { $0.text(parameters: parameters) }.joined(separator: " and "),
          hidesNarrower: asked > enough))
    }
    return result
  }
}
