extension TokenFileReader {
  /// Gives a token its value, after those that it refers to.
  mutating func evaluate(_ entry: Int) {
    entries[entry].outcome = .running
    do throws(Stop) {
      let (type, value) = try value(of: entry)
      entries[entry].outcome = .value(type, value)
    } catch {
      switch error {
      case .failed: entries[entry].outcome = .failed
      case .unusable(let reason): entries[entry].outcome = .unusable(reason)
      }
    }
  }

  private mutating func value(of entry: Int) throws(Stop) -> (ParameterType, Value) {
    let token = entries[entry]
    let node = valueNode(of: token.node)
    let written = readType(of: token.node)
    if document.value("$type", of: token.node) != nil, written == nil { throw .failed }
    if case .token(let target) = try follow(node) {
      if let written { try check(target, is: written, at: node) }
      return try alias(of: target, from: entry, at: node)
    }
    guard let type = written ?? token.groupType else {
      report(.missingType(token.path.last ?? ""), at: document.range(token.key))
      throw .failed
    }
    return try read(literal(node, type), as: type, of: entry)
  }

  /// A token that is another one.
  private mutating func alias(
    of target: Int, from entry: Int, at node: Int
  ) throws(Stop) -> (ParameterType, Value) {
    let (type, value) = try usable(target, at: node)
    let id = TokenID(target)
    switch type {
    case .color: return (type, .color(.token(id)))
    case .number, .length, .angle, .duration, .percentage: return (type, .scalar(.token(id)))
    case .font: return (type, .font(FontValue(.token(id))))
    case .animation: return (type, .animation(AnimationValue(.token(id))))
    case .string, .bool, .enumeration: return (type, value)
    default:
      if case .token(_, let inner) = value { return (type, .token(id, inner)) }
      return (type, .token(id, value))
    }
  }

  /// The value of a token that another one refers to.
  mutating func usable(
    _ target: Int, at node: Int
  ) throws(Stop) -> (ParameterType, Value) {
    if case .waiting = entries[target].outcome {
      chainLength += 1
      defer { chainLength -= 1 }
      guard chainLength < TokenFileReader.chainLimit else {
        let name = entries[target].path.last ?? ""
        report(.referenceCycle([name, "…", name]), at: document.range(node))
        throw .failed
      }
      evaluate(target)
    }
    switch entries[target].outcome {
    case .value(let type, let value): return (type, value)
    case .unusable(let reason):
      throw .unusable("it refers to '\(entries[target].path.last ?? "")': " + reason)
    case .failed: throw .failed
    case .waiting, .running:
      reportCycle(through: target, at: node)
      throw .failed
    }
  }

  private mutating func reportCycle(through first: Int, at node: Int) {
    // The tokens of the circle are those that are being read; only their names are wanted.
    var names = [entries[first].path.joined(separator: ".")]
    var current = first
    for _ in 0..<TokenFileReader.chainLimit {
      guard let reference = reference(valueNode(of: entries[current].node)),
        let path = path(of: reference),
        let next = entryIndices[path.filter { $0 != "$value" }.joined(separator: ".")]
      else { break }
      names.append(entries[next].path.joined(separator: "."))
      if next == first { break }
      current = next
    }
    if names.count == 1 { names.append(names[0]) }
    report(.referenceCycle(names), at: document.range(node))
  }

  // MARK: - Explicit values

  private mutating func read(
    _ node: Int, as type: DesignTokenType, of entry: Int
  ) throws(Stop) -> (ParameterType, Value) {
    switch type {
    case .color: return (.color, .color(.literal(try readColor(node))))
    case .dimension: return (.length, .scalar(.literal(try readDimension(node))))
    case .duration: return (.duration, .scalar(.literal(try readDuration(node))))
    case .number: return (.number, .scalar(.literal(try readNumber(node))))
    case .fontFamily:
      let families = try readFamilies(node)
      noteFallbacks(families, of: entry)
      return (.string, .string(families[0]))
    case .fontWeight:
      _ = try readWeight(node)
      throw .unusable("a weight is no value of its own, but a part of a font, as in 'body.bold'")
    case .cubicBezier:
      return (.animation, .animation(AnimationValue(.timing(try readCurve(node), nil))))
    case .strokeStyle:
      _ = try readStroke(node)
      throw .unusable("a stroke style is no value of its own, but a part of a border")
    case .border: return (.border, .border(try readBorder(node)))
    case .transition: return (.animation, .animation(try readTransition(node)))
    case .shadow: return (.shadow, .shadows(try readShadows(node)))
    case .gradient: return (.fill, .gradient(try readGradient(node)))
    case .typography: return (.font, .font(try readTypography(node, of: entry)))
    }
  }

  mutating func invalid(_ node: Int, _ expected: String, fixIts: [FixIt] = []) -> Stop {
    report(
      .invalidValue(expected: expected, found: document.phrase(node)), at: document.range(node),
      fixIts: fixIts)
    return .failed
  }

  /// A number that may come by reference.
  mutating func readNumber(_ node: Int) throws(Stop) -> Double {
    let node = try literal(node, .number)
    guard document.kind(node) == .number else { throw invalid(node, "a number") }
    return document.nodes[node].number
  }

  /// The value of a key that must be there.
  mutating func part(_ key: String, of node: Int, in what: String) throws(Stop) -> Int {
    guard document.kind(node) == .object else { throw invalid(node, what) }
    guard let value = document.value(key, of: node) else {
      report(
        .invalidValue(expected: "'\(key)' in \(what)", found: "none"), at: document.range(node))
      throw .failed
    }
    return value
  }

  /// Reports keys that mean nothing in a value.
  mutating func checkKeys(of node: Int, _ allowed: [String]) {
    for member in document.members[node] ?? [] {
      let name = document.text(member.key)
      if allowed.contains(name) { continue }
      report(
        .unknownMember(name, suggestion: suggestion(for: name, among: allowed)),
        at: document.range(member.key))
    }
  }

  // MARK: - Simple types

  /// Points in a unit of the format: a pixel of the format is a point, and 1rem, the reader's own
  /// text size, is taken for the 16 pixels that it is unless the reader chooses another.
  private static let points: KeyValuePairs = ["px": 1.0, "rem": 16.0]
  private static let seconds: KeyValuePairs = ["ms": 0.001, "s": 1.0]

  mutating func readDimension(_ node: Int) throws(Stop) -> Double {
    try readMeasure(
      literal(node, .dimension), "a dimension, an object with 'value' and 'unit'",
      TokenFileReader.points)
  }

  mutating func readDuration(_ node: Int) throws(Stop) -> Double {
    let node = try literal(node, .duration)
    let seconds = try readMeasure(
      node, "a duration, an object with 'value' and 'unit'", TokenFileReader.seconds)
    guard seconds >= 0 else { throw invalid(node, "a duration of zero or more") }
    return seconds
  }

  private mutating func readMeasure(
    _ node: Int, _ what: String, _ units: KeyValuePairs<String, Double>
  ) throws(Stop) -> Double {
    if document.kind(node) == .string { throw invalid(node, what, fixIts: fixes(node, units)) }
    let value = try readNumber(part("value", of: node, in: what))
    let unitNode = try unreferenced(part("unit", of: node, in: what))
    checkKeys(of: node, ["value", "unit"])
    let unit = document.kind(unitNode) == .string ? document.text(unitNode) : ""
    guard let factor = units.first(where: { $0.key == unit })?.value else {
      throw invalid(unitNode, units.map { "'\($0.key)'" }.joined(separator: " or "))
    }
    // A thousandth is not exact: 150 ms are to be 0.15 s.
    let isThousandth = factor == 0.001
    return isThousandth ? value / 1000 : value * factor
  }

  /// A part that is no token's value, after its reference.
  mutating func unreferenced(_ node: Int) throws(Stop) -> Int {
    guard document.kind(node) == .object, case .node(let target) = try follow(node) else {
      return node
    }
    return target
  }

  /// `"16px"`, as drafts of the format had it, in today's form.
  private func fixes(_ node: Int, _ units: KeyValuePairs<String, Double>) -> [FixIt] {
    let text = document.text(node)
    guard let unit = units.first(where: { text.hasSuffix($0.key) })?.key,
      let value = Double(text.dropLast(unit.count))
    else { return [] }
    let number = value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    let replacement = "{ \"value\": \(number), \"unit\": \"\(unit)\" }"
    return [
      FixIt("write '\(replacement)'", replacing: document.range(node), with: replacement)
    ]
  }
}
