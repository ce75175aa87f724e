/// One way to see a function: a test, and what follows where it passes and where it does not.
struct Form {
  var test: Formulas.Reference
  var yes: Diagram.Node
  var no: Diagram.Node
}

extension DecisionPlanner {
  /// The state of the search at one node.
  struct Search {
    let node: Node
    var plan = Plan()
    var forms: [Form] = []

    init(_ node: Node) { self.node = node }
  }

  /// The most forms that are kept of one function, in plenty of time and in a hurry.
  private static let maximumForms = (plenty: 96, hurry: 8)
  /// With more branches than this, a single one is not tested for by itself.
  private static let maximumPeeled = 4

  /// Tries to ask for the variable of `level` first.
  mutating func explore(_ level: UInt32, _ search: inout Search) {
    if isBound(level, search.node) { return }
    if case .isSet = compiler.order.variables[Int(level)] {
      exploreIsSet(level, &search)
    } else {
      exploreValue(level, &search)
    }
  }

  // MARK: One variable

  /// The values of a variable that lead to one function.
  private struct Group {
    var node: Node
    var values: [UInt16]
  }

  private mutating func exploreValue(_ level: UInt32, _ search: inout Search) {
    var groups: [Group] = []
    var freeValues: [UInt16] = []
    for value in 0..<compiler.diagram.arities[Int(level)] {
      let child = compiler.diagram.cofactor(search.node, level, value)
      if child == Diagram.free {
        freeValues.append(UInt16(value))
      } else if let index = groups.firstIndex(where: { $0.node == child }) {
        groups[index].values.append(UInt16(value))
      } else {
        groups.append(Group(node: child, values: [UInt16(value)]))
      }
    }
    if compiler.diagram.hasFree(search.node) {
      let joined = join(groups)
      if joined.count == 1 {
        consider(same: joined[0].node, &search)
      } else if joined.count < groups.count {
        branch(level, joined, freeValues, &search)
      }
    }
    if groups.count > 1 { branch(level, groups, freeValues, &search) }
  }

  private mutating func join(_ groups: [Group]) -> [Group] {
    var joined: [Group] = []
    next: for group in groups {
      for index in joined.indices {
        let node = compiler.diagram.join(joined[index].node, group.node)
        guard node != Diagram.none else { continue }
        joined[index].node = node
        joined[index].values += group.values
        continue next
      }
      joined.append(group)
    }
    return joined
  }

  /// Tries to tell two or more groups apart.
  private mutating func branch(
    _ level: UInt32, _ groups: [Group], _ freeValues: [UInt16], _ search: inout Search
  ) {
    if groups.count == 2 {
      // Of two values, the second is `true`.
      let (yes, no) = isEnumeration(level) ? (groups[0], groups[1]) : (groups[1], groups[0])
      let test = test(level, yes.values, not: no.values)
      consider(Form(test: test, yes: yes.node, no: no.node), &search)
      return
    }
    considerSelect(level, groups, freeValues, &search)
    guard groups.count <= DecisionPlanner.maximumPeeled else { return }
    for index in groups.indices {
      let others = groups.indices.filter { $0 != index }.flatMap { groups[$0].values }
      let test = test(level, groups[index].values, not: others)
      let literal = compiler.diagram.literal(level) { groups[index].values.contains(UInt16($0)) }
      let rest = compiler.diagram.choose(literal, Diagram.free, search.node)
      consider(Form(test: test, yes: groups[index].node, no: rest), &search)
    }
  }

  /// Some values against some others, by the shorter list.
  private mutating func test(
    _ level: UInt32, _ values: [UInt16], not others: [UInt16]
  ) -> Formulas.Reference {
    values.count <= others.count
      ? formulas.literal(level, values) : formulas.literal(level, others) ^ 1
  }

  private mutating func considerSelect(
    _ level: UInt32, _ groups: [Group], _ freeValues: [UInt16], _ search: inout Search
  ) {
    var cost = Cost(tests: UInt32(groups.count - 1))
    for group in groups {
      solve(group.node)
      cost = cost + self.cost(group.node)
    }
    guard cost < search.plan.cost else { return }
    var largest = 0
    for index in groups.indices where groups[index].values.count > groups[largest].values.count {
      largest = index
    }
    let start = branches.count
    for index in groups.indices {
      var values = groups[index].values
      if index == largest { values = (values + freeValues).sorted() }
      let first = branchValues.count
      branchValues += values
      branches.append(Branch(values: first..<branchValues.count, node: groups[index].node))
    }
    search.plan.cost = cost
    search.plan.choice = .select(level: level, start: start, count: groups.count)
  }

  // MARK: Whether an optional parameter is set

  private mutating func exploreIsSet(_ level: UInt32, _ search: inout Search) {
    let set = compiler.diagram.cofactor(search.node, level, 1)
    let absent = compiler.diagram.cofactor(search.node, level, 0)
    let bound = boundLevel(of: level, set)
    if masks.needs(set, compiler.diagram) & (1 << UInt64(level)) == 0 {
      let joined = compiler.diagram.join(set, absent)
      if joined != Diagram.none, boundLevel(of: level, joined) == nil {
        consider(same: joined, &search)
      }
    }
    let test = mergesIsSet ? formulas.literal(level, [1]) : formulas.binding(level)
    consider(Form(test: test, yes: set, no: absent), &search)
    if let bound { exploreBound(bound, level, set: set, absent: absent, &search) }
  }

  /// The level of the parameter's value, if the function still depends on it where it is set.
  private mutating func boundLevel(of level: UInt32, _ set: Node) -> UInt32? {
    guard case .isSet(let parameter) = compiler.order.variables[Int(level)] else { return nil }
    guard
      let bound = compiler.order.level(of: .value(parameter)),
      masks.support(set, compiler.diagram) & (1 << UInt64(bound)) != 0
    else { return nil }
    return bound
  }

  /// Tries to ask whether an optional parameter has certain values, which an absent one has not,
  /// without asking first whether it is set.
  private mutating func exploreBound(
    _ bound: UInt32, _ level: UInt32, set: Node, absent: Node, _ search: inout Search
  ) {
    var groups: [Group] = []
    for value in 0..<compiler.diagram.arities[Int(bound)] {
      let child = compiler.diagram.cofactor(set, bound, value)
      if child == Diagram.free { continue }
      if let index = groups.firstIndex(where: { $0.node == child }) {
        groups[index].values.append(UInt16(value))
      } else {
        groups.append(Group(node: child, values: [UInt16(value)]))
      }
    }
    guard groups.count <= DecisionPlanner.maximumPeeled else { return }
    let isSet = compiler.diagram.literal(level) { $0 == 1 }
    if groups.count == 1, absent == Diagram.free {
      let filled = compiler.diagram.choose(isSet, groups[0].node, Diagram.free)
      return consider(same: filled, &search)
    }
    if compiler.diagram.hasFree(absent) {
      considerFilling(level, set: set, absent: absent, like: groups, &search)
    }
    // The only test for a Bool is whether it is true.
    for group in groups where isEnumeration(bound) || group.values == [1] {
      let value = compiler.diagram.literal(bound) { group.values.contains(UInt16($0)) }
      let both = compiler.diagram.and(isSet, value)
      let rest = compiler.diagram.choose(both, Diagram.free, search.node)
      // After a yes it does not matter what stands elsewhere.
      let yes = compiler.diagram.choose(both, search.node, Diagram.free)
      let test = formulas.literal(bound, group.values)
      consider(Form(test: test, yes: yes, no: rest), &search)
    }
  }

  /// Where it does not matter what an absent value leads to: the same as one of the others.
  private mutating func considerFilling(
    _ level: UInt32, set: Node, absent: Node, like groups: [Group], _ search: inout Search
  ) {
    let isSet = compiler.diagram.literal(level) { $0 == 1 }
    for group in groups where masks.needs(group.node, compiler.diagram) & (1 << UInt64(level)) == 0
    {
      let joined = compiler.diagram.join(absent, group.node)
      if joined == Diagram.none || joined == absent { continue }
      let filled = compiler.diagram.choose(isSet, set, joined)
      if filled != search.node { consider(same: filled, &search) }
    }
  }

  private func isEnumeration(_ level: UInt32) -> Bool {
    switch compiler.order.variables[Int(level)] {
    case .value, .controlSize: true
    case .input, .flag, .isSet: false
    }
  }

  // MARK: Candidates

  /// Another function that agrees wherever this one is not free.
  private mutating func consider(same node: Node, _ search: inout Search) {
    solve(node)
    if cost(node) < search.plan.cost {
      search.plan.cost = cost(node)
      search.plan.choice = .same(node)
    }
    for index in plans[Int(node)].forms { add(forms[index], &search) }
  }

  /// A test, and all larger ones that it makes together with the tests of what follows.
  private mutating func consider(_ form: Form, _ search: inout Search) {
    var next = search.forms.count
    add(form, &search)
    considerMerging(form, &search)
    while next < search.forms.count {
      let limit =
        work > DecisionPlanner.maximumWork
        ? DecisionPlanner.maximumForms.hurry : DecisionPlanner.maximumForms.plenty
      if search.forms.count >= limit { break }
      extend(search.forms[next], &search)
      next += 1
    }
  }

  /// `a ? (b ? x : y) : (c ? x : y)` is `a and b or not a and c ? x : y`, which is shorter if `x` or
  /// `y` is long.
  private mutating func considerMerging(_ form: Form, _ search: inout Search) {
    for yesIndex in plans[Int(form.yes)].forms {
      for noIndex in plans[Int(form.no)].forms {
        work += 1
        let first = forms[yesIndex]
        var second = forms[noIndex]
        if second.yes == first.no && second.no == first.yes {
          second = Form(test: second.test ^ 1, yes: second.no, no: second.yes)
        }
        guard
          second.yes == first.yes, second.no == first.no,
          [form, first, second].allSatisfy({ formulas.binding(of: $0.test) == .none }),
          !compiler.diagram.isTerminal(first.yes) || !compiler.diagram.isTerminal(first.no)
        else { continue }
        let yes = formulas.and(form.test, first.test)
        let no = formulas.and(form.test ^ 1, second.test)
        add(Form(test: formulas.or(yes, no), yes: first.yes, no: first.no), &search)
      }
    }
  }

  private mutating func extend(_ form: Form, _ search: inout Search) {
    // `a ? x : (b ? x : y)` is `a or b ? x : y`.
    for index in plans[Int(form.no)].forms {
      let other = forms[index]
      add(or: form.test, other.test, yes: (form.yes, other.yes), no: other.no, &search)
      add(or: form.test, other.test ^ 1, yes: (form.yes, other.no), no: other.yes, &search)
    }
    // `a ? (b ? x : y) : y` is `not a or not b ? y : x`.
    for index in plans[Int(form.yes)].forms {
      let other = forms[index]
      add(or: form.test ^ 1, other.test ^ 1, yes: (form.no, other.no), no: other.yes, &search)
      add(or: form.test ^ 1, other.test, yes: (form.no, other.yes), no: other.no, &search)
    }
  }

  /// The test that one of two tests passes, if they lead to the same.
  private mutating func add(
    or first: Formulas.Reference, _ second: Formulas.Reference, yes: (Node, Node), no: Node,
    _ search: inout Search
  ) {
    work += 1
    if formulas.bindingOfAny(first, second) == .loses,
      formulas.bindingOfAll(first ^ 1, second ^ 1) == .loses
    {
      return
    }
    let joined = compiler.diagram.join(yes.0, yes.1)
    if joined == Diagram.none { return }
    if joined != yes.0 {
      // Joining must not bring back what has been asked: the search would not end.
      let support = masks.support(joined, compiler.diagram)
      let own = masks.support(search.node, compiler.diagram)
      guard support & ~own == 0, support != own else { return }
    }
    let test = formulas.or(first, second)
    guard keepsBindings(formulas.boundLevels(test ^ 1), joined) else { return }
    add(Form(test: test, yes: joined, no: no), &search)
  }

  /// Whether no leaf that needs one of the parameters can be reached where that is absent.
  private mutating func keepsBindings(_ levels: UInt64, _ node: Node) -> Bool {
    var levels = levels
    while levels != 0 {
      let level = UInt32(levels.trailingZeroBitCount)
      levels &= levels - 1
      let absent = compiler.diagram.cofactor(node, level, 0)
      if masks.needs(absent, compiler.diagram) & (1 << UInt64(level)) != 0 { return false }
    }
    return true
  }

  /// Keeps a form, unless one with the same outcomes is as good.
  private mutating func add(_ form: Form, _ search: inout Search) {
    solve(form.yes)
    solve(form.no)
    for other in search.forms {
      let isSame = other.yes == form.yes && other.no == form.no
      let isOpposite = other.yes == form.no && other.no == form.yes
      if (isSame || isOpposite) && testCost(other.test) <= testCost(form.test) { return }
    }
    search.forms.append(form)
    let cost = cost(of: form)
    guard cost < search.plan.cost else { return }
    search.plan.cost = cost
    search.plan.choice = .test(form.test, yes: form.yes, no: form.no)
  }

  /// What a test costs, written as it is or negated with its outcomes exchanged.
  private func testCost(_ test: Formulas.Reference) -> Cost {
    Cost(
      tests: formulas.atoms(test),
      negations: min(formulas.negations(test), formulas.negations(test ^ 1)))
  }

  private func cost(of form: Form) -> Cost {
    testCost(form.test) + cost(form.yes) + cost(form.no)
  }
}
