import StyleLang

/// Writes and compares the canonical texts of a `Look`.
enum LookText {
  /// The difference up to which two numbers are equal.
  ///
  /// It is relative to the larger one where that is above 1. Generated Swift writes components of colours with four decimals.
  static let tolerance = 1e-4

  /// A number, without a fraction where it is whole; infinity is `fill`.
  static func number(_ value: Double) -> String {
    if value == .infinity { return "fill" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(value)
  }

  /// Distances; nil is the platform's own.
  static func insets(
    top: Double?, trailing: Double?, bottom: Double?, leading: Double?
  ) -> String {
    [top, trailing, bottom, leading].map { $0.map(number) ?? "standard" }.joined(separator: " ")
  }

  /// `rectangle`, `capsule`, `circle`, `ellipse`, `containerRelative` are their own text.
  ///
  /// - Parameters:
  ///   - radii: Of the corners: top leading, top trailing, bottom trailing, bottom leading.
  ///   - style: How the corners are drawn.
  /// - Returns: `rounded RADIUS STYLE`; `corners R R R R STYLE` where the radii differ; `rectangle`
  ///   where all are 0.
  static func shape(radii: [Double], style: CornerStyle) -> String {
    let allEqual = radii.allSatisfy { abs($0 - radii[0]) <= tolerance }
    if allEqual, abs(radii[0]) <= tolerance { return "rectangle" }
    if allEqual { return "rounded \(number(radii[0])) \(style.rawValue)" }
    return "corners \(radii.map(number).joined(separator: " ")) \(style.rawValue)"
  }

  /// `WIDTH COLOR PLACEMENT`, with `dash LENGTH…` after it; `none` for a colour that is clear.
  static func border(
    width: Double, color: LookColor, dash: [Double] = [], placement: Border.Placement = .inside
  ) -> String {
    border(width: width, fill: color.description, dash: dash, placement: placement)
  }

  /// The same with the text of any fill, and `round` after it where the ends of lines are.
  static func border(
    width: Double, fill: String, dash: [Double] = [], placement: Border.Placement = .inside,
    isRound: Bool = false
  ) -> String {
    if fill == "clear" { return "none" }
    let pattern = dash.isEmpty ? "" : " dash " + dash.map(number).joined(separator: " ")
    return "\(number(width)) \(fill) \(placement.rawValue)\(pattern)\(isRound ? " round" : "")"
  }

  /// `COLOR RADIUS X Y`; nil for a colour that is clear.
  static func shadow(color: LookColor, radius: Double, x: Double, y: Double) -> String? {
    color.isClear ? nil : "\(color) \(number(radius)) \(number(x)) \(number(y))"
  }

  /// `material thin`, by the word of the language.
  static func material(_ word: String) -> String { "material \(word)" }

  /// `glass regular` or `glass clear`, then `tint COLOR` and `interactive` where they are so.
  static func glass(isClear: Bool = false, tint: LookColor? = nil, isInteractive: Bool = false)
    -> String
  {
    let parts = [isClear ? "glass clear" : "glass regular"]
    return (parts + (tint.map { ["tint \($0)"] } ?? []) + (isInteractive ? ["interactive"] : []))
      .joined(separator: " ")
  }

  /// `linear(COLOR at 0, COLOR at 1, from: top, to: bottom)`.
  ///
  /// Every stop stands with its place from 0 to 1, also where the style leaves it to the gradient.
  static func linear(_ stops: [(LookColor, Double)], from: UnitPoint, to: UnitPoint) -> String {
    "linear(\(text(of: stops)), from: \(from.rawValue), to: \(to.rawValue))"
  }

  /// `radial(COLOR at 0, COLOR at 1, center: center, from: 0, to: 100)`; radii in points.
  static func radial(
    _ stops: [(LookColor, Double)], center: UnitPoint, from: Double, to: Double
  ) -> String {
    "radial(\(text(of: stops)), center: \(center.rawValue), from: \(number(from)), to: \(number(to)))"
  }

  /// `angular(COLOR at 0, COLOR at 1, center: center, from: 0, to: 360)`; angles in degrees.
  static func angular(
    _ stops: [(LookColor, Double)], center: UnitPoint, from: Double, to: Double
  ) -> String {
    "angular(\(text(of: stops)), center: \(center.rawValue), from: \(number(from)), to: \(number(to)))"
  }

  private static func text(of stops: [(LookColor, Double)]) -> String {
    stops.map { "\($0.0) at \(number($0.1))" }.joined(separator: ", ")
  }

  /// `symbol "star.fill"`: a symbol of the system.
  static func symbol(_ name: String) -> String { "symbol \(quoted(name))" }

  /// `asset "Logo"`: an image of the asset catalogue.
  static func asset(_ name: String) -> String { "asset \(quoted(name))" }

  /// `SHAPE trim FROM TO`: a part of a shape's outline; the shape alone where that is the whole.
  static func trim(_ shape: String, from: Double, to: Double) -> String {
    from == 0 && to == 1 ? shape : "\(shape) trim \(number(from)) \(number(to))"
  }

  /// The shape of `trim`, or a shape as it is.
  static func whole(_ shape: String) -> String {
    shape.firstRange(of: " trim ").map { String(shape[..<$0.lowerBound]) } ?? shape
  }

  /// A style for controls: a built-in one by the word of the language, one of the project by its
  /// name in Swift and each of its parameters: `PrimaryButtonStyle(tint: named:red, size: large)`.
  static func style(_ name: String, _ arguments: [(String, String)] = []) -> String {
    if arguments.isEmpty { return name }
    return "\(name)(\(arguments.map { "\($0.0): \($0.1)" }.joined(separator: ", ")))"
  }

  /// The shadows of `shadow`, without those that cannot be seen.
  static func shadows(_ list: [String?]) -> String {
    let visible = list.compactMap { $0 }
    return visible.isEmpty ? "none" : visible.joined(separator: ", ")
  }

  /// `X Y ANCHOR`; the anchor of no change is `center`.
  static func scale(x: Double, y: Double, anchor: UnitPoint) -> String {
    let point = x == 1 && y == 1 ? .center : anchor
    return "\(number(x)) \(number(y)) \(point.rawValue)"
  }

  /// `DEGREES ANCHOR`; the anchor of no rotation is `center`.
  static func rotation(degrees: Double, anchor: UnitPoint) -> String {
    "\(number(degrees)) \((degrees == 0 ? .center : anchor).rawValue)"
  }

  /// `X Y`.
  static func offset(x: Double, y: Double) -> String { "\(number(x)) \(number(y))" }

  /// The sum of two texts of `insets`, edge by edge.
  static func sum(ofInsets a: String, _ b: String) -> String {
    zip(a.split(separator: " "), b.split(separator: " ")).map { a, b in
      if let x = Double(a), let y = Double(b) { return number(x + y) }
      return a == "0" ? String(b) : b == "0" ? String(a) : "\(a)+\(b)"
    }.joined(separator: " ")
  }

  /// A string in quotes.
  static func quoted(_ text: String) -> String { text.debugDescription }

  /// The string of `quoted`.
  static func unquoted(_ text: some StringProtocol) -> String {
    let escapes: [Character: String] = [
      "n": "\n", "r": "\r", "t": "\t", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
    ]
    var result = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      if escape == "u", let end = rest.firstIndex(of: "}") {
        let code = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        result.unicodeScalars.append(code ?? "\u{FFFD}")
        rest = rest[rest.index(after: end)...]
      } else {
        result += escapes[escape] ?? String(escape)
      }
    }
    return result
  }
}

extension LookText {
  /// Where a font comes from.
  enum FontBase: Hashable, Sendable {
    case textStyle(TextStyle)
    case system(Double)
    case custom(String, Double, relativeTo: TextStyle?)
  }

  /// `BASE TRAIT…`.
  ///
  /// The base is `body`, `system 18`, or `custom "Name" 17 body`; the traits are a weight, a design, `italic`, `monospacedDigit`, in this order. A regular weight of a `system`
  /// font is not written: it is that font's own.
  static func font(
    _ base: FontBase, weight: FontWeight? = nil, design: FontDesign? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> String {
    var parts: [String]
    var weight = weight
    switch base {
    case .textStyle(let style): parts = [style.rawValue]
    case .system(let size):
      parts = ["system", number(size)]
      if weight == .regular { weight = nil }
    case .custom(let name, let size, let style):
      parts = ["custom", quoted(name), number(size)] + (style.map { [$0.rawValue] } ?? [])
    }
    if let weight { parts.append(weight.rawValue) }
    if let design { parts.append(design.rawValue) }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospacedDigit") }
    return parts.joined(separator: " ")
  }

  /// How an animation goes.
  enum Curve: Hashable, Sendable {
    /// Seconds; nil is the system's duration.
    case timing(TimingCurve, Double?)
    case spring(response: Double, damping: Double)
    case physicalSpring(stiffness: Double, damping: Double, mass: Double)
    case standard
  }

  /// `easeOut 0.15`, `linear`, `spring RESPONSE DAMPING`, `physicalSpring STIFFNESS DAMPING MASS`,
  /// `standard`; then `delay SECONDS` where there is one.
  static func animation(_ curve: Curve, delay: Double = 0) -> String {
    let text: String
    switch curve {
    case .timing(let curve, let duration):
      text = curve.rawValue + (duration.map { " \(number($0))" } ?? "")
    case .spring(let response, let damping):
      text = "spring \(number(response)) \(number(damping))"
    case .physicalSpring(let stiffness, let damping, let mass):
      text = "physicalSpring \(number(stiffness)) \(number(damping)) \(number(mass))"
    case .standard: text = "standard"
    }
    return delay == 0 ? text : "\(text) delay \(number(delay))"
  }
}

extension LookText {
  /// Whether two texts are equal, their numbers within the tolerance.
  static func areEqual(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let left = words(a)
    let right = words(b)
    return left.count == right.count && zip(left, right).allSatisfy(wordsAreEqual)
  }

  private static func wordsAreEqual(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard let x = Double(a), let y = Double(b) else { return false }
    return abs(x - y) <= tolerance * max(1, abs(x), abs(y))
  }

  /// Splits at spaces, commas, parentheses and `*`, which are words of their own except the space;
  /// a string in quotes is one word.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isQuoted {
        word.unicodeScalars.append(scalar)
        if scalar == "\"", !isEscaped { isQuoted = false }
        isEscaped = scalar == "\\" && !isEscaped
        continue
      }
      switch scalar {
      case " ", ",", "(", ")", "*":
        if !word.isEmpty { words.append(word) }
        word = ""
        if scalar != " " { words.append(String(scalar)) }
      default:
        isQuoted = scalar == "\""
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
