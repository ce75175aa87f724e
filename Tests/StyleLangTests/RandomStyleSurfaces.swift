@testable import StyleLang

extension RandomStyleWriter {
  /// A token or a parameter that holds insets, a shape, a border or shadows.
  private mutating func whole(
    _ type: ParameterType, _ percent: Int, optional: Bool
  ) -> Written<String>? {
    guard chance(percent), let reference = reference(type, optional: optional) else { return nil }
    let read = reference.read
    return Written(reference.source) {
      if case .text(let text) = read($0) { return text }
      return nil
    }
  }

  mutating func insets(optional: Bool = true) -> Written<String> {
    if let whole = whole(.insets, 30, optional: optional) { return whole }
    if chance(40) { return namedInsets(optional: optional) }
    let count = pick([1, 2, 4])
    let edges = (0..<count).map { _ in edge(optional: optional) }
    // Top, trailing, bottom, leading.
    let order = count == 1 ? [0, 0, 0, 0] : count == 2 ? [0, 1, 0, 1] : [0, 1, 2, 3]
    return Written(edges.map(\.source).joined(separator: " ")) { situation in
      let values = edges.map { $0.read(situation) }
      guard values.allSatisfy({ $0 != nil }) else { return nil }
      return order.map { values[$0] ?? "" }.joined(separator: " ")
    }
  }

  private mutating func edge(optional: Bool) -> Written<String> {
    if chance(15) { return Written("standard", constant: "standard") }
    if chance(15) { return Written("0", constant: "0") }
    return number(.length, optional: optional).written.map(LookText.number)
  }

  private mutating func namedInsets(optional: Bool) -> Written<String> {
    let places: [(String, [Int])] = [
      ("top", [0]), ("trailing", [1]), ("bottom", [2]), ("leading", [3]),
      ("horizontal", [1, 3]), ("vertical", [0, 2]),
    ]
    let parts = (0..<1 + below(3)).map { _ in (pick(places), edge(optional: optional)) }
    return Written(parts.map { "\($0.0.0) \($0.1.source)" }.joined(separator: ", ")) { situation in
      var edges = ["0", "0", "0", "0"]
      for (place, edge) in parts {
        guard let value = edge.read(situation) else { return nil }
        for index in place.1 { edges[index] = value }
      }
      return edges.joined(separator: " ")
    }
  }

  mutating func shape(optional: Bool = true) -> Written<String> {
    if let whole = whole(.shape, 35, optional: optional) { return whole }
    if chance(40) {
      let kind = pick(["rectangle", "capsule", "circle", "ellipse", "containerRelative"])
      return Written(kind, constant: kind)
    }
    let style = pick(CornerStyle.allCases)
    if chance(60) {
      let suffix = style == .circular && chance(70) ? "" : ", \(style.rawValue)"
      return number(.length, optional: optional).written
        .map { LookText.shape(radii: [$0], style: style) }
        .renamed { "rounded(\($0)\(suffix))" }
    }
    return corners(style, optional: optional)
  }

  private mutating func corners(_ style: CornerStyle, optional: Bool) -> Written<String> {
    let names = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
    var radii: [(Int, Written<Double>)] = []
    for index in names.indices where chance(60) {
      radii.append((index, number(.length, depth: 1, optional: optional).written))
    }
    if radii.isEmpty { radii.append((2, number(.length, depth: 0, optional: optional).written)) }
    let list = radii
    let arguments = radii.map { "\(names[$0.0]): \($0.1.source)" }
    let suffix = style == .continuous ? ["continuous"] : []
    return Written("rounded(\((suffix + arguments).joined(separator: ", ")))") { situation in
      var values = [0.0, 0, 0, 0]
      for (index, radius) in list {
        guard let value = radius.read(situation) else { return nil }
        values[index] = value
      }
      return LookText.shape(radii: values, style: style)
    }
  }

  /// - Parameter isPlain: Whether it lies inside, as the border of a parameter does.
  mutating func border(optional: Bool = true, isPlain: Bool = false) -> Written<String> {
    if !isPlain, let whole = whole(.border, 30, optional: optional) { return whole }
    let width = number(.length, optional: optional).written
    let fill =
      !isPlain && chance(15)
      ? gradient(optional: optional) : color(optional: optional).map(\.description)
    var parts = ["\(width.source) \(fill.source)"]
    var dash: [Written<Double>] = []
    if chance(30) {
      dash = (0..<1 + below(3)).map { _ in number(.length, depth: 1, optional: optional).written }
      parts.append("dash(\(dash.map(\.source).joined(separator: ", ")))")
    }
    var placement = Border.Placement.inside
    if !isPlain, chance(40) {
      placement = pick(Border.Placement.allCases)
      parts.insert(placement.rawValue, at: chance(50) ? 1 : parts.count)
    }
    let isRound = !isPlain && chance(20)
    if isRound { parts.append("round") }
    let (lengths, place) = (dash, placement)
    return Written(parts.joined(separator: " ")) { situation in
      let pattern = lengths.compactMap { $0.read(situation) }
      guard let width = width.read(situation), let fill = fill.read(situation),
        pattern.count == lengths.count
      else { return nil }
      return LookText.border(
        width: width, fill: fill, dash: pattern, placement: place, isRound: isRound)
    }
  }

  mutating func shadows(optional: Bool = true) -> Written<String> {
    if let whole = whole(.shadow, 30, optional: optional) { return whole }
    let list = (0..<(chance(25) ? 2 + below(2) : 1)).map { _ in shadow(optional: optional) }
    return Written(list.map(\.source).joined(separator: ", ")) { situation in
      let texts = list.map { $0.read(situation) }
      guard texts.allSatisfy({ $0 != nil }) else { return nil }
      return LookText.shadows(texts.map { $0 == "" ? nil : $0 })
    }
  }

  /// One shadow; an empty text where it cannot be seen.
  mutating func shadow(optional: Bool) -> Written<String> {
    let color = color(optional: optional)
    let radius = number(.length, depth: 1, optional: optional).written
    guard chance(70) else {
      return Written("\(color.source) \(radius.source)") {
        guard let color = color.read($0), let radius = radius.read($0) else { return nil }
        return LookText.shadow(color: color, radius: radius, x: 0, y: 0) ?? ""
      }
    }
    let (x, y) = (number(.length, depth: 1, optional: optional).written, literal(.length))
    let sign = chance(30) ? -1.0 : 1
    return Written(
      "\(color.source) \(radius.source) \(x.source) \(sign < 0 ? "-" : "")\(y.0)"
    ) {
      guard let color = color.read($0), let radius = radius.read($0), let x = x.read($0)
      else { return nil }
      return LookText.shadow(color: color, radius: radius, x: x, y: sign * y.1) ?? ""
    }
  }

  // MARK: Values of a type

  /// A value that names no parameter: of a token, a default, an argument.
  mutating func constant(of type: ParameterType) -> Written<LookValue> {
    let before = (parameters, allowsScaled)
    (parameters, allowsScaled) = ([], false)
    defer { (parameters, allowsScaled) = before }
    switch type {
    case .color: return color().map { .color($0) }
    case .number: return number(.number).written.map { .number($0) }
    case .length: return number(.length).written.map { .number($0) }
    case .percentage: return number(.fraction).written.map { .number($0) }
    case .angle: return number(.angle).written.map { .number($0) }
    case .duration: return number(.duration).written.map { .number($0) }
    case .bool: return truth(optional: false).map { .bool($0) }
    case .string: return string(optional: false).map { .string($0) }
    case .font: return font(optional: false).map { .font($0) }
    case .animation:
      return curve(optional: false).map { .animation($0.curve, delay: $0.delay) }
    case .insets: return insets().map { .text($0) }
    case .shape: return shape().map { .text($0) }
    case .border: return border().map { .text($0) }
    case .shadow: return shadows().map { .text($0) }
    case .fill: return fill(optional: false).map { .text($0) }
    case .image: return image(optional: false).map { .text($0) }
    case .enumeration(let type):
      let name = pick(type.cases)
      return Written(name, constant: .word(name))
    }
  }
}
