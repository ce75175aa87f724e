/// A control that is drawn by another style.
extension SwiftEmitter {
  /// Writes the control in the style that draws it, and leaves it open to modifiers; where that is
  /// decided, the control is a property, since a style cannot be chosen as a value is.
  mutating func writeBase() {
    let choice = choose(.base, .base)
    if choice.isConstant { return writeControl(choice, choice.decision) }
    // A property finds the configuration in a view only.
    scope.reads.insert(.configuration)
    scope.ask(for: choice)
    out.beginLine()
    writeName(of: .base)
    out.endLine()
    out.indent()
  }

  /// Writes the property in which the style is decided.
  mutating func writeDecidedControl(_ choice: Choice) {
    out.blankLine()
    out.beginLine()
    out.write("@")
    write(.viewBuilder)
    out.write(" private var ")
    writeName(of: .base)
    out.write(": some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.indent()
    writeControls(choice, choice.decision)
    out.close()
  }

  private mutating func writeControls(_ choice: Choice, _ decision: Decision) {
    switch decision {
    case .leaf:
      let indentation = out.indentation
      writeControl(choice, decision)
      out.indentation = indentation
    case .test(let test, let yes, let no):
      out.beginLine()
      out.write("if ")
      writeTest(test, within: .whole)
      out.write(" {")
      var rest = no
      writeBlock(choice, yes)
      while case .test(let test, let yes, let no) = rest {
        out.beginLine()
        out.write("} else if ")
        writeTest(test, within: .whole)
        out.write(" {")
        writeBlock(choice, yes)
        rest = no
      }
      out.beginLine()
      out.write("} else {")
      writeBlock(choice, rest)
      out.line("}")
    case .select(let selector, let branches):
      writeSelection(selector, branches) { emitter, branch in
        emitter.out.write(":")
        emitter.writeBlock(choice, branch.decision)
      }
    }
  }

  private mutating func writeBlock(_ choice: Choice, _ decision: Decision) {
    out.endLine()
    out.indent()
    writeControls(choice, decision)
    out.outdent()
  }

  private mutating func writeControl(_ choice: Choice, _ decision: Decision) {
    let component = model.component
    out.beginLine()
    if let type = component.controlType {
      write(type)
      out.write("(configuration)")
    } else {
      out.write("configuration")
    }
    out.endLine()
    out.indent()
    if case .leaf(let leaf) = decision, leaf != Decision.anyLeaf,
      case .style(let reference) = model.rules[choice.base + leaf].value
    {
      writeLine { emitter in
        emitter.out.write(component.styleModifier)
        emitter.write(reference)
        emitter.out.write(")")
      }
    }
    if component == .field { writeFocusTracking() }
  }

  // MARK: Style references

  /// Writes the style of controls in the content, which no state changes.
  mutating func writeStyleOfContent(_ modifier: StaticString, _ property: Property) {
    for rule in model.rules(of: property) {
      guard case .style(let reference) = model.rules[rule].value else { continue }
      writeLine { emitter in
        emitter.out.write(modifier)
        emitter.write(reference)
        emitter.out.write(")")
      }
    }
  }

  /// Writes a style that another one names, as an expression.
  mutating func write(_ reference: StyleReference) {
    switch reference.target {
    case .builtIn(let name):
      out.write(".")
      out.write(string: name)
    case .opaque(let name):
      out.write(string: name)
      out.write("()")
    case .style(_, let swiftName):
      out.write(string: swiftName)
      guard !reference.arguments.isEmpty else { return out.write("()") }
      writeList("(", count: reference.arguments.count) { emitter, index in
        let argument = reference.arguments[index]
        emitter.writeLabel(argument.parameter.name)
        emitter.writeArgument(argument.value, for: argument.parameter)
      }
    }
  }

  /// Writes what is given for a parameter of another style.
  private mutating func writeArgument(_ value: Value?, for parameter: Parameter) {
    guard let value else { return out.write("nil") }
    // What may be absent here may be absent there.
    if let id = value.parameter, isUnknown(id), model.parameters[Int(id)].type == parameter.type {
      return writeReference(id)
    }
    switch value.withoutReference {
    case .parameter where parameter.type == .fill: writeValue(value, .fill, isTyped: true)
    case let fill where parameter.type == .fill: writeErased(default: value, fill)
    case .keyword(let index): writeCase(UInt16(index), of: parameter)
    case .enumerationParameter(let id): writeConverted(id, to: parameter)
    case .shape(let shape):
      // A style with a shape as parameter has all of them, whatever this one needs.
      let own = scope.outline
      scope.outline = .every
      writeOutlineCase(shape, isTyped: true)
      scope.outline = own
    case .border(let border):
      out.write(".init")
      write(border, hasDash: !border.dash.isEmpty)
    case .shadows(let shadows):
      // Of several there is no value: the analyzer says so.
      guard let shadow = shadows.first else { return out.write("nil") }
      out.write(".init")
      write(shadow)
    // What cannot be seen, since nil would be no value of the parameter or an absent one.
    case .none where parameter.type == .border: out.write(".init(color: .clear, width: 0)")
    case .none where parameter.type == .shadow: out.write(".init(color: .clear, radius: 0)")
    default: writeValue(value, parameter.type, isTyped: true)
    }
  }

  /// Writes an enumeration parameter where one with the same cases is wanted.
  private mutating func writeConverted(_ id: ParameterID, to parameter: Parameter) {
    let own = model.parameters[Int(id)]
    if own.type == parameter.type { return writeReference(id) }
    guard case .enumeration(let enumeration) = own.type else { return }
    let mayBeAbsent = isUnknown(id)
    for index in enumeration.cases.indices.dropLast(mayBeAbsent ? 0 : 1) {
      writeReference(id)
      out.write(" == ")
      writeCase(UInt16(index), of: own)
      out.write(" ? ")
      writeCase(UInt16(index), of: parameter)
      out.write(" : ")
    }
    if mayBeAbsent { return out.write("nil") }
    writeCase(UInt16(enumeration.cases.count - 1), of: parameter)
  }
}
