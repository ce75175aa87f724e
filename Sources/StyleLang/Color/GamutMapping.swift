/// Fits colours into the gamut of a space.
enum GamutMapping {
  /// How far a gamma-encoded component may lie outside 0…1 and still count as inside, so that the
  /// errors of arithmetic do not matter; the value is that of Color.js.
  static let tolerance = 0.000_075

  /// Just noticeable difference in OKLab.
  static let justNoticeable = 0.02

  /// How far the chroma may lie from the best one.
  static let epsilon = 0.0001

  /// Whether gamma-encoded components lie within the gamut.
  static func contains(_ encoded: SIMD3<Double>) -> Bool {
    encoded.min() >= -tolerance && encoded.max() <= 1 + tolerance
  }

  /// Whether the gamut has a colour that differs by less than a twentieth of what is noticeable.
  ///
  /// The colours of sRGB, copied in OKLCH with three or four digits, lie partly outside by the
  /// rounding; they must not turn out to be of a wider space.
  static func nearlyContains(_ lab: OKLab, in space: ColorSpace) -> Bool {
    // At these ends every gamut has one colour, whatever the chroma.
    if lab.lightness <= 0 || lab.lightness >= 1 { return true }
    let encoded = encode(lab, space)
    return contains(encoded) || difference(clip(encoded), lab, space) < justNoticeable / 20
  }

  /// The gamma-encoded components, each in 0…1, of the colour of a space that stands for `lab`.
  ///
  /// W3C CSS Color 4, section 13.2.1, "Binary Search Gamut Mapping with Local MINDE": chroma is
  /// reduced, at constant lightness and hue, until clipping the components changes the colour by
  /// less than a just noticeable difference.
  static func map(_ lab: OKLab, into space: ColorSpace) -> SIMD3<Double> {
    if lab.lightness >= 1 { return SIMD3(repeating: 1) }
    // Also where it is not a number.
    guard lab.lightness > 0 else { return SIMD3(repeating: 0) }

    let origin = encode(lab, space)
    var clipped = clip(origin)
    if contains(origin) || difference(clipped, lab, space) < justNoticeable { return clipped }

    var current = OKLCH(lab)
    var low = 0.0
    var high = current.chroma
    var lowIsInGamut = true
    while high - low > epsilon {
      current.chroma = (low + high) / 2
      let candidate = current.lab
      let components = encode(candidate, space)
      if lowIsInGamut && contains(components) {
        low = current.chroma
        continue
      }
      clipped = clip(components)
      let error = difference(clipped, candidate, space)
      if error < justNoticeable {
        if justNoticeable - error < epsilon { return clipped }
        lowIsInGamut = false
        low = current.chroma
      } else {
        high = current.chroma
      }
    }
    return clipped
  }

  /// The greatest chroma, at most `limit`, that the gamut has at a lightness and hue.
  static func greatestChroma(
    lightness: Double, hue: Double, limit: Double, in space: ColorSpace
  ) -> Double {
    var color = OKLCH(lightness: lightness, chroma: limit, hue: hue)
    if contains(encode(color.lab, space)) { return limit }
    var low = 0.0
    var high = limit
    while high - low > epsilon {
      color.chroma = (low + high) / 2
      if contains(encode(color.lab, space)) { low = color.chroma } else { high = color.chroma }
    }
    return low
  }

  /// The gamma-encoded components of a colour, whatever the gamut.
  static func encode(_ lab: OKLab, _ space: ColorSpace) -> SIMD3<Double> {
    TransferFunction.encoded(lab.linear(in: space))
  }

  /// Each component moved to the nearest end of 0…1 if it is outside.
  static func clip(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(unitClamp(encoded.x), unitClamp(encoded.y), unitClamp(encoded.z))
  }

  private static func difference(
    _ encoded: SIMD3<Double>, _ lab: OKLab, _ space: ColorSpace
  ) -> Double {
    OKLab(linear: TransferFunction.linear(encoded), in: space).distance(to: lab)
  }
}

/// The nearest number of 0…1; 0 for what is not a number.
func unitClamp(_ value: Double) -> Double {
  value > 0 ? (value < 1 ? value : 1) : 0
}
