/// Follows an outline around a rectangle and measures its corners.
///
/// The outline may run along the edges and cut each corner by one curve that begins and ends
/// equally far from it.
struct CornerTracer {
  let rect: CGRect
  /// Top leading, top trailing, bottom trailing, bottom leading.
  var radii: [CGFloat] = [0, 0, 0, 0]
  /// Whether a corner is not a quarter of a circle.
  var isContinuous = false

  private var start: CGPoint?
  private var current: CGPoint?

  init(rect: CGRect) { self.rect = rect }

  private var corners: [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Follows one element; returns what is wrong with it, if anything.
  mutating func trace(_ element: Path.Element) -> String? {
    switch element {
    case .move(let point):
      start = point
      current = point
      return nil
    case .line(let point): return line(to: point)
    case .close: return start.flatMap { line(to: $0) }
    case .arc(let center, let radius, let angle, let delta):
      return arc(around: center, radius: radius, from: angle, to: angle + delta)
    case .tangentArc(let end1, let end2, let radius):
      return tangentArc(end1, end2, radius: radius)
    case .quad(let end, let control):
      return curve(to: end, controls: [control], ofCircle: false)
    case .curve(let end, let control1, let control2):
      return curve(to: end, controls: [control1, control2], ofCircle: nil)
    case .outline(let outline, let frame): return "\(outline) in \(frame) as a part"
    }
  }

  private mutating func line(to end: CGPoint) -> String? {
    guard let from = current else { return "a line from nowhere" }
    current = end
    let sharesEdge =
      [rect.minX, rect.maxX].contains { isNear(from.x, $0) && isNear(end.x, $0) }
      || [rect.minY, rect.maxY].contains { isNear(from.y, $0) && isNear(end.y, $0) }
    return sharesEdge ? nil : "a line from \(from) to \(end), not on the edge of \(rect)"
  }

  private mutating func arc(
    around center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> String? {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isNear(radius, 0) { return begin(at: center) }
    if let problem = begin(at: point(start)) { return problem }
    return corner(to: point(end), through: point((start + end) / 2), center: center)
  }

  private mutating func tangentArc(
    _ corner: CGPoint, _ end: CGPoint, radius: CGFloat
  ) -> String? {
    guard let from = current else { return "an arc from nowhere" }
    guard
      let index = corners.firstIndex(where: { isNear($0.x, corner.x) && isNear($0.y, corner.y) })
    else { return "an arc at \(corner), which is no corner of \(rect)" }
    func toward(_ point: CGPoint) -> CGPoint {
      let length = max(hypot(point.x - corner.x, point.y - corner.y), 1e-9)
      return CGPoint(
        x: corner.x + (point.x - corner.x) / length * radius,
        y: corner.y + (point.y - corner.y) / length * radius)
    }
    if let problem = line(to: toward(from)) { return problem }
    radii[index] = radius
    current = toward(end)
    return nil
  }

  /// Moves to where an arc begins, by a line if something came before.
  private mutating func begin(at point: CGPoint) -> String? {
    if current != nil { return line(to: point) }
    start = point
    current = point
    return nil
  }

  private mutating func curve(
    to end: CGPoint, controls: [CGPoint], ofCircle: Bool?
  ) -> String? {
    guard let from = current else { return "a curve from nowhere" }
    guard let index = cornerIndex(from, end) else { return "a curve from \(from) to \(end)" }
    let corner = corners[index]
    let extent = hypot(from.x - corner.x, from.y - corner.y)
    // A cubic curve is close to a quarter of a circle if its controls lie at this fraction.
    let fraction = hypot(controls[0].x - from.x, controls[0].y - from.y) / max(extent, 1e-9)
    if !(ofCircle ?? (abs(fraction - 0.5523) < 0.001)) { isContinuous = true }
    radii[index] = extent
    current = end
    return nil
  }

  private mutating func corner(
    to end: CGPoint, through middle: CGPoint, center: CGPoint
  ) -> String? {
    guard let from = current, let index = cornerIndex(from, end) else {
      return "an arc around \(center) that cuts no corner of \(rect)"
    }
    let corner = corners[index]
    let isConvex =
      hypot(middle.x - corner.x, middle.y - corner.y)
      < hypot(center.x - corner.x, center.y - corner.y)
    if !isConvex { return "an arc around \(center) the wrong way" }
    radii[index] = hypot(from.x - corner.x, from.y - corner.y)
    current = end
    return nil
  }

  /// The corner that lies on the edges of both points, equally far from both.
  private func cornerIndex(_ a: CGPoint, _ b: CGPoint) -> Int? {
    corners.firstIndex { corner in
      let aligned =
        (isNear(a.x, corner.x) && isNear(b.y, corner.y))
        || (isNear(a.y, corner.y) && isNear(b.x, corner.x))
      let extents = (
        hypot(a.x - corner.x, a.y - corner.y), hypot(b.x - corner.x, b.y - corner.y)
      )
      return aligned && isNear(extents.0, extents.1) && extents.0 < rect.width / 2
    }
  }
}
