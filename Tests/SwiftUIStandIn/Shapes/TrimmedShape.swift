@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
}

/// A part of a shape's outline. Only a stroke is drawn along it, which says which part.
nonisolated struct TrimmedShape<Whole: Shape>: Shape, RecordedOutline {
  let shape: Whole
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var outline: String {
    "\(text(of: shape)) trim \(SwiftUI.text(from)) \(SwiftUI.text(to))"
  }
}

/// A shape that is more than its path says.
protocol RecordedOutline {
  var outline: String { get }
}

extension InsetSystemShape: RecordedOutline {
  var outline: String { "\(text(of: base)) inset \(SwiftUI.text(amount))" }
}
