/// Two statements whose colours are too near to each other, where that is worst.
struct ContrastFinding {
  /// Where rules of an ink win together.
  struct Place {
    /// The place in the style's inks.
    var ink: Int
    /// The place among the tuples of that ink.
    var tuple: Int
  }

  /// Where it is worst.
  var place: Place
  /// Where it is just as bad.
  var equals: [Place] = []
  var contrast: Contrast

  /// How far it is below what is asked for.
  fileprivate var share: Double { contrast.ratio / contrast.least }
}

/// The text and symbols of a style, and where they cannot be read.
struct ContrastScene {
  let inks: [Ink]
  private(set) var tuples: [LeafTuples] = []
  private(set) var findings: [ContrastFinding] = []
  private let limits: ContrastLimits

  /// Looks at the inks of a style in each combination of states that there can be.
  init(
    _ inks: [Ink], _ limits: ContrastLimits, _ patterns: inout LeafPatterns,
    _ reasoning: inout ConditionAnalyzer
  ) {
    self.inks = inks
    self.limits = limits
    for (index, ink) in inks.enumerated() {
      let tuples = patterns.tuples(of: ink.parts.map(\.table), in: ink.context, &reasoning)
      self.tuples.append(tuples)
      for tuple in 0..<tuples.count {
        guard let contrast = ink.contrast(tuple, of: tuples, limits), contrast.isTooLow else {
          continue
        }
        let place = ContrastFinding.Place(ink: index, tuple: tuple)
        if contrast.background == nil, isOfSystem(place) { continue }
        add(ContrastFinding(place: place, contrast: contrast))
      }
    }
  }

  /// Whether it is the system's own: one of its label colours, not faded, on its background.
  private func isOfSystem(_ place: ContrastFinding.Place) -> Bool {
    guard limits.hasSystemBackdrop else { return false }
    let ink = inks[place.ink]
    for (index, part) in ink.parts.enumerated() {
      let winner = entry(index, at: place)
      if case .fraction(let fraction) = part.leaves[winner], fraction < 1 { return false }
      guard part.role == .foreground else { continue }
      guard case .color(.named(let name))? = part.table.entries[winner].rule?.rule.value,
        ContrastScene.systemLabels.contains(name.name)
      else { return false }
    }
    return true
  }

  private static let systemLabels: Set<String> = [
    "secondary", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
  ]

  /// Keeps the worst of each two statements.
  private mutating func add(_ finding: ContrastFinding) {
    let statements = statements(of: finding)
    for index in findings.indices where self.statements(of: findings[index]) == statements {
      if finding.share < findings[index].share {
        findings[index] = finding
      } else if finding.share == findings[index].share {
        findings[index].equals.append(finding.place)
      }
      return
    }
    findings.append(finding)
  }

  /// The statements that give the foreground and the background; nil where none does.
  private func statements(of finding: ContrastFinding) -> [StatementID?] {
    [rule(0, of: finding)?.statement, background(of: finding)?.statement]
  }

  /// The ink of a finding.
  func ink(of finding: ContrastFinding) -> Ink { inks[finding.place.ink] }

  /// The place of the entry of a part that wins.
  private func entry(_ part: Int, at place: ContrastFinding.Place) -> Int {
    tuples[place.ink].place(place.tuple, part)
  }

  /// What the part of a finding gives.
  func leaf(_ part: Int, of finding: ContrastFinding) -> Leaf {
    ink(of: finding).parts[part].leaves[entry(part, at: finding.place)]
  }

  /// The rule of a part that wins.
  func rule(_ part: Int, of finding: ContrastFinding) -> SourceRule? {
    ink(of: finding).parts[part].table.entries[entry(part, at: finding.place)].rule
  }

  /// The rule that gives the background; nil where that is the backdrop.
  func background(of finding: ContrastFinding) -> SourceRule? {
    finding.contrast.background.flatMap { rule($0, of: finding) }
  }

  /// When the finding holds.
  func condition(of finding: ContrastFinding) -> Condition {
    finding.equals.reduce(condition(at: finding.place)) { $0.or(condition(at: $1)) }
  }

  /// The conditions of the rules that win, with the appearance.
  private func condition(at place: ContrastFinding.Place) -> Condition {
    var whole = inks[place.ink].context
    for (index, part) in inks[place.ink].parts.enumerated() {
      let winner = entry(index, at: place)
      for other in part.table.entries[..<winner] { whole = whole.and(other.condition.negated) }
      whole = whole.and(part.table.entries[winner].condition)
    }
    return whole.and(.appearance(tuples[place.ink].appearance(place.tuple)))
  }

  /// The nearest colours, in each appearance, that are read well wherever a statement wins: one for
  /// all if there is one, else one for light and one for dark; nil where there is none.
  ///
  /// - Parameter colors: What the statement gives.
  func nearest(
    to colors: AppearanceColors, for statement: StatementID, isForeground: Bool
  ) -> AppearanceColors? {
    func color(_ old: RGBA, in appearances: [Int]) -> RGBA? {
      func passes(_ color: RGBA) -> Bool {
        self.passes(color, for: statement, isForeground: isForeground, in: appearances)
      }
      return passes(old) ? old : old.nearest(where: passes)
    }
    if colors.isUniform, let single = color(colors.light, in: [0, 1, 2, 3]) {
      return AppearanceColors(light: single)
    }
    // Appearances that share a colour go on to share one.
    let groups =
      colors.isUniform
      ? [[0, 2], [1, 3]] : (0..<4).map { one in (0..<4).filter { colors[$0] == colors[one] } }
    var result = colors.all
    for group in groups {
      guard let first = group.first, let color = color(colors[first], in: group) else {
        return nil
      }
      for appearance in group { result[appearance] = color }
    }
    return AppearanceColors(
      light: result[0], dark: result[1], highContrast: result[2], darkHighContrast: result[3])
  }

  /// Whether a colour in the place of what a statement gives is read well wherever that wins in some
  /// appearances.
  private func passes(
    _ color: RGBA, for statement: StatementID, isForeground: Bool, in appearances: [Int]
  ) -> Bool {
    for (index, ink) in inks.enumerated() {
      for (part, table) in ink.parts.enumerated() {
        let isBackground = if case .background = table.role { true } else { false }
        guard isForeground ? table.role == .foreground : isBackground else { continue }
        let places = table.table.entries.indices.filter {
          table.table.entries[$0].rule?.statement == statement
        }
        guard !places.isEmpty else { continue }
        for tuple in 0..<tuples[index].count
        where places.contains(tuples[index].place(tuple, part))
          && appearances.contains(tuples[index].appearance(tuple))
        {
          let contrast = ink.contrast(tuple, of: tuples[index], limits, with: (part, color))
          if contrast?.isTooLow ?? false { return false }
        }
      }
    }
    return true
  }
}
