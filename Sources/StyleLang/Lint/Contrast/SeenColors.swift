/// What one place of a style is painted with in one appearance: one colour, or those that a gradient
/// passes through.
struct SeenColors {
  /// Opaque or not; one, or in the order in which they pass into each other.
  private(set) var colors: [RGBA]

  /// Creates a paint of one colour.
  init(_ color: RGBA) { colors = [color] }

  /// How many colours are looked at between two stops of a gradient.
  static let steps = 8

  /// Creates the paint of a gradient, with colours between its stops.
  ///
  /// Those between two stops of different opacity depend on how the system mixes; they are left out.
  init(stops: [RGBA]) {
    colors = []
    for (index, stop) in stops.enumerated() {
      if index > 0, stops[index - 1].alpha == stop.alpha {
        let start = stops[index - 1]
        for step in 1..<SeenColors.steps {
          let share = Double(step) / Double(SeenColors.steps)
          colors.append(start.crossing(to: stop, share: share))
        }
      }
      colors.append(stop)
    }
  }

  /// This paint on another; nil where both vary, since it is not known which colours meet.
  func over(_ below: SeenColors) -> SeenColors? {
    if below.colors.count == 1 { return mapped { $0.composited(over: below.colors[0]) } }
    guard colors.count == 1 else { return nil }
    if colors[0].alpha >= 1 { return self }
    return below.mapped { colors[0].composited(over: $0) }
  }

  /// This paint, which has been drawn on `below`, with the opacity of the whole.
  func faded(_ opacity: Double, over below: SeenColors) -> SeenColors? {
    if opacity >= 1 { return self }
    let count = max(colors.count, below.colors.count)
    // Where both vary it is with the same gradient, at the same places.
    guard colors.count == 1 || below.colors.count == 1 || colors.count == below.colors.count else {
      return nil
    }
    var result = self
    result.colors = (0..<count).map { index in
      let front = colors[colors.count == 1 ? 0 : index].multiplyingOpacity(by: opacity)
      return front.composited(over: below.colors[below.colors.count == 1 ? 0 : index])
    }
    return result
  }

  /// Whether nothing shows through it.
  var isOpaque: Bool { colors.allSatisfy { $0.alpha >= 1 } }

  /// Whether it is not seen at all.
  var isClear: Bool { colors.allSatisfy { $0.alpha <= 0 } }

  private func mapped(_ transform: (RGBA) -> RGBA) -> SeenColors {
    var paint = self
    for index in paint.colors.indices { paint.colors[index] = transform(paint.colors[index]) }
    return paint
  }

  /// The least contrast between two opaque paints; nil where both vary.
  ///
  /// Where one is lighter than the other at one place and darker at the next, somewhere between the
  /// two they are equally light: the contrast is 1.
  static func contrast(_ first: SeenColors, _ second: SeenColors) -> Double? {
    let count = max(first.colors.count, second.colors.count)
    if first.colors.count > 1, second.colors.count > 1, first.colors.count != second.colors.count {
      return nil
    }
    var least = Double.infinity
    var order = 0
    for index in 0..<count {
      let one = first.colors[first.colors.count == 1 ? 0 : index].relativeLuminance
      let two = second.colors[second.colors.count == 1 ? 0 : index].relativeLuminance
      least = min(least, (max(one, two) + 0.05) / (min(one, two) + 0.05))
      let sign = one > two ? 1 : one < two ? -1 : 0
      if order * sign < 0 { return 1 }
      order = sign
    }
    return least
  }
}

extension RGBA {
  /// A colour between two of the same opacity, on gamma-encoded components, as the system draws
  /// gradients.
  fileprivate func crossing(to other: RGBA, share: Double) -> RGBA {
    let target: ColorSpace =
      space == .displayP3 || other.space == .displayP3 ? .displayP3 : .sRGB
    let (start, end) = (converted(to: target), other.converted(to: target))
    return RGBA(
      encoded: start.encoded * (1 - share) + end.encoded * share, alpha: Double(alpha),
      space: target)
  }
}
