extension LintRule {
  /// Movement that goes on for those who asked for less of it.
  static let ignoredReduceMotion = LintRule(
    name: "ignored-reduce-motion", defaultLevel: .note,
    summary: "A style animates movement and never asks whether less of it is wanted.",
    reason: "Scaling, turning and shifting make some people sick; they set 'Reduce Motion' in the"
      + " system (WCAG 2.2, success criterion 2.3.3). A change of colour or opacity alone does no"
      + " harm.",
    remedy: "Add 'animation: none when reduceMotion', or leave the movement out in that state.",
    badExample: """
      style Springy: button {
          background: blue
          foreground: white
          scale: 92% when pressed
          animation: spring(response: 0.3, damping: 0.6)
      }
      """,
    goodExample: """
      style Springy: button {
          background: blue
          foreground: white
          scale: 92% when pressed
          animation: spring(response: 0.3, damping: 0.6)
          animation: none when reduceMotion
      }
      """,
    check: .style { subject, pass in
      var last: Int?
      for index in subject.rules.indices where subject.rules[index].rule.property == .animation {
        last = index
      }
      guard let animation = last, subject.rules[animation].rule.value != .none else { return }
      var movement: SourceRule?
      var asks = false
      subject.forEachBlock { block in
        if block.context.mentions(.reduceMotion) { asks = true }
        for rule in block.rules {
          if rule.rule.condition.mentions(.reduceMotion) { asks = true }
          if rule.rule.property.isMovement, rule.rule.condition.dependsOnControl, movement == nil {
            movement = rule
          }
        }
      }
      let rule = subject.rules[animation]
      guard !asks, let movement, subject.isOwn(rule) || subject.isOwn(movement) else { return }
      let shown = subject.isOwn(rule) ? rule : movement
      let other = subject.isOwn(rule) ? movement : rule
      var fixIts: [FixIt] = []
      if subject.isOwn(rule), rule.rule.condition == .always {
        let end = pass.file.tree.range(rule.node).end
        fixIts.append(
          FixIt(
            "add 'animation: none when reduceMotion'", replacing: SourceRange(end, end),
            with: "; animation: none when reduceMotion"))
      }
      pass.report(
        "'\(movement.rule.property.name)' moves with an animation, also for those who have asked"
          + " for less motion",
        at: pass.file.tree.mainRange(shown.node),
        notes: [
          Note(
            subject.isOwn(rule) ? "what moves is set here" : "the animation is set here",
            at: pass.files[Int(other.file)].tree.mainRange(other.node),
            in: Int(other.file) == subject.file ? nil : pass.files[Int(other.file)].source.name)
        ], fixIts: fixIts)
    })
}

extension Property {
  /// Whether a change of it is seen as movement.
  fileprivate var isMovement: Bool {
    switch self {
    case .scale, .rotation, .offset: true
    default: false
    }
  }
}

extension Condition {
  /// Whether it changes while the control is on the screen: with a state of the control or a
  /// parameter.
  fileprivate var dependsOnControl: Bool {
    switch self {
    case .always, .controlSize: false
    case .state(let state): state.isOfControl
    case .flag, .equal, .isSet: true
    case .not(let inner): inner.dependsOnControl
    case .all(let parts), .any(let parts): parts.contains(where: \.dependsOnControl)
    }
  }
}
