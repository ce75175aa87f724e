func parse(_ tokens: Tokens, of source: SourceFile) -> (SyntaxTree, [Diagnostic]) {
  (SyntaxTree(tokens: tokens), [])
}
