import StyleLang

/// `stylec explain`: what a code or a rule of lint means, or the list of them.
enum ExplainCommand {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let width = Terminal.output.textWidth
    guard let operand = arguments.operands.first else {
      try Terminal.output.write(
        Explanation.list(width: width) + "\n" + LintRule.list(width: width))
      return .success
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("'explain' takes one code or rule, not \(arguments.operands.count)")
    }
    try Terminal.output.write(text(operand.text, width: width))
    return .success
  }

  private static func text(_ operand: String, width: Int) throws(UsageError) -> String {
    // Copied with its brackets, or typed in haste.
    let word = operand.filter { $0 != "[" && $0 != "]" }
    let (code, name) = (word.uppercased(), word.lowercased())
    if let explanation = Explanation.all.first(where: { $0.code == code }) {
      return explanation.text(width: width)
    }
    if let rule = LintRule.all.first(where: { $0.name == name }) {
      return rule.text(width: width)
    }
    let near =
      suggestion(for: name, among: LintRule.all.map(\.name))
      ?? suggestion(for: code, among: Explanation.all.map(\.code))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'stylec explain' lists them all"
    throw UsageError("unknown code or rule '\(operand)'; \(hint)")
  }
}
