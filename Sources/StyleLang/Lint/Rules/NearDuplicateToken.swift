extension LintRule {
  /// Two tokens whose colours nobody can tell apart.
  static let nearDuplicateToken = LintRule(
    name: "near-duplicate-token", defaultLevel: .warning,
    summary: "Two colours of one group of tokens are so near that they look the same.",
    reason: "One of them is most likely a slip of the pen, and a change of the one leaves the other"
      + " behind. Equal colours with two names are taken to have two meanings; so are the steps of a"
      + " scale, whose names end with a number, and the colours of different groups.",
    remedy: "Use one of them in both places, or give one as the name of the other.",
    badExample: """
      tokens {
          danger: #c4271b
          alert: #c4281c
      }
      """,
    goodExample: """
      tokens {
          danger: #c4271b
          alert: danger
      }
      """,
    options: [.nearDistance],
    check: .file { pass in
      guard !pass.file.isDesignTokens else { return }
      let limit = pass.number(.nearDistance)
      var groups: [Int32: [NamedShade]] = [:]
      for (index, token) in pass.file.tokens.enumerated() {
        guard case .color(let color) = token.value, let shade = color.writtenShade,
          !(token.name.utf8.last.map { $0 >= 48 && $0 <= 57 } ?? false)
        else { continue }
        let group = pass.file.analysis.context.tokenSites[index].group
        let lab = shade.all.map(\.oklab)
        groups[group, default: []].append(NamedShade(token: index, shade: shade, lab: lab))
      }
      var found: [(first: Int, second: Int, distance: Double)] = []
      for shades in groups.values {
        let sorted = shades.sorted {
          ($0.lab[0].lightness, $0.token) < ($1.lab[0].lightness, $1.token)
        }
        for (place, one) in sorted.enumerated() {
          for other in sorted[(place + 1)...] {
            if other.lab[0].lightness - one.lab[0].lightness >= limit { break }
            guard let distance = one.distance(to: other), distance < limit else { continue }
            found.append((min(one.token, other.token), max(one.token, other.token), distance))
          }
        }
      }
      found.sort { ($0.second, $0.first) < ($1.second, $1.first) }
      let tokens = Array(pass.file.tokens)
      for pair in found {
        let distance = "\(Double(Int(pair.distance * 10_000)) / 10_000)"
        pass.report(
          "'\(tokens[pair.second].name)' looks like '\(tokens[pair.first].name)': they differ by"
            + " \(distance) in OKLab",
          at: pass.file.nameRange(ofToken: TokenID(pair.second)),
          notes: [
            Note(
              "the other is declared here", at: pass.file.nameRange(ofToken: TokenID(pair.first)))
          ])
      }
    })
}

extension LintOption {
  fileprivate static let nearDistance = LintOption(
    "distance", .number(0.02),
    "Below which distance in OKLab two colours look the same; 0.02 is just noticeable.")
}

/// The colour of a token, in each appearance.
private struct NamedShade {
  var token: Int
  var shade: AppearanceColors
  var lab: [OKLab]

  /// How far two colours differ at most; nil where they are equal, or of other opacity.
  func distance(to other: NamedShade) -> Double? {
    guard shade != other.shade else { return nil }
    guard zip(shade.all, other.shade.all).allSatisfy({ $0.alpha == $1.alpha }) else { return nil }
    return zip(lab, other.lab).map { $0.distance(to: $1) }.max()
  }
}

extension ColorValue {
  /// A colour that is written by its components.
  fileprivate var writtenShade: AppearanceColors? {
    switch self {
    case .literal(let rgba): AppearanceColors(light: rgba)
    case .adaptive(let colors): colors
    default: nil
    }
  }
}
