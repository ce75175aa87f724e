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
}

extension Part {
  /// Whether the value is zero, or of no consequence.
  var isZeroOrFree: Bool { self == .free || self == .scalar(.literal(0)) }
}
