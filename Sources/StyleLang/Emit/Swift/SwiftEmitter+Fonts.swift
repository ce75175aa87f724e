extension SwiftEmitter {
  /// Writes a font.
  mutating func writeFont(_ font: FontValue, isTyped: Bool) {
    switch font.base {
    case .textStyle(let textStyle):
      writeFontType(isTyped)
      if let design = font.design {
        out.write(".system(.")
        out.write(string: textStyle.rawValue)
        out.write(", design: .")
        out.write(string: design.rawValue)
        out.write(")")
      } else {
        out.write(".")
        out.write(string: textStyle.rawValue)
      }
      writeWeight(font.weight)
    case .system(let size):
      writeFontType(isTyped)
      out.write(".system(size: ")
      writeScalar(size)
      if let weight = font.weight {
        out.write(", weight: .")
        out.write(string: weight.rawValue)
      }
      if let design = font.design {
        out.write(", design: .")
        out.write(string: design.rawValue)
      }
      out.write(")")
    case .custom(let name, let size, let textStyle):
      writeFontType(isTyped)
      writeCustomFont(name, size, textStyle)
      writeWeight(font.weight)
    case .token(let token):
      writeFontToken(token, isTyped)
      writeWeight(font.weight)
    case .parameter(let parameter):
      let needsParentheses = isUnknown(parameter) && font.hasTraits
      if needsParentheses { out.write("(") }
      writeReference(parameter)
      if isUnknown(parameter) { out.write(" ?? .body") }
      if needsParentheses { out.write(")") }
      writeWeight(font.weight)
    }
    if font.isItalic { out.write(".italic()") }
    if font.hasMonospacedDigits { out.write(".monospacedDigit()") }
  }

  private mutating func writeFontType(_ isTyped: Bool) {
    if !isTyped { write(.font) }
  }

  private mutating func writeWeight(_ weight: FontWeight?) {
    guard let weight else { return }
    out.write(".weight(.")
    out.write(string: weight.rawValue)
    out.write(")")
  }

  private mutating func writeFontToken(_ token: TokenID, _ isTyped: Bool) {
    guard model.isFolded(token) else { return writeTokenName(token) }
    if case .font(let font) = sheet.tokens[Int(token)].value.withoutReference {
      writeFont(font, isTyped: isTyped)
    } else {
      writeFontType(isTyped)
      out.write(".body")
    }
  }

  private mutating func writeCustomFont(
    _ name: StringValue, _ size: Scalar, _ textStyle: TextStyle?
  ) {
    out.write(".custom(")
    writeString(name)
    out.write(", size: ")
    writeScalar(size)
    if let textStyle {
      out.write(", relativeTo: .")
      out.write(string: textStyle.rawValue)
    }
    out.write(")")
  }

  /// Writes a string.
  mutating func writeString(_ string: StringValue) {
    switch string {
    case .literal(let text): out.writeLiteral(text)
    case .parameter(let parameter):
      writeReference(parameter)
      if isUnknown(parameter) { out.write(" ?? \"\"") }
    }
  }
}

extension Value {
  /// The value that a reference to a token stands for.
  var withoutReference: Value {
    if case .token(_, let value) = self { return value.withoutReference }
    return self
  }
}
