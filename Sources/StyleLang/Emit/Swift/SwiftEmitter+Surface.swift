extension SwiftEmitter {
  mutating func writeClip() {
    guard model.allRules(of: .clip, { $0 != .bool(false) }) else { return }
    writeLine { emitter in
      emitter.out.write(".clipShape(")
      emitter.writeShape()
      emitter.out.write(")")
    }
  }

  // MARK: Background

  mutating func writeBackground() {
    guard model.hasRules(.background), !model.isNone(.background) else { return }
    guard model.hasGlass else { return writeSurfaces() }
    let isOnlyGlass = model.allRules(of: .background) { value in
      switch value {
      case .none, .glass: true
      default: false
      }
    }
    if !isOnlyGlass { writeSurfaces() }
    writeGlassEffect()
  }

  private mutating func writeSurfaces() {
    let count = model.shadowCount
    if model.isFilledShape {
      for number in 0..<count where number > 0 { writeShadowedSurface(number) }
      return
    }
    guard count > 0 else {
      if !forms.hasShapedBackground {
        return writeLine { emitter in
          emitter.out.write(".background(")
          emitter.writeShape()
          emitter.out.write(".fill(")
          emitter.writeFill(.background)
          emitter.out.write("))")
        }
      }
      return writeLine { emitter in
        emitter.writeList(".background(", count: 2) { emitter, index in
          if index == 0 { return emitter.writeFill(.background) }
          emitter.out.write("in: ")
          emitter.writeShape()
        }
      }
    }
    for number in 0..<count { writeShadowedSurface(number) }
  }

  /// Writes the surface with its first shadow, or a copy of it further back with another.
  private mutating func writeShadowedSurface(_ number: Int) {
    openSurface(".background")
    writeFill(number)
    writeShadow(number)
    out.outdent()
    closeSurface()
  }

  /// Writes the surface of something that is nothing else, with its first shadow, and indents for its
  /// modifiers.
  mutating func writeFilledShape() {
    writeFill(0)
    if model.shadowCount > 0 { writeShadow(0) }
  }

  /// Writes the shape filled with the background, or with what casts a further shadow, and indents.
  private mutating func writeFill(_ number: Int) {
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { emitter in
      emitter.out.write(".fill(")
      emitter.writeFill(number == 0 ? .background : .shadow(number))
      emitter.out.write(")")
    }
  }

  private mutating func writeShadow(_ number: Int) {
    var arguments: [(facet: Facet, label: StaticString)] = [
      (.shadowColor(number), "color: "), (.shadowRadius(number), "radius: "),
    ]
    if !model.allParts(.shadowX(number), of: .shadow, { $0.isZeroOrFree }) {
      arguments.append((.shadowX(number), "x: "))
    }
    if !model.allParts(.shadowY(number), of: .shadow, { $0.isZeroOrFree }) {
      arguments.append((.shadowY(number), "y: "))
    }
    writeLine { emitter in
      emitter.writeList(".shadow(", count: arguments.count) { emitter, index in
        emitter.out.write(arguments[index].label)
        emitter.writeChoice(arguments[index].facet, .shadow)
      }
    }
  }

  /// Opens what lies behind or over the view, which is one view.
  mutating func openSurface(_ modifier: StaticString) {
    out.beginLine()
    out.write(modifier)
    out.write(forms.hasViewBuilders ? " {" : "(")
    out.endLine()
    out.indent()
  }

  mutating func closeSurface() { out.close(forms.hasViewBuilders ? "}" : ")") }

  // MARK: Over the content

  mutating func writeOverlay() {
    if model.isNone(.overlay) { return }
    openSurface(".overlay")
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { emitter in
      emitter.out.write(".fill(")
      emitter.writeFill(.overlay)
      emitter.out.write(")")
    }
    out.line(".allowsHitTesting(false)")
    out.outdent()
    closeSurface()
  }

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
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { emitter in
      let isSolid = emitter.model.isWithoutDashes && emitter.model.hasFlatEnds
      emitter.writeStroke(placement, .border(nil), isSolid)
    }
  }

  private mutating func writeBorder(
    _ placement: Border.Placement, among count: Int, isSolid: Bool
  ) {
    let fill = FillSite.border(count > 1 ? placement : nil)
    for allowsTernaries in [true, false] {
      let fits = writeLineIfItFits(ternaries: allowsTernaries) { emitter in
        emitter.out.write(emitter.forms.hasViewBuilders ? ".overlay { " : ".overlay(")
        emitter.writeShape()
        emitter.writeStroke(placement, fill, isSolid)
        emitter.out.write(emitter.forms.hasViewBuilders ? " }" : ")")
      }
      if fits { return }
    }
    openSurface(".overlay")
    let fits = writeLineIfItFits(ternaries: false) { emitter in
      emitter.writeShape()
      emitter.writeStroke(placement, fill, isSolid)
    }
    if !fits {
      writeLine { $0.writeShape() }
      out.indent()
      writeLine { $0.writeStroke(placement, fill, isSolid) }
      out.outdent()
    }
    closeSurface()
  }

  private mutating func writeStroke(
    _ placement: Border.Placement, _ fill: FillSite, _ isSolid: Bool
  ) {
    writeList(placement == .inside ? ".strokeBorder(" : ".stroke(", count: 2) { emitter, index in
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
}

extension Part {
  /// Whether the value is zero, or of no consequence.
  var isZeroOrFree: Bool { self == .free || self == .scalar(.literal(0)) }
}
