/// What compiling one file gives.
public struct Compilation: Sendable {
  /// The file.
  public var source: SourceFile
  /// Its syntax tree, whatever the errors.
  public var tree: SyntaxTree
  /// Its model; nil if there is an error.
  public var sheet: Sheet?
  /// Every problem, in the order of places.
  public var diagnostics: [Diagnostic]

  /// Whether an error is among the diagnostics.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Compiles one file: the whole compiler on one page.
///
/// - Parameters:
///   - source: The file; of any bytes below 4 GiB.
///   - targets: The systems on which the generated code has to run.
/// - Returns: The model, or the errors that prevent it, all of them.
public func compile(
  _ source: SourceFile, targets: DeploymentTargets = .standard
) -> Compilation {
  let (tokens, lexicalProblems) = lex(source)
  let (tree, syntaxProblems) = parse(tokens, of: source)
  let (sheet, semanticProblems) = analyze(tree, of: source, targets: targets)
  let diagnostics = sorted(lexicalProblems + syntaxProblems + semanticProblems)
  let failed = diagnostics.contains { $0.severity == .error }
  return Compilation(
    source: source, tree: tree, sheet: failed ? nil : sheet, diagnostics: diagnostics)
}

/// The visibility of generated Swift declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  case `public`, package, `internal`
}

/// How Swift is emitted.
public struct SwiftOptions: Sendable {
  /// The visibility of what the file declares.
  public var access: AccessLevel = .public
  /// Creates the default options.
  public init() {}
}

/// How JSON is emitted.
public struct JSONOptions: Sendable {
  /// Whether each reachable combination of states gets a complete set of properties instead of
  /// rules.
  public var flatten = false
  /// Creates the default options.
  public init() {}
}

// emitSwift(_ sheet: Sheet, options: SwiftOptions, write: ([UInt8]) throws -> Void) rethrows
// emitJSON(_ sheet: Sheet, options: JSONOptions, write: ([UInt8]) throws -> Void) rethrows

private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard diagnostics.count > 1 else { return diagnostics }
  var seen: Set<Diagnostic> = []
  return diagnostics.enumerated()
    .sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    .map(\.element)
    .filter { seen.insert($0).inserted }
}
