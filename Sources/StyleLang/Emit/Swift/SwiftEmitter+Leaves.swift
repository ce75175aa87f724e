extension SwiftEmitter {
  /// Writes the value of a facet in a rule.
  mutating func writeValue(of facet: Facet, inRule rule: Int, place: Place) {
    // What most values are is written without taking the part out first.
    if !facet.isErased {
      switch model.rules[rule].value {
      case .color(let color): return writeColor(color, colorContext(facet, place))
      case .scalar(let scalar): return writeNumber(scalar, facet)
      case .font(let font): return writeFont(font, facet, in: place)
      default: break
      }
    }
    writePart(model.part(facet, ofRule: rule), facet, in: place)
  }

  /// Writes the value of a facet in one state as an expression of the facet's type.
  mutating func writePart(_ part: Part, _ facet: Facet, in place: Place) {
    if case .fill(let site, .erased) = facet, !part.isParameter {
      return writeErased(part, of: site)
    }
    switch part {
    case .free: writeNothing(facet, in: place)
    case .clear: writeColorMember("clear", colorContext(facet, place))
    case .color(let color): writeColor(color, colorContext(facet, place))
    case .inherited: writeInherited(facet, in: place)
    case .surface: writeFill(.background)
    case .gradient(let gradient): writeGradient(gradient)
    case .material(let material): writeMaterial(material, in: place)
    case .glass(let glass): writeGlass(glass, in: place)
    case .absent where facet == .glass: out.write(".identity")
    case .absent where facet == .accessibilityTraits: out.write("[]")
    case .absent:
      // "No variant" is a value; elsewhere nil is.
      if facet == .symbolVariant { out.write(".none") } else { out.write("nil") }
    case .infinity: out.write(".infinity")
    case .scalar(let scalar): writeNumber(scalar, facet)
    case .bool(let value) where facet == .borderCap: out.write(value ? ".round" : ".butt")
    case .bool(let value): out.write(value ? "true" : "false")
    case .keyword(let index): writeKeyword(index, facet)
    case .words(let indices): writeTraits(indices)
    case .string(let string): writeText(string, in: place)
    case .font(let font): writeFont(font, facet, in: place)
    case .animation(let animation):
      if facet.takesNil, let parameter = part.wholeParameter {
        writeReference(parameter)
      } else {
        writeAnimation(animation, isTyped: place != .untyped)
      }
    case .dash(let lengths): writeDash(lengths)
    case .shape(let shape): writeOutlineCase(shape, isTyped: place == .typed)
    case .cornerStyle(let style): writeWord(style.rawValue)
    case .anchor(let point): writeWord(point.rawValue)
    case .parameter(let parameter): writeParameter(parameter, facet)
    case .token(let token): writeTokenName(token)
    case .parameterMember(let parameter, let member):
      writeMember(member, of: parameter)
      if isUnknown(parameter) {
        out.write(" ?? ")
        writeNothing(facet, in: place == .argument ? .ternary : place)
      }
    case .tokenMember(let token, let member, let index):
      writeTokenName(token)
      if let index {
        out.write("[")
        out.write(index)
        out.write("]")
      }
      out.write(".")
      out.write(member.name)
    }
  }

  /// Writes a value that is never seen.
  private mutating func writeNothing(_ facet: Facet, in place: Place) {
    if facet.takesNil { return out.write("nil") }
    switch facet.swiftType {
    case .plain(.color): writeColorMember("clear", colorContext(facet, place))
    case .plain(.bool): out.write("false")
    case .plain(.text):
      write(.text)
      out.write("(\"\")")
    case .plain(.int): out.write("1")
    case .plain(.anyShapeStyle):
      write(.anyShapeStyle)
      out.write("(")
      writeColorMember("clear", .untyped)
      out.write(")")
    case .plain(.font): out.write(".body")
    case .list: out.write("[]")
    case .outline: out.write(".rectangle")
    case .plain(.float), .plain(.double): out.write("0")
    case .plain(.cornerStyle): out.write(".circular")
    case .plain(.lineCap): out.write(".butt")
    case .plain(.blendMode): out.write(".normal")
    case .plain(.controlSize): out.write(".regular")
    case .plain(.accessibilityTraits): out.write("[]")
    default: out.write(".center")
    }
  }

  /// Writes what the surroundings give.
  private mutating func writeInherited(_ facet: Facet, in place: Place) {
    switch facet {
    case .font: writeInherited(facet, .font, .font, in: place)
    case .lineLimit: writeInherited(facet, .lineLimit, .lineLimit, in: place)
    case .textAlignment: writeInherited(facet, .textAlignment, .textAlignment, in: place)
    case .truncation: writeInherited(facet, .truncation, .truncationMode, in: place)
    case .textCase: writeInherited(facet, .textCase, .textCase, in: place)
    case .imageScale: writeInherited(facet, .imageScale, .imageScale, in: place)
    case .symbolVariant: writeInherited(facet, .symbolVariant, .symbolVariants, in: place)
    case .hitOutline: writeShape()
    default: out.write("nil")
    }
  }

  /// Writes what an element takes from the one that it stands in, or from the environment of the style.
  private mutating func writeInherited(
    _ facet: Facet, _ property: Property, _ read: Reads, in place: Place
  ) {
    guard let outer = model.inheritedSubject(property) else { return writeRead(read) }
    let subject = model.subject
    turn(to: outer)
    let choice = choose(facet, property)
    if choice.isConstant {
      writeLeaf(choice, choice.decision, in: place)
    } else {
      writeProperty(choice)
    }
    turn(to: subject)
  }

  private mutating func writeNumber(_ scalar: Scalar, _ facet: Facet) {
    // By pattern: `==` of facets is a hundred instructions.
    if case .lineLimit = facet {
      if case .literal = scalar { return writeScalar(scalar) }
      write(.int)
      out.write("(")
      writeScalar(scalar)
      out.write(")")
    } else if facet.takesNil, let parameter = Part.scalar(scalar).wholeParameter {
      writeReference(parameter)
      // An optional number is not converted to a length by itself.
      if isUnknown(parameter), !model.hasType(of: facet, .scalar(scalar)) {
        out.write(".map { ")
        write(.float)
        out.write("($0) }")
      }
    } else {
      writeScalar(scalar)
    }
  }

  private mutating func writeFont(_ font: FontValue, _ facet: Facet, in place: Place) {
    if case .parameter(let parameter) = font.base, !font.hasTraits {
      writeReference(parameter)
    } else {
      writeFont(font, isTyped: place != .untyped)
    }
  }

  private mutating func writeParameter(_ parameter: ParameterID, _ facet: Facet) {
    writeReference(parameter)
    guard isUnknown(parameter), !facet.takesNil else { return }
    out.write(" ?? ")
    writeNothing(facet, in: .ternary)
  }

  private mutating func writeDash(_ lengths: [Scalar]) {
    out.write("[")
    for (index, length) in lengths.enumerated() {
      if index > 0 { out.write(", ") }
      writeScalar(length)
    }
    out.write("]")
  }

  private mutating func writeWord(_ word: String) {
    out.write(".")
    out.write(string: word)
  }

  /// Writes a word of a property as SwiftUI spells it.
  private mutating func writeKeyword(_ index: UInt8, _ facet: Facet) {
    let property: Property
    switch facet {
    case .textAlignment: property = .textAlignment
    case .truncation: property = .truncation
    case .controlSize: property = .controlSize
    case .textCase: property = .textCase
    case .imageScale: property = .imageScale
    case .symbolVariant: property = .symbolVariant
    case .alignment: property = .alignment
    case .blend: property = .blend
    default: return out.write("nil")
    }
    let words = property.definition.type.keywords
    writeWord(Int(index) < words.count ? words[Int(index)] : "")
  }

  // MARK: Optional parameters

  /// Writes a member of a composite parameter.
  private mutating func writeMember(_ member: Facet.Member, of parameter: ParameterID) {
    writeReference(parameter)
    out.write(isUnknown(parameter) ? "?." : ".")
    out.write(member.name)
  }

  /// Writes a value that is an optional parameter, or a member of one, as an optional.
  ///
  /// - Returns: Whether it is one; nothing has been written otherwise.
  mutating func writeUnwrapped(_ part: Part, _ facet: Facet, _ parameter: ParameterID) -> Bool {
    guard part.wholeParameter == parameter, facet != .lineLimit,
      model.hasType(of: facet, part)
    else { return false }
    writeReference(parameter)
    switch part {
    case .parameterMember(_, let member):
      out.write("?.")
      out.write(member.name)
    case .scalar where model.parameters[Int(parameter)].type == .angle: out.write("?.degrees")
    default: break
    }
    return true
  }
}

extension Facet.Member {
  /// The member in Swift.
  var name: StaticString {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    case .color: "color"
    case .radius: "radius"
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .dash: "dash"
    }
  }
}
