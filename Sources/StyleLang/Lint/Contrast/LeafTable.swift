/// What decides one thing about a place of a style, as its colour: rules to try in order, the last of
/// which always holds.
struct LeafTable {
  /// A rule; without one where nothing is set.
  struct Entry {
    var condition: Condition
    var rule: SourceRule?
  }

  var entries: [Entry] = []

  /// Whether anything is set in any state.
  var isSet: Bool { entries.contains { $0.rule != nil } }

  /// Nothing but a default.
  init() {}

  /// The rules of a property in a list of rules in written order.
  init(_ property: Property, in rules: RuleList) { append(property, in: rules, within: .always) }

  /// Adds the rules of a property, to be tried after those that are there.
  mutating func append(_ property: Property, in rules: RuleList, within context: Condition) {
    if let last = entries.last, last.condition == .always { return }
    for rule in rules.reversed() where rule.rule.property == property {
      entries.append(Entry(condition: context.and(rule.rule.condition), rule: rule))
      if rule.rule.condition == .always, context == .always { return }
    }
  }

  /// Closes the table: where no rule holds, there is the default.
  mutating func close() {
    if entries.last?.condition != .always { entries.append(Entry(condition: .always, rule: nil)) }
  }
}

/// Which rules of several tables can win together, and in which appearances of the system.
struct LeafTuples {
  /// How many tables there are; each tuple has one more number, its appearance.
  var width: Int
  /// The places in the tables' entries, one tuple after another.
  var places: [UInt16] = []

  /// How many tuples there are.
  var count: Int { places.count / (width + 1) }

  /// The place of the winning entry of a table.
  func place(_ tuple: Int, _ table: Int) -> Int { Int(places[tuple * (width + 1) + table]) }

  /// The appearance: 0 light, 1 dark, 2 light with increased contrast, 3 dark with it.
  func appearance(_ tuple: Int) -> Int { Int(places[tuple * (width + 1) + width]) }
}

/// Finds the tuples of tables, and remembers them by the pattern of the conditions: most styles of a
/// project are of few patterns.
struct LeafPatterns {
  private var code = ConditionCode()
  private var memo = Memo<LeafTuples>()

  /// The most tuples that are looked at: a style of more is not one of a person.
  static let maximumTuples = 16_384

  /// Takes a style's parameters.
  mutating func reset(parameters: [Parameter]) { code.setParameters(parameters) }

  /// The tuples of rules that can win together where `context` holds.
  mutating func tuples(
    of tables: [LeafTable], in context: Condition, _ reasoning: inout ConditionAnalyzer
  ) -> LeafTuples {
    code.clear()
    code.append(context)
    for table in tables {
      code.append(UInt32.max)
      for entry in table.entries { code.append(entry.condition) }
    }
    if let known = memo.find(code.words, hash: code.hash) { return known }
    var search = LeafSearch(tables: tables)
    search.search(0, context, &reasoning)
    memo.insert(code.words, hash: code.hash, search.result)
    return search.result
  }
}

/// Goes through the rules of one table after another, and leaves out what cannot hold together.
private struct LeafSearch {
  let tables: [LeafTable]
  var result: LeafTuples
  private var path: [UInt16] = []

  init(tables: [LeafTable]) {
    self.tables = tables
    result = LeafTuples(width: tables.count)
  }

  mutating func search(
    _ table: Int, _ context: Condition, _ reasoning: inout ConditionAnalyzer
  ) {
    guard reasoning.isSatisfiable(context), result.count < LeafPatterns.maximumTuples else {
      return
    }
    guard table < tables.count else {
      for appearance in 0..<4 {
        let whole = context.and(Condition.appearance(appearance))
        if reasoning.isSatisfiable(whole) { result.places += path + [UInt16(appearance)] }
      }
      return
    }
    var remaining = context
    for (place, entry) in tables[table].entries.enumerated() {
      path.append(UInt16(truncatingIfNeeded: place))
      search(table + 1, remaining.and(entry.condition), &reasoning)
      path.removeLast()
      if entry.condition == .always { break }
      remaining = remaining.and(entry.condition.negated)
    }
  }
}

extension Condition {
  /// The scheme and the contrast of an appearance, as `LeafTuples.appearance` numbers them.
  static func appearance(_ number: Int) -> Condition {
    let isDark = Condition.state(.dark)
    let isHigh = Condition.state(.highContrast)
    return (number & 1 == 1 ? isDark : .not(isDark)).and(number & 2 == 2 ? isHigh : .not(isHigh))
  }
}

extension AppearanceColors {
  /// The colour of an appearance, as `LeafTuples.appearance` numbers them.
  subscript(appearance: Int) -> RGBA {
    switch appearance {
    case 0: light
    case 1: dark
    case 2: lightHighContrast
    default: darkHighContrast
    }
  }
}
