/// The variables of decision diagrams, and the order in which a person would ask for them: whether
/// the control is enabled, the parameters, the states of the control, the environment.
struct VariableOrder {
  /// A variable.
  enum Variable: Hashable {
    /// One of the inputs that are no parameters.
    case input(Input)
    /// An optional parameter has a value.
    case isSet(ParameterID)
    /// The value of a Bool parameter; of an optional one, while it is set.
    case flag(ParameterID)
    /// The value of an enumeration parameter; of an optional one, while it is set.
    case value(ParameterID)
    case controlSize
  }

  /// The inputs without parameter, in the order of preference.
  static let inputs: [Input] = [
    .enabled, .pressed, .hovered, .focused, .destructive, .on, .indeterminate, .dark, .highContrast,
    .reduceMotion, .inactiveWindow, .rightToLeft,
  ]

  /// The index in `inputs` of the input that a state of the language stands for.
  static func index(of state: State) -> UInt32 {
    switch state {
    case .disabled: 0
    case .pressed: 1
    case .hovered: 2
    case .focused: 3
    case .destructive: 4
    case .on: 5
    case .indeterminate: 6
    case .dark: 7
    case .highContrast: 8
    case .reduceMotion: 9
    case .inactiveWindow: 10
    case .rightToLeft: 11
    }
  }

  /// Whether the input of this index counts only while the control is enabled.
  static func needsEnabled(_ index: UInt32) -> Bool { 1...3 ~= index }

  /// The variables in use, by level.
  private(set) var variables: [Variable] = []
  /// How many values each has.
  private(set) var arities: [UInt32] = []
  /// Of each rank, the level + 1, or 0.
  private var levelsByRank: [UInt32] = []
  private var ranks: [UInt32] = []
  private(set) var parameterCount = 0

  /// Forgets the variables in use.
  mutating func reset(parameterCount: Int) {
    for rank in ranks { levelsByRank[Int(rank)] = 0 }
    ranks.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    arities.removeAll(keepingCapacity: true)
    self.parameterCount = parameterCount
    let needed = 13 + 2 * parameterCount
    if levelsByRank.count < needed {
      levelsByRank.append(contentsOf: repeatElement(0, count: needed - levelsByRank.count))
    }
  }

  /// The place of a variable in the order of preference.
  func rank(of variable: Variable) -> UInt32 {
    switch variable {
    case .input(let input):
      let index = VariableOrder.inputs.firstIndex(of: input) ?? 0
      return rank(ofInput: UInt32(index))
    case .isSet(let parameter): return 1 + 2 * UInt32(parameter)
    case .flag(let parameter), .value(let parameter): return 2 + 2 * UInt32(parameter)
    case .controlSize: return UInt32(2 * parameterCount) + 7
    }
  }

  private func rank(ofInput index: UInt32) -> UInt32 {
    if index == 0 { return 0 }
    return UInt32(2 * parameterCount) + (index < 7 ? index : index + 1)
  }

  /// The level of a variable that is in use.
  func level(of variable: Variable) -> UInt32? {
    let level = levelsByRank[Int(rank(of: variable))]
    return level == 0 ? nil : level - 1
  }

  /// Takes the variables of conditions into use, in order of appearance.
  mutating func use(_ words: ArraySlice<UInt32>) {
    var index = words.startIndex
    while index < words.endIndex {
      let word = ConditionWord(words[index])
      switch word.tag {
      case .constant, .all, .any, .leaf: break
      case .state:
        if VariableOrder.needsEnabled(word.operand) { use(.input(.enabled), arity: 2) }
        use(.input(VariableOrder.inputs[Int(word.operand)]), arity: 2)
      case .controlSize: use(.controlSize, arity: 4)
      case .isSet: use(.isSet(ParameterID(word.operand)), arity: 2)
      case .flag, .equal:
        let parameter = ParameterID(word.operand)
        if word.isOptional { use(.isSet(parameter), arity: 2) }
        if word.tag == .flag {
          use(.flag(parameter), arity: 2)
        } else {
          use(.value(parameter), arity: words[index + 1] >> 16)
        }
      }
      index += word.hasSecondWord ? 2 : 1
    }
  }

  private mutating func use(_ variable: Variable, arity: UInt32) {
    let rank = rank(of: variable)
    guard levelsByRank[Int(rank)] == 0 else { return }
    levelsByRank[Int(rank)] = UInt32(variables.count) + 1
    ranks.append(rank)
    variables.append(variable)
    arities.append(arity)
  }

  /// Brings the variables in use into the order of preference.
  mutating func sortByPreference() {
    reorder(ranks.indices.sorted { ranks[$0] < ranks[$1] })
  }

  /// Gives the variables in use new levels: the first is the one whose level comes first in `order`.
  mutating func reorder(_ order: [Int]) {
    ranks = order.map { ranks[$0] }
    variables = order.map { variables[$0] }
    arities = order.map { arities[$0] }
    for (level, rank) in ranks.enumerated() { levelsByRank[Int(rank)] = UInt32(level) + 1 }
  }
}

extension ControlSize {
  /// The place in `allCases`.
  var index: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large: 3
    }
  }
}
