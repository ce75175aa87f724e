/// A platform of Apple's, in the order in which they are always listed.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iPhone and iPad; and the Mac, where an app of theirs runs by Mac Catalyst.
  case iOS
  case macOS, tvOS, watchOS, visionOS

  /// The name in the language and on the command line: `ios`.
  public var word: String { rawValue.lowercased() }

  /// The platform of a word, in any case of its letters; nil if there is none.
  public init?(word: String) {
    let word = word.lowercased()
    guard let platform = Platform.allCases.first(where: { $0.word == word }) else { return nil }
    self = platform
  }

  /// The place among all platforms.
  var index: Int {
    switch self {
    case .iOS: 0
    case .macOS: 1
    case .tvOS: 2
    case .watchOS: 3
    case .visionOS: 4
    }
  }
}
