/// What is going on while a view is recorded.
///
/// A recording is single-threaded, on the main thread, so it is kept in one place.
struct Recorder {
  /// The recording under way.
  nonisolated(unsafe) static var current = Recorder()

  /// What is known of `inset(by:)` of shapes, by type and text.
  nonisolated(unsafe) static var insetProblems: [String: [Argument]] = [:]

  /// Where every view is drawn: there is no layout.
  static let frame = CGRect(x: 0, y: 0, width: 100, height: 44)

  /// What `@Environment` reads.
  var environment = EnvironmentValues()
  /// What views keep from one recording to the next.
  var memory = Memory()
  /// The system that `#available` asks about, as in `iOS 17.4`; nil has everything.
  var system: String?
  /// Whether every button is under a finger.
  var pressesButtons = false

  /// The place in the tree of views, which tells views of one type from each other.
  var place = 0
  /// The closures given to `onHover`, in the order of recording.
  var hoverActions: [(Bool) -> Void] = []
  /// The closures given to `onChange`.
  var changes: [Change] = []
  /// What can be touched, in the order of recording.
  var targets: [TouchTarget] = []
  /// What sets the focus.
  var focuses: [(Bool) -> Void] = []
  /// What happens after the recording: appearances, and changes of what is watched.
  var afterwards: [() -> Void] = []
  /// What views prefer, by the key.
  var preferences: [ObjectIdentifier: Any] = [:]
  /// What feedback was asked for.
  var feedback: [String] = []
  /// What was last written to a `@State`.
  var lastStateWrite: Any?
  /// How many `if` and `switch` there were in what was drawn, but for those that ask the system's
  /// version.
  var conditionals = 0
  /// Whether the system's version was asked for and no branch was taken yet.
  var askedForAvailability = false

  /// A watched value and what happens on its change to another value of the same type.
  struct Change {
    var value: String
    var fire: (Any) -> Void
  }

  /// What outlives a recording.
  final class Memory {
    /// The storage of `@State` and the like, by the place of the view and the name of the property.
    var storage: [Int: AnyObject] = [:]
    /// What `onChange` saw last, by its place.
    var watched: [Int: Any] = [:]
    /// The buttons that are under a finger, by their places.
    var pressed: Set<Int> = []
  }

  /// Records a view from a clean slate, but with the state that views keep.
  static func record(_ view: some View, in environment: EnvironmentValues) -> RecordedView {
    let (memory, system, presses) = (current.memory, current.system, current.pressesButtons)
    current = Recorder()
    current.environment = environment
    current.memory = memory
    current.system = system
    current.pressesButtons = presses
    return SwiftUI.record(view)
  }

  /// Records a part of a view.
  static func within<Result>(_ part: Int, _ body: () -> Result) -> Result {
    let place = current.place
    current.place = (place &* 31 &+ part &+ 1) &* 0x9E37_79B9
    defer { current.place = place }
    return body()
  }

  /// Records in a changed environment.
  static func with<Result>(
    _ change: (inout EnvironmentValues) -> Void, _ body: () -> Result
  ) -> Result {
    let environment = current.environment
    change(&current.environment)
    defer { current.environment = environment }
    return body()
  }

  /// Notes that a value is watched: what happens when it is another than at the last recording.
  ///
  /// - Parameter initial: What it counts as before the first; nil if the first is no change.
  static func watch<V: Equatable>(
    _ value: V, from initial: V? = nil, _ action: @escaping (V) -> Void
  ) {
    let (place, memory) = (current.place &+ current.changes.count, current.memory)
    let last = memory.watched[place] as? V ?? initial
    memory.watched[place] = value
    if let last, last != value { current.afterwards.append { action(value) } }
  }

  /// Whether the branch that is taken depends on the system's version.
  static func takesAvailability() -> Bool {
    defer { current.askedForAvailability = false }
    return current.askedForAvailability
  }
}

/// A view that knows how it is recorded; every other view is recorded by its body.
protocol RecordingView {
  func record() -> RecordedView
}

/// A view that stands for none, one or several.
protocol RecordingList {
  func recordList() -> [RecordedView]
}

/// Records a view in the current environment; several are a `group`, none is `empty`.
func record<V: View>(_ view: V) -> RecordedView {
  if let view = view as? any RecordingView { return view.record() }
  let list = recordList(view)
  if list.count == 1 { return list[0] }
  return RecordedView(name: list.isEmpty ? "empty" : "group", children: list)
}

/// Records the views that a view stands for.
func recordList<V: View>(_ view: V) -> [RecordedView] {
  if let view = view as? any RecordingView { return [view.record()] }
  if let view = view as? any RecordingList { return view.recordList() }
  return recordBody(of: view, ()) { view, _ in recordList(view.body) }
}

/// Records what something with properties of its own draws, given something else.
func recordBody<Value, Given, Result: Sendable>(
  of value: Value, _ given: Given, _ body: @MainActor (Value, Given) -> Result
) -> Result {
  Recorder.within(ObjectIdentifier(Value.self).hashValue) {
    connectProperties(of: value)
    nonisolated(unsafe) let (value, given) = (value, given)
    return MainActor.assumeIsolated { body(value, given) }
  }
}

/// Runs something on the main actor, where every recording takes place.
func onMain<Value, Result: Sendable>(
  _ value: Value, _ body: @MainActor (Value) -> Result
) -> Result {
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { body(value) }
}
