/// How two conditions lie to each other.
struct ConditionRelation: Hashable {
  /// The first holds only where the second does.
  var isImplication: Bool
  /// The second holds only where the first does.
  var isImplied: Bool
  /// They never hold together.
  var isDisjoint: Bool

  /// They hold in the same states.
  var isEquivalence: Bool { isImplication && isImplied }

  /// Nothing is known, or each may hold with and without the other.
  static let independent = ConditionRelation(
    isImplication: false, isImplied: false, isDisjoint: false)

  /// Creates a relation.
  init(isImplication: Bool, isImplied: Bool, isDisjoint: Bool) {
    self.isImplication = isImplication
    self.isImplied = isImplied
    self.isDisjoint = isDisjoint
  }

  /// The relation of two conditions that are `always` or a single state: most are.
  init?(simple first: Condition, _ second: Condition) {
    switch (first, second) {
    case (.always, .always):
      self.init(isImplication: true, isImplied: true, isDisjoint: false)
    case (.always, .state):
      self.init(isImplication: false, isImplied: true, isDisjoint: false)
    case (.state, .always):
      self.init(isImplication: true, isImplied: false, isDisjoint: false)
    case (.state(let first), .state(let second)):
      let isSame = first == second
      let excludes =
        first == .disabled && second.needsEnabled || second == .disabled && first.needsEnabled
      self.init(isImplication: isSame, isImplied: isSame, isDisjoint: excludes)
    default:
      return nil
    }
  }
}

/// Two conditions of a list that both hold in some state, though neither implies the other.
struct ConditionOverlap: Hashable {
  /// The place of the one that is tried first.
  var first: Int
  /// The place of the other.
  var second: Int
  /// Whether, of all conditions, `first` is the first that holds in one of these states: otherwise
  /// others settle all of them.
  var isVisible: Bool
}

extension State {
  /// Whether the state is false while the control is disabled.
  var needsEnabled: Bool { VariableOrder.needsEnabled(VariableOrder.index(of: self)) }
}
