extension SwiftEmitter {
  /// Writes the nested types that parameters have.
  mutating func writeNestedTypes() {
    for enumeration in style.enumerations {
      separate()
      let parameter = model.arguments.first { $0.type == .enumeration(enumeration) }
      writeEnumeration(enumeration, documentation: parameter?.documentation)
    }
    if hasShapeParameter {
      separate()
      writeOutlineType()
    }
    if model.arguments.contains(where: { $0.type == .border }) {
      writeMemberwiseType(
        scope.nested.border, "A line along the edge of the shape.",
        [
          NestedField("color", .plain(.color), nil, "The color of the line."),
          NestedField("width", .plain(.float), nil, "The width in points."),
          NestedField("dash", .list(.float), "[]", "Lengths of dashes and gaps; empty if solid."),
        ])
    }
    if model.arguments.contains(where: { $0.type == .shadow }) {
      writeMemberwiseType(
        scope.nested.shadow, "A shadow of the surface.",
        [
          NestedField("color", .plain(.color), nil, "The color."),
          NestedField("radius", .plain(.float), nil, "The radius of the blur in points."),
          NestedField("x", .plain(.float), "0", "The distance to the right in points."),
          NestedField("y", .plain(.float), "0", "The distance down in points."),
        ])
    }
  }

  /// Writes the declaration of an enumeration.
  mutating func writeEnumeration(_ enumeration: Enumeration, documentation: String?) {
    let name = SheetNames.lastPart(of: enumeration.swiftName)
    writeDocumentation(documentation)
    out.beginLine()
    writeAccess()
    out.write("enum ")
    out.write(string: name)
    out.write(": ")
    write(.hashable)
    out.write(", ")
    write(.sendable)
    // A case of this name would be the list that the protocol asks for.
    if !enumeration.cases.contains("allCases") {
      out.write(", ")
      write(.caseIterable)
    }
    out.write(" {")
    out.endLine()
    out.indent()
    out.beginLine()
    out.write("case ")
    for (index, name) in enumeration.cases.enumerated() {
      if index > 0 {
        if out.column + name.utf8.count + 4 > SwiftEmitter.lineLength {
          out.endLine()
          out.beginLine()
          out.write("case ")
        } else {
          out.write(", ")
        }
      }
      writeName(name)
    }
    out.endLine()
    out.close()
  }

  /// A field of a type that is written with its memberwise initialiser.
  private struct NestedField {
    var name: StaticString
    var type: SwiftType
    var defaultValue: StaticString?
    var summary: StaticString

    init(
      _ name: StaticString, _ type: SwiftType, _ defaultValue: StaticString?,
      _ summary: StaticString
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.summary = summary
    }
  }

  private mutating func writeMemberwiseType(
    _ name: String, _ summary: StaticString, _ fields: [NestedField]
  ) {
    separate()
    writeSummary(summary)
    out.beginLine()
    writeAccess()
    out.write("struct ")
    out.write(string: name)
    out.write(": ")
    write(.hashable)
    out.write(", ")
    write(.sendable)
    out.write(" {")
    out.endLine()
    out.indent()
    for field in fields {
      writeSummary(field.summary)
      out.beginLine()
      writeAccess()
      out.write("var ")
      out.write(field.name)
      out.write(": ")
      write(field.type)
      out.endLine()
    }
    out.blankLine()
    writeSummary("Creates the value.")
    out.beginLine()
    writeAccess()
    out.write("init(")
    for (index, field) in fields.enumerated() {
      if index > 0 { out.write(", ") }
      out.write(field.name)
      out.write(": ")
      write(field.type)
      if let defaultValue = field.defaultValue {
        out.write(" = ")
        out.write(defaultValue)
      }
    }
    out.write(") {")
    out.endLine()
    out.indent()
    for field in fields {
      out.beginLine()
      out.write("self.")
      out.write(field.name)
      out.write(" = ")
      out.write(field.name)
      out.endLine()
    }
    out.close()
    out.close()
  }

  private mutating func writeSummary(_ text: StaticString) {
    out.beginLine()
    out.write("/// ")
    out.write(text)
    out.endLine()
  }
}
