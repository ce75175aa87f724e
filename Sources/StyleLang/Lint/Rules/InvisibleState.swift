extension LintRule {
  /// A control that is not seen in a state in which it works.
  static let invisibleState = LintRule(
    name: "invisible-state", defaultLevel: .warning,
    summary: "A style makes its whole control invisible in a state in which it works.",
    reason: "What is not seen cannot be found, and still takes touches and room. The rule looks at"
      + " states of the control and its surroundings; where a parameter has a part in it, whoever"
      + " gives that has decided.",
    remedy: "Use a higher opacity, or let the view leave the control out.",
    badExample: """
      style Ghost: button {
          background: blue
          foreground: white
          opacity: 0 when pressed
      }
      """,
    goodExample: """
      style Ghost(isShown: Bool = true): button {
          background: blue
          foreground: white
          opacity: 60% when pressed
          opacity: 0 when not isShown
      }
      """,
    check: .style { subject, pass in
      for index in subject.rules.indices where subject.rules[index].rule.property == .opacity {
        let rule = subject.rules[index]
        guard subject.isOwn(rule), !rule.rule.condition.mentionsParameter,
          case .scalar(let scalar) = rule.rule.value,
          KnownValues(pass, parameters: subject.style.parameters).number(scalar) == 0
        else { continue }
        var wins = rule.rule.condition.and(.not(.state(.disabled)))
        for later in subject.rules[(index + 1)...] where later.rule.property == .opacity {
          wins = wins.and(later.rule.condition.negated)
        }
        guard let example = pass.reasoning.example(of: wins) else { continue }
        let when = example.map { $0.text(parameters: subject.style.parameters) }
          .joined(separator: " and ")
        pass.report(
          "the control is invisible" + (when.isEmpty ? "" : " when \(when)")
            + ", though it works then",
          at: pass.file.valueRange(rule.node))
      }
    })
}
