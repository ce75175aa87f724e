extension JSONEmitter {
  /// Appends a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - words: The words of the property or the cases of the enumeration, for `.keyword`.
  ///   - token: The token that the value came from.
  mutating func value(
    _ value: Value, words: @autoclosure () -> [String] = [], token: TokenID? = nil
  ) {
    switch value {
    case .color(let color): self.color(color, token: token)
    case .scalar(let scalar): self.scalar(scalar, token: token)
    case .insets(let insets): self.insets(insets, token: token)
    case .shape(let shape): self.shape(shape, token: token)
    case .border(let border): self.border(border, token: token)
    case .font(let font): self.font(font, token: token)
    case .animation(let animation): self.animation(animation, token: token)
    case .scale(let scale): self.scale(scale)
    case .rotation(let rotation): self.rotation(rotation)
    case .offset(let x, let y): offset(x, y)
    case .gradient(let gradient): self.gradient(gradient, token: token)
    case .material(let material): self.material(material, token: token)
    case .glass(let glass): self.glass(glass)
    case .image(let image): self.image(image, token: token)
    case .boolParameter(let id), .enumerationParameter(let id), .stringParameter(let id),
      .parameter(let id):
      parameter(id)
    case .token(let id, _):
      reference(id, as: token)
    case .keyword(let index):
      out.string(words()[Int(index)])
    case .words(let indices):
      let words = words()
      list(indices) { emitter, index in emitter.out.string(words[Int(index)]) }
    case .opaque(let names):
      list(names) { emitter, name in
        emitter.out.open(.object, inline: true)
        emitter.out.key("kind")
        emitter.out.raw("\"opaque\"")
        emitter.out.key("swift")
        emitter.out.string(name)
        emitter.out.close(.object)
      }
    case .inherit, .none, .infinity, .bool, .string, .shadows, .style:
      guard let token else { return plainValue(value) }
      out.open(.object, inline: isShort(value))
      out.key("value")
      plainValue(value)
      end(token)
    }
  }

  /// Appends a value that is not an object, so that a token cannot stand in it.
  private mutating func plainValue(_ value: Value) {
    switch value {
    case .inherit: out.raw("\"inherit\"")
    case .infinity: out.raw("\"fill\"")
    case .bool(let truth): out.raw(truth ? "true" : "false")
    case .string(let text): out.string(text)
    case .shadows(let shadows): self.shadows(shadows)
    case .style(let reference): style(reference)
    default: out.raw("\"none\"")
    }
  }

  /// Closes an object, with the token that it came from.
  mutating func end(_ token: TokenID?) {
    if let token {
      out.key("token")
      out.string(tokens[Int(token)].name)
    }
    out.close(.object)
  }

  /// Appends what a token stands for, with its name.
  ///
  /// - Parameters:
  ///   - id: The token.
  ///   - token: The token to name instead, if `id` was reached through it.
  mutating func reference(_ id: TokenID, as token: TokenID? = nil) {
    if let token { return value(resolve(id), token: token) }
    if tokenTexts.append(id, to: &out) { return }
    let start = out.count
    let value = resolve(id)
    self.value(value, token: id)
    if isShort(value) {
      tokenTexts.keep(id, from: start, of: out)
    } else {
      tokenTexts.setLong(id)
    }
  }

  /// What a token stands for, through any references to others.
  func resolve(_ id: TokenID) -> Value { resolved.values[Int(id)] }

  // MARK: - Layout

  /// Whether a value takes one line.
  func isShort(_ value: Value) -> Bool {
    switch value {
    case .color(let color): isShort(color)
    case .border, .shadows, .gradient: false
    case .glass(let glass): glass.tint.map { isShort($0) } ?? true
    case .style(let reference): reference.arguments.isEmpty
    case .insets(let insets): isShort(insets)
    case .shape(.corners(let radii, _)):
      isPlain(radii.topLeading) && isPlain(radii.topTrailing) && isPlain(radii.bottomTrailing)
        && isPlain(radii.bottomLeading)
    case .token(let id, _): tokenTexts.isShort(id) ?? isShort(resolve(id))
    default: true
    }
  }

  /// Whether a colour takes one line: it has one appearance.
  func isShort(_ color: ColorValue) -> Bool {
    switch color {
    case .adaptive: false
    case .named(let name): name.components?.isUniform ?? true
    case .token(let id):
      tokenTexts.isShort(id) ?? isShort(resolve(id))
    case .opacity(let inner, _): isShort(inner)
    case .mix: false
    case .literal, .asset, .parameter: true
    }
  }

  /// Whether distances take one line: none of them is more than a number.
  func isShort(_ insets: Insets) -> Bool {
    isPlain(insets.top) && isPlain(insets.trailing) && isPlain(insets.bottom)
      && isPlain(insets.leading)
  }

  private func isPlain(_ edge: Insets.Edge) -> Bool {
    if case .length(let length) = edge { isPlain(length) } else { true }
  }

  private func isPlain(_ scalar: Scalar) -> Bool {
    switch scalar {
    case .literal, .parameter: true
    default: false
    }
  }
}
