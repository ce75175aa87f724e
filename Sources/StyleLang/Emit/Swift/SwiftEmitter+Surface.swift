extension SwiftEmitter {
  mutating func writeClip() {
    guard allRules(of: .clip, { $0 != .bool(false) }) else { return }
    writeLine { emitter in
      emitter.out.write(".clipShape(")
      emitter.writeShape()
      emitter.out.write(")")
    }
  }

  // MARK: Background

  /// How many shadows there are at most.
  var shadowCount: Int {
    rules(of: .shadow).reduce(0) { count, rule in
      switch style.rules[rule].value.withoutReference {
      case .shadows(let shadows): max(count, shadows.count)
      case .parameter: max(count, 1)
      default: count
      }
    }
  }

  mutating func writeBackground() {
    guard hasRules(.background), !allRules(of: .background, { $0 == .none }) else { return }
    let count = shadowCount
    guard count > 0 else {
      return writeLine { emitter in
        emitter.writeList(".background(", count: 2) { emitter, index in
          if index == 0 { return emitter.writeChoice(.background, .background) }
          emitter.out.write("in: ")
          emitter.writeShape()
        }
      }
    }
    for number in 0..<count { writeShadowedSurface(number) }
  }

  /// Writes the surface with its first shadow, or a copy of it further back with another.
  private mutating func writeShadowedSurface(_ number: Int) {
    out.open(".background {")
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { emitter in
      emitter.out.write(".fill(")
      if number == 0 {
        emitter.writeChoice(.background, .background)
      } else {
        emitter.writeChoice(.shadowSurface(number), .shadow)
      }
      emitter.out.write(")")
    }
    var arguments: [(facet: Facet, label: StaticString)] = [
      (.shadowColor(number), "color: "), (.shadowRadius(number), "radius: "),
    ]
    if !allParts(.shadowX(number), of: .shadow, { $0.isZeroOrFree }) {
      arguments.append((.shadowX(number), "x: "))
    }
    if !allParts(.shadowY(number), of: .shadow, { $0.isZeroOrFree }) {
      arguments.append((.shadowY(number), "y: "))
    }
    writeLine { emitter in
      emitter.writeList(".shadow(", count: arguments.count) { emitter, index in
        emitter.out.write(arguments[index].label)
        emitter.writeChoice(arguments[index].facet, .shadow)
      }
    }
    out.outdent()
    out.close()
  }

  // MARK: Over the content

  mutating func writeOverlay() {
    if allRules(of: .overlay, { $0 == .none }) { return }
    out.open(".overlay {")
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { emitter in
      emitter.out.write(".fill(")
      emitter.writeChoice(.overlay, .overlay)
      emitter.out.write(")")
    }
    out.line(".allowsHitTesting(false)")
    out.outdent()
    out.close()
  }

  mutating func writeBorder() {
    for placement in Border.Placement.allCases {
      let isUsed = rules(of: .border).contains {
        style.rules[$0].value.borderPlacement == placement
      }
      if isUsed { writeBorder(placement) }
    }
  }

  private mutating func writeBorder(_ placement: Border.Placement) {
    let isSolid = allParts(.borderDash, of: .border) { $0 == .dash([]) || $0 == .free }
    let mark = out.mark
    let pending = scope.pending.count
    scope.allowsBreaks = false
    out.beginLine()
    out.write(".overlay { ")
    writeShape()
    writeStroke(placement, isSolid)
    out.write(" }")
    scope.allowsBreaks = true
    if out.column <= SwiftEmitter.lineLength { return out.endLine() }
    out.rewind(to: mark)
    scope.pending.removeLast(scope.pending.count - pending)
    out.open(".overlay {")
    writeLine { $0.writeShape() }
    out.indent()
    writeLine { $0.writeStroke(placement, isSolid) }
    out.outdent()
    out.close()
  }

  private mutating func writeStroke(_ placement: Border.Placement, _ isSolid: Bool) {
    writeList(placement == .inside ? ".strokeBorder(" : ".stroke(", count: 2) { emitter, index in
      if index == 0 { return emitter.writeChoice(.borderColor(placement), .border) }
      if isSolid {
        emitter.out.write("lineWidth: ")
        return emitter.writeChoice(.borderWidth, .border)
      }
      emitter.out.write("style: ")
      emitter.write(.strokeStyle)
      emitter.out.write("(lineWidth: ")
      emitter.writeChoice(.borderWidth, .border)
      emitter.out.write(", dash: ")
      emitter.writeChoice(.borderDash, .border)
      emitter.out.write(")")
    }
  }
}

extension Part {
  /// Whether the value is zero, or of no consequence.
  var isZeroOrFree: Bool { self == .free || self == .scalar(.literal(0)) }
}
