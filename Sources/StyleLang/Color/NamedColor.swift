/// A colour of the system, by its name in the language: an index into the table.
public struct NamedColor: Hashable, Sendable {
  /// The place in `NamedColor.all`.
  public let index: UInt8

  /// Every named colour, in the order of the table: SwiftUI's, then those of the platforms.
  public static let all = table.indices.map { NamedColor(index: UInt8($0)) }

  /// The name in the language.
  public var name: String { entry.name }

  /// The documented components for each appearance; nil where only the app or the user's settings
  /// know them, as of `accent`.
  public var components: AppearanceColors? { entry.components }

  /// How generated Swift refers to it.
  public var swiftForm: SwiftForm { entry.swiftForm }

  private var entry: Entry { Self.table[Int(index)] }
}

extension NamedColor {
  /// How generated Swift refers to a colour.
  public enum SwiftForm: Hashable, Sendable {
    /// A static member of `Color`: `red` is `Color.red`.
    case member(String)
    /// Written by its components, since no framework that every platform has knows it.
    case literal
    /// By another expression on each platform.
    case perPlatform(PlatformForms)
  }

  /// The expressions of a colour whose form differs by platform.
  public struct PlatformForms: Hashable, Sendable {
    /// The property of `UIColor` on iOS, Mac Catalyst and visionOS.
    public var uiKit: String
    /// The form on macOS.
    public var macOS: PlatformForm
    /// The form on tvOS.
    public var tvOS: PlatformForm
    /// The form on watchOS.
    public var watchOS: PlatformForm
  }

  /// The form of a colour on one platform.
  public enum PlatformForm: Hashable, Sendable {
    /// A property of the platform's colour class: `NSColor` on macOS, `UIColor` elsewhere.
    case system(String)
    /// The components of the table, following the appearance.
    case components
    /// The components of the table for the dark appearance, whatever the appearance.
    case darkComponents
  }

  /// One row of the table.
  struct Entry: Sendable {
    var name: String
    var components: AppearanceColors?
    var swiftForm: SwiftForm
  }
}

extension NamedColor {
  /// The colour of a name, or nil.
  public static func named(_ name: String) -> NamedColor? {
    named(Array(name.utf8).span)
  }

  /// The colour of a name in UTF-8, or nil.
  public static func named(_ name: Span<UInt8>) -> NamedColor? {
    guard name.count < rowsByLength.count else { return nil }
    for row in rowsByLength[name.count] where matches(row.name, name) {
      return NamedColor(index: row.index)
    }
    return nil
  }

  private struct Row: Sendable {
    var name: [UInt8]
    var index: UInt8
  }

  // The names of equal length; few have the same, so a look-up compares few bytes.
  private static let rowsByLength: [[Row]] = {
    let rows = all.map { Row(name: Array($0.name.utf8), index: $0.index) }
    let longest = rows.map(\.name.count).max() ?? 0
    return (0...longest).map { length in rows.filter { $0.name.count == length } }
  }()

  private static func matches(_ name: [UInt8], _ other: Span<UInt8>) -> Bool {
    for index in name.indices where name[index] != other[index] { return false }
    return true
  }
}
