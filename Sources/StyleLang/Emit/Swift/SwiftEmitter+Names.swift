extension SwiftEmitter {
  /// Writes a name of the standard library or of SwiftUI, with its module if the file has something
  /// of the same name.
  @inline(__always)
  mutating func write(_ word: Vocabulary) {
    if !scope.hidden.isEmpty || !names.hidden.isEmpty { writeModule(of: word) }
    out.write(word.text)
  }

  private mutating func writeModule(of word: Vocabulary) {
    guard scope.hidden.contains(word) || names.hidden.contains(word) else { return }
    out.write(word.module)
    out.write(".")
  }

  /// Writes a type.
  mutating func write(_ type: SwiftType) {
    switch type {
    case .plain(let word): write(word)
    case .member(let word, let member):
      write(word)
      out.write(".")
      out.write(member)
    case .list(let word):
      out.write("[")
      write(word)
      out.write("]")
    case .outline: out.write(string: scope.nested.outline)
    }
  }

  /// Writes a name that is declared or stands alone.
  mutating func writeName(_ name: String) {
    if SwiftName.isReserved(name) {
      out.write("`")
      out.write(string: name)
      out.write("`")
    } else {
      out.write(string: name)
    }
  }

  /// Writes the label of an argument, with its colon.
  mutating func writeLabel(_ name: String) {
    if SwiftName.isReservedLabel(name) {
      writeName(name)
    } else {
      out.write(string: name)
    }
    out.write(": ")
  }

  /// Writes the name of a member of the type that holds the body, which the emitter chose: one that
  /// no parameter has that is a member beside it.
  mutating func writeMember(_ name: StaticString) {
    out.write(name)
    guard !scope.hasInnerView && !model.parameters.isEmpty || model.hasInputs else { return }
    var suffixes = 0
    while model.parameters.contains(where: { SwiftName.isName($0.name, name, suffixes: suffixes) })
    {
      out.write("Value")
      suffixes += 1
    }
  }

  /// Writes the name of a computed property of a style that draws more than its label: with the
  /// prefix of the layer or the element whose facet it decides.
  mutating func writeMember(_ name: StaticString, of facet: Facet) {
    let prefix = model.subjects[model.subject].prefix
    var base = name
    switch facet {
    case .font: base = prefix.isEmpty ? "contentFont" : "font"
    case .textCase: base = prefix.isEmpty ? "contentCase" : "textCase"
    default: break
    }
    if prefix.isEmpty { return writeMember(base) }
    let text = "\(base)"
    var whole = prefix + text.prefix(1).uppercased() + text.dropFirst()
    if !scope.hasInnerView || model.hasInputs {
      while model.parameters.contains(where: { $0.name == whole }) { whole += "Value" }
    }
    out.write(string: whole)
  }

  /// Writes a reference to a parameter.
  ///
  /// - Parameter unbound: Whether the property itself is meant, though a constant holds its value.
  mutating func writeReference(_ parameter: ParameterID, unbound: Bool = false) {
    let name = model.parameters[Int(parameter)].name
    let isBound = scope.bound.contains(parameter)
    if isBound, !unbound {
      writeBindingName(parameter)
    } else if Int(parameter) >= model.argumentCount {
      writeInput(parameter)
    } else if scope.hasInnerView {
      scope.readsStyle = true
      out.write("style.")
      writeName(name)
    } else {
      if isBound || SwiftName.needsSelf(name) { out.write("self.") }
      writeName(name)
    }
  }

  /// Writes the name of the constant that holds the value of an optional parameter.
  mutating func writeBindingName(_ parameter: ParameterID) {
    let name = model.parameters[Int(parameter)].name
    if SwiftName.isUsedByBodies(name) || Vocabulary(name: name) != nil
      || names.namespaces.contains(name)
    {
      out.write("value")
      out.write(Int(parameter) + 1)
    } else {
      writeName(name)
    }
  }

  /// Writes a case of a parameter's enumeration, as a value of the parameter's type.
  mutating func writeCase(_ index: UInt16, of parameter: Parameter) {
    guard case .enumeration(let enumeration) = parameter.type,
      Int(index) < enumeration.cases.count
    else { return out.write("nil") }
    let name = enumeration.cases[Int(index)]
    out.write(".")
    if parameter.isOptional, name == "none" || name == "some" {
      // `.none` would be that of Optional.
      out.write("some(.")
      writeName(name)
      out.write(")")
    } else {
      writeName(name)
    }
  }

  /// Writes the full name of a token.
  mutating func writeTokenName(_ token: TokenID) {
    if scope.aliases.isEmpty {
      out.write(model.tokenNames.text, model.tokenNames.range(of: token))
    } else {
      writeAliased(sheet.tokens[Int(token)].swiftName)
    }
  }

  private mutating func writeAliased(_ name: String) {
    let end = name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let root = String(name[..<end])
    guard scope.aliases.contains(root) else { return out.write(string: name) }
    foot.aliases.insert(root)
    scope.readsPrivate = true
    out.write(string: names.alias(of: root))
    out.write(string: String(name[end...]))
  }
}
