@testable import StyleLang

extension RandomStyleWriter {
  /// The words for styles of SwiftUI that every target has.
  private static func builtInStyles(of component: Component) -> [String] {
    switch component {
    case .button: ["automatic", "plain", "bordered", "borderedProminent"]
    case .label: ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]
    case .field: ["automatic", "plain"]
    case .progress: ["automatic", "linear"]
    case .toggle, .group: ["automatic"]
    case .view, .custom: []
    }
  }

  /// A style where a property names one.
  mutating func styleReference(_ component: Component) -> Written<String> {
    let targets = targets.filter { $0.component == component }
    if chance(75), let target = targets.randomElement(using: &random) { return call(target) }
    let word = pick(Self.builtInStyles(of: component))
    return Written(word, constant: word)
  }

  /// Which style draws the control: one, or several of which parameters or the system's version choose.
  mutating func writeBases(_ component: Component) -> String {
    var text = "    " + statement(.base, styleReference(component), when: []) + "\n"
    if chance(50), let condition = settledCondition() {
      text +=
        "    "
        + statement(
          .base, styleReference(component), when: [condition], suffix: " when \(condition.source)")
        + "\n"
    }
    return text
  }

  /// A condition that no state changes.
  private mutating func settledCondition() -> RandomCondition? {
    let before = (parameters, states, usesControlSize)
    defer { (parameters, states, usesControlSize) = before }
    parameters = parameters.filter {
      $0.source == .argument && !$0.isOptional && ($0.type == .bool || !$0.cases.isEmpty)
    }
    states = []
    usesControlSize = false
    return parameters.isEmpty ? nil : condition(depth: 1)
  }

  /// Writes a style for other styles to name.
  mutating func writeTarget(_ number: Int) -> String {
    let before = (component, states, inputs, usesControlSize)
    defer { (component, states, inputs, usesControlSize) = before }
    let choices = component.controlHasStyles ? [component, .button, .label] : [.button, .label]
    component = pick(choices)
    states = Array(component.states.shuffled(using: &random).prefix(2))
    inputs = inputs.filter { $0.source == .environment }
    if component == .progress { inputs.append(.fraction) }
    let (source, style) = writeStyle("Target\(number)", component, parent: nil)
    targets.append(style)
    return source
  }

  /// A style of the file, with arguments.
  mutating func call(_ style: RandomStyle) -> Written<String> {
    var sources: [String] = []
    var texts: [(name: String, read: @Sendable (RandomSituation) -> String)] = []
    for parameter in style.parameters where parameter.source == .argument {
      let isNeeded = parameter.defaultValue == nil && !parameter.isOptional
      if isNeeded || chance(60) {
        var value = openArgument(for: parameter)
        // A comma would begin the next argument.
        while value.source.contains(", "), [.insets, .shadow].contains(parameter.type) {
          value = argument(for: parameter)
        }
        let read = value.read
        sources.append("\(parameter.name): \(value.source)")
        texts.append((parameter.name, { read($0)?.text ?? "nil" }))
      } else {
        let read = parameter.defaultValue?.read
        texts.append((parameter.name, { situation in read?(situation)?.text ?? "nil" }))
      }
    }
    let name = SwiftWords.typeName(style.name, suffix: style.component.typeSuffix)
    let list = texts
    let arguments =
      sources.isEmpty ? (chance(20) ? "()" : "") : "(\(sources.joined(separator: ", ")))"
    return Written(style.name + arguments) { situation in
      LookText.style(name, list.map { ($0.name, $0.read(situation)) })
    }
  }

  /// An argument that may depend on the parameters of the style at hand.
  private mutating func openArgument(for parameter: RandomParameter) -> Written<LookValue> {
    let fixed: [ParameterType] = [.shape, .border, .shadow]
    let own = parameters.filter {
      hasSameType($0, parameter) && (!$0.isOptional || parameter.isOptional)
        && !fixed.contains($0.type)
    }
    if chance(45), let other = own.randomElement(using: &random) { return use(other) }
    if parameter.isOptional, chance(30) { return Written("absent") { _ in nil } }
    if chance(40) {
      switch parameter.type {
      case .color: return color(optional: false).map { .color($0) }
      case .length: return number(.length, optional: false).written.map { .number($0) }
      case .number: return number(.number, optional: false).written.map { .number($0) }
      case .angle: return number(.angle, optional: false).written.map { .number($0) }
      case .duration: return number(.duration, optional: false).written.map { .number($0) }
      case .font: return font(optional: false).map { .font($0) }
      case .fill: return fill(optional: false).map { .text($0) }
      case .insets: return insets(optional: false).map { .text($0) }
      default: break
      }
    }
    return argument(for: parameter)
  }
}

extension LookValue {
  /// As an argument of a `LookText.style`.
  var text: String {
    switch self {
    case .absent: "nil"
    case .bool(let truth): "\(truth)"
    case .number(let number): LookText.number(number)
    case .color(let color): color.description
    case .string(let text): LookText.quoted(text)
    case .word(let word): word
    case .font(let font): font.text
    case .animation(let curve, let delay): LookText.animation(curve, delay: delay)
    case .still: "none"
    case .text(let text): text
    }
  }
}

extension RandomParameter {
  /// How much is done, which a style of progress views can name.
  static let fraction = RandomParameter(
    name: "fraction", type: .number, isOptional: false, source: .configuration)
}
