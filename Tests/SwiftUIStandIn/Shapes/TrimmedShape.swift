/// A shape that is more than its path says.
protocol RecordedOutline {
  var outline: String { get }
}

extension InsetSystemShape: RecordedOutline {
  var outline: String { "\(text(of: base)) inset \(SwiftUI.text(amount))" }
}

/// Only a stroke is drawn along it, which says which part of which shape.
extension _TrimmedShape: RecordedOutline {
  var outline: String { "\(text(of: shape)) trim \(SwiftUI.text(start)) \(SwiftUI.text(end))" }
}
