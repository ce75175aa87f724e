import StyleLang

/// How generated Swift looks in one state, read off the modifiers that it applied.
struct RecordedLook: Sendable {
  /// The look, normalised.
  var look: Look
  /// What no correct output does: modifiers out of order, surfaces of different shapes, a border
  /// that takes touches, hovering that outlives being disabled, and the like.
  var problems: [String]

  init(_ document: RecordedDocument, component: Component) {
    var reader = LookReader()
    let expected = component == .button ? "label" : "text"
    if document.view.name != expected {
      reader.problems.append("the innermost view is '\(document.view.name)'")
    }
    for modifier in document.view.modifiers ?? [] { reader.read(modifier) }
    reader.finish()
    if document.resetsHover == false {
      reader.problems.append("hovering outlives being disabled")
    }
    reader.readFeedback(document.changes)
    reader.look.normalize()
    look = reader.look
    problems = reader.problems
  }
}

extension LookReader {
  /// The feedback of the conditions that hold.
  mutating func readFeedback(_ changes: [RecordedDocument.Change]) {
    let active = changes.filter { $0.value == "true" && !$0.feedback.isEmpty }.map(\.feedback)
    if active.count > 1 || active.contains(where: { $0.count > 1 }) {
      problems.append("several haptics at once: \(active)")
    }
    if let word = active.first?.first { look[.haptic] = word }
  }
}
