extension JSONEmitter {
  /// Appends a colour.
  mutating func color(_ color: ColorValue, token: TokenID? = nil) {
    switch color {
    case .literal(let rgba):
      self.rgba(rgba)
      end(token)
    case .adaptive(let colors):
      appearances(colors)
      end(token)
    case .named(let name):
      named(name)
      end(token)
    case .asset(let name):
      out.open(.object, inline: true)
      out.key("asset")
      out.string(name)
      end(token)
    case .token(let id):
      reference(id, as: token)
    case .parameter(let id):
      parameter(id)
    case .mix(let first, let second, let share):
      out.open(.object, inline: false)
      out.key("call")
      out.raw("\"mix\"")
      out.key("arguments")
      out.open(.array, inline: false)
      out.element()
      self.color(first)
      out.element()
      self.color(second)
      out.element()
      scalar(share)
      out.close(.array)
      end(token)
    case .opacity(let inner, let factor):
      if let known = resolved.knownColor(color) { return self.known(known, token: token) }
      out.open(.object, inline: isShort(inner))
      out.key("call")
      out.raw("\"opacity\"")
      out.key("arguments")
      out.open(.array, inline: isShort(inner))
      out.element()
      self.color(inner)
      out.element()
      scalar(factor)
      out.close(.array)
      end(token)
    }
  }

  /// Opens the object of a colour of the system and appends its members.
  private mutating func named(_ name: NamedColor) {
    if let appearances = name.components {
      self.appearances(appearances)
    } else {
      out.open(.object, inline: true)
    }
    out.key("system")
    out.string(name.name)
  }

  /// Appends a colour that is another one with its opacity multiplied.
  private mutating func known(_ color: KnownColor, token: TokenID?) {
    appearances(color.appearances)
    if let system = color.system {
      out.key("system")
      out.string(system.name)
      out.key("systemOpacity")
      out.component(Float(color.systemOpacity))
    }
    if token == nil, let id = color.token {
      out.key("token")
      out.string(tokens[Int(id)].name)
      out.key("tokenOpacity")
      out.component(Float(color.tokenOpacity))
    }
    end(token)
  }

  /// Opens the object of a colour for each appearance and appends its members; where they do not
  /// differ, those of a single colour.
  private mutating func appearances(_ colors: AppearanceColors) {
    if colors.isUniform { return rgba(colors.light) }
    out.open(.object)
    out.key("light")
    rgba(colors.light)
    out.close(.object)
    out.key("dark")
    rgba(colors.dark)
    out.close(.object)
    out.key("lightHighContrast")
    rgba(colors.lightHighContrast)
    out.close(.object)
    out.key("darkHighContrast")
    rgba(colors.darkHighContrast)
    out.close(.object)
  }

  /// Opens the object of a known colour and appends its members.
  private mutating func rgba(_ color: RGBA) {
    out.open(.object, inline: true)
    out.key("colorSpace")
    switch color.space {
    case .sRGB: out.raw("\"srgb\", \"components\": [")
    case .displayP3: out.raw("\"display-p3\", \"components\": [")
    }
    let red = components.append(color.red, to: &out)
    out.raw(", ")
    let green = components.append(color.green, to: &out)
    out.raw(", ")
    let blue = components.append(color.blue, to: &out)
    out.raw("], \"alpha\": ")
    _ = components.append(color.alpha, to: &out)
    out.raw(", \"hex\": \"#")
    if color.space == .sRGB, let red, let green, let blue {
      hex(red, green, blue)
    } else {
      let bytes = color.bytes
      hex(bytes.red, bytes.green, bytes.blue)
    }
    out.byte(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    out.hexadecimal(red)
    out.hexadecimal(green)
    out.hexadecimal(blue)
  }
}
