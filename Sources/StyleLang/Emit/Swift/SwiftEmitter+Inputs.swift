/// What a style reads that no argument gives.
extension SwiftEmitter {
  /// Writes a reference to an input, and notes that it is read.
  mutating func writeInput(_ parameter: ParameterID) {
    let input = model.parameters[Int(parameter)]
    switch input.source {
    case .argument: writeName(input.name)
    case .environment:
      if !scope.inputs.contains(parameter) { scope.inputs.append(parameter) }
      if scope.bound.contains(parameter) { out.write("self.") }
      writeNameOfInput(input)
    case .configuration where model.component == .progress: writeRead(.fraction)
    case .configuration:
      writeRead(.configuration)
      out.write(".")
      out.write(string: Control.swiftName(ofFlag: input.name))
    // Decided where the body begins: see `SwiftEmitter+Branches.swift`.
    case .availability: out.write("false")
    }
  }

  /// Writes the properties that hold the custom values of the environment.
  mutating func writeInputProperties() {
    for parameter in scope.inputs.sorted() {
      let input = model.parameters[Int(parameter)]
      out.beginLine()
      out.write("@")
      write(.environment)
      out.write("(\\.")
      out.write(string: SwiftWords.escaped(input.name))
      out.write(") private var ")
      writeNameOfInput(input)
      out.endLine()
    }
  }

  private mutating func writeNameOfInput(_ input: Parameter) {
    // A name that the body has for something else would be declared twice.
    if SwiftName.isUsedByBodies(input.name) || input.name == "body" {
      out.write(string: input.name)
      out.write("Input")
    } else {
      writeName(input.name)
    }
  }
}
