extension SwiftEmitter {
  // MARK: Distances

  /// Writes padding, or the margin, which is padding outside of the surface.
  mutating func writeDistances(
    _ property: Property, _ facet: (Facet.EdgeGroup) -> Facet
  ) {
    if writeWholeInsets(property) { return }
    let isEven = areEqual(facet(.top), facet(.bottom), property)
    let isSymmetric = isEven && areEqual(facet(.leading), facet(.trailing), property)
    if isSymmetric, areEqual(facet(.top), facet(.leading), property) {
      writeAllEdges(choose(facet(.all), property))
    } else if isSymmetric {
      writeEdges(".padding(.vertical", facet(.vertical), property)
      writeEdges(".padding(.horizontal", facet(.horizontal), property)
    } else {
      writeEachEdge(property, facet)
    }
  }

  /// Writes insets that are one parameter or token in every state.
  private mutating func writeWholeInsets(_ property: Property) -> Bool {
    let first = style.rules[rules(of: property).lowerBound].value
    guard allRules(of: property, { $0 == first }) else { return false }
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
    case .token(let token, let value) where !isFolded(token) && !value.hasStandardEdge:
      writeLine { emitter in
        emitter.out.write(".padding(")
        emitter.writeTokenName(token)
        emitter.out.write(")")
      }
    default: return false
    }
    return true
  }

  private func areEqual(_ first: Facet, _ second: Facet, _ property: Property) -> Bool {
    rules(of: property).allSatisfy { part(first, ofRule: $0) == part(second, ofRule: $0) }
  }

  private func isZero(_ facet: Facet, _ property: Property) -> Bool {
    allParts(facet, of: property) { $0 == .scalar(.literal(0)) }
  }

  private mutating func writeAllEdges(_ choice: Choice) {
    if let rule = choice.constant {
      let part = part(choice.facet, ofRule: rule)
      if part == .absent { return out.line(".padding()") }
      if part == .scalar(.literal(0)) { return }
    }
    let isOptional = hasAbsentLeaf(choice, choice.decision)
    writeLine { emitter in
      emitter.out.write(isOptional ? ".padding(.all, " : ".padding(")
      emitter.writeChoice(choice)
      emitter.out.write(")")
    }
  }

  private mutating func writeEdges(_ call: StaticString, _ facet: Facet, _ property: Property) {
    if isZero(facet, property) { return }
    let choice = choose(facet, property)
    writeLine { emitter in
      emitter.out.write(call)
      let isStandard = choice.constant.map { emitter.part(facet, ofRule: $0) == .absent } ?? false
      if !isStandard {
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
      !allParts(facet(group), of: property) { $0 != .absent }
    }
    let used = groups.count { !isZero(facet($0), property) }
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
    for size in sizes where hasRules(size.property) {
      if allParts(size.facet, of: size.property, { $0 == .absent }) { continue }
      arguments.append((choose(size.facet, size.property), size.label))
    }
    if arguments.isEmpty { return }
    // Keyword 0 is `center`, which is the default of a frame.
    if hasRules(.alignment), !allRules(of: .alignment, { $0 == .keyword(0) }) {
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
