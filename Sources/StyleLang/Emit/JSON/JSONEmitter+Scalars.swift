extension JSONEmitter {
  /// Appends a number: a known one as such, with its token as an object, else an expression.
  mutating func scalar(_ scalar: Scalar, token: TokenID? = nil) {
    switch scalar {
    case .literal(let number):
      guard let token else { return out.number(number) }
      out.open(.object, inline: true)
      out.key("value")
      out.number(number)
      end(token)
    case .token(let id):
      reference(id, as: token)
    case .parameter(let id):
      parameter(id)
    case .negated(let operand):
      call("-", [operand], token)
    case .binary(let operation, let left, let right):
      call(operation.rawValue, [left, right], token)
    case .call(let function, let arguments):
      call(function.rawValue, arguments, token)
    case .scaled(let length, let textStyle):
      out.open(.object, inline: true)
      out.key("call")
      out.raw("\"scaled\"")
      out.key("length")
      out.number(length)
      out.key("relativeTo")
      out.string(textStyle.rawValue)
      end(token)
    }
  }

  private mutating func call(_ name: String, _ arguments: [Scalar], _ token: TokenID?) {
    out.open(.object, inline: true)
    out.key("call")
    out.string(name)
    out.key("arguments")
    list(arguments) { emitter, argument in emitter.scalar(argument) }
    end(token)
  }

  /// Appends the distances from the edges.
  mutating func insets(_ insets: Insets, token: TokenID?) {
    if token == nil, isShort(insets) { return shortInsets(insets) }
    out.open(.object, inline: isShort(insets))
    out.key("top")
    edge(insets.top)
    out.key("trailing")
    edge(insets.trailing)
    out.key("bottom")
    edge(insets.bottom)
    out.key("leading")
    edge(insets.leading)
    end(token)
  }

  private mutating func shortInsets(_ insets: Insets) {
    out.raw("{\"top\": ")
    edge(insets.top)
    out.raw(", \"trailing\": ")
    edge(insets.trailing)
    out.raw(", \"bottom\": ")
    edge(insets.bottom)
    out.raw(", \"leading\": ")
    edge(insets.leading)
    out.raw("}")
  }

  private mutating func edge(_ edge: Insets.Edge) {
    switch edge {
    case .length(let length): scalar(length)
    case .standard: out.raw("\"standard\"")
    }
  }

  /// Appends two factors.
  mutating func scale(_ scale: Scale) {
    out.open(.object, inline: true)
    out.key("x")
    scalar(scale.x)
    out.key("y")
    scalar(scale.y)
    out.key("anchor")
    out.string(scale.anchor.rawValue)
    out.close(.object)
  }

  /// Appends a rotation, in degrees.
  mutating func rotation(_ rotation: Rotation) {
    out.open(.object, inline: true)
    out.key("angle")
    scalar(rotation.angle)
    out.key("anchor")
    out.string(rotation.anchor.rawValue)
    out.close(.object)
  }

  /// Appends a shift.
  mutating func offset(_ x: Scalar, _ y: Scalar) {
    out.open(.object, inline: true)
    out.key("x")
    scalar(x)
    out.key("y")
    scalar(y)
    out.close(.object)
  }
}
