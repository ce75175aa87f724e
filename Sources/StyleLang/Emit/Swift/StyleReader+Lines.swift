extension StyleReader {
  /// Whether a branch uses an optional parameter that the test before it asks for.
  func bindsSomething(_ choice: Choice, _ test: Test, _ yes: Decision) -> Bool {
    switch test {
    case .input(.isSet(let parameter)): uses(choice, yes, parameter)
    case .all(let tests): tests.contains { bindsSomething(choice, $0, yes) }
    default: false
    }
  }

  /// Whether a test with two values could fit on the line at hand; a guess that only errs in saying so.
  func mayFit(_ choice: Choice, _ test: Test, at column: Int) -> Bool {
    guard case .test(_, let yes, let no) = choice.decision else { return false }
    var length = column + test.leastLength + " ?  : ".utf8.count
    if case .leaf(let leaf) = yes { length += leastLength(choice, leaf) }
    if case .leaf(let leaf) = no { length += leastLength(choice, leaf) }
    return length <= SwiftEmitter.lineLength
  }

  private func leastLength(_ choice: Choice, _ leaf: Int) -> Int {
    guard leaf != Decision.anyLeaf else { return 1 }
    switch rules[choice.base + leaf].value {
    case .color(.token(let token)) where !isFolded(token):
      return tokenNames.range(of: token).count
    case .color(.literal(let color)):
      return color.leastLength
    default: return 1
    }
  }
}

extension RGBA {
  /// How many characters the colour takes at least.
  fileprivate var leastLength: Int {
    if red == green, green == blue { return ".black".utf8.count }
    // A component that is neither 0 nor 1 takes two characters more.
    let fractions = [red, green, blue].count { $0 != 0 && $0 != 1 }
    return "Color(red: 0, green: 0, blue: 0)".utf8.count + fractions * 2
  }
}
