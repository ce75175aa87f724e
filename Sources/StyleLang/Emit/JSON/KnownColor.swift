/// A colour that can be computed, and what it was computed from.
struct KnownColor {
  /// Its components in each appearance.
  var appearances: AppearanceColors
  /// The colour of the system that it is, but for the opacity.
  var system: NamedColor?
  /// By what the opacity of `system` was multiplied.
  var systemOpacity = 1.0
  /// The token that it was written as, but for the opacity.
  var token: TokenID?
  /// By what the opacity of `token` was multiplied.
  var tokenOpacity = 1.0

  /// Multiplies the opacity.
  mutating func multiplyOpacity(by factor: Double) {
    appearances = appearances.multiplyingOpacity(by: factor)
    systemOpacity *= factor
    tokenOpacity *= factor
  }
}

extension ResolvedTokens {
  /// Computes a colour; nil where a parameter, an asset or the accent colour has a part in it.
  func knownColor(_ color: ColorValue) -> KnownColor? {
    switch color {
    case .literal(let rgba):
      return KnownColor(appearances: AppearanceColors(light: rgba))
    case .adaptive(let appearances):
      return KnownColor(appearances: appearances)
    case .named(let name):
      return name.components.map { KnownColor(appearances: $0, system: name) }
    case .token(let id):
      guard case .color(let value) = values[Int(id)] else { return nil }
      let isDerived = if case .opacity = value { true } else { false }
      guard var known = isDerived ? colors[id] : knownColor(value) else { return nil }
      known.token = id
      known.tokenOpacity = 1
      return known
    case .opacity(let inner, let factor):
      guard let factor = knownNumber(factor), var known = knownColor(inner) else { return nil }
      known.multiplyOpacity(by: factor)
      return known
    case .asset, .parameter, .mix:
      return nil
    }
  }

  func knownNumber(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .literal(let number): return number
    case .token(let id):
      if case .scalar(.literal(let number)) = values[Int(id)] { return number }
      return nil
    case .parameter, .negated, .binary, .call, .scaled: return nil
    }
  }
}
