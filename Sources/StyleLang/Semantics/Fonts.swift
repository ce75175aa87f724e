extension Analyzer {
  mutating func fontCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    let labels: [Word] = word == .custom ? [.relativeTo] : []
    guard var arguments = readArguments(list, of: word.name, labels: labels) else { return nil }
    if word == .system {
      guard checkCount(&arguments, of: node, least: 1, most: 1),
        let size = readFontSize(arguments.positional[0])
      else { return nil }
      return .font(FontValue(.system(size)))
    }
    guard checkCount(&arguments, of: node, least: 2, most: 2) else { return nil }
    let name = readFontName(arguments.positional[0])
    let size = readFontSize(arguments.positional[1])
    var style: TextStyle?
    if let argument = arguments[.relativeTo] {
      style = readTextStyle(argument)
      if style == nil { return nil }
    }
    guard let name, let size else { return nil }
    return .font(FontValue(.custom(name, size, relativeTo: style)))
  }

  /// The name of a text style.
  mutating func readTextStyle(_ node: NodeID) -> TextStyle? {
    if tree.kind(node) == .nameExpression, let style = TextStyle(rawValue: text(node)) {
      return style
    }
    report(
      .typeMismatch(
        expected: "a text style such as 'body'", found: "'\(source.text(tree.range(node)))'"),
      at: tree.range(node))
    return nil
  }

  /// A size in points; that it grows with the user's text size is said by `relativeTo:` of the font.
  private mutating func readFontSize(_ node: NodeID) -> Scalar? {
    guard let size = readLength(node, .positive) else { return nil }
    if size.isScaled {
      report(
        .typeMismatch(
          expected: "a size; a font grows by 'custom(…, relativeTo: body)' or a text style",
          found: "'scaled'"),
        at: tree.range(node))
      return nil
    }
    return size
  }

  private mutating func readFontName(_ node: NodeID) -> StringValue? {
    guard let operand = evaluate(node) else { return nil }
    guard case .string(let name) = operand else {
      report(
        .typeMismatch(expected: "a font's name in quotes", found: operand.phrase),
        at: tree.range(node))
      return nil
    }
    if name == .literal("") {
      report(.emptyName("custom"), at: tree.range(node))
      return nil
    }
    return name
  }

  mutating func fontMember(_ node: NodeID, of font: FontValue, _ list: NodeID?) -> Operand? {
    let name = text(node)
    if let list {
      report(.extraArgument(of: name, limit: 0), at: tree.range(list))
      return nil
    }
    var result = font
    if let weight = FontWeight(rawValue: name) {
      result.weight = weight
    } else if let design = FontDesign(rawValue: name) {
      result = whole(font)
      switch result.base {
      case .textStyle, .system: result.design = design
      case .custom, .token, .parameter:
        report(.designOfCustomFont(name), at: tree.mainRange(node))
        return nil
      }
    } else if name == "italic" {
      result.isItalic = true
    } else if name == "monospacedDigit" {
      result.hasMonospacedDigits = true
    } else {
      let traits =
        FontWeight.allCases.map(\.rawValue) + FontDesign.allCases.map(\.rawValue)
        + ["italic", "monospacedDigit"]
      reportUnknown(
        { .unknownMember(name, of: "a font", suggestion: $0) }, name, at: tree.mainRange(node),
        among: traits)
      return nil
    }
    return .font(result)
  }

  /// A font with what its tokens stand for in their place, so that a design can be put on it.
  private func whole(_ font: FontValue) -> FontValue {
    var result = font
    while case .token(let id) = result.base, case .font(let base) = sheet.tokens[Int(id)].value {
      result.base = base.base
      result.weight = result.weight ?? base.weight
      result.design = result.design ?? base.design
      result.isItalic = result.isItalic || base.isItalic
      result.hasMonospacedDigits = result.hasMonospacedDigits || base.hasMonospacedDigits
    }
    return result
  }
}

extension Scalar {
  /// Whether it grows with the user's text size.
  fileprivate var isScaled: Bool {
    switch self {
    case .literal, .token, .parameter: false
    case .scaled: true
    case .negated(let inner): inner.isScaled
    case .binary(_, let left, let right): left.isScaled || right.isScaled
    case .call(_, let arguments): arguments.contains(where: \.isScaled)
    }
  }
}
