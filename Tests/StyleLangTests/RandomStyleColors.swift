@testable import StyleLang

extension RandomStyleWriter {
  /// A colour, perhaps of a parameter.
  mutating func color(optional: Bool = true) -> Written<LookColor> {
    let parameters = parameters(.color, optional: optional)
    if chance(40), let parameter = parameters.randomElement(using: &random) {
      let read = use(parameter).read
      let plain = Written<LookColor>(parameter.name) {
        if case .color(let color) = read($0) { return color }
        return nil
      }
      return chance(40) ? fade(plain, optional: optional) : plain
    }
    let (source, color) = constantColor(depth: 2)
    let constant = Written<LookColor>(source) { color.look(in: $0) }
    return chance(10) ? fade(constant, optional: optional) : constant
  }

  /// A colour with a run-time opacity.
  private mutating func fade(_ color: Written<LookColor>, optional: Bool) -> Written<LookColor> {
    let fraction = number(.fraction, depth: 1, optional: optional).written
    let (base, amount) = (color.read, fraction.read)
    return Written("\(color.source).opacity(\(fraction.source))") {
      guard let color = base($0), let fraction = amount($0) else { return nil }
      return color.opacity(fraction)
    }
  }

  /// A colour without parameters.
  mutating func constantColor(depth: Int) -> (String, RandomColor) {
    if depth > 0, chance(35) { return computedColor(depth: depth - 1) }
    let tokens = tokens.filter { $0.color != nil }
    if chance(35), let token = tokens.randomElement(using: &random), let color = token.color {
      return (token.name, color)
    }
    switch below(10) {
    case 0:
      return pick([("asset(\"Brand\")", .asset("Brand")), ("asset(\"a \\\"b\")", .asset("a \"b"))])
    case 1...4:
      let color = pick(NamedColor.all)
      return (color.name, .named(color))
    default:
      let (source, color) = literalColor()
      return (source, .known(AppearanceColors(light: color)))
    }
  }

  /// A colour whose components the compiler knows.
  mutating func knownColor(depth: Int) -> (String, RandomColor, AppearanceColors) {
    let (source, color) = constantColor(depth: depth)
    if let components = color.components { return (source, color, components) }
    let (literal, known) = literalColor()
    let colors = AppearanceColors(light: known)
    return (literal, .known(colors), colors)
  }

  private mutating func literalColor() -> (String, RGBA) {
    func hex(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let bytes = (0..<4).map { _ in below(256) }
    let parts = (0..<4).map { _ in Double(below(101)) / 100 }
    func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
    switch below(11) {
    case 0:
      let digits = bytes.map { $0 / 16 }
      return (
        "#" + digits.prefix(3).map { hex($0, 1) }.joined(),
        RGBA(Double(digits[0]) / 15, Double(digits[1]) / 15, Double(digits[2]) / 15)
      )
    case 1:
      let digits = bytes.map { $0 / 16 }
      return (
        "#" + digits.map { hex($0, 1) }.joined(),
        RGBA(
          Double(digits[0]) / 15, Double(digits[1]) / 15, Double(digits[2]) / 15,
          alpha: Double(digits[3]) / 15)
      )
    case 2, 3:
      return ("#" + bytes.prefix(3).map { hex($0, 2) }.joined(), rgb(bytes, alpha: 1))
    case 4:
      return ("#" + bytes.map { hex($0, 2) }.joined(), rgb(bytes, alpha: Double(bytes[3]) / 255))
    case 5:
      return ("rgb(\(bytes[0]), \(bytes[1]), \(bytes[2]))", rgb(bytes, alpha: 1))
    case 6:
      let list = parts.prefix(3).map(percent).joined(separator: ", ")
      return (
        "rgb(\(list), alpha: \(percent(parts[3])))",
        RGBA(parts[0], parts[1], parts[2], alpha: parts[3])
      )
    case 7:
      return (
        "p3(\(parts[0]), \(percent(parts[1])), \(parts[2]))",
        RGBA(parts[0], parts[1], parts[2], space: .displayP3)
      )
    case 8: return ("gray(\(percent(parts[0])))", RGBA(parts[0], parts[0], parts[0]))
    default: return cylindricalColor(hue: Double(below(360)), parts)
    }
  }

  private func rgb(_ bytes: [Int], alpha: Double) -> RGBA {
    RGBA(
      Double(bytes[0]) / 255, Double(bytes[1]) / 255, Double(bytes[2]) / 255, alpha: alpha)
  }

  /// The conversions have tests of their own, so this takes the compiler's.
  private mutating func cylindricalColor(hue: Double, _ parts: [Double]) -> (String, RGBA) {
    switch below(4) {
    case 0:
      return (
        "hsl(\(hue)deg, \(parts[0]), \(parts[1]))",
        .hsl(hue: hue, saturation: parts[0], lightness: parts[1])
      )
    case 1:
      return (
        "hsb(\(hue), \(parts[0]), \(parts[1]), alpha: 0.5)",
        .hsb(hue: hue, saturation: parts[0], brightness: parts[1], alpha: 0.5)
      )
    case 2:
      return (
        "oklch(\(parts[0]), \(parts[1] / 4), \(hue)deg)",
        .oklch(lightness: parts[0], chroma: parts[1] / 4, hue: hue)
      )
    default:
      return (
        "oklab(\(parts[0]), \(parts[1] / 5), -\(parts[2] / 5))",
        .oklab(lightness: parts[0], a: parts[1] / 5, b: -parts[2] / 5)
      )
    }
  }

  private mutating func computedColor(depth: Int) -> (String, RandomColor) {
    let (amount, fraction) = pick([("30%", 0.3), ("0.5", 0.5), ("85%", 0.85)])
    switch below(6) {
    case 0, 1:
      let (source, color) = constantColor(depth: depth)
      return ("\(source).opacity(\(amount))", .faded(color, fraction))
    case 2:
      let (source, _, color) = knownColor(depth: depth)
      let (other, _, second) = knownColor(depth: depth)
      return (
        "\(source).mix(\(other), \(amount))", .known(color.mixed(with: second, amount: fraction))
      )
    case 3:
      let (source, _, color) = knownColor(depth: depth)
      if chance(50) { return ("\(source).lighter(\(amount))", .known(color.lighter(by: fraction))) }
      return ("\(source).darker(\(amount))", .known(color.darker(by: fraction)))
    case 4:
      let (source, _, color) = knownColor(depth: depth)
      let (other, _, second) = knownColor(depth: depth)
      return ("\(source).readable(on: \(other))", .known(color.readable(on: second)))
    default: return adaptiveColor(depth: depth)
    }
  }

  private mutating func adaptiveColor(depth: Int) -> (String, RandomColor) {
    let (source, _, light) = knownColor(depth: depth)
    var parts = [chance(30) ? "light: \(source)" : source]
    var colors: [AppearanceColors?] = []
    for label in ["dark", "highContrast", "darkHighContrast"] {
      guard chance(50) else {
        colors.append(nil)
        continue
      }
      let (source, _, color) = knownColor(depth: depth)
      parts.append("\(label): \(source)")
      colors.append(color)
    }
    return (
      "adaptive(\(parts.joined(separator: ", ")))",
      .known(
        AppearanceColors(
          light: light.light, dark: colors[0]?.dark, highContrast: colors[1]?.lightHighContrast,
          darkHighContrast: colors[2]?.darkHighContrast))
    )
  }
}
