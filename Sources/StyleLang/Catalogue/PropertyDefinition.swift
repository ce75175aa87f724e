/// What the compiler knows of one property.
///
/// A class, since the checker looks one up for each statement: a reference costs one count, a
/// structure one for each field.
public final class PropertyDefinition: Sendable {
  /// How a value may vary with states and parameters.
  public enum Variation: Sendable {
    /// Freely.
    case free
    /// Set in some states, it must be set in all: the surroundings' value cannot be read back.
    case allOrNothing
    /// One value in every state.
    case constant
    /// Only under a condition: it is an event, not a value.
    case conditionOnly
  }

  /// The type of its value.
  public let type: ValueType
  /// The value where no rule holds.
  public let defaultValue: Value
  /// The words for the default, as a reference would write them.
  public let defaultText: String
  /// How a value may vary.
  public let variation: Variation
  /// What it does, in one sentence, for help, hover and the reference.
  public let summary: String
  /// A statement that compiles, for the reference.
  public let example: String

  init(
    _ type: ValueType, default defaultValue: Value, _ defaultText: String,
    variation: Variation = .free, summary: String, example: String
  ) {
    self.type = type
    self.defaultValue = defaultValue
    self.defaultText = defaultText
    self.variation = variation
    self.summary = summary
    self.example = example
  }
}
