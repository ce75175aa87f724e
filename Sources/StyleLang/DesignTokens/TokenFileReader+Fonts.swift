extension TokenFileReader {
  /// The families, most wanted first; never empty.
  mutating func readFamilies(_ node: Int) throws(Stop) -> [String] {
    let node = try literal(node, .fontFamily)
    let what = "the name of a font, or an array of names"
    if document.kind(node) == .string {
      let name = document.text(node)
      if name.isEmpty { throw invalid(node, what) }
      return [name]
    }
    guard document.kind(node) == .array else { throw invalid(node, what) }
    var names: [String] = []
    for element in document.elements(node) {
      // A reference in an array is to one family.
      names += try readFamilies(element).prefix(1)
    }
    if names.isEmpty { throw invalid(node, what) }
    return names
  }

  /// Says that only the first family counts.
  mutating func noteFallbacks(_ families: [String], of entry: Int) {
    guard families.count > 1 else { return }
    report(
      .partlyCarried(
        entries[entry].path.last ?? "",
        lost: "'\(families[1])', to fall back on, since a font has one name"),
      at: document.range(entries[entry].key))
  }

  /// The numbers that the format's words stand for.
  private static let weights: KeyValuePairs = [
    "thin": 100.0, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// The weight nearest to a number of 1 to 1000.
  ///
  /// The nine of SwiftUI are the nine hundreds in turn.
  mutating func readWeight(_ node: Int) throws(Stop) -> FontWeight {
    let node = try literal(node, .fontWeight)
    var number: Double?
    switch document.kind(node) {
    case .number: number = document.nodes[node].number
    case .string:
      let word = document.text(node)
      number = TokenFileReader.weights.first { $0.key == word }?.value
    default: break
    }
    guard let number, (1...1000).contains(number) else {
      throw invalid(node, "a weight: a number of 1 to 1000, or a word such as 'bold'")
    }
    let all = FontWeight.allCases
    return all[min(all.count - 1, max(0, Int((number / 100).rounded()) - 1))]
  }

  mutating func readTypography(_ node: Int, of entry: Int) throws(Stop) -> FontValue {
    let what = "a typography"
    let families = try readFamilies(part("fontFamily", of: node, in: what))
    let sizeNode = try part("fontSize", of: node, in: what)
    let size = try readDimension(sizeNode)
    var weight = FontWeight.regular
    if let part = document.value("fontWeight", of: node) { weight = try readWeight(part) }
    var spacing = 0.0
    if let part = document.value("letterSpacing", of: node) { spacing = try readDimension(part) }
    let lineHeight = document.value("lineHeight", of: node)
    if let lineHeight { _ = try readNumber(lineHeight) }
    checkKeys(
      of: node, ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    guard size > 0 else { throw invalid(sizeNode, "a size above zero") }

    var font = FontValue(base(families[0], size))
    font.design = design(families[0])
    if weight != .regular { font.weight = weight }
    var lost: [String] = []
    if lineHeight != nil { lost.append("its line height") }
    if spacing != 0 { lost.append("its letter spacing") }
    if !lost.isEmpty {
      report(
        .partlyCarried(
          entries[entry].path.last ?? "",
          lost: lost.joined(separator: " and ") + ", which a font does not have"),
        at: document.range(entries[entry].key))
    }
    return font
  }

  /// The families of CSS that mean the system's own fonts.
  private func base(_ family: String, _ size: Double) -> FontValue.Base {
    switch family {
    case "system-ui", "-apple-system", "ui-sans-serif", "ui-rounded", "ui-serif", "ui-monospace":
      .system(.literal(size))
    default: .custom(.literal(family), .literal(size), relativeTo: nil)
    }
  }

  private func design(_ family: String) -> FontDesign? {
    switch family {
    case "ui-rounded": .rounded
    case "ui-serif": .serif
    case "ui-monospace": .monospaced
    default: nil
    }
  }
}
