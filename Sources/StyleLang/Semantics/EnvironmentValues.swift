extension Analyzer {
  /// Takes in the name of an `environment` declaration.
  mutating func collectEnvironment(_ node: NodeID) {
    let id = nameID(node)
    if let first = environmentSites.updateValue(node, forKey: id) {
      environmentSites[id] = first
      reportDuplicate(
        names.name(id), "environment value", at: tree.mainRange(node), first: first)
    }
  }

  /// Checks the custom values of the environment, in written order.
  mutating func checkEnvironment() {
    for node in environmentSites.values.sorted() {
      guard let entry = readEnvironment(node) else {
        inputs.unknown.insert(nameID(node))
        continue
      }
      sheet.environment.append(entry)
      inputs.environment[nameID(node)] = entry
    }
  }

  private mutating func readEnvironment(_ node: NodeID) -> EnvironmentEntry? {
    let id = nameID(node)
    let name = names.name(id)
    let range = tree.mainRange(node)
    if names.state(id) != nil || name == "controlSize" {
      report(.builtInName(name, kind: "state"), at: range)
      return nil
    }
    if let token = lookUp(id, from: 0) {
      reportDuplicate(name, "name", at: range, first: site(of: token))
      return nil
    }
    if let owner = SwiftUIWords.owner(ofEnvironmentMember: name) {
      report(.swiftNameClash(name: name, swiftName: name, with: owner), at: range)
      return nil
    }
    guard !isBroken(node) else { return nil }
    scope = Scope()
    inputs.argumentCount = nil
    // An enumeration is nested in `EnvironmentValues`, as that of a parameter is in its style.
    var owner = Style(
      name: "", swiftName: "EnvironmentValues", memberName: "", component: .view)
    guard let type = readType(node, parameter: name, of: &owner) else { return nil }
    switch type {
    case .shape, .border, .shadow:
      report(
        .typeMismatch(
          expected: "a type that SwiftUI has, such as Color, Length or Bool",
          found: "'\(type.languageName)'"),
        at: child(node, .typeName).map { tree.mainRange($0) } ?? range)
      return nil
    default: break
    }
    let isOptional = child(node, .optionalMark) != nil
    var value: Value?
    if let written = child(node, .value) {
      let errors = errorCount
      value = readDefault(written, type, isOptional: isOptional, parameter: name)
      if errorCount > errors { return nil }
    } else if !isOptional {
      report(.environmentWithoutDefault(name), at: range)
      return nil
    }
    var entry = EnvironmentEntry(
      name: name, type: type, isOptional: isOptional, defaultValue: value)
    entry.documentation = documentation(before: node)
    entry.deprecation = deprecation(of: node)
    return entry
  }
}
