extension Analyzer {
  /// The shape of a single word.
  func plainShape(_ word: Word) -> ShapeValue? {
    switch word {
    case .rectangle: .rectangle
    case .capsule: .capsule
    case .circle: .circle
    case .ellipse: .ellipse
    case .containerRelative: .containerRelative
    default: nil
    }
  }

  mutating func roundedCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    let corners: [Word] = [.topLeading, .topTrailing, .bottomTrailing, .bottomLeading]
    guard var arguments = readArguments(list, of: "rounded", labels: corners) else { return nil }
    var style = CornerStyle.circular
    if let last = arguments.positional.last, tree.kind(last) == .nameExpression,
      let written = CornerStyle(rawValue: text(last)), !isBound(nameID(last))
    {
      style = written
      arguments.positional.removeLast()
    }
    if arguments.labeled.isEmpty {
      guard checkCount(&arguments, of: node, least: 1, most: 1),
        let radius = readLength(arguments.positional[0], .notNegative)
      else { return nil }
      return .other(.shape(.rounded(radius, style)), .shape)
    }
    guard checkCount(&arguments, of: node, least: 0, most: 0) else { return nil }
    var failed = false
    var radii = CornerRadii(
      topLeading: .literal(0), topTrailing: .literal(0), bottomTrailing: .literal(0),
      bottomLeading: .literal(0))
    for (label, argument) in arguments.labeled {
      guard let radius = readLength(argument, .notNegative) else {
        failed = true
        continue
      }
      switch label {
      case .topLeading: radii.topLeading = radius
      case .topTrailing: radii.topTrailing = radius
      case .bottomTrailing: radii.bottomTrailing = radius
      default: radii.bottomLeading = radius
      }
    }
    return failed ? nil : .other(.shape(.corners(radii, style)), .shape)
  }

  /// Reads `circle.trim(0, 75%)`.
  mutating func shapeMember(_ node: NodeID, of value: Value, _ list: NodeID?) -> Operand? {
    guard names.word(nameID(node)) == .trim else {
      let name = text(node)
      reportUnknown(
        { .unknownMember(name, of: "a shape", suggestion: $0) }, name, at: tree.mainRange(node),
        among: [Word.trim.name])
      return nil
    }
    let shape: ShapeValue
    switch resolved(value) {
    case .shape(.circle): shape = .circle
    case .shape(.capsule): shape = .capsule
    default:
      report(
        .typeMismatch(
          expected: "'circle' or 'capsule', the shapes that can be trimmed", found: "another shape"),
        at: tree.mainRange(node))
      return nil
    }
    guard var arguments = readArguments(list, of: "trim", labels: []),
      checkCount(&arguments, of: node, least: 2, most: 2)
    else { return nil }
    let from = readFraction(arguments.positional[0], .fraction)
    guard let to = readFraction(arguments.positional[1], .fraction), let from else { return nil }
    if let start = known(from), let end = known(to), start > end {
      report(
        .minimumAboveMaximum(
          minimum: source.text(tree.range(arguments.positional[0])),
          maximum: source.text(tree.range(arguments.positional[1]))),
        at: tree.range(arguments.positional[0]))
      return nil
    }
    return .other(.shape(.trim(shape, from: from, to: to)), .shape)
  }
}
