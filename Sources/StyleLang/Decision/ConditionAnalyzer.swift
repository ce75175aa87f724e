/// Reasons about conditions exactly, and finds the smallest decision among rules.
///
/// It never goes through states one by one, so the number of states does not matter. One analyzer
/// serves many styles one after another: `reset(parameters:)` keeps its memory, and what it worked
/// out for a pattern of conditions is looked up when the pattern returns.
///
/// Reasoning about conditions made to be hard could take for ever; it stops after some milliseconds
/// and then claims only what it knows: a rule is said never to win, a condition to imply another,
/// only where that is certain.
struct ConditionAnalyzer {
  /// How two conditions lie to each other.
  struct Relation: Hashable {
    /// The first holds only where the second does.
    var isImplication: Bool
    /// The second holds only where the first does.
    var isImplied: Bool
    /// They never hold together.
    var isDisjoint: Bool

    /// They hold in the same states.
    var isEquivalence: Bool { isImplication && isImplied }
  }

  /// What kind of question a memorised sequence of words belongs to.
  private enum Question: UInt32 {
    case canWin, relation, decision, test
  }

  private var code = ConditionCode()
  private var planner = DecisionPlanner()
  private var winners = Memo<[Bool]>()
  private var relations = Memo<Relation>()
  private var decisions = Memo<Decision>()
  private var tests = Memo<ConditionTest>()

  /// How many steps one question may take.
  static let fuel = 1_000_000
  /// The most variables that one question may be about; operations are as deep as this.
  static let maximumVariables = 1_000

  /// Creates an analyzer for the conditions of a style with these parameters.
  init(parameters: [Parameter] = []) { code.setParameters(parameters) }

  /// Turns to a style with these parameters.
  mutating func reset(parameters: [Parameter]) { code.setParameters(parameters) }

  // MARK: Questions

  /// Of each condition, whether it can be the first of them that holds.
  ///
  /// - Parameter conditions: In the order to try.
  mutating func canWin(_ conditions: some Collection<Condition>) -> [Bool] {
    code.clear()
    code.append(Question.canWin.rawValue)
    for condition in conditions { code.append(condition) }
    if let known = winners.find(code.words, hash: code.hash) { return known }
    let result = computeWinners(count: conditions.count)
    winners.insert(code.words, hash: code.hash, result)
    return result
  }

  /// How two conditions lie to each other.
  mutating func relation(_ first: Condition, _ second: Condition) -> Relation {
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
    code.clear()
    code.append(Question.decision.rawValue)
    for rule in rules {
      code.append(leaf: rule.leaf)
      code.append(rule.condition)
    }
    if let known = decisions.find(code.words, hash: code.hash) { return known }
    let result = computeDecision()
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

  private mutating func computeWinners(count: Int) -> [Bool] {
    guard prepare() else { return Array(repeating: true, count: count) }
    var result: [Bool] = []
    result.reserveCapacity(count)
    var index = 1
    var remaining = Diagram.yes
    for _ in 0..<count {
      let condition = planner.compiler.compile(code.words, at: &index)
      let wins = planner.compiler.diagram.and(condition, remaining)
      remaining = planner.compiler.diagram.choose(condition, Diagram.no, remaining)
      result.append(wins != Diagram.no || planner.compiler.diagram.isExhausted)
    }
    return result
  }

  private mutating func computeRelation() -> Relation {
    let unknown = Relation(isImplication: false, isImplied: false, isDisjoint: false)
    guard prepare() else { return unknown }
    var index = 1
    let first = planner.compiler.compile(code.words, at: &index)
    let second = planner.compiler.compile(code.words, at: &index)
    let both = planner.compiler.diagram.and(first, second)
    if planner.compiler.diagram.isExhausted { return unknown }
    return Relation(
      isImplication: both == first, isImplied: both == second, isDisjoint: both == Diagram.no)
  }

  private mutating func computeDecision() -> Decision {
    guard prepare(), planner.compiler.order.variables.count <= DecisionPlanner.maximumLevels else {
      return planner.literalChain(code.words, from: 1)
    }
    let rules = CompiledRules(code.words, from: 1, with: &planner.compiler)
    let function = rules.function(in: &planner.compiler.diagram)
    planner.reset(mergesIsSet: false, leafNeeds: rules.leafNeeds)
    planner.solve(function)
    let tests = planner.cost(function).tests
    if !planner.compiler.diagram.isExhausted {
      let limit = min(256, 16 + 4 * planner.size(function))
      if tests <= limit { return planner.decision(function, rules: rules) }
    }
    let chain = planner.chain(rules)
    return planner.compiler.diagram.isExhausted
      ? planner.literalChain(code.words, from: 1) : chain
  }

  private mutating func computeTest() -> ConditionTest {
    let isReady =
      prepare() && planner.compiler.order.variables.count <= DecisionPlanner.maximumLevels
    planner.reset(mergesIsSet: true)
    var index = 1
    var outcome = DecisionPlanner.Outcome.constant(true)
    if isReady {
      let condition = planner.compiler.compile(code.words, at: &index)
      outcome = planner.outcome(condition)
    }
    if !isReady || planner.compiler.diagram.isExhausted {
      planner.reset(mergesIsSet: true)
      index = 1
      outcome = planner.literalOutcome(code.words, at: &index)
    }
    switch outcome {
    case .constant(let value): return value ? .always : .never
    case .formula(let formula):
      return .when(planner.formulas.test(formula, order: planner.compiler.order))
    }
  }

  /// Takes the variables of the encoded question into use; false if they are too many to reason
  /// about.
  private mutating func prepare() -> Bool {
    planner.compiler.reset(
      parameterCount: code.parameterCount, fuel: ConditionAnalyzer.fuel,
      words: code.words.dropFirst())
    return planner.compiler.order.variables.count <= ConditionAnalyzer.maximumVariables
  }
}

/// A condition alone, as simple as it can be.
enum ConditionTest: Hashable {
  case never
  case always
  case when(Test)
}

extension Decision {
  /// The leaf where any leaf may stand but none is allowed: each of them needs an optional parameter
  /// that may be absent there.
  public static let anyLeaf = -1
}
