@testable import StyleLang

/// Two statements, by their lines; 0 where no statement gives the colour.
struct ContrastPair: Hashable {
  var foreground: Int
  var background: Int
}

/// A style of random colours, one statement a line, with a reading of its own.
struct ContrastStyle {
  /// A combination of states, as bits of `names`.
  typealias Situation = Int

  static let names = ["pressed", "hovered", "disabled", "dark", "highContrast", "a"]

  /// What a statement sets in each of the four appearances: a colour, or a number in red.
  struct Statement {
    var property: String
    var holds: (Situation) -> Bool
    var colors: [SIMD4<Double>]
  }

  private(set) var lines: [String]
  /// By the line before.
  private var statements: [Statement] = []

  var text: String { lines.joined(separator: "\n") }

  /// One to look up places in.
  init(lines text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  init(_ generator: inout ColorGenerator) {
    lines = ["style A(a: Bool = false): button {"]
    for property in ["foreground", "background", "opacity", "font"] {
      let most = property == "font" || property == "opacity" ? 2 : 4
      for place in 0..<Int(generator.unit() * Double(most + 1)) {
        add(property, isFirst: place == 0, &generator)
      }
    }
    lines.append("}")
  }

  private mutating func add(
    _ property: String, isFirst: Bool, _ generator: inout ColorGenerator
  ) {
    let (value, colors) = ContrastStyle.value(of: property, &generator)
    let isAlways = isFirst && generator.unit() < 0.7
    let (condition, holds) = isAlways ? ("", { _ in true }) : ContrastStyle.condition(&generator, 2)
    let when = isAlways ? "" : " when " + condition
    // A rule whose condition cannot hold is an error of its own kind.
    guard (0..<64).contains(where: { ContrastStyle.isReachable($0) && holds($0) }) else { return }
    lines.append("    \(property): \(value)\(when)")
    statements.append(Statement(property: property, holds: holds, colors: colors))
  }

  private static func value(
    of property: String, _ generator: inout ColorGenerator
  ) -> (String, [SIMD4<Double>]) {
    switch property {
    case "opacity":
      let percent = 30 + Int(generator.unit() * 14) * 5
      return ("\(percent)%", four(SIMD4(repeating: Double(percent) / 100)))
    case "font":
      let fonts: [(String, Double)] = [
        ("body", 4.5), ("title", 3), ("system(19).bold", 3), ("system(18.6).bold", 4.5),
        ("headline", 4.5), ("system(23)", 4.5), ("largeTitle.light", 3), ("title3.heavy", 3),
      ]
      let (font, least) = fonts[Int(generator.unit() * Double(fonts.count))]
      return (font, four(SIMD4(repeating: least)))
    default:
      switch generator.unit() {
      case ..<0.1:
        let named = ["white", "gray", "systemGray6", "blue"][Int(generator.unit() * 4)]
        let colors = NamedColor.named(named)?.components?.all.map(vector) ?? []
        return (named, colors)
      case ..<0.2 where property == "background":
        return ("none", four(SIMD4(repeating: 0)))
      case ..<0.4:
        let (first, light) = hex(&generator)
        let (second, dark) = hex(&generator)
        return ("adaptive(\(first), dark: \(second))", [light, dark, light, dark])
      default:
        let (text, color) = hex(&generator)
        return (text, four(color))
      }
    }
  }

  private static func four(_ color: SIMD4<Double>) -> [SIMD4<Double>] {
    Array(repeating: color, count: 4)
  }

  private static func vector(_ color: RGBA) -> SIMD4<Double> {
    SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private static func hex(_ generator: inout ColorGenerator) -> (String, SIMD4<Double>) {
    let hasAlpha = generator.unit() < 0.2
    var text = "#"
    var color = SIMD4<Double>(repeating: 1)
    for index in 0..<(hasAlpha ? 4 : 3) {
      let byte = UInt8(generator.unit() * 256)
      let digits = String(byte, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
      color[index] = Double(byte) / 255
    }
    return (text, color)
  }

  private static func condition(
    _ generator: inout ColorGenerator, _ depth: Int
  ) -> (String, (Situation) -> Bool) {
    if depth == 0 || generator.unit() < 0.5 {
      let index = Int(generator.unit() * Double(names.count))
      return (names[index], { $0 >> index & 1 == 1 })
    }
    let (first, left) = condition(&generator, depth - 1)
    if generator.unit() < 0.3 { return ("not (\(first))", { !left($0) }) }
    let (second, right) = condition(&generator, depth - 1)
    return generator.unit() < 0.5
      ? ("(\(first)) and (\(second))", { left($0) && right($0) })
      : ("(\(first)) or (\(second))", { left($0) || right($0) })
  }

  private static func isReachable(_ situation: Situation) -> Bool {
    situation & 4 == 0 || situation & 3 == 0
  }

  // MARK: - Brute force

  /// The worst contrast of each two statements.
  func failures() -> [ContrastPair: (ratio: Double, least: Double)] {
    var result: [ContrastPair: (ratio: Double, least: Double)] = [:]
    for situation in 0..<64 where situation & 4 == 0 {
      let appearance = situation >> 3 & 3
      func winner(_ property: String) -> Int? {
        statements.lastIndex { $0.property == property && $0.holds(situation) }
      }
      func color(_ index: Int?) -> SIMD4<Double>? {
        index.map { statements[$0].colors[appearance] }
      }
      let backdrop = SIMD4<Double>(repeating: appearance & 1 == 0 ? 1 : 0)
      let foreground = winner("foreground")
      var background = winner("background")
      let ink = color(foreground) ?? SIMD4(1 - backdrop.x, 1 - backdrop.x, 1 - backdrop.x, 1)
      let ground = color(background) ?? .zero
      let value = background.map { lines[$0 + 1].contains(": none") } ?? false
      if value { background = nil }
      let opacity = color(winner("opacity"))?.x ?? 1
      let back = ContrastStyle.over(ground, backdrop)
      let front = ContrastStyle.over(ink, back)
      let (seen, beside) = (
        front * opacity + backdrop * (1 - opacity), back * opacity + backdrop * (1 - opacity)
      )
      let (one, two) = (ContrastStyle.luminance(seen), ContrastStyle.luminance(beside))
      let ratio = (max(one, two) + 0.05) / (min(one, two) + 0.05)
      let least = color(winner("font"))?.x ?? 4.5
      if ink.w == 0 { continue }
      let pair = ContrastPair(
        foreground: foreground.map { $0 + 1 } ?? 0, background: background.map { $0 + 1 } ?? 0)
      let known = result[pair]
      if ratio / least < known.map({ $0.ratio / $0.least }) ?? .infinity {
        result[pair] = (ratio, least)
      }
    }
    return result
  }

  private static func over(_ front: SIMD4<Double>, _ back: SIMD4<Double>) -> SIMD4<Double> {
    front * front.w + back * (1 - front.w)
  }

  private static func luminance(_ color: SIMD4<Double>) -> Double {
    TransferFunction.linear(color.x) * 0.2126 + TransferFunction.linear(color.y) * 0.7152
      + TransferFunction.linear(color.z) * 0.0722
  }

  // MARK: - Places

  /// The line of a byte.
  func line(of offset: UInt32) -> Int {
    Array(text.utf8.prefix(Int(offset))).count { $0 == UInt8(ascii: "\n") }
  }

  /// The statements that a finding is about.
  func pair(of finding: Diagnostic) -> ContrastPair {
    var pair = ContrastPair(foreground: 0, background: 0)
    let places = [finding.range] + finding.notes.compactMap(\.range)
    for place in places {
      let line = line(of: place.start)
      if lines[line].contains("foreground:") { pair.foreground = line }
      if lines[line].contains("background:") { pair.background = line }
    }
    return pair
  }
}
