/// Tests in the making: formulas over literals, in flat arrays.
struct Formulas {
  /// A formula, or, with the lowest bit set, its negation.
  typealias Reference = UInt32

  /// What a formula is made of.
  enum Kind: UInt8 {
    /// A variable has one of some values; of a Bool, it is true.
    case literal
    case all, any
  }

  /// Whether a test gives its yes branch the values of optional parameters.
  enum Binding: UInt8 {
    /// It does not ask whether a parameter is set.
    case none
    /// It asks for that, and passes only if it is so.
    case binds
    /// It asks, but may pass all the same.
    case loses
  }

  /// One formula.
  struct Entry {
    var kind: Kind
    /// The level of a literal, or the first part.
    var first: UInt32
    /// Where a literal's values begin, or the second part.
    var second: UInt32
    /// How many values a literal has.
    var count: UInt32
    /// How many atoms it has as a test.
    var atoms: UInt32
    /// How many signs of negation it takes to write it, and to write its opposite.
    var negations: UInt32
    var oppositeNegations: UInt32
    /// What it does as it is, and what its opposite does.
    var binding = Binding.none
    var oppositeBinding = Binding.none
  }

  private(set) var entries: [Entry] = []
  private(set) var values: [UInt16] = []

  /// Forgets all formulas.
  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// The question whether an optional parameter is set, where it gives a branch the value.
  mutating func binding(_ level: UInt32) -> Reference {
    let reference = literal(level, CollectionOfOne(1))
    entries[Int(reference >> 1)].binding = .binds
    entries[Int(reference >> 1)].oppositeBinding = .loses
    return reference
  }

  /// A variable has one of these values; two values or more count as so many atoms.
  mutating func literal(_ level: UInt32, _ list: some Collection<UInt16>) -> Reference {
    let start = UInt32(values.count)
    values.append(contentsOf: list)
    let count = UInt32(values.count) - start
    return append(
      Entry(
        kind: .literal, first: level, second: start, count: count, atoms: count, negations: 0,
        oppositeNegations: count))
  }

  /// Both formulas.
  mutating func and(_ first: Reference, _ second: Reference) -> Reference {
    combine(.all, first, second)
  }

  /// At least one of two formulas.
  mutating func or(_ first: Reference, _ second: Reference) -> Reference {
    combine(.any, first, second)
  }

  /// How many atoms a formula has.
  func atoms(_ formula: Reference) -> UInt32 { entries[Int(formula >> 1)].atoms }

  /// How many signs of negation it takes to write a formula.
  func negations(_ formula: Reference) -> UInt32 {
    let entry = entries[Int(formula >> 1)]
    return formula & 1 == 0 ? entry.negations : entry.oppositeNegations
  }

  /// What a test does for its yes branch.
  func binding(of formula: Reference) -> Binding {
    let entry = entries[Int(formula >> 1)]
    return formula & 1 == 0 ? entry.binding : entry.oppositeBinding
  }

  /// What a test of both formulas does for its yes branch.
  func bindingOfAll(_ first: Reference, _ second: Reference) -> Binding {
    switch (binding(of: first), binding(of: second)) {
    case (.loses, _), (_, .loses): .loses
    case (.none, .none): .none
    default: .binds
    }
  }

  /// What a test of at least one of two formulas does for its yes branch.
  func bindingOfAny(_ first: Reference, _ second: Reference) -> Binding {
    binding(of: first) == .none && binding(of: second) == .none ? .none : .loses
  }

  /// The levels of the optional parameters whose values a test gives to its yes branch, as bits.
  func boundLevels(_ formula: Reference) -> UInt64 {
    guard binding(of: formula) == .binds else { return 0 }
    let entry = entries[Int(formula >> 1)]
    if entry.kind == .literal { return 1 << UInt64(entry.first) }
    let sign = formula & 1
    return boundLevels(entry.first ^ sign) | boundLevels(entry.second ^ sign)
  }

  private mutating func combine(
    _ kind: Kind, _ first: Reference, _ second: Reference
  ) -> Reference {
    let negations = negations(first) + negations(second)
    let opposite = self.negations(first ^ 1) + self.negations(second ^ 1)
    return append(
      Entry(
        kind: kind, first: first, second: second, count: 0, atoms: atoms(first) + atoms(second),
        negations: negations, oppositeNegations: opposite,
        binding: kind == .all ? bindingOfAll(first, second) : bindingOfAny(first, second),
        oppositeBinding: kind == .all
          ? bindingOfAny(first ^ 1, second ^ 1) : bindingOfAll(first ^ 1, second ^ 1)))
  }

  private mutating func append(_ entry: Entry) -> Reference {
    entries.append(entry)
    return UInt32(entries.count - 1) << 1
  }

  // MARK: Writing

  /// The formula as a test, in which negations stand before single atoms only.
  func test(_ formula: Reference, order: VariableOrder) -> Test {
    let entry = entries[Int(formula >> 1)]
    let isNegated = formula & 1 != 0
    if entry.kind == .literal { return literalTest(entry, isNegated: isNegated, order) }
    let isAll = (entry.kind == .all) != isNegated
    var parts: [(rank: UInt32, test: Test)] = []
    collect(formula, isAll: isAll, order: order, into: &parts)
    let sorted = parts.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    let tests = sorted.map(\.element.test)
    return isAll ? .all(tests) : .any(tests)
  }

  /// Adds the parts of nested formulas of one kind.
  private func collect(
    _ formula: Reference, isAll: Bool, order: VariableOrder,
    into tests: inout [(rank: UInt32, test: Test)]
  ) {
    let entry = entries[Int(formula >> 1)]
    let isNegated = formula & 1 != 0
    if entry.kind != .literal, ((entry.kind == .all) != isNegated) == isAll {
      let sign: Reference = isNegated ? 1 : 0
      collect(entry.first ^ sign, isAll: isAll, order: order, into: &tests)
      collect(entry.second ^ sign, isAll: isAll, order: order, into: &tests)
      return
    }
    let test = test(formula, order: order)
    // Several values of one variable are an `any` of their own, or an `all` where negated.
    switch test {
    case .any(let parts) where !isAll, .all(let parts) where isAll:
      for part in parts { tests.append((rank(formula, order), part)) }
    default:
      tests.append((rank(formula, order), test))
    }
  }

  /// The place of a formula's first variable in the order of preference, after all that bind.
  private func rank(_ formula: Reference, _ order: VariableOrder) -> UInt32 {
    let entry = entries[Int(formula >> 1)]
    if entry.kind == .literal {
      if entry.binding == .binds { return 0 }
      return order.rank(of: order.variables[Int(entry.first)]) + 1
    }
    return min(rank(entry.first, order), rank(entry.second, order))
  }

  private func literalTest(_ entry: Entry, isNegated: Bool, _ order: VariableOrder) -> Test {
    let start = Int(entry.second)
    let tests = values[start..<start + Int(entry.count)].map { value in
      let test: Test =
        switch order.variables[Int(entry.first)] {
        case .input(let input): .input(input)
        case .isSet(let parameter): .input(.isSet(parameter))
        case .flag(let parameter): .input(.flag(parameter))
        case .value(let parameter): .equal(parameter, value)
        case .controlSize: .controlSize(ControlSize.allCases[Int(value)])
        }
      return isNegated ? .not(test) : test
    }
    if tests.count == 1 { return tests[0] }
    return isNegated ? .all(tests) : .any(tests)
  }
}
