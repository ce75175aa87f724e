/// What a shape looks like: `rectangle`, `capsule`, `circle`, `ellipse`, `containerRelative`,
/// `rounded RADIUS STYLE`, `corners TL TR BR BL STYLE`, or `unknown: …`.
///
/// Read off the outline within a frame so large that no radius is cut short, so that a hand-written
/// shape and the system's have one text.
func text(of shape: some Shape) -> String {
  (shape as? any RecordedOutline)?.outline ?? text(of: shape.path(in: probe), in: probe)
}

/// What `inset(by:)` does wrong, if anything.
///
/// The inset outline must fill the inset frame, with radii that are smaller by the distance, and
/// insets must add up.
func insetProblems(of shape: some InsettableShape) -> [Argument] {
  let original = text(of: shape)
  let key = "\(type(of: shape)) \(original)"
  if let known = Recorder.insetProblems[key] { return known }
  var problems: [String] = []
  for distance: CGFloat in [0, 1, 4] {
    let expected = inset(original, by: distance)
    let frame = probe.insetBy(dx: distance, dy: distance)
    let once = text(of: shape.inset(by: distance).path(in: probe), in: frame)
    let twice = text(
      of: shape.inset(by: distance / 4).inset(by: distance * 3 / 4).path(in: probe), in: frame)
    if once != expected { problems.append("inset by \(distance): \(once), not \(expected)") }
    if twice != expected { problems.append("inset in two steps: \(twice), not \(expected)") }
  }
  let result = problems.map { Argument("problem", $0) }
  Recorder.insetProblems[key] = result
  return result
}

private let probe = CGRect(x: 0, y: 0, width: 100_000, height: 60_000)

private func inset(_ text: String, by distance: CGFloat) -> String {
  let words = text.split(separator: " ").map { word -> String in
    guard let number = Double(word) else { return String(word) }
    return SwiftUI.text(max(0, number - distance))
  }
  // Corners that are gone are equal.
  if words.count == 6, Set(words[1...4]).count == 1 { return "rounded \(words[1]) \(words[5])" }
  return words.joined(separator: " ")
}

private func text(of path: Path, in rect: CGRect) -> String {
  if path.elements.count == 1, case .outline(let outline, let frame) = path.elements[0] {
    return text(of: outline, filling: frame, in: rect)
  }
  var tracer = CornerTracer(rect: rect)
  for element in path.elements {
    if let problem = tracer.trace(element) { return "unknown: \(problem)" }
  }
  let radii = tracer.radii
  let style = tracer.isContinuous ? "continuous" : "circular"
  if radii.allSatisfy({ isNear($0, radii[0]) }) {
    return "rounded \(SwiftUI.text(rounded(radii[0]))) \(style)"
  }
  return "corners \(radii.map { SwiftUI.text(rounded($0)) }.joined(separator: " ")) \(style)"
}

private func text(of outline: Path.Outline, filling frame: CGRect, in rect: CGRect) -> String {
  let isWhole =
    isNear(frame.minX, rect.minX) && isNear(frame.minY, rect.minY)
    && isNear(frame.width, rect.width) && isNear(frame.height, rect.height)
  switch outline {
  case .ellipse:
    let side = min(rect.width, rect.height)
    let isCircle =
      isNear(frame.width, side) && isNear(frame.height, side)
      && isNear(frame.midX, rect.midX) && isNear(frame.midY, rect.midY)
    if isCircle { return "circle" }
    if isWhole { return "ellipse" }
  case .changed(let text): return text
  case .corners(let radii, let style) where isWhole:
    if radii.allSatisfy({ isNear($0, radii[0]) }) {
      return "rounded \(SwiftUI.text(radii[0])) \(style)"
    }
    return "corners \(radii.map(SwiftUI.text).joined(separator: " ")) \(style)"
  case .rounded(let size, let style) where isWhole:
    if isNear(size.width, min(rect.width, rect.height) / 2) { return "capsule" }
    if !isNear(size.width, size.height) { return "unknown: corners of \(size)" }
    return "rounded \(SwiftUI.text(size.width)) \(style)"
  default:
    if isWhole { return "\(outline)" }
  }
  return "unknown: \(outline) in \(frame) of \(rect)"
}

func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

/// Takes away the error of arithmetic in a frame of this size.
private func rounded(_ number: CGFloat) -> CGFloat { (number * 1e6).rounded() / 1e6 }
