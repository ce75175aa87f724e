import StyleLang

/// Reads a `LookTree` off the record of a style.
///
/// How the parts of a style are recognised:
/// - a *layer* is the view of a `.background` or an `.overlay` whose root is `Color.clear` and whose
///   last modifier is `.allowsHitTesting(false)`; its content is in an `.overlay` that comes first;
///   of two behind the control the later one lies further back and was written earlier;
/// - a *box*, also a track, a thumb and a bar, is `Color.clear` with modifiers; what it holds is in
///   an `.overlay` that comes first;
/// - a slot that only passes on what the app gave is that;
/// - a button that a toggle is made of is what its own style draws.
struct TreeReader {
  var problems: [String] = []
  private let component: Component

  init(_ component: Component) { self.component = component }

  /// Reads a whole style.
  mutating func readStyle(_ document: RecordedDocument, hasContent: Bool) -> LookTree {
    let node = TreeReader.drawn(document.view)
    var readers = chain(node, isRoot: hasContent)
    if readers.count > 2 { problems.append("\(readers.count) chains of modifiers") }
    readers[readers.count - 1].readFeedback(document.changes)
    if document.resetsHover == false { problems.append("hovering outlives being disabled") }
    var tree = LookTree()
    for index in readers.indices { finish(&readers[index]) }
    tree.look = readers[readers.count - 1].look
    // Which style draws the control may be a choice: a parameter of the style does not change.
    if !hasContent, tree.look[.base] == "inherit", let count = document.conditionals {
      problems.append("\(count) choices between views")
    }
    tree.layers = readers[readers.count - 1].layers
    var element = self.element(node)
    if readers.count > 1 { element?.look = readers[readers.count - 2].look }
    tree.content = element ?? .nothing
    if !hasContent, tree.content?.kind != LookElement.standard(for: component).kind {
      problems.append("the innermost view is '\(node.name)'")
    }
    return tree
  }

  // MARK: Elements

  /// Reads an element with its modifiers; nil where nothing is drawn.
  private mutating func readElement(_ node: RecordedNode) -> LookElement? {
    let node = TreeReader.drawn(node)
    var readers = chain(node, isRoot: false)
    guard var element = element(node) else { return nil }
    finish(&readers[0])
    element.look = readers[0].look
    if !readers[0].layers.isEmpty { problems.append("an element with layers") }
    return element
  }

  private mutating func finish(_ reader: inout LookReader) {
    reader.finish()
    problems += reader.problems
  }

  /// The kind, the arguments and the children of an element, without its modifiers.
  private mutating func element(_ node: RecordedNode) -> LookElement? {
    let values = Arguments(values: node.arguments ?? [:])
    if isStyledControl(node) { return .standard(for: component) }
    switch node.name {
    case "hstack", "vstack":
      return LookElement(
        node.name,
        ["spacing": values.standardLength("spacing"), "alignment": values.word("alignment")],
        children: children(node))
    case "zstack":
      return LookElement(
        node.name, ["alignment": values.word("alignment")], children: children(node))
    case "color", "shape": return box(node)
    case "spacer":
      return LookElement("spacer", ["minLength": values.standardLength("minLength")])
    case "image": return LookElement("image", ["image": values.word("image")])
    case "text": return LookElement("text", ["string": values.word("string")])
    case "opaque": return LookElement("opaque", ["swift": values.word("swift")])
    case "progress" where node.arguments == nil: return LookElement("progress")
    case "divider", "label", "title", "icon", "body", "input", "value":
      return LookElement(node.name)
    case "empty", "absent": return nil
    default:
      problems.append("a view '\(node.name)'")
      return nil
    }
  }

  private mutating func box(_ node: RecordedNode) -> LookElement {
    var element = LookElement("box", ["alignment": "center"])
    if let overlay = TreeReader.content(of: node) {
      element.children = elements(overlay.views ?? [])
      let values = Arguments(values: overlay.arguments ?? [:])
      if !element.children.isEmpty { element.arguments["alignment"] = values.word("alignment") }
    }
    return element
  }

  private mutating func children(_ node: RecordedNode) -> [LookElement] {
    elements(node.children ?? [])
  }

  private mutating func elements(_ nodes: [RecordedNode]) -> [LookElement] {
    nodes.flatMap { node in
      node.name == "group" && node.modifiers == nil ? node.children ?? [] : [node]
    }.compactMap { readElement($0) }
  }

  /// The overlay that holds what a box or a layer contains: the first modifier of `Color.clear`.
  private static func content(of node: RecordedNode) -> RecordedModifier? {
    guard node.name == "color", let first = node.modifiers?.first, first.name == "overlay",
      let view = first.views?.first, !isFill(view), !isLayer(view, isAbove: true)
    else { return nil }
    return first
  }

  // MARK: Chains of modifiers

  /// Reads the modifiers of a view; at the root of a content those of the element and of the style.
  private mutating func chain(_ node: RecordedNode, isRoot: Bool) -> [LookReader] {
    var readers = [LookReader()]
    if node.name == "shape" || node.name == "color" { seed(&readers[0], node) }
    var rest = ArraySlice(node.modifiers ?? [])
    if TreeReader.content(of: node) != nil { rest = rest.dropFirst() }
    if node.name == "shape" { rest = rest.drop { $0.name == "shadow" } }
    for modifier in rest {
      // Styles that follow are those of controls in the content.
      if isStyledControl(node), TreeReader.styles.contains(modifier.name),
        readers[0].look[.base] == "inherit"
      {
        readers[readers.count - 1].look[.base] = StyleText.read(
          modifier.arguments?["style"] ?? "missing")
        continue
      }
      if isScaffold(modifier) || TreeReader.isSpinner(node, modifier) { continue }
      if isRoot, !readers[readers.count - 1].mayRead(modifier) { readers.append(LookReader()) }
      if let layer = layer(modifier) {
        readers[readers.count - 1].readLayer(layer)
      } else {
        readers[readers.count - 1].read(modifier)
      }
    }
    return readers
  }

  private static let styles: Set = [
    "buttonStyle", "toggleStyle", "labelStyle", "progressViewStyle", "groupBoxStyle",
    "textFieldStyle",
  ]

  /// Whether a view is the control itself, drawn by another style.
  private func isStyledControl(_ node: RecordedNode) -> Bool {
    node.arguments?["of"] == "configuration"
      || component == .field && node.name == "input"
        && node.modifiers?.contains {
          $0.name == "textFieldStyle" && $0.arguments?["style"] != "plain"
        } == true
  }

  /// A fill that is no background but the view itself.
  private mutating func seed(_ reader: inout LookReader, _ node: RecordedNode) {
    if node.name == "color", node.arguments?["color"] == "clear" { return }
    var view = node
    view.modifiers = node.modifiers.map { Array($0.prefix { $0.name == "shadow" }) }
    if node.name == "color" {
      view.name = "shape"
      view.arguments = [
        "operation": "fill", "style": node.arguments?["color"] ?? "", "shape": "rectangle",
      ]
    }
    let isLine = view.arguments?["operation"]?.hasPrefix("stroke") == true
    reader.surface.read(
      isLine ? "border" : "background", Arguments(values: [:]), [view], &reader.problems)
  }

  /// What stands around a style's body and is not of its look.
  private func isScaffold(_ modifier: RecordedModifier) -> Bool {
    switch modifier.name {
    case "focused" where component == .field: return true
    case "textFieldStyle" where component == .field: return true
    case "accessibilityRepresentation": return true
    // The button that the toggle is made of.
    case "buttonStyle" where component == .toggle:
      return modifier.arguments?["style"]?.hasPrefix("ToggleButtonStyle") == true
    default: return false
    }
  }

  /// What makes a progress view without a value the system's spinner, which a `spinner` is by itself.
  private static func isSpinner(_ node: RecordedNode, _ modifier: RecordedModifier) -> Bool {
    node.name == "progress" && node.arguments == nil && modifier.name == "progressViewStyle"
      && modifier.arguments?["style"] == "circular"
  }

  // MARK: Layers

  /// Reads a layer, if the modifier is one.
  private mutating func layer(_ modifier: RecordedModifier) -> LookLayer? {
    let isAbove = modifier.name == "overlay"
    guard isAbove || modifier.name == "background", let node = modifier.views?.first,
      TreeReader.isLayer(node, isAbove: isAbove)
    else { return nil }
    var plain = node
    if plain.modifiers?.last?.name == "allowsHitTesting" {
      plain.modifiers?.removeLast()
    } else {
      problems.append("a layer takes touches")
    }
    var reader = chain(plain, isRoot: false)[0]
    finish(&reader)
    let box = box(plain)
    var layer = LookLayer(isAbove: isAbove, look: reader.look)
    if box.children.count > 1 { problems.append("a layer holds \(box.children.count) elements") }
    layer.content = box.children.first
    let own = Arguments(values: modifier.arguments ?? [:]).word("alignment")
    layer.alignment = own == "center" ? box.arguments["alignment"] ?? "center" : own
    return layer
  }

  /// Whether a view behind or over another is a layer and not part of its surface: one that takes no
  /// touches, but for a mere fill over it, which is an overlay.
  private static func isLayer(_ node: RecordedNode, isAbove: Bool) -> Bool {
    guard let modifiers = node.modifiers, modifiers.last?.name == "allowsHitTesting" else {
      return false
    }
    if node.name != "shape" { return node.name == "color" }
    let isLine = node.arguments?["operation"]?.hasPrefix("stroke") == true
    return !isAbove || isLine || modifiers.count > 1
  }

  /// Whether a view over another is its overlay, and not something that stands on it.
  private static func isFill(_ node: RecordedNode) -> Bool {
    node.name == "shape" && node.modifiers?.last?.name == "allowsHitTesting"
  }

  // MARK: What passes on

  /// The view that a view comes down to: a slot with one view in it, the body of a button.
  private static func drawn(_ node: RecordedNode) -> RecordedNode {
    let passes: Set = [
      "label", "title", "icon", "body", "value", "input", "button", "geometry",
      "group",
    ]
    guard passes.contains(node.name), node.arguments?["of"] == nil,
      let child = node.children?.first, node.children?.count == 1
    else { return node }
    var inner = drawn(child)
    inner.modifiers = (inner.modifiers ?? []) + (node.modifiers ?? [])
    return inner
  }
}
