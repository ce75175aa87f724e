import StyleLang

extension LookColor {
  /// A named colour as generated Swift refers to it on a platform, in the appearance of a state.
  init(_ color: NamedColor, on platform: Platform, in state: ControlState) {
    switch color.swiftForm {
    case .member(let name): self.init(.named(name))
    case .literal: self.init(color.components, on: platform, in: state)
    case .perPlatform(let forms):
      let form: NamedColor.PlatformForm =
        switch platform {
        case .iOS, .visionOS: .system(forms.uiKit)
        case .macOS: forms.macOS
        case .tvOS: forms.tvOS
        case .watchOS: forms.watchOS
        }
      switch form {
      case .system(let name): self.init(platform == .macOS ? .ns(name) : .ui(name))
      case .components: self.init(color.components, on: platform, in: state)
      case .darkComponents: self.init(color.components.map { $0.dark } ?? RGBA(0, 0, 0))
      }
    }
  }

  /// The part of an adaptive colour that holds; watchOS, always dark, takes the dark one.
  init(_ colors: AppearanceColors?, on platform: Platform, in state: ControlState) {
    guard let colors else {
      self = .clear
      return
    }
    let isDark = state.holds(.dark, on: platform)
    if platform == .watchOS || !state.holds(.highContrast, on: platform) {
      self.init(isDark ? colors.dark : colors.light)
    } else {
      self.init(isDark ? colors.darkHighContrast : colors.lightHighContrast)
    }
  }

  /// Known components.
  init(_ color: RGBA) {
    let components = (Double(color.red), Double(color.green), Double(color.blue))
    switch color.space {
    case .sRGB:
      self.init(.srgb(components.0, components.1, components.2), alpha: Double(color.alpha))
    case .displayP3:
      self.init(.p3(components.0, components.1, components.2), alpha: Double(color.alpha))
    }
  }
}
