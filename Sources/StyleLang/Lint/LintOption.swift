/// Something that a rule can be told.
public struct LintOption: Hashable, Sendable {
  /// A value of an option.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case bool(Bool)
    case string(String)
    case numbers([Double])
    case strings([String])
  }

  /// The name in the configuration: `minimum`.
  public var name: String
  /// The value where the configuration gives none; it also tells the type.
  public var defaultValue: Value
  /// What it says, in a sentence.
  public var summary: String

  /// Creates an option.
  public init(_ name: String, _ defaultValue: Value, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
