/// A part of a style that has rules: the style itself, a layer, an element.
struct TablePart {
  /// What one asks for it by; empty of the style itself.
  var name: String
  /// Its rules, and when it is drawn.
  var block: RuleBlock
}

extension StyleSubject {
  /// The style and its parts, each with a name of its own.
  ///
  /// An element is named by its word, the second of a name by `icon2`, and in a layer after it:
  /// `glow.icon`.
  var parts: [TablePart] {
    var collector = PartCollector()
    collector.parts = [
      TablePart(name: "", block: RuleBlock(owner: .style, context: .always, rules: rules))
    ]
    if let content = body?.content { collector.add(content, in: .always, prefix: "") }
    for layer in body?.layers ?? [] {
      let name = collector.unused(layer.name)
      collector.parts.append(
        TablePart(
          name: name,
          block: RuleBlock(
            owner: .layer(layer.name), context: layer.condition, rules: layer.rules)))
      if let content = layer.content {
        collector.add(content, in: layer.condition, prefix: name + ".")
      }
    }
    return collector.parts
  }
}

private struct PartCollector {
  var parts: [TablePart] = []

  mutating func add(_ element: SourceElement, in context: Condition, prefix: String) {
    let whole = context.and(element.condition)
    parts.append(
      TablePart(
        name: unused(prefix + element.kind.word),
        block: RuleBlock(owner: .element(element.node), context: whole, rules: element.rules)))
    for child in element.children { add(child, in: whole, prefix: prefix) }
  }

  /// A name, or the first with a number after it that is not taken.
  func unused(_ name: String) -> String {
    var result = name
    var number = 2
    while parts.contains(where: { $0.name == result }) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }
}

extension ElementKind {
  /// The word that begins it in the language.
  var word: String {
    switch self {
    case .slot(let slot): slot.rawValue
    case .stack(let stack):
      switch stack.axis {
      case .horizontal: "hstack"
      case .vertical: "vstack"
      case .depth: "zstack"
      }
    case .box: "box"
    case .divider: "divider"
    case .spacer: "spacer"
    case .image: "image"
    case .text: "text"
    case .spinner: "progress"
    case .opaque: "swift"
    }
  }
}
