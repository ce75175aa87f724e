/// What styles may read though no caller gives it, while a file is being checked.
struct InputTable {
  /// The custom values of the environment that the file can name.
  var environment: [NameID: EnvironmentEntry] = [:]
  /// Those whose declaration is wrong, which has been reported.
  var unknown: Set<NameID> = []
  /// The declared control that the style at hand is for.
  ///
  /// In an array, as a style has it: a control is large, and most files declare none.
  var controls: [Control] = []
  /// Whether the style at hand is for a progress view, which says how far it is.
  var hasFraction = false
  /// How many arguments the style at hand takes; nil where none of its inputs can be read, as in a
  /// default.
  var argumentCount: Int?
  /// What the style at hand has read; as parameters, they follow the arguments.
  var parameters: [Parameter] = []

  /// The same; nil if it is for a component of SwiftUI's.
  var control: Control? { controls.first }

  /// Whether there is nothing that a name could mean: so it is in nearly every file.
  ///
  /// Inlined, since a call would copy the table for each name.
  @inline(__always)
  var isEmpty: Bool { environment.isEmpty && controls.isEmpty && unknown.isEmpty && !hasFraction }
}

extension Analyzer {
  /// What a name means that is neither a token nor built in: a parameter of the style, or something
  /// that it reads.
  mutating func binding(_ name: NameID) -> Scope.Binding? {
    if let binding = scope.binding(name) { return binding }
    return inputs.isEmpty ? nil : inputBinding(name)
  }

  /// Whether a name means a parameter or an input; asking does not make the style read it.
  @inline(__always)
  func isBound(_ name: NameID) -> Bool {
    scope.binding(name) != nil || !inputs.isEmpty && inputParameter(name) != nil
  }

  /// The parameter by which the style reads something that no caller gives; nil where it cannot.
  mutating func input(_ parameter: Parameter) -> ParameterID? {
    guard let first = inputs.argumentCount else { return nil }
    let known = inputs.parameters.firstIndex {
      $0.source == parameter.source && $0.name == parameter.name
    }
    if let known { return ParameterID(first + known) }
    inputs.parameters.append(parameter)
    return ParameterID(first + inputs.parameters.count - 1)
  }

  private mutating func inputBinding(_ name: NameID) -> Scope.Binding? {
    if inputs.unknown.contains(name) {
      return Scope.Binding(name: name, type: .color, isOptional: false, meaning: .unknown)
    }
    guard var parameter = inputParameter(name) else { return nil }
    parameter = adopt(parameter, of: currentFile)
    guard let id = input(parameter) else { return nil }
    return Scope.Binding(
      name: name, type: parameter.type, isOptional: parameter.isOptional, meaning: .parameter(id))
  }

  private func inputParameter(_ name: NameID) -> Parameter? {
    guard inputs.argumentCount != nil else { return nil }
    if inputs.hasFraction, names.name(name) == Parameter.fraction.name { return .fraction }
    if let control = inputs.control, !control.flags.isEmpty {
      let spelling = names.name(name)
      if control.flags.contains(spelling) {
        return Parameter(
          name: spelling, type: .bool, isOptional: false, defaultValue: nil, documentation: nil,
          source: .configuration)
      }
    }
    guard let entry = inputs.environment[name] else { return nil }
    return Parameter(
      name: entry.name, type: entry.type, isOptional: entry.isOptional,
      defaultValue: entry.defaultValue, documentation: entry.documentation, source: .environment)
  }

  /// Whether a parameter of this name would hide something that the style may read.
  func isInput(_ name: NameID) -> Bool {
    if inputs.isEmpty { return false }
    if inputs.hasFraction, names.name(name) == Parameter.fraction.name { return true }
    return inputs.environment[name] != nil
      || inputs.control?.flags.contains(names.name(name)) ?? false
  }

  /// The name of a parameter in scope, or of an input.
  func nameOfParameter(_ id: ParameterID) -> String {
    if let first = inputs.argumentCount, Int(id) >= first {
      return inputs.parameters[Int(id) - first].name
    }
    for binding in scope.bindings {
      if case .parameter(id) = binding.meaning { return names.name(binding.name) }
    }
    return ""
  }

  /// The names of what the style at hand may read besides its parameters.
  func inputNames() -> [String] {
    if inputs.isEmpty { return [] }
    return (inputs.control?.flags ?? []) + inputs.environment.values.map(\.name).sorted()
      + (inputs.hasFraction ? [Parameter.fraction.name] : [])
  }

  /// Lets a condition on one availability say what follows from it.
  ///
  /// The variables of conditions are independent of each other, but who runs iOS 26 runs iOS 17: so
  /// `available(ios: 26)` is read as that and the other, if the style asks for both.
  mutating func relateAvailabilities(of style: Style, _ rules: inout RuleList) {
    var implied: [ParameterID: Condition] = [:]
    for (index, parameter) in style.parameters.enumerated() {
      guard case .availability(let availability) = parameter.source else { continue }
      var condition = Condition.flag(ParameterID(index))
      for (other, parameter) in style.parameters.enumerated() where other != index {
        guard case .availability(let weaker) = parameter.source, availability.isSubset(of: weaker)
        else {
          continue
        }
        condition = condition.and(.flag(ParameterID(other)))
      }
      if condition != .flag(ParameterID(index)) { implied[ParameterID(index)] = condition }
    }
    if implied.isEmpty { return }
    func related(_ condition: Condition) -> Condition { condition.replacingFlags(implied) }
    changeConditions(of: &rules, related)
    if !body.isEmpty { body.relateBody(related) }
  }
}

extension Condition {
  /// The condition with other conditions in the place of Bool parameters.
  func replacingFlags(_ replacements: [ParameterID: Condition]) -> Condition {
    switch self {
    case .always, .state, .controlSize, .equal, .isSet: self
    case .flag(let id): replacements[id] ?? self
    case .not(let inner): inner.replacingFlags(replacements).negated
    case .all(let parts):
      parts.reduce(.always) { whole, part in
        let part = part.replacingFlags(replacements)
        return whole.requires(part) ? whole : whole.and(part)
      }
    case .any(let parts):
      parts.reduce(.never) { $0.or($1.replacingFlags(replacements)) }
    }
  }
}

/// Turns the condition of each rule into another.
private func changeConditions(of rules: inout RuleList, _ transform: (Condition) -> Condition) {
  for index in rules.indices {
    rules[index].rule.condition = transform(rules[index].rule.condition)
  }
}

extension SourceBody {
  /// Turns each condition into another.
  mutating func relateBody(_ transform: (Condition) -> Condition) {
    content?.relateConditions(transform)
    for index in layers.indices {
      layers[index].condition = transform(layers[index].condition)
      changeConditions(of: &layers[index].rules, transform)
      layers[index].content?.relateConditions(transform)
    }
  }
}

extension SourceElement {
  fileprivate mutating func relateConditions(_ transform: (Condition) -> Condition) {
    condition = transform(condition)
    changeConditions(of: &rules, transform)
    for index in children.indices { children[index].relateConditions(transform) }
  }
}
