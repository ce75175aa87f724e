// The notations in which the language writes colours. Each takes any numbers: components outside
// their range are moved to its nearest end, so that a result always lies in its space.
extension RGBA {
  /// Creates a colour from components of sRGB, each 0…1.
  public static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> RGBA {
    RGBA(unitClamp(red), unitClamp(green), unitClamp(blue), alpha: unitClamp(alpha))
  }

  /// Creates a colour from components of Display P3, each 0…1.
  public static func displayP3(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> RGBA {
    RGBA(
      unitClamp(red), unitClamp(green), unitClamp(blue), alpha: unitClamp(alpha),
      space: .displayP3)
  }

  /// Creates a gray of sRGB; 0 is black and 1 is white.
  public static func gray(_ white: Double, alpha: Double = 1) -> RGBA {
    rgb(white, white, white, alpha: alpha)
  }

  /// Creates a colour of sRGB from hue, saturation and lightness, by the formula of CSS Color 4,
  /// section 7.
  ///
  /// - Parameters:
  ///   - hue: Degrees; 0 is red, 120 green, 240 blue.
  ///   - saturation: 0 (gray) … 1.
  ///   - lightness: 0 (black) … 1 (white); the pure hue is at 0.5.
  ///   - alpha: Opacity, 0…1.
  public static func hsl(
    hue: Double, saturation: Double, lightness: Double, alpha: Double = 1
  ) -> RGBA {
    let lightness = unitClamp(lightness)
    let reach = unitClamp(saturation) * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let place = (offset + wrapped(hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return rgb(component(0), component(8), component(4), alpha: alpha)
  }

  /// Creates a colour of sRGB from hue, saturation and brightness, as SwiftUI's
  /// `Color(hue:saturation:brightness:)`, but with the hue in degrees.
  ///
  /// - Parameters:
  ///   - hue: Degrees; 0 is red, 120 green, 240 blue.
  ///   - saturation: 0 (gray) … 1.
  ///   - brightness: 0 (black) … 1 (the pure hue, or white).
  ///   - alpha: Opacity, 0…1.
  public static func hsb(
    hue: Double, saturation: Double, brightness: Double, alpha: Double = 1
  ) -> RGBA {
    let brightness = unitClamp(brightness)
    let reach = brightness * unitClamp(saturation)
    func component(_ offset: Double) -> Double {
      let place = (offset + wrapped(hue) / 60).truncatingRemainder(dividingBy: 6)
      return brightness - reach * max(0, min(place, 4 - place, 1))
    }
    return rgb(component(5), component(3), component(1), alpha: alpha)
  }

  /// Creates a colour from OKLab: of sRGB where it has the colour, otherwise of Display P3, fitted
  /// into its gamut where it must be.
  ///
  /// - Parameters:
  ///   - lightness: 0 (black) … 1 (white).
  ///   - a: From green, below zero, to red; −0.4…0.4 holds every colour of a display.
  ///   - b: From blue, below zero, to yellow; −0.4…0.4 holds every colour of a display.
  ///   - alpha: Opacity, 0…1.
  public static func oklab(
    lightness: Double, a: Double, b: Double, alpha: Double = 1
  ) -> RGBA {
    // No visible colour reaches 1, and the search for the gamut's edge needs a finite way to go.
    let (a, b) = (a.isFinite ? a : 0, b.isFinite ? b : 0)
    let excess = max(abs(a), abs(b), 1)
    let lab = OKLab(lightness: unitClamp(lightness), a: a / excess, b: b / excess)
    let space: ColorSpace = GamutMapping.nearlyContains(lab, in: .sRGB) ? .sRGB : .displayP3
    return RGBA(lab, alpha: unitClamp(alpha), space: space)
  }

  /// Creates a colour from OKLCH, as `oklab(lightness:a:b:alpha:)` does.
  ///
  /// - Parameters:
  ///   - lightness: 0 (black) … 1 (white).
  ///   - chroma: The distance from gray; below zero counts as 0.
  ///   - hue: Degrees; 29 is the hue of pure red.
  ///   - alpha: Opacity, 0…1.
  public static func oklch(
    lightness: Double, chroma: Double, hue: Double, alpha: Double = 1
  ) -> RGBA {
    let lab = OKLCH(
      lightness: lightness, chroma: chroma.isFinite ? max(0, chroma) : 0, hue: wrapped(hue)
    ).lab
    return oklab(lightness: lightness, a: lab.a, b: lab.b, alpha: alpha)
  }

  /// An angle in degrees brought to 0..<360; 0 for what is not finite.
  private static func wrapped(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return 0 }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    // A tiny negative rest plus 360 rounds to 360 itself.
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned : 0
  }
}
