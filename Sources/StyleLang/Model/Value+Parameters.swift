extension Value {
  /// A parameter as a value.
  init(parameter id: ParameterID, type: ParameterType) {
    self =
      switch type {
      case .color: .color(.parameter(id))
      case .number, .length, .angle, .duration, .percentage: .scalar(.parameter(id))
      case .bool: .boolParameter(id)
      case .string: .stringParameter(id)
      case .enumeration: .enumerationParameter(id)
      case .font: .font(FontValue(.parameter(id)))
      case .animation: .animation(AnimationValue(.parameter(id)))
      case .insets, .shape, .border, .shadow, .fill, .image: .parameter(id)
      }
  }

  /// The parameter, where the value is one and nothing else.
  var parameter: ParameterID? {
    switch self {
    case .scalar(.parameter(let id)), .color(.parameter(let id)), .boolParameter(let id),
      .enumerationParameter(let id), .stringParameter(let id), .parameter(let id):
      id
    case .font(let font):
      if case .parameter(let id) = font.base, font == FontValue(.parameter(id)) { id } else { nil }
    case .animation(let animation):
      if case .parameter(let id) = animation.curve, animation == AnimationValue(.parameter(id)) {
        id
      } else {
        nil
      }
    default: nil
    }
  }
}
