/// The colour spaces in which a colour may be kept.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1.
  case sRGB
  /// Display P3: the wider gamut of Apple's displays, with the transfer function of sRGB.
  case displayP3
}

/// A colour with known components.
///
/// Components are gamma-encoded and lie in 0…1. They are kept in single precision, which holds
/// more than the 16 bits a channel of any display and keeps a value of the model at 25 bytes;
/// arithmetic is done in double precision.
public struct RGBA: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Float
  /// Green, 0…1.
  public var green: Float
  /// Blue, 0…1.
  public var blue: Float
  /// Opacity, 0…1.
  public var alpha: Float
  /// The space of the components.
  public var space: ColorSpace

  /// Creates a colour.
  public init(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1, space: ColorSpace = .sRGB
  ) {
    self.red = Float(red)
    self.green = Float(green)
    self.blue = Float(blue)
    self.alpha = Float(alpha)
    self.space = space
  }
}

/// One colour for each appearance of the system.
public struct AppearanceColors: Hashable, Sendable {
  /// Light appearance.
  public var light: RGBA
  /// Dark appearance.
  public var dark: RGBA
  /// Light appearance with increased contrast.
  public var lightHighContrast: RGBA
  /// Dark appearance with increased contrast.
  public var darkHighContrast: RGBA

  /// Creates the set; a missing part falls back: dark high contrast to dark to light, light high
  /// contrast to light.
  public init(
    light: RGBA, dark: RGBA? = nil, highContrast: RGBA? = nil, darkHighContrast: RGBA? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightHighContrast = highContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark ?? light
  }

  /// Applies `transform` to each of the four colours.
  public func map(_ transform: (RGBA) -> RGBA) -> AppearanceColors {
    AppearanceColors(
      light: transform(light), dark: transform(dark), highContrast: transform(lightHighContrast),
      darkHighContrast: transform(darkHighContrast))
  }

  /// The four colours, light first.
  public var all: [RGBA] { [light, dark, lightHighContrast, darkHighContrast] }
}
