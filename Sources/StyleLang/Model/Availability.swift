/// The systems that have something: for each platform the first version that has it, or none.
public struct Availability: Hashable, Sendable {
  /// Twelve bits for each platform; zero where the platform lacks it.
  private var bits: UInt64 = 0

  /// No system at all.
  public init() {}

  /// The first version of a platform; nil where no version has it.
  public subscript(platform: Platform) -> Version? {
    get {
      let field = UInt16(bits >> Availability.shift(platform) & 0xFFF)
      return field == 0 ? nil : Version(bits: field)
    }
    set {
      let shift = Availability.shift(platform)
      bits = bits & ~(0xFFF << shift) | UInt64(newValue?.bits ?? 0) << shift
    }
  }

  private static func shift(_ platform: Platform) -> UInt64 { UInt64(platform.index) * 12 }

  /// The platforms that have it in some version, in order.
  public var platforms: [Platform] { Platform.allCases.filter { self[$0] != nil } }

  /// Whether no system has it.
  public var isEmpty: Bool { bits == 0 }

  /// Whether a version of a platform has it.
  public func contains(_ version: Version, of platform: Platform) -> Bool {
    guard let first = self[platform] else { return false }
    return version >= first
  }

  /// Whether each system that has this has the other too.
  public func isSubset(of other: Availability) -> Bool {
    Platform.allCases.allSatisfy { platform in
      self[platform].map { other.contains($0, of: platform) } ?? true
    }
  }

  /// The systems that have both.
  public func intersection(_ other: Availability) -> Availability {
    var result = Availability()
    for platform in Platform.allCases {
      if let one = self[platform], let two = other[platform] { result[platform] = max(one, two) }
    }
    return result
  }
}

extension Availability: CustomStringConvertible {
  /// As the language writes it: `available(ios: 17.4, macos: 14)`.
  public var description: String {
    let versions = Platform.allCases.compactMap { platform in
      self[platform].map { "\(platform.word): \($0)" }
    }
    return "available(\(versions.joined(separator: ", ")))"
  }
}
