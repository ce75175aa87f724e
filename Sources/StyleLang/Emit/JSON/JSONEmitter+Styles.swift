extension JSONEmitter {
  /// Appends one style.
  mutating func style(
    _ style: Style, _ options: JSONOptions, write: ([UInt8]) throws -> Void
  ) rethrows {
    parameters = style.parameters
    let inputs = StyleInputs(style)
    out.open(.object)
    out.key("name")
    out.string(style.name)
    out.key("component")
    if let control = style.control.first {
      out.string(control.name)
    } else {
      out.raw(style.component.literal)
    }
    if let platforms = style.component.platforms {
      out.key("supports")
      self.platforms(platforms)
    }
    if let parent = style.parent {
      out.key("parent")
      out.string(parent)
    }
    notes(style.documentation, style.deprecation)
    declarations(of: style.parameters, "parameters") { $0.source == .argument }
    if style.parameters.last?.source ?? .argument != .argument {
      declarations(of: style.parameters, "inputs") { $0.isGivenToStyle }
    }
    states(inputs)
    platforms(style.rules)
    if options.flatten {
      try sets(style, write: write)
    } else {
      properties(style.rules.span)
      body(of: style)
    }
    triggers(style.animates)
    out.close(.object)
  }

  /// Appends those of the parameters that belong to a list; no list if there is none.
  private mutating func declarations(
    of parameters: [Parameter], _ key: StaticString, _ belongs: (Parameter) -> Bool
  ) {
    guard parameters.contains(where: belongs) else { return }
    out.key(key)
    out.open(.array)
    for index in parameters.indices where belongs(parameters[index]) {
      out.element()
      declaration(of: parameters[index])
    }
    out.close(.array)
  }

  /// Appends a parameter, an input, or a custom value of the environment.
  mutating func declaration(of parameter: Parameter, deprecation: String? = nil) {
    out.open(.object)
    out.key("name")
    out.string(parameter.name)
    switch parameter.source {
    case .argument, .availability: break
    case .environment:
      out.key("source")
      out.raw("\"environment\"")
    case .configuration:
      out.key("source")
      out.raw("\"configuration\"")
    }
    out.key("type")
    type(parameter.type)
    if case .enumeration(let enumeration) = parameter.type {
      out.key("cases")
      list(enumeration.cases) { emitter, name in emitter.out.string(name) }
    }
    if parameter.isOptional {
      out.key("optional")
      out.raw("true")
    }
    notes(parameter.documentation, deprecation)
    if let defaultValue = parameter.defaultValue {
      out.key("default")
      value(defaultValue, words: parameter.type.cases)
    }
    out.close(.object)
  }

  /// Appends the states and what they exclude.
  ///
  /// Few combinations of states are in use, so each text is made once.
  private mutating func states(_ inputs: StyleInputs) {
    guard inputs.stateBits != 0 || inputs.hasControlSize else { return }
    let key = Int(inputs.stateBits) << 1 | (inputs.hasControlSize ? 1 : 0)
    if stateTexts[key].isEmpty {
      let start = out.count
      declare(inputs)
      exclusions(inputs)
      out.copy(from: start, to: &stateTexts[key])
    } else {
      out.raw(stateTexts[key])
    }
  }

  private mutating func declare(_ inputs: StyleInputs) {
    out.key("states")
    out.open(.array)
    for state in inputs.states { self.state(state.literal, state.platforms) }
    if inputs.hasControlSize { state("\"controlSize\"", ControlSize.platforms) }
    out.close(.array)
  }

  private mutating func state(_ name: StaticString, _ platforms: [Platform]) {
    out.element()
    out.open(.object, inline: true)
    out.key("name")
    out.raw(name)
    out.key("platforms")
    self.platforms(platforms)
    out.close(.object)
  }

  private mutating func platforms(_ platforms: [Platform]) {
    list(platforms) { emitter, platform in emitter.out.string(platform.rawValue) }
  }

  private mutating func exclusions(_ inputs: StyleInputs) {
    let excluded = inputs.states.filter(\.isExcludedByDisabled)
    guard !excluded.isEmpty else { return }
    out.key("excludes")
    out.open(.object, inline: true)
    out.key("disabled")
    list(excluded) { emitter, state in emitter.out.raw(state.literal) }
    out.close(.object)
  }

  private mutating func platforms(_ rules: [Rule]) {
    var previous: Property?
    for index in rules.indices {
      let property = rules[index].property
      guard property != previous, property.isOfSomePlatforms else { continue }
      if previous == nil {
        out.key("platforms")
        out.open(.object, inline: true)
      }
      previous = property
      out.key(text: propertyKeys[Int(property.rawValue)])
      switch property {
      case .haptic: out.raw(hapticPlatforms)
      case .controlSize: platforms(ControlSize.platforms)
      default: out.raw("[\"iOS\", \"visionOS\"]")
      }
    }
    if previous != nil { out.close(.object) }
  }

  private mutating func triggers(_ triggers: [AnimationTrigger]) {
    guard !triggers.isEmpty else { return }
    out.key("animates")
    list(triggers) { emitter, trigger in
      switch trigger {
      case .state(let state): emitter.out.raw(state.literal)
      case .parameter(let id): emitter.parameter(id)
      }
    }
  }

  /// Appends an array in one line.
  mutating func list<Element>(
    _ elements: [Element], _ append: (inout JSONEmitter, Element) -> Void
  ) {
    out.open(.array, inline: true)
    for element in elements {
      out.element()
      append(&self, element)
    }
    out.close(.array)
  }
}
