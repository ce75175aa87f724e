/// What a form of report counts columns in.
///
/// Columns count from 1 in each. A byte order mark takes none, and a tab is one like any other
/// character: a reader that shows wider tabs knows how wide.
public enum ColumnUnit: Sendable, CaseIterable {
  /// Unicode scalars: what text and JSON count.
  case scalars
  /// UTF-16 code units: what GitHub and editors count.
  case utf16
  /// Bytes of UTF-8: what Swift and Clang count, and therefore Xcode.
  case utf8
}
