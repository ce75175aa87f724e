extension SwiftEmitter {
  /// Writes a whole value: of a token, or the default of a parameter.
  ///
  /// - Parameter isTyped: Whether the type is known where it stands.
  mutating func writeValue(_ value: Value, _ type: ParameterType, isTyped: Bool) {
    switch value {
    case .inherit, .none, .infinity, .offset, .scale, .rotation, .keyword, .enumerationParameter:
      out.write("nil")
    case .color(let color): writeColor(color, isTyped ? .typed : .untyped)
    case .scalar(let scalar):
      if type == .angle {
        writeAngleValue(scalar, isTyped: isTyped)
      } else {
        writeScalar(scalar)
      }
    case .bool(let value): out.write(value ? "true" : "false")
    case .string(let text): out.writeLiteral(text)
    case .boolParameter(let parameter), .stringParameter(let parameter), .parameter(let parameter):
      writeReference(parameter)
    case .insets(let insets): write(insets)
    case .shape(let shape): writeShape(shape)
    case .font(let font): writeFont(font, isTyped: isTyped)
    case .animation(let animation): writeAnimation(animation, isTyped: isTyped)
    case .gradient(let gradient): writeGradient(gradient)
    case .image(let image): writeImage(image)
    case .material(let material): writeMaterial(material, in: isTyped ? .typed : .untyped)
    case .token(let token, let value):
      if model.isFolded(token) || value.hasStandardEdge {
        writeValue(value, type, isTyped: isTyped)
      } else {
        writeTokenName(token)
      }
    // Written where their types are known: see `writeDefault` and `writeTokenValue`.
    case .border, .shadows, .glass, .style, .words, .opaque:
      out.write("nil")
    }
  }

  private mutating func writeAngleValue(_ scalar: Scalar, isTyped: Bool) {
    if !isTyped {
      switch scalar {
      case .parameter, .token: break
      default: write(.angle)
      }
    }
    writeAngle(scalar)
  }

  /// Writes `EdgeInsets`.
  mutating func write(_ insets: Insets) {
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    write(.edgeInsets)
    writeList("(", count: 4) { emitter, index in
      emitter.out.write(Facet.edgeLabels[index])
      switch edges[index] {
      case .length(let length): emitter.writeScalar(length)
      // What the platform's own distance comes to where a number has to stand.
      case .standard: emitter.out.write("16")
      }
    }
  }

  /// Writes one of SwiftUI's shapes; of four radii, the numbers.
  private mutating func writeShape(_ shape: ShapeValue) {
    switch shape {
    case .rounded(let radius, let style):
      write(.roundedRectangle)
      out.write("(cornerRadius: ")
      writeScalar(radius)
      out.write(", style: .")
      out.write(string: style.rawValue)
      out.write(")")
    case .corners(let radii, _): writeRadii(radii)
    case .trim(let shape, _, _): writeShape(shape)
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative:
      if case .simple(let type) = OutlineCases(shape).form { write(type) }
      out.write("()")
    }
  }

  /// Writes `(topLeading: …, topTrailing: …, bottomTrailing: …, bottomLeading: …)`.
  ///
  /// - Parameter style: The style of the corners, where it has to be told.
  mutating func writeRadii(_ radii: CornerRadii, style: CornerStyle? = nil) {
    let values = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    writeList("(", count: style == nil ? 4 : 5) { emitter, index in
      guard index < 4 else {
        emitter.out.write("style: .")
        return emitter.out.write(style == .continuous ? "continuous" : "circular")
      }
      emitter.out.write(CornerRadii.labels[index])
      emitter.out.write(": ")
      emitter.writeScalar(values[index])
    }
  }
}

extension CornerRadii {
  /// The names of the corners, in the order in which Swift takes them.
  static let labels: [StaticString] = [
    "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
  ]
}
