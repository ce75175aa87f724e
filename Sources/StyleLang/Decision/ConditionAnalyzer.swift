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

  var code = ConditionCode()
  var compiler = ConditionCompiler()
  private var winners = Memo<[Bool]>()
  private var relations = Memo<Relation>()
  private var decisions = Memo<Decision>()
  private var tests = Memo<ConditionTest>()

  /// How many steps one question may take.
  static let fuel = 1_000_000

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
    let result = chain(rules)
    decisions.insert(code.words, hash: code.hash, result)
    return result
  }

  /// A condition as the simplest test.
  mutating func test(for condition: Condition) -> ConditionTest {
    code.clear()
    code.append(Question.test.rawValue)
    code.append(condition)
    if let known = tests.find(code.words, hash: code.hash) { return known }
    let result: ConditionTest
    let relation = relation(condition, .always)
    if relation.isDisjoint {
      result = .never
    } else if relation.isImplied {
      result = .always
    } else {
      result = directTest(condition).map { .when($0) } ?? .always
    }
    code.clear()
    code.append(Question.test.rawValue)
    code.append(condition)
    tests.insert(code.words, hash: code.hash, result)
    return result
  }

  // MARK: Working them out

  private mutating func computeWinners(count: Int) -> [Bool] {
    let words = code.words
    compiler.reset(
      parameterCount: code.parameterCount, fuel: ConditionAnalyzer.fuel, words: words.dropFirst())
    var result: [Bool] = []
    result.reserveCapacity(count)
    var index = 1
    var remaining = Diagram.yes
    for _ in 0..<count {
      let condition = compiler.compile(words, at: &index)
      let wins = compiler.diagram.and(condition, remaining)
      remaining = compiler.diagram.choose(condition, Diagram.no, remaining)
      result.append(wins != Diagram.no || compiler.diagram.isExhausted)
    }
    return result
  }

  private mutating func computeRelation() -> Relation {
    let words = code.words
    compiler.reset(
      parameterCount: code.parameterCount, fuel: ConditionAnalyzer.fuel, words: words.dropFirst())
    var index = 1
    let first = compiler.compile(words, at: &index)
    let second = compiler.compile(words, at: &index)
    let both = compiler.diagram.and(first, second)
    if compiler.diagram.isExhausted {
      return Relation(isImplication: false, isImplied: false, isDisjoint: false)
    }
    return Relation(
      isImplication: both == first, isImplied: both == second, isDisjoint: both == Diagram.no)
  }

  private mutating func chain(
    _ rules: some Collection<(condition: Condition, leaf: Int?)>
  ) -> Decision {
    var result = Decision.leaf(Decision.anyLeaf)
    for rule in rules.reversed() {
      let leaf = Decision.leaf(rule.leaf ?? Decision.anyLeaf)
      switch rule.condition {
      case .always: result = leaf
      case .all(let parts):
        let bindings = parts.filter { if case .isSet = $0 { true } else { false } }
        let others = parts.filter { if case .isSet = $0 { false } else { true } }
        var inner = leaf
        if let test = directTest(.all(others)) { inner = .test(test, then: leaf, else: result) }
        for binding in bindings {
          if let test = directTest(binding) { inner = .test(test, then: inner, else: result) }
        }
        result = inner
      default:
        result = directTest(rule.condition).map { .test($0, then: leaf, else: result) } ?? leaf
      }
    }
    return result
  }

  /// A condition as a test, word for word; nil if it is always so.
  private func directTest(_ condition: Condition) -> Test? {
    switch condition {
    case .always: return nil
    case .state(.disabled): return .not(.input(.enabled))
    case .state(let state):
      let index = VariableOrder.index(of: state)
      let input = Test.input(VariableOrder.inputs[Int(index)])
      return VariableOrder.needsEnabled(index) ? .all([.input(.enabled), input]) : input
    case .controlSize(let size): return .controlSize(size)
    case .flag(let parameter): return .input(.flag(parameter))
    case .equal(let parameter, let index): return .equal(parameter, index)
    case .isSet(let parameter): return .input(.isSet(parameter))
    case .not(let inner): return directTest(inner).map { .not($0) }
    case .all(let parts):
      let tests = parts.compactMap(directTest)
      return tests.count > 1 ? .all(tests) : tests.first
    case .any(let parts):
      let tests = parts.compactMap(directTest)
      return tests.count == parts.count ? (tests.count > 1 ? .any(tests) : tests.first) : nil
    }
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
