public typealias TimeInterval = Double

open class Bundle: @unchecked Sendable {
  public static var main: Bundle { Bundle() }
  init() {}
}

public struct Date: Hashable, Sendable {
  public init() {}
}

extension StringProtocol {
  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    String(self)
  }
}

public func pow(_ base: Double, _ exponent: Double) -> Double { base }
public func cbrt(_ value: Double) -> Double { value }
public func sin(_ value: Double) -> Double { value }
public func cos(_ value: Double) -> Double { value }
