/// How `format` lays out a style file: the two measures that a house may choose.
public struct FormatOptions: Hashable, Sendable {
  /// The spaces of a level of indentation.
  public var indentWidth: Int
  /// The columns that a line should not go beyond.
  public var lineWidth: Int

  /// The widths of indentation that make sense.
  public static let indentWidths = 1...16
  /// The widths of lines that make sense.
  public static let lineWidths = 20...1000

  /// Creates options; widths that make no sense are brought to the nearest that do.
  public init(indentWidth: Int = 4, lineWidth: Int = 100) {
    self.indentWidth = min(max(indentWidth, 1), 16)
    self.lineWidth = min(max(lineWidth, 20), 1000)
  }
}
