extension SwiftEmitter {
  /// Writes the functions that draw a rectangle with a radius for each corner.
  ///
  /// SwiftUI has such a shape only from iOS 16. A continuous corner, which bends gently where it
  /// begins, is one curve of the second degree.
  mutating func writeCornersPath() {
    let hasStyle = scope.outline.isSuperset(of: [.corners, .continuousCorners])
    out.beginLine()
    writeList("private func cornersPath(", ") -> ", count: hasStyle ? 3 : 2) { emitter, index in
      switch index {
      case 0:
        emitter.out.write("in frame: ")
        emitter.write(.rect)
      case 1:
        emitter.out.write("radii: [")
        emitter.write(.float)
        emitter.out.write("]")
      default:
        emitter.out.write("style: ")
        emitter.write(.cornerStyle)
      }
    }
    write(.path)
    out.write(" {")
    out.endLine()
    out.indent()
    writeCornerPoints()
    out.beginLine()
    out.write("var path = ")
    write(.path)
    out.write("()")
    out.endLine()
    out.beginLine()
    out.write("path.move(to: ")
    write(.point)
    out.write("(x: frame.minX + radii[0], y: frame.minY))")
    out.endLine()
    out.open("for index in [1, 2, 3, 0] {")
    out.line("let corner = corners[index]")
    out.line("let next = corners[(index + 1) % 4]")
    if scope.outline.contains(.continuousCorners) {
      if hasStyle { out.open("if style == .continuous {") }
      writeContinuousCorner()
      if hasStyle {
        out.outdent()
        out.open("} else {")
      }
    }
    if scope.outline.contains(.corners) {
      out.line("path.addArc(tangent1End: corner, tangent2End: next, radius: radii[index])")
      if hasStyle { out.close() }
    }
    out.close()
    out.line("path.closeSubpath()")
    out.line("return path")
    out.close()
    if scope.outline.contains(.continuousCorners) { writePointOnLine() }
  }

  private mutating func writeCornerPoints() {
    let points: [StaticString] = [
      "minX, y: frame.minY", "maxX, y: frame.minY", "maxX, y: frame.maxY", "minX, y: frame.maxY",
    ]
    out.open("let corners = [")
    for point in points {
      out.beginLine()
      write(.point)
      out.write("(x: frame.")
      out.write(point)
      out.write("),")
      out.endLine()
    }
    out.close("]")
  }

  private mutating func writeContinuousCorner() {
    out.line("let previous = corners[(index + 3) % 4]")
    out.line("path.addLine(to: point(from: corner, toward: previous, at: radii[index]))")
    out.line("let end = point(from: corner, toward: next, at: radii[index])")
    out.line("path.addQuadCurve(to: end, control: corner)")
  }

  private mutating func writePointOnLine() {
    out.blankLine()
    out.beginLine()
    writeList("private func point(", ") -> ", count: 3) { emitter, index in
      emitter.out.write(index == 0 ? "from start: " : index == 1 ? "toward end: " : "at distance: ")
      emitter.write(index < 2 ? .point : .float)
    }
    write(.point)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("let width = end.x - start.x")
    out.line("let height = end.y - start.y")
    out.line("let length = abs(width) + abs(height)")
    out.line("let fraction = length > 0 ? distance / length : 0")
    out.beginLine()
    out.write("return ")
    write(.point)
    out.write("(x: start.x + width * fraction, y: start.y + height * fraction)")
    out.endLine()
    out.close()
  }
}
