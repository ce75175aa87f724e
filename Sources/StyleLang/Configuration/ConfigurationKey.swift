/// A key of `stylec.json`: the one place that says what there is.
///
/// The reader, the JSON Schema and the page about the configuration are made from these.
struct ConfigurationKey: Sendable {
  /// What may stand behind a key.
  indirect enum Kind: Sendable {
    /// Any text, which means nothing here.
    case text
    /// A path that is not empty, relative to the folder of the file.
    case path
    case paths
    case word(among: [String])
    /// Systems, each written as `ios17`.
    case targets
    case integer(ClosedRange<Int>)
    case object([ConfigurationKey])
    /// Rules of lint by name, each a level or an object of a level and options.
    case rules
  }

  var name: String
  var kind: Kind
  /// What it says, in a sentence.
  var summary: String

  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// The keys of the file.
  static let all: [ConfigurationKey] = [
    ConfigurationKey(
      "$schema", .text, "Where the JSON Schema of the file is, for editors; stylec passes it over."),
    ConfigurationKey(
      "sources", .paths,
      "The files and folders that commands take where none is named."),
    ConfigurationKey(
      "output",
      .object([
        ConfigurationKey("swift", .path, "The folder for Swift."),
        ConfigurationKey("json", .path, "The folder for JSON."),
      ]), "What 'stylec compile' writes for 'sources'."),
    ConfigurationKey(
      "access", .word(among: AccessLevel.allCases.map(\.rawValue)),
      "The visibility of the Swift declarations; 'public' by default."),
    ConfigurationKey(
      "deploymentTargets", .targets,
      "The oldest systems to support, such as 'ios17'; platforms that are not named are left out of"
        + " account."),
    ConfigurationKey(
      "maximumErrors", .integer(1...1_000_000),
      "How many errors are shown at most; the rest is counted."),
    ConfigurationKey("lint", .object(lint), "What 'stylec lint' looks for."),
    ConfigurationKey("format", .object(format), "How 'stylec format' lays files out."),
  ]

  private static let lint = [
    ConfigurationKey(
      "rules", .rules,
      "Rules by name: a level, or an object of a 'level' and the options of the rule."),
    ConfigurationKey(
      "baseline", .path, "The file that lists the findings that are not shown."),
  ]

  private static let format = [
    ConfigurationKey(
      "indentWidth", .integer(FormatOptions.indentWidths),
      "The spaces of a level of indentation; \(FormatOptions().indentWidth) by default."),
    ConfigurationKey(
      "lineWidth", .integer(FormatOptions.lineWidths),
      "The columns that a line should not go beyond; \(FormatOptions().lineWidth) by default."),
  ]
}

extension LintRule {
  /// The key of the level in the object that sets a rule.
  static let levelKey = "level"
}
