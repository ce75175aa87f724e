/// A colour of the system, by its name in the language: an index into the table.
public struct NamedColor: Hashable, Sendable {
  /// The place in `NamedColor.all`.
  public let index: UInt8
}
