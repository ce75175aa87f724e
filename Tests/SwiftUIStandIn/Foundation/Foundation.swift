public typealias TimeInterval = Double

open class Bundle: @unchecked Sendable {
  public static var main: Bundle { Bundle() }
  init() {}
}

public struct Date: Hashable, Sendable {
  public init() {}
}

/// What a string catalogue's key is made of.
public struct LocalizedStringResource: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

extension StringProtocol {
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    String(self)
  }
}
