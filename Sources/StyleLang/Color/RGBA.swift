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

  /// Opaque white.
  public static let white = RGBA(1, 1, 1)
  /// Opaque black.
  public static let black = RGBA(0, 0, 0)
  /// Black that is wholly transparent, as SwiftUI's `clear`.
  public static let clear = RGBA(0, 0, 0, alpha: 0)
}

extension RGBA {
  /// Creates a colour from gamma-encoded components.
  init(encoded: SIMD3<Double>, alpha: Double, space: ColorSpace) {
    self.init(encoded.x, encoded.y, encoded.z, alpha: alpha, space: space)
  }

  /// Creates the colour of a space that stands for `lab`, fitted into its gamut.
  init(_ lab: OKLab, alpha: Double, space: ColorSpace) {
    self.init(encoded: GamutMapping.map(lab, into: space), alpha: alpha, space: space)
  }

  /// The gamma-encoded components in double precision.
  var encoded: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

  /// The components in proportion to light.
  var linear: SIMD3<Double> { TransferFunction.linear(encoded) }

  /// The colour, without its opacity, in OKLab.
  var oklab: OKLab { OKLab(linear: linear, in: space) }

  /// Whether a space has this colour.
  public func isInGamut(of target: ColorSpace) -> Bool {
    space == target || GamutMapping.contains(encoded(in: target))
  }

  /// The colour in another space; fitted into its gamut as CSS Color 4 does where it lies outside.
  public func converted(to target: ColorSpace) -> RGBA {
    if space == target { return self }
    let components = encoded(in: target)
    if GamutMapping.contains(components) {
      return RGBA(encoded: GamutMapping.clip(components), alpha: Double(alpha), space: target)
    }
    return RGBA(oklab, alpha: Double(alpha), space: target)
  }

  /// The same colour with components of sRGB that may lie outside 0…1, as UIColor takes them.
  var inExtendedSRGB: RGBA {
    RGBA(encoded: encoded(in: .sRGB), alpha: Double(alpha), space: .sRGB)
  }

  private func encoded(in target: ColorSpace) -> SIMD3<Double> {
    if space == target { return encoded }
    return TransferFunction.encoded(target.fromXYZ * (space.toXYZ * linear))
  }
}
