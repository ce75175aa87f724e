/// Reads the rules of a style: its own, or those of one of the layers and elements that it draws.
///
/// It is apart from the emitter so that looking something up neither copies nor borrows what is
/// being written.
struct StyleReader {
  /// The tokens of the sheet.
  let tokens: [Token]
  /// Their names in Swift.
  let tokenNames: TokenNames
  /// The tokens whose value stands in the place of their name; empty if there is none.
  let foldedTokens: [Bool]

  /// The rules of the style; after them, those of what it draws.
  private(set) var rules: [Rule] = []
  /// The style itself, and what it draws; empty if that is the label alone.
  private(set) var subjects: [Subject] = []
  /// Whose rules are read: an index into `subjects`.
  private(set) var subject = 0
  /// Its parameters.
  private(set) var parameters: [Parameter] = []
  /// How many of them are given by whoever makes the style.
  private(set) var argumentCount = 0
  /// What it is for.
  private(set) var component = Component.view
  /// Whether another style draws the control.
  private(set) var hasBase = false
  /// What the conditions mention.
  private(set) var mentions: Reads = []
  // The rules of each property, by its raw value, as a range of `rules`.
  private var ranges: [Range<Int32>] = Array(repeating: 0..<0, count: Property.allCases.count)
  // The properties that have a rule.
  private(set) var properties: UInt64 = 0

  /// Whether a material is written as `AnyShapeStyle`, since a target has none.
  let erasesMaterials: Bool

  init(tokens: [Token], foldedTokens: [Bool], erasesMaterials: Bool = false) {
    self.tokens = tokens
    self.erasesMaterials = erasesMaterials
    tokenNames = TokenNames(tokens)
    self.foldedTokens = foldedTokens
  }

  /// Turns to a style.
  mutating func read(_ style: Style) {
    rules = style.rules
    parameters = style.parameters
    argumentCount = style.arguments.count
    component = style.component
    mentions = []
    subject = 0
    for index in rules.indices { mentions.formUnion(Reads(rules[index].condition)) }
    if style.body != nil {
      subjects = Subject.list(of: style, &rules, &mentions)
      turn(toRules: subjects[0].rules)
    } else {
      if !subjects.isEmpty { subjects = [] }
      turn(toRules: rules.indices)
    }
    hasBase = hasRules(.base) && !isNone(.base)
  }

  /// The parameters that whoever makes the style gives.
  var arguments: ArraySlice<Parameter> { parameters[..<argumentCount] }

  /// Whether the style reads something besides its arguments.
  var hasInputs: Bool { argumentCount < parameters.count }

  /// Turns to the rules of a subject.
  mutating func turn(to subject: Int) {
    self.subject = subject
    turn(toRules: subjects[subject].rules)
  }

  private mutating func turn(toRules range: Range<Int>) {
    properties = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let property = rules[start].property
      var end = start
      repeat { end += 1 } while end < range.upperBound && rules[end].property == property
      ranges[Int(property.rawValue)] = Int32(start)..<Int32(end)
      properties |= 1 << UInt64(property.rawValue)
      start = end
    }
  }

  /// The rules of a property, as indices into `rules`.
  func rules(of property: Property) -> Range<Int> {
    guard hasRules(property) else { return 0..<0 }
    let range = ranges[Int(property.rawValue)]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Whether the property has a rule.
  func hasRules(_ property: Property) -> Bool {
    properties & (1 << UInt64(property.rawValue)) != 0
  }

  /// Calls something with each property that has a rule, in the catalogue's order.
  @inline(__always)
  func forEachProperty(_ body: (Property) -> Void) {
    var rest = properties
    while rest != 0 {
      if let property = Property(rawValue: UInt8(rest.trailingZeroBitCount)) { body(property) }
      rest &= rest - 1
    }
  }

  /// Whether every rule of a property has a value for which this is so.
  func allRules(of property: Property, _ test: (Value) -> Bool) -> Bool {
    rules(of: property).allSatisfy { test(rules[$0].value) }
  }

  /// Whether a property is left to the surroundings in every state.
  func isInherited(_ property: Property) -> Bool {
    rules(of: property).allSatisfy { rules[$0].value.isInherit }
  }

  /// Whether a property draws nothing in any state.
  func isNone(_ property: Property) -> Bool {
    rules(of: property).allSatisfy { rules[$0].value.isNone }
  }

  /// Whether the part of each rule of a property is so.
  func allParts(_ facet: Facet, of property: Property, _ test: (Part) -> Bool) -> Bool {
    rules(of: property).allSatisfy { test(part(facet, ofRule: $0)) }
  }

  /// Whether two facets agree in every rule of a property.
  func areEqual(_ first: Facet, _ second: Facet, _ property: Property) -> Bool {
    rules(of: property).allSatisfy { part(first, ofRule: $0) == part(second, ofRule: $0) }
  }

  /// Whether a facet is zero in every rule of a property.
  func isZero(_ facet: Facet, _ property: Property) -> Bool {
    allParts(facet, of: property) { $0 == .scalar(.literal(0)) }
  }

  /// Whether the value of a token stands in the place of its name.
  func isFolded(_ token: TokenID) -> Bool {
    !foldedTokens.isEmpty && foldedTokens[Int(token)]
  }
}

extension Value {
  /// Whether it is `inherit`.
  var isInherit: Bool {
    if case .inherit = self { return true }
    return false
  }

  /// Whether it is `none`.
  var isNone: Bool {
    if case .none = self { return true }
    return false
  }
}
