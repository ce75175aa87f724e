extension SwiftEmitter {
  /// Writes a name of the standard library or of SwiftUI, with its module if the file has something
  /// of the same name.
  mutating func write(_ word: Vocabulary) {
    if !scope.hidden.isEmpty || !names.hidden.isEmpty,
      scope.hidden.contains(word) || names.hidden.contains(word)
    {
      out.write(word.module)
      out.write(".")
    }
    out.write(word.rawValue)
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
    case .outline: out.write(scope.nested.outline)
    }
  }

  /// Writes a name that is declared or stands alone.
  mutating func writeName(_ name: String) {
    if SwiftName.isReserved(name) {
      out.write("`")
      out.write(name)
      out.write("`")
    } else {
      out.write(name)
    }
  }

  /// Writes the label of an argument, with its colon.
  mutating func writeLabel(_ name: String) {
    if SwiftName.isReservedLabel(name) {
      writeName(name)
    } else {
      out.write(name)
    }
    out.write(": ")
  }

  /// Writes the name of a member of the type that holds the body, which the emitter chose: one that
  /// no parameter has that is a member beside it.
  mutating func writeMember(_ name: StaticString) {
    out.write(name)
    guard !scope.hasInnerView, !style.parameters.isEmpty else { return }
    var suffixes = 0
    while style.parameters.contains(where: { isName($0.name, name, suffixes: suffixes) }) {
      out.write("Value")
      suffixes += 1
    }
  }

  /// Whether a name is this one, followed by as many suffixes.
  private func isName(_ name: String, _ base: StaticString, suffixes: Int) -> Bool {
    guard name.utf8.count == base.utf8CodeUnitCount + suffixes * 5 else { return false }
    return name == "\(base)" + String(repeating: "Value", count: suffixes)
  }

  /// Writes a reference to a parameter.
  ///
  /// - Parameter unbound: Whether the property itself is meant, though a constant holds its value.
  mutating func writeReference(_ parameter: ParameterID, unbound: Bool = false) {
    let name = style.parameters[Int(parameter)].name
    let isBound = scope.bound.contains(parameter)
    if isBound, !unbound {
      writeBindingName(parameter)
    } else if scope.hasInnerView {
      scope.readsStyle = true
      out.write("style.")
      writeName(name)
    } else {
      if isBound || needsSelf(name) { out.write("self.") }
      writeName(name)
    }
  }

  /// Whether a property would be taken for something else without `self`.
  private func needsSelf(_ name: String) -> Bool {
    switch name {
    case "configuration", "content", "body": true
    default:
      // In upper case, the name may be that of a type inside the style.
      SwiftName.isReserved(name) || name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
        || Vocabulary(rawValue: name) != nil
    }
  }

  /// Writes the name of the constant that holds the value of an optional parameter.
  mutating func writeBindingName(_ parameter: ParameterID) {
    let name = style.parameters[Int(parameter)].name
    if SwiftName.isUsedByBodies(name) || Vocabulary(rawValue: name) != nil
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

  /// Whether the value of a token stands in the place of its name.
  func isFolded(_ token: TokenID) -> Bool {
    !names.folded.isEmpty && names.folded[Int(token)]
  }

  /// Writes the full name of a token.
  mutating func writeTokenName(_ token: TokenID) {
    let name = sheet.tokens[Int(token)].swiftName
    if scope.aliases.isEmpty {
      out.write(name)
    } else {
      writeAliased(name)
    }
  }

  private mutating func writeAliased(_ name: String) {
    let end = name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    let root = String(name[..<end])
    guard scope.aliases.contains(root) else { return out.write(name) }
    foot.aliases.insert(root)
    scope.readsPrivate = true
    out.write(names.alias(of: root))
    out.write(String(name[end...]))
  }
}
