extension Analyzer {
  // MARK: - Places

  /// An expression that must be a colour, gradient or material.
  mutating func readFill(_ node: NodeID, allowsGlass: Bool) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .color(let color): return .color(color)
    case .other(.glass, .fill) where !allowsGlass:
      report(
        .typeMismatch(
          expected: "a colour, gradient or material", found: "glass, which only a background is"),
        at: tree.range(node))
      return nil
    case .other(let value, .fill): return value
    default:
      report(
        .typeMismatch(expected: "a colour, gradient or material", found: operand.phrase),
        at: tree.range(node))
      return nil
    }
  }

  // MARK: - Gradients

  /// Whether the arguments of `linear` are those of a gradient, and not of a timing curve.
  mutating func isGradient(_ list: NodeID) -> Bool {
    guard let first = tree.firstChild(list), let run = tree.firstChild(first) else { return false }
    if tree.kind(first) == .labeledArgument { return true }
    guard let expression = tree.firstChild(run) else { return false }
    if tree.kind(expression) == .numberLiteral { return false }
    switch silently({ $0.evaluate(expression) }) {
    case .number: return false
    case .color: return true
    default: return tree.nextSibling(first, in: list) != nil
    }
  }

  /// Reads `linear(a, b at 20%, c, from: top, to: bottom)` and the like.
  mutating func gradientCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    let labels: [Word] = word == .linear ? [.from, .to] : [.center, .from, .to]
    guard let arguments = readArguments(list, of: word.name, labels: labels, hasRuns: true) else {
      return nil
    }
    let stops = readStops(arguments.positional, of: node)
    let geometry = readGeometry(word, arguments, node)
    guard let stops, let geometry else { return nil }
    return .other(.gradient(Gradient(geometry, stops)), .fill)
  }

  private mutating func readGeometry(
    _ word: Word, _ arguments: Arguments, _ node: NodeID
  ) -> Gradient.Geometry? {
    if word == .linear {
      let from = readPoint(arguments, .from, default: .top)
      guard let to = readPoint(arguments, .to, default: .bottom), let from else { return nil }
      return .linear(from: from, to: to)
    }
    let center = readPoint(arguments, .center, default: .center)
    var from: Scalar? = .literal(0)
    var to: Scalar? = .literal(360)
    if word == .angular {
      if let argument = arguments[.from] { from = readAngle(argument) }
      if let argument = arguments[.to] { to = readAngle(argument) }
    } else {
      if let argument = arguments[.from] { from = readLength(argument, .notNegative) }
      guard let argument = arguments[.to] else {
        report(.missingArgument("'to:', the outer radius", of: "radial"), at: tree.mainRange(node))
        return nil
      }
      to = readLength(argument, .notNegative)
    }
    guard let center, let from, let to else { return nil }
    if let first = known(from), let last = known(to), first >= last {
      report(
        .outOfRange(
          value: (arguments[.to] ?? arguments[.from]).map { source.text(tree.range($0)) } ?? "",
          expected: "more than what the gradient starts from"),
        at: tree.range(arguments[.to] ?? arguments[.from] ?? node))
      return nil
    }
    return word == .radial
      ? .radial(center: center, from: from, to: to) : .angular(center: center, from: from, to: to)
  }

  private mutating func readPoint(
    _ arguments: Arguments, _ label: Word, default: UnitPoint
  ) -> UnitPoint? {
    guard let node = arguments[label] else { return `default` }
    return readUnitPoint(node, of: label.name)
  }

  // MARK: - Stops

  private mutating func readStops(_ runs: [NodeID], of node: NodeID) -> [Gradient.Stop]? {
    var stops: [Gradient.Stop] = []
    var failed = false
    for run in runs {
      if let stop = readStop(run) { stops.append(stop) } else { failed = true }
    }
    if failed { return nil }
    guard stops.count > 1 else {
      report(
        .missingArgument(stops.isEmpty ? "two colours" : "a second colour", of: text(node)),
        at: tree.mainRange(node))
      return nil
    }
    guard stops.contains(where: { $0.location != nil }) else { return stops }
    fillInLocations(&stops)
    for (index, pair) in zip(stops, stops.dropFirst()).enumerated() {
      guard let first = pair.0.location.flatMap({ known($0) }),
        let second = pair.1.location.flatMap({ known($0) }), second < first
      else { continue }
      report(
        .outOfRange(
          value: source.text(tree.range(runs[index + 1])),
          expected: "a place that is not before that of the colour before it"),
        at: tree.range(runs[index + 1]))
      return nil
    }
    return stops
  }

  /// Reads `red` or `red at 20%`.
  private mutating func readStop(_ run: NodeID) -> Gradient.Stop? {
    let nodes = tree.children(run)
    guard let first = nodes.first, let color = readColor(first) else { return nil }
    guard nodes.count > 1 else { return Gradient.Stop(color) }
    guard tree.kind(nodes[1]) == .nameExpression, text(nodes[1]) == Word.at.name else {
      report(
        .unexpectedComponent(
          "'\(source.text(tree.range(nodes[1])))'", expected: "a colour; its place is 'at 20%'"),
        at: tree.range(nodes[1]))
      return nil
    }
    guard nodes.count > 2 else {
      report(.missingComponent("the place after 'at', such as '20%'"), at: tree.range(nodes[1]))
      return nil
    }
    if nodes.count > 3 {
      report(
        .unexpectedComponent(
          "'\(source.text(tree.range(nodes[3])))'", expected: "the place of the colour"),
        at: tree.range(nodes[3]))
      return nil
    }
    return readFraction(nodes[2], .fraction).map { Gradient.Stop(color, at: $0) }
  }

  /// Places the stops that have no place evenly between those that have: the first of all at 0, the
  /// last at 1.
  private func fillInLocations(_ stops: inout [Gradient.Stop]) {
    let last = stops.count - 1
    if stops[0].location == nil { stops[0].location = .literal(0) }
    if stops[last].location == nil { stops[last].location = .literal(1) }
    var start = 0
    while start < last {
      var end = start + 1
      while stops[end].location == nil { end += 1 }
      if let low = stops[start].location, let high = stops[end].location {
        for index in stride(from: start + 1, to: end, by: 1) {
          let share = Double(index - start) / Double(end - start)
          stops[index].location = between(low, high, share)
        }
      }
      start = end
    }
  }

  private func between(_ low: Scalar, _ high: Scalar, _ share: Double) -> Scalar {
    if let first = known(low), let second = known(high) {
      return .literal(first + (second - first) * share)
    }
    return .binary(
      .add, low, .binary(.multiply, .binary(.subtract, high, low), .literal(share)))
  }

  // MARK: - Materials and glass

  /// Reads `material(thin)`.
  mutating func materialCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    guard var arguments = readArguments(list, of: "material", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    let argument = arguments.positional[0]
    let name = source.text(tree.range(argument))
    if let material = Material(rawValue: name) { return .other(.material(material), .fill) }
    let words = Material.allCases.map(\.rawValue)
    reportUnknown(
      { .unknownCase(name, of: "material", cases: words, suggestion: $0) }, name,
      at: tree.range(argument), among: words)
    return nil
  }

  /// Reads `glass(clear, tint: blue, interactive: true)`.
  mutating func glassCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    guard var arguments = readArguments(list, of: "glass", labels: [.tint, .interactive]),
      checkCount(&arguments, of: node, least: 0, most: 1)
    else { return nil }
    var glass = Glass()
    if let argument = arguments.positional.first {
      let name = source.text(tree.range(argument))
      guard let variant = Glass.Variant(rawValue: name) else {
        let words = Glass.Variant.allCases.map(\.rawValue)
        reportUnknown(
          { .unknownCase(name, of: "glass", cases: words, suggestion: $0) }, name,
          at: tree.range(argument), among: words)
        return nil
      }
      glass.variant = variant
    }
    if let argument = arguments[.tint] {
      guard let tint = readColor(argument) else { return nil }
      glass.tint = tint
    }
    if let argument = arguments[.interactive] {
      guard let operand = evaluate(argument) else { return nil }
      guard case .bool(let isInteractive) = operand else {
        report(
          .typeMismatch(expected: "'true' or 'false'", found: operand.phrase),
          at: tree.range(argument))
        return nil
      }
      glass.isInteractive = isInteractive
    }
    return .other(.glass(glass), .fill)
  }
}
