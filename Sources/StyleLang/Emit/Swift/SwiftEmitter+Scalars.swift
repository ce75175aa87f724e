/// How tightly an expression binds, loosest first.
enum Precedence: Int, Comparable {
  case any, coalescing, sum, product, prefix, postfix

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}

extension SwiftEmitter {
  /// Writes a number, in parentheses where it binds looser than `precedence`.
  mutating func writeScalar(_ scalar: Scalar, _ precedence: Precedence = .any) {
    switch scalar {
    case .literal(let number):
      let isInParentheses = number < 0 && precedence >= .postfix
      if isInParentheses { out.write("(") }
      out.write(number)
      if isInParentheses { out.write(")") }
    case .token(let token): writeNumberToken(token, precedence)
    case .parameter(let parameter): writeNumberParameter(parameter, precedence)
    case .negated(let operand):
      writeParentheses(precedence > .prefix) { emitter in
        emitter.out.write("-")
        // Two signs in a row would be an operator of that name.
        if case .negated = operand {
          emitter.writeScalar(operand, .postfix)
        } else if case .literal(let number) = operand, number < 0 {
          emitter.writeScalar(operand, .postfix)
        } else {
          emitter.writeScalar(operand, .prefix)
        }
      }
    case .binary(let operation, let left, let right):
      writeBinary(operation, left, right, precedence)
    case .call(let function, let arguments): writeCall(function, arguments, precedence)
    case .scaled(let length, let textStyle):
      let number = scope.number(of: ScaledLength(length: length, textStyle: textStyle))
      writeScaledName(number)
    }
  }

  private mutating func writeScaledName(_ number: Int) {
    writeMember(Reads.scaledLengths.name)
    if number > 0 { out.write(number + 1) }
  }

  /// Writes the properties that hold lengths which grow with the user's text size.
  mutating func writeScaledLengths() {
    for (number, length) in scope.scaledLengths.enumerated() {
      out.beginLine()
      out.write("@")
      write(.scaledMetric)
      if length.textStyle != .body {
        out.write("(relativeTo: .")
        out.write(string: length.textStyle.rawValue)
        out.write(")")
      }
      out.write(" private var ")
      writeScaledName(number)
      out.write(": ")
      write(.float)
      out.write(" = ")
      out.write(length.length)
      out.endLine()
    }
  }

  private mutating func writeBinary(
    _ operation: BinaryOperator, _ left: Scalar, _ right: Scalar, _ precedence: Precedence
  ) {
    let isSum = operation == .add || operation == .subtract
    let own: Precedence = isSum ? .sum : .product
    writeParentheses(precedence > own) { emitter in
      emitter.writeScalar(left, own)
      if isSum, case .literal(let number) = right, number < 0 {
        emitter.out.write(operation == .add ? " - " : " + ")
        emitter.out.write(-number)
        return
      }
      emitter.out.write(" ")
      emitter.out.write(string: operation.rawValue)
      emitter.out.write(" ")
      // Operators of one rank are worked out from the left.
      emitter.writeScalar(right, isSum ? .product : .prefix)
    }
  }

  private mutating func writeCall(
    _ function: NumericFunction, _ arguments: [Scalar], _ precedence: Precedence
  ) {
    let isMixed = model.isMixed(arguments)
    switch function {
    case .min: writeCall(.min, arguments, isMixed)
    case .max: writeCall(.max, arguments, isMixed)
    case .clamp:
      guard arguments.count == 3 else { return out.write("0") }
      write(.min)
      out.write("(")
      writeCall(.max, Array(arguments[0...1]), isMixed)
      out.write(", ")
      writeOperand(arguments[2], isMixed)
      out.write(")")
    case .round:
      guard let argument = arguments.first else { return out.write("0") }
      writeScalar(argument, .postfix)
      out.write(".rounded()")
    }
  }

  private mutating func writeCall(_ function: Vocabulary, _ arguments: [Scalar], _ isMixed: Bool) {
    write(function)
    out.write("(")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { out.write(", ") }
      writeOperand(argument, isMixed)
    }
    out.write(")")
  }

  /// Writes an argument of a generic function, all of which must have one type.
  private mutating func writeOperand(_ scalar: Scalar, _ isMixed: Bool) {
    if isMixed, model.numberType(scalar) != .literal, model.numberType(scalar) != .float {
      write(.float)
      out.write("(")
      writeScalar(scalar)
      out.write(")")
    } else {
      writeScalar(scalar)
    }
  }

  private mutating func writeParentheses(
    _ isNeeded: Bool, _ body: (inout SwiftEmitter) -> Void
  ) {
    if isNeeded { out.write("(") }
    body(&self)
    if isNeeded { out.write(")") }
  }

  // MARK: Names

  private mutating func writeNumberToken(_ token: TokenID, _ precedence: Precedence) {
    let isAngle = sheet.tokens[Int(token)].type == .angle
    if model.isFolded(token) {
      if case .scalar(let scalar) = sheet.tokens[Int(token)].value {
        writeScalar(scalar, precedence)
      } else {
        out.write("0")
      }
      return
    }
    writeTokenName(token)
    if isAngle { out.write(".degrees") }
  }

  private mutating func writeNumberParameter(_ id: ParameterID, _ precedence: Precedence) {
    let parameter = model.parameters[Int(id)]
    let isUnknown = parameter.isOptional && !scope.bound.contains(id)
    if isUnknown, precedence > .coalescing { out.write("(") }
    writeReference(id)
    if parameter.type == .angle { out.write(isUnknown ? "?.degrees" : ".degrees") }
    if isUnknown {
      out.write(" ?? 0")
      if precedence > .coalescing { out.write(")") }
    }
  }
}
