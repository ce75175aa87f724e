extension LintRule {
  /// A colour that no display of the project shows as it is written.
  static let outOfGamutColor = LintRule(
    name: "out-of-gamut-color", defaultLevel: .warning,
    summary: "A colour is written that the gamut does not have, so that another is drawn.",
    reason:
      "A colour of OKLCH or OKLab outside the gamut is mapped to a duller one, and two that are"
      + " written differently may look the same. Without the option, the gamut is Display P3, the"
      + " widest that the system draws.",
    remedy: "Write a chroma that the gamut has, as that of the colour that is drawn.",
    badExample: """
      tokens {
          neon: oklch(70%, 0.37, 150deg)
      }
      """,
    goodExample: """
      tokens {
          neon: oklch(70%, 0.15, 150deg)
      }
      """,
    options: [.gamut],
    check: .file { pass in
      let tree = pass.file.tree
      let space: ColorSpace = pass.value(of: .gamut) == .string("srgb") ? .sRGB : .displayP3
      let name = space == .sRGB ? "sRGB" : "Display P3"
      for index in tree.nodes.indices where tree.nodes[index].kind == .call {
        let node = NodeID(index)
        guard let written = pass.file.writtenColor(node), !written.isInGamut(of: space) else {
          continue
        }
        let color = RGBA(written, alpha: 1, space: space)
        pass.report(
          "the colour lies outside \(name); what is drawn is '\(color.notation)'",
          at: tree.range(node))
      }
    })
}

extension LintOption {
  fileprivate static let gamut = LintOption(
    "gamut", .string("p3"), "The gamut that colours must lie in: 'srgb' or 'p3'.")
}

extension OKLab {
  /// Whether a space has the colour, but for what nobody sees.
  fileprivate func isInGamut(of space: ColorSpace) -> Bool {
    GamutMapping.nearlyContains(self, in: space)
  }
}

extension RGBA {
  /// The colour in its own notation.
  fileprivate var notation: String {
    if space == .sRGB { return hexString }
    let parts = [red, green, blue].map { decimal(Double($0) * 100) + "%" }
    return "p3(\(parts.joined(separator: ", ")))"
  }
}

extension LintedFile {
  /// The colour of a call of `oklch`, `oklab` or `p3` whose components are written as numbers.
  fileprivate func writtenColor(_ node: NodeID) -> OKLab? {
    let name = tree.mainRange(node)
    guard name.end - name.start <= 5, let list = tree.firstChild(of: node, .argumentList) else {
      return nil
    }
    let word = source.text(name)
    guard ["oklch", "oklab", "p3"].contains(word) else { return nil }
    var numbers: [(value: Double, isPercent: Bool)] = []
    tree.forEachChild(list) { argument in
      guard tree.kind(argument) == .argument, let run = tree.firstChild(argument),
        let expression = tree.firstChild(run), let number = writtenNumber(expression)
      else { return }
      numbers.append(number)
    }
    guard numbers.count == 3 else { return nil }
    func fraction(_ index: Int, whole: Double = 1) -> Double {
      let number = numbers[index]
      return number.isPercent ? number.value / 100 * whole : number.value
    }
    switch word {
    case "oklch":
      return OKLCH(
        lightness: fraction(0), chroma: fraction(1, whole: 0.4), hue: numbers[2].value
      ).lab
    case "oklab":
      return OKLab(
        lightness: fraction(0), a: fraction(1, whole: 0.4), b: fraction(2, whole: 0.4))
    default: return RGBA(fraction(0), fraction(1), fraction(2), space: .displayP3).oklab
    }
  }

  /// A number that is written as one, with a sign or not, and whether it is a percentage.
  private func writtenNumber(_ node: NodeID) -> (value: Double, isPercent: Bool)? {
    switch tree.kind(node) {
    case .negation:
      guard let inner = tree.firstChild(node), let number = writtenNumber(inner) else { return nil }
      return (-number.value, number.isPercent)
    case .numberLiteral:
      let text = source.text(tree.mainRange(node))
      let digits = text.prefix { $0.isNumber || $0 == "." }
      guard ["", "%", "deg"].contains(text.dropFirst(digits.count)) else { return nil }
      return Double(digits).map { ($0, text.hasSuffix("%")) }
    default: return nil
    }
  }
}
