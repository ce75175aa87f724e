/// What contrast is asked of.
struct ContrastLimits: Sendable {
  /// The least contrast of text.
  var text = 4.5
  /// The least contrast of large text.
  var largeText = 3.0
  /// The least contrast of symbols and borders.
  var graphics = 3.0
  /// From how many points on text is large.
  var largeSize = 24.0
  /// From how many points on bold text is large.
  var largeBoldSize = 18.66
  /// What lies behind the style in each appearance.
  var backdrop = AppearanceColors(light: .white, dark: .black)

  /// Whether borders are looked at.
  var looksAtBorders = true
  /// Whether the backdrop is the system's background.
  var hasSystemBackdrop = true

  /// The least contrast of text of a size.
  func least(of text: TextSize) -> Double {
    let isLarge = text.points >= (text.isBold ? largeBoldSize : largeSize)
    return isLarge ? largeText : self.text
  }
}

/// A contrast in one combination of states.
struct Contrast {
  /// The ratio, not rounded.
  var ratio: Double
  /// What is asked for.
  var least: Double
  /// The part that gives the background, the innermost surface that is not clear; nil where the text
  /// stands on the backdrop.
  var background: Int?

  /// Whether it is too low: the ratio is not rounded before.
  var isTooLow: Bool { ratio < least }
}

extension Ink {
  /// The contrast where the rules of a tuple win; nil where it cannot be told.
  ///
  /// - Parameter other: A colour in the place of what a part gives.
  func contrast(
    _ tuple: Int, of tuples: LeafTuples, _ limits: ContrastLimits,
    with other: (part: Int, color: RGBA)? = nil
  ) -> Contrast? {
    let appearance = tuples.appearance(tuple)
    var painter = Painter(
      levels: levels, backdrop: isOnLayer ? nil : SeenColors(limits.backdrop[appearance]))
    var least = self.least
    for (index, part) in parts.enumerated() {
      var leaf = part.leaves[tuples.place(tuple, index)]
      if let other, other.part == index { leaf = .fill([AppearanceColors(light: other.color)]) }
      switch (part.role, leaf) {
      case (_, .unknown):
        guard part.role.canBeHidden else { return nil }
        painter.put(nil, part.role, index)
      case (_, .least(let number)): least = number
      case (_, .clear): break
      case (_, .fraction(let fraction)): painter.put(fraction, part.role)
      case (_, .fill(let stops)):
        let colors = stops.map { $0[appearance] }
        let paint = colors.count == 1 ? SeenColors(colors[0]) : SeenColors(stops: colors)
        painter.put(paint, part.role, index)
      }
    }
    guard let (front, back, background) = painter.result(),
      var ratio = SeenColors.contrast(front, back)
    else { return nil }
    if kind == .border || kind == .focusRing {
      // A line is seen if it stands out from what is on either side; a field also by its surface.
      guard let (line, beside) = painter.resultBeside(),
        let outer = SeenColors.contrast(line, beside),
        let surface = SeenColors.contrast(back, beside)
      else { return nil }
      ratio = max(ratio, outer, kind == .border ? surface : 1)
    }
    return Contrast(ratio: ratio, least: least, background: background)
  }
}

extension Ink.Role {
  /// Whether an opaque surface may lie over it, so that it does not matter.
  fileprivate var canBeHidden: Bool {
    switch self {
    case .background, .layer(isAbove: false): true
    default: false
    }
  }
}
