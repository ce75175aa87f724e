/// What the declaration of a style says of how it is named: it is known before its rules are.
struct StyleSignature {
  var name: String
  var swiftName: String
  var component: Component
  /// The parameters that a caller gives.
  var parameters: [Parameter]
}

extension Analyzer {
  /// Reads a style where a property names one: a style of the project with its arguments, one of
  /// SwiftUI, or `swift(…)`.
  mutating func readStyleReference(
    _ node: NodeID, for component: Component, of property: Property
  ) -> Value? {
    let kind = tree.kind(node)
    guard kind == .nameExpression || kind == .call else {
      report(
        .typeMismatch(
          expected: "a style such as '\(component.builtInStyles.last ?? "automatic")'",
          found: "'\(source.text(tree.range(node)))'"),
        at: tree.range(node))
      return nil
    }
    let name = nameID(node)
    let spelling = names.name(name)
    let list = child(node, .argumentList)
    if let index = styleIndex(name) {
      note(node, is: .style(StyleID(file: homeFile, index: index)))
      // A style that is wrong has been reported where it is declared.
      let signature =
        currentFile == homeFile
        ? signature(of: index) : signature(of: StyleID(file: currentFile, index: index))
      return signature.flatMap { readArguments(list, of: $0, for: component, at: node) }
    }
    if let found = importedStyle(name) {
      if let clash = found.clash {
        reportAmbiguous(spelling, clash.first, clash.second, at: tree.mainRange(node))
        return nil
      }
      note(node, is: .style(StyleID(file: found.file, index: found.index)))
      return signature(of: StyleID(file: found.file, index: found.index)).flatMap {
        readArguments(list, of: $0, for: component, at: node)
      }
    }
    if spelling == "swift", let list { return readSwiftStyle(list, at: node) }
    if component.builtInStyles.contains(spelling) {
      if let list {
        report(.extraArgument(of: spelling, limit: 0), at: tree.range(list))
        return nil
      }
      return .style(StyleReference(.builtIn(spelling)))
    }
    if importsAreIncomplete { return nil }
    reportUnknown(
      { .unknownStyle(spelling, suggestion: $0) }, spelling, at: tree.mainRange(node),
      among: { analyzer in
        let imported = analyzer.importedStyles.compactMap { found in
          found.flatMap { analyzer.finishedStyle(StyleID(file: $0.file, index: $0.index)) }
        }
        return component.builtInStyles
          + (analyzer.sheet.styles + imported).filter { $0.component == component }.map(\.name)
      })
    return nil
  }

  private mutating func readSwiftStyle(_ list: NodeID, at node: NodeID) -> Value? {
    guard var arguments = readArguments(list, of: "swift", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    let type = arguments.positional[0]
    guard tree.kind(type) == .nameExpression else {
      report(
        .typeMismatch(
          expected: "the name of a type of Swift", found: "'\(source.text(tree.range(type)))'"),
        at: tree.range(type))
      return nil
    }
    return .style(StyleReference(.opaque(text(type))))
  }

  private mutating func readArguments(
    _ list: NodeID?, of signature: StyleSignature, for component: Component, at node: NodeID
  ) -> Value? {
    guard signature.component == component else {
      report(
        .styleOfAnother(
          signature.name, component: signature.component.rawValue, expected: component.rawValue),
        at: tree.mainRange(node))
      return nil
    }
    let errors = errorCount
    let meanings = readArguments(
      list, of: signature.parameters[...], ofStyle: signature.name)
    var arguments: [StyleReference.Argument] = []
    for (parameter, meaning) in zip(signature.parameters, meanings) {
      switch meaning {
      case .value(let value):
        guard canHandOn(value, to: parameter, at: node),
          isArgument(value, for: parameter, in: list)
        else { return nil }
        arguments.append(StyleReference.Argument(parameter, value))
      case .absent: arguments.append(StyleReference.Argument(parameter, nil))
      case .parameter(let id):
        let value = Value(parameter: id, type: parameter.type)
        guard canHandOn(value, to: parameter, at: node) else { return nil }
        arguments.append(StyleReference.Argument(parameter, value))
      case nil where !parameter.hasDefault:
        report(
          .missingArgument("'\(parameter.name):'", of: signature.name), at: tree.mainRange(node))
      case nil, .unknown: break
      }
    }
    guard errorCount == errors else { return nil }
    return .style(
      StyleReference(
        .style(name: signature.name, swiftName: signature.swiftName), arguments: arguments))
  }

  /// Whether a value can be given for a parameter of another style; a parameter whose type in Swift
  /// belongs to this style cannot.
  private mutating func canHandOn(
    _ value: Value, to parameter: Parameter, at node: NodeID
  ) -> Bool {
    switch parameter.type {
    case .shape, .border, .shadow:
      guard case .parameter = value else { return true }
      report(.cannotHandOn(parameter.name, type: parameter.type.phrase), at: tree.range(node))
      return false
    default: return true
    }
  }

  /// Whether a value of the language can be given in Swift for a parameter, whose type there has no
  /// room for all that a statement can say.
  private mutating func isArgument(
    _ value: Value, for parameter: Parameter, in list: NodeID?
  ) -> Bool {
    let value = resolved(value)
    // A border and a shadow that cannot be seen are values as others are.
    if value == .none, parameter.type == .border || parameter.type == .shadow { return true }
    guard let (expected, found) = misfit(value, parameter.type, isOptional: parameter.isOptional),
      let list,
      let argument = tree.children(list).first(where: { text($0) == parameter.name }),
      let node = tree.firstChild(argument)
    else { return true }
    report(.typeMismatch(expected: expected, found: found), at: tree.range(node))
    return false
  }

  /// What a style of another file is called and takes; nil where it is wrong.
  private mutating func signature(of id: StyleID) -> StyleSignature? {
    let sites = id.file == currentFile ? styleSites : files[id.file].context.styleSites
    let site = sites[id.index]
    guard site.state == .done else { return nil }
    var signature = StyleSignature(files[id.file].sheet.styles[Int(site.place)])
    signature.parameters = signature.parameters.map { adopt($0, of: id.file) }
    return signature
  }

  /// What a style is called and what it takes, whether or not it has been built.
  private mutating func signature(of index: Int) -> StyleSignature? {
    var chain: [Int] = []
    var known: StyleSignature?
    var place = index
    while true {
      if let signature = signatures[place] {
        known = signature
        break
      }
      let site = styleSites[place]
      if site.state == .failed { return nil }
      if site.state == .done {
        known = StyleSignature(sheet.styles[Int(site.place)])
        break
      }
      chain.append(place)
      // Longer than that it goes in a circle, which is reported where it is looked for.
      if chain.count > styleSites.count { return nil }
      if site.parent < 0 { break }
      place = Int(site.parent)
    }
    for place in chain.reversed() {
      known = signature(of: place, startingFrom: known)
      signatures[place] = known
    }
    return known
  }

  private mutating func signature(
    of place: Int, startingFrom parent: StyleSignature?
  ) -> StyleSignature? {
    let site = styleSites[place]
    guard let base = child(site.node, .baseClause),
      let component = parent?.component ?? names.component(nameID(base))
    else { return nil }
    let name = names.name(site.name)
    var style = Style(
      name: name, swiftName: SwiftWords.typeName(name, suffix: component.typeSuffix),
      memberName: "", component: component)
    let outer = (scope, inputs.argumentCount)
    scope = Scope()
    scope.component = component
    scope.states = component.states
    inputs.argumentCount = nil
    // What is wrong with them is reported when the style is built.
    silently { $0.readParameters(site.node, of: &style) }
    (scope, inputs.argumentCount) = outer
    let given = child(base, .argumentList).map { list in tree.children(list).map { text($0) } }
    let open = parent?.parameters.filter { !(given ?? []).contains($0.name) } ?? []
    return StyleSignature(
      name: name, swiftName: style.swiftName, component: component,
      parameters: style.parameters + open)
  }
}

extension StyleSignature {
  fileprivate init(_ style: Style) {
    self.init(
      name: style.name, swiftName: style.swiftName, component: style.component,
      parameters: style.parameters.filter { $0.source == .argument })
  }
}
