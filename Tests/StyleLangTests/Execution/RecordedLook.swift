import StyleLang

/// How generated Swift looks in one state, read off the modifiers that it applied.
struct RecordedLook: Sendable {
  /// What is drawn, normalised.
  var tree: LookTree
  /// What no correct output does: modifiers out of order, surfaces of different shapes, a border
  /// that takes touches, hovering that outlives being disabled, and the like.
  var problems: [String]

  /// The properties of the style itself.
  var look: Look { tree.look }

  init(_ document: RecordedDocument, of subject: ExecutionSubject) {
    var reader = TreeReader(subject.component)
    tree = reader.readStyle(document, hasContent: subject.hasContent)
    tree.normalize(for: subject.component)
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
