extension SwiftEmitter {
  /// Writes a style: its type, and the member by which it is used.
  mutating func writeStyle(at index: Int) {
    let platforms = forms.styles(of: sheet.styles[index].component)
    if platforms == .never { return }
    prepare(index)
    if model.hasInputs { planBranches() }
    let body = isBranched ? writeBranches() : writeBody()
    if access != .internal, model.argumentCount > 0 { planDefaults() }
    out.blankLine()
    write(where: platforms) { $0.writeType(body) }
  }

  private mutating func writeType(_ body: Body) {
    writeDocumentation(style.documentation)
    if !isUsedByOthers { writeDeprecation(style.deprecation) }
    out.beginLine()
    writeAccess()
    out.write("struct ")
    out.write(string: style.swiftName)
    out.write(": ")
    writeStyleProtocol()
    if model.component == .field, !model.parameters.isEmpty {
      // Its view is made outside the main actor, and keeps it.
      out.write(", ")
      write(.sendable)
    }
    out.write(" {")
    out.endLine()
    out.indent()
    writeNestedTypes()
    writeSharedDefaults()
    writeStoredProperties()
    if model.component == .view, !isBranched { writeViewProperties() }
    writeInitializer()
    if model.component == .view { writeModifierBody(body) } else { writeStyleBody(body) }
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
  @inline(__always)
  var hasShapeParameter: Bool { model.arguments.contains { $0.type == .shape } }

  private mutating func prepare(_ index: Int) {
    current = index
    // By address, since an element of an array would be copied first.
    let styles = sheet.styles
    styles.withUnsafeBufferPointer { model.read($0[index]) }
    scope.reset()
    scope.nested.view = model.component.innerViewName
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
    for parameter in model.arguments {
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
  /// Whether it needs a view of its own, and whether that tracks the pointer or the focus, is known
  /// for certain only when the decisions are written, since a condition may turn out not to matter.
  mutating func writeBody() -> Body {
    let component = model.component
    var hasInnerView =
      isBranched || component.needsInnerView(reading: model.mentions, hasBase: model.hasBase)
    var tracked = model.mentions.intersection(component.trackedReads)
    while true {
      scope.beginBody(hasInnerView: hasInnerView, tracked: tracked)
      let body = writeBodyOnce()
      let needsInnerView =
        isBranched || component.needsInnerView(reading: scope.reads, hasBase: model.hasBase)
        || component != .view && !scope.inputs.isEmpty
      let needed = scope.reads.intersection(component.trackedReads)
      if needsInnerView == hasInnerView, needed == tracked { return body }
      hasInnerView = needsInnerView
      tracked = needed.intersection(tracked)
    }
  }

  private mutating func writeBodyOnce() -> Body {
    swap(&out, &scratch)
    out.removeAll()
    out.indentation = scope.hasInnerView ? 12 : 8
    planShapes()
    writeStyledContent()
    let body = Body(expressionEnd: out.count)
    out.indentation = scope.hasInnerView ? 8 : 4
    writeComputedProperties()
    if scope.reads.contains(.inactiveWindow) { writeInactiveWindow() }
    if scope.reads.contains(.fraction) { writeFraction() }
    swap(&out, &scratch)
    return body
  }

  mutating func writeInactiveWindow() {
    out.blankLine()
    out.beginLine()
    out.write("private var ")
    writeMember(Reads.inactiveWindow.name)
    out.write(": ")
    write(.bool)
    out.write(" {")
    out.endLine()
    out.indent()
    write(where: forms.inactiveWindows) { emitter in
      emitter.out.beginLine()
      if emitter.forms.hasAppearsActive {
        emitter.out.write("!")
        emitter.writeMember("appearsActive")
      } else {
        emitter.writeMember("controlActiveState")
        emitter.out.write(" == .inactive")
      }
      emitter.out.endLine()
    } otherwise: { emitter in
      emitter.out.line("false")
    }
    out.close()
  }
}
