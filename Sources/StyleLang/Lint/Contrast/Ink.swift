/// Text or a symbol of a style, with all that decides its colour and that of what it stands on.
struct Ink {
  /// What a table decides.
  enum Role: Hashable {
    case foreground
    case font
    /// What lies under it, from the outermost surface to the innermost.
    case background(level: Int)
    /// What lies over it.
    case overlay(level: Int)
    /// How opaque a surface is with all that stands on it.
    case opacity(level: Int)
    /// A layer, which covers the whole, or nothing where it is not drawn.
    case layer(isAbove: Bool)
    /// What makes colours that cannot be told.
    case distortion
  }

  /// What is drawn.
  enum Kind: Hashable {
    case text
    case symbol
    /// A line that shows where a field is.
    case border
    /// A line that shows which control has the focus.
    case focusRing
  }

  /// A table with what it decides, and the value of each of its entries.
  struct Part {
    var role: Role
    var table: LeafTable
    var leaves: [Leaf] = []
  }

  /// Where it is drawn.
  var context: Condition
  /// What it is.
  var kind: Kind
  /// How many surfaces it stands on: its own, those around it, and that of the style.
  var levels: Int
  /// Whether the outermost surface is that of a layer, so that what lies behind it is not known.
  var isOnLayer: Bool
  /// The least contrast that it needs, where no part says otherwise.
  var least: Double
  /// The tables; those that change nothing are left out.
  var parts: [Part] = []
}

/// What an entry of a table comes to.
enum Leaf {
  /// Nobody but the running app knows.
  case unknown
  /// Nothing is drawn.
  case clear
  /// One colour, or the stops of a gradient.
  case fill([AppearanceColors])
  /// An opacity.
  case fraction(Double)
  /// The least contrast, of text in a font.
  case least(Double)

  /// Whether it is as if the property had not been set.
  fileprivate var isNeutral: Bool {
    switch self {
    case .clear: true
    case .fraction(let fraction): fraction == 1
    case .unknown, .fill, .least: false
    }
  }
}

/// Finds the inks of a style.
struct InkFinder {
  let values: KnownValues
  let limits: ContrastLimits
  let component: Component
  private(set) var inks: [Ink] = []

  /// Finds those of a style.
  init(_ subject: borrowing StyleSubject, _ values: KnownValues, _ limits: ContrastLimits) {
    self.values = values
    self.limits = limits
    component = subject.style.component
    let rules = subject.rules
    let body = subject.body
    let layers = body?.layers ?? []
    let isBare = body?.content == nil
    if isBare {
      add(
        [rules], in: .always, kind: .text, hasDefault: true,
        layers: layers)
    } else if let content = body?.content {
      visit(
        content, surfaces: [rules], in: .not(.state(.disabled)), isCovered: false, layers: layers)
    }
    for layer in layers {
      guard let content = layer.content else { continue }
      visitLayer(content, of: layer)
    }
    if limits.looksAtBorders { findBorders(rules, layers) }
  }

  /// Adds an element, and those in it.
  ///
  /// - Parameters:
  ///   - surfaces: The rules of what it stands in, the style first.
  ///   - isCovered: Whether something may lie between it and these, or over it.
  private mutating func visit(
    _ element: SourceElement, surfaces: [RuleList], in context: Condition, isCovered: Bool,
    layers: [SourceLayer], hasDefault: Bool = true
  ) {
    let whole = context.and(element.condition)
    let all = surfaces + [element.rules]
    let isMoved = element.rules.contains { $0.rule.property == .offset }
    let isUnclear = isCovered || isMoved
    if let kind = element.kind.ink, !isUnclear {
      add(
        all, in: whole, kind: kind, hasDefault: hasDefault,
        layers: layers)
    }
    let overlaps = element.kind.laysChildrenOver
    for (index, child) in element.children.enumerated() {
      let neighbours = element.children.indices.filter { $0 != index }
      let isHidden = overlaps && neighbours.contains { element.children[$0].mayDraw }
      visit(
        child, surfaces: all, in: whole, isCovered: isUnclear || isHidden, layers: layers,
        hasDefault: hasDefault)
    }
  }

  /// The content of a layer stands on the layer; what lies behind is known only if that is opaque.
  private mutating func visitLayer(_ content: SourceElement, of layer: SourceLayer) {
    guard layer.rules.contains(where: { $0.rule.property == .background }) else { return }
    visit(
      content, surfaces: [layer.rules], in: layer.condition.and(.not(.state(.disabled))),
      isCovered: false, layers: [], hasDefault: false)
  }

  private mutating func add(
    _ surfaces: [RuleList], in context: Condition, kind: Ink.Kind,
    hasDefault: Bool, layers: [SourceLayer]
  ) {
    let enabled = context.and(.not(.state(.disabled)))
    var ink = Ink(
      context: enabled, kind: kind, levels: surfaces.count, isOnLayer: !hasDefault,
      least: kind == .text ? limits.least(of: .body) : limits.graphics)
    var colors = LeafTable()
    var fonts = LeafTable()
    for rules in surfaces.reversed() {
      colors.append(.foreground, in: rules, within: .always)
      fonts.append(.font, in: rules, within: .always)
    }
    colors.close()
    fonts.close()
    let leaves = colors.entries.map { leaf(foreground: $0.rule, hasDefault: hasDefault) }
    guard leaves.contains(where: \.isKnown) else { return }
    ink.parts.append(Ink.Part(role: .foreground, table: colors, leaves: leaves))
    addSurfaces(surfaces, layers, to: &ink)
    if kind == .text, fonts.isSet { add(fonts, to: &ink) }
    inks.append(ink)
  }

  /// Adds what lies under and over, and how opaque it is.
  func addSurfaces(_ surfaces: [RuleList], _ layers: [SourceLayer], to ink: inout Ink) {
    for (level, rules) in surfaces.enumerated().reversed() {
      ink.add(.background(level: level), .background, rules) { fill($0) }
      ink.add(.overlay(level: level), .overlay, rules) { fill($0) }
      ink.add(.opacity(level: level), .opacity, rules) { fraction($0) }
      for property in [Property.brightness, .saturation, .blend, .blur, .base] {
        ink.add(.distortion, property, rules) {
          $0 == property.definition.defaultValue ? .clear : .unknown
        }
      }
    }
    for layer in layers { add(layer, to: &ink) }
  }

  /// Keeps an ink.
  mutating func keep(_ ink: Ink) { inks.append(ink) }

  /// Adds how much contrast the fonts need; neighbours that need the same are one entry.
  private func add(_ fonts: LeafTable, to ink: inout Ink) {
    var part = Ink.Part(role: .font, table: LeafTable())
    var previous: Double?
    for entry in fonts.entries {
      let least = least(font: entry.rule)
      if let last = part.table.entries.indices.last, least == previous {
        let both = part.table.entries[last].condition.or(entry.condition)
        part.table.entries[last].condition = both
      } else {
        part.table.entries.append(entry)
        part.leaves.append(.least(least))
      }
      previous = least
    }
    if part.leaves.count > 1 { ink.parts.append(part) } else { ink.least = previous ?? ink.least }
  }

  /// Adds a layer to what lies under or over text.
  private func add(_ layer: SourceLayer, to ink: inout Ink) {
    var table = LeafTable()
    if layer.condition != .always {
      table.entries.append(LeafTable.Entry(condition: .not(layer.condition), rule: nil))
    }
    table.append(.background, in: layer.rules, within: .always)
    table.close()
    let isPartial =
      layer.content != nil
      || layer.rules.contains {
        ![Property.background, .shape, .border, .shadow].contains($0.rule.property)
      }
    let leaves = table.entries.map { entry -> Leaf in
      guard let rule = entry.rule else {
        return layer.content != nil && entry.condition == .always ? .unknown : .clear
      }
      let leaf = fill(rule.rule.value)
      if case .clear = leaf, layer.content == nil { return .clear }
      return isPartial ? .unknown : leaf
    }
    guard !leaves.allSatisfy(\.isNeutral) else { return }
    ink.parts.append(
      Ink.Part(role: .layer(isAbove: layer.isAbove), table: table, leaves: leaves))
  }

  // MARK: - Values

  private func leaf(foreground rule: SourceRule?, hasDefault: Bool) -> Leaf {
    guard let rule else { return hasDefault ? defaultForeground : .unknown }
    if rule.rule.value == .inherit { return .unknown }
    return fill(rule.rule.value)
  }

  /// The colour of a label that no statement gives one: the style of a button and the like begins
  /// with the system's label colour; a view, and a label, take that of their surroundings.
  private var defaultForeground: Leaf {
    switch component {
    case .button, .toggle, .field, .progress:
      NamedColor.named("primary")?.components.map { .fill([$0]) } ?? .unknown
    case .label, .group, .view, .custom: .unknown
    }
  }

  private func fill(_ value: Value) -> Leaf {
    switch values.opened(value) {
    case Value.none?: return .clear
    case .color(let color)?: return values.color(color).map { .fill([$0]) } ?? .unknown
    case .gradient(let gradient)?:
      let stops = gradient.stops.compactMap { values.color($0.color) }
      return stops.count == gradient.stops.count ? .fill(stops) : .unknown
    default: return .unknown
    }
  }

  private func fraction(_ value: Value) -> Leaf {
    guard case .scalar(let scalar)? = values.opened(value), let number = values.number(scalar)
    else { return .unknown }
    return .fraction(min(max(number, 0), 1))
  }

  /// How much contrast text needs; where the font is not known it may be large.
  private func least(font rule: SourceRule?) -> Double {
    guard let rule, rule.rule.value != .inherit else { return limits.least(of: .body) }
    guard case .font(let font)? = values.opened(rule.rule.value), let text = values.text(font)
    else {
      return min(limits.text, limits.largeText)
    }
    return limits.least(of: text)
  }
}

extension Ink {
  /// Adds the table of a property, unless it changes nothing.
  fileprivate mutating func add(
    _ role: Role, _ property: Property, _ rules: RuleList, _ leaf: (Value) -> Leaf
  ) {
    guard rules.contains(where: { $0.rule.property == property }) else { return }
    var table = LeafTable(property, in: rules)
    table.close()
    let leaves = table.entries.map { entry in
      entry.rule.map { leaf($0.rule.value) } ?? .clear
    }
    if leaves.allSatisfy(\.isNeutral) { return }
    parts.append(Part(role: role, table: table, leaves: leaves))
  }
}

extension Leaf {
  /// Whether it is a colour that is known.
  var isKnown: Bool {
    if case .fill = self { true } else { false }
  }
}

extension ElementKind {
  /// What it is that is drawn in the foreground colour; nil of anything else.
  fileprivate var ink: Ink.Kind? {
    switch self {
    case .text, .slot(.label), .slot(.title), .slot(.input), .slot(.value): .text
    case .slot(.icon), .image(.symbol): .symbol
    default: nil
    }
  }

  /// Whether its children lie over each other.
  fileprivate var laysChildrenOver: Bool {
    switch self {
    case .stack(let stack): stack.axis == .depth
    case .box, .slot(.track), .slot(.thumb), .slot(.bar): true
    default: false
    }
  }
}

extension SourceElement {
  /// Whether something may be seen where it is.
  fileprivate var mayDraw: Bool {
    if case .spacer = kind { return false }
    return true
  }
}
