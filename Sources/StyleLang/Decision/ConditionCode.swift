/// Conditions as words, a form that is cheap to hash, to compare and to read more than once.
///
/// Negations are pushed down to the atoms on the way. A condition is one word, with the words of
/// its parts after it, in prefix order; a word says everything about its atom that matters to
/// reasoning, so equal words mean equal conditions whatever the style.
struct ConditionCode {
  /// The kind of a word, its low four bits.
  enum Tag: UInt32 {
    /// Holds always, or, negated, never.
    case constant
    /// The operand is the index of a raw `Input` without parameter, as `VariableOrder` counts.
    case state
    case controlSize, flag
    /// The next word has the case and the number of cases.
    case equal
    case isSet
    /// The next word has the number of parts.
    case all, any
    /// Not a condition: the leaf that the next condition leads to.
    case leaf
  }

  static let negated: UInt32 = 1 << 4
  /// The parameter may be absent.
  static let optional: UInt32 = 1 << 5

  /// What has been encoded.
  private(set) var words: [UInt32] = []
  /// A hash of all words.
  private(set) var hash: UInt64 = 0
  /// Of each parameter of the style, the number of cases (2 of a Bool, 0 of other types) and, in
  /// the lowest bit, whether it may be absent.
  private var shapes: [UInt32] = []

  /// Takes a style's parameters.
  mutating func setParameters(_ parameters: [Parameter]) {
    shapes.removeAll(keepingCapacity: true)
    for index in parameters.indices {
      let cases: Int
      switch parameters[index].type {
      case .bool: cases = 2
      case .enumeration(let enumeration): cases = enumeration.cases.count
      default: cases = 0
      }
      shapes.append(UInt32(truncatingIfNeeded: cases) << 1 | (parameters[index].isOptional ? 1 : 0))
    }
  }

  /// How many parameters the style has.
  var parameterCount: Int { shapes.count }

  /// How many cases a parameter has.
  func caseCount(of parameter: ParameterID) -> UInt32 {
    Int(parameter) < shapes.count ? shapes[Int(parameter)] >> 1 : 0
  }

  /// Whether a parameter may be absent.
  func isOptional(_ parameter: ParameterID) -> Bool {
    Int(parameter) < shapes.count && shapes[Int(parameter)] & 1 != 0
  }

  /// Starts anew.
  mutating func clear() {
    words.removeAll(keepingCapacity: true)
    hash = 0
  }

  /// Appends the leaf of a rule, whose condition follows; of nil, any leaf may stand.
  mutating func append(leaf: Int?) {
    append(Tag.leaf.rawValue)
    append(UInt32(truncatingIfNeeded: (leaf ?? -1) + 1))
  }

  /// Appends a word that is not a condition's.
  @inline(__always)
  mutating func append(_ word: UInt32) {
    words.append(word)
    hash = Diagram.mix(hash ^ UInt64(word))
  }

  /// Appends a condition.
  mutating func append(_ condition: Condition, negated: Bool = false) {
    var condition = condition
    var sign = negated ? ConditionCode.negated : 0
    while case .not(let inner) = condition {
      condition = inner
      sign ^= ConditionCode.negated
    }
    switch condition {
    case .always:
      append(word(.constant, sign))
    case .state(let state):
      if state == .disabled { sign ^= ConditionCode.negated }
      append(word(.state, sign, operand: VariableOrder.index(of: state)))
    case .controlSize(let size):
      append(word(.controlSize, sign, operand: UInt32(size.index)))
    case .flag(let parameter):
      guard caseCount(of: parameter) == 2 else { return appendNever(sign) }
      append(word(.flag, sign | optionality(of: parameter), operand: UInt32(parameter)))
    case .equal(let parameter, let index):
      let count = caseCount(of: parameter)
      guard UInt32(index) < count else { return appendNever(sign) }
      append(word(.equal, sign | optionality(of: parameter), operand: UInt32(parameter)))
      append(count << 16 | UInt32(index))
    case .isSet(let parameter):
      guard isOptional(parameter) else { return append(word(.constant, sign)) }
      append(word(.isSet, sign, operand: UInt32(parameter)))
    case .all(let parts):
      append(parts, as: sign == 0 ? .all : .any, negated: sign != 0)
    case .any(let parts):
      append(parts, as: sign == 0 ? .any : .all, negated: sign != 0)
    case .not:
      break
    }
  }

  private mutating func append(_ parts: [Condition], as tag: Tag, negated: Bool) {
    append(tag.rawValue)
    append(UInt32(truncatingIfNeeded: parts.count))
    for part in parts { append(part, negated: negated) }
  }

  /// What cannot be so for the parameters at hand: a case beyond the last.
  private mutating func appendNever(_ sign: UInt32) {
    append(word(.constant, sign ^ ConditionCode.negated))
  }

  private func optionality(of parameter: ParameterID) -> UInt32 {
    isOptional(parameter) ? ConditionCode.optional : 0
  }

  @inline(__always)
  private func word(_ tag: Tag, _ flags: UInt32, operand: UInt32 = 0) -> UInt32 {
    tag.rawValue | flags | operand << 16
  }
}

/// One word, taken apart.
struct ConditionWord {
  let tag: ConditionCode.Tag
  let isNegated: Bool
  let isOptional: Bool
  let operand: UInt32

  init(_ word: UInt32) {
    tag = ConditionCode.Tag(rawValue: word & 15) ?? .constant
    isNegated = word & ConditionCode.negated != 0
    isOptional = word & ConditionCode.optional != 0
    operand = word >> 16
  }

  /// Whether a second word belongs to this one.
  var hasSecondWord: Bool { tag == .equal || tag.rawValue >= ConditionCode.Tag.all.rawValue }
}
