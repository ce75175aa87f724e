@testable import StyleLang
import Testing

/// The two outputs of one style that has every property and every kind of value agree, in each of
/// its states.
@Suite struct JSONAgreementTests {
  /// Arguments as generated Swift and as JSON write them.
  private static let arguments: [(swift: String, json: String)] = [
    (
      #"line: .blue, face: "Avenir", edge: .init(color: .red, width: 2, dash: [1])"#,
      #"""
      {"line": {"system": "blue"}, "face": "Avenir", "edge":
      {"width": 2, "color": {"system": "red"}, "dash": [1], "placement": "inside"}}
      """#
    ),
    (
      #"""
      isOn: true, size: .small, line: Color("Own"), length: 40.5, face: "\"A\" \\(1)",
      corner: .rounded(7, style: .continuous), face2: .system(size: 3, weight: .thin),
      move: .linear(duration: 2), edge: .init(color: .green.opacity(0.5), width: 1),
      angle: .degrees(90)
      """#,
      #"""
      {"isOn": true, "size": "small", "line": {"asset": "Own"}, "length": 40.5,
      "face": "\"A\" \\(1)", "corner": {"kind": "rounded", "radius": 7, "cornerStyle": "continuous"},
      "face2": {"system": 3, "weight": "thin"}, "move": {"curve": "linear", "duration": 2},
      "edge": {"width": 1, "color": {"call": "opacity", "arguments": [{"system": "green"}, 0.5]},
      "dash": [], "placement": "inside"}, "angle": 90}
      """#
    ),
  ]

  @Test(arguments: [Platform.iOS, .macOS])
  func inEveryState(_ platform: Platform) async throws {
    let sheet = JSONSamples.everything
    let file = GeneratedFile(
      name: "Everything.swift", text: String(decoding: emitSwift(sheet), as: UTF8.self))
    let evaluator = JSONEvaluator(json: try JSONReader.read(emitJSON(sheet)))
    let cases = Self.arguments.indices.flatMap { subject in
      Self.states.map { ExecutionCase(subject: subject, state: $0) }
    }
    let records = try await ExecutionHarness.run(
      [file],
      subjects: Self.arguments.map {
        ExecutionSubject(.button, "EverythingButtonStyle(\($0.swift))")
      },
      cases: cases, platform: platform)
    for (item, record) in zip(cases, records) {
      let arguments = try JSONReader.read(Array(Self.arguments[item.subject].json.utf8)).members
      let look = try evaluator.look(
        of: "Everything", in: item.state, on: platform,
        arguments: Dictionary(uniqueKeysWithValues: arguments.map { ($0.key, $0.value) }))
      #expect(record.problems == [], "\(item.state)")
      let differences = record.look.differences(from: look, names: ("Swift", "JSON"))
      #expect(differences == [], "\(item.state) with \(Self.arguments[item.subject].swift)")
    }
  }

  /// Each set of states, with the control sizes in turn.
  private static let states: [ControlState] = (0..<1 << State.allCases.count).map { bits in
    let states = State.allCases.enumerated().filter { bits & 1 << $0.offset != 0 }
    return ControlState(
      Set(states.map(\.element)),
      controlSize: ControlSize.allCases[bits % ControlSize.allCases.count])
  }
}
