extension RGBA {
  /// The nearest colour of the same hue that reaches contrast 4.5 on a background.
  ///
  /// Nearest is least distance in OKLab. Lightness is moved up and down at constant OKLCH hue, and
  /// chroma is reduced only as the gamut of this colour's space forces it. A colour that is
  /// readable as it is comes back unchanged; any other has components of whole 255ths, so that it
  /// is still readable when it is written as bytes.
  ///
  /// Opacity is kept, and contrast is that of what is seen on the background. Where no colour of
  /// that opacity is readable the result is opaque; an opaque one always exists, since black or
  /// white reaches 4.58 on any colour.
  ///
  /// - Parameter background: Where it lets light through it is taken to lie on white.
  public func readable(on background: RGBA) -> RGBA {
    let background = background.composited(over: .white)
    if isReadable(on: background) { return self }
    if let nearest = nearestReadable(on: background, alpha: alpha) { return nearest }
    if let nearest = nearestReadable(on: background, alpha: 1) { return nearest }
    let whiteIsBetter =
      RGBA.white.contrast(with: background) >= RGBA.black.contrast(with: background)
    return whiteIsBetter ? .white : .black
  }

  private func isReadable(on background: RGBA) -> Bool {
    composited(over: background).contrast(with: background) >= RGBA.readableContrast
  }

  private func nearestReadable(on background: RGBA, alpha: Float) -> RGBA? {
    let origin = oklab
    let candidates = [1.0, 0.0].compactMap {
      firstReadable(towards: $0, on: background, alpha: alpha)
    }
    return candidates.min { origin.distance(to: $0.oklab) < origin.distance(to: $1.oklab) }
  }

  /// The first readable colour on the way to black or white.
  private func firstReadable(
    towards end: Double, on background: RGBA, alpha: Float
  ) -> RGBA? {
    let origin = OKLCH(oklab)
    func candidate(_ part: Double) -> RGBA {
      let lightness = origin.lightness + (end - origin.lightness) * part
      let chroma = GamutMapping.greatestChroma(
        lightness: lightness, hue: origin.hue, limit: origin.chroma, in: space)
      let color = OKLCH(lightness: lightness, chroma: chroma, hue: origin.hue)
      let components = GamutMapping.clip(GamutMapping.encode(color.lab, space)) * 255
      return RGBA(
        encoded: components.rounded(.toNearestOrAwayFromZero) / 255, alpha: Double(alpha),
        space: space)
    }

    // Coarse steps find the first stretch that ends readable, halving finds the place in it. What
    // `best` holds has been tested, so the rounding to bytes cannot undo it.
    let steps = 16
    var low = 0.0
    var high = 0.0
    var best: RGBA?
    for step in 1...steps {
      high = Double(step) / Double(steps)
      let color = candidate(high)
      if color.isReadable(on: background) {
        best = color
        break
      }
      low = high
    }
    guard best != nil else { return nil }
    while high - low > GamutMapping.epsilon {
      let middle = (low + high) / 2
      let color = candidate(middle)
      if color.isReadable(on: background) {
        best = color
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }
}
