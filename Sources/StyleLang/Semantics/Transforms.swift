extension Analyzer {
  /// Reads `0.97`, `1 90%`, `97% anchor top`.
  mutating func readScale(_ value: NodeID) -> Value? {
    guard let run = onlyRun(value, of: "the scale"),
      let (written, anchor) = splitAnchor(run)
    else { return nil }
    var nodes = written
    if nodes.count > 2 {
      reportUnexpected(nodes[2], after: "the two factors of the scale")
      return nil
    }
    guard let first = nodes.first else {
      report(.missingComponent("the scale's factor"), at: tree.range(run))
      return nil
    }
    if nodes.count == 1 { nodes.append(first) }
    guard let x = readFraction(nodes[0], .any) else { return nil }
    guard nodes[1] != first else { return .scale(Scale(x: x, y: x, anchor: anchor)) }
    guard let y = readFraction(nodes[1], .any) else { return nil }
    return .scale(Scale(x: x, y: y, anchor: anchor))
  }

  /// Reads `45deg`, `45deg anchor bottomLeading`.
  mutating func readRotation(_ value: NodeID) -> Value? {
    guard let run = onlyRun(value, of: "the rotation"),
      let (nodes, anchor) = splitAnchor(run)
    else { return nil }
    if nodes.count > 1 {
      reportUnexpected(nodes[1], after: "the angle of the rotation")
      return nil
    }
    guard let first = nodes.first else {
      report(.missingComponent("the rotation's angle"), at: tree.range(run))
      return nil
    }
    return readAngle(first).map { .rotation(Rotation(angle: $0, anchor: anchor)) }
  }

  /// Reads `0 2`.
  mutating func readOffset(_ value: NodeID) -> Value? {
    guard let run = onlyRun(value, of: "the offset") else { return nil }
    let nodes = tree.children(run)
    if nodes.count > 2 {
      reportUnexpected(nodes[2], after: "the offset's x and y")
      return nil
    }
    guard nodes.count == 2 else {
      report(.missingComponent("the offset's y: write x and y, such as '0 2'"), at: tree.range(run))
      return nil
    }
    let x = readLength(nodes[0])
    guard let y = readLength(nodes[1]), let x else { return nil }
    return .offset(x: x, y: y)
  }

  private mutating func reportUnexpected(_ node: NodeID, after what: String) {
    report(
      .unexpectedComponent("'\(source.text(tree.range(node)))'", expected: what),
      at: tree.range(node))
  }

  /// Takes a closing `anchor POINT` off a run.
  private mutating func splitAnchor(_ run: NodeID) -> ([NodeID], UnitPoint)? {
    var nodes = tree.children(run)
    guard
      let place = nodes.firstIndex(where: {
        tree.kind($0) == .nameExpression && text($0) == Word.anchor.name
      })
    else { return (nodes, .center) }
    guard place + 1 < nodes.count else {
      report(.missingComponent("the point after 'anchor'"), at: tree.range(nodes[place]))
      return nil
    }
    guard let point = readUnitPoint(nodes[place + 1], of: "anchor") else { return nil }
    if place + 2 < nodes.count {
      reportUnexpected(nodes[place + 2], after: "the anchor")
      return nil
    }
    nodes.removeSubrange(place...)
    return (nodes, point)
  }

  /// Reads the name of a point of the frame.
  mutating func readUnitPoint(_ node: NodeID, of owner: String) -> UnitPoint? {
    let name = source.text(tree.range(node))
    if let point = UnitPoint(rawValue: name) { return point }
    let words = UnitPoint.allCases.map(\.rawValue)
    reportUnknown(
      { .unknownCase(name, of: owner, cases: words, suggestion: $0) }, name,
      at: tree.range(node), among: words)
    return nil
  }
}
