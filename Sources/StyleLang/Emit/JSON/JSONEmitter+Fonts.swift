extension JSONEmitter {
  /// Appends a font.
  ///
  /// Traits put on a token's or a parameter's font stand beside that font, as `base`.
  mutating func font(_ font: FontValue, token: TokenID?) {
    let hasTraits =
      font.weight != nil || font.design != nil || font.isItalic || font.hasMonospacedDigits
    if !hasTraits {
      switch font.base {
      case .token(let id): return reference(id, as: token)
      case .parameter(let id): return parameter(id)
      case .textStyle, .system, .custom: break
      }
    }
    out.open(.object, inline: true)
    switch font.base {
    case .textStyle(let style):
      out.key("textStyle")
      out.string(style.rawValue)
    case .system(let size):
      out.key("system")
      scalar(size)
    case .custom(let name, let size, let relative):
      custom(name, size, relative)
    case .token(let id):
      out.key("base")
      reference(id)
    case .parameter(let id):
      out.key("base")
      parameter(id)
    }
    traits(font)
    end(token)
  }

  private mutating func custom(_ name: StringValue, _ size: Scalar, _ relative: TextStyle?) {
    out.key("custom")
    switch name {
    case .literal(let name): out.string(name)
    case .parameter(let id): parameter(id)
    }
    out.key("size")
    scalar(size)
    if let relative {
      out.key("relativeTo")
      out.string(relative.rawValue)
    }
  }

  private mutating func traits(_ font: FontValue) {
    if let weight = font.weight {
      out.key("weight")
      out.string(weight.rawValue)
    }
    if let design = font.design {
      out.key("design")
      out.string(design.rawValue)
    }
    if font.isItalic {
      out.key("italic")
      out.raw("true")
    }
    if font.hasMonospacedDigits {
      out.key("monospacedDigits")
      out.raw("true")
    }
  }

  /// Appends an animation.
  ///
  /// A delay put on a token's or a parameter's animation stands beside that one, as for a font.
  mutating func animation(_ animation: AnimationValue, token: TokenID?) {
    if animation.delay == nil {
      switch animation.curve {
      case .token(let id): return reference(id, as: token)
      case .parameter(let id): return parameter(id)
      case .timing, .spring, .physicalSpring, .standard: break
      }
    }
    out.open(.object, inline: true)
    curve(animation.curve)
    if let delay = animation.delay {
      out.key("delay")
      scalar(delay)
    }
    end(token)
  }

  private mutating func curve(_ curve: AnimationValue.Curve) {
    switch curve {
    case .token(let id):
      out.key("base")
      return reference(id)
    case .parameter(let id):
      out.key("base")
      return parameter(id)
    default:
      out.key("curve")
    }
    switch curve {
    case .timing(let timing, let duration):
      out.string(timing.rawValue)
      if let duration {
        out.key("duration")
        scalar(duration)
      }
    case .spring(let response, let damping):
      out.raw("\"spring\"")
      out.key("response")
      scalar(response)
      out.key("damping")
      scalar(damping)
    case .physicalSpring(let stiffness, let damping, let mass):
      out.raw("\"physicalSpring\"")
      out.key("stiffness")
      scalar(stiffness)
      out.key("damping")
      scalar(damping)
      out.key("mass")
      scalar(mass)
    case .standard, .token, .parameter:
      out.raw("\"standard\"")
    }
  }
}
