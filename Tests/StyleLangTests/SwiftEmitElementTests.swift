import Testing

@testable import StyleLang

/// What is special to layers and elements in generated Swift; how they look is in the goldens.
@Suite struct SwiftEmitElementTests {
  /// Values that differ in three states, so that each needs a computed property.
  private static let values: [(property: String, values: [String])] = [
    ("foreground", ["red", "green", "inherit"]), ("tint", ["red", "green", "blue"]),
    ("font", ["title", "caption", "inherit"]), ("lineLimit", ["1", "2", "inherit"]),
    ("textAlignment", ["leading", "trailing", "inherit"]), ("minimumScale", ["50%", "60%", "70%"]),
    ("textCase", ["uppercase", "lowercase", "inherit"]),
    ("imageScale", ["small", "large", "inherit"]),
    ("symbolVariant", ["fill", "slash", "inherit"]), ("fixedSize", ["both", "horizontal", "none"]),
    ("padding", ["1 2 3 4", "2 3 4 5", "3 4 5 6"]), ("margin", ["1 2", "2 3", "3 4"]),
    ("width", ["1", "2", "3"]), ("height", ["1", "2", "3"]), ("minWidth", ["1", "2", "3"]),
    ("maxWidth", ["4", "5", "fill"]), ("minHeight", ["1", "2", "3"]),
    ("maxHeight", ["4", "5", "6"]),
    ("alignment", ["top", "bottom", "leading"]),
    ("shape", ["rounded(1)", "rounded(2, continuous)", "rounded(3)"]),
    ("background", ["red", "green", "blue"]), ("overlay", ["red", "green", "blue"]),
    ("shadow", ["red 1 2 3, blue 1", "green 2 3 4, red 2", "blue 3 4 5, red 4"]),
    ("border", ["1 red dash(1)", "2 green dash(2) center", "3 blue"]),
    ("opacity", ["10%", "20%", "30%"]),
    ("brightness", ["10%", "20%", "30%"]), ("saturation", ["10%", "20%", "30%"]),
    ("blur", ["1", "2", "3"]), ("blend", ["multiply", "screen", "darken"]),
    ("scale", ["1 2 anchor top", "2 3 anchor bottom", "3 4"]),
    ("rotation", ["1deg anchor top", "2deg anchor bottom", "3deg"]),
    ("offset", ["1 2", "2 3", "3 4"]),
  ]

  private static let statements = values.map { property, values in
    "\(property): \(values[2]); \(property): \(values[1]) when hovered; "
      + "\(property): \(values[0]) when pressed"
  }.joined(separator: "\n")

  /// Names that begin or end like those of computed properties.
  @Test(arguments: [
    ["horizontal", "vertical", "glow", "glowHorizontal", "glow2", "Glow", "hit", "inside"],
    ["image", "text", "symbol", "label", "content", "line", "multiline", "color", "layout"],
    ["top", "leading", "min", "max", "border", "shadow", "scale", "background", "tint", "blend"],
    ["row", "column", "stack", "box", "star", "textLine", "row2", "name", "größe", "`", "spinner"],
  ])
  func computedPropertiesHaveNamesOfTheirOwn(_ layers: [String]) throws {
    var source = "style S(name: String, glowShape: Color): button {\n\(Self.statements)\n"
    for layer in layers where layer != "`" {
      source += "layer \(layer) { content: label; \(Self.statements) }\n"
    }
    source += "content: hstack { \(Self.statements)\n"
    for element in [
      "label", "hstack", "box", "image(\"star\")", "text(name)", "text(\"a\")", "progress",
    ] {
      let statements =
        element == "box" ? Self.statements.replacing("padding", with: "margin") : Self.statements
      source += "\(element) { \(statements) }\n"
    }
    source += "} }"
    let compilation = compile(SourceFile(name: "a.style", bytes: Array(source.utf8)))
    let messages = compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message)
    #expect(messages == [])
    guard messages.isEmpty else { return }
    let text = String(decoding: emitSwift(try #require(compilation.sheet)), as: UTF8.self)
    let names = text.split(separator: "\n").compactMap { line -> Substring? in
      guard let start = line.firstRange(of: "private var ") else { return nil }
      return line[start.upperBound...].prefix { $0 != ":" && $0 != " " }
    }
    #expect(names.count > 300)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.map(\.key).sorted() == [])
  }
}
