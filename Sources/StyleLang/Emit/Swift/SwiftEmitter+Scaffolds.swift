/// What stands around the body of a style: the requirement of its protocol, and the view that holds
/// the body.
extension SwiftEmitter {
  /// Writes `makeBody`, and what it needs.
  mutating func writeStyleBody(_ body: Body) {
    out.blankLine()
    out.beginLine()
    writeAccess()
    out.write(
      model.component == .field ? "func _body(configuration: " : "func makeBody(configuration: ")
    writeConfigurationType()
    out.write(") -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    guard scope.hasInnerView else {
      out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
      out.line("}")
      out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
      return
    }
    out.indent()
    let isOwnToggle = model.component == .toggle && !model.hasBase
    if isOwnToggle { writeToggle() } else { writeInnerViewCall() }
    out.close()
    if isOwnToggle { writeToggleButtonStyle() }
    if isBranched { return writeBranchTypes() }
    out.blankLine()
    writeInnerView(body)
  }

  /// Writes the body of a modifier, which has the environment itself.
  mutating func writeModifierBody(_ body: Body) {
    out.blankLine()
    out.beginLine()
    writeAccess()
    out.write("func body(content: ")
    out.write(hasNestedType("Content") ? "SwiftUI._ViewModifier_Content<Self>" : "Content")
    out.write(") -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    if isBranched {
      out.indent()
      writeBranchChoice { emitter, branch in
        emitter.out.lines(
          "content.modifier(\(branch.name)(\(branch.readsStyle ? "style: self" : "")))")
      }
      out.close()
      return writeBranchTypes()
    }
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
  }

  /// Writes a branch of a modifier, as a modifier of its own.
  mutating func writeInnerModifier(_ body: Body) {
    out.beginLine()
    out.write("private struct ")
    out.write(string: scope.nested.view)
    out.write(": ")
    write(.viewModifier)
    out.write(" {")
    out.endLine()
    out.indent()
    if scope.readsStyle { writeStyleProperty() }
    writeViewProperties()
    separate()
    out.beginLine()
    out.write("func body(content: Content) -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
    out.close()
  }

  /// Writes a part of the control, and indents for its modifiers.
  mutating func writeSlot(_ slot: Slot) {
    if scope.isReadyLabel {
      out.lines(slot.rawValue)
      return out.indent()
    }
    switch (model.component, slot) {
    case (.view, _): out.line("content")
    case (.field, _): return writeField()
    case (.group, .body): out.line("configuration.content")
    case (.progress, .value): out.line("configuration.currentValueLabel")
    case (.progress, .spinner):
      out.beginLine()
      return writeSpinner()
    default:
      out.beginLine()
      out.write("configuration.")
      out.write(string: slot.rawValue)
      out.endLine()
    }
    out.indent()
  }

  /// Writes the protocol of the style.
  mutating func writeStyleProtocol() {
    if let control = style.control.first {
      out.write(string: control.styleProtocol)
    } else {
      write(model.component.styleProtocol(hasBase: model.hasBase))
    }
  }

  /// Writes the system's picture of work that goes on, on the line at hand.
  ///
  /// In the style of a progress view it is told which to be: its own style is the one being written.
  mutating func writeSpinner() {
    write(.progressView)
    out.write("()")
    out.endLine()
    out.indent()
    if model.component == .progress { out.line(".progressViewStyle(.circular)") }
  }

  // MARK: The view that holds the body

  private mutating func writeInnerViewCall() {
    if isBranched {
      return writeBranchChoice { emitter, branch in
        emitter.writeInnerViewCall(branch.name, readsStyle: branch.readsStyle)
      }
    }
    writeInnerViewCall(scope.nested.view, readsStyle: scope.readsStyle)
  }

  private mutating func writeInnerViewCall(_ name: String, readsStyle: Bool) {
    out.beginLine()
    out.write(string: name)
    out.write(readsStyle ? "(style: self, " : "(")
    out.write("configuration: configuration)")
    out.endLine()
  }

  /// Writes the view that holds the body.
  mutating func writeInnerView(_ body: Body) {
    out.beginLine()
    out.write("private struct ")
    out.write(string: scope.nested.view)
    out.write(": ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.indent()
    writeInnerProperties()
    writeViewProperties()
    if model.component == .field { writeFieldInitializer() }
    out.blankLine()
    out.beginLine()
    out.write("var body: some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
    out.close()
  }

  private mutating func writeInnerProperties() {
    if scope.readsStyle { writeStyleProperty() }
    out.beginLine()
    out.write("let configuration: ")
    writeInnerConfigurationType()
    out.endLine()
    if scope.reads.contains(.isPressed) { out.line("let isPressed: Bool") }
  }

  private mutating func writeStyleProperty() {
    out.beginLine()
    out.write("let style: ")
    out.write(string: style.swiftName)
    out.endLine()
  }

  /// Writes the type of the configuration in the interface of the style.
  private mutating func writeConfigurationType() {
    if model.component == .custom, !hasNestedType("Configuration") {
      return out.write("Configuration")
    }
    if let control = style.control.first { return out.write(string: control.configurationType) }
    guard let type = model.component.configurationType(hasBase: model.hasBase) else {
      write(.textField)
      return out.write("<Self._Label>")
    }
    if hasNestedType("Configuration") { write(type) } else { out.write("Configuration") }
  }

  private mutating func writeInnerConfigurationType() {
    if let control = style.control.first { return out.write(string: control.configurationType) }
    guard let type = model.component.configurationType(hasBase: model.hasBase) else {
      write(.textField)
      return out.write("<_TextFieldStyleLabel>")
    }
    write(type)
  }

  /// Whether an enumeration of the style has this name.
  private func hasNestedType(_ name: String) -> Bool {
    style.enumerations.contains { SheetNames.lastPart(of: $0.swiftName) == name }
  }

  // MARK: Toggles

  /// Writes the button that a toggle is made of.
  ///
  /// Only a button's style is told of presses, and only a button takes the keyboard and the remote
  /// control. To those who do not see it it is a toggle.
  private mutating func writeToggle() {
    out.beginLine()
    write(.button)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("configuration.isOn.toggle()")
    out.outdent()
    out.line("} label: {")
    out.indent()
    out.line("configuration.label")
    out.close()
    out.beginLine()
    out.write(".buttonStyle(")
    out.write(string: scope.nested.button)
    out.write(scope.readsStyle ? "(style: self, " : "(")
    out.write("toggle: configuration))")
    out.endLine()
    out.line(".accessibilityRepresentation {")
    out.indent()
    out.beginLine()
    write(.toggle)
    out.write("(configuration)")
    out.endLine()
    out.close()
  }

  private mutating func writeToggleButtonStyle() {
    out.blankLine()
    out.beginLine()
    out.write("private struct ")
    out.write(string: scope.nested.button)
    out.write(": ")
    write(.buttonStyle)
    out.write(" {")
    out.endLine()
    out.indent()
    if scope.readsStyle { writeStyleProperty() }
    out.beginLine()
    out.write("let toggle: ")
    write(.toggleStyleConfiguration)
    out.endLine()
    out.blankLine()
    out.beginLine()
    out.write("func makeBody(configuration: ")
    write(.buttonStyleConfiguration)
    out.write(") -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.indent()
    if isBranched {
      writeBranchChoice { emitter, branch in
        emitter.writeToggleBody(branch.name, readsStyle: branch.readsStyle, branch.reads)
      }
    } else {
      writeToggleBody(scope.nested.view, readsStyle: scope.readsStyle, scope.reads)
    }
    out.close()
    out.close()
  }

  private mutating func writeToggleBody(_ name: String, readsStyle: Bool, _ reads: Reads) {
    out.beginLine()
    out.write(string: name)
    out.write(readsStyle ? "(style: style, " : "(")
    out.write("configuration: toggle")
    if reads.contains(.isPressed) { out.write(", isPressed: configuration.isPressed") }
    out.write(")")
    out.endLine()
  }

  // MARK: Fields

  /// Writes the text field without the look that the system gives it.
  private mutating func writeField() {
    out.line("configuration")
    out.indent()
    out.line(".textFieldStyle(.plain)")
    writeFocusTracking()
  }

  /// Writes the modifier that tells the view of a field whether that has the focus.
  mutating func writeFocusTracking() {
    guard scope.tracked.contains(.isFocused) else { return }
    out.beginLine()
    out.write(".focused($")
    writeMember(Reads.isFocused.name)
    out.write(")")
    out.endLine()
  }

  /// Writes the initialiser of a field's view: `_body` belongs to no actor, and the one that the
  /// compiler makes belongs to the main one.
  private mutating func writeFieldInitializer() {
    out.blankLine()
    let mark = out.mark
    for isBroken in [false, true] {
      out.beginLine()
      out.write("nonisolated init(")
      if isBroken {
        out.endLine()
        out.indent()
        out.beginLine()
      }
      if scope.readsStyle {
        out.write("style: ")
        out.write(string: style.swiftName)
        out.write(", ")
      }
      out.write("configuration: ")
      writeInnerConfigurationType()
      if isBroken {
        out.endLine()
        out.outdent()
        out.beginLine()
      }
      out.write(") {")
      if out.column <= SwiftEmitter.lineLength { break }
      out.rewind(to: mark)
    }
    out.endLine()
    out.indent()
    if scope.readsStyle { out.line("self.style = style") }
    out.line("self.configuration = configuration")
    out.close()
  }
}
