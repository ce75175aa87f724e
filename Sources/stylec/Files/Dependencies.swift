import StyleLang

/// What each output depends on, in the form of 'make'.
struct Dependencies {
  private(set) var text = ""
  /// The path of the configuration, on which every output depends.
  var configuration: String?

  /// Adds an output with its input and all that this imports.
  mutating func add(_ destination: OutputPlan.Destination, of result: ProjectCompilation) {
    guard case .file(let output) = destination else { return }
    let inputs = ([result.compilation.source] + result.imports).map(\.name)
    text += Dependencies.escaped(output.text) + ":"
    for input in inputs + [configuration].compactMap(\.self) {
      text += " \\\n  " + Dependencies.escaped(input)
    }
    text += "\n"
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "#", "\\": result += "\\"
      case "$": result += "$"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
