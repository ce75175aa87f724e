import StyleLang

/// Reads what is drawn with the shape: background, shadows, overlay, border, clip.
struct SurfaceReader {
  private struct Fill {
    /// A fill of `LookText`.
    var text: String
    var shape: String
    var shadow: String?

    var isClear: Bool { text == "clear" }
    /// Whether what lies behind may be seen; of what is no colour that is not known.
    var isTranslucent: Bool { (LookColor(text: text)?.alpha ?? 0) < 1 }
  }

  private var fills: [Fill] = []
  private var overlays: [Fill] = []
  private var borders: [(text: String, shape: String)] = []
  private var clip: String?

  /// Takes in one of these modifiers.
  mutating func read(
    _ name: String, _ values: Arguments, _ views: [RecordedNode], _ problems: inout [String]
  ) {
    if name == "clipShape" {
      clip = values.shape("shape")
    } else if let view = views.first {
      readDrawing(name, view, &problems)
    } else {
      readStyle(name, values, &problems)
    }
  }

  private mutating func readStyle(
    _ name: String, _ values: Arguments, _ problems: inout [String]
  ) {
    guard let text = values.fill("style") else {
      return problems.append("\(name) of '\(values.word("style"))'")
    }
    if let edges = values.values["ignoresSafeAreaEdges"], edges != "0" {
      problems.append("the \(name) runs into the safe area")
    }
    let shape = values.values["shape"] == nil ? "rectangle" : values.shape("shape")
    let fill = Fill(text: text, shape: shape)
    if name == "background" { return fills.append(fill) }
    problems.append("the overlay takes touches")
    overlays.append(fill)
  }

  private mutating func readDrawing(
    _ name: String, _ view: RecordedNode, _ problems: inout [String]
  ) {
    let values = Arguments(values: view.arguments ?? [:])
    guard view.name == "shape", let text = values.fill("style") else {
      return problems.append("\(name) of a '\(view.name)' '\(values.word("style"))'")
    }
    if let problem = values.values["problem"] { problems.append("the shape's \(problem)") }
    if name == "border" {
      return readBorder(values, text, view.modifiers ?? [], &problems)
    }
    var fill = Fill(text: text, shape: values.shape("shape"))
    var takesTouches = name == "overlay"
    for modifier in view.modifiers ?? [] {
      let arguments = Arguments(values: modifier.arguments ?? [:])
      switch modifier.name {
      case "shadow" where name == "background" && fill.shadow == nil:
        fill.shadow = shadow(arguments)
      case "allowsHitTesting": takesTouches = false
      default: problems.append("'\(modifier.name)' within the \(name)")
      }
    }
    if takesTouches { problems.append("the overlay takes touches") }
    if name == "background" { fills.append(fill) } else { overlays.append(fill) }
  }

  private mutating func readBorder(
    _ values: Arguments, _ fill: String, _ modifiers: [RecordedModifier],
    _ problems: inout [String]
  ) {
    for modifier in modifiers where modifier.name != "allowsHitTesting" {
      problems.append("'\(modifier.name)' within the border")
    }
    if values.values["dashPhase"] != nil { problems.append("a border with a dash phase") }
    let cap = values.values["lineCap"] ?? "butt"
    if cap != "butt", cap != "round" { problems.append("a border with line caps '\(cap)'") }
    let width = values.double("lineWidth")
    var placement: Border.Placement = values.values["operation"] == "stroke" ? .center : .inside
    // Along a part of a shape, a line lies inside if the shape was brought in by half of its width.
    if let inset = values.inset("shape"), inset != 0 || width == 0 {
      placement = .inside
      if inset != width / 2 { problems.append("a part of a shape that is inset by \(inset)") }
    }
    let dash = (values.values["dash"] ?? "").split(separator: " ").compactMap { Double($0) }
    let text = LookText.border(
      width: width, fill: fill, dash: dash, placement: placement, isRound: cap == "round")
    borders.append((text, values.shape("shape")))
  }

  /// The shadow, or an empty text where it is clear.
  private func shadow(_ values: Arguments) -> String {
    guard let color = LookColor(text: values.values["color"] ?? "") else { return "unknown" }
    return LookText.shadow(
      color: color, radius: values.double("radius"), x: values.double("x"), y: values.double("y"))
      ?? ""
  }

  /// Writes what can be seen.
  func finish(_ look: inout Look, _ problems: inout [String]) {
    let surfaces = fills.filter { !$0.isClear }
    let covers = overlays.filter { !$0.isClear }
    let lines = borders.filter { $0.text != "none" }
    look[.background] = surfaces.first?.text ?? "clear"
    look[.shadow] = LookText.shadows(surfaces.map { $0.shadow == "" ? nil : $0.shadow })
    look[.overlay] = covers.first?.text ?? "clear"
    look[.border] = lines.first?.text ?? "none"
    look[.clip] = clip == nil ? "false" : "true"
    if covers.count > 1 { problems.append("two overlays") }
    if lines.count > 1 { problems.append("two borders: \(lines.map(\.text))") }
    checkCopies(surfaces, &problems)
    let shapes =
      surfaces.map(\.shape) + covers.map(\.shape) + lines.map(\.shape) + (clip.map { [$0] } ?? [])
    look[.shape] = shapes.first ?? "unused"
    if Set(shapes).count > 1 { problems.append("shapes differ: \(shapes)") }
  }

  /// A surface further back is a copy of the first, and there for its shadow only.
  private func checkCopies(_ surfaces: [Fill], _ problems: inout [String]) {
    for copy in surfaces.dropFirst() {
      if copy.text != surfaces[0].text {
        problems.append("surfaces differ: '\(surfaces[0].text)', '\(copy.text)'")
      }
      if (copy.shadow ?? "") == "", copy.isTranslucent {
        problems.append("a translucent surface is drawn again without a shadow")
      }
    }
  }
}
