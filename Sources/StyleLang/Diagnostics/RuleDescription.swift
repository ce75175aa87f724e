/// What a code or a rule of lint is about, as tools show it beside its findings.
public struct RuleDescription: Sendable {
  /// The code, such as `S101`, or the rule, such as `unused-token`.
  public var code: String
  /// How much a finding matters if nothing else is said; nil where nothing looks for it then.
  public var level: Severity?
  /// What is wrong, in a sentence.
  public var summary: String
  /// Why it is a problem.
  public var reason: String
  /// What to do.
  public var remedy: String
  /// A whole file that shows it.
  public var badExample: String?
  /// The same, mended.
  public var goodExample: String?

  /// Creates the description of a code.
  public init(_ explanation: Explanation) {
    code = explanation.code
    level = explanation.severity
    summary = explanation.summary
    reason = explanation.reason
    remedy = explanation.remedy
    badExample = explanation.badExample
    goodExample = explanation.goodExample
  }

  /// Creates the description of something else.
  init(
    code: String, level: Severity?, summary: String, reason: String, remedy: String,
    badExample: String?, goodExample: String?
  ) {
    self.code = code
    self.level = level
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.badExample = badExample
    self.goodExample = goodExample
  }

  /// All but the summary, as plain text.
  var helpText: String {
    var text = reason + "\n\n" + remedy + "\n"
    if let badExample { text += "\nNot so:\n\n" + badExample.indentedExample }
    if let goodExample { text += "\nBut so:\n\n" + goodExample.indentedExample }
    return text
  }

  /// All but the summary, as Markdown.
  var helpMarkdown: String {
    func block(_ example: String) -> String {
      "```style\n" + example + (example.hasSuffix("\n") ? "" : "\n") + "```\n"
    }
    var text = reason + "\n\n" + remedy + "\n"
    if let badExample { text += "\nNot so:\n\n" + block(badExample) }
    if let goodExample { text += "\nBut so:\n\n" + block(goodExample) }
    return text
  }
}
