extension SwiftEmitter {
  /// Writes what the parameters are, below the summary of a function.
  mutating func writeParameterDocumentation() {
    guard model.argumentCount > 0 else { return }
    out.line("///")
    let isSingle = model.argumentCount == 1
    if !isSingle { out.line("/// - Parameters:") }
    for (index, parameter) in model.arguments.enumerated() {
      out.beginLine()
      out.write(isSingle ? "/// - Parameter " : "///   - ")
      out.write(string: parameter.name)
      out.write(":")
      out.writeDocumentationText(
        parameter.documentation ?? "The \(parameter.type.noun).", hanging: isSingle ? 3 : 5)
      if parameter.hasDefault {
        out.write(" By default `")
        scope.allowsBreaks = false
        writeDefaultArgument(index)
        scope.allowsBreaks = true
        out.write("`.")
      }
      out.endLine()
    }
  }
}

extension ParameterType {
  /// What it is called in a sentence.
  fileprivate var noun: String {
    switch self {
    case .color: "color"
    case .number: "number"
    case .length: "length in points"
    case .angle: "angle"
    case .duration: "duration in seconds"
    case .percentage: "fraction from 0 to 1"
    case .insets: "insets"
    case .shape: "shape"
    case .border: "border"
    case .shadow: "shadow"
    case .font: "font"
    case .animation: "animation"
    case .bool: "flag"
    case .string: "text"
    case .fill: "fill"
    case .image: "image"
    case .enumeration: "variant"
    }
  }
}
