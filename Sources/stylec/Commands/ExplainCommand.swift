import StyleLang

/// `stylec explain`: what a code means, or the list of codes.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let width = Terminal.output.textWidth
    guard let operand = arguments.operands.first else {
      try Terminal.output.write(Explanation.list(width: width))
      return .success
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("'explain' takes one code, not \(arguments.operands.count)")
    }
    // Copied with its brackets, or typed in haste.
    let code = operand.text.uppercased().filter { $0 != "[" && $0 != "]" }
    guard let explanation = Explanation.all.first(where: { $0.code == code }) else {
      let near = suggestion(for: code, among: Explanation.all.map(\.code))
      let hint = near.map { "did you mean '\($0)'?" } ?? "'stylec explain' lists them all"
      throw UsageError("unknown code '\(operand.text)'; \(hint)")
    }
    try Terminal.output.write(explanation.text(width: width))
    return .success
  }
}
