import Testing

@testable import StyleLang

// Expected values were computed with ColorAide 8 by its `oklch-chroma` method, the algorithm of
// CSS Color 4 with another search; hence the tolerance.
@Test(arguments: [
  (0.7, 0.4, 150.0, SIMD3(0, 0.782484, 0.194446), SIMD3(0, 0.760678, 0.280818)),
  (0.5, 0.4, 264, SIMD3(0.031189, 0.146104, 1), SIMD3(0, 0.201753, 1)),
  (0.9, 0.3, 20, SIMD3(1, 0.789277, 0.778697), SIMD3(1, 0.795999, 0.790725)),
  (0.3, 0.35, 320, SIMD3(0.284164, 0, 0.370135), SIMD3(0.308423, 0, 0.372869)),
  (0.95, 0.25, 110, SIMD3(0.983937, 0.97956, 0), SIMD3(0.978644, 0.977995, 0)),
  (0.2, 0.2, 200, SIMD3(0, 0.112679, 0.128666), SIMD3(0, 0.111948, 0.123349)),
  (0.65, 0.3, 30, SIMD3(1, 0.016388, 0), SIMD3(1, 0.075194, 0)),
])
func gamutMapping(
  lightness: Double, chroma: Double, hue: Double, p3: SIMD3<Double>, sRGB: SIMD3<Double>
) {
  let lab = OKLCH(lightness: lightness, chroma: chroma, hue: hue).lab
  #expect(isClose(GamutMapping.map(lab, into: .displayP3), p3, 0.003))
  #expect(isClose(GamutMapping.map(lab, into: .sRGB), sRGB, 0.003))
  // No sRGB, so the notation gives Display P3.
  let color = RGBA.oklch(lightness: lightness, chroma: chroma, hue: hue)
  #expect(color.space == .displayP3)
  #expect(isClose(color.encoded, p3, 0.003))
}

@Test(arguments: [
  (SIMD3(1.0, 0, 0), SIMD3(1, 0.04457, 0.045932)),
  (SIMD3(0.0, 1, 0), SIMD3(0, 0.985764, 0.159742)),
  (SIMD3(0.0, 0, 1), SIMD3(0, 0, 1)),
  (SIMD3(1.0, 1, 0), SIMD3(0.996233, 0.999014, 0)),
  (SIMD3(0.2, 0.9, 0.3), SIMD3(0, 0.898501, 0.279095)),
])
func displayP3IsFittedIntoSRGB(components: SIMD3<Double>, expected: SIMD3<Double>) {
  let wide = RGBA(encoded: components, alpha: 0.25, space: .displayP3)
  #expect(!wide.isInGamut(of: .sRGB))
  #expect(wide.isInGamut(of: .displayP3))
  let narrow = wide.converted(to: .sRGB)
  #expect(narrow.space == .sRGB)
  #expect(narrow.alpha == 0.25)
  #expect(isClose(narrow.encoded, expected, 0.003), "\(narrow)")
}

@Test(arguments: ColorSpace.allCases)
func mappedColorsLieInTheGamutNearTheirHue(space: ColorSpace) {
  for lightness in stride(from: 0.0, through: 1, by: 0.05) {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for chroma in [0, 0.05, 0.15, 0.25, 0.4] {
        let color = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
        let encoded = GamutMapping.map(color.lab, into: space)
        #expect(encoded.min() >= 0 && encoded.max() <= 1)

        // Some colour of the same lightness and hue, of no more chroma, looks the same.
        let mapped = OKLab(linear: TransferFunction.linear(encoded), in: space)
        let along = OKLCH(lightness: 0, chroma: 1, hue: hue).lab
        let projected = min(max(0, mapped.a * along.a + mapped.b * along.b), chroma)
        let nearest = OKLCH(lightness: lightness, chroma: projected, hue: hue).lab
        #expect(mapped.distance(to: nearest) <= GamutMapping.justNoticeable, "\(color)")

        if GamutMapping.contains(GamutMapping.encode(color.lab, space)), lightness > 0,
          lightness < 1
        {
          #expect(mapped.distance(to: color.lab) < 1e-3)
        }
      }
    }
  }
}

@Test func greatestChromaIsOnTheEdge() {
  for lightness in stride(from: 0.1, through: 0.9, by: 0.1) {
    for hue in stride(from: 0.0, to: 360, by: 30) {
      let chroma = GamutMapping.greatestChroma(
        lightness: lightness, hue: hue, limit: 0.4, in: .sRGB)
      let inside = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
      let outside = OKLCH(lightness: lightness, chroma: chroma + 0.002, hue: hue)
      #expect(GamutMapping.contains(GamutMapping.encode(inside.lab, .sRGB)))
      #expect(!GamutMapping.contains(GamutMapping.encode(outside.lab, .sRGB)))
    }
  }
  #expect(GamutMapping.greatestChroma(lightness: 0.6, hue: 30, limit: 0.1, in: .sRGB) == 0.1)
}
