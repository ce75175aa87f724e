extension SwiftEmitter {
  /// Writes an animation.
  mutating func writeAnimation(_ animation: AnimationValue, isTyped: Bool) {
    switch animation.curve {
    case .token(let token): writeAnimationToken(token, animation, isTyped)
    case .parameter(let parameter):
      let needsParentheses = isUnknown(parameter) && animation.delay != nil
      if needsParentheses { out.write("(") }
      writeReference(parameter)
      if isUnknown(parameter) { out.write(" ?? .default") }
      if needsParentheses { out.write(")") }
    default:
      if !isTyped { write(.animation) }
      writeCurve(animation.curve)
    }
    guard let delay = animation.delay else { return }
    out.write(".delay(")
    writeScalar(delay)
    out.write(")")
  }

  private mutating func writeAnimationToken(
    _ token: TokenID, _ animation: AnimationValue, _ isTyped: Bool
  ) {
    guard model.isFolded(token) else { return writeTokenName(token) }
    if case .animation(let animation) = sheet.tokens[Int(token)].value.withoutReference {
      writeAnimation(animation, isTyped: isTyped)
    } else {
      if !isTyped { write(.animation) }
      out.write(".default")
    }
  }

  private mutating func writeCurve(_ curve: AnimationValue.Curve) {
    switch curve {
    case .timing(let curve, let duration):
      out.write(".")
      out.write(string: curve.rawValue)
      guard let duration else { return }
      out.write("(duration: ")
      writeScalar(duration)
      out.write(")")
    case .spring(let response, let damping):
      out.write(".spring(response: ")
      writeScalar(response)
      out.write(", dampingFraction: ")
      writeScalar(damping)
      out.write(")")
    case .physicalSpring(let stiffness, let damping, let mass):
      out.write(".interpolatingSpring(mass: ")
      writeScalar(mass)
      out.write(", stiffness: ")
      writeScalar(stiffness)
      out.write(", damping: ")
      writeScalar(damping)
      out.write(")")
    case .standard, .token, .parameter: out.write(".default")
    }
  }
}
