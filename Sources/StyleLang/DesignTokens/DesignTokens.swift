/// A file of design tokens in the terms of the language.
///
/// The format is that of the Design Tokens Format Module and the Color Module 2025.10, final reports
/// of the Design Tokens Community Group. The result is that of a file with one block,
/// `tokens Name { … }`, whose name is made from the file's.
struct DesignTokens {
  /// The tokens, in the order of the file, those that groups inherit before their own.
  var sheet: Sheet
  /// The tokens that the language cannot hold.
  var unusable: [UnusableToken] = []
  /// Where each token of the sheet is named in the file, by `TokenID`.
  var sites: [SourceRange] = []
  /// Every problem.
  var diagnostics: [Diagnostic] = []
  /// Whether the file could not be read at all, so that what it declares is not known.
  var isUnreadable = false
}

/// A token that stands in a file but cannot be used.
struct UnusableToken: Hashable, Sendable {
  /// The name, with those of its groups, as the language would have it; without the file's.
  var path: [String]
  /// Why; nil where that has been reported as an error.
  var reason: String?
  /// Its name in the file.
  var range: SourceRange
}

/// Reads a file of design tokens.
func readDesignTokens(_ source: SourceFile) -> DesignTokens {
  let (document, problems) = JSONTextReader.read(source)
  guard let document else {
    return DesignTokens(
      sheet: Sheet(name: source.baseName), diagnostics: problems, isUnreadable: true)
  }
  var reader = TokenFileReader(document)
  reader.diagnostics = problems
  return reader.run()
}

extension SourceFile {
  /// Whether the name is that of a file of design tokens: the two endings that the format
  /// recommends, and any other of JSON.
  public var isDesignTokens: Bool { name.hasSuffix(".tokens") || name.hasSuffix(".json") }
}

/// The types of the format.
enum DesignTokenType: String, CaseIterable, Sendable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography

  /// With an article, for messages.
  var phrase: String {
    switch self {
    case .color: "a colour"
    case .dimension: "a dimension"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .duration: "a duration"
    case .cubicBezier: "a cubic Bézier curve"
    case .number: "a number"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography"
    }
  }
}
