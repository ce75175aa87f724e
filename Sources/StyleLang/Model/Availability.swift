/// The systems from which `available(…)` holds: a version for each platform that it names.
public struct Availability: Hashable, Sendable {
  /// The versions, by platform, in the order of `Platform`.
  public var versions: [PlatformVersion]

  /// Creates an availability.
  public init(_ versions: [PlatformVersion]) { self.versions = versions }
}

/// A platform of Apple's.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios, macos, tvos, watchos, visionos
}

/// A version of a platform.
public struct PlatformVersion: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// The number before the first dot.
  public var major: UInt16
  /// The number after it.
  public var minor: UInt16

  /// Creates a version.
  public init(_ platform: Platform, _ major: UInt16, _ minor: UInt16 = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }
}
