@testable import StyleLang

/// Whether two vectors agree to `tolerance` in each component.
func isClose(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ tolerance: Double) -> Bool {
  let difference = first - second
  return max(abs(difference.x), abs(difference.y), abs(difference.z)) <= tolerance
}

extension OKLab {
  /// The coordinates as a vector.
  var vector: SIMD3<Double> { SIMD3(lightness, a, b) }
}

/// Repeatable colours for tests over many of them (SplitMix64).
struct ColorGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / Double(UInt64(1) << 53)
  }

  mutating func color(alpha: Double = 1, space: ColorSpace = .sRGB) -> RGBA {
    RGBA(unit(), unit(), unit(), alpha: alpha, space: space)
  }
}

/// The colours of a regular grid with `steps` values of each component.
func colorGrid(_ steps: Int, space: ColorSpace = .sRGB) -> [RGBA] {
  let values = (0..<steps).map { Double($0) / Double(steps - 1) }
  return values.flatMap { red in
    values.flatMap { green in values.map { RGBA(red, green, $0, space: space) } }
  }
}
