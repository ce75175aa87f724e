extension TokenFileReader {
  /// A colour of a composite value: explicit, or a token's.
  private mutating func color(_ node: Int) throws(Stop) -> ColorValue {
    guard let entry = try token(node, .color) else { return .literal(try readColor(node)) }
    return .token(TokenID(entry))
  }

  /// A length in points of a composite value: explicit, or a token's.
  private mutating func length(_ node: Int) throws(Stop) -> Scalar {
    guard let entry = try token(node, .dimension) else {
      return .literal(try readDimension(node))
    }
    return .token(TokenID(entry))
  }

  private mutating func duration(_ node: Int) throws(Stop) -> Scalar {
    guard let entry = try token(node, .duration) else { return .literal(try readDuration(node)) }
    return .token(TokenID(entry))
  }

  /// The token that a value is, checked and read; nil of an explicit value.
  private mutating func token(_ node: Int, _ type: DesignTokenType) throws(Stop) -> Int? {
    guard case .token(let entry) = try follow(node) else { return nil }
    try check(entry, is: type, at: node)
    _ = try usable(entry, at: node)
    return entry
  }

  // MARK: - Lines

  /// How a line is drawn: lengths of dashes and gaps, in turn, and whether they have round ends.
  struct Stroke {
    var dash: [Scalar] = []
    var isRound = false
  }

  mutating func readStroke(_ node: Int) throws(Stop) -> Stroke {
    let node = try literal(node, .strokeStyle)
    let words = [
      "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    if document.kind(node) == .string {
      let word = document.text(node)
      if word == "solid" { return Stroke() }
      guard words.contains(word) else {
        throw invalid(node, "a stroke style, such as 'solid' or 'dashed'")
      }
      throw .unusable(
        "'\(word)' leaves its lengths to whoever draws it; give them by 'dashArray' and 'lineCap'")
    }
    let what = "a stroke style"
    let array = try unreferenced(part("dashArray", of: node, in: what))
    let cap = try unreferenced(part("lineCap", of: node, in: what))
    checkKeys(of: node, ["dashArray", "lineCap"])
    guard document.kind(array) == .array else { throw invalid(array, "an array of dimensions") }
    var stroke = Stroke()
    for element in document.elements(array) { stroke.dash.append(try length(element)) }
    // What is drawn is drawn in pairs.
    if stroke.dash.count % 2 == 1 { stroke.dash += stroke.dash }
    switch document.kind(cap) == .string ? document.text(cap) : "" {
    case "butt": break
    case "round": stroke.isRound = true
    case "square": throw .unusable("a border has no square ends of dashes")
    default: throw invalid(cap, "'round', 'butt' or 'square'")
    }
    return stroke
  }

  mutating func readBorder(_ node: Int) throws(Stop) -> Border {
    let what = "a border"
    let color = try color(part("color", of: node, in: what))
    let width = try length(part("width", of: node, in: what))
    let stroke = try readStroke(part("style", of: node, in: what))
    checkKeys(of: node, ["color", "width", "style"])
    return Border(
      width: width, color: color, isRound: stroke.isRound, dash: stroke.dash, placement: .inside)
  }

  // MARK: - Shadows and gradients

  mutating func readShadows(_ node: Int) throws(Stop) -> [Shadow] {
    guard document.kind(node) == .array else { return [try readShadow(node)] }
    var shadows: [Shadow] = []
    for element in document.elements(node) {
      guard let entry = try token(element, .shadow) else {
        shadows.append(try readShadow(element))
        continue
      }
      guard case .value(_, let value) = entries[entry].outcome,
        case .shadows(let list) = value.withoutToken, list.count == 1
      else { throw invalid(element, "a single shadow") }
      shadows += list
    }
    if shadows.isEmpty { throw invalid(node, "one shadow or more") }
    return shadows
  }

  private mutating func readShadow(_ node: Int) throws(Stop) -> Shadow {
    let what = "a shadow"
    let color = try color(part("color", of: node, in: what))
    let x = try length(part("offsetX", of: node, in: what))
    let y = try length(part("offsetY", of: node, in: what))
    let blurNode = try part("blur", of: node, in: what)
    let blur = try readDimension(blurNode)
    let spread = try readDimension(part("spread", of: node, in: what))
    checkKeys(of: node, ["color", "offsetX", "offsetY", "blur", "spread", "inset"])
    guard blur >= 0 else { throw invalid(blurNode, "a blur of zero or more") }
    if spread != 0 { throw .unusable("a shadow has no 'spread'") }
    if let inset = document.value("inset", of: node) {
      switch document.kind(inset) {
      case .true: throw .unusable("a shadow lies outside, not inside ('inset')")
      case .false: break
      default: throw invalid(inset, "true or false")
      }
    }
    // The blur of the format is that of CSS, twice the standard deviation, which is what the radius
    // of a shadow is on Apple's platforms.
    return Shadow(color: color, radius: .literal(blur / 2), x: x, y: y)
  }

  /// A gradient of the format has no direction; it gets that of `linear(…)` without one.
  mutating func readGradient(_ node: Int) throws(Stop) -> Gradient {
    var stops = try readStops(node)
    guard stops.count > 1 else { throw .unusable("a gradient of one stop is a plain colour") }
    // Whoever draws it needs them in order; equal ones keep theirs.
    stops = stops.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element)
    return Gradient(
      .linear(from: .top, to: .bottom),
      stops.map { Gradient.Stop($0.0, at: .literal($0.1)) })
  }

  private mutating func readStops(_ node: Int) throws(Stop) -> [(ColorValue, Double)] {
    chainLength += 1
    defer { chainLength -= 1 }
    guard chainLength < TokenFileReader.chainLimit else {
      throw invalid(node, "a gradient that does not hold itself")
    }
    let node = try literal(node, .gradient)
    guard document.kind(node) == .array else { throw invalid(node, "an array of stops") }
    var stops: [(ColorValue, Double)] = []
    for element in document.elements(node) {
      if case .token(let entry) = try follow(element) {
        try check(entry, is: .gradient, at: element)
        let inner = try readStops(element)
        guard inner.count == 1 else { throw invalid(element, "a gradient of a single stop") }
        stops += inner
        continue
      }
      let color = try color(part("color", of: element, in: "a stop"))
      let position = try readNumber(part("position", of: element, in: "a stop"))
      checkKeys(of: element, ["color", "position"])
      stops.append((color, min(1, max(0, position))))
    }
    if stops.isEmpty { throw invalid(node, "two stops or more") }
    return stops
  }

  // MARK: - Motion

  mutating func readCurve(_ node: Int) throws(Stop) -> TimingCurve {
    let node = try literal(node, .cubicBezier)
    guard document.kind(node) == .array else { throw invalid(node, "an array of four numbers") }
    var points: [Double] = []
    for element in document.elements(node) { points.append(try readNumber(element)) }
    guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw invalid(node, "an array of four numbers, the first and third from 0 to 1")
    }
    switch points {
    case [0, 0, 1, 1]: return .linear
    case [0.42, 0, 1, 1]: return .easeIn
    case [0, 0, 0.58, 1]: return .easeOut
    case [0.42, 0, 0.58, 1]: return .easeInOut
    default:
      throw .unusable(
        "of the cubic Bézier curves there are only 'linear', 'easeIn', 'easeOut' and 'easeInOut'")
    }
  }

  mutating func readTransition(_ node: Int) throws(Stop) -> AnimationValue {
    let what = "a transition"
    let length = try duration(part("duration", of: node, in: what))
    let delay = try duration(part("delay", of: node, in: what))
    let curve = try readCurve(part("timingFunction", of: node, in: what))
    checkKeys(of: node, ["duration", "delay", "timingFunction"])
    return AnimationValue(
      .timing(curve, length), delay: delay == .literal(0) ? nil : delay)
  }
}
