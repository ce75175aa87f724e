extension Analyzer {
  /// Reads `symbol("star.fill")`, and `image(…)` as a value.
  mutating func imageCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    guard var arguments = readArguments(list, of: word.name, labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    let argument = arguments.positional[0]
    if word == .image { return readImage(argument, allowsName: true).map { .other($0, .image) } }
    guard let operand = evaluate(argument) else { return nil }
    guard case .string(let name) = operand else {
      report(
        .typeMismatch(expected: "the name of a symbol in quotes", found: operand.phrase),
        at: tree.range(argument))
      return nil
    }
    return symbol(name, argument, of: word.name)
  }

  private mutating func symbol(
    _ name: StringValue, _ node: NodeID, of owner: String
  ) -> Operand? {
    if name == .literal("") {
      report(.emptyName(owner), at: tree.range(node))
      return nil
    }
    return .other(.image(.symbol(name)), .image)
  }

  /// An expression that must be an image: `symbol("star")`, `asset("Logo")`, a token, a parameter.
  ///
  /// - Parameter allowsName: Whether a string alone names a symbol.
  mutating func readImage(_ node: NodeID, allowsName: Bool) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .other(let value, .image): return value
    // An asset is a picture where one is wanted, and else a colour.
    case .color(.asset(let name)): return .image(.asset(name))
    case .string(let name) where allowsName:
      guard case .other(let value, _)? = symbol(name, node, of: "image") else { return nil }
      return value
    case .string:
      let text = source.text(tree.range(node))
      report(
        .typeMismatch(expected: "an image such as 'symbol(\"star\")'", found: operand.phrase),
        at: tree.range(node),
        fixIts: [
          FixIt(
            "write 'symbol(\(text))'", replacing: tree.range(node), with: "symbol(\(text))")
        ])
      return nil
    default:
      report(
        .typeMismatch(
          expected: allowsName
            ? "the name of a symbol in quotes, or an image" : "an image such as 'symbol(\"star\")'",
          found: operand.phrase),
        at: tree.range(node))
      return nil
    }
  }

  /// The picture of a value that `readImage` gives.
  func imageValue(_ value: Value) -> ImageValue? {
    switch resolved(value) {
    case .image(let image): image
    case .parameter(let id): .parameter(id)
    default: nil
    }
  }

  // MARK: - Lengths that grow with text

  /// Reads `scaled(44, relativeTo: title)`.
  mutating func scaledCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    guard var arguments = readArguments(list, of: "scaled", labels: [.relativeTo]),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    var style: TextStyle? = .body
    if let argument = arguments[.relativeTo] { style = readTextStyle(argument) }
    guard let length = readLength(arguments.positional[0]), let style else { return nil }
    guard let value = known(length) else {
      report(
        .typeMismatch(
          expected: "a length known at compile time", found: "one that depends on a parameter"),
        at: tree.range(arguments.positional[0]))
      return nil
    }
    guard scope.component != nil, !scope.isInDefault else {
      report(
        .typeMismatch(
          expected: "a length that is the same for every user",
          found: "'scaled', which belongs in a statement of a style"),
        at: tree.mainRange(node))
      return nil
    }
    return .number(.scaled(value, relativeTo: style), .length)
  }
}
