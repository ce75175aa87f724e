@testable import StyleLang

/// Tokens and styles that belong together, as the text of a file.
struct RandomStyleFamily: Sendable {
  var number: Int
  var source: String
  var styles: [RandomStyle]

  /// Writes a family; the number keeps its names apart from those of others.
  init(seed: UInt64, number: Int) {
    var writer = RandomStyleWriter(seed: seed &* 1_000_003 &+ UInt64(number))
    let text = writer.writeTokens(number)
    var sources = [text]
    var styles: [RandomStyle] = []
    let component =
      writer.chance(40)
      ? writer.pick(RandomFeature.components.filter { $0 == .button || $0 == .view })
      : writer.pick(RandomFeature.components)
    writer.component = component
    writer.states = Array(
      component.states.shuffled(using: &writer.random).prefix(2 + writer.below(2)))
    writer.usesControlSize = writer.chance(15, of: .controlSize)
    if writer.chance(25, of: .environment) { sources.append(writer.writeEnvironment(number)) }
    if writer.chance(20, of: .available) {
      let systems = [(17, 14), (26, 26)].shuffled(using: &writer.random)
      writer.systems = Array(systems.prefix(1 + writer.below(2)))
    }
    var control = ""
    if component == .custom {
      writer.componentName = "Control\(number)"
      control = writer.writeControl(number)
    }
    writer.names = RandomStyleWriter.parameterNames(for: component)
      .shuffled(using: &writer.random)
    if component == .progress { writer.inputs.append(.fraction) }
    if writer.chance(35, of: .namedStyles) {
      sources.append(writer.writeTarget(number))
      styles = writer.targets
    }
    var parent: RandomStyle?
    for index in 0..<1 + writer.below(3) {
      let name = "\(writer.pick(["Card", "Action", "row"]))\(number)\(["A", "B", "C"][index])"
      let (source, style) = writer.writeStyle(name, component, parent: parent)
      sources.append(source)
      styles.append(style)
      parent = style
    }
    if component == .custom, let style = styles.first(where: { $0.component == .custom }) {
      writer.parameters = []
      sources.append("\(control)    default: \(writer.call(style).source)\n}\n")
    }
    // A style may stand before what it starts from.
    if writer.chance(30) { sources.reverse() }
    self.number = number
    source = sources.joined(separator: "\n")
    self.styles = styles
  }
}

extension RandomStyleWriter {
  /// Names that mean something in the generated code, and plain ones.
  static func parameterNames(for component: Component) -> [String] {
    let names = [
      "tone", "edge", "factor", "room", "lean", "wait", "part", "inset", "outline", "rim", "cast",
      "face", "motion", "isOn", "family", "size", "wish", "style", "content", "configuration",
      "isEnabled", "isHovered", "self", "class", "in", "border", "padding", "background",
      "colorScheme", "view", "value1", "Color", "Font", "Size", "default", "switch", "some", "type",
      "foreground", "backgroundColor", "borderWidth", "label2", "Body", "Outline", "init", "init2",
    ]
    return component == .view ? names + ["pressed", "focused"] : names
  }

  // MARK: Tokens

  mutating func writeTokens(_ number: Int) -> String {
    let types: [ParameterType] = [
      .color, .color, .color, .number, .length, .percentage, .angle, .duration, .insets, .shape,
      .border, .shadow, .font, .animation, .bool, .string, .fill, .image,
    ]
    var lines: [String] = []
    let group = ["", "Palette\(number).", "Palette\(number).deep."][below(3)]
    for (index, type) in types.enumerated() where chance(60) {
      let name = "\(pick(["t", "value", "item"]))\(number)x\(index)"
      let written = tokenValue(of: type)
      let prefix = chance(8) ? "deprecated \"use \\\"another\\\"\" " : ""
      if chance(20) { lines.append("/// A \(type.languageName).") }
      lines.append("\(prefix)\(name): \(written.value.source)")
      tokens.append(
        RandomToken(
          name: group + name, type: type,
          read: { written.value.read($0) ?? .absent }, color: written.color))
    }
    let body = lines.map { "    \($0)\n" }.joined()
    switch group.split(separator: ".").count {
    case 0: return "tokens {\n\(body)}\n"
    case 1: return "/// Tokens.\ntokens Palette\(number) {\n\(body)}\n"
    default: return "tokens Palette\(number) { deep {\n\(body)} }\n"
    }
  }

  /// A value whose type is just this: a plain number is no length, and no percentage.
  private mutating func tokenValue(
    of type: ParameterType
  ) -> (value: Written<LookValue>, color: RandomColor?) {
    switch type {
    case .color:
      let (source, color) = constantColor(depth: 2)
      return (Written(source) { .color(color.look(in: $0)) }, color)
    case .length:
      let number = number(.length)
      let read = number.written.read
      return (Written("\(number.written.source) + 1pt") { read($0).map { .number($0 + 1) } }, nil)
    case .percentage:
      let (source, value) = pick([("40%", 0.4), ("12.5%", 0.125), ("50% / 2", 0.25)])
      return (Written(source, constant: .number(value)), nil)
    case .insets:
      // A bare number would be a number.
      let edges = insets()
      guard edges.source.contains(" ") else { return (constant("2 4", .text("2 4 2 4")), nil) }
      return (edges.map { .text($0) }, nil)
    // There an asset is a colour.
    case .image: return (constant("symbol(\"star\")", .text(LookText.symbol("star"))), nil)
    default: return (constant(of: type), nil)
    }
  }

  private func constant(_ source: String, _ value: LookValue) -> Written<LookValue> {
    Written(source, constant: value)
  }

  // MARK: Parameters

  mutating func newParameter() -> RandomParameter? {
    guard let name = names.popLast() else { return nil }
    let cases = ["small", "regular", "large", "none", "some", "a", "self", "init", "red", "Type"]
    let types: [ParameterType] = [
      .color, .color, .number, .length, .angle, .duration, .percentage, .insets, .shape, .border,
      .shadow, .font, .animation, .bool, .bool, .string, .fill, .image,
    ]
    var type = pick(types)
    if chance(20) {
      let count = 2 + below(2)
      type = .enumeration(
        Enumeration(
          style: "", swiftName: "",
          cases: Array(cases.shuffled(using: &random).prefix(count))))
    }
    let isOptional = chance(30)
    var parameter = RandomParameter(name: name, type: type, isOptional: isOptional)
    if chance(isOptional ? 20 : 75) { parameter.defaultValue = defaultValue(of: type) }
    return parameter
  }

  /// A constant that an argument of a derived style can be.
  mutating func argument(for parameter: RandomParameter) -> Written<LookValue> {
    switch parameter.type {
    case .border where chance(20), .shadow where chance(20): constant("none", .text("none"))
    case .animation where chance(15): constant("none", .still)
    default: constant(of: parameter.type)
    }
  }

  /// A default: a parameter of Swift has no room for all that a statement can say.
  mutating func defaultValue(of type: ParameterType) -> Written<LookValue> {
    let before = parameters
    parameters = []
    defer { parameters = before }
    switch type {
    case .border: return border(optional: false, isPlain: true).map { .text($0) }
    case .shadow: return shadow(optional: false).map { .text($0.isEmpty ? "none" : $0) }
    case .insets:
      let insets = insets(optional: false)
      let nowhere = RandomSituation(state: ControlState(), platform: .iOS, arguments: [:])
      let isStandard = insets.read(nowhere)?.contains("standard") ?? true
      return isStandard || insets.source.contains(", ")
        ? constant("1 2 3 4", .text("1 2 3 4")) : insets.map { .text($0) }
    default: return constant(of: type)
    }
  }

  /// How parameters are declared.
  mutating func declaration(of parameters: [RandomParameter]) -> String {
    if parameters.isEmpty { return chance(10) ? "()" : "" }
    let list = parameters.map { parameter in
      let suffix = parameter.defaultValue.map { " = \($0.source)" } ?? ""
      let documentation = chance(20) ? "/// Of the \(parameter.name).\n" : ""
      return "\(documentation)\(parameter.name): \(parameter.typeSource)\(suffix)"
    }
    return "(\n\(list.joined(separator: ",\n"))\(chance(20) ? "," : "")\n)"
  }
}
