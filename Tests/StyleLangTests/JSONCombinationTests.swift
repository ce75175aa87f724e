import Testing

@testable import StyleLang

/// The flat form lists each combination that can occur, once, and no other.
@Suite struct JSONCombinationTests {
  static let bodies = [
    // Who runs iOS 26 runs iOS 17.
    """
    button {
        padding: 8
        padding: 9 when available(ios: 17)
        padding: 10 when pressed and available(ios: 26)
    }
    """,
    // Nobody runs two systems.
    """
    button {
        padding: 8
        padding: 9 when available(ios: 17)
        margin: 1 when available(macos: 14)
        opacity: 50% when disabled or pressed
    }
    """,
    // Not every platform has every state.
    """
    button {
        padding: 8
        padding: 9 when available(ios: 26, macos: 26)
        padding: 10 when available(tvos: 18, watchos: 11)
        margin: 1 when available(macos: 14.4)
        opacity: 50% when hovered and not disabled
        brightness: 10% when inactiveWindow
        blur: 1 when dark
        scale: 90% when controlSize == large
    }
    """,
    // There is no such style on tvOS.
    """
    group {
        padding: 8
        padding: 9 when available(ios: 16, tvos: 16)
        margin: 2 when available(tvos: 18)
        opacity: 50% when available(visionos: 2) and dark
    }
    """,
    // Parameters of every kind before, between and after the questions.
    """
    button {
        padding: 8
        padding: 9 when available(ios: 26) and size == large
        margin: 1 when isCrowded and available(ios: 17, watchos: 10)
        opacity: 50% when line is set and focused
        blur: 2 when available(watchos: 11) and not flag
    }
    """,
  ]

  @Test(arguments: bodies)
  func whatCanOccurIsListedOnce(_ body: String) throws {
    let source = SourceFile(
      name: "flat.style",
      text: "environment isCrowded: Bool = false\n"
        + "style Flat"
        + (body.contains("size ==")
          ? "(size: small | large = small, line: Color?, flag: Bool = true)" : "")
        + ": " + body)
    let compilation = compile(source)
    #expect(compilation.diagnostics.map(\.problem.message) == [])
    let style = try #require(compilation.sheet?.styles.first)
    var listed: [Combination] = []
    Combinations(style).forEach { listed.append($0) }
    #expect(listed.count == flattenedSetCount(style))
    let keys = listed.map { Self.key($0) }
    #expect(keys == Set(keys).sorted(), "in order, and each once")
    #expect(Set(keys) == Self.occurring(style))
  }

  // MARK: Brute force

  private static let versions: [Version] = (5...27).flatMap { major in
    [0, 3, 4, 5].map { Version(major, $0) }
  }

  /// What can occur, by trying every system, state and argument.
  private static func occurring(_ style: Style) -> Set<String> {
    let platforms = Platform.allCases.filter {
      style.component != .group || ($0 != .tvOS && $0 != .watchOS)
    }
    var systems: [(Platform?, Version)] = [(nil, Version(1))]
    for platform in platforms { systems += versions.map { (platform, $0) } }
    let inputs = StyleInputs(style)
    var result: Set<String> = []
    for (platform, version) in systems {
      for number in 0..<(1 << inputs.states.count) {
        let states = Set(inputs.states.indices.filter { number >> $0 & 1 == 1 })
          .map { inputs.states[$0] }
        guard canBe(Set(states), of: inputs, on: platform) else { continue }
        for size in inputs.hasControlSize ? ControlSize.allCases : [.regular] {
          if platform == .tvOS, size != .regular { continue }
          for arguments in arguments(of: style, inputs, on: platform, version) {
            let bits = states.reduce(0) { $0 | $1.bit }
            result.insert(
              key(Combination(stateBits: bits, controlSize: size, arguments: arguments)))
          }
        }
      }
    }
    return result
  }

  private static func canBe(
    _ states: Set<State>, of inputs: StyleInputs, on platform: Platform?
  ) -> Bool {
    if states.contains(.disabled), !states.isDisjoint(with: [.pressed, .hovered, .focused]) {
      return false
    }
    return switch platform {
    case nil: true
    case .iOS, .visionOS: !states.contains(.inactiveWindow)
    case .macOS: true
    case .tvOS: states.isDisjoint(with: [.inactiveWindow, .hovered])
    case .watchOS:
      states.isDisjoint(with: [.inactiveWindow, .hovered])
        && (states.contains(.dark) || !inputs.contains(.dark))
    }
  }

  private static func arguments(
    of style: Style, _ inputs: StyleInputs, on platform: Platform?, _ version: Version
  ) -> [[Combination.Argument]] {
    style.parameters.indices.reduce([[]]) { rows, index in
      let parameter = style.parameters[index]
      var choices: [Combination.Argument]
      switch parameter.type {
      case _ where !inputs.hasParameter[index]: choices = [.some]
      case .bool: choices = [.flag(false), .flag(true)]
      case .enumeration(let type): choices = type.cases.indices.map { .word(UInt16($0)) }
      default: choices = [.some]
      }
      if parameter.isOptional { choices.append(.absent) }
      if case .availability(let availability) = parameter.source {
        choices = [.flag(platform.map { availability.contains(version, of: $0) } ?? false)]
      }
      return rows.flatMap { row in choices.map { row + [$0] } }
    }
  }

  /// A text that sorts as the combinations are listed.
  private static func key(_ combination: Combination) -> String {
    let states = State.allCases.map { combination.stateBits & $0.bit == 0 ? "0" : "1" }.joined()
    let size = ControlSize.allCases.firstIndex(of: combination.controlSize) ?? 0
    let arguments = combination.arguments.map { argument in
      switch argument {
      case .absent: "0"
      case .some: "9"
      case .flag(let truth): truth ? "2" : "1"
      case .word(let word): "\(word + 1)"
      }
    }
    return "\(states) \(size) \(arguments.joined())"
  }
}
