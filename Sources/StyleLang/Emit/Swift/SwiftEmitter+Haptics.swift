extension SwiftEmitter {
  /// Writes what is felt when a rule comes to hold: by SwiftUI where it can, else by UIKit.
  mutating func writeHaptics() {
    let rules = model.rules(of: .haptic)
    let felt = rules.filter { rule in
      if case .keyword = model.rules[rule].value { true } else { false }
    }
    if felt.isEmpty { return }
    write(where: forms.sensoryFeedback) { emitter in
      for rule in felt { emitter.writeSensoryFeedback(rule, first: rules.lowerBound) }
    }
    write(where: forms.feedbackGenerators) { emitter in
      for rule in felt { emitter.writeFeedbackGenerator(rule, first: rules.lowerBound) }
    }
  }

  private func word(ofRule rule: Int) -> String {
    guard case .keyword(let index) = model.rules[rule].value else { return "" }
    return Property.haptic.definition.type.keywords[Int(index)]
  }

  private mutating func writeSensoryFeedback(_ rule: Int, first: Int) {
    let choice = choose(.haptic(rule - first), .haptic)
    let word = word(ofRule: rule)
    writeLine { emitter in
      emitter.out.write(".sensoryFeedback(")
      emitter.writeSensoryFeedback(word)
      emitter.out.write(", trigger: ")
      emitter.writeChoice(choice)
      emitter.out.write(") { _, isOn in isOn }")
    }
  }

  private mutating func writeSensoryFeedback(_ word: String) {
    switch word {
    case "light", "medium", "heavy": out.write(".impact(weight: .")
    case "rigid", "soft": out.write(".impact(flexibility: .")
    default:
      out.write(".")
      return out.write(string: word)
    }
    out.write(string: word)
    out.write(")")
  }

  private mutating func writeFeedbackGenerator(_ rule: Int, first: Int) {
    let choice = choose(.haptic(rule - first), .haptic)
    writeLine { emitter in
      emitter.out.write(".onChange(of: ")
      emitter.writeChoice(choice)
      emitter.out.write(") {")
    }
    out.indent()
    out.beginLine()
    out.write("if $0 { ")
    writeFeedbackCall(word(ofRule: rule))
    out.write(" }")
    out.endLine()
    out.close()
  }

  private mutating func writeFeedbackCall(_ word: String) {
    switch word {
    case "selection": out.write("UISelectionFeedbackGenerator().selectionChanged()")
    case "success", "warning", "error":
      out.write("UINotificationFeedbackGenerator().notificationOccurred(.")
      out.write(string: word)
      out.write(")")
    default:
      out.write("UIImpactFeedbackGenerator(style: .")
      out.write(string: word)
      out.write(").impactOccurred()")
    }
  }
}
