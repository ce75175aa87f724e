import Foundation
@testable import StyleLang
import Testing

/// The two outputs agree, with each other and with what was meant, for styles written at random.
///
/// `RANDOM_STYLE_SEED` and `RANDOM_STYLE_COUNT` ask for others, or for more.
@Suite struct RandomStyleTests {
  static let seed = number("RANDOM_STYLE_SEED") ?? 20_260_101
  static let count = Int(number("RANDOM_STYLE_COUNT") ?? 150)

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// The families of the run.
  static let families = (0..<count).map { RandomStyleFamily(seed: seed, number: $0) }

  /// Those that compile.
  static let valid = families.filter {
    !compile(SourceFile(name: "random.style", text: $0.source)).hasErrors
  }

  @Test func mostCompile() {
    print("random styles: seed \(Self.seed), \(Self.families.count) families")
    #expect(Self.valid.count * 10 >= Self.families.count * 8)
    #expect(Self.valid.reduce(0) { $0 + $1.styles.count } >= Self.count)
    var failures: [String] = []
    for family in Self.families {
      let diagnostics = compile(SourceFile(name: "random.style", text: family.source)).diagnostics
      failures += diagnostics.filter { $0.severity == .error }.prefix(1).map {
        "\($0.problem.code): \($0.problem.message)"
      }
    }
    if Self.valid.count * 10 < Self.families.count * 8 { print(failures.joined(separator: "\n")) }
  }

  /// Every property, state and type occurs, so that nothing is left out by accident.
  @Test func everythingOccurs() {
    let text = Self.valid.map(\.source).joined(separator: "\n")
    for property in Property.allCases {
      #expect(text.contains("\(property.name): "), "\(property)")
    }
    for state in State.allCases
    where Component.button.states.contains(state) || Component.view.states.contains(state) {
      #expect(text.contains(state.rawValue))
    }
    // Of fills and images there are the fixtures `fills` and `values`.
    for type in ParameterType.named where type != .fill && type != .image {
      #expect(text.contains(": \(type.languageName)"))
    }
  }

  @Test func theSameSeedGivesTheSameText() {
    let again = RandomStyleFamily(seed: Self.seed, number: 0)
    #expect(again.source == Self.families.first?.source)
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func outputsAgree(_ platform: Platform) async throws {
    var differential = Differential()
    differential.limit = 40
    var meanings: [String: RandomStyle] = [:]
    let half = Self.valid.enumerated().filter { ($0.offset % 3 == 0) == (platform == .macOS) }
    for (start, _) in half.enumerated() where start % 6 == 0 {
      let group = half[start..<min(start + 6, half.count)].map(\.element)
      let source = SourceFile(
        name: "random\(start).style", text: group.map(\.source).joined(separator: "\n"))
      let sheet = try #require(compile(source).sheet)
      try differential.add(
        sheet, name: "Random\(start).swift", words: Words.of(source), on: platform)
      for style in group.flatMap(\.styles) { meanings[style.name] = style }
    }
    let subjects = differential.subjects
    let lines = try await differential.differences(on: platform) { situation in
      let style = subjects[situation.subject].style
      guard let meaning = meanings[style.name] else { return nil }
      let samples = zip(style.parameters, situation.arguments).map { ($0.name, $1) }
      return meaning.look(
        in: meaning.situation(
          situation.state, on: platform, Dictionary(uniqueKeysWithValues: samples)),
        readsPointer: style.rules.contains { $0.condition.names(.hovered) })
    }
    expectNone(lines, "seed \(Self.seed), ")
  }

  /// Each set of the flat output has the values that the rules give in its combination.
  @Test func flatSetsAgree() throws {
    var lines: [String] = []
    for family in Self.valid.prefix(60) {
      let source = SourceFile(name: "random.style", text: family.source)
      var sheet = try #require(compile(source).sheet)
      sheet.styles.removeAll { flattenedSetCount($0) > 128 }
      lines += try DifferentialSets.differences(of: sheet)
    }
    expectNone(lines, "seed \(Self.seed), ")
  }
}

extension Condition {
  /// Whether a state is named in it.
  func names(_ state: State) -> Bool {
    switch self {
    case .state(let other): other == state
    case .not(let inner): inner.names(state)
    case .all(let parts), .any(let parts): parts.contains { $0.names(state) }
    case .always, .controlSize, .flag, .equal, .isSet: false
    }
  }
}
