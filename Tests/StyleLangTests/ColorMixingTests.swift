import Testing

@testable import StyleLang

// Expected values were computed with ColorAide 8.
@Test(arguments: [
  (RGBA(1, 0, 0), RGBA(0, 0, 1), 0.5, SIMD3(0.550441, 0.325621, 0.636501), 1.0),
  (RGBA(1, 1, 0), RGBA(0, 0, 1), 0.5, SIMD3(0.422551, 0.672366, 0.780543), 1),
  (RGBA(hex: 0x7B2FF7), .white, 0.2, SIMD3(0.565841, 0.403466, 0.990409), 1),
  (RGBA(hex: 0x7B2FF7), .black, 0.3, SIMD3(0.289058, 0.098229, 0.600412), 1),
  (RGBA(1, 0, 0, alpha: 0.5), RGBA(0, 0, 1), 0.25, SIMD3(0.641116, 0.320862, 0.557535), 0.625),
])
func mixing(first: RGBA, second: RGBA, amount: Double, expected: SIMD3<Double>, alpha: Double) {
  let mix = first.mixed(with: second, amount: amount)
  #expect(mix.space == .sRGB)
  #expect(isClose(mix.encoded, expected, 2e-6), "\(mix)")
  #expect(abs(Double(mix.alpha) - alpha) < 1e-6)
}

@Test func mixingIsSymmetricAndExactAtItsEnds() {
  var generator = ColorGenerator(seed: 1)
  for _ in 0..<500 {
    let first = generator.color(alpha: generator.unit())
    let second = generator.color(alpha: generator.unit())
    let amount = generator.unit()
    #expect(first.mixed(with: second, amount: 0) == first)
    #expect(first.mixed(with: second, amount: 1) == second)
    #expect(first.mixed(with: second, amount: -0.5) == first)
    #expect(first.mixed(with: second, amount: 1.5) == second)
    let forth = first.mixed(with: second, amount: amount)
    let back = second.mixed(with: first, amount: 1 - amount)
    #expect(isClose(forth.encoded, back.encoded, 1e-6))
    #expect(abs(forth.alpha - back.alpha) < 1e-6)
    let unmoved = first.mixed(with: first, amount: amount)
    #expect(isClose(unmoved.encoded, first.encoded, 1e-6))
  }
}

@Test func mixingWithATransparentColorOnlyFades() {
  let red = RGBA(1, 0, 0)
  let mix = red.mixed(with: .clear, amount: 0.25)
  #expect(isClose(mix.encoded, red.encoded, 1e-6))
  #expect(mix.alpha == 0.75)
  #expect(RGBA.clear.mixed(with: RGBA(1, 1, 1, alpha: 0), amount: 0.5).alpha == 0)
}

@Test func aMixIsAsWideAsItsWidestColor() {
  let green = RGBA.displayP3(0, 1, 0)
  for (first, second) in [(green, RGBA.white), (RGBA.white, green), (green, green)] {
    for amount in [0, 0.3, 1] {
      #expect(first.mixed(with: second, amount: amount).space == .displayP3)
    }
  }
  #expect(green.lighter(by: 0.1).space == .displayP3)
  #expect(RGBA.white.mixed(with: .black, amount: 0.5).space == .sRGB)
}

@Test func lighterAndDarkerMixWithWhiteAndBlack() {
  let brand = RGBA(hex: 0x7B2FF7)
  #expect(brand.lighter(by: 0.2) == brand.mixed(with: .white, amount: 0.2))
  #expect(brand.darker(by: 0.3) == brand.mixed(with: .black, amount: 0.3))
  #expect(brand.lighter(by: 1) == .white)
  #expect(brand.darker(by: 1) == .black)
  #expect(brand.lighter(by: 0) == brand)
}

@Test func opacityIsMultiplied() {
  let half = RGBA(0.2, 0.4, 0.6, alpha: 0.5)
  #expect(half.multiplyingOpacity(by: 0.5) == RGBA(0.2, 0.4, 0.6, alpha: 0.25))
  #expect(half.multiplyingOpacity(by: 1) == half)
  #expect(half.multiplyingOpacity(by: 9).alpha == 1)
  #expect(half.multiplyingOpacity(by: -1).alpha == 0)
}

@Test func compositing() {
  let seen = RGBA(1, 0, 0, alpha: 0.25).composited(over: .white)
  #expect(isClose(seen.encoded, SIMD3(1, 0.75, 0.75), 1e-7))
  #expect(seen.alpha == 1)
  #expect(RGBA(0.1, 0.2, 0.3).composited(over: .white) == RGBA(0.1, 0.2, 0.3))
  let both = RGBA(1, 1, 1, alpha: 0.5).composited(over: RGBA(0, 0, 0, alpha: 0.5))
  #expect(both.alpha == 0.75)
  #expect(isClose(both.encoded, SIMD3(repeating: 2.0 / 3), 1e-6))
  #expect(RGBA.clear.composited(over: .clear).alpha == 0)
  let wide = RGBA.displayP3(0, 1, 0, alpha: 0.5).composited(over: .white)
  #expect(wide.space == .displayP3)
  #expect(isClose(wide.encoded, SIMD3(0.5, 1, 0.5), 1e-6))
}

@Test func appearancesAreCombinedOneByOne() {
  let first = AppearanceColors(
    light: RGBA(1, 0, 0), dark: RGBA(0, 1, 0), highContrast: RGBA(0, 0, 1),
    darkHighContrast: RGBA(1, 1, 0))
  let second = AppearanceColors(light: .white, dark: .black)
  #expect(second.lightHighContrast == .white)
  #expect(second.darkHighContrast == .black)
  let mix = first.mixed(with: second, amount: 0.3)
  for (result, pair) in zip(mix.all, zip(first.all, second.all)) {
    #expect(result == pair.0.mixed(with: pair.1, amount: 0.3))
  }
  #expect(first.lighter(by: 0.1).all == first.all.map { $0.lighter(by: 0.1) })
  #expect(first.darker(by: 0.1).all == first.all.map { $0.darker(by: 0.1) })
  #expect(
    first.multiplyingOpacity(by: 0.1).all == first.all.map { $0.multiplyingOpacity(by: 0.1) })
  #expect(!first.isUniform)
  #expect(AppearanceColors(light: .white).isUniform)
}
