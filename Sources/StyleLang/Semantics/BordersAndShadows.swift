extension Analyzer {
  /// The single expression of a value, or nil (not reported) where there are several.
  @inline(__always)
  func singleExpression(_ value: NodeID) -> NodeID? {
    guard let run = tree.firstChild(value), tree.nextSibling(run, in: value) == nil,
      let first = tree.firstChild(run), tree.nextSibling(first, in: run) == nil
    else { return nil }
    return first
  }

  /// The only run of a value; a further one is reported.
  mutating func onlyRun(_ value: NodeID, of what: @autoclosure () -> String) -> NodeID? {
    guard let run = tree.firstChild(value) else { return nil }
    if let second = tree.nextSibling(run, in: value) {
      report(
        .unexpectedComponent("'\(source.text(tree.range(second)))'", expected: what()),
        at: tree.range(second))
      return nil
    }
    return run
  }

  /// Reads `1 red`, `1 red dash(4, 2) round`, `1 linear(red, blue) center`.
  mutating func readBorder(_ value: NodeID) -> Value? {
    guard let run = onlyRun(value, of: "the border"), let first = tree.firstChild(run) else {
      return nil
    }
    guard let second = tree.nextSibling(first, in: run) else { return readWholeBorder(first) }
    let width = readLength(first, .notNegative)
    let fill = readBorderFill(second)
    var border = Border(
      width: .literal(0), color: .literal(RGBA(0, 0, 0)), dash: [], placement: .inside)
    var hasPlacement = false
    var failed = false
    var node = tree.nextSibling(second, in: run)
    while let current = node {
      defer { node = tree.nextSibling(current, in: run) }
      if tree.kind(current) == .call, names.word(nameID(current)) == .dash, border.dash.isEmpty {
        guard let dash = readDash(current) else {
          failed = true
          continue
        }
        border.dash = dash
      } else if tree.kind(current) == .nameExpression, !hasPlacement,
        let placement = Border.Placement(rawValue: text(current))
      {
        border.placement = placement
        hasPlacement = true
      } else if tree.kind(current) == .nameExpression, !border.isRound,
        names.word(nameID(current)) == .round
      {
        border.isRound = true
      } else {
        // Where the width or the colour is wrong, this may be what should have stood there.
        if width != nil, fill != nil {
          report(
            .unexpectedComponent(
              "'\(source.text(tree.range(current)))'", expected: "the border's width and colour"),
            at: tree.range(current))
        }
        failed = true
      }
    }
    guard let width, let fill, !failed else { return nil }
    border.width = width
    switch fill {
    case .color(let color): border.color = color
    case .gradient(let gradient): border.gradient = gradient
    default: return Value.none
    }
    return .border(border)
  }

  /// What the line is drawn with: a colour or a gradient.
  private mutating func readBorderFill(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .color(let color): return .color(color)
    case .other(let value, .fill):
      switch resolved(value) {
      case .gradient(let gradient): return .gradient(gradient)
      case .none: return Value.none
      default: break
      }
    default: break
    }
    report(
      .typeMismatch(expected: "a colour or a gradient", found: operand.phrase),
      at: tree.range(node))
    return nil
  }

  private mutating func readWholeBorder(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .other(let value, .border): return value
    case .number:
      report(.missingComponent("the border's colour after its width"), at: tree.range(node))
    default:
      report(
        .typeMismatch(expected: "a border such as '1 gray'", found: operand.phrase),
        at: tree.range(node))
    }
    return nil
  }

  private mutating func readDash(_ node: NodeID) -> [Scalar]? {
    guard let list = child(node, .argumentList),
      var arguments = readArguments(list, of: "dash", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 16)
    else { return nil }
    var lengths: [Scalar] = []
    for argument in arguments.positional {
      guard let length = readLength(argument, .notNegative) else { return nil }
      lengths.append(length)
    }
    // A pattern of zeros would never end.
    if lengths.allSatisfy({ known($0) == 0 }) {
      report(
        .outOfRange(value: source.text(tree.range(node)), expected: "a length of more than 0"),
        at: tree.range(node))
      return nil
    }
    return lengths
  }

  /// Reads one or more of `black 8 0 4`, separated by commas.
  mutating func readShadows(_ value: NodeID) -> Value? {
    if let single = singleExpression(value) {
      guard let operand = evaluate(single) else { return nil }
      switch operand {
      case .other(let value, .shadow): return value
      case .color:
        report(.missingComponent("the shadow's radius after its colour"), at: tree.range(single))
      default:
        report(
          .typeMismatch(
            expected: "a shadow such as 'black.opacity(20%) 8 0 4'", found: operand.phrase),
          at: tree.range(single))
      }
      return nil
    }
    var shadows: [Shadow] = []
    var failed = false
    var run = tree.firstChild(value)
    while let current = run {
      if let shadow = readShadow(current) { shadows.append(shadow) } else { failed = true }
      run = tree.nextSibling(current, in: value)
    }
    return failed || shadows.isEmpty ? nil : .shadows(shadows)
  }

  private mutating func readShadow(_ run: NodeID) -> Shadow? {
    guard let first = tree.firstChild(run) else { return nil }
    let color = readColor(first)
    var numbers: [Scalar] = []
    var failed = false
    var node = tree.nextSibling(first, in: run)
    while let current = node {
      if numbers.count == 3 {
        report(
          .unexpectedComponent(
            "'\(source.text(tree.range(current)))'",
            expected: "the shadow's colour, radius, x and y"),
          at: tree.range(current))
        return nil
      }
      if let number = readLength(current, numbers.isEmpty ? .notNegative : .any) {
        numbers.append(number)
      } else {
        failed = true
        numbers.append(.literal(0))
      }
      node = tree.nextSibling(current, in: run)
    }
    guard let color, !failed else { return nil }
    guard numbers.count == 1 || numbers.count == 3 else {
      report(
        .missingComponent(
          numbers.isEmpty
            ? "the shadow's radius after its colour" : "the shadow's y after its radius and x"),
        at: tree.range(run))
      return nil
    }
    return Shadow(
      color: color, radius: numbers[0], x: numbers.count == 3 ? numbers[1] : .literal(0),
      y: numbers.count == 3 ? numbers[2] : .literal(0))
  }
}
