/// Reasons about conditions exactly, and finds the smallest decision among rules.
///
/// It never goes through states one by one, so the number of states does not matter. One analyzer
/// serves many styles one after another: `reset(parameters:)` keeps its memory, and what it worked
/// out for a pattern of conditions is looked up when the pattern returns.
///
/// Reasoning about conditions made to be hard could take for ever; it stops after a tenth of a second
/// and then claims only what it knows: a rule is said never to win, a condition to imply another,
/// only where that is certain.
struct ConditionAnalyzer {
  /// What kind of question a memorised sequence of words belongs to.
  private enum Question: UInt32 {
    case canWin, overlaps, relation, decision, test
  }

  private var code = ConditionCode()
  private var planner = DecisionPlanner()
  private var winners = Memo<[Bool]>()
  private var simpleWinners = SimpleMemo<[Bool]>()
  private var overlaps = Memo<[ConditionOverlap]>()
  private var simpleOverlaps = SimpleMemo<[ConditionOverlap]>()
  private var relations = Memo<ConditionRelation>()
  private var decisions = Memo<Decision>()
  private var simpleDecisions = SimpleMemo<Decision>()
  private var tests = Memo<ConditionTest>()

  /// How many steps one question may take.
  static let fuel = 100_000
  /// The most variables that one question may be about; operations are as deep as this.
  static let maximumVariables = 500

  /// The most tests that a tree of tests may have.
  static let maximumTreeTests = 4_096

  /// Creates an analyzer for the conditions of a style with these parameters.
  init(parameters: [Parameter] = []) { code.setParameters(parameters) }

  /// Turns to a style with these parameters.
  mutating func reset(parameters: [Parameter]) { code.setParameters(parameters) }

  // MARK: Questions

  /// Of each condition, whether it can be the first of them that holds.
  ///
  /// - Parameter conditions: In the order to try.
  mutating func canWin(_ conditions: some Collection<Condition>) -> [Bool] {
    let key = SimpleKey.key(of: conditions)
    if let key, let known = simpleWinners.find(key) { return known }
    code.clear()
    code.append(Question.canWin.rawValue)
    for condition in conditions { code.append(condition) }
    if let known = winners.find(code.words, hash: code.hash) { return known }
    let result = computeWinners(count: conditions.count)
    if let key { simpleWinners.insert(key, result) }
    winners.insert(code.words, hash: code.hash, result)
    return result
  }

  /// The pairs of conditions that hold together in some state, though neither implies the other.
  ///
  /// - Parameter conditions: In the order to try.
  mutating func overlaps(among conditions: some Collection<Condition>) -> [ConditionOverlap] {
    let key = SimpleKey.key(of: conditions)
    if let key, let known = simpleOverlaps.find(key) { return known }
    code.clear()
    code.append(Question.overlaps.rawValue)
    for condition in conditions { code.append(condition) }
    if let known = overlaps.find(code.words, hash: code.hash) { return known }
    let result = computeOverlaps(count: conditions.count)
    if let key { simpleOverlaps.insert(key, result) }
    overlaps.insert(code.words, hash: code.hash, result)
    return result
  }

  /// How two conditions lie to each other.
  mutating func relation(_ first: Condition, _ second: Condition) -> ConditionRelation {
    if let simple = ConditionRelation(simple: first, second) { return simple }
    code.clear()
    code.append(Question.relation.rawValue)
    code.append(first)
    code.append(second)
    if let known = relations.find(code.words, hash: code.hash) { return known }
    let result = computeRelation()
    relations.insert(code.words, hash: code.hash, result)
    return result
  }

  /// Whether a condition holds in some state.
  mutating func isSatisfiable(_ condition: Condition) -> Bool {
    !relation(condition, .always).isDisjoint
  }

  /// Whether a condition holds in every state.
  mutating func isTautology(_ condition: Condition) -> Bool {
    relation(condition, .always).isImplied
  }

  /// Whether the first condition holds only where the second does.
  mutating func implies(_ first: Condition, _ second: Condition) -> Bool {
    relation(first, second).isImplication
  }

  /// Whether two conditions hold in the same states.
  mutating func areEquivalent(_ first: Condition, _ second: Condition) -> Bool {
    relation(first, second).isEquivalence
  }

  /// A number for each condition; those that hold in the same states have the same.
  mutating func classes(of conditions: [Condition]) -> [Int] {
    code.clear()
    code.append(Question.relation.rawValue)
    for condition in conditions { code.append(condition) }
    var result: [Int] = []
    let isReady = attempt(fuel: ConditionAnalyzer.fuel + 400 * conditions.count) { analyzer in
      result.removeAll(keepingCapacity: true)
      var index = 1
      for _ in conditions {
        // Equal functions are one node of a diagram.
        result.append(Int(analyzer.planner.compiler.compile(analyzer.code.words, at: &index)))
        if analyzer.planner.compiler.diagram.isExhausted { return }
      }
    }
    if isReady { return result }
    var firsts: [Condition: Int] = [:]
    return conditions.enumerated().map { index, condition in
      let first = firsts[condition] ?? index
      firsts[condition] = first
      return first
    }
  }

  /// Whether two conditions never hold together.
  mutating func areDisjoint(_ first: Condition, _ second: Condition) -> Bool {
    relation(first, second).isDisjoint
  }

  /// The smallest decision that gives in every state the leaf of the first rule that holds.
  ///
  /// - Parameter rules: In the order to try; the last one's condition is `always`. A leaf of nil
  ///   means that any leaf may stand there.
  mutating func decide(
    _ rules: some Collection<(condition: Condition, leaf: Int?)>
  ) -> Decision {
    if rules.count == 1, let rule = rules.first { return .leaf(rule.leaf ?? Decision.anyLeaf) }
    let key = SimpleKey.key(of: rules)
    if let key, let known = simpleDecisions.find(key) { return known }
    code.clear()
    code.append(Question.decision.rawValue)
    for rule in rules {
      code.append(leaf: rule.leaf)
      code.append(rule.condition)
    }
    if let known = decisions.find(code.words, hash: code.hash) { return known }
    let result = computeDecision()
    if let key { simpleDecisions.insert(key, result) }
    decisions.insert(code.words, hash: code.hash, result)
    return result
  }

  /// A condition as the simplest test.
  mutating func test(for condition: Condition) -> ConditionTest {
    code.clear()
    code.append(Question.test.rawValue)
    code.append(condition)
    if let known = tests.find(code.words, hash: code.hash) { return known }
    let result = computeTest()
    tests.insert(code.words, hash: code.hash, result)
    return result
  }

  // MARK: Working them out

  /// A condition as a diagram; nil if that would be too large.
  mutating func diagram(
    of condition: Condition
  ) -> (diagram: Diagram, order: VariableOrder, node: Diagram.Node)? {
    code.clear()
    code.append(Question.test.rawValue)
    code.append(condition)
    var node = Diagram.no
    let isComplete = attempt { analyzer in
      var index = 1
      node = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
    }
    return isComplete ? (planner.compiler.diagram, planner.compiler.order, node) : nil
  }

  private mutating func computeWinners(count: Int) -> [Bool] {
    var result = Array(repeating: true, count: count)
    _ = attempt(fuel: ConditionAnalyzer.fuel + 400 * count) { analyzer in
      var index = 1
      var remaining = Diagram.yes
      for place in 0..<count {
        let condition = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
        let wins = analyzer.planner.compiler.diagram.and(condition, remaining)
        remaining = analyzer.planner.compiler.diagram.choose(condition, Diagram.no, remaining)
        if analyzer.planner.compiler.diagram.isExhausted { return }
        if wins == Diagram.no { result[place] = false }
      }
    }
    return result
  }

  private mutating func computeOverlaps(count: Int) -> [ConditionOverlap] {
    var result: [ConditionOverlap] = []
    _ = attempt(fuel: ConditionAnalyzer.fuel + 4 * count * count) { analyzer in
      result.removeAll()
      var index = 1
      // Of each condition, where it holds, and where it is the first that does.
      var conditions: [(holds: Diagram.Node, wins: Diagram.Node)] = []
      var remaining = Diagram.yes
      for place in 0..<count {
        let holds = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
        for (earlier, other) in conditions.enumerated() {
          let both = analyzer.planner.compiler.diagram.and(other.holds, holds)
          if both == Diagram.no || both == holds || both == other.holds { continue }
          let seen = analyzer.planner.compiler.diagram.and(other.wins, holds)
          if analyzer.planner.compiler.diagram.isExhausted { return }
          result.append(
            ConditionOverlap(first: earlier, second: place, isVisible: seen != Diagram.no))
        }
        let wins = analyzer.planner.compiler.diagram.and(holds, remaining)
        remaining = analyzer.planner.compiler.diagram.choose(holds, Diagram.no, remaining)
        if analyzer.planner.compiler.diagram.isExhausted { return }
        conditions.append((holds, wins))
      }
    }
    return result
  }

  private mutating func computeRelation() -> ConditionRelation {
    var result = ConditionRelation.independent
    _ = attempt { analyzer in
      var index = 1
      let first = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
      let second = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
      let both = analyzer.planner.compiler.diagram.and(first, second)
      if analyzer.planner.compiler.diagram.isExhausted { return }
      result = ConditionRelation(
        isImplication: both == first, isImplied: both == second, isDisjoint: both == Diagram.no)
    }
    return result
  }

  private mutating func computeDecision() -> Decision {
    var rules = CompiledRules()
    var function = Diagram.free
    let isReady = attempt { analyzer in
      rules = CompiledRules(analyzer.code.words, from: 1, with: &analyzer.planner.compiler)
      function = rules.function(in: &analyzer.planner.compiler.diagram)
    }
    guard isReady, planner.compiler.order.variables.count <= DecisionPlanner.maximumLevels else {
      return planner.literalChain(code.words, from: 1)
    }
    planner.compiler.diagram.refuel(ConditionAnalyzer.fuel)
    planner.reset(mergesIsSet: false, leafNeeds: rules.leafNeeds)
    planner.solve(function)
    var tree: (decision: Decision, tests: Int)?
    let tests = planner.cost(function).tests
    if !planner.compiler.diagram.isExhausted, tests <= ConditionAnalyzer.maximumTreeTests {
      let decision = planner.decision(function, rules: rules)
      // A tree repeats what several of its branches share; a chain never does.
      if tests <= min(256, 16 + 4 * planner.size(function)) { return decision }
      tree = (decision, tests)
    }
    planner.compiler.diagram.refuel(ConditionAnalyzer.fuel)
    let chain = planner.chain(rules)
    let isComplete = !planner.compiler.diagram.isExhausted
    if let tree, !isComplete || tree.tests <= chain.tests { return tree.decision }
    return isComplete ? chain.decision : planner.literalChain(code.words, from: 1)
  }

  private mutating func computeTest() -> ConditionTest {
    var condition = Diagram.yes
    var isReady = attempt { analyzer in
      var index = 1
      condition = analyzer.planner.compiler.compile(analyzer.code.words, at: &index)
    }
    isReady = isReady && planner.compiler.order.variables.count <= DecisionPlanner.maximumLevels
    planner.reset(mergesIsSet: true)
    var outcome = DecisionPlanner.Outcome.constant(true)
    if isReady { outcome = planner.outcome(condition) }
    if !isReady || planner.compiler.diagram.isExhausted {
      planner.reset(mergesIsSet: true)
      var index = 1
      outcome = planner.literalOutcome(code.words, at: &index)
    }
    switch outcome {
    case .constant(let value): return value ? .always : .never
    case .formula(let formula):
      return .when(planner.formulas.test(formula, order: planner.compiler.order))
    }
  }

  /// Works something out over the variables of the encoded question, if need be a second time with
  /// a better order of these.
  ///
  /// - Returns: Whether the diagram did not give up.
  private mutating func attempt(
    fuel: Int = ConditionAnalyzer.fuel, _ work: (inout ConditionAnalyzer) -> Void
  ) -> Bool {
    let words = code.words.dropFirst()
    planner.compiler.reset(
      parameterCount: code.parameterCount, fuel: fuel, words: words)
    guard planner.compiler.order.variables.count <= ConditionAnalyzer.maximumVariables else {
      return false
    }
    work(&self)
    if planner.compiler.diagram.isExhausted {
      planner.compiler.bringTogether(fuel: fuel, words: words)
      work(&self)
    }
    return !planner.compiler.diagram.isExhausted
  }
}

/// A condition alone, as simple as it can be.
enum ConditionTest: Hashable {
  case never
  case always
  case when(Test)
}
