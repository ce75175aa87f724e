extension SwiftEmitter {
  /// Writes elements between the brace that the line at hand ends with and one on a line of its own.
  mutating func writeChildren(_ children: [Int]) {
    out.endLine()
    out.indent()
    var rest = children[...]
    while let first = rest.first {
      // What comes and goes together stands in one `if`.
      let count = rest.prefix { $0 == first || model.areShownTogether(first, $0) }.count
      writeRun(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    out.close()
  }

  /// Writes an element with its modifiers, and leaves the indentation for further ones.
  mutating func writeElement(_ subject: Int) {
    guard case .element(let kind) = model.subjects[subject].role else { return }
    turn(to: subject)
    writeHead(kind, model.subjects[subject].children)
    turn(to: subject)
    writeModifiers()
    if case .slot(.bar) = kind { writeBarFrame() }
  }

  /// Writes a view that fills what room it is given, with others over it, which take no part in its
  /// size; and indents for its modifiers.
  mutating func writeSurface(_ children: [Int], hasAlignment: Bool = true) {
    if model.isFilledShape { return writeFilledShape() }
    if model.isStrokedShape { return writeStrokedShape() }
    out.beginLine()
    write(.color)
    out.write(".clear")
    out.endLine()
    out.indent()
    if children.isEmpty { return }
    out.beginLine()
    let surface = model.subject
    writeAlignedCall(".overlay", hasAlignment: hasAlignment)
    writeChildren(children)
    turn(to: surface)
    closeAlignedCall(hasAlignment: hasAlignment)
  }

  /// Writes `.overlay(alignment: .leading) {`, with the alignment of the subject at hand.
  ///
  /// The oldest systems take one view instead.
  mutating func writeAlignedCall(_ name: StaticString, hasAlignment: Bool) {
    out.write(name)
    if !forms.hasViewBuilders {
      out.write("(")
      out.endLine()
      out.indent()
      out.beginLine()
      write(.zStack)
    } else if hasAlignment, isAligned {
      out.write("(alignment: ")
      writeChoice(.alignment, .alignment)
      out.write(")")
    }
    out.write(" {")
  }

  /// Writes what follows the brace that closes the call, with the subject at hand that opened it.
  mutating func closeAlignedCall(hasAlignment: Bool) {
    if forms.hasViewBuilders { return }
    if hasAlignment, isAligned {
      writeLine { emitter in
        emitter.out.write(".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: ")
        emitter.writeChoice(.alignment, .alignment)
        emitter.out.write(")")
      }
    }
    out.close(")")
  }

  /// Whether the subject at hand aligns what stands on it otherwise than in the middle.
  private var isAligned: Bool {
    // Keyword 0 is `center`, which is the default.
    model.hasRules(.alignment) && !model.allRules(of: .alignment, { $0 == .keyword(0) })
  }

  // MARK: Heads

  /// Writes the expression that an element is without its modifiers, and indents for these.
  private mutating func writeHead(_ kind: ElementKind, _ children: [Int]) {
    switch kind {
    case .slot(let slot) where !slot.isDrawn: return writeSlot(slot)
    case .slot(.track): return writeTrack(children)
    case .box, .slot: return writeSurface(children)
    default: break
    }
    out.beginLine()
    switch kind {
    case .stack(let stack):
      writeStack(stack)
      return writeChildren(children)
    case .box, .slot: break
    case .divider:
      write(.divider)
      out.write("()")
    case .spacer(let minimum):
      write(.spacer)
      out.write("(")
      if let minimum {
        out.write("minLength: ")
        writeScalar(minimum)
      }
      out.write(")")
    case .image(let image): writeImage(image)
    case .text(let text):
      write(.text)
      out.write("(")
      writeString(text)
      out.write(")")
    case .spinner: return writeSpinner()
    case .opaque(let view):
      out.write(string: view.type)
      writeList("(", count: view.inputs.count) { $0.write(view.inputs[$1]) }
    }
    out.endLine()
    // After a list over several lines, modifiers stand below its parenthesis.
    if out.lengthOfLastLine > out.indentation + 1 { out.indent() }
  }

  private mutating func writeStack(_ stack: Stack) {
    switch stack.axis {
    case .horizontal: write(.hStack)
    case .vertical: write(.vStack)
    case .depth: write(.zStack)
    }
    let hasAlignment = stack.alignment != .center
    if hasAlignment {
      out.write("(alignment: .")
      out.write(string: stack.alignment.rawValue)
    }
    if let spacing = stack.spacing {
      out.write(hasAlignment ? ", spacing: " : "(spacing: ")
      writeScalar(spacing)
    }
    out.write(hasAlignment || stack.spacing != nil ? ") {" : " {")
  }

  mutating func writeImage(_ image: ImageValue) {
    switch image {
    case .symbol(let name):
      write(.image)
      out.write("(systemName: ")
      writeString(name)
      out.write(")")
    case .asset(let name):
      write(.image)
      out.write("(")
      out.writeLiteral(name)
      out.write(")")
    case .parameter(let parameter): writeReference(parameter)
    }
  }

  /// Writes an argument of a view of the app.
  private mutating func write(_ input: OpaqueView.Input) {
    writeLabel(input.label)
    switch input.value {
    case .state(let state):
      switch analyzer.test(for: .state(state)) {
      case .always: out.write("true")
      case .never: out.write("false")
      case .when(let test): writeTest(test, within: .whole)
      }
    case .parameter(let parameter): writeReference(parameter)
    case .value(.keyword(let index), .enumeration(let enumeration)):
      out.write(".")
      writeName(enumeration.cases[Int(index)])
    case .value(let value, let type): writeValue(value, type, isTyped: true)
    }
  }

  // MARK: Presence

  /// Writes elements that are drawn in the same states, in an `if` where these are not all.
  private mutating func writeRun(_ elements: ArraySlice<Int>) {
    guard let first = elements.first,
      case .when(let test) = analyzer.test(for: model.subjects[first].presence)
    else { return writeEach(elements) }
    let drawn = model.drawnOptional(of: first)
    let mark = out.mark
    for isBroken in [false, true] {
      out.beginLine()
      out.write("if ")
      writePresence(test, drawn, isBroken: isBroken)
      out.write(" {")
      if out.column <= SwiftEmitter.lineLength { break }
      if !isBroken { out.rewind(to: mark) }
    }
    out.endLine()
    out.indent()
    if let drawn { scope.bound.append(drawn) }
    writeEach(elements)
    if drawn != nil { scope.bound.removeLast() }
    out.close()
  }

  private mutating func writeEach(_ elements: ArraySlice<Int>) {
    let indentation = out.indentation
    for element in elements {
      writeElement(element)
      out.indentation = indentation
    }
  }

  /// Writes the condition under which an element is drawn, with a constant for the parameter that it
  /// draws.
  ///
  /// - Parameter isBroken: Whether each of several tests stands on a line of its own.
  private mutating func writePresence(_ test: Test, _ drawn: ParameterID?, isBroken: Bool) {
    var tests = [test]
    if case .all(let parts) = test { tests = parts }
    if let drawn {
      out.write("let ")
      writeBindingName(drawn)
      out.write(" = ")
      writeReference(drawn, unbound: true)
      tests.removeAll { $0 == .input(.isSet(drawn)) }
    }
    let isAlone = drawn == nil && tests.count == 1
    for index in tests.indices {
      if index > 0 || drawn != nil {
        if drawn != nil { out.write(",") }
        if isBroken {
          out.endLine()
          out.indent()
          out.beginLine()
          out.outdent()
        } else {
          out.write(" ")
        }
        if drawn == nil { out.write("&& ") }
      }
      writeTest(tests[index], within: drawn == nil && !isAlone ? .conjunction : .whole)
    }
  }
}

extension Slot {
  /// Whether the language draws it, as a surface, and the control does not bring it.
  var isDrawn: Bool { self == .track || self == .thumb || self == .bar }
}

extension StyleReader {
  /// Whether two elements are drawn in the same states, and neither needs a parameter to be bound.
  fileprivate func areShownTogether(_ first: Int, _ second: Int) -> Bool {
    guard drawnOptional(of: first) == nil, drawnOptional(of: second) == nil else { return false }
    return subjects[first].presence == subjects[second].presence
  }

  /// The nearest of the elements around the one at hand, and the style, that sets a property: what it
  /// inherits; nil where that comes from outside the style.
  func inheritedSubject(_ property: Property) -> Int? {
    guard subject > 0 else { return nil }
    var parent = subjects[subject].parent
    while let current = parent {
      if rules[subjects[current].rules].contains(where: { $0.property == property }) {
        return current
      }
      parent = subjects[current].parent
    }
    return nil
  }

  /// The optional parameter that an element draws, so that it is there only if that has a value.
  fileprivate func drawnOptional(of subject: Int) -> ParameterID? {
    guard case .element(let kind) = subjects[subject].role else { return nil }
    let parameter: ParameterID
    switch kind {
    case .image(.parameter(let id)), .image(.symbol(.parameter(let id))), .text(.parameter(let id)):
      parameter = id
    default: return nil
    }
    return parameters[Int(parameter)].isOptional ? parameter : nil
  }
}
