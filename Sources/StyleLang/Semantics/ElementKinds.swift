extension Analyzer {
  /// The elements that every style can have.
  private static let commonElements = [
    "hstack", "vstack", "zstack", "box", "divider", "spacer", "image", "text", "progress", "swift",
  ]

  /// Reads the name of an element and its arguments; nil where they are wrong.
  mutating func readKind(_ node: NodeID, in parent: ElementKind?) -> ElementKind? {
    let name = text(node)
    let list = child(node, .argumentList)
    if let list, isBroken(list) { return nil }
    if let slot = Slot(rawValue: name), slots.contains(slot) {
      guard takesNoArguments(list, name), hasPlace(slot, node, in: parent) else { return nil }
      return .slot(slot)
    }
    switch name {
    case "hstack": return readStack(.horizontal, name, list)
    case "vstack": return readStack(.vertical, name, list)
    case "zstack": return readStack(.depth, name, list)
    case "box": return takesNoArguments(list, name) ? .box : nil
    case "divider": return takesNoArguments(list, name) ? .divider : nil
    case "progress": return takesNoArguments(list, name) ? .spinner : nil
    case "spacer": return readSpacer(list)
    case "image": return readImage(node, list)
    case "text": return readText(node, list)
    case "swift": return readOpaque(node, list)
    default:
      reportUnknownElement(name, node)
      return nil
    }
  }

  /// The parts that the style under the hand can place.
  private var slots: [Slot] { scope.component?.slots ?? [] }

  private mutating func reportUnknownElement(_ name: String, _ node: NodeID) {
    // The parser has said what should stand here.
    if hasSyntaxErrors, child(node, .error) != nil { return }
    let component = scope.component ?? .view
    let parts = component.slots.map(\.rawValue)
    reportUnknown(
      { .unknownElement(name, of: component.rawValue, parts: parts, suggestion: $0) }, name,
      at: tree.mainRange(node), among: parts + Analyzer.commonElements)
  }

  private mutating func takesNoArguments(_ list: NodeID?, _ name: String) -> Bool {
    guard let list else { return true }
    guard let arguments = readArguments(list, of: name, labels: []) else { return false }
    if let first = arguments.positional.first {
      report(.extraArgument(of: name, limit: 0), at: tree.range(first))
      return false
    }
    return true
  }

  /// Whether a part stands where it may: what moves stands in a track, and in nothing else.
  private mutating func hasPlace(
    _ slot: Slot, _ node: NodeID, in parent: ElementKind?
  ) -> Bool {
    guard slot == .thumb || slot == .bar, parent != .slot(.track) else { return true }
    report(.misplacedPart(slot.rawValue, place: "a 'track'"), at: tree.mainRange(node))
    return false
  }

  // MARK: - Arguments

  private mutating func readStack(
    _ axis: Stack.Axis, _ name: String, _ list: NodeID?
  ) -> ElementKind? {
    var stack = Stack(axis)
    let labels: [Word] = axis == .depth ? [.alignment] : [.spacing, .alignment]
    guard let arguments = readArguments(list, of: name, labels: labels) else { return nil }
    if let first = arguments.positional.first {
      report(.extraArgument(of: name, limit: 0), at: tree.range(first))
      return nil
    }
    if let node = arguments[.spacing] {
      guard let spacing = readLength(node) else { return nil }
      stack.spacing = spacing
    }
    if let node = arguments[.alignment] {
      guard let alignment = readAlignment(node, axis, name) else { return nil }
      stack.alignment = alignment
    }
    return .stack(stack)
  }

  private mutating func readAlignment(
    _ node: NodeID, _ axis: Stack.Axis, _ name: String
  ) -> StackAlignment? {
    let word = source.text(tree.range(node))
    let cases = StackAlignment.cases(of: axis)
    if let alignment = StackAlignment(rawValue: word), cases.contains(alignment) {
      return alignment
    }
    let names = cases.map(\.rawValue)
    reportUnknown(
      { .unknownCase(word, of: "alignment", cases: names, suggestion: $0) }, word,
      at: tree.range(node), among: names, habits: ForeignWords.values)
    return nil
  }

  private mutating func readSpacer(_ list: NodeID?) -> ElementKind? {
    guard let arguments = readArguments(list, of: "spacer", labels: [.minLength]) else {
      return nil
    }
    if let first = arguments.positional.first {
      report(.extraArgument(of: "spacer", limit: 0), at: tree.range(first))
      return nil
    }
    guard let node = arguments[.minLength] else { return .spacer(minimum: nil) }
    return readLength(node, .notNegative).map { .spacer(minimum: $0) }
  }

  /// The only argument of an element that has one, without a label.
  private mutating func onlyArgument(
    _ node: NodeID, _ list: NodeID?, _ what: String
  ) -> NodeID? {
    guard let arguments = readArguments(list, of: text(node), labels: []) else { return nil }
    if arguments.positional.count > 1 {
      report(.extraArgument(of: text(node), limit: 1), at: tree.range(arguments.positional[1]))
      return nil
    }
    guard let argument = arguments.positional.first else {
      report(.missingArgument(what, of: text(node)), at: tree.mainRange(node))
      return nil
    }
    return argument
  }

  private mutating func readImage(_ node: NodeID, _ list: NodeID?) -> ElementKind? {
    guard let argument = onlyArgument(node, list, "the name of a symbol"),
      let value = readImage(argument, allowsName: true)
    else { return nil }
    return imageValue(value).map { .image($0) }
  }

  private mutating func readText(_ node: NodeID, _ list: NodeID?) -> ElementKind? {
    guard let argument = onlyArgument(node, list, "a string"), let operand = evaluate(argument)
    else { return nil }
    guard case .string(let text) = operand else {
      report(
        .typeMismatch(expected: "a string in quotes", found: operand.phrase),
        at: tree.range(argument))
      return nil
    }
    return .text(text)
  }

  /// `swift(MyView)`, or with the states and parameters that the view is given.
  private mutating func readOpaque(_ node: NodeID, _ list: NodeID?) -> ElementKind? {
    guard let arguments = readArguments(list, of: "swift", labels: []) else { return nil }
    guard let first = arguments.positional.first else {
      report(.missingArgument("the name of a view", of: "swift"), at: tree.mainRange(node))
      return nil
    }
    guard tree.kind(first) == .nameExpression else {
      report(
        .typeMismatch(
          expected: "the name of a view such as 'MyView'",
          found: "'\(source.text(tree.range(first)))'"),
        at: tree.range(first))
      return nil
    }
    var view = OpaqueView(SwiftWords.escaped(text(first)))
    for argument in arguments.positional.dropFirst() {
      guard let input = readInput(argument) else { return nil }
      view.inputs.append(input)
    }
    return .opaque(view)
  }

  private mutating func readInput(_ node: NodeID) -> OpaqueView.Input? {
    let name = nameID(node)
    let spelling = source.text(tree.range(node))
    if tree.kind(node) == .nameExpression {
      if let binding = scope.binding(name) {
        note(node, isBinding: binding)
        switch binding.meaning {
        case .parameter(let id): return OpaqueView.Input(label: spelling, .parameter(id))
        case .value(let value):
          return OpaqueView.Input(label: spelling, .value(value, binding.type))
        case .absent: return OpaqueView.Input(label: spelling, .value(.inherit, binding.type))
        case .unknown: return nil
        }
      }
      if let state = names.state(name), scope.states.contains(state) {
        let label = "is" + spelling.prefix(1).uppercased() + spelling.dropFirst()
        return OpaqueView.Input(label: label, .state(state))
      }
    }
    reportUnknownState(spelling, at: tree.range(node))
    return nil
  }
}
