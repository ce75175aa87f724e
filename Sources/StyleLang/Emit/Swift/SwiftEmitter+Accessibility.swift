extension SwiftEmitter {
  /// Writes a text that is told or shown: a literal is looked up among the app's translations, a
  /// parameter is taken as it is.
  mutating func writeText(_ string: StringValue, in place: Place) {
    if place == .argument { return writeString(string) }
    write(.text)
    out.write("(")
    writeString(string)
    out.write(")")
  }

  /// Writes accessibility traits as a set.
  mutating func writeTraits(_ indices: [UInt8]) {
    let words = Property.accessibilityTraits.definition.type.keywords
    let isList = indices.count > 1
    if isList { out.write("[") }
    for (position, index) in indices.enumerated() {
      if position > 0 { out.write(", ") }
      out.write(".")
      out.write(string: SwiftEmitter.traitNames[words[Int(index)]] ?? words[Int(index)])
    }
    if isList { out.write("]") }
  }

  /// The traits that SwiftUI spells otherwise.
  private static let traitNames: [String: String] = [
    "button": "isButton", "header": "isHeader", "selected": "isSelected", "link": "isLink",
    "image": "isImage", "searchField": "isSearchField", "keyboardKey": "isKeyboardKey",
    "staticText": "isStaticText", "summaryElement": "isSummaryElement", "modal": "isModal",
  ]

  /// Writes the size of controls in the content; tvOS has neither the modifier nor its type.
  mutating func writeControlSizes() {
    if model.isInherited(.controlSize) { return }
    let choice = choose(.controlSize, .controlSize)
    let pending = scope.pendingCount
    write(where: forms.controlSizes) { emitter in
      emitter.writeLine { emitter in
        emitter.out.write(".controlSize(")
        emitter.writeChoice(choice)
        emitter.out.write(")")
      }
    }
    // A property has its type, of which tvOS gets one with the environment's value.
    if scope.pendingCount > pending { scope.reads.insert(.controlSize) }
  }

  /// Writes the modifiers of the app's own code.
  mutating func writeCustomModifiers() {
    for rule in model.rules(of: .modifier) {
      guard case .opaque(let names) = model.rules[rule].value else { continue }
      for name in names {
        out.beginLine()
        out.write(".modifier(")
        out.write(string: name)
        out.write("())")
        out.endLine()
      }
    }
  }
}
