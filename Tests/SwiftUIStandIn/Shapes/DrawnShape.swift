/// A filled or stroked shape; of its visibility to clients, what `ModifiedView` says holds.
public nonisolated struct DrawnShape: View, RecordingView {
  public typealias Body = Never

  let arguments: () -> [Argument]

  func record() -> RecordedView { RecordedView(name: "shape", arguments: arguments()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle {
    DrawnShape {
      [
        Argument("operation", "fill"), Argument("style", text(content)),
        Argument("shape", text(of: self)),
      ]
    }
  }

  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View
  where S: ShapeStyle {
    DrawnShape {
      [
        Argument("operation", "stroke"), Argument("style", text(content)),
        Argument("shape", text(of: self)),
      ] + arguments(of: style)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    DrawnShape {
      [
        Argument("operation", "strokeBorder"), Argument("style", text(content)),
        Argument("shape", text(of: self)),
      ] + arguments(of: style) + insetProblems(of: self)
    }
  }
}

private func arguments(of style: StrokeStyle) -> [Argument] {
  var result = [Argument("lineWidth", style.lineWidth)]
  if !style.dash.isEmpty {
    result.append(Argument("dash", style.dash.map(text).joined(separator: " ")))
  }
  if style.lineCap != .butt { result.append(Argument("lineCap", "\(style.lineCap)")) }
  if style.dashPhase != 0 { result.append(Argument("dashPhase", style.dashPhase)) }
  return result
}
