extension SwiftEmitter {
  /// Writes a list of arguments or the like: on the line at hand if it fits, else one to a line.
  ///
  /// Of nested lists the outer one is broken first.
  ///
  /// - Parameters:
  ///   - open: What stands before, up to the parenthesis.
  ///   - close: The parenthesis, and what belongs on its line.
  ///   - count: How many items there are.
  ///   - item: Writes one of them.
  mutating func writeList(
    _ open: StaticString, _ close: StaticString = ")", count: Int,
    _ item: (inout SwiftEmitter, Int) -> Void
  ) {
    let mark = out.mark
    let mayBreak = scope.allowsBreaks
    scope.allowsBreaks = false
    out.write(open)
    for index in 0..<count {
      if index > 0 { out.write(", ") }
      item(&self, index)
    }
    out.write(close)
    scope.allowsBreaks = mayBreak
    if !mayBreak || out.column <= SwiftEmitter.lineLength { return }

    out.rewind(to: mark)
    out.write(open)
    out.endLine()
    out.indent()
    for index in 0..<count {
      out.beginLine()
      item(&self, index)
      if index < count - 1 { out.write(",") }
      out.endLine()
    }
    out.outdent()
    out.beginLine()
    out.write(close)
  }
}
