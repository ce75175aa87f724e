@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case fixed(String, CGFloat)
    case surroundings
  }

  private var base: Base
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false
  private var hasMonospacedDigits = false

  private init(
    _ base: Base, weight: Weight? = nil, design: Design = .default
  ) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The font of the recording's environment, to be told from what a style sets.
  static let surroundings = Font(.surroundings)

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public enum TextStyle: Hashable, Sendable {
    case largeTitle
    case title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2
  }

  public struct Weight: Hashable, Sendable {
    let name: String

    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public enum Design: Hashable, Sendable {
    case `default`
    @available(watchOS 7.0, *)
    case serif
    case rounded
    @available(watchOS 7.0, *)
    case monospaced
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font {
  public static let largeTitle = Font(.textStyle(.largeTitle))
  public static let title = Font(.textStyle(.title))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(.textStyle(.title2))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(.textStyle(.title3))
  public static let headline = Font(.textStyle(.headline))
  public static let subheadline = Font(.textStyle(.subheadline))
  public static let body = Font(.textStyle(.body))
  public static let callout = Font(.textStyle(.callout))
  public static let footnote = Font(.textStyle(.footnote))
  public static let caption = Font(.textStyle(.caption))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(.textStyle(.caption2))

  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.textStyle(style), design: design)
  }

  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size), weight: weight, design: design)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: nil))
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(name, fixedSize))
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// The base, then weight, design, `italic`, `monospacedDigit`: as `LookText.font` of the tests.
  var text: String {
    var parts: [String] = []
    switch base {
    case .textStyle(let style): parts = ["\(style)"]
    case .system(let size): parts = ["system", SwiftUI.text(size)]
    case .custom(let name, let size, let style):
      parts = ["custom", name.debugDescription, SwiftUI.text(size)]
      if let style { parts.append("\(style)") }
    case .fixed(let name, let size):
      parts = ["custom", name.debugDescription, SwiftUI.text(size), "fixed"]
    case .surroundings: parts = ["surroundings"]
    }
    if let weight, !(isSystem && weight == .regular) { parts.append(weight.name) }
    if design != .default { parts.append("\(design)") }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospacedDigit") }
    return parts.joined(separator: " ")
  }

  private var isSystem: Bool {
    if case .system = base { return true }
    return false
  }
}
