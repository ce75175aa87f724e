extension SwiftEmitter {
  /// Writes a case of the style's own shape as a value.
  mutating func writeOutlineCase(_ shape: ShapeValue, isTyped: Bool) {
    if !isTyped { out.write(string: scope.nested.outline) }
    out.write(".")
    switch shape {
    case .rectangle: out.write("rectangle")
    case .capsule: out.write("capsule")
    case .circle: out.write("circle")
    case .ellipse: out.write("ellipse")
    case .containerRelative: out.write("containerRelative")
    case .rounded(let radius, let style):
      out.write("rounded(")
      writeScalar(radius)
      if scope.outline.isSuperset(of: [.rounded, .continuous]) { writeStyle(style) }
      out.write(")")
    case .corners(let radii, let style):
      out.write("corners")
      let hasStyle = scope.outline.isSuperset(of: [.corners, .continuousCorners])
      writeRadii(radii, style: hasStyle ? style : nil)
    case .trim(let shape, _, _): writeOutlineCase(shape, isTyped: true)
    }
  }

  private mutating func writeStyle(_ style: CornerStyle) {
    out.write(", style: .")
    out.write(string: style.rawValue)
  }

  /// Writes the style's own shape, with the cases it needs.
  mutating func writeOutlineType() {
    let isPublic = hasShapeParameter
    if isPublic { out.line("/// A shape that the style can have.") }
    out.beginLine()
    if isPublic { writeAccess() } else { out.write("private ") }
    out.write("enum ")
    out.write(string: scope.nested.outline)
    out.write(": ")
    write(.insettableShape)
    out.write(" {")
    out.endLine()
    out.indent()
    writeOutlineCases(isDocumented: isPublic)
    out.blankLine()
    writeOutlineInset(isPublic)
    out.blankLine()
    writeOutlinePath(isPublic)
    out.close()
  }

  // MARK: Cases

  private mutating func writeOutlineCases(isDocumented: Bool) {
    let simple: [(OutlineCases, StaticString, StaticString)] = [
      (.rectangle, "rectangle", "A rectangle."), (.capsule, "capsule", "A capsule."),
      (.circle, "circle", "A circle."), (.ellipse, "ellipse", "An ellipse."),
      (.containerRelative, "containerRelative", "The shape of the container."),
    ]
    for (item, name, summary) in simple where scope.outline.contains(item) {
      writeCaseSummary(summary, isDocumented)
      out.beginLine()
      out.write("case ")
      out.write(name)
      out.endLine()
    }
    if !scope.outline.isDisjoint(with: [.rounded, .continuous]) {
      writeCaseSummary("A rectangle with equal corners of this radius.", isDocumented)
      out.beginLine()
      out.write("case rounded(")
      write(.float)
      if scope.outline.isSuperset(of: [.rounded, .continuous]) {
        out.write(", ")
        writeStyleParameter()
      }
      out.write(")")
      out.endLine()
    }
    if !scope.outline.isDisjoint(with: [.corners, .continuousCorners]) {
      writeCaseSummary("A rectangle with a radius for each corner.", isDocumented)
      out.beginLine()
      let hasStyle = scope.outline.isSuperset(of: [.corners, .continuousCorners])
      writeList("case corners(", count: hasStyle ? 5 : 4) { emitter, index in
        if index < 4 {
          emitter.out.write(CornerRadii.labels[index])
          emitter.out.write(": ")
          emitter.write(.float)
        } else {
          emitter.writeStyleParameter()
        }
      }
      out.endLine()
    }
    writeCaseSummary("Another shape, drawn this far inside its edge.", isDocumented)
    out.beginLine()
    out.write("indirect case inset(")
    out.write(string: scope.nested.outline)
    out.write(", ")
    write(.float)
    out.write(")")
    out.endLine()
  }

  private mutating func writeCaseSummary(_ summary: StaticString, _ isDocumented: Bool) {
    guard isDocumented else { return }
    out.beginLine()
    out.write("/// ")
    out.write(summary)
    out.endLine()
  }

  private mutating func writeStyleParameter() {
    out.write("style: ")
    write(.cornerStyle)
    out.write(" = .circular")
  }

  // MARK: Methods

  private mutating func writeOutlineInset(_ isPublic: Bool) {
    out.beginLine()
    if isPublic { writeAccess() }
    out.write("func inset(by amount: ")
    write(.float)
    out.write(") -> ")
    out.write(string: scope.nested.outline)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line(".inset(self, amount)")
    out.close()
  }

  private mutating func writeOutlinePath(_ isPublic: Bool) {
    out.beginLine()
    if isPublic { writeAccess() }
    out.write("func path(in rect: ")
    write(.rect)
    out.write(") -> ")
    write(.path)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("path(in: rect, insetBy: 0)")
    out.close()
    out.blankLine()
    out.beginLine()
    out.write("private func path(in rect: ")
    write(.rect)
    out.write(", insetBy amount: ")
    write(.float)
    out.write(") -> ")
    write(.path)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("switch self {")
    writePathCases()
    out.line("}")
    out.close()
    if !scope.outline.isDisjoint(with: [.corners, .continuousCorners]), !forms.hasUnevenRectangle {
      out.blankLine()
      writeCornersPath()
    }
  }

  private mutating func writePathCases() {
    let simple: [(OutlineCases, StaticString, Vocabulary)] = [
      (.rectangle, "rectangle", .rectangle), (.capsule, "capsule", .capsule),
      (.circle, "circle", .circle), (.ellipse, "ellipse", .ellipse),
      (.containerRelative, "containerRelative", .containerRelativeShape),
    ]
    for (item, name, type) in simple where scope.outline.contains(item) {
      out.beginLine()
      out.write("case .")
      out.write(name)
      out.write(":")
      out.endLine()
      out.indent()
      out.beginLine()
      out.write("return ")
      write(type)
      out.write("().inset(by: amount).path(in: rect)")
      out.endLine()
      out.outdent()
    }
    writeRoundedPathCase()
    writeCornersPathCase()
    out.line("case .inset(let shape, let distance):")
    out.indent()
    out.line("return shape.path(in: rect, insetBy: distance + amount)")
    out.outdent()
  }

  private mutating func writeRoundedPathCase() {
    if scope.outline.isDisjoint(with: [.rounded, .continuous]) { return }
    let hasStyle = scope.outline.isSuperset(of: [.rounded, .continuous])
    out.line(hasStyle ? "case .rounded(let radius, let style):" : "case .rounded(let radius):")
    out.indent()
    out.beginLine()
    out.write("return ")
    write(.roundedRectangle)
    out.write("(cornerRadius: radius, style: ")
    if hasStyle {
      out.write("style")
    } else {
      out.write(scope.outline.contains(.continuous) ? ".continuous" : ".circular")
    }
    out.write(")")
    out.endLine()
    out.indent()
    out.line(".inset(by: amount)")
    out.line(".path(in: rect)")
    out.outdent()
    out.outdent()
  }

  private mutating func writeCornersPathCase() {
    if scope.outline.isDisjoint(with: [.corners, .continuousCorners]) { return }
    let hasStyle = scope.outline.isSuperset(of: [.corners, .continuousCorners])
    out.line(
      hasStyle
        ? "case .corners(let first, let second, let third, let fourth, let style):"
        : "case .corners(let first, let second, let third, let fourth):")
    out.indent()
    if forms.hasUnevenRectangle { return writeUnevenPath(hasStyle: hasStyle) }
    out.line("let frame = rect.insetBy(dx: amount, dy: amount)")
    out.beginLine()
    out.write("let limit = ")
    write(.min)
    out.write("(frame.width, frame.height) / 2")
    out.endLine()
    out.line("let radii = [first, second, third, fourth].map { radius in")
    out.indent()
    out.beginLine()
    write(.max)
    out.write("(")
    write(.min)
    out.write("(radius - amount, limit), 0)")
    out.endLine()
    out.close()
    out.line(
      hasStyle
        ? "return cornersPath(in: frame, radii: radii, style: style)"
        : "return cornersPath(in: frame, radii: radii)")
    out.outdent()
  }

  private mutating func writeUnevenPath(hasStyle: Bool) {
    out.beginLine()
    out.write("return ")
    write(.unevenRoundedRectangle)
    out.write("(")
    out.endLine()
    out.indent()
    out.line("topLeadingRadius: first, bottomLeadingRadius: fourth,")
    out.beginLine()
    out.write("bottomTrailingRadius: third, topTrailingRadius: second, style: ")
    if hasStyle {
      out.write("style")
    } else {
      out.write(scope.outline.contains(.continuousCorners) ? ".continuous" : ".circular")
    }
    out.endLine()
    out.close(")")
    out.line(".inset(by: amount)")
    out.line(".path(in: rect)")
    out.outdent()
  }
}
