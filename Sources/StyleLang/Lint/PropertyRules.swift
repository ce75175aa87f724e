/// The rules of one property of a block, in the order to try, with the default as the last.
struct PropertyRules {
  /// The property.
  let property: Property
  /// The rules, the last written first; without the default.
  private(set) var rules: [SourceRule] = []
  /// Of each rule, whether it is a statement of the style at hand.
  private(set) var isOwn: [Bool] = []
  /// When that is drawn which they are about.
  let context: Condition
  /// A number for the value of each rule, and the last for the default: equal values have equal
  /// numbers.
  private(set) var values: [Int] = []

  /// Takes the rules of a property from a block.
  ///
  /// - Parameter withReplaced: Whether what a statement alone replaces follows it, so that it is there
  ///   once the statement is not.
  init(
    _ property: Property, of block: borrowing RuleBlock, in subject: borrowing StyleSubject,
    withReplaced: Bool = false
  ) {
    self.property = property
    context = block.context
    for rule in block.rules.reversed() where rule.rule.property == property {
      rules.append(rule)
      isOwn.append(subject.isOwn(rule))
      if withReplaced, isOwn[isOwn.count - 1], let other = subject.replaced[rule.statement] {
        rules.append(other)
        isOwn.append(false)
      }
    }
    numberValues()
  }

  /// A table of the rules, with the default as the last.
  ///
  /// - Parameter others: Conditions that are to be compiled in its space later.
  func table(of parameters: [Parameter], others: [Condition] = []) -> RuleTable {
    RuleTable(
      rules.map(\.rule.condition) + [.always], in: context, parameters: parameters, others: others)
  }

  private mutating func numberValues() {
    var known: [Value: Int] = [:]
    for rule in rules {
      let number = known[rule.rule.value] ?? known.count
      known[rule.rule.value] = number
      values.append(number)
    }
    let definition = property.definition
    // What must be set everywhere or nowhere is not the same as its default, which nothing sets.
    let isPlain = definition.variation == .free || rules.count == 1 && property != .base
    values.append(isPlain ? known[definition.defaultValue] ?? known.count : known.count)
  }
}

extension RuleBlock {
  /// The properties of which two rules have the same value, or one has the default's: of the others
  /// each rule has an effect.
  ///
  /// Most blocks have none, and this tells so without making anything.
  func propertiesWithEqualValues(in subject: borrowing StyleSubject) -> PropertySet {
    var result = PropertySet()
    let hasParent = subject.style.parent != nil
    // By index: a copy of a rule counts references.
    for index in rules.indices {
      let property = rules[index].rule.property
      if hasParent || rules[index].rule.value == property.definition.defaultValue {
        result.insert(property)
        continue
      }
      for other in 0..<index
      where rules[other].rule.property == property
        && rules[other].rule.value == rules[index].rule.value
      {
        result.insert(property)
      }
    }
    return result
  }
}

/// A set of properties, in a word.
struct PropertySet: Sequence, IteratorProtocol {
  private var bits: UInt64 = 0

  /// Adds a property; false if it was there.
  @discardableResult
  mutating func insert(_ property: Property) -> Bool {
    let bit = UInt64(1) << UInt64(property.rawValue)
    defer { bits |= bit }
    return bits & bit == 0
  }

  /// Takes the first property off.
  mutating func next() -> Property? {
    guard bits != 0 else { return nil }
    defer { bits &= bits - 1 }
    return Property(rawValue: UInt8(bits.trailingZeroBitCount))
  }
}
