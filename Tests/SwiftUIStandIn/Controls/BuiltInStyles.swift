// The system draws these in its own way, which nothing here depends on.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  nonisolated var name: String { "automatic" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle {
    DefaultToggleStyle()
  }
}

#if !PLATFORM_TVOS
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated var name: String { "switch" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  extension ToggleStyle where Self == SwitchToggleStyle {
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  }
#endif

#if !PLATFORM_TVOS
  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated var name: String { "button" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 9.0, *)
  extension ToggleStyle where Self == ButtonToggleStyle {
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
  }
#endif

#if PLATFORM_MACOS
  @available(macOS 10.15, *)
  public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated var name: String { "checkbox" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(macOS 10.15, *)
  extension ToggleStyle where Self == CheckboxToggleStyle {
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle {
      CheckboxToggleStyle()
    }
  }
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, BuiltInStyle {
  nonisolated var name: String { "automatic" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  nonisolated var name: String { "iconOnly" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  nonisolated var name: String { "titleOnly" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle {
    TitleOnlyLabelStyle()
  }
}

@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  nonisolated var name: String { "titleAndIcon" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle {
    TitleAndIconLabelStyle()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  nonisolated var name: String { "automatic" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  nonisolated var name: String { "linear" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle {
    LinearProgressViewStyle()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  nonisolated var name: String { "circular" }
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

#if !PLATFORM_TVOS && !PLATFORM_WATCHOS
  @available(iOS 14.0, macOS 11.0, *)
  public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
    nonisolated var name: String { "automatic" }
    @MainActor @preconcurrency public init() {}
    @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
      EmptyView()
    }
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle {
      DefaultGroupBoxStyle()
    }
  }
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  nonisolated var name: String { "automatic" }
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  nonisolated var name: String { "plain" }
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle {
    DefaultTextFieldStyle()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextFieldStyle where Self == PlainTextFieldStyle {
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

#if !PLATFORM_TVOS && !PLATFORM_WATCHOS
  @available(iOS 13.0, macOS 10.15, *)
  public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
    nonisolated var name: String { "roundedBorder" }
    public init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
  }

  @available(iOS 13.0, macOS 10.15, *)
  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
      RoundedBorderTextFieldStyle()
    }
  }
#endif
