/// A half-open range of byte offsets in one source file.
///
/// Offsets are 32 bits wide, so a file is below 4 GiB; larger ones are refused before lexing.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset just past the last byte.
  public var end: UInt32

  /// Creates the range from `start` up to, and not including, `end`.
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether no byte lies in the range: it marks a place between two bytes.
  public var isEmpty: Bool { start == end }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
