extension StyleReader {
  /// The Swift type of a number that is not a literal.
  enum NumberType {
    case literal, double, float, mixed
  }

  func isMixed(_ scalars: [Scalar]) -> Bool {
    var type = NumberType.literal
    for scalar in scalars { type = joined(type, numberType(scalar)) }
    return type == .mixed
  }

  func numberType(_ scalar: Scalar) -> NumberType {
    switch scalar {
    case .literal: .literal
    case .token(let token): numberType(tokens[Int(token)].type)
    case .parameter(let parameter): numberType(parameters[Int(parameter)].type)
    case .scaled: .float
    case .negated(let operand): numberType(operand)
    case .binary(_, let left, let right): joined(numberType(left), numberType(right))
    case .call(_, let arguments):
      isMixed(arguments)
        ? .float : arguments.reduce(.literal) { joined($0, numberType($1)) }
    }
  }

  private func numberType(_ type: ParameterType) -> NumberType {
    type == .length ? .float : .double
  }

  private func joined(_ left: NumberType, _ right: NumberType) -> NumberType {
    if left == right || right == .literal { return left }
    return left == .literal ? right : .mixed
  }

  /// Whether a parameter that is a number has the number type of the facet.
  func hasType(of facet: Facet, _ part: Part) -> Bool {
    if case .fill(_, .erased) = facet { return part.isParameter }
    guard case .scalar(.parameter(let parameter)) = part else { return true }
    let isLength = parameters[Int(parameter)].type == .length
    if case .plain(.float) = facet.swiftType { return isLength }
    return !isLength
  }
}
