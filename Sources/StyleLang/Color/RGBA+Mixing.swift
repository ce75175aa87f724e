extension RGBA {
  /// The colour part of the way to another, in OKLab, weighted by opacity.
  ///
  /// Opacity is interpolated, and each colour counts as much as it is opaque (premultiplied alpha,
  /// CSS Color 4, section 12.3), so that mixing with a transparent colour only fades. The result is
  /// of Display P3 if either colour is, otherwise of sRGB, fitted into the gamut.
  ///
  /// - Parameters:
  ///   - other: The colour at the end of the way.
  ///   - amount: 0 (this colour) … 1 (the other).
  public func mixed(with other: RGBA, amount: Double) -> RGBA {
    let amount = unitClamp(amount)
    let target: ColorSpace =
      space == .displayP3 || other.space == .displayP3 ? .displayP3 : .sRGB
    // The ends are exact: they must not move by a rounding.
    if amount == 0 { return converted(to: target) }
    if amount == 1 { return other.converted(to: target) }

    let (start, end) = (oklab, other.oklab)
    let alpha = Double(self.alpha) * (1 - amount) + Double(other.alpha) * amount
    let weight = alpha > 0 ? Double(other.alpha) * amount / alpha : amount
    func between(_ first: Double, _ second: Double) -> Double {
      first * (1 - weight) + second * weight
    }
    let lab = OKLab(
      lightness: between(start.lightness, end.lightness), a: between(start.a, end.a),
      b: between(start.b, end.b))
    return RGBA(lab, alpha: unitClamp(alpha), space: target)
  }

  /// The colour mixed with white.
  ///
  /// - Parameter amount: 0 (no change) … 1 (white).
  public func lighter(by amount: Double) -> RGBA { mixed(with: .white, amount: amount) }

  /// The colour mixed with black.
  ///
  /// - Parameter amount: 0 (no change) … 1 (black).
  public func darker(by amount: Double) -> RGBA { mixed(with: .black, amount: amount) }

  /// The colour with its opacity multiplied; the product is kept in 0…1.
  public func multiplyingOpacity(by factor: Double) -> RGBA {
    var color = self
    color.alpha = Float(unitClamp(Double(alpha) * factor))
    return color
  }

  /// The colour that is seen where this one lies on another: source over, on gamma-encoded
  /// components, as the system draws.
  public func composited(over background: RGBA) -> RGBA {
    if alpha >= 1 { return self }
    let target: ColorSpace =
      space == .displayP3 || background.space == .displayP3 ? .displayP3 : .sRGB
    let (front, back) = (converted(to: target), background.converted(to: target))
    let (cover, rest) = (Double(alpha), Double(background.alpha) * (1 - Double(alpha)))
    let total = cover + rest
    guard total > 0 else { return RGBA(encoded: front.encoded, alpha: 0, space: target) }
    let components = (front.encoded * cover + back.encoded * rest) / total
    return RGBA(encoded: components, alpha: unitClamp(total), space: target)
  }
}
