func analyze(_ tree: SyntaxTree, of source: SourceFile) -> (Sheet, [Diagnostic]) {
  (Sheet(name: source.baseName), [])
}
