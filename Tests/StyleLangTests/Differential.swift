import Testing

@testable import StyleLang

/// The two outputs of some styles, held against each other in many situations.
struct Differential: Sendable {
  /// A style, with the JSON that it became.
  struct Subject: Sendable {
    var style: Style
    var evaluator: JSONEvaluator
  }

  /// A style with arguments in a state.
  struct Situation: Sendable {
    /// An index into `subjects`.
    var subject: Int
    var arguments: [ArgumentSample]
    var state: ControlState
    /// An index into `expressions`.
    var expression: Int
  }

  var files: [GeneratedFile] = []
  var subjects: [Subject] = []
  var situations: [Situation] = []
  private var expressions: [ExecutionSubject] = []

  /// How many situations of a style are tried at most.
  var limit = 512
  var random = SplitMix(state: 1)

  /// Adds the styles of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The model.
  ///   - name: Of the Swift file.
  ///   - words: Every word of the file, so that a state is tried though the model forgot it.
  ///   - platform: The platform to be played, between whose versions the styles may tell.
  mutating func add(
    _ sheet: Sheet, name: String, words: Set<String>, on platform: Platform
  ) throws {
    files.append(
      GeneratedFile(name: name, text: String(decoding: emitSwift(sheet), as: UTF8.self)))
    let evaluator = JSONEvaluator(json: try JSONReader.read(emitJSON(sheet)))
    // To use one that is deprecated would warn, and warnings are errors; a platform that lacks the
    // protocol of a style has no such style.
    for style in sheet.styles
    where style.deprecation == nil && style.component.systems[platform] != nil {
      subjects.append(Subject(style: style, evaluator: evaluator))
      let states = style.component.states.filter { words.contains($0.rawValue) }
      let rows = style.argumentRows(limit: 24, using: &random)
      addSituations(
        rows,
        ControlState.combinations(
          of: Set(states).union([.disabled]), ofSizes: words.contains("controlSize"),
          limit: limit, using: &random
        ).varied(for: style, on: platform, scalesText: words.contains("scaled")))
    }
  }

  /// Adds each state and each row of arguments, with all of the others where they are few.
  private mutating func addSituations(_ rows: [[ArgumentSample]], _ states: [ControlState]) {
    let style = subjects[subjects.count - 1].style
    let first = expressions.count
    let hasMember = style.parameters.allSatisfy(\.hasDefault) || !style.parameters.isEmpty
    for (index, row) in rows.enumerated() {
      expressions.append(style.subject(row, isMember: hasMember && index % 2 == 0))
    }
    func add(_ row: Int, _ state: ControlState) {
      situations.append(
        Situation(
          subject: subjects.count - 1, arguments: rows[row], state: style.state(state, rows[row]),
          expression: first + row))
    }
    if rows.count * states.count <= limit {
      for row in rows.indices { for state in states { add(row, state) } }
      return
    }
    for (index, state) in states.enumerated() { add(index % rows.count, state) }
    for (index, row) in rows.indices.enumerated() { add(row, states[index % states.count]) }
    for _ in 0..<max(0, limit - states.count) {
      add(
        Int.random(in: rows.indices, using: &random),
        states[Int.random(in: states.indices, using: &random)])
    }
  }

  /// Runs the Swift, and says where it differs from the JSON or from what else is expected.
  ///
  /// - Parameters:
  ///   - platform: The platform to play.
  ///   - expected: A third reading of a situation, which says nothing of `animates`; nil where
  ///     there is none.
  /// - Returns: A line for each difference.
  func differences(
    on platform: Platform, expected: (Situation) throws -> LookTree? = { _ in nil }
  ) async throws -> [String] {
    let records = try await ExecutionHarness.run(
      files, subjects: expressions,
      cases: situations.map { ExecutionCase(subject: $0.expression, state: $0.state) },
      platform: platform)
    var lines: [String] = []
    for (situation, record) in zip(situations, records) {
      let (style, evaluator) = (
        subjects[situation.subject].style, subjects[situation.subject].evaluator
      )
      var differences = record.problems
      do {
        var tree = try evaluator.tree(
          of: style.name, in: situation.state, on: platform,
          arguments: style.jsonArguments(situation.arguments))
        // What a modifier of the app does is drawn, and its name is not.
        tree.look[.modifier] = "none"
        differences += record.tree.differences(from: tree, names: ("Swift", "JSON"))
        if var third = try expected(situation) {
          third.look.animates = style.animates.map { _ in "" }
          third.normalize(for: style.component)
          if !third.look.animates.isEmpty { third.look.animates = tree.look.animates }
          differences += tree.differences(from: third, names: ("JSON", "meaning"))
        }
      } catch {
        differences.append("\(error)")
      }
      lines += differences.map {
        "\(style.name)(\(style.describe(situation.arguments))), \(situation.state): \($0)"
      }
    }
    return lines
  }
}

extension ControlState {
  /// Every combination of states, disabled and pressed together included, with every control size
  /// if asked for; some of them at random where they are too many.
  static func combinations(
    of states: Set<State>, ofSizes: Bool, limit: Int, using random: inout SplitMix
  ) -> [ControlState] {
    let states = State.allCases.filter(states.contains)
    let sizes = ofSizes ? ControlSize.allCases : [.regular]
    func combination(_ bits: Int, _ size: ControlSize) -> ControlState {
      ControlState(
        Set(states.indices.filter { bits >> $0 & 1 != 0 }.map { states[$0] }), controlSize: size)
    }
    let count = 1 << states.count
    if count * sizes.count <= limit {
      return (0..<count).flatMap { bits in sizes.map { combination(bits, $0) } }
    }
    // None, each alone, each two, all; then at random.
    var bits = [0, count - 1]
    for first in states.indices {
      for second in first..<states.count { bits.append(1 << first | 1 << second) }
    }
    while bits.count < limit { bits.append(Int.random(in: 0..<count, using: &random)) }
    return bits.enumerated().map { combination($0.element, sizes[$0.offset % sizes.count]) }
  }
}

extension [ControlState] {
  /// The states, and more of them with what the control lacks, other systems and larger text, where
  /// the style may tell.
  fileprivate func varied(
    for style: Style, on platform: Platform, scalesText: Bool
  ) -> [ControlState] {
    let systems = style.systems(of: platform)
    let slots: [Set<String>] = [[]] + style.optionalSlots.sorted().map { [$0] }
    let scales = scalesText ? [1, 1.5] : [1]
    // What varies here is independent of the states: a few of those are enough for each.
    var result = self
    for (index, system) in systems.enumerated() {
      for absent in slots {
        for scale in scales where index > 0 || !absent.isEmpty || scale != 1 {
          for var state in prefix(8) {
            state.system = system
            state.absentSlots = absent
            state.textScale = scale
            result.append(state)
          }
        }
      }
    }
    return result
  }
}

/// Expects no lines, and shows the first of each style and property.
func expectNone(
  _ lines: [String], _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  if lines.isEmpty { return }
  var seen: Set<String> = []
  let first = lines.filter { line in
    let parts = line.split(separator: ": ")
    let property = parts.dropLast().last.map(String.init) ?? ""
    return seen.insert(line.prefix { $0 != "(" && $0 != "," } + property).inserted
  }
  let text = first.prefix(40).joined(separator: "\n")
  Issue.record("\(comment)\(lines.count) differences:\n\(text)", sourceLocation: sourceLocation)
}
