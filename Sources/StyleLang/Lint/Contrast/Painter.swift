/// Puts what lies under and over text on each other, as a style draws it.
struct Painter {
  /// A paint, or what is not known.
  private enum Coat {
    case clear
    case unknown
    case paint(SeenColors)
  }

  private let levels: Int
  private let backdrop: SeenColors?
  private var foreground: SeenColors?
  private var backgrounds: [Coat]
  private var overlays: [Coat]
  private var opacities: [Double]
  private var behind: [Coat] = []
  private var above: [Coat] = []
  /// The part that is the innermost background so far, and its level.
  private var innermost: (part: Int, level: Int)?

  /// Begins with the backdrop; nil where that is not known.
  init(levels: Int, backdrop: SeenColors?) {
    self.levels = levels
    self.backdrop = backdrop
    backgrounds = Array(repeating: .clear, count: levels)
    overlays = backgrounds
    opacities = Array(repeating: 1, count: levels)
  }

  /// Takes a paint for a part; nil where it is not known.
  mutating func put(_ paint: SeenColors?, _ role: Ink.Role, _ part: Int) {
    let sheet = paint.map { Coat.paint($0) } ?? .unknown
    switch role {
    case .foreground: foreground = paint
    case .background(let level):
      backgrounds[level] = sheet
      note(part, at: level)
    case .overlay(let level): overlays[level] = sheet
    case .layer(let isAbove) where isAbove: above.append(sheet)
    case .layer:
      behind.append(sheet)
      note(part, at: -1)
    case .opacity, .font, .distortion: break
    }
  }

  /// Takes an opacity.
  mutating func put(_ opacity: Double, _ role: Ink.Role) {
    if case .opacity(let level) = role { opacities[level] = opacity }
  }

  private mutating func note(_ part: Int, at level: Int) {
    if level >= (innermost?.level ?? -1) { innermost = (part, level) }
  }

  /// What is seen where there is text, and beside it; nil where it is not known, and where the text
  /// is hidden on purpose: clear, under something opaque, or in a whole that is not seen.
  func result() -> (front: SeenColors, back: SeenColors, background: Int?)? {
    var below: [SeenColors?] = []
    var ground = backdrop
    for level in 0..<levels {
      below.append(ground)
      if level == 0 {
        for sheet in behind { ground = Painter.lay(sheet, on: ground) }
      }
      ground = Painter.lay(backgrounds[level], on: ground)
    }
    guard var back = ground, let foreground, !foreground.isClear, var front = foreground.over(back)
    else { return nil }
    for level in (0..<levels).reversed() {
      let sheets = level == 0 ? [overlays[0]] + above : [overlays[level]]
      for sheet in sheets {
        if case .paint(let paint) = sheet, paint.isOpaque { return nil }
        guard let newFront = Painter.lay(sheet, on: front),
          let newBack = Painter.lay(sheet, on: back)
        else { return nil }
        (front, back) = (newFront, newBack)
      }
      let opacity = opacities[level]
      if opacity <= 0 { return nil }
      if opacity < 1 {
        guard let ground = below[level], let newFront = front.faded(opacity, over: ground),
          let newBack = back.faded(opacity, over: ground)
        else { return nil }
        (front, back) = (newFront, newBack)
      }
    }
    return (front, back, innermost?.part)
  }

  /// The same where the style's own surface ends: on what lies behind it.
  func resultBeside() -> (front: SeenColors, back: SeenColors)? {
    var outside = self
    outside.backgrounds = outside.backgrounds.map { _ in .clear }
    outside.behind = []
    return outside.result().map { ($0.front, $0.back) }
  }

  private static func lay(_ sheet: Coat, on ground: SeenColors?) -> SeenColors? {
    switch sheet {
    case .clear: return ground
    case .unknown: return nil
    case .paint(let paint):
      if paint.isOpaque { return paint }
      return ground.flatMap { paint.over($0) }
    }
  }
}
