/// What the conditions of a style look at; also the states that it hands on to views of the app.
struct StyleInputs {
  /// The states, as a sum of their bits.
  private(set) var stateBits: UInt16 = 0
  /// Whether the control size is looked at.
  private(set) var hasControlSize = false
  /// Whether each parameter is looked at: its truth, its case, or whether it is set.
  private(set) var hasParameter: [Bool]

  private static let allStates = State.allCases

  /// Collects the inputs of every rule of `style`.
  init(_ style: Style) {
    hasParameter = Array(repeating: false, count: style.parameters.count)
    for index in style.rules.indices { add(style.rules[index].condition) }
    if case .body(let content, let layers)? = style.body {
      for layer in layers {
        add(layer.condition)
        for rule in layer.rules { add(rule.condition) }
        if let content = layer.content { add(content) }
      }
      if let content { add(content) }
    }
  }

  private mutating func add(_ element: Element) {
    add(element.condition)
    for rule in element.rules { add(rule.condition) }
    if case .opaque(let view) = element.kind {
      for input in view.inputs {
        if case .state(let state) = input.value { stateBits |= state.bit }
      }
    }
    for child in element.children { add(child) }
  }

  /// The states, in the order of `State`.
  var states: [State] { StyleInputs.allStates.filter(contains) }

  /// Whether a condition looks at `state`.
  func contains(_ state: State) -> Bool { stateBits & state.bit != 0 }

  private mutating func add(_ condition: Condition) {
    switch condition {
    case .always: break
    case .state(let state): stateBits |= state.bit
    case .controlSize: hasControlSize = true
    case .flag(let id), .equal(let id, _), .isSet(let id): hasParameter[Int(id)] = true
    case .not(let inner): add(inner)
    case .all(let parts), .any(let parts): for part in parts { add(part) }
    }
  }
}
