extension Analyzer {
  /// Reads several words of a property side by side.
  mutating func readWords(_ value: NodeID, _ words: [String], of property: Property) -> Value? {
    guard let run = onlyRun(value, of: "the value of '\(property.name)'") else { return nil }
    var indices: [UInt8] = []
    var failed = false
    for node in tree.children(run) {
      let name = source.text(tree.range(node))
      guard let index = words.firstIndex(of: name) else {
        failed = true
        reportUnknown(
          { .unknownCase(name, of: property.name, cases: words, suggestion: $0) }, name,
          at: tree.range(node), among: words)
        continue
      }
      if indices.contains(UInt8(index)) {
        failed = true
        report(.duplicateName(name, kind: "word"), at: tree.range(node))
        continue
      }
      indices.append(UInt8(index))
    }
    return failed || indices.isEmpty ? nil : .words(indices.sorted())
  }

  /// Reads `swift(Shimmer), swift(Effects.Glow)`.
  mutating func readModifiers(_ value: NodeID) -> Value? {
    var names: [String] = []
    var failed = false
    for run in tree.children(value) {
      guard let node = onlyComponent(of: run, after: "the modifier"),
        let name = readSwiftType(node)
      else {
        failed = true
        continue
      }
      names.append(name)
    }
    return failed || names.isEmpty ? nil : .opaque(names)
  }

  /// Reads `swift(Name)`: a type of the app's own code, which may be nested in others.
  private mutating func readSwiftType(_ node: NodeID) -> String? {
    guard tree.kind(node) == .call, text(node) == "swift", let list = child(node, .argumentList)
    else {
      report(
        .typeMismatch(
          expected: "a modifier of the app's code such as 'swift(Shimmer)'",
          found: "'\(source.text(tree.range(node)))'"),
        at: tree.range(node))
      return nil
    }
    guard var arguments = readArguments(list, of: "swift", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    let type = arguments.positional[0]
    guard isPath(type) else {
      report(
        .typeMismatch(
          expected: "the name of a type of Swift", found: "'\(source.text(tree.range(type)))'"),
        at: tree.range(type))
      return nil
    }
    return source.text(tree.range(type))
  }

  /// Whether an expression is names with dots between them and nothing else.
  private func isPath(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .nameExpression: return true
    case .member:
      guard let base = tree.firstChild(node), tree.nextSibling(base, in: node) == nil else {
        return false
      }
      return tree.range(node).end == tree.mainRange(node).end && isPath(base)
    default: return false
    }
  }
}
