// As stylec writes it, by hand: one button style with every modifier.

import SwiftUI

/// Colours and lengths.
public enum EverythingTokens {
  /// The colour of the brand.
  public static let brand = Color(red: 123 / 255, green: 47 / 255, blue: 247 / 255)
  /// Behind content.
  public static let surface = Color(
    light: .white, dark: Color(red: 0.1098, green: 0.1098, blue: 0.1176),
    lightHighContrast: Color(white: 0.9), darkHighContrast: .black)
  /// Of corners.
  public static let radius: CGFloat = 8
}

/// Every modifier of the language.
public struct EverythingButtonStyle: ButtonStyle {
  /// How large it is.
  public enum Size: Hashable, Sendable, CaseIterable { case small, regular, `default` }

  /// The colour behind the label.
  public var tint: Color
  /// How large it is.
  public var size: Size
  /// The colour of the border, if it has one.
  public var borderColor: Color?

  /// Creates the style.
  public init(
    tint: Color = EverythingTokens.brand, size: Size = .regular, borderColor: Color? = nil
  ) {
    self.tint = tint
    self.size = size
    self.borderColor = borderColor
  }

  /// Draws the button.
  public func makeBody(configuration: Configuration) -> some View {
    Content(style: self, configuration: configuration)
  }

  private struct Content: View {
    let style: EverythingButtonStyle
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var colorSchemeContrast
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.layoutDirection) private var layoutDirection
    #if !os(tvOS)
      @Environment(\.controlSize) private var controlSize
    #endif
    #if os(macOS)
      @Environment(\.controlActiveState) private var controlActiveState
    #endif
    @State private var isHovered = false

    var body: some View {
      configuration.label
        .foregroundStyle(isEnabled ? .white : EverythingTokens.surface)
        .tint(.orange)
        .font(.system(size: 18, weight: .semibold, design: .rounded).italic())
        .lineLimit(isEnabled ? 2 : nil)
        .multilineTextAlignment(layoutDirection == .rightToLeft ? .center : .trailing)
        .minimumScaleFactor(0.75)
        .textCase(.uppercase)
        .imageScale(.large)
        .symbolVariant(.fill)
        .fixedSize(horizontal: configuration.isPressed, vertical: true)
        .padding(.vertical, verticalPadding)
        .padding(.horizontal, 16)
        .frame(
          width: configuration.role == .destructive ? 80 : nil, height: 44, alignment: .leading
        )
        .frame(minWidth: 44, maxWidth: .infinity, alignment: .leading)
        .clipShape(RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular))
        .background {
          RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular)
            .fill(backgroundColor)
            .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
        }
        .background {
          RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular)
            .fill(isFocused ? backgroundColor : .clear)
            .shadow(color: .blue, radius: 2)
        }
        .overlay {
          RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular)
            .fill(isEnabled && isHovered ? Color.white.opacity(0.1) : .clear)
            .allowsHitTesting(false)
        }
        .overlay {
          RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular)
            .strokeBorder(
              style.borderColor ?? .clear, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        }
        .contentShape(RoundedRectangle(cornerRadius: EverythingTokens.radius, style: .circular))
        .opacity(isEnabled ? 1 : 0.5)
        .brightness(colorScheme == .dark ? -0.1 : 0)
        .saturation(isInactive ? 0.5 : 1)
        .blur(radius: colorSchemeContrast == .increased ? 0 : 2)
        .blendMode(.multiply)
        #if !os(tvOS) && !os(watchOS)
          .onHover { isHovered = $0 }
            #if os(visionOS)
              .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { isHovered = false } }
            #else
              .onChange(of: isEnabled) { if !$0 { isHovered = false } }
            #endif
        #endif
        .padding(4)
        .scaleEffect(isEnabled && configuration.isPressed && !reduceMotion ? 0.97 : 1)
        .rotationEffect(.degrees(45), anchor: .topLeading)
        .offset(y: 2)
        .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
        .animation(.easeOut(duration: 0.15), value: isEnabled)
        .animation(.easeOut(duration: 0.15), value: style.size)
        #if os(iOS) || os(visionOS)
          .hoverEffect(.lift)
        #endif
        #if os(iOS)
          .onChange(of: isEnabled && configuration.isPressed) {
            if $0 { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
          }
        #endif
    }

    private var backgroundColor: Color {
      if isEnabled && configuration.isPressed { return style.tint.opacity(0.85) }
      return isEnabled ? style.tint : .label
    }

    private var isInactive: Bool {
      #if os(macOS)
        controlActiveState == .inactive
      #else
        false
      #endif
    }

    private var verticalPadding: CGFloat {
      #if !os(tvOS)
        switch controlSize {
        case .mini, .small: return 4
        case .regular: break
        default: return 20
        }
      #endif
      switch style.size {
      case .small: return 6
      case .regular: return 8
      case .default: return 10
      }
    }
  }
}

extension ButtonStyle where Self == EverythingButtonStyle {
  /// Every modifier of the language.
  public static var everything: Self { Self() }

  /// Every modifier of the language.
  public static func everything(
    tint: Color = EverythingTokens.brand, size: EverythingButtonStyle.Size = .regular,
    borderColor: Color? = nil
  ) -> Self {
    Self(tint: tint, size: size, borderColor: borderColor)
  }
}

extension Color {
  fileprivate init(
    light: Color, dark: Color, lightHighContrast: Color, darkHighContrast: Color
  ) {
    #if os(watchOS)
      self = dark
    #elseif os(macOS)
      self.init(
        nsColor: NSColor(name: nil) { @Sendable appearance in
          switch appearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
          ]) {
          case .darkAqua: return NSColor(dark)
          case .accessibilityHighContrastAqua: return NSColor(lightHighContrast)
          case .accessibilityHighContrastDarkAqua: return NSColor(darkHighContrast)
          default: return NSColor(light)
          }
        })
    #else
      self.init(
        uiColor: UIColor { @Sendable traits in
          let isDark = traits.userInterfaceStyle == .dark
          if traits.accessibilityContrast == .high {
            return UIColor(isDark ? darkHighContrast : lightHighContrast)
          }
          return UIColor(isDark ? dark : light)
        })
    #endif
  }

  fileprivate static var label: Color {
    #if os(macOS)
      Color(nsColor: .labelColor)
    #elseif os(watchOS)
      .white
    #else
      Color(uiColor: .label)
    #endif
  }
}
