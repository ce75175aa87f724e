/// What a test stands in, which decides whether it needs parentheses.
enum TestContext {
  /// By itself: an argument, or a condition of `if`.
  case whole
  /// Before `?`.
  case condition
  /// An operand of `&&`.
  case conjunction
  /// An operand of `||`.
  case disjunction
  /// After `!`.
  case negation
}

extension SwiftEmitter {
  /// Writes a test as a Bool expression.
  mutating func writeTest(_ test: Test, within context: TestContext) {
    switch test {
    case .input(let input): writeInput(input, isNegated: false, within: context)
    case .equal(let parameter, let index):
      writeComparison(parameter, index, isNegated: false, within: context)
    case .controlSize(let size): writeComparison(size, isNegated: false, within: context)
    case .not(let inner): writeNegation(of: inner, within: context)
    case .all(let tests):
      writeOperands(
        tests, " && ", .conjunction, inParentheses: context == .negation)
    case .any(let tests):
      writeOperands(
        tests, " || ", .disjunction,
        inParentheses: context == .negation || context == .conjunction)
    }
  }

  private mutating func writeNegation(of test: Test, within context: TestContext) {
    switch test {
    case .input(let input): writeInput(input, isNegated: true, within: context)
    case .equal(let parameter, let index):
      writeComparison(parameter, index, isNegated: true, within: context)
    case .controlSize(let size): writeComparison(size, isNegated: true, within: context)
    case .not(let inner): writeTest(inner, within: context)
    case .all, .any:
      out.write("!")
      writeTest(test, within: .negation)
    }
  }

  private mutating func writeOperands(
    _ tests: [Test], _ separator: StaticString, _ context: TestContext, inParentheses: Bool
  ) {
    if inParentheses { out.write("(") }
    for index in tests.indices {
      if index > 0 { out.write(separator) }
      writeTest(tests[index], within: context)
    }
    if inParentheses { out.write(")") }
  }

  private mutating func writeInput(_ input: Input, isNegated: Bool, within context: TestContext) {
    switch input {
    case .enabled: writeFlag(.isEnabled, isNegated)
    case .hovered: writeFlag(.isHovered, isNegated)
    case .focused: writeFlag(.isFocused, isNegated)
    case .reduceMotion: writeFlag(.reduceMotion, isNegated)
    case .inactiveWindow: writeFlag(.inactiveWindow, isNegated)
    case .pressed:
      if isNegated { out.write("!") }
      writePressed()
    case .on:
      if isNegated { out.write("!") }
      writeRead(.configuration)
      out.write(".isOn")
    case .indeterminate:
      writeComparison(.configuration, ".fractionCompleted", isNegated, "nil", context)
    case .destructive: writeComparison(.configuration, ".role", isNegated, ".destructive", context)
    case .dark: writeComparison(.colorScheme, "", isNegated, ".dark", context)
    case .highContrast:
      writeComparison(.colorSchemeContrast, "", isNegated, ".increased", context)
    case .rightToLeft:
      writeComparison(.layoutDirection, "", isNegated, ".rightToLeft", context)
    case .flag(let parameter):
      if model.parameters[Int(parameter)].isOptional {
        beginComparison(context)
        writeReference(parameter, unbound: true)
        out.write(isNegated ? " != true" : " == true")
        endComparison(context)
      } else {
        if isNegated { out.write("!") }
        writeReference(parameter)
      }
    case .isSet(let parameter):
      beginComparison(context)
      writeReference(parameter, unbound: true)
      out.write(isNegated ? " == nil" : " != nil")
      endComparison(context)
    }
  }

  private mutating func writeFlag(_ flag: Reads, _ isNegated: Bool) {
    if isNegated { out.write("!") }
    writeRead(flag)
  }

  private mutating func writeComparison(
    _ value: Reads, _ member: StaticString, _ isNegated: Bool, _ other: StaticString,
    _ context: TestContext
  ) {
    beginComparison(context)
    writeRead(value)
    out.write(member)
    out.write(isNegated ? " != " : " == ")
    out.write(other)
    endComparison(context)
  }

  private mutating func writeComparison(
    _ size: ControlSize, isNegated: Bool, within context: TestContext
  ) {
    beginComparison(context)
    writeRead(.controlSize)
    out.write(isNegated ? " != ." : " == .")
    out.write(string: size.rawValue)
    endComparison(context)
  }

  private mutating func writeComparison(
    _ parameter: ParameterID, _ index: UInt16, isNegated: Bool, within context: TestContext
  ) {
    beginComparison(context)
    writeReference(parameter, unbound: true)
    out.write(isNegated ? " != " : " == ")
    writeCase(index, of: model.parameters[Int(parameter)])
    endComparison(context)
  }

  private mutating func beginComparison(_ context: TestContext) {
    if context == .negation { out.write("(") }
  }

  private mutating func endComparison(_ context: TestContext) {
    if context == .negation { out.write(")") }
  }

  /// Writes whether the control is pressed.
  mutating func writePressed() {
    if model.component == .toggle { return writeRead(.isPressed) }
    writeRead(.configuration)
    out.write(".isPressed")
  }

  /// Writes the name of something that is read, and notes that it is.
  mutating func writeRead(_ value: Reads) {
    scope.reads.insert(value)
    if value == .configuration || value == .fraction {
      // No parameter of a progress style may be called so.
      out.write(value.name)
    } else {
      writeMember(value.name)
    }
  }
}

extension Test {
  /// How many characters the test takes at least.
  var leastLength: Int {
    switch self {
    case .input(let input):
      switch input {
      case .enabled, .hovered, .focused: "isEnabled".utf8.count
      case .pressed: "configuration.isPressed".utf8.count
      case .destructive: "configuration.role == .destructive".utf8.count
      case .on: "configuration.isOn".utf8.count
      case .indeterminate: "configuration.fractionCompleted == nil".utf8.count
      case .dark: "colorScheme == .dark".utf8.count
      case .highContrast: "colorSchemeContrast == .increased".utf8.count
      case .reduceMotion: "reduceMotion".utf8.count
      case .inactiveWindow: "isWindowInactive".utf8.count
      case .rightToLeft: "layoutDirection == .rightToLeft".utf8.count
      case .flag, .isSet: 1
      }
    case .equal: " == .".utf8.count
    case .controlSize: "controlSize == .".utf8.count
    case .not(let test): test.leastLength
    case .all(let tests), .any(let tests): tests.reduce(0) { $0 + $1.leastLength + 4 } - 4
    }
  }
}
