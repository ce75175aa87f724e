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

  /// Applies `transform` to the two colours of each appearance.
  public func combined(
    with other: AppearanceColors, _ transform: (RGBA, RGBA) -> RGBA
  ) -> AppearanceColors {
    AppearanceColors(
      light: transform(light, other.light), dark: transform(dark, other.dark),
      highContrast: transform(lightHighContrast, other.lightHighContrast),
      darkHighContrast: transform(darkHighContrast, other.darkHighContrast))
  }

  /// The four colours, light first.
  public var all: [RGBA] { [light, dark, lightHighContrast, darkHighContrast] }

  /// Whether the four colours are equal, so that one of them says all.
  public var isUniform: Bool {
    light == dark && light == lightHighContrast && light == darkHighContrast
  }
}

extension AppearanceColors {
  /// In each appearance the mix of the two colours; see `RGBA.mixed(with:amount:)`.
  public func mixed(with other: AppearanceColors, amount: Double) -> AppearanceColors {
    combined(with: other) { $0.mixed(with: $1, amount: amount) }
  }

  /// Each colour mixed with white.
  public func lighter(by amount: Double) -> AppearanceColors {
    map { $0.lighter(by: amount) }
  }

  /// Each colour mixed with black.
  public func darker(by amount: Double) -> AppearanceColors {
    map { $0.darker(by: amount) }
  }

  /// Each colour with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> AppearanceColors {
    map { $0.multiplyingOpacity(by: factor) }
  }

  /// In each appearance the nearest readable colour; see `RGBA.readable(on:)`.
  ///
  /// A background that lets light through is taken to lie on white in the light appearances and on
  /// black in the dark ones.
  public func readable(on background: AppearanceColors) -> AppearanceColors {
    let opaque = AppearanceColors(
      light: background.light.composited(over: .white),
      dark: background.dark.composited(over: .black),
      highContrast: background.lightHighContrast.composited(over: .white),
      darkHighContrast: background.darkHighContrast.composited(over: .black))
    return combined(with: opaque) { $0.readable(on: $1) }
  }
}
