/// A style file, laid out.
public struct FormattedText: Sendable {
  /// The text.
  public var bytes: [UInt8]
  /// What was left as it is, since it does not parse; places in the text as it was.
  public var skipped: [SourceRange]
}

/// How much around a mistake is left as it is.
///
/// How a mistake is read can hang on the indentation of what follows it. Where the least does not
/// keep the tree, more is left.
package enum FormatCaution: CaseIterable {
  /// The smallest item in which it lies.
  case items
  /// The whole declaration.
  case declarations
  /// The whole file.
  case file
}

/// Lays out a file.
///
/// - Parameters:
///   - tree: The file's tree.
///   - problems: What lexing and parsing it reported.
package func layOut(
  _ tree: SyntaxTree, of source: SourceFile, problems: [Diagnostic], options: FormatOptions,
  caution: FormatCaution = .items
) -> FormattedText {
  if caution == .file {
    return FormattedText(
      bytes: source.bytes, skipped: [SourceRange(0, UInt32(source.bytes.count))])
  }
  var printer = FormatPrinter(tree, source, problems, options)
  printer.caution = caution
  printer.file()
  return FormattedText(bytes: printer.out.bytes, skipped: printer.skipped)
}

/// The state of laying out a file.
///
/// The tree says what is an item (a declaration, an entry, a statement, an element) and what lies in
/// its block; every item begins a line. Inside an item, tokens are written side by side with the
/// spaces that `Spacing` wants. That is all for most; an item that is too long, or has comments that
/// end lines, is cut back and laid out by `LineLayout`.
struct FormatPrinter: ~Copyable {
  let tree: SyntaxTree
  let tokens: Tokens
  let bytes: [UInt8]
  let options: FormatOptions
  let problems: ProblemPlaces
  var caution = FormatCaution.items
  let lineEnding: LineEnding
  var out: FormatBuffer
  var skipped: [SourceRange] = []
  /// What stands in the gap at hand.
  var gap = Gap()

  init(
    _ tree: SyntaxTree, _ source: SourceFile, _ problems: [Diagnostic], _ options: FormatOptions
  ) {
    self.tree = tree
    tokens = tree.tokens
    bytes = source.bytes
    self.options = options
    self.problems = ProblemPlaces(problems)
    lineEnding = LineEnding(of: bytes)
    out = FormatBuffer(capacity: bytes.count + bytes.count / 8 + 64)
  }

  /// The whole file.
  mutating func file() {
    if hasByteOrderMark(bytes.span) { out.append(bytes, 0, 3) }
    guard tree.count > 0 else { return }
    items(of: 0, after: -1, upTo: tokens.count - 1, indent: 0)
  }

  /// The item's own tokens in one line if they fit, else in several.
  ///
  /// - Parameters:
  ///   - first: The first token.
  ///   - end: One past the last; the tokens of a block are not among them, but its `{` is.
  mutating func line(_ node: NodeID, _ first: Int, _ end: Int, indent: Int) {
    let mark = out.mark
    if flat(node, first, end) { return }
    out.cut(to: mark)
    var layout = LineLayout(node, first, end, indent: indent)
    layout.build(self)
    layout.write(&self)
  }
}
