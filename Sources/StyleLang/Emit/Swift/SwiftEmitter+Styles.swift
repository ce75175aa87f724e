extension SwiftEmitter {
  /// Writes a style: its type, and the member by which it is used.
  mutating func writeStyle(at index: Int) {
    prepare(index)
    let body = writeBody()
    if access != .internal, !model.parameters.isEmpty { planDefaults() }
    out.blankLine()
    writeDocumentation(style.documentation)
    if !isUsedByOthers { writeDeprecation(style.deprecation) }
    out.beginLine()
    writeAccess()
    out.write("struct ")
    out.write(string: style.swiftName)
    out.write(": ")
    write(model.component == .button ? .buttonStyle : .viewModifier)
    out.write(" {")
    out.endLine()
    out.indent()
    writeNestedTypes()
    writeSharedDefaults()
    writeStoredProperties()
    if model.component == .view { writeViewProperties() }
    writeInitializer()
    switch model.component {
    case .view: writeModifierBody(body)
    default: writeButtonBody(body)
    }
    if !hasShapeParameter, !scope.outline.isEmpty {
      out.blankLine()
      writeOutlineType()
    }
    out.close()
    writeExtension()
  }

  /// Whether another style uses an enumeration of this one; then the type itself cannot be marked as
  /// deprecated without a warning there, and what makes and gives the style is marked instead.
  var isUsedByOthers: Bool {
    !names.sharedStyles.isEmpty && names.sharedStyles.contains(style.name)
  }

  /// Whether a parameter is a shape, so that the style's own shape is part of its interface.
  var hasShapeParameter: Bool { model.parameters.contains { $0.type == .shape } }

  private mutating func prepare(_ index: Int) {
    current = index
    model.read(sheet.styles[index])
    scope.reset()
    analyzer.reset(parameters: model.parameters)
    scope.hidden.removeAll(keepingCapacity: true)
    scope.aliases = names.rootsHiddenInStyles
    if model.parameters.isEmpty {
      if !names.namespaces.isEmpty {
        scope.nested.avoid { name in names.namespaces.contains(name) }
      }
      return
    }
    var taken: Set<String> = []
    for parameter in model.parameters {
      taken.insert(parameter.name)
      if case .enumeration(let enumeration) = parameter.type, enumeration.style == style.name {
        taken.insert(SheetNames.lastPart(of: enumeration.swiftName))
      }
    }
    for name in taken {
      if let word = Vocabulary(name: name) { scope.hidden.insert(word) }
      if names.namespaces.contains(name) { scope.aliases.insert(name) }
    }
    scope.nested.avoid { name in taken.contains(name) || names.namespaces.contains(name) }
  }

  // MARK: Bodies

  /// Where the parts of the body are in `scratch`.
  struct Body {
    /// The end of the expression; the computed properties follow.
    var expressionEnd: Int
  }

  /// Writes the body into `scratch`.
  ///
  /// Whether it needs a view of its own, and whether that tracks the pointer, is known for certain
  /// only when the decisions are written, since a condition may turn out not to matter.
  private mutating func writeBody() -> Body {
    var hasInnerView = model.component == .button && !model.mentions.isEmpty
    var tracksPointer = model.mentions.contains(.isHovered)
    while true {
      scope.beginBody(hasInnerView: hasInnerView, tracksPointer: tracksPointer)
      let body = writeBodyOnce()
      let needsInnerView = model.component == .button && !scope.reads.isEmpty
      let readsPointer = scope.reads.contains(.isHovered)
      if needsInnerView == hasInnerView, readsPointer == tracksPointer { return body }
      hasInnerView = needsInnerView
      tracksPointer = readsPointer && tracksPointer
    }
  }

  private mutating func writeBodyOnce() -> Body {
    swap(&out, &scratch)
    out.removeAll()
    out.indentation = scope.hasInnerView ? 12 : 8
    planShapes()
    out.line(model.component == .button ? "configuration.label" : "content")
    out.indent()
    writeModifiers()
    let body = Body(expressionEnd: out.count)
    out.indentation = scope.hasInnerView ? 8 : 4
    repeat {
      writeShapeProperty()
      writePendingProperties()
    } while scope.shape.isUsed && !scope.shape.isWritten
    if scope.reads.contains(.inactiveWindow) { writeInactiveWindow() }
    swap(&out, &scratch)
    return body
  }

  private mutating func writeInactiveWindow() {
    out.blankLine()
    out.beginLine()
    out.write("private var ")
    writeMember(Reads.inactiveWindow.name)
    out.write(": ")
    write(.bool)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("#if os(macOS)")
    out.beginLine()
    writeMember("controlActiveState")
    out.write(" == .inactive")
    out.endLine()
    out.line("#else")
    out.line("false")
    out.line("#endif")
    out.close()
  }

  private mutating func writeButtonBody(_ body: Body) {
    out.blankLine()
    out.beginLine()
    writeAccess()
    out.write("func makeBody(configuration: ")
    writeConfigurationType()
    out.write(") -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    guard scope.hasInnerView else {
      out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
      out.line("}")
      out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
      return
    }
    out.indent()
    out.beginLine()
    out.write(string: scope.nested.view)
    out.write(scope.readsStyle ? "(style: self, " : "(")
    out.write("configuration: configuration)")
    out.endLine()
    out.close()
    out.blankLine()
    out.beginLine()
    out.write("private struct ")
    out.write(string: scope.nested.view)
    out.write(": ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.indent()
    if scope.readsStyle {
      out.beginLine()
      out.write("let style: ")
      out.write(string: style.swiftName)
      out.endLine()
    }
    out.beginLine()
    out.write("let configuration: ")
    write(.buttonStyleConfiguration)
    out.endLine()
    writeViewProperties()
    out.blankLine()
    out.beginLine()
    out.write("var body: some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
    out.close()
  }

  private mutating func writeConfigurationType() {
    let isHidden = style.enumerations.contains {
      SheetNames.lastPart(of: $0.swiftName) == "Configuration"
    }
    if isHidden { write(.buttonStyleConfiguration) } else { out.write("Configuration") }
  }

  private mutating func writeModifierBody(_ body: Body) {
    out.blankLine()
    out.beginLine()
    writeAccess()
    let isHidden = style.enumerations.contains {
      SheetNames.lastPart(of: $0.swiftName) == "Content"
    }
    out.write("func body(content: ")
    out.write(isHidden ? "SwiftUI._ViewModifier_Content<Self>" : "Content")
    out.write(") -> some ")
    write(.view)
    out.write(" {")
    out.endLine()
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
  }
}
