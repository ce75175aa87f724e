/// Finds the decision with the fewest tests for a function given as a diagram.
///
/// Every function that can remain after some questions is a node of the diagram, so the search is
/// over nodes, each solved once: which variable to ask for first is tried for all variables, in
/// each branch anew. What stands under the same test more than once is shared by making the test
/// larger (see `DecisionForms.swift`).
struct DecisionPlanner {
  typealias Node = Diagram.Node

  /// What to do at a node.
  enum Choice {
    case unsolved
    /// The search is under way; whoever asks in the meantime gets the worst cost.
    case underWay
    case leaf
    /// As at another node, which agrees with this one wherever it is not free.
    case same(Node)
    case test(Formulas.Reference, yes: Node, no: Node)
    /// Branches of `branches`, on the variable of a level.
    case select(level: UInt32, start: Int, count: Int)
  }

  /// What is known of a node.
  struct Plan {
    var choice = Choice.unsolved
    var cost = Cost.worst
    /// Where its forms lie in `forms`.
    var forms: Range<Int> = 0..<0
  }

  /// One branch of a `select`: values, and what follows.
  struct Branch {
    var values: Range<Int>
    var node: Node
  }

  var compiler = ConditionCompiler()
  var formulas = Formulas()
  var plans: [Plan] = []
  var forms: [Form] = []
  var branches: [Branch] = []
  var branchValues: [UInt16] = []
  var masks = NodeMasks()
  /// The formulas of functions that are conditions.
  var outcomes: [Node: Formulas.Reference] = [:]

  /// Whether `isSet` may be one atom among others: only where no code under it binds the value.
  private(set) var mergesIsSet = false

  /// The most variables a decision can look at.
  static let maximumLevels = 64
  /// Functions with at most this many variables are solved exhaustively.
  static let exhaustiveLevels = 6
  /// Functions with at most this many variables choose the variable that simplifies most.
  static let greedyLevels = 16
  /// After so many steps the search takes the first variable that comes and keeps few forms.
  static let maximumWork = 60_000
  /// Steps taken: pairs of forms looked at, functions solved.
  var work = 0
  private var visited: [UInt32] = []
  private var stamp: UInt32 = 0

  /// Starts anew, for the diagram in `compiler`.
  ///
  /// - Parameters:
  ///   - mergesIsSet: Whether `isSet` may be one atom among others.
  ///   - leafNeeds: Of each terminal value, the levels that must be known to be set where it stands.
  mutating func reset(mergesIsSet: Bool, leafNeeds: [UInt64] = []) {
    self.mergesIsSet = mergesIsSet
    masks.reset(leafNeeds: leafNeeds)
    formulas.clear()
    plans.removeAll(keepingCapacity: true)
    forms.removeAll(keepingCapacity: true)
    branches.removeAll(keepingCapacity: true)
    branchValues.removeAll(keepingCapacity: true)
    outcomes.removeAll(keepingCapacity: true)
    work = 0
  }

  /// What it costs to decide a node, once it is solved.
  func cost(_ node: Node) -> Cost { plans[Int(node)].cost }

  /// Solves a node and everything below.
  mutating func solve(_ node: Node) {
    if plans.count < compiler.diagram.count {
      plans.append(
        contentsOf: repeatElement(Plan(), count: compiler.diagram.count - plans.count))
    }
    guard case .unsolved = plans[Int(node)].choice else { return }
    if compiler.diagram.isTerminal(node) || compiler.diagram.isExhausted {
      plans[Int(node)] = Plan(choice: .leaf, cost: .leaf)
      return
    }
    work += 8
    plans[Int(node)].choice = .underWay
    var search = Search(node)
    for level in candidates(node) { explore(level, &search) }
    let start = forms.count
    forms.append(contentsOf: search.forms)
    search.plan.forms = start..<forms.count
    plans[Int(node)] = search.plan
  }

  // MARK: Which variables to try

  private mutating func candidates(_ node: Node) -> [UInt32] {
    var support: [UInt32] = []
    var mask = masks.support(node, compiler.diagram)
    while mask != 0 {
      support.append(UInt32(mask.trailingZeroBitCount))
      mask &= mask - 1
    }
    if work > DecisionPlanner.maximumWork { return [support[0]] }
    if support.count <= DecisionPlanner.exhaustiveLevels { return support }
    if support.count > DecisionPlanner.greedyLevels { return [support[0]] }
    var best = (size: Int.max, level: support[0])
    for level in support where !isBound(level, node) {
      var size = 0
      for value in 0..<compiler.diagram.arities[Int(level)] {
        let child = compiler.diagram.cofactor(node, level, value)
        size += self.size(child)
      }
      if size < best.size { best = (size, level) }
    }
    return [best.level]
  }

  /// How many nodes a function has.
  mutating func size(_ node: Node) -> Int {
    if visited.count < compiler.diagram.count {
      visited.append(contentsOf: repeatElement(0, count: compiler.diagram.count - visited.count))
    }
    stamp &+= 1
    return compiler.diagram.size(of: node, visited: &visited, stamp: stamp)
  }

  /// Whether a level is the value of an optional parameter not yet known to be set.
  func isBound(_ level: UInt32, _ node: Node) -> Bool {
    guard let partner = isSetLevel(of: level) else { return false }
    return masks.support(node) & (1 << UInt64(partner)) != 0
  }

  /// Of the value of an optional parameter, the level that says whether it is set.
  func isSetLevel(of level: UInt32) -> UInt32? {
    switch compiler.order.variables[Int(level)] {
    case .flag(let parameter), .value(let parameter):
      compiler.order.level(of: .isSet(parameter))
    default: nil
    }
  }
}
