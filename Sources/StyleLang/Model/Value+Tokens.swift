// Values in which tokens are numbered anew, as where a token of one file is used in another.

extension Value {
  /// The value with each token exchanged for another.
  func mappingTokens(_ map: (TokenID) -> TokenID) -> Value {
    switch self {
    case .inherit, .none, .infinity, .bool, .boolParameter, .keyword, .enumerationParameter,
      .string,
      .stringParameter, .parameter, .material, .image, .words, .opaque:
      self
    case .color(let color): .color(color.mappingTokens(map))
    case .scalar(let scalar): .scalar(scalar.mappingTokens(map))
    case .insets(let insets): .insets(insets.mappingTokens(map))
    case .shape(let shape): .shape(shape.mappingTokens(map))
    case .border(let border): .border(border.mappingTokens(map))
    case .shadows(let shadows): .shadows(shadows.map { $0.mappingTokens(map) })
    case .font(let font): .font(font.mappingTokens(map))
    case .animation(let animation): .animation(animation.mappingTokens(map))
    case .offset(let x, let y): .offset(x: x.mappingTokens(map), y: y.mappingTokens(map))
    case .scale(let scale):
      .scale(
        Scale(
          x: scale.x.mappingTokens(map), y: scale.y.mappingTokens(map), anchor: scale.anchor))
    case .rotation(let rotation):
      .rotation(Rotation(angle: rotation.angle.mappingTokens(map), anchor: rotation.anchor))
    case .token(let id, let value): .token(map(id), value.mappingTokens(map))
    case .gradient(let gradient): .gradient(gradient.mappingTokens(map))
    case .glass(let glass):
      .glass(
        Glass(
          glass.variant, tint: glass.tint?.mappingTokens(map), isInteractive: glass.isInteractive))
    case .style(let reference): .style(reference.mappingTokens(map))
    }
  }

  /// The value with the token around it taken off.
  var withoutToken: Value {
    if case .token(_, let inner) = self { return inner.withoutToken }
    return self
  }
}

extension ColorValue {
  /// The colour with each token exchanged for another.
  func mappingTokens(_ map: (TokenID) -> TokenID) -> ColorValue {
    switch self {
    case .literal, .adaptive, .named, .asset, .parameter: self
    case .token(let id): .token(map(id))
    case .opacity(let color, let factor):
      .opacity(color.mappingTokens(map), factor.mappingTokens(map))
    case .mix(let first, let second, let share):
      .mix(first.mappingTokens(map), second.mappingTokens(map), share.mappingTokens(map))
    }
  }
}

extension Scalar {
  /// The number with each token exchanged for another.
  func mappingTokens(_ map: (TokenID) -> TokenID) -> Scalar {
    switch self {
    case .literal, .parameter, .scaled: self
    case .token(let id): .token(map(id))
    case .negated(let scalar): .negated(scalar.mappingTokens(map))
    case .binary(let operation, let left, let right):
      .binary(operation, left.mappingTokens(map), right.mappingTokens(map))
    case .call(let function, let arguments):
      .call(function, arguments.map { $0.mappingTokens(map) })
    }
  }
}

extension Insets {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> Insets {
    func edge(_ edge: Edge) -> Edge {
      switch edge {
      case .standard: .standard
      case .length(let length): .length(length.mappingTokens(map))
      }
    }
    return Insets(
      top: edge(top), trailing: edge(trailing), bottom: edge(bottom), leading: edge(leading))
  }
}

extension ShapeValue {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> ShapeValue {
    switch self {
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative: self
    case .rounded(let radius, let style): .rounded(radius.mappingTokens(map), style)
    case .corners(let radii, let style):
      .corners(
        CornerRadii(
          topLeading: radii.topLeading.mappingTokens(map),
          topTrailing: radii.topTrailing.mappingTokens(map),
          bottomTrailing: radii.bottomTrailing.mappingTokens(map),
          bottomLeading: radii.bottomLeading.mappingTokens(map)), style)
    case .trim(let shape, let from, let to):
      .trim(
        shape.mappingTokens(map), from: from.mappingTokens(map), to: to.mappingTokens(map))
    }
  }
}

extension Border {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> Border {
    var border = self
    border.width = width.mappingTokens(map)
    border.color = color.mappingTokens(map)
    border.gradient = gradient?.mappingTokens(map)
    border.dash = dash.map { $0.mappingTokens(map) }
    return border
  }
}

extension Shadow {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> Shadow {
    Shadow(
      color: color.mappingTokens(map), radius: radius.mappingTokens(map), x: x.mappingTokens(map),
      y: y.mappingTokens(map))
  }
}

extension Gradient {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> Gradient {
    let geometry: Geometry =
      switch geometry {
      case .linear: geometry
      case .radial(let center, let from, let to):
        .radial(center: center, from: from.mappingTokens(map), to: to.mappingTokens(map))
      case .angular(let center, let from, let to):
        .angular(center: center, from: from.mappingTokens(map), to: to.mappingTokens(map))
      }
    return Gradient(
      geometry,
      stops.map {
        Stop($0.color.mappingTokens(map), at: $0.location?.mappingTokens(map))
      })
  }
}

extension StyleReference {
  /// The reference with each token in its arguments exchanged for another.
  func mappingTokens(_ map: (TokenID) -> TokenID) -> StyleReference {
    var reference = self
    reference.arguments = arguments.map {
      Argument($0.parameter.mappingTokens(map), $0.value?.mappingTokens(map))
    }
    return reference
  }
}

extension Parameter {
  /// The parameter with each token in its default exchanged for another.
  func mappingTokens(_ map: (TokenID) -> TokenID) -> Parameter {
    var parameter = self
    parameter.defaultValue = defaultValue?.mappingTokens(map)
    return parameter
  }
}

extension FontValue {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> FontValue {
    var font = self
    switch base {
    case .textStyle, .parameter: break
    case .system(let size): font.base = .system(size.mappingTokens(map))
    case .custom(let name, let size, let style):
      font.base = .custom(name, size.mappingTokens(map), relativeTo: style)
    case .token(let id): font.base = .token(map(id))
    }
    return font
  }
}

extension AnimationValue {
  fileprivate func mappingTokens(_ map: (TokenID) -> TokenID) -> AnimationValue {
    var animation = self
    animation.delay = delay?.mappingTokens(map)
    switch curve {
    case .standard, .parameter: break
    case .timing(let curve, let duration):
      animation.curve = .timing(curve, duration?.mappingTokens(map))
    case .spring(let response, let damping):
      animation.curve = .spring(
        response: response.mappingTokens(map), damping: damping.mappingTokens(map))
    case .physicalSpring(let stiffness, let damping, let mass):
      animation.curve = .physicalSpring(
        stiffness: stiffness.mappingTokens(map), damping: damping.mappingTokens(map),
        mass: mass.mappingTokens(map))
    case .token(let id): animation.curve = .token(map(id))
    }
    return animation
  }
}
