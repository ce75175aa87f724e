import Testing

@testable import StyleLang

// Unless another source is named, expected values were computed with ColorAide 8, an independent
// implementation of CSS Color 4.

@Test(arguments: [
  (UInt32(0xFF0000), SIMD3(0.6279553639, 0.2248630684, 0.1258462773)),
  (0x00FF00, SIMD3(0.8664396175, -0.2338875809, 0.1794984452)),
  (0x0000FF, SIMD3(0.4520137182, -0.0324569752, -0.3115281657)),
  (0xFFFFFF, SIMD3(1, 0, 0)),
  (0x000000, SIMD3(0, 0, 0)),
  (0x7B2FF7, SIMD3(0.5389702486, 0.0992319911, -0.2467489245)),
  (0x777777, SIMD3(0.5692624034, 0, 0)),
])
func sRGBToOKLab(hex: UInt32, expected: SIMD3<Double>) {
  #expect(isClose(RGBA(hex: hex).oklab.vector, expected, 1e-6))
}

@Test(arguments: [
  (SIMD3(1.0, 0, 0), SIMD3(0.64857408, 0.26204176, 0.14500191)),
  (SIMD3(0.0, 1, 0), SIMD3(0.84882929, -0.30424053, 0.2079674)),
  (SIMD3(0.0, 0, 1), SIMD3(0.46636054, -0.03348715, -0.32141601)),
  (SIMD3(1.0, 1, 1), SIMD3(1, 0, 0)),
])
func displayP3ToOKLab(components: SIMD3<Double>, expected: SIMD3<Double>) {
  let lab = RGBA(encoded: components, alpha: 1, space: .displayP3).oklab
  #expect(isClose(lab.vector, expected, 1e-6))
}

// The table at the end of "Converting from XYZ to Oklab" in Ottosson's article, to its three digits.
@Test(arguments: [
  (SIMD3(0.950, 1.000, 1.089), SIMD3(1.000, 0.000, 0.000)),
  (SIMD3(1.000, 0.000, 0.000), SIMD3(0.450, 1.236, -0.019)),
  (SIMD3(0.000, 1.000, 0.000), SIMD3(0.922, -0.671, 0.263)),
  (SIMD3(0.000, 0.000, 1.000), SIMD3(0.153, -1.415, -0.449)),
])
func xyzToOKLab(xyz: SIMD3<Double>, expected: SIMD3<Double>) {
  for space in ColorSpace.allCases {
    let lab = OKLab(linear: space.fromXYZ * xyz, in: space)
    #expect(isClose(lab.vector, expected, 0.0006))
  }
}

@Test(arguments: ColorSpace.allCases)
func matricesAreInverse(space: ColorSpace) {
  let product = space.toXYZ * space.fromXYZ
  #expect(isClose(product.first, SIMD3(1, 0, 0), 1e-14))
  #expect(isClose(product.second, SIMD3(0, 1, 0), 1e-14))
  #expect(isClose(product.third, SIMD3(0, 0, 1), 1e-14))
}

@Test func transferFunctionIsContinuousAndItsOwnInverse() {
  #expect(abs(TransferFunction.linear(0.04045) - TransferFunction.linear(0.040450001)) < 1e-7)
  for step in -20...220 {
    let value = Double(step) / 200
    #expect(abs(TransferFunction.encoded(TransferFunction.linear(value)) - value) < 1e-7)
  }
  #expect(abs(TransferFunction.linear(0.5) - 0.2140411404822325) < 1e-12)
}

@Test(arguments: ColorSpace.allCases)
func oklabRoundTrip(space: ColorSpace) {
  for color in colorGrid(12, space: space) {
    let back = OKLCH(color.oklab).lab.linear(in: space)
    #expect(isClose(back, color.linear, 1e-9), "\(color)")
  }
}

@Test func sRGBSurvivesDisplayP3() {
  for color in colorGrid(12) {
    let wide = color.converted(to: .displayP3)
    #expect(wide.space == .displayP3)
    #expect(wide.isInGamut(of: .sRGB))
    #expect(isClose(wide.converted(to: .sRGB).encoded, color.encoded, 2e-6), "\(color)")
    #expect(isClose(wide.oklab.vector, color.oklab.vector, 2e-6))
  }
}

@Test(arguments: [
  (RGBA.hsl(hue: 120, saturation: 1, lightness: 0.25), SIMD3(0, 0.5, 0)),
  (RGBA.hsl(hue: 38.824, saturation: 1, lightness: 0.5), SIMD3(1, 0.64706667, 0)),
  (RGBA.hsl(hue: 270, saturation: 0.6, lightness: 0.7), SIMD3(0.7, 0.52, 0.88)),
  (RGBA.hsl(hue: -90, saturation: 0.5, lightness: 0.4), SIMD3(0.4, 0.2, 0.6)),
  (RGBA.hsl(hue: 719.99, saturation: 1, lightness: 0.5), SIMD3(1, 0, 0.00016667)),
  (RGBA.hsl(hue: 77, saturation: 0, lightness: 0.3), SIMD3(0.3, 0.3, 0.3)),
  (RGBA.hsb(hue: 200, saturation: 0.5, brightness: 0.8), SIMD3(0.4, 0.66666667, 0.8)),
  (RGBA.hsb(hue: 300, saturation: 1, brightness: 1), SIMD3(1, 0, 1)),
  (RGBA.hsb(hue: 45, saturation: 0.25, brightness: 0.5), SIMD3(0.5, 0.46875, 0.375)),
  (RGBA.hsb(hue: 360, saturation: 1, brightness: 1), SIMD3(1, 0, 0)),
  (RGBA.gray(0.25), SIMD3(0.25, 0.25, 0.25)),
  (RGBA.oklch(lightness: 0.5, chroma: 0.2, hue: 0), SIMD3(0.704917, 0.023514, 0.370735)),
  (RGBA.oklch(lightness: 0.8, chroma: 0.15, hue: 160), SIMD3(0.320221, 0.858049, 0.611465)),
  (RGBA.oklch(lightness: 0.8, chroma: 0.15, hue: -200), SIMD3(0.320221, 0.858049, 0.611465)),
  (RGBA.oklab(lightness: 0.55, a: 0, b: -0.2), SIMD3(0.278879, 0.380716, 0.894139)),
  (RGBA.oklch(lightness: 1, chroma: 0.3, hue: 90), SIMD3(1, 1, 1)),
  (RGBA.oklch(lightness: 0, chroma: 0.3, hue: 90), SIMD3(0, 0, 0)),
])
func notations(color: RGBA, expected: SIMD3<Double>) {
  #expect(color.space == .sRGB)
  #expect(color.alpha == 1)
  #expect(isClose(color.encoded, expected, 2e-6), "\(color)")
}

@Test func colorsOfSRGBWrittenInOKLCHStayThere() {
  // Pure red to the four digits in which people copy it lies just outside.
  let red = RGBA.oklch(lightness: 0.628, chroma: 0.2577, hue: 29.23)
  #expect(red.space == .sRGB)
  #expect(red.hexString == "#ff0000")
  func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
  for color in colorGrid(18) {
    let polar = OKLCH(color.oklab)
    let written = RGBA.oklch(
      lightness: polar.lightness, chroma: polar.chroma, hue: polar.hue, alpha: 0.5)
    #expect(written.space == .sRGB)
    #expect(isClose(written.encoded, color.encoded, 1e-6))
    #expect(written.alpha == 0.5)
    let copied = RGBA.oklch(
      lightness: rounded(polar.lightness, 1e4), chroma: rounded(polar.chroma, 1e4),
      hue: rounded(polar.hue, 1e2))
    #expect(copied.space == .sRGB, "\(color)")
    #expect(isClose(copied.encoded, color.encoded, 0.004), "\(color)")
  }
  #expect(RGBA.oklch(lightness: 0.628, chroma: 0.258, hue: 29.2).space == .sRGB)
}

@Test func componentsThatAreOutOfRangeOrNoNumbersAreTamed() {
  let values: [Double] = [-.infinity, -1, 0, 0.5, 2, 1e300, .infinity, .nan]
  for first in values {
    for second in values {
      for color in [
        RGBA.rgb(first, second, first, alpha: second),
        RGBA.displayP3(first, second, first, alpha: second),
        RGBA.gray(first, alpha: second),
        RGBA.hsl(hue: first, saturation: second, lightness: first),
        RGBA.hsb(hue: first, saturation: second, brightness: first),
        RGBA.oklab(lightness: 0.5, a: first, b: second),
        RGBA.oklab(lightness: first, a: second, b: 0.1),
        RGBA.oklch(lightness: first, chroma: second, hue: first),
        RGBA.oklch(lightness: 0.5, chroma: first, hue: second),
      ] {
        for component in [color.red, color.green, color.blue, color.alpha] {
          #expect((0...1).contains(component), "\(first) \(second) \(color)")
        }
      }
    }
  }
}
