extension JSONEmitter {
  /// Appends a gradient; each of its colours with its place.
  mutating func gradient(_ gradient: Gradient, token: TokenID? = nil) {
    out.open(.object)
    out.key("gradient")
    switch gradient.geometry {
    case .linear: out.raw("\"linear\"")
    case .radial: out.raw("\"radial\"")
    case .angular: out.raw("\"angular\"")
    }
    out.key("stops")
    stops(gradient.stops)
    switch gradient.geometry {
    case .linear(let from, let to):
      out.key("from")
      out.string(from.rawValue)
      out.key("to")
      out.string(to.rawValue)
    case .radial(let center, let from, let to), .angular(let center, let from, let to):
      out.key("center")
      out.string(center.rawValue)
      out.key("from")
      scalar(from)
      out.key("to")
      scalar(to)
    }
    end(token)
  }

  private mutating func stops(_ stops: [Gradient.Stop]) {
    out.open(.array)
    for (index, stop) in stops.enumerated() {
      out.element()
      out.open(.object, inline: isShort(stop.color))
      out.key("color")
      color(stop.color)
      out.key("location")
      scalar(stop.location ?? .literal(Double(index) / Double(stops.count - 1)))
      out.close(.object)
    }
    out.close(.array)
  }

  /// Appends a material.
  mutating func material(_ material: Material, token: TokenID?) {
    out.open(.object, inline: true)
    out.key("material")
    out.string(material.rawValue)
    end(token)
  }

  /// Appends glass.
  mutating func glass(_ glass: Glass) {
    out.open(.object, inline: glass.tint.map { isShort($0) } ?? true)
    out.key("glass")
    out.string(glass.variant.rawValue)
    if let tint = glass.tint {
      out.key("tint")
      color(tint)
    }
    if glass.isInteractive {
      out.key("interactive")
      out.raw("true")
    }
    out.close(.object)
  }

  /// Appends a picture.
  mutating func image(_ image: ImageValue, token: TokenID? = nil) {
    switch image {
    case .parameter(let id): return parameter(id)
    case .symbol(let name):
      out.open(.object, inline: true)
      out.key("symbol")
      switch name {
      case .literal(let name): out.string(name)
      case .parameter(let id): parameter(id)
      }
    case .asset(let name):
      out.open(.object, inline: true)
      out.key("asset")
      out.string(name)
    }
    end(token)
  }
}
