import StyleLang

/// The command was called in a way that makes no sense: exit status 2.
struct UsageError: Error {
  /// What is wrong: one line, lower case, no full stop.
  let message: String

  init(_ message: String) { self.message = message }

  /// A word that is not among those that may stand in its place.
  static func unknown(
    _ what: String, _ word: String, among words: [String], in context: String = ""
  ) -> UsageError {
    let hint =
      suggestion(for: word, among: words).map { "did you mean '\($0)'?" }
      ?? "there is " + words.map { "'\($0)'" }.joined(separator: ", ")
    return UsageError("unknown \(what) '\(word)'\(context); \(hint)")
  }
}
