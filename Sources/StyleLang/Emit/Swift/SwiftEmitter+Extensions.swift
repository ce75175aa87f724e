extension SwiftEmitter {
  /// Writes the extension by which the style is used: `.primary`, or `.card()` of a view.
  mutating func writeExtension() {
    out.blankLine()
    // A use of something deprecated does not warn inside something deprecated.
    writeDeprecation(style.deprecation)
    out.beginLine()
    out.write("extension ")
    switch model.component {
    case .view: write(.view)
    default:
      writeStyleProtocol()
      out.write(" where Self == ")
      out.write(string: style.swiftName)
    }
    out.write(" {")
    out.endLine()
    out.indent()
    switch model.component {
    case .view: writeViewMethod()
    default: writeStaticMembers()
    }
    out.close()
  }

  private mutating func writeStaticMembers() {
    if model.arguments.allSatisfy(\.hasDefault) {
      writeDocumentation(style.documentation)
      out.beginLine()
      writeAccess()
      out.write("static var ")
      writeName(style.memberName)
      out.write(": Self { Self() }")
      out.endLine()
    }
    if model.argumentCount == 0 { return }
    separate()
    writeDocumentation(style.documentation)
    writeSignature(isInside: false, "static func ", style.memberName) { emitter in
      emitter.out.write(" -> Self {")
    }
    out.indent()
    out.beginLine()
    // A parameter may be called `Self`.
    out.write(string: model.arguments.contains { $0.name == "Self" } ? style.swiftName : "Self")
    writeArguments()
    out.endLine()
    out.close()
  }

  private mutating func writeViewMethod() {
    writeDocumentation(style.documentation)
    writeSignature(isInside: false, "func ", style.memberName) { emitter in
      emitter.out.write(" -> some ")
      emitter.write(.view)
      emitter.out.write(" {")
    }
    out.indent()
    out.beginLine()
    if model.arguments.contains(where: { $0.name == "modifier" }) { out.write("self.") }
    out.write("modifier(")
    out.write(string: style.swiftName)
    writeArguments()
    out.write(")")
    out.endLine()
    out.close()
  }
}
