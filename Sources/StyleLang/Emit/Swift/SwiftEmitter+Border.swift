extension SwiftEmitter {
  mutating func writeBorder() {
    if model.isStrokedShape { return }
    let rules = model.rules(of: .border)
    if rules.count == 1, case .border(let border) = model.rules[rules.lowerBound].value {
      let isSolid = border.dash.isEmpty && !border.isRound
      return writeBorder(border.placement, among: 1, isSolid: isSolid)
    }
    let used = model.borderPlacements
    let isSolid = model.isWithoutDashes && model.hasFlatEnds
    for placement in used { writeBorder(placement, among: used.count, isSolid: isSolid) }
  }

  /// Writes the border of something that is nothing else, and indents for its modifiers.
  mutating func writeStrokedShape() {
    let placement = model.borderPlacements.first ?? .inside
    let isTrimmed = model.isTrimmed
    writeLine { $0.writeShape() }
    out.indent()
    if isTrimmed { writeTrim(placement) }
    writeLine { emitter in
      let isSolid = emitter.model.isWithoutDashes && emitter.model.hasFlatEnds
      emitter.writeStroke(placement, .border(nil), isSolid, isTrimmed)
    }
  }

  private mutating func writeBorder(
    _ placement: Border.Placement, among count: Int, isSolid: Bool
  ) {
    let fill = FillSite.border(count > 1 ? placement : nil)
    let isTrimmed = model.isTrimmed
    for allowsTernaries in [true, false] {
      let fits = writeLineIfItFits(ternaries: allowsTernaries) { emitter in
        emitter.out.write(emitter.forms.hasViewBuilders ? ".overlay { " : ".overlay(")
        emitter.writeShape()
        if isTrimmed { emitter.writeTrimInPlace(placement) }
        emitter.writeStroke(placement, fill, isSolid, isTrimmed)
        emitter.out.write(emitter.forms.hasViewBuilders ? " }" : ")")
      }
      if fits { return }
    }
    openSurface(".overlay")
    let fits = writeLineIfItFits(ternaries: false) { emitter in
      emitter.writeShape()
      if isTrimmed { emitter.writeTrimInPlace(placement) }
      emitter.writeStroke(placement, fill, isSolid, isTrimmed)
    }
    if !fits {
      writeLine { $0.writeShape() }
      out.indent()
      if isTrimmed { writeTrim(placement) }
      writeLine { $0.writeStroke(placement, fill, isSolid, isTrimmed) }
      out.outdent()
    }
    closeSurface()
  }

  private mutating func writeStroke(
    _ placement: Border.Placement, _ fill: FillSite, _ isSolid: Bool, _ isTrimmed: Bool
  ) {
    // A part of a shape cannot be inset, so the whole has been.
    let call: StaticString = placement == .inside && !isTrimmed ? ".strokeBorder(" : ".stroke("
    writeList(call, count: 2) { emitter, index in
      if index == 0 { return emitter.writeFill(fill) }
      if isSolid {
        emitter.out.write("lineWidth: ")
        return emitter.writeChoice(.borderWidth, .border)
      }
      emitter.out.write("style: ")
      emitter.write(.strokeStyle)
      var arguments: [(facet: Facet, label: StaticString)] = [(.borderWidth, "lineWidth: ")]
      if !emitter.model.hasFlatEnds { arguments.append((.borderCap, "lineCap: ")) }
      if !emitter.model.isWithoutDashes { arguments.append((.borderDash, "dash: ")) }
      emitter.writeList("(", count: arguments.count) { emitter, index in
        emitter.out.write(arguments[index].label)
        emitter.writeChoice(arguments[index].facet, .border)
      }
    }
  }

  // MARK: Parts of shapes

  private mutating func writeTrim(_ placement: Border.Placement) {
    if placement == .inside { writeLine { $0.writeInset() } }
    writeLine { $0.writeTrim() }
  }

  private mutating func writeTrimInPlace(_ placement: Border.Placement) {
    if placement == .inside { writeInset() }
    writeTrim()
  }

  private mutating func writeTrim() {
    out.write(".trim(from: ")
    writeChoice(.trimStart, .shape)
    out.write(", to: ")
    writeChoice(.trimEnd, .shape)
    out.write(")")
  }

  /// Brings the shape inwards by half of the line, so that the line lies within it.
  private mutating func writeInset() {
    let width = choose(.borderWidth, .border)
    out.write(".inset(by: ")
    switch model.constant(width) {
    case .scalar(.literal(let number)): out.write(number / 2)
    case .scalar(let scalar): writeScalar(.binary(.divide, scalar, .literal(2)))
    case .some:
      out.write("(")
      writeChoice(width)
      out.write(") / 2")
    case nil:
      writeProperty(width)
      out.write(" / 2")
    }
    out.write(")")
  }
}

extension StyleReader {
  /// The ways in which the border lies in some state.
  var borderPlacements: [Border.Placement] {
    Border.Placement.allCases.filter { placement in
      rules(of: .border).contains { rules[$0].value.borderPlacement == placement }
    }
  }

  /// Whether the border is never dashed.
  fileprivate var isWithoutDashes: Bool {
    allParts(.borderDash, of: .border) { $0 == .dash([]) || $0 == .free }
  }

  /// Whether the ends of the border's line are never round.
  fileprivate var hasFlatEnds: Bool {
    allParts(.borderCap, of: .border) { $0 == .bool(false) || $0 == .free }
  }

  /// Whether the border follows a part of the shape in some state.
  fileprivate var isTrimmed: Bool {
    guard hasRules(.shape) else { return false }
    return !allParts(.trimStart, of: .shape) { $0 == .scalar(.literal(0)) }
      || !allParts(.trimEnd, of: .shape) { $0 == .scalar(.literal(1)) }
  }
}
