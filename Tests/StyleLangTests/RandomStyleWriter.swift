@testable import StyleLang

/// Writes random style files that are right, and remembers what each part of them means.
struct RandomStyleWriter {
  var random: SplitMix
  /// What a value can name.
  var tokens: [RandomToken] = []
  var parameters: [RandomParameter] = []
  /// What a condition can name.
  var states: [State] = []
  var usesControlSize = false
  /// The systems that `available` asks for: versions of iOS and of macOS.
  var systems: [(iOS: Int, macOS: Int)] = []
  /// What each style of the family can name besides its parameters.
  var inputs: [RandomParameter] = []
  /// The styles that a property can name.
  var targets: [RandomStyle] = []
  /// What the styles are for, and how a declared component is called.
  var component = Component.button
  var componentName = "button"
  /// The parts of the control that no element draws yet.
  var slots: [Slot] = []
  /// Whether another style draws the control of the style at hand.
  var isDrawnByBase = false
  /// Whether a length may grow with the text.
  var allowsScaled = false
  /// Names that parameters can still have.
  var names: [String] = []
  /// The rules of the style at hand.
  var rules: [RandomRule] = []
  var nextID = 0

  init(seed: UInt64) { random = SplitMix(state: seed) }

  // MARK: Chance

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &random)]
  }

  // MARK: Names

  func token(_ type: ParameterType) -> [RandomToken] { tokens.filter { $0.type == type } }

  /// The parameters of a type; optional ones only where the value may be missing.
  func parameters(_ type: ParameterType, optional: Bool) -> [RandomParameter] {
    parameters.filter { $0.type == type && (optional || !$0.isOptional) }
  }

  /// A token or a parameter of a type, as it stands; nil where there is none.
  mutating func reference(_ type: ParameterType, optional: Bool) -> Written<LookValue>? {
    let tokens = token(type)
    let parameters = parameters(type, optional: optional)
    guard !tokens.isEmpty || !parameters.isEmpty else { return nil }
    let index = below(tokens.count + parameters.count * 2)
    if index < tokens.count {
      let token = tokens[index]
      return Written(token.name) { token.read($0) }
    }
    return use(parameters[(index - tokens.count) / 2])
  }

  func use(_ parameter: RandomParameter) -> Written<LookValue> {
    let name = parameter.name
    return Written(name) { situation in
      let value = situation.arguments[name]
      return value == .absent ? nil : value
    }
  }

  // MARK: Numbers

  /// What a number measures.
  enum Quantity: Sendable { case number, length, fraction, angle, duration }

  /// A number that is written, and whether it needs parentheses as an operand.
  struct Number: Sendable {
    var written: Written<Double>
    var isSum = false
    var isProduct = false

    var operand: String { isSum ? "(\(written.source))" : written.source }
    var factor: String { isSum || isProduct ? "(\(written.source))" : written.source }
  }

  /// A number above 0, and up to 1 if it is a fraction.
  mutating func number(_ quantity: Quantity, depth: Int = 2, optional: Bool = true) -> Number {
    if depth == 0 || chance(55) { return atom(quantity, optional: optional) }
    let a = number(quantity, depth: depth - 1, optional: optional)
    let read = a.written.read
    switch below(quantity == .fraction ? 3 : 8) {
    case 0:
      return Number(
        written: Written("\(a.factor) / 2") { read($0).map { $0 / 2 } }, isProduct: true)
    case 1:
      let b = number(quantity, depth: depth - 1, optional: optional)
      guard quantity != .fraction || hasSameUnit(a, b) else { return a }
      let other = b.written.read
      let isMax = chance(50)
      return Number(
        written: Written("\(isMax ? "max" : "min")(\(a.written.source), \(b.written.source))") {
          guard let x = read($0), let y = other($0) else { return nil }
          return isMax ? Swift.max(x, y) : Swift.min(x, y)
        })
    case 2: return Number(written: Written("(\(a.written.source))", read))
    case 3, 4:
      let b = number(quantity, depth: depth - 1, optional: optional)
      let other = b.written.read
      return Number(
        written: Written("\(a.written.source) + \(b.written.source)") {
          guard let x = read($0), let y = other($0) else { return nil }
          return x + y
        }, isSum: true)
    case 5:
      let b = number(.number, depth: 0, optional: optional)
      let other = b.written.read
      let isFirst = chance(50)
      return Number(
        written: Written(isFirst ? "\(b.factor) * \(a.factor)" : "\(a.operand) * \(b.factor)") {
          guard let x = read($0), let y = other($0) else { return nil }
          return isFirst ? y * x : x * y
        }, isProduct: true)
    case 6 where quantity == .length:
      return Number(
        written: Written("clamp(\(a.written.source), 2, 20pt)") {
          read($0).map { Swift.min(Swift.max($0, 2), 20) }
        })
    case 6:
      return Number(
        written: Written("\(a.factor) - \(a.factor) / 4") { read($0).map { $0 - $0 / 4 } },
        isSum: true)
    default:
      guard quantity == .length || quantity == .number else { return a }
      return Number(
        written: Written("round(\(a.written.source) + 1)") {
          read($0).map { ($0 + 1).rounded(.toNearestOrAwayFromZero) }
        })
    }
  }

  /// Two fractions of the same unit can be compared; those that are written are percentages.
  private func hasSameUnit(_ a: Number, _ b: Number) -> Bool {
    func isPercentage(_ number: Number) -> Bool {
      number.written.source.hasSuffix("%")
    }
    return isPercentage(a) && isPercentage(b)
  }

  private mutating func atom(_ quantity: Quantity, optional: Bool) -> Number {
    let types: [ParameterType] =
      switch quantity {
      case .number: [.number]
      case .length: [.length, .length, .number]
      case .fraction: [.percentage, .percentage, .number]
      case .angle: [.angle]
      case .duration: [.duration]
      }
    if chance(60), let reference = reference(pick(types), optional: optional) {
      let read = reference.read
      return Number(
        written: Written(reference.source) {
          if case .number(let number) = read($0) { return number }
          return nil
        })
    }
    let (source, value) = literal(quantity)
    if allowsScaled, quantity == .length, chance(12) {
      let style = chance(50) ? ", relativeTo: \(pick(TextStyle.allCases).rawValue)" : ""
      return Number(written: Written("scaled(\(source)\(style))") { value * $0.state.textScale })
    }
    return Number(written: Written(source, constant: value))
  }

  mutating func literal(_ quantity: Quantity) -> (String, Double) {
    switch quantity {
    case .number: return pick([("0.5", 0.5), (".8", 0.8), ("0.25", 0.25), ("5e-1", 0.5)])
    case .length:
      return pick([
        ("8", 8), ("2pt", 2), ("12.5", 12.5), ("1e1", 10), ("3", 3), ("16pt", 16), (".5", 0.5),
      ])
    case .fraction:
      return pick([("40%", 0.4), ("75%", 0.75), ("12.5%", 0.125), ("0.6", 0.6), ("100%", 1)])
    case .angle:
      return pick([("45deg", 45), ("0.25turn", 90), ("1.5rad", 1.5 * 180 / .pi), ("10deg", 10)])
    case .duration: return pick([("150ms", 0.15), ("0.2s", 0.2), ("1s", 1), ("80ms", 0.08)])
    }
  }
}
