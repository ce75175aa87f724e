// How a scaffold uses what is here. `writeStyledContent` writes one expression, in whole lines at the
// indentation at hand: what the style draws (its `content`, or else the part of the control that
// stands for it), then the style's own modifiers with its layers among them. A scaffold writes what
// goes around it (a `Button`, a view of its own) and says in `writeSlot` what each slot is in Swift.
// The computed properties that the expression asks for are written by `writeComputedProperties`, as
// members of the type in which the expression stands; `scope.hasInnerView` says whether parameters are
// `style.…` there.

extension SwiftEmitter {
  /// Writes what the style draws, with its modifiers, as one expression.
  mutating func writeStyledContent() {
    let indentation = out.indentation
    if model.hasBase {
      writeBase()
    } else if let content = model.subjects.first?.children.first {
      writeRoot(content)
    } else {
      writeSlot(.label)
    }
    turn(to: 0)
    writeModifiers()
    out.indentation = indentation
  }

  /// Writes the computed properties that have been asked for, of all subjects.
  mutating func writeComputedProperties() {
    var isDone: Bool
    repeat {
      isDone = true
      for subject in 0..<max(model.subjects.count, 1) {
        turn(to: subject)
        writeShapeProperty()
      }
      writePendingProperties()
      for subject in 0..<max(model.subjects.count, 1) {
        turn(to: subject)
        if scope.shape.isUsed, !scope.shape.isWritten { isDone = false }
      }
    } while !isDone
    turn(to: 0)
  }

  /// Turns to the rules of a subject, and how its shape is written.
  @inline(__always)
  mutating func turn(to subject: Int) {
    if subject != model.subject { turn(toOther: subject) }
  }

  private mutating func turn(toOther subject: Int) {
    scope.shapePlans[model.subject] = scope.shape
    scope.shape = scope.shapePlans[subject]
    model.turn(to: subject)
  }

  // MARK: Heads

  /// Writes the element at the root of the content, so that further modifiers may follow.
  private mutating func writeRoot(_ subject: Int) {
    guard model.subjects[subject].presence != .always else { return writeElement(subject) }
    // What may be absent would take the modifiers of the style with it; a stack stays.
    out.beginLine()
    write(.zStack)
    out.write(" {")
    writeChildren([subject])
  }
}
