/// How far a progress view is.
extension SwiftEmitter {
  /// Writes the property that says how far a progress view is.
  mutating func writeFraction() {
    out.blankLine()
    out.beginLine()
    out.write("private var fraction: ")
    write(.double)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("configuration.fractionCompleted ?? 0")
    out.close()
  }
}
