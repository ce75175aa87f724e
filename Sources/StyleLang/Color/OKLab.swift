#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A colour in OKLab, where equal distances look about equally different.
///
/// Björn Ottosson, "A perceptual color space for image processing" (2020). The matrices are his,
/// recomputed for W3C CSS Color 4, section 20, in double precision and for exactly the white point
/// of sRGB; the ten digits of the article leave white faintly coloured.
struct OKLab: Equatable, Sendable {
  /// 0 is black, 1 is white.
  var lightness: Double
  /// From green, below zero, to red.
  var a: Double
  /// From blue, below zero, to yellow.
  var b: Double

  /// Creates a colour from its coordinates.
  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from linear components.
  init(linear components: SIMD3<Double>, in space: ColorSpace) {
    let cones = Self.conesFromLinear(space) * components
    let lab = Self.labFromRoots * SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// The linear components in a space; outside 0…1 where its gamut lacks the colour.
  func linear(in space: ColorSpace) -> SIMD3<Double> {
    let roots = Self.rootsFromLab * SIMD3(lightness, a, b)
    return Self.linearFromCones(space) * (roots * roots * roots)
  }

  /// The difference as CSS Color 4's deltaEOK: the Euclidean distance.
  func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  private static let conesFromXYZ = Matrix3(
    [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])

  private static let xyzFromCones = Matrix3(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])

  private static let labFromRoots = Matrix3(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])

  private static let rootsFromLab = Matrix3(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092])

  private static let conesFromSRGB = conesFromXYZ * ColorSpace.sRGB.toXYZ
  private static let conesFromP3 = conesFromXYZ * ColorSpace.displayP3.toXYZ
  private static let sRGBFromCones = ColorSpace.sRGB.fromXYZ * xyzFromCones
  private static let p3FromCones = ColorSpace.displayP3.fromXYZ * xyzFromCones

  private static func conesFromLinear(_ space: ColorSpace) -> Matrix3 {
    switch space {
    case .sRGB: conesFromSRGB
    case .displayP3: conesFromP3
    }
  }

  private static func linearFromCones(_ space: ColorSpace) -> Matrix3 {
    switch space {
    case .sRGB: sRGBFromCones
    case .displayP3: p3FromCones
    }
  }
}

/// OKLab in polar coordinates.
struct OKLCH: Equatable, Sendable {
  /// 0 is black, 1 is white.
  var lightness: Double
  /// The distance from gray, at least 0; the colours of displays stay below 0.4.
  var chroma: Double
  /// The angle in degrees, 0..<360.
  ///
  /// Pure red lies at 29. Of a gray it means nothing.
  var hue: Double

  /// Creates a colour from its coordinates.
  init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Creates a colour from its Cartesian form.
  init(_ lab: OKLab) {
    lightness = lab.lightness
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
  }

  /// The Cartesian form.
  var lab: OKLab {
    let angle = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
  }
}
