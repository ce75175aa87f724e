/// An index into `Sheet.tokens`.
public typealias TokenID = UInt32
/// An index into `Style.parameters`.
public typealias ParameterID = UInt16

/// A number: known, or computed at run time from parameters.
///
/// The unit is that of the place where it stands: points for a length, degrees for an angle,
/// seconds for a duration, and 0…1 for a fraction (a percentage is divided by 100).
/// An operation all of whose operands are known has been folded, so an operation in the model
/// always has a parameter somewhere below it.
public enum Scalar: Hashable, Sendable {
  /// A known number.
  case literal(Double)
  /// A token, referred to by name.
  case token(TokenID)
  /// A parameter of the style.
  case parameter(ParameterID)
  /// Change of sign.
  indirect case negated(Scalar)
  /// Arithmetic.
  indirect case binary(BinaryOperator, Scalar, Scalar)
  /// A function; `clamp` has value, low, high; `round` has one argument.
  indirect case call(NumericFunction, [Scalar])
  /// A length that grows with Dynamic Type as a text style does.
  indirect case scaled(Double, relativeTo: TextStyle)
}

/// The four operations of arithmetic.
public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

/// The functions on numbers.
public enum NumericFunction: String, Hashable, Sendable, CaseIterable {
  /// The least of its arguments.
  case min
  /// The greatest of its arguments.
  case max
  /// `clamp(value, low, high)`.
  case clamp
  /// To the nearest whole number, halves away from zero.
  case round
}
