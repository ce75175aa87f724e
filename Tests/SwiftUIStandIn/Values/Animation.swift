@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Equatable, Sendable {
  private var curve: String
  private var delay = 0.0

  private init(_ curve: String) { self.curve = curve }

  private init(_ name: String, _ numbers: Double...) {
    self.init(([name] + numbers.map(SwiftUI.text)).joined(separator: " "))
  }

  public static let `default` = Animation("standard")

  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static var linear: Animation { Animation("linear") }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static var easeIn: Animation { Animation("easeIn") }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static var easeOut: Animation { Animation("easeOut") }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  public static var easeInOut: Animation { Animation("easeInOut") }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction)
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation("physicalSpring", stiffness, damping, mass)
  }

  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }
}

extension Animation {
  /// As `LookText.animation` of the tests.
  var text: String { delay == 0 ? curve : "\(curve) delay \(SwiftUI.text(delay))" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
