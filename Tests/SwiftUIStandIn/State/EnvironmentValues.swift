@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: @unchecked Sendable {
  public init() {}

  public var isEnabled = true
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public internal(set) var isFocused: Bool {
    get { focused }
    set { focused = newValue }
  }
  public var colorScheme = ColorScheme.light
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { contrast }
    set { contrast = newValue }
  }
  public internal(set) var accessibilityReduceMotion: Bool {
    get { reduceMotion }
    set { reduceMotion = newValue }
  }
  public var layoutDirection = LayoutDirection.leftToRight

  // What a style reads back where it sets a value in some states only; each is a value that no
  // style can set, so that the recording tells the two apart.
  public var font: Font? = .surroundings
  public var lineLimit: Int? = EnvironmentValues.lineLimitOfSurroundings
  public var multilineTextAlignment = TextAlignment.surroundings
  public var truncationMode = Text.TruncationMode.surroundings
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? {
    get { caseOfText }
    set { caseOfText = newValue }
  }
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public var imageScale: Image.Scale {
    get { scaleOfImages }
    set { scaleOfImages = newValue }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var symbolVariants: SymbolVariants {
    get { variants }
    set { variants = newValue }
  }

  #if !PLATFORM_TVOS
    @available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
    public var controlSize: ControlSize {
      get { size }
      set { size = newValue }
    }
    private var size = ControlSize.regular
  #endif

  #if PLATFORM_MACOS
    @available(macOS 10.15, *)
    public var controlActiveState = ControlActiveState.key
  #endif

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { textScale == 1 ? .large : .xxxLarge }
    set { textScale = newValue == .large ? 1 : 1.5 }
  }

  #if PLATFORM_MACOS
    @available(macOS 15.0, *)
    public var appearsActive: Bool { controlActiveState != .inactive }
  #else
    @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public var appearsActive: Bool { true }
  #endif

  /// What an app adds, by the type of its key.
  var own: [ObjectIdentifier: Any] = [:]
  /// What draws controls.
  var styles = ControlStyles()
  /// How many times as large as by default text is.
  var textScale = 1.0

  // Stored properties cannot carry an availability of their own on Apple's platforms.
  private var focused = false
  private var contrast = ColorSchemeContrast.standard
  private var reduceMotion = false
  private var caseOfText: Text.Case? = .surroundings
  private var scaleOfImages = Image.Scale.surroundings
  private var variants = SymbolVariants.surroundings

  static let lineLimitOfSurroundings = 7919
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

#if !PLATFORM_TVOS
  @available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
  public enum ControlSize: CaseIterable, Sendable {
    public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }

    case mini
    case small
    case regular
    @available(macOS 11.0, *)
    case large
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    case extraLarge
  }
#endif

#if PLATFORM_MACOS
  @available(macOS 10.15, *)
  public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    case key
    case active
    case inactive
  }
#endif

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
