extension JSONEmitter {
  /// Appends the layers and the content of a style, if it has them.
  ///
  /// - Parameter combination: Where the output is flat, that of the set: what it does not draw is left
  ///   out, and the rest has one value for each property; nil for all rules.
  mutating func body(of style: Style, in combination: Combination? = nil) {
    guard style.body != nil else { return }
    let layers = style.layers.filter { isDrawn($0.condition, in: combination) }
    if !layers.isEmpty {
      out.key("layers")
      out.open(.array)
      for layer in layers {
        out.element()
        self.layer(layer, in: combination)
      }
      out.close(.array)
    }
    if let content = style.content, isDrawn(content.condition, in: combination) {
      out.key("content")
      element(content, in: combination)
    }
  }

  private func isDrawn(_ condition: Condition, in combination: Combination?) -> Bool {
    combination?.satisfies(condition) ?? true
  }

  private mutating func layer(_ layer: Layer, in combination: Combination?) {
    out.open(.object)
    out.key("name")
    out.string(layer.name)
    if layer.isAbove {
      out.key("above")
      out.raw("true")
    }
    rules(layer.rules, layer.condition, in: combination)
    if let content = layer.content, isDrawn(content.condition, in: combination) {
      out.key("content")
      element(content, in: combination)
    }
    out.close(.object)
  }

  /// Appends an element with all that stands in it.
  mutating func element(_ element: Element, in combination: Combination?) {
    out.open(.object)
    kind(element.kind, in: combination)
    if element.isOptional {
      out.key("optional")
      out.raw("true")
    }
    rules(element.rules, element.condition, in: combination)
    let children = element.children.filter { isDrawn($0.condition, in: combination) }
    if !children.isEmpty {
      out.key("children")
      out.open(.array)
      for child in children {
        out.element()
        self.element(child, in: combination)
      }
      out.close(.array)
    }
    out.close(.object)
  }

  /// Appends when something is drawn, and its properties.
  private mutating func rules(
    _ rules: [Rule], _ condition: Condition, in combination: Combination?
  ) {
    if combination == nil, condition != .always {
      out.key("when")
      self.condition(condition)
    }
    if rules.isEmpty { return }
    if let combination {
      out.key("properties")
      out.open(.object)
      properties(rules, in: combination)
      out.close(.object)
    } else {
      properties(rules.span)
    }
  }

  private mutating func kind(_ kind: ElementKind, in combination: Combination?) {
    out.key("kind")
    switch kind {
    case .slot(let slot):
      out.raw("\"slot\"")
      out.key("slot")
      out.string(slot.rawValue)
    case .stack(let stack):
      switch stack.axis {
      case .horizontal: out.raw("\"hstack\"")
      case .vertical: out.raw("\"vstack\"")
      case .depth: out.raw("\"zstack\"")
      }
      if let spacing = stack.spacing {
        out.key("spacing")
        scalar(spacing)
      }
      out.key("alignment")
      out.string(stack.alignment.rawValue)
    case .box: out.raw("\"box\"")
    case .divider: out.raw("\"divider\"")
    case .spacer(let minimum):
      out.raw("\"spacer\"")
      if let minimum {
        out.key("minLength")
        scalar(minimum)
      }
    case .image(let image):
      out.raw("\"image\"")
      out.key("image")
      self.image(image)
    case .text(let text):
      out.raw("\"text\"")
      out.key("text")
      switch text {
      case .literal(let text): out.string(text)
      case .parameter(let id): parameter(id)
      }
    case .spinner: out.raw("\"spinner\"")
    case .opaque(let view):
      out.raw("\"opaque\"")
      out.key("swift")
      out.string(view.type)
      if view.inputs.isEmpty { return }
      out.key("inputs")
      out.open(.array)
      for input in view.inputs {
        out.element()
        self.input(input, in: combination)
      }
      out.close(.array)
    }
  }

  /// Appends what a view of the app is given; where the output is flat, what is known of it there.
  private mutating func input(_ input: OpaqueView.Input, in combination: Combination?) {
    out.open(.object, inline: true)
    out.key("label")
    out.string(input.label)
    out.key("value")
    switch input.value {
    case .state(let state):
      if let combination {
        out.raw(combination.stateBits & state.bit != 0 ? "true" : "false")
      } else {
        out.open(.object, inline: true)
        out.key("state")
        out.raw(state.literal)
        out.close(.object)
      }
    case .parameter(let id):
      switch combination?.arguments[Int(id)] {
      case .absent: out.raw("null")
      case .flag(let truth): out.raw(truth ? "true" : "false")
      case .word(let word): out.string(parameters[Int(id)].type.cases[Int(word)])
      case nil, .some(.some): parameter(id)
      }
    case .value(.inherit, _): out.raw("null")
    case .value(let value, let type): self.value(value, words: type.cases)
    }
    out.close(.object)
  }
}

extension JSONEmitter {
  /// Appends a picture.
  mutating func image(_ image: ImageValue) {
    switch image {
    case .symbol(let name):
      out.open(.object, inline: true)
      out.key("symbol")
      switch name {
      case .literal(let name): out.string(name)
      case .parameter(let id): parameter(id)
      }
      out.close(.object)
    case .asset(let name):
      out.open(.object, inline: true)
      out.key("asset")
      out.string(name)
      out.close(.object)
    case .parameter(let id): parameter(id)
    }
  }
}
