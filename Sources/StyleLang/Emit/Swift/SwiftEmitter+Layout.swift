extension SwiftEmitter {
  // MARK: Distances

  /// Writes padding, or the margin, which is padding outside of the surface.
  mutating func writeDistances(
    _ property: Property, _ facet: (Facet.EdgeGroup) -> Facet
  ) {
    let rules = model.rules(of: property)
    if rules.count == 1, case .insets(let insets) = model.rules[rules.lowerBound].value {
      return write(constant: insets)
    }
    if writeWholeInsets(property) { return }
    let isEven = model.areEqual(facet(.top), facet(.bottom), property)
    let isSymmetric = isEven && model.areEqual(facet(.leading), facet(.trailing), property)
    if isSymmetric, model.areEqual(facet(.top), facet(.leading), property) {
      writeAllEdges(choose(facet(.all), property))
    } else if isSymmetric {
      writeEdges(".padding(.vertical", facet(.vertical), property)
      writeEdges(".padding(.horizontal", facet(.horizontal), property)
    } else {
      writeEachEdge(property, facet)
    }
  }

  /// Writes distances that are the same in every state.
  private mutating func write(constant insets: Insets) {
    let isSymmetric = insets.top == insets.bottom && insets.leading == insets.trailing
    if isSymmetric, insets.top == insets.leading {
      if insets.top == .standard { return out.line(".padding()") }
      writePadding(".padding(", separator: "", insets.top)
    } else if isSymmetric {
      writePadding(".padding(.vertical", insets.top)
      writePadding(".padding(.horizontal", insets.leading)
    } else {
      let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
      if edges.count(where: { !$0.isZero }) < 2 || edges.contains(.standard) {
        writePadding(".padding(.top", insets.top)
        writePadding(".padding(.leading", insets.leading)
        writePadding(".padding(.bottom", insets.bottom)
        writePadding(".padding(.trailing", insets.trailing)
      } else {
        writeLine { emitter in
          emitter.out.write(".padding(")
          emitter.write(insets)
          emitter.out.write(")")
        }
      }
    }
  }

  private mutating func writePadding(
    _ call: StaticString, separator: StaticString = ", ", _ edge: Insets.Edge
  ) {
    guard case .length(let length) = edge else {
      out.beginLine()
      out.write(call)
      out.write(")")
      return out.endLine()
    }
    if edge.isZero { return }
    out.beginLine()
    out.write(call)
    out.write(separator)
    writeScalar(length)
    out.write(")")
    out.endLine()
  }

  /// Writes insets that are one parameter or token in every state.
  private mutating func writeWholeInsets(_ property: Property) -> Bool {
    let first = model.rules[model.rules(of: property).lowerBound].value
    guard model.allRules(of: property, { $0 == first }) else { return false }
    switch first {
    case .parameter(let parameter):
      writeLine { emitter in
        emitter.out.write(".padding(")
        emitter.writeReference(parameter)
        if emitter.isUnknown(parameter) {
          emitter.out.write(" ?? ")
          emitter.write(.edgeInsets)
          emitter.out.write("()")
        }
        emitter.out.write(")")
      }
    case .token(let token, let value) where !model.isFolded(token) && !value.hasStandardEdge:
      writeLine { emitter in
        emitter.out.write(".padding(")
        emitter.writeTokenName(token)
        emitter.out.write(")")
      }
    default: return false
    }
    return true
  }

  private mutating func writeAllEdges(_ choice: Choice) {
    if model.constant(choice) == .absent { return out.line(".padding()") }
    if model.constant(choice) == .scalar(.literal(0)) { return }
    let isOptional = model.hasAbsent(choice, choice.decision)
    writeLine { emitter in
      emitter.out.write(isOptional ? ".padding(.all, " : ".padding(")
      emitter.writeChoice(choice)
      emitter.out.write(")")
    }
  }

  private mutating func writeEdges(_ call: StaticString, _ facet: Facet, _ property: Property) {
    if model.isZero(facet, property) { return }
    let choice = choose(facet, property)
    writeLine { emitter in
      emitter.out.write(call)
      if emitter.model.constant(choice) != .absent {
        emitter.out.write(", ")
        emitter.writeChoice(choice)
      }
      emitter.out.write(")")
    }
  }

  private mutating func writeEachEdge(
    _ property: Property, _ facet: (Facet.EdgeGroup) -> Facet
  ) {
    let groups: [Facet.EdgeGroup] = [.top, .leading, .bottom, .trailing]
    let hasStandard = groups.contains { group in
      !model.allParts(facet(group), of: property) { $0 != .absent }
    }
    let used = groups.count { !model.isZero(facet($0), property) }
    if used < 2 || hasStandard {
      writeEdges(".padding(.top", facet(.top), property)
      writeEdges(".padding(.leading", facet(.leading), property)
      writeEdges(".padding(.bottom", facet(.bottom), property)
      writeEdges(".padding(.trailing", facet(.trailing), property)
      return
    }
    let choices = groups.map { choose(facet($0), property) }
    writeLine { emitter in
      emitter.out.write(".padding(")
      emitter.write(.edgeInsets)
      emitter.writeList("(", count: 4) { emitter, index in
        emitter.out.write(Facet.edgeLabels[index])
        emitter.writeChoice(choices[index])
      }
      emitter.out.write(")")
    }
  }

  // MARK: Frames

  mutating func writeFixedFrame() {
    writeFrame([(.width, .width, "width: "), (.height, .height, "height: ")])
  }

  mutating func writeFlexibleFrame() {
    writeFrame([
      (.minWidth, .minWidth, "minWidth: "), (.maxWidth, .maxWidth, "maxWidth: "),
      (.minHeight, .minHeight, "minHeight: "), (.maxHeight, .maxHeight, "maxHeight: "),
    ])
  }

  private mutating func writeFrame(
    _ sizes: [(facet: Facet, property: Property, label: StaticString)]
  ) {
    var arguments: [(choice: Choice, label: StaticString)] = []
    for size in sizes where model.hasRules(size.property) {
      if model.allParts(size.facet, of: size.property, { $0 == .absent }) { continue }
      arguments.append((choose(size.facet, size.property), size.label))
    }
    if arguments.isEmpty { return }
    // Keyword 0 is `center`, which is the default of a frame.
    if model.hasRules(.alignment), !model.isSurface,
      !model.allRules(of: .alignment, { $0 == .keyword(0) })
    {
      arguments.append((choose(.alignment, .alignment), "alignment: "))
    }
    writeLine { emitter in
      emitter.writeList(".frame(", count: arguments.count) { emitter, index in
        emitter.out.write(arguments[index].label)
        emitter.writeChoice(arguments[index].choice)
      }
    }
  }
}

extension Facet {
  /// What stands before each of the values of `EdgeInsets`.
  static let edgeLabels: [StaticString] = ["top: ", "leading: ", "bottom: ", "trailing: "]
}

extension Insets.Edge {
  fileprivate var isZero: Bool { self == .length(.literal(0)) }
}
