import StyleLang

/// The texts of `--help`, made from the tables of commands and options.
struct Help {
  /// The columns of a line.
  let width: Int

  /// Help in general.
  var general: String {
    var text = "stylec compiles styles, written in StyleLang, to SwiftUI source and JSON.\n"
    text += "\nUsage: stylec COMMAND [OPTIONS]\n\nCommands:\n"
    text += table(Command.allCases.map { ("\($0) \($0.operands)", $0.summary) })
    text += "\nOptions:\n" + table([Option.help, .version].map(row))
    text += "\n" + wrapped("'stylec COMMAND --help' says more about a command.", width: width)
    return text + "\n" + exitStatus
  }

  /// Help for one command.
  func text(for command: Command) -> String {
    var text = wrapped(command.summary, width: width)
    text += "\nUsage: stylec \(command) \(command.operands)"
    text += command.options == [.help] ? "\n\n" : " [OPTIONS]\n\n"
    text += wrapped(command.details, width: width)
    text += "\nOptions:\n" + table(command.options.map(row))
    text += "\nExamples:\n" + table(command.examples)
    return text + "\n" + exitStatus
  }

  private var exitStatus: String {
    wrapped(
      "Exit status: 0 for success, 1 for an error in an input or of a file, 2 for wrong use.",
      width: width)
  }

  private func row(_ option: Option) -> (String, String) {
    let names = (option.letter.map { "-\($0), " } ?? "") + option.name
    return (option.placeholder.map { "\(names) \($0)" } ?? names, option.summary)
  }

  /// Terms and what they mean: side by side where that leaves room, else below each other.
  private func table(_ rows: [(term: String, text: String)]) -> String {
    let column = 2 + (rows.map(\.term.count).max() ?? 0) + 2
    return rows.map { term, text in
      if column <= 44, width >= column + 30 {
        let lines = wrapped(text, width: width - column).split(separator: "\n")
        let indent = String(repeating: " ", count: column)
        let head = "  " + term + String(repeating: " ", count: column - 2 - term.count)
        return head + lines.joined(separator: "\n" + indent) + "\n"
      }
      return "  \(term)\n" + wrapped(text, width: width, indent: 6)
    }.joined()
  }
}
