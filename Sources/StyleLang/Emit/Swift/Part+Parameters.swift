extension Part {
  /// Whether the value is made from a parameter.
  func uses(_ parameter: ParameterID) -> Bool {
    switch self {
    case .free, .clear, .inherited, .surface, .absent, .infinity, .bool, .keyword, .cornerStyle,
      .anchor, .token, .tokenMember, .material, .words:
      false
    case .color(let color): color.uses(parameter)
    case .gradient(let gradient): gradient.uses(parameter)
    case .glass(let glass): glass.tint?.uses(parameter) ?? false
    case .string(let string): string == .parameter(parameter)
    case .scalar(let scalar): scalar.uses(parameter)
    case .font(let font): font.uses(parameter)
    case .animation(let animation): animation.uses(parameter)
    case .dash(let lengths): lengths.contains { $0.uses(parameter) }
    case .shape(let shape): shape.uses(parameter)
    case .parameter(let other), .parameterMember(let other, _): other == parameter
    }
  }

  /// The parameter that the value is, or is a member of.
  var wholeParameter: ParameterID? {
    switch self {
    case .parameter(let parameter), .parameterMember(let parameter, _),
      .color(.parameter(let parameter)), .scalar(.parameter(let parameter)):
      parameter
    case .font(let font):
      if case .parameter(let parameter) = font.base, !font.hasTraits { parameter } else { nil }
    case .animation(let animation):
      if case .parameter(let parameter) = animation.curve, animation.delay == nil {
        parameter
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Part {
  /// Whether the value is a parameter as it is.
  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }
}

extension FontValue {
  /// Whether it changes what it starts from.
  var hasTraits: Bool { weight != nil || design != nil || isItalic || hasMonospacedDigits }

  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    switch base {
    case .textStyle, .token: false
    case .system(let size): size.uses(parameter)
    case .custom(let name, let size, _): name == .parameter(parameter) || size.uses(parameter)
    case .parameter(let other): other == parameter
    }
  }
}

extension ColorValue {
  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    switch self {
    case .literal, .adaptive, .named, .asset, .token: false
    case .parameter(let other): other == parameter
    case .opacity(let color, let opacity): color.uses(parameter) || opacity.uses(parameter)
    case .mix(let first, let second, let share):
      first.uses(parameter) || second.uses(parameter) || share.uses(parameter)
    }
  }
}

extension Gradient {
  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    let isInStops = stops.contains { stop in
      stop.color.uses(parameter) || stop.location?.uses(parameter) ?? false
    }
    return switch geometry {
    case .linear: isInStops
    case .radial(_, let from, let to), .angular(_, let from, let to):
      isInStops || from.uses(parameter) || to.uses(parameter)
    }
  }
}

extension Scalar {
  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    switch self {
    case .literal, .token, .scaled: false
    case .parameter(let other): other == parameter
    case .negated(let operand): operand.uses(parameter)
    case .binary(_, let left, let right): left.uses(parameter) || right.uses(parameter)
    case .call(_, let arguments): arguments.contains { $0.uses(parameter) }
    }
  }
}

extension AnimationValue {
  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    if let delay, delay.uses(parameter) { return true }
    switch curve {
    case .timing(_, let duration): return duration?.uses(parameter) ?? false
    case .spring(let response, let damping):
      return response.uses(parameter) || damping.uses(parameter)
    case .physicalSpring(let stiffness, let damping, let mass):
      return stiffness.uses(parameter) || damping.uses(parameter) || mass.uses(parameter)
    case .standard, .token: return false
    case .parameter(let other): return other == parameter
    }
  }
}

extension ShapeValue {
  fileprivate func uses(_ parameter: ParameterID) -> Bool {
    switch self {
    case .rectangle, .capsule, .circle, .ellipse, .containerRelative: false
    case .rounded(let radius, _): radius.uses(parameter)
    case .corners(let radii, _):
      radii.topLeading.uses(parameter) || radii.topTrailing.uses(parameter)
        || radii.bottomTrailing.uses(parameter) || radii.bottomLeading.uses(parameter)
    case .trim(let shape, let from, let to):
      shape.uses(parameter) || from.uses(parameter) || to.uses(parameter)
    }
  }
}
