/// The oldest systems that the generated code has to run on.
///
/// What they lack is an error, or written in another way; what they have may be used. A platform
/// that is not among them is left out of account.
public struct DeploymentTargets: Hashable, Sendable {
  /// The oldest version of each platform.
  public private(set) var systems: Availability

  /// The targets if nothing else is said: iOS 15, macOS 12, tvOS 15, watchOS 9 and visionOS 1.
  ///
  /// watchOS is a version ahead of the others, since its control sizes begin there.
  public static let standard = DeploymentTargets([
    (.iOS, Version(15)), (.macOS, Version(12)), (.tvOS, Version(15)), (.watchOS, Version(9)),
    (.visionOS, Version(1)),
  ])

  /// Creates targets: a platform that is not named is not one.
  public init(_ versions: [(Platform, Version)]) {
    systems = Availability()
    for (platform, version) in versions { systems[platform] = version }
  }

  /// Creates targets of systems.
  public init(_ systems: Availability) { self.systems = systems }

  /// The oldest version of a platform; nil where the platform is not a target.
  public subscript(platform: Platform) -> Version? { systems[platform] }

  /// The platforms, in order.
  public var platforms: [Platform] { systems.platforms }

  /// As one writes them on the command line: `ios15,macos12`.
  public var text: String {
    platforms.map { "\($0.word)\(systems[$0] ?? $0.firstVersion)" }.joined(separator: ",")
  }

  /// Whether every target has something.
  public func have(_ availability: Availability) -> Bool { systems.isSubset(of: availability) }

  /// The targets that have something.
  public func having(_ availability: Availability) -> [Platform] {
    platforms.filter { platform in
      self[platform].map { availability.contains($0, of: platform) } ?? false
    }
  }

  /// The targets where `available(…)` holds: those platforms only, in that version at least.
  public func raised(to availability: Availability) -> DeploymentTargets {
    DeploymentTargets(systems.intersection(availability))
  }
}

/// What is wrong with the text of a deployment target.
public enum DeploymentTargetProblem: Error, Hashable, Sendable {
  /// There is no such platform.
  case unknownPlatform(String)
  /// No version follows the platform.
  case missingVersion(Platform)
  /// What follows the platform is no version.
  case invalidVersion(Platform, String)
  /// SwiftUI begins with a later version.
  case tooOld(Platform, Version, first: Version)
  /// Apple has skipped the version.
  case skipped(Platform, Version, next: Version)
  /// The platform is named twice.
  case repeated(Platform)
  /// Nothing is named.
  case empty
}

extension DeploymentTargets {
  /// Reads targets as they are written on the command line: `ios15`, `ios 17.4, macos12`.
  public init(parsing text: String) throws(DeploymentTargetProblem) {
    systems = Availability()
    let comma = UInt8(ascii: ",")
    for part in text.utf8.split(separator: comma, omittingEmptySubsequences: false) {
      let (platform, version) = try DeploymentTargets.target(part.trimmed)
      guard systems[platform] == nil else { throw .repeated(platform) }
      systems[platform] = version
    }
  }

  private static func target(
    _ text: Substring.UTF8View
  ) throws(DeploymentTargetProblem) -> (Platform, Version) {
    guard !text.isEmpty else { throw .empty }
    let rest = text.drop { !(0x30...0x39).contains($0) && $0 != UInt8(ascii: " ") }
    let word = String(Substring(text[..<rest.startIndex]))
    guard let platform = Platform(word: word) else {
      throw .unknownPlatform(word.isEmpty ? String(Substring(text)) : word)
    }
    let number = String(Substring(rest.trimmed))
    guard !number.isEmpty else { throw .missingVersion(platform) }
    guard let version = Version(number) else { throw .invalidVersion(platform, number) }
    let first = platform.firstVersion
    if version < first { throw .tooOld(platform, version, first: first) }
    if let next = platform.successor(ofSkipped: version) {
      throw .skipped(platform, version, next: next)
    }
    return (platform, version)
  }
}

extension Platform {
  /// The first version that has SwiftUI.
  public var firstVersion: Version {
    switch self {
    case .iOS, .tvOS: Version(13)
    case .macOS: Version(10, 15)
    case .watchOS: Version(6)
    case .visionOS: Version(1)
    }
  }

  /// The version that follows a number that Apple has skipped; nil if there is such a version.
  ///
  /// In 2025 all platforms were numbered alike, 26; macOS 11 came after 10.15.
  func successor(ofSkipped version: Version) -> Version? {
    if self == .macOS, version.major == 10, version.minor > 15 { return Version(11) }
    let lastOfOldNumbers =
      switch self {
      case .iOS, .tvOS: 18
      case .macOS: 15
      case .watchOS: 11
      case .visionOS: 2
      }
    return (lastOfOldNumbers + 1..<26).contains(version.major) ? Version(26) : nil
  }
}

extension Substring.UTF8View {
  /// Without the spaces around it.
  fileprivate var trimmed: Substring.UTF8View {
    let space = UInt8(ascii: " ")
    let start = drop { $0 == space }
    guard let end = start.lastIndex(where: { $0 != space }) else { return start }
    return start[...end]
  }
}
