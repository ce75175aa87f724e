#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The colour spaces in which a colour may be kept.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1.
  case sRGB
  /// Display P3: the wider gamut of Apple's displays, with the transfer function of sRGB.
  case displayP3
}

// Both spaces have the white point D65, so no adaptation stands between them. The matrices are the
// exact fractions of W3C CSS Color 4, section 20 ("Sample code for Color Conversions"), which
// derives them from the chromaticities of the primaries.
extension ColorSpace {
  /// From linear components of this space to CIE XYZ with white at Y = 1.
  var toXYZ: Matrix3 {
    switch self {
    case .sRGB:
      Matrix3(
        [506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218],
        [87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545],
        [7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270])
    case .displayP3:
      Matrix3(
        [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
        [35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
        [0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800])
    }
  }

  /// From CIE XYZ to linear components of this space.
  var fromXYZ: Matrix3 {
    switch self {
    case .sRGB:
      Matrix3(
        [12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959],
        [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810],
        [705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667])
    case .displayP3:
      Matrix3(
        [446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915],
        [-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905],
        [11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415])
    }
  }
}

/// The transfer function of IEC 61966-2-1, which Display P3 shares; components below zero, which
/// stand for colours outside the gamut, are mirrored as CSS Color 4 does.
enum TransferFunction {
  /// From a gamma-encoded component to one in proportion to light.
  static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    // The threshold is WCAG 2.2's and the standard's own, not the 0.03928 of older drafts.
    if magnitude <= 0.04045 { return encoded / 12.92 }
    return sign(of: encoded) * pow((magnitude + 0.055) / 1.055, 2.4)
  }

  /// From a component in proportion to light to a gamma-encoded one.
  static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    if magnitude <= 0.0031308 { return linear * 12.92 }
    return sign(of: linear) * (1.055 * pow(magnitude, 1 / 2.4) - 0.055)
  }

  /// `linear` for each of three components.
  static func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
  }

  /// `encoded` for each of three components.
  static func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
  }

  private static func sign(of value: Double) -> Double { value < 0 ? -1 : 1 }
}
