extension SwiftEmitter {
  /// Writes elements between the brace that the line at hand ends with and one on a line of its own.
  mutating func writeChildren(_ children: [Int]) {
    out.endLine()
    out.indent()
    for child in children {
      let indentation = out.indentation
      writeChild(child)
      out.indentation = indentation
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
  }

  /// Writes a view that fills what room it is given, with others over it, which take no part in its
  /// size; and indents for its modifiers.
  mutating func writeSurface(_ children: [Int], hasAlignment: Bool = true) {
    write(.color)
    out.write(".clear")
    out.endLine()
    out.indent()
    if children.isEmpty { return }
    out.beginLine()
    writeAlignedCall(".overlay", hasAlignment: hasAlignment)
    writeChildren(children)
  }

  /// Writes `.overlay(alignment: .leading) {`, with the alignment of the subject at hand.
  mutating func writeAlignedCall(_ name: StaticString, hasAlignment: Bool) {
    out.write(name)
    // Keyword 0 is `center`, which is the default.
    if hasAlignment, model.hasRules(.alignment),
      !model.allRules(of: .alignment, { $0 == .keyword(0) })
    {
      out.write("(alignment: ")
      writeChoice(.alignment, .alignment)
      out.write(")")
    }
    out.write(" {")
  }

  // MARK: Heads

  /// Writes the expression that an element is without its modifiers, and indents for these.
  private mutating func writeHead(_ kind: ElementKind, _ children: [Int]) {
    if case .slot(let slot) = kind, !slot.isDrawn { return writeSlot(slot) }
    out.beginLine()
    switch kind {
    case .stack(let stack):
      writeStack(stack)
      return writeChildren(children)
    case .box, .slot: return writeSurface(children)
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
    case .spinner:
      write(.progressView)
      out.write("()")
    case .opaque(let type):
      out.write(string: type)
      out.write("()")
    }
    out.endLine()
    out.indent()
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

  private mutating func writeImage(_ image: ImageValue) {
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

  // MARK: Presence

  /// Writes an element, in an `if` where it is not always drawn.
  private mutating func writeChild(_ subject: Int) {
    guard let presence = model.subjects[subject].presence else { return writeElement(subject) }
    turn(to: subject)
    let choice = Choice(
      facet: .presence, subject: subject, base: presence, decision: decidePresence(presence))
    if case .leaf(let leaf) = choice.decision {
      // What is never drawn is an error of the style, so this is drawn in each of its states.
      return leaf == 0 ? writeElement(subject) : ()
    }
    let bound = scope.bound.count
    out.beginLine()
    out.write("if ")
    writePresence(choice)
    out.write(" {")
    out.endLine()
    out.indent()
    let indentation = out.indentation
    writeElement(subject)
    out.indentation = indentation
    out.close()
    scope.bound.removeLast(scope.bound.count - bound)
  }

  /// Writes the condition under which an element is drawn, and binds the parameter that it draws.
  private mutating func writePresence(_ choice: Choice) {
    var tests: [Test] = []
    var isWhole = false
    if case .test(let test, .leaf(let yes), .leaf) = choice.decision {
      isWhole = true
      if case .all(let parts) = test, yes == 0 {
        tests = parts
      } else {
        tests = [yes == 0 ? test : test.negated]
      }
    }
    let drawn = model.drawnOptional(of: choice.subject)
    if let drawn {
      out.write("let ")
      writeBindingName(drawn)
      out.write(" = ")
      writeReference(drawn, unbound: true)
      tests.removeAll { $0 == .input(.isSet(drawn)) }
      if !isWhole || !tests.isEmpty { out.write(", ") }
    }
    if isWhole {
      for index in tests.indices {
        if index > 0 { out.write(drawn == nil ? " && " : ", ") }
        writeTest(tests[index], within: drawn == nil && tests.count > 1 ? .conjunction : .whole)
      }
    } else {
      writeProperty(choice)
    }
    if let drawn { scope.bound.append(drawn) }
  }

  private mutating func decidePresence(_ presence: Int) -> Decision {
    leaves.removeAll(keepingCapacity: true)
    leaves.append(0)
    leaves.append(1)
    return decide(presence..<presence + 2)
  }
}

extension Test {
  /// The test that holds where this one does not.
  fileprivate var negated: Test {
    if case .not(let test) = self { return test }
    return .not(self)
  }
}

extension Slot {
  /// Whether the language draws it, as a surface, and the control does not bring it.
  var isDrawn: Bool { self == .track || self == .thumb || self == .bar }
}

extension StyleReader {
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
