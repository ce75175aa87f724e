@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  enum Provider: Hashable, Sendable {
    case components(RGBColorSpace, Double, Double, Double)
    case named(String)
    case asset(String)
    indirect case mixture(Color, Color, Double)
    #if PLATFORM_MACOS
      case platform(NSColor)
    #else
      case platform(UIColor)
    #endif
  }

  let provider: Provider
  let alpha: Double

  init(_ provider: Provider, alpha: Double = 1) {
    self.provider = provider
    self.alpha = alpha
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.components(colorSpace, red, green, blue), alpha: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.components(colorSpace, white, white, white), alpha: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  public func opacity(_ opacity: Double) -> Color { Color(provider, alpha: alpha * opacity) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixture(self, rhs, fraction))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
  public static let red = Color(.named("red"))
  public static let orange = Color(.named("orange"))
  public static let yellow = Color(.named("yellow"))
  public static let green = Color(.named("green"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color(.named("mint"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color(.named("teal"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan = Color(.named("cyan"))
  public static let blue = Color(.named("blue"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color(.named("indigo"))
  public static let purple = Color(.named("purple"))
  public static let pink = Color(.named("pink"))
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown = Color(.named("brown"))
  public static let white = Color(white: 1)
  public static let gray = Color(.named("gray"))
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.named("primary"))
  public static let secondary = Color(.named("secondary"))
  public static var accentColor: Color { Color(.named("accentColor")) }
}

extension Color {
  /// The colour in the current appearance, as `LookColor` of the tests describes.
  var text: String { resolved().description }

  func resolved() -> ResolvedColor {
    switch provider {
    case .components(let space, let red, let green, let blue):
      ResolvedColor(.components(space, red, green, blue), alpha: alpha)
    case .named(let name): ResolvedColor(.word("named:\(name)"), alpha: alpha)
    case .asset(let name): ResolvedColor(.word("asset:\(name.debugDescription)"), alpha: alpha)
    // What the system mixes is not computed here: both outputs must name the same parts.
    case .mixture(let first, let second, let share):
      ResolvedColor(.word("mix(\(first.text) \(second.text) \(SwiftUI.text(share)))"), alpha: alpha)
    case .platform(let color): color.resolved().opacity(alpha)
    }
  }
}

/// A colour in one appearance.
struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
  enum Base: Hashable, Sendable {
    case components(Color.RGBColorSpace, Double, Double, Double)
    case word(String)
  }

  var base: Base
  var alpha: Double

  init(_ base: Base, alpha: Double = 1) {
    self.base = base
    self.alpha = alpha
  }

  func opacity(_ fraction: Double) -> ResolvedColor {
    ResolvedColor(base, alpha: alpha * fraction)
  }

  var description: String {
    if alpha <= 0 { return "clear" }
    switch base {
    case .components(let space, let red, let green, let blue):
      let names: [Color.RGBColorSpace: String] = [
        .sRGB: "srgb", .sRGBLinear: "linear", .displayP3: "p3",
      ]
      let numbers = [red, green, blue, alpha].map(SwiftUI.text).joined(separator: ", ")
      return "\(names[space] ?? "")(\(numbers))"
    case .word(let word): return alpha == 1 ? word : "\(word)*\(SwiftUI.text(alpha))"
    }
  }
}
