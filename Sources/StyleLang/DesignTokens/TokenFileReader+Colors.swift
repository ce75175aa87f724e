extension TokenFileReader {
  /// Reads a colour by the Color Module 2025.10.
  mutating func readColor(_ node: Int) throws(Stop) -> RGBA {
    let node = try literal(node, .color)
    let what = "a colour, an object with 'colorSpace' and 'components'"
    if document.kind(node) == .string { throw invalid(node, what, fixIts: fixes(hex: node)) }
    let spaceNode = try unreferenced(part("colorSpace", of: node, in: what))
    let list = try unreferenced(part("components", of: node, in: what))
    checkKeys(of: node, ["colorSpace", "components", "alpha", "hex"])
    let names = InterchangeSpace.allCases.map(\.rawValue)
    let name = document.kind(spaceNode) == .string ? document.text(spaceNode) : ""
    guard let space = InterchangeSpace(rawValue: name) else {
      throw invalid(spaceNode, "a colour space: " + names.joined(separator: ", "))
    }
    guard document.kind(list) == .array else { throw invalid(list, "an array of components") }
    let elements = document.elements(list)
    guard elements.count == 3 else { throw invalid(list, "an array of three components") }
    var components = SIMD3<Double>()
    for (index, element) in elements.enumerated() {
      components[index] = try readComponent(element, space.ranges[index])
    }
    var alpha = 1.0
    if let value = document.value("alpha", of: node) { alpha = try readComponent(value, 0...1) }
    try checkHex(of: node)
    return RGBA(components, in: space, alpha: alpha)
  }

  /// A component; one that is `none` counts as zero, as where a colour is shown.
  private mutating func readComponent(
    _ node: Int, _ range: ClosedRange<Double>
  ) throws(Stop) -> Double {
    if document.kind(node) == .string, document.text(node) == "none" { return 0 }
    let value = try readNumber(node)
    guard range.contains(value) else {
      let ends =
        range.upperBound == .infinity
        ? range.lowerBound == 0 ? "zero or more" : "any number"
        : "\(text(range.lowerBound)) to \(text(range.upperBound))"
      throw invalid(node, "a component of \(ends)")
    }
    return value
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// `hex` repeats the colour for those who cannot read the rest.
  private mutating func checkHex(of node: Int) throws(Stop) {
    guard let value = document.value("hex", of: node) else { return }
    let target = try unreferenced(value)
    let text = document.kind(target) == .string ? document.text(target) : ""
    guard text.utf8.count == 7, color(hex: text) != nil else {
      throw invalid(target, "six hexadecimal digits after '#'")
    }
  }

  private func color(hex text: String) -> RGBA? {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = Array(text.utf8.dropFirst())
    return RGBA(hexDigits: digits.span)
  }

  /// `"#7b2ff7"`, as drafts of the format had it, in today's form.
  private func fixes(hex node: Int) -> [FixIt] {
    guard let color = color(hex: document.text(node)) else { return [] }
    func component(_ value: Float) -> String {
      let thousandths = Int((Double(value) * 1000).rounded())
      if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
      let digits = String(thousandths)
      var text = "0." + String(repeating: "0", count: 3 - digits.count) + digits
      while text.hasSuffix("0") { text.removeLast() }
      return text
    }
    var text = "{ \"colorSpace\": \"srgb\", \"components\": ["
    text += [color.red, color.green, color.blue].map(component).joined(separator: ", ") + "]"
    if color.alpha < 1 { text += ", \"alpha\": \(component(color.alpha))" }
    text += ", \"hex\": \"\(color.hexString)\" }"
    return [FixIt("write '\(text)'", replacing: document.range(node), with: text)]
  }
}
