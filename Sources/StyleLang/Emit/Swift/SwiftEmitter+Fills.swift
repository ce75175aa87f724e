extension SwiftEmitter {
  /// Writes what a site is filled with, as an argument that takes any shape style.
  mutating func writeFill(_ site: FillSite) {
    let form = model.fillForm(site)
    if form == .color { return writeChoice(site.colorFacet, site.property) }
    if form.isGradient, let gradients = model.gradients(site) {
      return writeGradient(site, form, gradients)
    }
    writeChoice(.fill(site, form), site.property)
  }

  /// Writes a fill of any type as `AnyShapeStyle`.
  mutating func writeErased(_ part: Part, of site: FillSite) {
    if case .parameter = part { return writePart(part, .fill(site, .erased), in: .argument) }
    if case .material(let material) = part, !forms.hasMaterials {
      return writeReplacedMaterial(material)
    }
    write(.anyShapeStyle)
    out.write("(")
    switch part {
    case .inherited: out.write(".foreground")
    case .free: writeColorMember("clear", .untyped)
    case .surface: writeFill(.background)
    case .material(let material): writeMaterial(material, in: .argument)
    case .gradient(let gradient): writeGradient(gradient)
    default: writePart(part, site.colorFacet, in: .ternary)
    }
    out.write(")")
  }

  /// Writes the name of a material that is another fill on some target.
  private mutating func writeReplacedMaterial(_ material: Material) {
    foot.insert(material)
    scope.readsPrivate = true
    write(.anyShapeStyle)
    out.write(".")
    writeMaterialName(material)
  }

  private mutating func writeMaterialName(_ material: Material) {
    out.write(string: material.rawValue)
    if material != .bar { out.write("Material") }
  }

  /// Writes what the materials are that are another fill on some target.
  mutating func writeMaterials() {
    let materials = foot.materials
    if materials.isEmpty { return }
    out.blankLine()
    out.beginLine()
    out.write("extension ")
    write(.anyShapeStyle)
    out.write(" {")
    out.endLine()
    out.indent()
    for (index, material) in materials.enumerated() {
      if index > 0 { out.blankLine() }
      out.line("/// The material, and where watchOS has none a translucent gray.")
      out.beginLine()
      out.write("fileprivate static var ")
      writeMaterialName(material)
      out.write(": ")
      write(.anyShapeStyle)
      out.write(" {")
      out.endLine()
      out.indent()
      write(where: PlatformTest([.watchOS], among: forms.targets.platforms)) { emitter in
        emitter.out.open("if #available(watchOS 10, *) {")
        emitter.writeReturn(material)
        emitter.out.close()
        emitter.out.beginLine()
        emitter.out.write("return ")
        emitter.write(.anyShapeStyle)
        emitter.out.write("(")
        emitter.write(.color)
        emitter.out.write("(white: 0.2, opacity: ")
        emitter.out.write(material.standInOpacity)
        emitter.out.write("))")
        emitter.out.endLine()
      } otherwise: { emitter in
        emitter.writeReturn(material)
      }
      out.close()
    }
    out.close()
  }

  private mutating func writeReturn(_ material: Material) {
    out.beginLine()
    out.write("return ")
    write(.anyShapeStyle)
    out.write("(")
    write(.material)
    out.write(".")
    out.write(string: material.rawValue)
    out.write(")")
    out.endLine()
  }

  /// Writes a material.
  mutating func writeMaterial(_ material: Material, in place: Place) {
    if !forms.hasMaterials { return writeReplacedMaterial(material) }
    switch place {
    case .argument:
      out.write(".")
      writeMaterialName(material)
    case .ternary, .untyped:
      write(.material)
      out.write(".")
      out.write(string: material.rawValue)
    case .typed:
      out.write(".")
      out.write(string: material.rawValue)
    }
  }

  // MARK: Gradients

  /// Writes a gradient that is known whole.
  mutating func writeGradient(_ gradient: Gradient) {
    let form = FillForm(gradient)
    writeGradient(form, stops: gradient.stops.count, isEven: gradient.isEven) { emitter, member in
      switch member {
      case .color(let index): emitter.writeColor(gradient.stops[index].color, .typed)
      case .location(let index): emitter.writeScalar(gradient.location(of: index))
      case .center, .start, .end: emitter.writeMeasure(of: gradient, member)
      }
    }
  }

  private mutating func writeMeasure(of gradient: Gradient, _ member: GradientMember) {
    switch (gradient.geometry, member) {
    case (.linear(let point, _), .start), (.linear(_, let point), .end),
      (.radial(let point, _, _), .center), (.angular(let point, _, _), .center):
      out.write(".")
      out.write(string: point.rawValue)
    case (.radial(_, let radius, _), .start), (.radial(_, _, let radius), .end):
      writeScalar(radius)
    case (.angular(_, let angle, _), .start), (.angular(_, _, let angle), .end):
      writeAngle(angle)
    default: break
    }
  }

  /// Writes a gradient whose components are decided each on its own.
  private mutating func writeGradient(
    _ site: FillSite, _ form: FillForm, _ gradients: [Gradient]
  ) {
    let isEven = gradients.allSatisfy(\.isEven)
    writeGradient(form, stops: gradients[0].stops.count, isEven: isEven) { emitter, member in
      let choice = emitter.choose(.gradient(site, form, member), site.property)
      switch member {
      case .start, .end: if form == .angular { return emitter.writeAngle(choice) }
      case .color, .location, .center: break
      }
      emitter.writeChoice(choice)
    }
  }

  private mutating func writeGradient(
    _ form: FillForm, stops: Int, isEven: Bool,
    _ member: (inout SwiftEmitter, GradientMember) -> Void
  ) {
    var arguments: [(label: StaticString, member: GradientMember?)] = [("", nil)]
    switch form {
    case .radial:
      arguments += [("center: ", .center), ("startRadius: ", .start), ("endRadius: ", .end)]
    case .angular:
      arguments += [("center: ", .center), ("startAngle: ", .start), ("endAngle: ", .end)]
    default: arguments += [("startPoint: ", .start), ("endPoint: ", .end)]
    }
    write(form.type)
    writeList("(", count: arguments.count) { emitter, index in
      emitter.out.write(arguments[index].label)
      if let argument = arguments[index].member { return member(&emitter, argument) }
      guard !isEven else {
        return emitter.writeList("colors: [", "]", count: stops) { emitter, stop in
          member(&emitter, .color(stop))
        }
      }
      emitter.writeList("stops: [", "]", count: stops) { emitter, stop in
        emitter.out.write(".init(color: ")
        member(&emitter, .color(stop))
        emitter.out.write(", location: ")
        member(&emitter, .location(stop))
        emitter.out.write(")")
      }
    }
  }

  // MARK: Glass

  /// Writes the glass of the background.
  mutating func writeGlassEffect() {
    writeLine { emitter in
      emitter.writeList(".glassEffect(", count: 2) { emitter, index in
        if index == 0 { return emitter.writeChoice(.glass, .background) }
        emitter.out.write("in: ")
        emitter.writeShape()
      }
    }
  }

  /// Writes glass where SwiftUI's type of it is wanted.
  mutating func writeGlass(_ glass: Glass, in place: Place) {
    if place == .untyped { write(.glass) }
    out.write(".")
    out.write(string: glass.variant.rawValue)
    if let tint = glass.tint {
      out.write(".tint(")
      writeColor(tint, .typed)
      out.write(")")
    }
    if glass.isInteractive { out.write(".interactive()") }
  }
}

extension Material {
  /// How opaque the gray is that stands in for the material.
  fileprivate var standInOpacity: Double {
    switch self {
    case .ultraThin: 0.4
    case .thin: 0.5
    case .regular: 0.6
    case .thick, .bar: 0.7
    case .ultraThick: 0.8
    }
  }
}
