import Testing

@testable import StyleLang

/// What lint and tables say of random small styles, and of these with something changed, is what going
/// through every combination says.
@Suite struct LintExactnessTests {
  private static let rules: [LintRule] = [
    .ambiguousOverlap, .deadRule, .hiddenStatement, .impossibleCondition, .noOpRule, .equalStates,
    .redundantCondition,
  ]

  @Test(arguments: 0..<8)
  func findingsAgreeWithEnumeration(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
    for _ in 0..<30 {
      let style = RandomRules(using: &generator)
      try check(style)
      try check(style.mutated(using: &generator))
    }
  }

  private func check(_ style: RandomRules) throws {
    var configuration = LintConfiguration()
    for rule in LintRule.all { configuration.levels[rule.name] = .off }
    for rule in LintExactnessTests.rules { configuration.levels[rule.name] = .warning }
    let found = LintSupport.diagnostics([("s.style", style.text)], configuration)
    let lines = LineTable(Array(style.text.utf8))
    func statements(_ codes: String...) -> [Int] {
      found.filter { codes.contains($0.problem.code) }
        .map { lines.lineIndex(of: $0.range.start) - 1 }
    }
    let comment = Comment(rawValue: style.text)

    // Dead and impossible statements.
    #expect(Set(statements("S409", "S410")) == style.dead, comment)
    #expect(Set(statements("S410")) == style.impossible, comment)
    // Those without effect.
    #expect(Set(statements("no-op-rule")) == style.idle, comment)
    // Parts of conditions.
    let redundant = style.statements.indices.filter(style.isRedundant)
    #expect(Set(statements("redundant-condition")) == Set(redundant), comment)
    // States that look like their absence.
    for state in [State.pressed, .disabled, .hovered] {
      let isAsked = style.statements.indices.contains { index in
        !style.dead.contains(index) && !style.idle.contains(index)
          && style.statements[index].condition?.mentions(state) ?? false
      }
      let isFound = found.contains {
        $0.problem.code == "equal-states" && $0.problem.message.contains("'\(state)'")
      }
      #expect(isFound == (isAsked && !style.distinguishes(state)), comment)
    }
    checkOverlaps(found, style, lines, comment)
    try checkTable(style, comment)
    checkShadows(found, style, lines, comment)
  }

  /// Each overlap is found once, with an example in it than which none has fewer things so.
  private func checkOverlaps(
    _ found: [Diagnostic], _ style: RandomRules, _ lines: LineTable, _ comment: Comment
  ) {
    let expected = style.overlaps
    let overlaps = found.filter {
      ["ambiguous-overlap", "hidden-statement"].contains($0.problem.code)
    }
    #expect(overlaps.count == expected.count, comment)
    for overlap in overlaps {
      let places = ([overlap.range] + overlap.notes.compactMap(\.range))
        .map { lines.lineIndex(of: $0.start) - 1 }.sorted()
      guard places.count == 2, let (loser, region) = expected[places[1]], loser == places[0] else {
        Issue.record(comment)
        continue
      }
      let words = overlap.problem.message.split(separator: " when ").last.map(String.init) ?? ""
      let things = Set(words.split(separator: " and ").map(String.init))
      var atoms: [(text: String, condition: Condition, counts: Bool)] = []
      for state in RandomRules.states { atoms.append((state.rawValue, .state(state), true)) }
      for (index, name) in ["a", "b", "c"].enumerated() {
        atoms.append(("size == \(name)", .equal(0, UInt16(index)), false))
      }
      atoms.append(("flag", .flag(1), true))
      atoms.append(("extra is set", .isSet(2), true))
      func isSo(_ world: World) -> Int { atoms.count { $0.counts && world.holds($0.condition) } }
      let namesCase = things.contains { $0.hasPrefix("size") }
      let matches = RandomRules.worlds.filter { world in
        atoms.allSatisfy { atom in
          guard atom.counts || namesCase else { return true }
          return world.holds(atom.condition) == things.contains(atom.text)
        }
      }
      // What is not named is not so, and a case that is not named may be any.
      let least = region.map(isSo).min()
      #expect(!matches.isEmpty, comment)
      #expect(
        matches.allSatisfy { world in region.contains(world) && isSo(world) == least }, comment)
    }
  }

  /// Each combination lies in one row, which says the statement that wins.
  private func checkTable(_ style: RandomRules, _ comment: Comment) throws {
    let table = try #require(try TableSupport.table("S.background", of: style.text))
    for world in RandomRules.worlds {
      let rows = table.rows.filter { row in
        zip(table.inputs, row.cells).allSatisfy { input, cell in
          guard let cell else { return true }
          return cell.map { input.values[$0] }.contains(world.value(of: input.name))
        }
      }
      let winner = style.winner(in: world, of: style.statements.indices)
      #expect(rows.count == 1, comment)
      #expect(rows.first?.value.place?.line == winner.map { $0 + 2 }, comment)
    }
    // Every rule that wins needs a row, and a column that no row needs is not there.
    let winners = Set(RandomRules.worlds.map { style.winner(in: $0, of: style.statements.indices) })
    #expect(table.rows.count >= winners.count, comment)
    for index in table.inputs.indices {
      #expect(table.rows.contains { $0.cells[index] != nil }, comment)
    }
  }

  /// The notes of a dead statement name rules that cover it together, and no fewer do.
  private func checkShadows(
    _ found: [Diagnostic], _ style: RandomRules, _ lines: LineTable, _ comment: Comment
  ) {
    for dead in found where dead.problem.code == "S409" {
      let statement = lines.lineIndex(of: dead.range.start) - 1
      let named = dead.notes.compactMap(\.range).map { lines.lineIndex(of: $0.start) - 1 }
      let states = RandomRules.worlds.filter { style.holds(statement, in: $0) }
      func covers(_ set: [Int]) -> Bool {
        states.allSatisfy { world in set.contains { style.holds($0, in: world) } }
      }
      #expect(covers(named), comment)
      let later = Array(style.statements.indices.dropFirst(statement + 1))
      for mask in 0..<(1 << later.count) where mask.nonzeroBitCount < named.count {
        let fewer = later.indices.filter { mask >> $0 & 1 == 1 }.map { later[$0] }
        #expect(!covers(fewer), comment)
      }
    }
  }
}

extension World {
  /// The value of an input as a table names it.
  fileprivate func value(of input: String) -> String {
    if let state = State(rawValue: input) { return holds(.state(state)) ? "yes" : "no" }
    switch input {
    case "size": return ["a", "b", "c"][Int(cases[0] ?? 0)]
    case "flag": return holds(.flag(1)) ? "yes" : "no"
    default: return holds(.isSet(2)) ? "set" : "absent"
    }
  }
}

/// Asks for tables of texts.
enum TableSupport {
  static func tables(_ path: String, of text: String) throws -> [DecisionTable]? {
    try decisionTables(
      of: ProjectFile(path: "/s.style", source: SourceFile(name: "s.style", text: text)), in: "/",
      at: path, load: { _, _ in .failure(.missing) }, each: { _ in })
  }

  static func table(_ path: String, of text: String) throws -> DecisionTable? {
    try tables(path, of: text)?.first
  }

  static func chain(_ path: String, _ words: [String], of text: String) throws -> ValueChain? {
    try valueChain(
      of: ProjectFile(path: "/s.style", source: SourceFile(name: "s.style", text: text)), in: "/",
      at: path, when: words, load: { _, _ in .failure(.missing) }, each: { _ in })
  }
}
