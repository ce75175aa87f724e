/// What generated code can read: the inputs of a decision, each independent of the others.
///
/// The language's `pressed`, `hovered` and `focused` are false while the control is disabled; so
/// each stands for two inputs, `enabled` and the raw one, and that exclusion holds by construction.
public enum Input: Hashable, Sendable {
  /// The control is enabled; the language's `disabled` is its negation.
  case enabled
  /// As the configuration, the pointer or the focus system says, enabled or not.
  case pressed, hovered, focused
  case destructive
  /// A toggle is on.
  case on
  /// A progress view does not know how far it is.
  case indeterminate
  case dark, highContrast, reduceMotion, inactiveWindow, rightToLeft
  /// A Bool parameter.
  case flag(ParameterID)
  /// An optional parameter has a value.
  case isSet(ParameterID)
}

/// A question with the answers yes and no.
///
/// Tests are written in one way: `not` stands before a single question only, an `all` has no `all`
/// among its parts, and an `any` no `any`. In a `Decision`, `isSet` is the whole test or comes first
/// in an `all`, so that the yes branch can use the parameter's value.
public indirect enum Test: Hashable, Sendable {
  case input(Input)
  /// An enumeration parameter has the case of this index.
  case equal(ParameterID, UInt16)
  case controlSize(ControlSize)
  case not(Test)
  /// Each of two or more.
  case all([Test])
  /// At least one of two or more.
  case any([Test])
}

/// What a `select` looks at.
public enum Selector: Hashable, Sendable {
  /// A parameter of an enumeration type; its branches name cases by index.
  case parameter(ParameterID)
  /// The control size; its branches name `ControlSize.allCases` by index.
  case controlSize
}

/// A decision: which of several leaves holds, with few questions.
///
/// A leaf all of whose rules ask for `isSet` stands in the yes branch of a test that asks for it.
public indirect enum Decision: Hashable, Sendable {
  /// One branch of a `select`.
  public struct Branch: Hashable, Sendable {
    /// The cases that lead here, ascending; never empty.
    public var cases: [UInt16]
    /// What follows.
    public var decision: Decision
  }

  /// The leaf of this index, or `anyLeaf`.
  case leaf(Int)
  /// One branch if the test passes, the other if not.
  case test(Test, then: Decision, else: Decision)
  /// Three or more branches, by their least case; together they name each case once. The parameter
  /// is known to be set here, if it is optional.
  case select(Selector, [Branch])

  /// The leaf where any might stand but none can, since each needs a parameter that may be absent.
  public static let anyLeaf = -1
}
