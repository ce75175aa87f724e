import Foundation
@testable import StyleLang
import Testing

/// The two outputs agree, with each other and with what was meant, for styles written at random.
///
/// `RANDOM_STYLE_SEED` and `RANDOM_STYLE_COUNT` ask for others, or for more; see `RandomFeature` for
/// less.
@Suite struct RandomStyleTests {
  static let defaultSeed: UInt64 = 20_260_101
  static let seed = number("RANDOM_STYLE_SEED") ?? defaultSeed
  static let count = Int(number("RANDOM_STYLE_COUNT") ?? 60)

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

  /// The models of those that compile.
  static func sheets() throws -> [Sheet] {
    try valid.map {
      try #require(compile(SourceFile(name: "random.style", text: $0.source)).sheet)
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
    let half = Self.valid.enumerated().filter { offset, family in
      (offset % 3 == 0) == (platform == .macOS)
        && (Self.seed != Self.defaultSeed || RandomFeature.familiesLeftOut[family.number] == nil)
    }
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
      return meaning.tree(
        in: meaning.situation(
          situation.state, on: platform, Dictionary(uniqueKeysWithValues: samples)),
        readsPointer: style.readsPointer)
    }
    expectNone(lines, "seed \(Self.seed), ")
  }

  /// Each set of the flat output has the values that the rules give in its combination.
  @Test func flatSetsAgree() throws {
    var lines: [String] = []
    for family in Self.valid.prefix(60)
    where Self.seed != Self.defaultSeed || RandomFeature.flatFormsLeftOut[family.number] == nil {
      let source = SourceFile(name: "random.style", text: family.source)
      lines += try DifferentialSets.differences(
        of: #require(compile(source).sheet), limit: 128)
    }
    expectNone(lines, "seed \(Self.seed), ")
  }
}

extension Style {
  /// Whether a condition that can matter names `hovered`.
  fileprivate var readsPointer: Bool {
    func reads(_ rules: [Rule]) -> Bool { rules.contains { $0.condition.names(.hovered) } }
    func reads(_ element: Element) -> Bool {
      element.condition.names(.hovered) || reads(element.rules)
        || element.children.contains(where: reads)
    }
    return reads(rules) || content.map(reads) ?? false
      || layers.contains {
        $0.condition.names(.hovered) || reads($0.rules) || $0.content.map(reads) ?? false
      }
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
