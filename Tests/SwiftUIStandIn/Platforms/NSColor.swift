#if PLATFORM_MACOS
  open class NSColor: Hashable, @unchecked Sendable {
    public typealias Name = String

    enum Source {
      case resolved(ResolvedColor)
      case color(Color)
      case dynamic((NSAppearance) -> NSColor)
    }

    let source: Source

    init(source: Source) { self.source = source }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.sRGB, red, green, blue), alpha: alpha))
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.sRGB, red, green, blue), alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.sRGB, white, white, white), alpha: alpha))
    }

    @available(macOS 10.12, *)
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.displayP3, red, green, blue), alpha: alpha))
    }

    public init(
      colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>,
      count numberOfComponents: Int
    ) {
      let color = UnsafeBufferPointer(start: components, count: numberOfComponents)
      source = .resolved(
        ResolvedColor(.components(space.space, color[0], color[1], color[2]), alpha: color[3]))
    }

    @available(macOS 11.0, *)
    public convenience init(_ color: Color) { self.init(source: .color(color)) }

    @available(macOS 10.15, *)
    public convenience init(
      name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
    ) {
      self.init(source: .dynamic(dynamicProvider))
    }

    public static func == (a: NSColor, b: NSColor) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func resolved() -> ResolvedColor {
      switch source {
      case .resolved(let color): return color
      case .color(let color): return color.resolved()
      case .dynamic(let provider):
        return provider(NSAppearance(Recorder.current.environment)).resolved()
      }
    }
  }

  @available(macOS 10.15, *)
  extension Color {
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    public init(_ color: NSColor) { self.init(.platform(color)) }

    @available(macOS 12.0, *)
    public init(nsColor: NSColor) { self.init(.platform(nsColor)) }
  }

  open class NSColorSpace: @unchecked Sendable {
    let space: Color.RGBColorSpace

    init(_ space: Color.RGBColorSpace) { self.space = space }

    @available(macOS 10.12, *)
    public class var extendedSRGB: NSColorSpace { NSColorSpace(.sRGB) }
  }

  open class NSAppearance: @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let aqua = Name(rawValue: "aqua")
      @available(macOS 10.14, *)
      public static let darkAqua = Name(rawValue: "darkAqua")
      @available(macOS 10.14, *)
      public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
      @available(macOS 10.14, *)
      public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
    }

    public let name: Name

    init(_ environment: EnvironmentValues) {
      let isDark = environment.colorScheme == .dark
      switch environment.colorSchemeContrast {
      case .standard: name = isDark ? .darkAqua : .aqua
      case .increased:
        name = isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua
      }
    }

    /// The appearance itself, else the one that it builds on.
    @available(macOS 10.14, *)
    public func bestMatch(from appearances: [Name]) -> Name? {
      let bases: [Name: [Name]] = [
        .aqua: [.aqua],
        .darkAqua: [.darkAqua, .aqua],
        .accessibilityHighContrastAqua: [.accessibilityHighContrastAqua, .aqua],
        .accessibilityHighContrastDarkAqua: [.accessibilityHighContrastDarkAqua, .darkAqua, .aqua],
      ]
      return bases[name]?.first(where: appearances.contains)
    }
  }
#endif
