extension SwiftEmitter {
  /// Finds the defaults that a public function cannot give.
  mutating func planDefaults() {
    scope.sharedDefaults.removeAll(keepingCapacity: true)
    for (index, parameter) in model.arguments.enumerated() where parameter.defaultValue != nil {
      scope.readsPrivate = false
      let mark = out.mark
      writeDefault(of: parameter)
      out.rewind(to: mark)
      if scope.readsPrivate { scope.sharedDefaults.insert(ParameterID(index)) }
    }
  }

  /// Writes a static property for each default that the functions cannot give themselves.
  mutating func writeSharedDefaults() {
    for (index, parameter) in model.arguments.enumerated()
    where scope.sharedDefaults.contains(ParameterID(index)) {
      separate()
      out.beginLine()
      out.write("/// The default of `")
      out.write(string: parameter.name)
      out.write("`.")
      out.endLine()
      out.beginLine()
      writeAccess()
      out.write("static let ")
      writeNameOfDefault(parameter.name)
      out.write(": ")
      writeType(of: parameter, isInside: true)
      out.write(" = ")
      writeDefault(of: parameter)
      out.endLine()
    }
  }

  /// Writes `defaultTint`.
  private mutating func writeNameOfDefault(_ name: String) {
    out.write("default")
    out.write(string: name.prefix(1).uppercased())
    out.write(string: name.dropFirst())
  }

  /// Writes the default as a declaration gives it.
  mutating func writeDefaultArgument(_ index: Int) {
    let parameter = model.parameters[index]
    if scope.sharedDefaults.contains(ParameterID(index)) {
      out.write(string: style.swiftName)
      out.write(".")
      writeNameOfDefault(parameter.name)
    } else {
      writeDefault(of: parameter)
    }
  }

  /// Writes the value of a default.
  mutating func writeDefault(of parameter: Parameter) {
    guard let value = parameter.defaultValue else { return out.write("nil") }
    switch (parameter.type, value.withoutReference) {
    case (.enumeration, .keyword(let index)): writeCase(UInt16(index), of: parameter)
    case (.shape, .shape(let shape)): writeOutlineCase(shape, isTyped: true)
    case (.border, .border(let border)):
      writeNested(scope.nested.border, false)
      write(border, hasDash: !border.dash.isEmpty)
    case (.shadow, .shadows(let shadows)):
      guard let shadow = shadows.first else { return out.write("nil") }
      writeNested(scope.nested.shadow, false)
      write(shadow)
    case (.fill, let fill): writeErased(default: value, fill)
    default: writeValue(value, parameter.type, isTyped: true)
    }
  }

  /// Writes what is given for a Fill by default or where a style is named.
  mutating func writeErased(default value: Value, _ fill: Value) {
    switch fill {
    case .none: writeErased(.clear, of: .background)
    case .color(let color): writeErased(.color(color), of: .background)
    case .gradient, .material:
      if case .token(let token, _) = value, !model.isFolded(token) {
        writeErased(.token(token), of: .background)
      } else if case .material(let material) = fill {
        writeErased(.material(material), of: .background)
      } else if case .gradient(let gradient) = fill {
        writeErased(.gradient(gradient), of: .background)
      }
    default: out.write("nil")
    }
  }
}
