extension LintRule {
  private static let states = LintOption(
    "states", .strings(["pressed", "disabled", "on"]),
    "The states that have to be told apart, of those that a control has.")

  /// A state of the control that one cannot see.
  static let missingFeedback = LintRule(
    name: "missing-feedback", defaultLevel: .off,
    summary: "A control looks the same when it is pressed, disabled or on as when it is not.",
    reason:
      "Who presses a button wants to see that it took notice, and who cannot use it, that it is"
      + " of no use to try.",
    remedy: "Add a statement for the state: 'opacity: 60% when pressed' is enough.",
    badExample: """
      style Primary: button {
          background: blue
          opacity: 40% when disabled
      }
      """,
    goodExample: """
      style Primary: button {
          background: blue
          opacity: 40% when disabled
          opacity: 80% when pressed
      }
      """,
    options: [states],
    check: .style { subject, pass in
      let style = subject.style
      // What a style of the system draws shows its states; other components are no controls, or the
      // system's field inside shows them.
      guard [.button, .toggle, .custom].contains(style.component),
        !style.rules.contains(where: { $0.property == .base }),
        case .strings(let names) = pass.value(of: states)
      else { return }
      let missing = style.statesOfControl.filter { state in
        names.contains(state.rawValue) && !(state == .on && style.hasThumb)
          && subject.statement(askingFor: state) == nil && !subject.distinguishes(state)
      }
      guard !missing.isEmpty else { return }
      let list = missing.map { "'\($0)'" }.joined(separator: " and ")
      pass.report(
        "'\(style.name)' looks the same with and without \(list)",
        at: pass.file.tree.mainRange(subject.node))
    })
}

extension Style {
  /// The states that its control can be in.
  fileprivate var statesOfControl: [State] {
    (control.first?.conditionStates ?? component.states).filter(\.isOfControl)
  }

  /// Whether it draws a thumb, which lies elsewhere when the toggle is on.
  fileprivate var hasThumb: Bool {
    (content?.has(.thumb) ?? false) || layers.contains { $0.content?.has(.thumb) ?? false }
  }
}

extension Element {
  fileprivate func has(_ slot: Slot) -> Bool {
    kind == .slot(slot) || children.contains { $0.has(slot) }
  }
}
