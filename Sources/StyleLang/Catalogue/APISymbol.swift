/// A symbol of SwiftUI, UIKit or AppKit that generated Swift may name.
struct APISymbol: Sendable {
  /// The name as Swift's documentation writes it: `View.tint(_:)`, `EnvironmentValues.isFocused`,
  /// `Color.init(uiColor:)`, `Material`.
  let name: String
  /// The systems that have it.
  let since: Availability
  /// The systems whose compilers warn of it.
  let deprecated: Availability
  /// The symbol that the documentation names in its place; nil if it names none.
  ///
  /// A symbol that has one though no system warns of it is one that Apple means to deprecate.
  let replacement: String?

  /// Creates a row of the table.
  init(
    _ name: String, _ since: Availability, deprecated: Availability = Availability(),
    insteadUse replacement: String? = nil
  ) {
    self.name = name
    self.since = since
    self.deprecated = deprecated
    self.replacement = replacement
  }

  /// Every symbol.
  static let all = interface + known + members

  /// Every symbol, by its name.
  static let byName: [String: APISymbol] = {
    var symbols: [String: APISymbol] = [:]
    symbols.reserveCapacity(all.count)
    for symbol in all { symbols[symbol.name] = symbol }
    return symbols
  }()

  /// The systems that have a symbol: none, where the table lacks it.
  static func systems(with name: String) -> Availability { byName[name]?.since ?? Availability() }
}

extension DeploymentTargets {
  /// Whether every target has a symbol of the table.
  func have(_ name: String) -> Bool { have(APISymbol.systems(with: name)) }

  /// The targets that have a symbol of the table.
  func having(_ name: String) -> [Platform] { having(APISymbol.systems(with: name)) }

  /// The targets that lack a symbol of the table.
  func lacking(_ name: String) -> [Platform] {
    let having = having(name)
    return platforms.filter { !having.contains($0) }
  }
}

// MARK: - Generations

extension Availability {
  /// SwiftUI from its beginning: iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1.
  static let iOS13 = generation(Version(13), macOS: Version(10, 15), watchOS: Version(6))
  /// iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1.
  static let iOS14 = generation(Version(14), macOS: Version(11), watchOS: Version(7))
  /// iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1.
  static let iOS15 = generation(Version(15), macOS: Version(12), watchOS: Version(8))
  /// iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1.
  static let iOS16 = generation(Version(16), macOS: Version(13), watchOS: Version(9))
  /// iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1.
  static let iOS17 = generation(Version(17), macOS: Version(14), watchOS: Version(10))
  /// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
  static let iOS18 = generation(
    Version(18), macOS: Version(15), watchOS: Version(11), visionOS: Version(2))
  /// All of 26.
  static let iOS26 = generation(
    Version(26), macOS: Version(26), watchOS: Version(26), visionOS: Version(26))
  /// No system.
  static let none = Availability()

  private static func generation(
    _ iOSAndTVOS: Version, macOS: Version, watchOS: Version, visionOS: Version = Version(1)
  ) -> Availability {
    var result = Availability()
    result[.iOS] = iOSAndTVOS
    result[.macOS] = macOS
    result[.tvOS] = iOSAndTVOS
    result[.watchOS] = watchOS
    result[.visionOS] = visionOS
    return result
  }

  /// The same without some platforms.
  func without(_ platforms: Platform...) -> Availability {
    var result = self
    for platform in platforms { result[platform] = nil }
    return result
  }

  /// The same on one platform only.
  func only(_ platforms: Platform...) -> Availability {
    var result = self
    for platform in Platform.allCases where !platforms.contains(platform) { result[platform] = nil }
    return result
  }

  /// The same with another version of a platform.
  func from(_ platform: Platform, _ major: Int, _ minor: Int = 0) -> Availability {
    var result = self
    result[platform] = Version(major, minor)
    return result
  }
}
