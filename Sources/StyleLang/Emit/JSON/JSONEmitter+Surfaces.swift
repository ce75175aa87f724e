extension JSONEmitter {
  /// Appends a shape.
  mutating func shape(_ shape: ShapeValue, token: TokenID?) {
    out.open(.object, inline: isShort(.shape(shape)))
    out.key("kind")
    switch shape {
    case .rectangle: out.raw("\"rectangle\"")
    case .capsule: out.raw("\"capsule\"")
    case .circle: out.raw("\"circle\"")
    case .ellipse: out.raw("\"ellipse\"")
    case .containerRelative: out.raw("\"containerRelative\"")
    case .rounded(let radius, let style):
      out.raw("\"rounded\"")
      out.key("radius")
      scalar(radius)
      cornerStyle(style)
    case .corners(let radii, let style):
      out.raw("\"corners\"")
      out.key("topLeading")
      scalar(radii.topLeading)
      out.key("topTrailing")
      scalar(radii.topTrailing)
      out.key("bottomTrailing")
      scalar(radii.bottomTrailing)
      out.key("bottomLeading")
      scalar(radii.bottomLeading)
      cornerStyle(style)
    case .trim(let shape, let from, let to):
      out.raw("\"trim\"")
      out.key("shape")
      self.shape(shape, token: nil)
      out.key("from")
      scalar(from)
      out.key("to")
      scalar(to)
    }
    end(token)
  }

  private mutating func cornerStyle(_ style: CornerStyle) {
    out.key("cornerStyle")
    out.raw(style == .circular ? "\"circular\"" : "\"continuous\"")
  }

  /// Appends a border.
  mutating func border(_ border: Border, token: TokenID?) {
    out.open(.object)
    out.key("width")
    scalar(border.width)
    if let gradient = border.gradient {
      out.key("gradient")
      self.gradient(gradient)
    } else {
      out.key("color")
      color(border.color)
    }
    out.key("dash")
    list(border.dash) { emitter, length in emitter.scalar(length) }
    if border.isRound {
      out.key("round")
      out.raw("true")
    }
    out.key("placement")
    out.raw(border.placement == .inside ? "\"inside\"" : "\"center\"")
    end(token)
  }

  /// Appends shadows, the first on top.
  mutating func shadows(_ shadows: [Shadow]) {
    out.open(.array)
    for shadow in shadows {
      out.element()
      out.open(.object)
      out.key("color")
      color(shadow.color)
      out.key("radius")
      scalar(shadow.radius)
      out.key("x")
      scalar(shadow.x)
      out.key("y")
      scalar(shadow.y)
      out.close(.object)
    }
    out.close(.array)
  }
}
