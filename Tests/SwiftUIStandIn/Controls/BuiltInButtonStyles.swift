// The system draws these in its own way, which nothing here depends on.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  nonisolated var name: String { "automatic" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle {
    DefaultButtonStyle()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  nonisolated var name: String { "plain" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  nonisolated var name: String { "borderless" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  nonisolated var name: String { "bordered" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle {
    BorderedButtonStyle()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  nonisolated var name: String { "borderedProminent" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

#if !PLATFORM_VISIONOS
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated var name: String { "glass" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { GlassButtonStyle() }
  }
#endif

#if !PLATFORM_VISIONOS
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated var name: String { "glassProminent" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle {
      GlassProminentButtonStyle()
    }
  }
#endif

#if PLATFORM_MACOS
  @available(macOS 10.15, *)
  public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated var name: String { "link" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(macOS 10.15, *)
  extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
  }
#endif

#if PLATFORM_TVOS
  @available(tvOS 14.0, *)
  public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated var name: String { "card" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(tvOS 14.0, *)
  extension PrimitiveButtonStyle where Self == CardButtonStyle {
    @MainActor @preconcurrency public static var card: CardButtonStyle { CardButtonStyle() }
  }
#endif
