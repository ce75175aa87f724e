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

  /// Writes a material.
  mutating func writeMaterial(_ material: Material, in place: Place) {
    switch place {
    case .argument:
      out.write(".")
      out.write(string: material.rawValue)
      if material != .bar { out.write("Material") }
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
