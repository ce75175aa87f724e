extension SwiftEmitter {
  /// Writes the properties by which the body reads its surroundings.
  mutating func writeViewProperties() {
    var rest = scope.reads.rawValue
    if model.component == .view, !isBranched, rest != 0 || !scope.inputs.isEmpty,
      model.argumentCount > 0
    {
      out.blankLine()
    }
    while rest != 0 {
      let value = Reads(rawValue: rest & (~rest + 1))
      rest &= rest - 1
      switch value {
      case .controlSize: writeControlSize()
      case .inactiveWindow:
        let name: StaticString = forms.hasAppearsActive ? "appearsActive" : "controlActiveState"
        write(where: forms.inactiveWindows) { $0.writeEnvironment(name, as: name) }
      case .isHovered: writePointerState()
      case .scaledLengths: writeScaledLengths()
      case .isFocused where model.component == .field: writeFocusState()
      case .configuration, .isPressed, .fraction: break
      default:
        if let key = value.environmentKey { writeEnvironment(key, as: value.name) }
      }
    }
    if !scope.inputs.isEmpty { writeInputProperties() }
  }

  private mutating func writeEnvironment(_ key: StaticString, as name: StaticString) {
    out.beginLine()
    out.write("@")
    write(.environment)
    out.write("(\\.")
    out.write(key)
    out.write(") private var ")
    writeMember(name)
    out.endLine()
  }

  /// Writes the control size; tvOS has neither the value nor its type.
  private mutating func writeControlSize() {
    write(where: forms.noControlSizes) { emitter in
      emitter.out.line("private enum ControlSize { case mini, small, regular, large }")
      emitter.out.beginLine()
      emitter.out.write("private var ")
      emitter.writeMember(Reads.controlSize.name)
      emitter.out.write(": ControlSize { .regular }")
      emitter.out.endLine()
    } otherwise: { emitter in
      emitter.writeEnvironment("controlSize", as: Reads.controlSize.name)
    }
  }

  private mutating func writePointerState() {
    out.beginLine()
    out.write("@")
    write(.state)
    out.write(" private var ")
    writeMember(Reads.isHovered.name)
    out.write(" = false")
    out.endLine()
  }

  private mutating func writeFocusState() {
    out.beginLine()
    out.write("@")
    write(.focusState)
    out.write(" private var ")
    writeMember(Reads.isFocused.name)
    out.write(": ")
    write(.bool)
    out.endLine()
  }
}
