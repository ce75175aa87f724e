import Testing

@testable import StyleLang

@Test(arguments: [
  (UInt32(0x000000), UInt32(0xFFFFFF), 21.0),
  (0x777777, 0xFFFFFF, 4.478089453577213),
  (0x767676, 0xFFFFFF, 4.542224959605251),
  (0x0000FF, 0xFFFFFF, 8.592471358428805),
  (0xFF0000, 0xFFFFFF, 3.9984767707539985),
  (0x7B2FF7, 0xFFCC00, 3.8663),
  (0x808080, 0x808080, 1),
])
func contrast(first: UInt32, second: UInt32, expected: Double) {
  let (first, second) = (RGBA(hex: first), RGBA(hex: second))
  #expect(abs(first.contrast(with: second) - expected) < 1e-3)
  #expect(first.contrast(with: second) == second.contrast(with: first))
}

@Test func blackAndWhiteHaveTheGreatestContrast() {
  #expect(RGBA.black.contrast(with: .white) == 21)
  #expect(RGBA.displayP3(1, 1, 1).contrast(with: .displayP3(0, 0, 0)) > 20.999)
  #expect(RGBA.white.relativeLuminance == 1)
  #expect(RGBA.black.relativeLuminance == 0)
}

@Test func readableReachesItsContrastWhateverTheColors() {
  var generator = ColorGenerator(seed: 7)
  for round in 0..<1500 {
    let space = ColorSpace.allCases[round % 2]
    let color = generator.color(space: space)
    let background = generator.color(space: ColorSpace.allCases[round / 2 % 2])
    let result = color.readable(on: background)
    #expect(result.contrast(with: background) >= 4.5, "\(color) on \(background)")
    #expect(result.alpha == 1)
    #expect(result.space == space)
    if color.contrast(with: background) >= 4.5 {
      #expect(result == color)
    } else {
      // Written as bytes it is the same, so still readable.
      let bytes = (result.encoded * 255).rounded(.toNearestOrAwayFromZero) / 255
      #expect(RGBA(encoded: bytes, alpha: 1, space: space) == result)
      #expect(result.contrast(with: background) < 4.75, "\(color) on \(background)")
    }
  }
}

@Test func readableKeepsTheHue() {
  var generator = ColorGenerator(seed: 3)
  for _ in 0..<300 {
    let color = generator.color()
    let result = color.readable(on: generator.color())
    let (before, after) = (OKLCH(color.oklab), OKLCH(result.oklab))
    // Bytes blur the hue of colours that are nearly gray; compare along the circle.
    let turn = abs(before.hue - after.hue)
    let arc = min(turn, 360 - turn) * .pi / 180 * after.chroma
    #expect(arc < 0.004, "\(color) became \(result)")
    #expect(after.chroma <= before.chroma + 0.004)
  }
}

@Test func readableIsTheNearest() {
  var generator = ColorGenerator(seed: 11)
  for _ in 0..<60 {
    let (color, background) = (generator.color(), generator.color())
    guard color.contrast(with: background) < 4.5 else { continue }
    let origin = OKLCH(color.oklab)
    var best = Double.infinity
    for step in 0...1000 {
      let lightness = Double(step) / 1000
      let chroma = GamutMapping.greatestChroma(
        lightness: lightness, hue: origin.hue, limit: origin.chroma, in: .sRGB)
      let lab = OKLCH(lightness: lightness, chroma: chroma, hue: origin.hue).lab
      let encoded = GamutMapping.clip(GamutMapping.encode(lab, .sRGB))
      let candidate = RGBA(encoded: encoded, alpha: 1, space: .sRGB)
      if candidate.contrast(with: background) >= 4.5 {
        best = min(best, candidate.oklab.distance(to: color.oklab))
      }
    }
    let distance = color.readable(on: background).oklab.distance(to: color.oklab)
    #expect(distance <= best + 0.006, "\(color) on \(background)")
  }
}

@Test func readableOfATranslucentColorLooksAtWhatIsSeen() {
  let faint = RGBA(1, 0, 0, alpha: 0.9)
  let result = faint.readable(on: .white)
  #expect(result.alpha == 0.9)
  #expect(result.composited(over: .white).contrast(with: .white) >= 4.5)

  // Even black is unreadable at this opacity, so the result is opaque.
  let veil = RGBA(0, 0, 0, alpha: 0.3)
  #expect(veil.readable(on: .white).alpha == 1)
  #expect(veil.readable(on: .white).contrast(with: .white) >= 4.5)

  // A background that lets light through lies on white, or on black in dark appearances.
  let adaptive = AppearanceColors(light: RGBA(hex: 0x777777))
    .readable(on: AppearanceColors(light: RGBA(0.5, 0.5, 0.5, alpha: 0)))
  #expect(adaptive.light.contrast(with: .white) >= 4.5)
  #expect(adaptive.dark.contrast(with: .black) >= 4.5)
}

@Test func readableAtTheEnds() {
  #expect(RGBA.white.readable(on: .white).contrast(with: .white) >= 4.5)
  #expect(RGBA.black.readable(on: .black).contrast(with: .black) >= 4.5)
  #expect(RGBA.white.readable(on: .black) == .white)
  // Mid gray: only one side has room.
  let gray = RGBA.gray(0.5)
  #expect(gray.readable(on: gray).contrast(with: gray) >= 4.5)
}
