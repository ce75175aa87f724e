/// A computed property, by what it decides.
private struct PendingKey: Hashable {
  var facet: Facet
  var subject: Int
}

/// What the emitter knows of the style that it writes.
struct StyleScope {
  /// Whether the body lies in a view of its own, beside which the parameters are `style.…`.
  var hasInnerView = false
  /// What the view finds out for itself: whether the pointer is over it, whether it has the focus.
  var tracked: Reads = []

  /// What the body reads.
  var reads: Reads = []
  /// What the body reads of the environment by custom values, in order of appearance.
  var inputs: [ParameterID] = []
  /// The lengths of the body that grow with the user's text size, by the number of their property.
  private(set) var scaledLengths: [ScaledLength] = []
  /// Whether the inner view reads a parameter.
  var readsStyle = false
  /// The computed properties that the body has asked for.
  private(set) var pending: [Choice] = []
  // Where those of layers and elements are; what it says of places that no longer count is out of date.
  private var places: [PendingKey: Int] = [:]
  /// How many of them count.
  private(set) var pendingCount = 0
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
  /// How the shapes of the subjects are written that are not at hand; empty if there is but one.
  var shapePlans: [ShapePlan] = []
  /// Whether the body is the label of a ready control, whose parts are its own properties.
  var isReadyLabel = false
  /// The bodies of a style that asks which system it runs on.
  var branches = Branches()
  /// The cases of the style's own shape.
  var outline: OutlineCases = []
  /// Those that the several bodies of the style need together, which share its shape.
  var outlineOfBranches: OutlineCases = []
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
  mutating func reset() {
    bound.removeAll(keepingCapacity: true)
    nested = NestedNames()
    outline = []
    outlineOfBranches = []
    if branches.choice != nil { branches = Branches() }
  }

  /// Asks for a computed property, once.
  mutating func ask(for choice: Choice) {
    if choice.subject == 0 {
      for index in 0..<pendingCount where pending[index].facet == choice.facet {
        if pending[index].subject == 0 { return }
      }
    } else {
      let key = PendingKey(facet: choice.facet, subject: choice.subject)
      // Of many elements, a search for each would take quadratic time.
      if let index = places[key], index < pendingCount, pending[index].facet == choice.facet,
        pending[index].subject == choice.subject
      {
        return
      }
      places[key] = pendingCount
    }
    // Places are used again: to empty the array would cost more than all that is in it.
    if pendingCount < pending.count {
      pending[pendingCount] = choice
    } else {
      pending.append(choice)
    }
    pendingCount += 1
  }

  /// The number of the property that holds a length, from 0.
  mutating func number(of length: ScaledLength) -> Int {
    reads.insert(.scaledLengths)
    if let number = scaledLengths.firstIndex(of: length) { return number }
    scaledLengths.append(length)
    return scaledLengths.count - 1
  }

  /// Forgets the computed properties that were asked for since there were `count`.
  mutating func forgetPending(since count: Int) { pendingCount = count }

  /// Prepares to write the body, once or again.
  mutating func beginBody(hasInnerView: Bool, tracked: Reads) {
    self.hasInnerView = hasInnerView
    self.tracked = tracked
    reads = []
    if !inputs.isEmpty { inputs = [] }
    if !scaledLengths.isEmpty { scaledLengths.removeAll() }
    readsStyle = false
    pendingCount = 0
    writtenCount = 0
    allowsTernaries = true
  }
}

/// A length in points that grows as a text style does.
struct ScaledLength: Equatable {
  var length: Double
  var textStyle: TextStyle
}
