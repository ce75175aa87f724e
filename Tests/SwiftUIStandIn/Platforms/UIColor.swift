#if !PLATFORM_MACOS
  open class UIColor: Hashable, @unchecked Sendable {
    enum Source {
      case resolved(ResolvedColor)
      case color(Color)
      #if !PLATFORM_WATCHOS
        case dynamic((UITraitCollection) -> UIColor)
      #endif
    }

    let source: Source

    init(source: Source) { self.source = source }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.sRGB, red, green, blue), alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.sRGB, white, white, white), alpha: alpha))
    }

    @available(iOS 10.0, tvOS 10.0, watchOS 3.0, *)
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      source = .resolved(ResolvedColor(.components(.displayP3, red, green, blue), alpha: alpha))
    }

    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
    public convenience init(_ color: Color) { self.init(source: .color(color)) }

    #if !PLATFORM_WATCHOS
      @available(iOS 13.0, tvOS 13.0, *)
      public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
      }
    #endif

    public static func == (a: UIColor, b: UIColor) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func resolved() -> ResolvedColor {
      switch source {
      case .resolved(let color): return color
      case .color(let color): return color.resolved()
      #if !PLATFORM_WATCHOS
        case .dynamic(let provider):
          return provider(UITraitCollection(Recorder.current.environment)).resolved()
      #endif
      }
    }
  }

  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  extension Color {
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    public init(_ color: UIColor) { self.init(.platform(color)) }

    @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
    public init(uiColor: UIColor) { self.init(.platform(uiColor)) }
  }

  #if !PLATFORM_WATCHOS
    @available(iOS 8.0, tvOS 8.0, *)
    open class UITraitCollection: @unchecked Sendable {
      @available(iOS 12.0, tvOS 10.0, *)
      public let userInterfaceStyle: UIUserInterfaceStyle
      @available(iOS 13.0, tvOS 13.0, *)
      public let accessibilityContrast: UIAccessibilityContrast

      init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
      }
    }

    @available(iOS 12.0, tvOS 10.0, *)
    public enum UIUserInterfaceStyle: Int, Sendable {
      case unspecified = 0
      case light = 1
      case dark = 2
    }

    @available(iOS 13.0, tvOS 13.0, *)
    public enum UIAccessibilityContrast: Int, Sendable {
      case unspecified = -1
      case normal = 0
      case high = 1
    }
  #endif
#endif
