extension SwiftEmitter {
  /// The longest line, where it can be helped.
  static let lineLength = 100

  /// Writes the computed properties that the body asked for.
  mutating func writePendingProperties() {
    // A property may ask for another.
    while scope.writtenCount < scope.pendingCount {
      let choice = scope.pending[scope.writtenCount]
      scope.writtenCount += 1
      turn(to: choice.subject)
      if choice.facet == .base {
        writeDecidedControl(choice)
        continue
      }
      out.blankLine()
      out.beginLine()
      out.write("private var ")
      writeName(of: choice.facet)
      out.write(": ")
      write(choice.facet.swiftType)
      if choice.facet.mayBeOptional, model.hasAbsent(choice, choice.decision) {
        out.write("?")
      }
      out.write(" {")
      out.endLine()
      out.indent()
      if !writeOneLine(choice) { writeStatements(choice, choice.decision) }
      out.close()
    }
  }

  /// Writes a decision as one expression if it fits on a line.
  private mutating func writeOneLine(_ choice: Choice) -> Bool {
    if choice.isConstant {
      out.beginLine()
      writeLeaf(choice, choice.decision, in: .typed)
      out.endLine()
      return true
    }
    guard case .test(let test, .leaf, .leaf) = choice.decision else { return false }
    let mark = out.mark
    scope.allowsBreaks = false
    defer { scope.allowsBreaks = true }
    out.beginLine()
    if writeTernary(choice, test, in: .typed), out.column <= SwiftEmitter.lineLength {
      out.endLine()
      return true
    }
    out.rewind(to: mark)
    return false
  }

  /// Writes statements that return what was decided.
  private mutating func writeStatements(_ choice: Choice, _ decision: Decision) {
    let boundBefore = scope.bound.count
    var rest = decision
    loop: while true {
      switch rest {
      case .leaf:
        out.beginLine()
        writeReturn(choice, rest)
        out.endLine()
        break loop
      case .select(let selector, let branches):
        writeSwitch(choice, selector, branches)
        break loop
      case .test(.input(.isSet(let parameter)), let yes, let no)
      where writeCoalescingReturn(choice, parameter, yes, no):
        break loop
      case .test(let test, let yes, let no):
        rest = writeBranch(choice, test, yes, no)
      }
    }
    scope.bound.removeLast(scope.bound.count - boundBefore)
  }

  /// Writes `return parameter ?? other` if that is what a decision comes to, and fits.
  private mutating func writeCoalescingReturn(
    _ choice: Choice, _ parameter: ParameterID, _ yes: Decision, _ no: Decision
  ) -> Bool {
    guard case .leaf = yes, case .leaf = no else { return false }
    let mark = out.mark
    out.beginLine()
    out.write("return ")
    if writeCoalescing(choice, parameter, yes, no, in: .typed),
      out.column <= SwiftEmitter.lineLength
    {
      out.endLine()
      return true
    }
    out.rewind(to: mark)
    return false
  }

  /// Writes a test with the branch that leaves, and gives the branch that follows.
  private mutating func writeBranch(
    _ choice: Choice, _ test: Test, _ yes: Decision, _ no: Decision
  ) -> Decision {
    if case .not(.input(.isSet(let parameter))) = test, model.uses(choice, no, parameter) {
      return writeBranch(choice, .input(.isSet(parameter)), no, yes)
    }
    let binds = model.bindsSomething(choice, test, yes)
    if case .leaf = yes {
      writeIf(choice, test, yes, binds)
      return no
    }
    guard case .leaf = no else {
      out.beginLine()
      out.write("if ")
      let bound = writeCondition(choice, test, yes)
      out.write(" {")
      out.endLine()
      out.indent()
      scope.bound += bound
      writeStatements(choice, yes)
      scope.bound.removeLast(bound.count)
      out.close()
      return no
    }
    if binds {
      out.beginLine()
      out.write("guard ")
      let bound = writeCondition(choice, test, yes)
      out.write(" else { ")
      writeReturn(choice, no)
      out.write(" }")
      out.endLine()
      scope.bound += bound
    } else {
      writeIf(choice, .not(test), no, false)
    }
    return yes
  }

  /// Writes `if test { return leaf }`, on three lines where one is too long.
  private mutating func writeIf(
    _ choice: Choice, _ test: Test, _ leaf: Decision, _ binds: Bool
  ) {
    out.beginLine()
    out.write("if ")
    let bound = binds ? writeCondition(choice, test, leaf) : []
    if !binds { writeTest(test, within: .whole) }
    scope.bound += bound
    out.write(" {")
    let mark = out.mark
    out.write(" ")
    scope.allowsBreaks = false
    writeReturn(choice, leaf)
    scope.allowsBreaks = true
    out.write(" }")
    if out.column > SwiftEmitter.lineLength {
      out.rewind(to: mark)
      out.endLine()
      out.indent()
      out.beginLine()
      writeReturn(choice, leaf)
      out.endLine()
      out.outdent()
      out.beginLine()
      out.write("}")
    }
    out.endLine()
    scope.bound.removeLast(bound.count)
  }

  private mutating func writeReturn(_ choice: Choice, _ leaf: Decision) {
    out.write("return ")
    writeLeaf(choice, leaf, in: .typed)
  }

  private mutating func writeSwitch(
    _ choice: Choice, _ selector: Selector, _ branches: [Decision.Branch]
  ) {
    writeSelection(selector, branches) { emitter, branch in emitter.writeBranch(choice, branch) }
  }

  /// Writes a `switch`.
  ///
  /// - Parameter writeBranch: Writes what follows the cases of a branch, from the colon on.
  mutating func writeSelection(
    _ selector: Selector, _ branches: [Decision.Branch],
    _ writeBranch: (inout SwiftEmitter, Decision.Branch) -> Void
  ) {
    out.beginLine()
    out.write("switch ")
    switch selector {
    case .controlSize: writeRead(.controlSize)
    case .parameter(let parameter): writeReference(parameter, unbound: true)
    }
    out.write(" {")
    out.endLine()
    // The branch with `large` also stands for the larger sizes of later systems, and the last one
    // of an optional for nil, which cannot be here.
    let last = branches.count - 1
    var others = branches
    var rest: Decision.Branch?
    switch selector {
    case .controlSize:
      let large = UInt16(ControlSize.allCases.count - 1)
      if let index = others.firstIndex(where: { $0.cases.contains(large) }) {
        rest = others.remove(at: index)
      }
    case .parameter(let parameter):
      if model.parameters[Int(parameter)].isOptional, last >= 0 { rest = others.removeLast() }
    }
    for branch in others {
      out.beginLine()
      out.write("case ")
      for (index, item) in branch.cases.enumerated() {
        if index > 0 { out.write(", ") }
        writeSelected(item, selector)
      }
      writeBranch(&self, branch)
    }
    if let rest {
      out.beginLine()
      out.write("default")
      writeBranch(&self, rest)
    }
    out.line("}")
  }

  private mutating func writeBranch(_ choice: Choice, _ branch: Decision.Branch) {
    out.write(":")
    let mark = out.mark
    if case .leaf = branch.decision {
      out.write(" ")
      writeReturn(choice, branch.decision)
      if out.column <= SwiftEmitter.lineLength { return out.endLine() }
      out.rewind(to: mark)
    }
    out.endLine()
    out.indent()
    writeStatements(choice, branch.decision)
    out.outdent()
  }

  private mutating func writeSelected(_ index: UInt16, _ selector: Selector) {
    switch selector {
    case .parameter(let parameter): writeCase(index, of: model.parameters[Int(parameter)])
    case .controlSize:
      out.write(".")
      out.write(string: ControlSize.allCases[Int(index)].rawValue)
    }
  }

  // MARK: Optional parameters

  /// Writes a condition of `if` or `guard` that gives the optional parameters it asks for to the
  /// branch, if the branch uses them.
  ///
  /// - Returns: The parameters whose value the branch finds in a constant.
  private mutating func writeCondition(
    _ choice: Choice, _ test: Test, _ yes: Decision
  ) -> [ParameterID] {
    guard model.bindsSomething(choice, test, yes) else {
      writeTest(test, within: .whole)
      return []
    }
    var tests = [test]
    if case .all(let parts) = test { tests = parts }
    var bound: [ParameterID] = []
    for (index, test) in tests.enumerated() {
      if index > 0 { out.write(", ") }
      if case .input(.isSet(let parameter)) = test, model.uses(choice, yes, parameter) {
        out.write("let ")
        writeBindingName(parameter)
        out.write(" = ")
        writeReference(parameter, unbound: true)
        bound.append(parameter)
      } else {
        writeTest(test, within: .whole)
      }
    }
    return bound
  }
}
