/// How much of a colour's type has to be written.
enum ColorContext {
  /// A `Color` is wanted: `.red`, `.red.opacity(0.5)`.
  case typed
  /// Any shape style is wanted: `.red` where that is a colour, else `Color.primary`.
  case shapeStyle
  /// Nothing says that it is a colour.
  case untyped
}

extension SwiftEmitter {
  /// How a colour is written in a place.
  func colorContext(_ facet: Facet, _ place: Place) -> ColorContext {
    switch place {
    case .argument where facet.isShapeStyle: shapeStyleContext(facet)
    case .ternary where facet.isShapeStyle: .untyped
    case .argument, .ternary, .typed: .typed
    case .untyped: .untyped
    }
  }

  /// Shape styles have had the colours as members no longer than text has had a shape style; before,
  /// text takes a colour.
  private func shapeStyleContext(_ facet: Facet) -> ColorContext {
    if forms.hasForegroundStyle { return .shapeStyle }
    return facet == .foreground || facet == .tint ? .typed : .untyped
  }

  /// Writes a colour.
  mutating func writeColor(_ color: ColorValue, _ context: ColorContext) {
    switch color {
    case .literal(let components): writeColor(components, context)
    case .adaptive(let colors): writeColor(colors, context)
    case .named(let named): writeColor(named, context)
    case .asset(let name):
      write(.color)
      out.write("(")
      out.writeLiteral(name)
      out.write(")")
    case .token(let token):
      if model.isFolded(token) {
        writeFoldedColor(token, context)
      } else {
        writeTokenName(token)
      }
    case .parameter(let parameter):
      writeReference(parameter)
      if isUnknown(parameter) { out.write(" ?? .clear") }
    case .opacity(let color, let opacity): writeOpacity(of: color, opacity, context)
    case .mix(let first, let second, let share):
      writeReceiver(first, context)
      out.write(".mix(with: ")
      writeColor(second, .typed)
      out.write(", by: ")
      writeScalar(share)
      out.write(")")
    }
  }

  /// Whether the parameter is optional and nothing here has asked for its value.
  func isUnknown(_ parameter: ParameterID) -> Bool {
    model.parameters[Int(parameter)].isOptional && !scope.bound.contains(parameter)
  }

  private mutating func writeFoldedColor(_ token: TokenID, _ context: ColorContext) {
    if case .color(let color) = sheet.tokens[Int(token)].value {
      writeColor(color, context)
    } else {
      writeColorMember("clear", context)
    }
  }

  private mutating func writeOpacity(
    of color: ColorValue, _ opacity: Scalar, _ context: ColorContext
  ) {
    writeReceiver(color, context)
    out.write(".opacity(")
    writeScalar(opacity)
    out.write(")")
  }

  /// Writes a colour of which a method is called.
  private mutating func writeReceiver(_ color: ColorValue, _ context: ColorContext) {
    if case .parameter(let parameter) = color, isUnknown(parameter) {
      out.write("(")
      writeColor(color, .untyped)
      out.write(")")
    } else {
      writeColor(color, context == .typed ? .typed : .untyped)
    }
  }

  /// Writes a static member of `Color`.
  mutating func writeColorMember(_ name: StaticString, _ context: ColorContext) {
    if context == .untyped { write(.color) }
    out.write(".")
    out.write(name)
  }

  private mutating func writeColor(_ named: NamedColor, _ context: ColorContext) {
    switch named.swiftForm {
    case .member(let name) where !forms.hasColor(name):
      if let components = named.components { writeColor(components, context) }
    case .member(let name):
      // Of a shape style, these are something else or do not exist.
      let isColorOnly = name == "primary" || name == "secondary" || name == "accentColor"
      if context == .untyped || context == .shapeStyle && isColorOnly { write(.color) }
      out.write(".")
      out.write(string: name)
    case .literal:
      writeColor(named.components?.light ?? RGBA(0, 0, 0, alpha: 0), context)
    case .perPlatform:
      foot.insert(named)
      scope.readsPrivate = true
      if context != .typed { write(.color) }
      out.write(".")
      out.write(string: named.name)
    }
  }

  // MARK: Components

  /// Writes a colour by its components.
  mutating func writeColor(_ color: RGBA, _ context: ColorContext) {
    if color.space == .sRGB, color.red == color.green, color.green == color.blue {
      writeGray(color, context)
      return
    }
    write(.color)
    out.write(color.space == .displayP3 ? "(.displayP3, red: " : "(red: ")
    writeComponent(color.red)
    out.write(", green: ")
    writeComponent(color.green)
    out.write(", blue: ")
    writeComponent(color.blue)
    writeOpacityArgument(color.alpha)
    out.write(")")
  }

  private mutating func writeGray(_ color: RGBA, _ context: ColorContext) {
    if color.red == 0 || color.red == 1 {
      if color.alpha == 0, color.red == 0 { return writeColorMember("clear", context) }
      let isOpaque = color.alpha == 1
      let inner: ColorContext = isOpaque || context == .typed ? context : .untyped
      writeColorMember(color.red == 0 ? "black" : "white", inner)
      guard !isOpaque else { return }
      out.write(".opacity(")
      out.write(rounded: Double(color.alpha))
      out.write(")")
      return
    }
    write(.color)
    out.write("(white: ")
    writeComponent(color.red)
    writeOpacityArgument(color.alpha)
    out.write(")")
  }

  private mutating func writeOpacityArgument(_ alpha: Float) {
    guard alpha != 1 else { return }
    out.write(", opacity: ")
    out.write(rounded: Double(alpha))
  }

  /// Writes a component as a fraction of 255, as designers give it, if it is one.
  mutating func writeComponent(_ component: Float) {
    let scaled = Double(component) * 255
    let whole = Double(Int(scaled + 0.5))
    if component != 0, component != 1, (scaled - whole).magnitude < 255e-6 {
      out.write(Int(whole))
      out.write(" / 255")
    } else {
      out.write(rounded: Double(component))
    }
  }

  /// Writes a colour that follows the appearance.
  mutating func writeColor(_ colors: AppearanceColors, _ context: ColorContext) {
    if colors.isUniform { return writeColor(colors.light, context) }
    foot.needsAdaptiveColors = true
    scope.readsPrivate = true
    var parts: [(label: StaticString, color: RGBA)] = [
      ("light: ", colors.light), ("dark: ", colors.dark),
    ]
    if colors.lightHighContrast != colors.light {
      parts.append(("lightHighContrast: ", colors.lightHighContrast))
    }
    if colors.darkHighContrast != colors.dark {
      parts.append(("darkHighContrast: ", colors.darkHighContrast))
    }
    write(.color)
    writeList("(", count: parts.count) { emitter, index in
      emitter.out.write(parts[index].label)
      emitter.writeAdaptivePart(parts[index].color)
    }
  }
}
