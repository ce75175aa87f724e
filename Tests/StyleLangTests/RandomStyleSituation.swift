@testable import StyleLang

/// Where the meaning of a random style is read.
struct RandomSituation: Sendable {
  var state: ControlState
  var platform: Platform
  /// A value for each parameter.
  var arguments: [String: LookValue]
}

/// Something as a style file writes it, with what it means.
///
/// The meaning is what the writer meant, so that it owes nothing to the compiler.
struct Written<Value: Sendable>: Sendable {
  var source: String
  /// Nil where a parameter is needed that is absent.
  var read: @Sendable (RandomSituation) -> Value?

  init(_ source: String, _ read: @escaping @Sendable (RandomSituation) -> Value?) {
    self.source = source
    self.read = read
  }

  init(_ source: String, constant: Value) { self.init(source) { _ in constant } }

  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Written<Other> {
    let read = self.read
    return Written<Other>(source) { read($0).map(transform) }
  }
}

/// A colour without parameters.
indirect enum RandomColor: Sendable {
  case known(AppearanceColors)
  case named(NamedColor)
  case asset(String)
  case faded(RandomColor, Double)

  /// The components, where the compiler knows them.
  var components: AppearanceColors? {
    switch self {
    case .known(let colors): colors
    case .named(let color): color.components
    case .asset: nil
    case .faded(let color, let fraction):
      color.components?.multiplyingOpacity(by: fraction)
    }
  }

  func look(in situation: RandomSituation) -> LookColor {
    switch self {
    case .known(let colors):
      LookColor(colors, on: situation.platform, in: situation.state)
    case .named(let color):
      LookColor(color, on: situation.platform, in: situation.state)
    case .asset(let name): LookColor(.asset(name))
    case .faded(let color, let fraction): color.look(in: situation).opacity(fraction)
    }
  }
}

/// A token of a random file.
struct RandomToken: Sendable {
  /// The name by which it is used.
  var name: String
  var type: ParameterType
  var read: @Sendable (RandomSituation) -> LookValue
  /// For a colour.
  var color: RandomColor?
  /// For a number that is known: whether it may stand where a fraction is asked for, and the like.
  var number: Double?
}

/// A parameter of a random style.
struct RandomParameter: Sendable {
  /// Who gives its value.
  enum Source: Sendable { case argument, environment, configuration }

  var name: String
  var type: ParameterType
  var isOptional: Bool
  var defaultValue: Written<LookValue>?
  var source = Source.argument

  var cases: [String] {
    if case .enumeration(let type) = type { return type.cases }
    return []
  }

  /// How the type is written.
  var typeSource: String {
    (cases.isEmpty ? type.languageName : cases.joined(separator: " | ")) + (isOptional ? "?" : "")
  }
}

/// A rule of a random style, read with the style's own parameters.
struct RandomRule: Sendable {
  var id: Int
  var property: Property
  /// Its condition, without what the value needs.
  var condition: @Sendable (RandomSituation) -> Bool
  var value: @Sendable (RandomSituation) -> String?

  func holds(in situation: RandomSituation) -> Bool {
    condition(situation) && value(situation) != nil
  }
}
