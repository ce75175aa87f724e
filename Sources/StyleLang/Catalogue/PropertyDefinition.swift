/// What the compiler knows of one property.
///
/// A class, since the checker looks one up for each statement: a reference costs one count, a
/// structure one for each field.
public final class PropertyDefinition: Sendable {
  /// How a value may vary with states and parameters.
  ///
  /// Which system runs is neither: for each answer to
  /// `available(…)` there is a body of its own, which has to keep to this by itself.
  public enum Variation: Sendable {
    /// Freely.
    case free
    /// Set in some states, it must be set in all: the surroundings' value cannot be read back.
    case allOrNothing
    /// The same, on every system too, and never given its default: whether it is set settles of what
    /// kind the style is.
    case allOrNothingEverywhere
    /// One value in every state.
    case constant
    /// Only under a condition: it is an event, not a value.
    case conditionOnly
  }

  /// Where a property may stand.
  public struct Places: OptionSet, Sendable {
    /// A bit for each place.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Among the properties of a style.
    public static let style = Places(rawValue: 1)
    /// In a layer.
    public static let layer = Places(rawValue: 2)
    /// In the block of an element.
    public static let element = Places(rawValue: 4)
    /// Wherever something is drawn.
    public static let all: Places = [.style, .layer, .element]
  }

  /// The type of its value.
  public let type: ValueType
  /// The value where no rule holds.
  public let defaultValue: Value
  /// The words for the default, as a reference would write them.
  public let defaultText: String
  /// How a value may vary.
  public let variation: Variation
  /// Where it may stand.
  public let places: Places
  /// What it does, in one sentence, for help, hover and the reference.
  public let summary: String
  /// A statement that compiles, for the reference.
  public let example: String

  init(
    _ type: ValueType, default defaultValue: Value, _ defaultText: String,
    variation: Variation = .free, places: Places = .all, summary: String, example: String
  ) {
    self.type = type
    self.defaultValue = defaultValue
    self.defaultText = defaultText
    self.variation = variation
    self.places = places
    self.summary = summary
    self.example = example
  }
}
