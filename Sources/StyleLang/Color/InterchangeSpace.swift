#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The colour spaces in which files of other tools give colours, by their names in CSS Color 4 and
/// in the Design Tokens Color Module 2025.10.
public enum InterchangeSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// What each of the three components may be, in the units of the Color Module: hues in degrees,
  /// saturation, lightness, whiteness and blackness in hundredths.
  public var ranges: [ClosedRange<Double>] {
    let unit = 0.0...1.0
    let hundred = 0.0...100.0
    let hue = 0.0...360.0
    let any = -Double.infinity...Double.infinity
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: [unit, unit, unit]
    case .hsl, .hwb: [hue, hundred, hundred]
    case .lab: [hundred, any, any]
    case .lch: [hundred, 0...Double.infinity, hue]
    case .oklab: [unit, any, any]
    case .oklch: [unit, 0...Double.infinity, hue]
    case .xyzD65, .xyzD50: [any, any, any]
    }
  }
}

extension RGBA {
  /// Creates a colour from components of a space of interchange: in sRGB where it has the colour,
  /// otherwise in Display P3, fitted into its gamut where it must be.
  ///
  /// The formulas and matrices are those of W3C CSS Color 4, sections 7 to 10 and 20.
  public init(_ components: SIMD3<Double>, in space: InterchangeSpace, alpha: Double) {
    let (x, y, z) = (components.x, components.y, components.z)
    switch space {
    case .srgb: self = .rgb(x, y, z, alpha: alpha)
    case .displayP3: self = .displayP3(x, y, z, alpha: alpha)
    case .hsl: self = .hsl(hue: x, saturation: y / 100, lightness: z / 100, alpha: alpha)
    case .hwb: self = RGBA.hwb(hue: x, whiteness: y / 100, blackness: z / 100, alpha: alpha)
    case .oklab: self = .oklab(lightness: x, a: y, b: z, alpha: alpha)
    case .oklch: self = .oklch(lightness: x, chroma: y, hue: z, alpha: alpha)
    case .srgbLinear:
      let encoded = TransferFunction.encoded(components)
      self = .rgb(encoded.x, encoded.y, encoded.z, alpha: alpha)
    case .lab: self.init(d50: RGBA.xyz(lab: components), alpha: alpha)
    case .lch:
      let angle = z * .pi / 180
      self.init(d50: RGBA.xyz(lab: SIMD3(x, y * cos(angle), y * sin(angle))), alpha: alpha)
    case .a98RGB:
      self.init(d65: RGBA.xyzFromA98 * components.map { pow($0, 563.0 / 256) }, alpha: alpha)
    case .prophotoRGB:
      let linear = components.map { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
      self.init(d50: RGBA.xyzFromProPhoto * linear, alpha: alpha)
    case .rec2020:
      let (alpha2020, beta) = (1.09929682680944, 0.018053968510807)
      let linear = components.map {
        $0 < beta * 4.5 ? $0 / 4.5 : pow(($0 + alpha2020 - 1) / alpha2020, 1 / 0.45)
      }
      self.init(d65: RGBA.xyzFromRec2020 * linear, alpha: alpha)
    case .xyzD65: self.init(d65: components, alpha: alpha)
    case .xyzD50: self.init(d50: components, alpha: alpha)
    }
  }

  private init(d65 xyz: SIMD3<Double>, alpha: Double) {
    let lab = OKLab(linear: ColorSpace.sRGB.fromXYZ * xyz, in: .sRGB)
    self = .oklab(lightness: lab.lightness, a: lab.a, b: lab.b, alpha: alpha)
  }

  private init(d50 xyz: SIMD3<Double>, alpha: Double) {
    self.init(d65: RGBA.d65FromD50 * xyz, alpha: alpha)
  }

  /// Hue, whiteness and blackness: where these two come to 1 or more, a gray.
  private static func hwb(
    hue: Double, whiteness: Double, blackness: Double, alpha: Double
  ) -> RGBA {
    let sum = whiteness + blackness
    if sum >= 1 { return .gray(whiteness / sum, alpha: alpha) }
    let pure = RGBA.hsl(hue: hue, saturation: 1, lightness: 0.5)
    func component(_ value: Float) -> Double { Double(value) * (1 - sum) + whiteness }
    return .rgb(
      component(pure.red), component(pure.green), component(pure.blue), alpha: alpha)
  }

  /// CIE Lab, whose white is D50, in XYZ.
  private static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func linear(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    return SIMD3(
      linear(x) * 0.3457 / 0.3585, lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
      linear(z) * (1 - 0.3457 - 0.3585) / 0.3585)
  }

  private static let xyzFromA98 = Matrix3(
    [573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567],
    [591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835],
    [53_769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835])

  private static let xyzFromProPhoto = Matrix3(
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020])

  private static let xyzFromRec2020 = Matrix3(
    [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
    [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
    [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314])

  /// The linear Bradford adaptation.
  private static let d65FromD50 = Matrix3(
    [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
    [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
    [0.012314001688319899, -0.020507696433477912, 1.3303659366080753])
}

extension SIMD3<Double> {
  fileprivate func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
