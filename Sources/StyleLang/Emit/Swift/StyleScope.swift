/// What the emitter knows of the style that it writes.
struct StyleScope {
  /// The rules of each property, by its raw value, as a range of `Style.rules`.
  var ranges: [Range<Int32>] = Array(repeating: 0..<0, count: Property.allCases.count)
  /// The properties that have a rule.
  var properties: UInt64 = 0
  /// What the conditions mention.
  var mentions: Reads = []
  /// Whether the body lies in a view of its own, beside which the parameters are `style.…`.
  var hasInnerView = false
  /// Whether the pointer is tracked.
  var tracksPointer = false

  /// What the body reads.
  var reads: Reads = []
  /// Whether the inner view reads a parameter.
  var readsStyle = false
  /// The computed properties that the body has asked for.
  var pending: [Choice] = []
  /// How many of them have been written.
  var writtenCount = 0
  /// The optional parameters that hold a value here, in constants of their name.
  var bound: [ParameterID] = []
  /// Whether decisions may stand in the line at hand.
  var allowsTernaries = true
  /// Whether the line at hand has one.
  var hasTernary = false
  /// Whether a list that is too long may be spread over several lines.
  var allowsBreaks = true

  /// How the shape is written.
  var shape = ShapePlan()
  /// How `hitShape` is written.
  var hitShape = ShapePlan()
  /// The cases of the style's own shape.
  var outline = OutlineCases()
  /// The vocabulary that a parameter or an enumeration of the style hides.
  var hidden: Set<Vocabulary> = []
  /// The namespaces that are reached by an alias, since something of the style hides them.
  var aliases: Set<String> = []
  /// The parameters whose default is a static property of the style: it reads what is private to the
  /// file, and the default of a public function may not.
  var sharedDefaults: Set<ParameterID> = []
  /// Whether what has been written reads something that is private to the file.
  var readsPrivate = false
  /// The names of nested types that the emitter chooses.
  var nested = NestedNames()

  /// Prepares for a style.
  mutating func reset(to style: Style) {
    for property in 0..<ranges.count { ranges[property] = 0..<0 }
    properties = 0
    mentions = []
    var start = 0
    while start < style.rules.count {
      let property = style.rules[start].property
      var end = start
      repeat {
        mentions.formUnion(Reads(style.rules[end].condition))
        end += 1
      } while end < style.rules.count && style.rules[end].property == property
      ranges[Int(property.rawValue)] = Int32(start)..<Int32(end)
      properties |= 1 << UInt64(property.rawValue)
      start = end
    }
    bound.removeAll(keepingCapacity: true)
    nested = NestedNames()
    outline = OutlineCases()
  }

  /// Prepares to write the body, once or again.
  mutating func beginBody(hasInnerView: Bool, tracksPointer: Bool) {
    self.hasInnerView = hasInnerView
    self.tracksPointer = tracksPointer
    reads = []
    readsStyle = false
    pending.removeAll(keepingCapacity: true)
    writtenCount = 0
    allowsTernaries = true
  }
}

/// A facet with the decision among its values.
struct Choice {
  var facet: Facet
  /// The rule that leaf 0 stands for, an index into `Style.rules`.
  var base: Int
  /// Its leaves count from `base`.
  var decision: Decision

  /// The rule of the one leaf, if there is only one.
  var constant: Int? {
    if case .leaf(let leaf) = decision { return leaf == Decision.anyLeaf ? nil : base + leaf }
    return nil
  }

  /// Whether there is nothing to decide.
  var isConstant: Bool {
    if case .leaf = decision { return true }
    return false
  }
}

extension SwiftEmitter {
  /// The rules of a property, as indices into `Style.rules`.
  func rules(of property: Property) -> Range<Int> {
    let range = scope.ranges[Int(property.rawValue)]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Whether the property has a rule.
  func hasRules(_ property: Property) -> Bool {
    scope.properties & (1 << UInt64(property.rawValue)) != 0
  }

  /// Whether every rule of a property has a value for which this is so.
  func allRules(of property: Property, _ test: (Value) -> Bool) -> Bool {
    rules(of: property).allSatisfy { test(style.rules[$0].value) }
  }

  /// The part of each rule of a property, tested.
  func allParts(_ facet: Facet, of property: Property, _ test: (Part) -> Bool) -> Bool {
    rules(of: property).allSatisfy { test(part(facet, ofRule: $0)) }
  }
}
