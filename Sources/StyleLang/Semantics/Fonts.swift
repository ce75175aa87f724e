extension Analyzer {
  mutating func fontCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    let labels: [Word] = word == .custom ? [.relativeTo] : []
    guard var arguments = readArguments(list, of: word.name, labels: labels) else { return nil }
    if word == .system {
      guard checkCount(&arguments, of: node, least: 1, most: 1),
        let size = readLength(arguments.positional[0], .positive)
      else { return nil }
      return .font(FontValue(.system(size)))
    }
    guard checkCount(&arguments, of: node, least: 2, most: 2) else { return nil }
    let name = readFontName(arguments.positional[0])
    let size = readLength(arguments.positional[1], .positive)
    var style: TextStyle?
    if let argument = arguments[.relativeTo] {
      style = TextStyle(rawValue: text(argument))
      guard style != nil, tree.kind(argument) == .nameExpression else {
        report(
          .typeMismatch(
            expected: "a text style such as 'body'",
            found: "'\(source.text(tree.range(argument)))'"),
          at: tree.range(argument))
        return nil
      }
    }
    guard let name, let size else { return nil }
    return .font(FontValue(.custom(name, size, relativeTo: style)))
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
      switch font.base {
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
}
