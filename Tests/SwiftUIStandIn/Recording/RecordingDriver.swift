/// A style that the driver can record in any state.
@_spi(Recording) public struct RecordingSubject {
  let body: @MainActor (ButtonStyleConfiguration) -> any View

  /// A button style.
  public static func button<S: ButtonStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { style().makeBody(configuration: $0) }
  }

  /// A modifier, applied to a text.
  public static func view<V: View>(_ apply: @escaping @MainActor (Text) -> V) -> Self {
    RecordingSubject { _ in apply(Text("content")) }
  }
}

/// The main function of a program that records.
///
/// Its arguments are the file of cases and the file to write. A case is a line: the index of its
/// subject, then the words of its state: `pressed disabled hovered focused destructive dark
/// highContrast reduceMotion inactiveWindow rightToLeft`, and a control size.
///
/// It writes a line of JSON for each different record, `{"view", "changes", "resetsHover"}`; an
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

    var json: String {
      var json = "{\"view\":"
      view.write(to: &json)
      let changes = changes.map { change in
        let feedback = change.feedback.map(quoted).joined(separator: ",")
        return "{\"value\":\(quoted(change.value)),\"feedback\":[\(feedback)]}"
      }
      json += ",\"changes\":[\(changes.joined(separator: ","))]"
      if let resetsHover { json += ",\"resetsHover\":\(resetsHover)" }
      return json + "}"
    }
  }

  @MainActor private static func record(
    _ subject: RecordingSubject, _ state: Set<Substring>
  ) -> Record {
    let environment = environment(of: state)
    Recorder.current = Recorder()
    Recorder.current.environment = environment
    let view = subject.body(
      ButtonStyleConfiguration(
        role: state.contains("destructive") ? .destructive : nil, label: .init(),
        isPressed: state.contains("pressed")))
    var tree = Recorder.record(view, in: environment)
    if state.contains("hovered"), !Recorder.current.hoverActions.isEmpty {
      for action in Recorder.current.hoverActions { action(true) }
      tree = Recorder.record(view, in: environment)
    }
    let tracksHover = !Recorder.current.hoverActions.isEmpty
    let changes = Recorder.current.changes.map(recordChange)
    return Record(view: tree, changes: changes, resetsHover: tracksHover ? true : nil)
  }

  /// The watched value and the feedback that its becoming true gives.
  private static func recordChange(_ change: Recorder.Change) -> Record.Change {
    Recorder.current.feedback = []
    change.fire(true)
    return Record.Change(value: change.value, feedback: Recorder.current.feedback)
  }

  /// Whether a control over which the pointer stays forgets it when it becomes disabled.
  @MainActor private static func resetsHover(_ subject: RecordingSubject) -> Bool {
    let view = subject.body(ButtonStyleConfiguration(role: nil, label: .init(), isPressed: false))
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
