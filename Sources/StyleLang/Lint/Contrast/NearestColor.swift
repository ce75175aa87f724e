extension RGBA {
  /// The nearest colour of the same hue and opacity that a test accepts; nil if there is none on the
  /// way to white or to black.
  ///
  /// Nearest is least distance in OKLab. Lightness is moved up and down at constant OKLCH hue, and
  /// chroma is reduced only as sRGB forces it. The result has components of whole 255ths, and is what
  /// the test has seen, so that it still passes when it is written as bytes.
  func nearest(where passes: (RGBA) -> Bool) -> RGBA? {
    let origin = oklab
    var best: (color: RGBA, distance: Double)?
    for end in [1.0, 0.0] {
      guard let color = first(towards: end, where: passes) else { continue }
      let distance = origin.distance(to: color.oklab)
      if distance < best?.distance ?? .infinity { best = (color, distance) }
    }
    return best?.color
  }

  /// The first accepted colour on the way to black or white.
  private func first(towards end: Double, where passes: (RGBA) -> Bool) -> RGBA? {
    let origin = OKLCH(oklab)
    let opacity = (Double(alpha) * 255).rounded() / 255
    func candidate(_ lightness: Double) -> RGBA {
      let chroma = GamutMapping.greatestChroma(
        lightness: lightness, hue: origin.hue, limit: origin.chroma, in: .sRGB)
      let color = OKLCH(lightness: lightness, chroma: chroma, hue: origin.hue)
      let components = GamutMapping.clip(GamutMapping.encode(color.lab, .sRGB)) * 255
      return RGBA(
        encoded: components.rounded(.toNearestOrAwayFromZero) / 255, alpha: opacity, space: .sRGB)
    }
    // What passes need not be one stretch: text may be too near to one background above and to
    // another below. Steps smaller than a difference that is seen find each, and halving its edge.
    let step = end > origin.lightness ? 0.01 : -0.01
    var low = origin.lightness
    while low != end {
      var high = low + step
      if step > 0 ? high > end : high < end { high = end }
      let color = candidate(high)
      guard passes(color) else {
        low = high
        continue
      }
      var best = color
      while abs(high - low) > GamutMapping.epsilon {
        let middle = (low + high) / 2
        let color = candidate(middle)
        if passes(color) {
          best = color
          high = middle
        } else {
          low = middle
        }
      }
      return best
    }
    return nil
  }

  /// The colour as a literal of the language: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  var literal: String {
    let alpha = UInt8((unitClamp(Double(self.alpha)) * 255).rounded())
    if alpha == 255 { return hexString }
    let digits = Array("0123456789abcdef")
    return hexString + String(digits[Int(alpha >> 4)]) + String(digits[Int(alpha & 15)])
  }
}

extension AppearanceColors {
  /// The colours as the language writes them: a literal, or `adaptive(…)`.
  var literal: String {
    if isUniform { return light.literal }
    var parts = [light.literal]
    if dark != light { parts.append("dark: " + dark.literal) }
    if lightHighContrast != light { parts.append("highContrast: " + lightHighContrast.literal) }
    if darkHighContrast != dark { parts.append("darkHighContrast: " + darkHighContrast.literal) }
    return "adaptive(\(parts.joined(separator: ", ")))"
  }
}
