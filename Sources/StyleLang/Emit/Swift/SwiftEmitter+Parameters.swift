extension SwiftEmitter {
  /// Writes a stored property for each parameter.
  mutating func writeStoredProperties() {
    var isAfterComment = true
    for parameter in model.arguments {
      if isAfterComment || parameter.documentation != nil { separate() }
      isAfterComment = parameter.documentation != nil
      writeDocumentation(parameter.documentation)
      out.beginLine()
      writeAccess()
      out.write("var ")
      writeName(parameter.name)
      out.write(": ")
      writeType(of: parameter, isInside: true)
      out.endLine()
    }
  }

  /// Writes an empty line unless this is the first thing in its block.
  mutating func separate() {
    if !out.isAtBlockStart { out.blankLine() }
  }

  mutating func writeInitializer() {
    separate()
    out.line(model.component == .view ? "/// Creates the modifier." : "/// Creates the style.")
    writeParameterDocumentation()
    if isUsedByOthers { writeDeprecation(style.deprecation) }
    if model.argumentCount == 0 {
      out.beginLine()
      writeAccess()
      out.write("init() {}")
      return out.endLine()
    }
    writeSignature(isInside: true, "init") { emitter in emitter.out.write(" {") }
    out.indent()
    for parameter in model.arguments {
      out.beginLine()
      out.write("self.")
      writeName(parameter.name)
      out.write(" = ")
      writeInternalName(parameter.name)
      out.endLine()
    }
    out.close()
  }

  /// Writes a declaration with the parameters, on several lines if one is too long.
  mutating func writeSignature(
    isInside: Bool, _ name: StaticString, _ memberName: String? = nil,
    end: (inout SwiftEmitter) -> Void
  ) {
    let mark = out.mark
    for isBroken in [false, true] {
      scope.allowsBreaks = isBroken
      out.beginLine()
      writeAccess()
      out.write(name)
      if let memberName { writeName(memberName) }
      out.write("(")
      if isBroken {
        out.endLine()
        out.indent()
      }
      for index in model.arguments.indices {
        if isBroken {
          out.beginLine()
        } else if index > 0 {
          out.write(", ")
        }
        writeDeclaration(index, isInside: isInside)
        if isBroken {
          if index < model.argumentCount - 1 { out.write(",") }
          out.endLine()
        }
      }
      if isBroken {
        out.outdent()
        out.beginLine()
      }
      out.write(")")
      end(&self)
      out.endLine()
      scope.allowsBreaks = true
      if out.lengthOfLastLine <= SwiftEmitter.lineLength { return }
      if !isBroken { out.rewind(to: mark) }
    }
  }

  private mutating func writeDeclaration(_ index: Int, isInside: Bool) {
    let parameter = model.parameters[index]
    if parameter.name == "self" {
      out.write("self ")
      writeInternalName(parameter.name)
    } else {
      writeName(parameter.name)
    }
    out.write(": ")
    writeType(of: parameter, isInside: isInside)
    if parameter.hasDefault {
      out.write(" = ")
      writeDefaultArgument(index)
    }
  }

  /// Writes the name of an argument inside its function; `self` means something else there.
  private mutating func writeInternalName(_ name: String) {
    if name == "self" { out.write("selfValue") } else { writeName(name) }
  }

  /// Writes `(tint: tint, size: size)`.
  mutating func writeArguments() {
    writeList("(", count: model.argumentCount) { emitter, index in
      let name = emitter.model.parameters[index].name
      emitter.writeLabel(name)
      emitter.writeInternalName(name)
    }
  }

  /// Writes the type of a parameter.
  ///
  /// - Parameter isInside: Whether this stands inside the style's type.
  mutating func writeType(of parameter: Parameter, isInside: Bool) {
    switch parameter.type {
    case .color: write(.color)
    case .number, .duration, .percentage: write(.double)
    case .length: write(.float)
    case .angle: write(.angle)
    case .insets: write(.edgeInsets)
    case .font: write(.font)
    case .animation: write(.animation)
    case .bool: write(.bool)
    case .string: write(.string)
    case .shape: writeNested(scope.nested.outline, isInside)
    case .border: writeNested(scope.nested.border, isInside)
    case .shadow: writeNested(scope.nested.shadow, isInside)
    case .fill: write(.anyShapeStyle)
    case .image: write(.image)
    case .enumeration(let enumeration):
      if isInside, enumeration.style == style.name {
        out.write(string: SheetNames.lastPart(of: enumeration.swiftName))
      } else {
        out.write(string: enumeration.swiftName)
      }
    }
    if parameter.isOptional { out.write("?") }
  }

  mutating func writeNested(_ name: String, _ isInside: Bool) {
    if !isInside {
      out.write(string: style.swiftName)
      out.write(".")
    }
    out.write(string: name)
  }
}
