/// The main function of a program that records.
///
/// Its arguments are the file of cases and the file to write. A case is a line: the index of its
/// subject, then the words of its state: `pressed disabled hovered focused destructive on
/// indeterminate dark highContrast reduceMotion inactiveWindow rightToLeft`, a control size, the
/// declared states of a component, `no-icon` and the like for parts that are not there,
/// `fraction=0.5`, `textScale=1.5`, and `system=17.4`, the system's version.
///
/// It writes a line of JSON for each different record, `{"view", "changes", "resetsHover",
/// "conditionals"}`; an
/// empty line; then for each case the index of its record.
@_spi(Recording) public enum RecordingDriver {
  @MainActor public static func run(_ subjects: [RecordingSubject]) {
    let arguments = CommandLine.arguments
    guard arguments.count == 3,
      let cases = try? String(contentsOfFile: arguments[1], encoding: .utf8)
    else { preconditionFailure("usage: driver CASES OUTPUT") }
    var records: [String] = []
    var indices: [Record: Int] = [:]
    var results: [String] = []
    var resetsHover: [Int: Bool] = [:]
    for line in cases.split(separator: "\n") {
      let words = line.split(separator: " ")
      let subject = Int(words[0]) ?? 0
      var record = Self.record(subjects[subject], Set(words.dropFirst()))
      // A matter of the style, not of the state, and as long as a recording: asked once.
      if record.resetsHover != nil {
        let answer = resetsHover[subject] ?? Self.resetsHover(subjects[subject])
        resetsHover[subject] = answer
        record.resetsHover = answer
      }
      let index = indices[record] ?? records.count
      if index == records.count {
        records.append(record.json)
        indices[record] = index
      }
      results.append(String(index))
    }
    let output = (records + [""] + results).joined(separator: "\n")
    try? output.write(toFile: arguments[2], atomically: true, encoding: .utf8)
  }

  /// What one case gives.
  private struct Record: Hashable {
    struct Change: Hashable {
      var value: String
      var feedback: [String]
    }

    var view: RecordedView
    var changes: [Change]
    var resetsHover: Bool?
    /// How many choices between views were taken.
    var conditionals = 0

    var json: String {
      var json = "{\"view\":"
      view.write(to: &json)
      let changes = changes.map { change in
        let feedback = change.feedback.map(quoted).joined(separator: ",")
        return "{\"value\":\(quoted(change.value)),\"feedback\":[\(feedback)]}"
      }
      json += ",\"changes\":[\(changes.joined(separator: ","))]"
      if let resetsHover { json += ",\"resetsHover\":\(resetsHover)" }
      if conditionals > 0 { json += ",\"conditionals\":\(conditionals)" }
      return json + "}"
    }
  }

  @MainActor private static func record(
    _ subject: RecordingSubject, _ state: Set<Substring>
  ) -> Record {
    let environment = environment(of: state)
    Recorder.current = Recorder()
    Recorder.current.environment = environment
    Recorder.current.pressesButtons = state.contains("pressed")
    Recorder.current.system = system(of: state)
    let view = subject.body(RecordingState(words: state))
    var tree = Recorder.record(view, in: environment)
    let isHovered = state.contains("hovered") && !Recorder.current.hoverActions.isEmpty
    let isFocused = state.contains("focused") && !Recorder.current.focuses.isEmpty
    if isHovered { for action in Recorder.current.hoverActions { action(true) } }
    if isFocused { for action in Recorder.current.focuses { action(true) } }
    if isHovered || isFocused { tree = Recorder.record(view, in: environment) }
    let tracksHover = !Recorder.current.hoverActions.isEmpty
    let conditionals = Recorder.current.conditionals
    let changes = Recorder.current.changes.map(recordChange)
    return Record(
      view: tree, changes: changes, resetsHover: tracksHover ? true : nil,
      conditionals: conditionals)
  }

  private static func system(of state: Set<Substring>) -> String? {
    state.first { $0.hasPrefix("system=") }.map { String($0.dropFirst("system=".count)) }
  }

  /// The watched value and the feedback that its becoming true gives.
  private static func recordChange(_ change: Recorder.Change) -> Record.Change {
    Recorder.current.feedback = []
    change.fire(true)
    return Record.Change(value: change.value, feedback: Recorder.current.feedback)
  }

  /// Whether a control over which the pointer stays forgets it when it becomes disabled.
  @MainActor private static func resetsHover(_ subject: RecordingSubject) -> Bool {
    let view = subject.body(RecordingState(words: []))
    Recorder.current.memory = Recorder.Memory()
    var environment = EnvironmentValues()
    _ = Recorder.record(view, in: environment)
    for action in Recorder.current.hoverActions { action(true) }
    environment.isEnabled = false
    _ = Recorder.record(view, in: environment)
    for change in Recorder.current.changes where change.value == "false" { change.fire(false) }
    return Recorder.current.lastStateWrite as? Bool == false
  }

  private static func environment(of state: Set<Substring>) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.isEnabled = !state.contains("disabled")
    values.isFocused = state.contains("focused")
    values.textScale = RecordingState(words: state).number("textScale") ?? 1
    #if PLATFORM_WATCHOS
      values.colorScheme = .dark
    #else
      values.colorScheme = state.contains("dark") ? .dark : .light
    #endif
    values.colorSchemeContrast = state.contains("highContrast") ? .increased : .standard
    values.accessibilityReduceMotion = state.contains("reduceMotion")
    values.layoutDirection = state.contains("rightToLeft") ? .rightToLeft : .leftToRight
    #if PLATFORM_MACOS
      values.controlActiveState = state.contains("inactiveWindow") ? .inactive : .key
    #endif
    #if !PLATFORM_TVOS
      let sizes: [(Substring, ControlSize)] = [
        ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
        ("extraLarge", .extraLarge),
      ]
      values.controlSize = sizes.first { state.contains($0.0) }?.1 ?? .regular
    #endif
    return values
  }
}
